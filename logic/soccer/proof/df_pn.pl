:- module(soccer_df_pn,
          [ field_search/2,            % +Field, -Search
            drawing_drawn/2,           % +Drawing, -Drawn
            search_winner/3,           % +Search, +Drawn, -Winner
            search_slice/4,            % +Search, +Drawn, +Nodes, -Winner
            search_nodes/2,            % +Search, -Nodes
            search_step/4              % +Search, +Drawn, +Directions, -Direction
          ]).

/** <module> Paper soccer: who wins on a small field, by a search over steps that ends with a proof

The same as drawing_depth_value/3 of ../definition.pl, to any depth: Winner wins whatever the other
player draws.  The search goes edge by edge, so that turns with the same beginning are looked at
together.  What matters of a game so far is drawn(Player, Ball, Edges): Player draws next, and Edges
are drawn, as drawing_edges/2 has them.

A state is state(Player, Ball, Touched, Fresh, edges(E, NE, N, NW)).  A set of points is an integer
with a bit for each: the next bit belongs to the next point across, and the bit that is _row_ bits
higher to the next one along.  Ball is the set of one point; on Touched the ball bounces, on Fresh it
rests.  Of the edges that are free, E has the points from which one leads to the right, NE to the
right and ahead, N ahead, and NW to the left and ahead.  So all points in reach are found together.

The search is df-pn: depth-first, with proof numbers (Nagai 2002).  Two numbers of a state say how
much may be left to prove that the player who draws wins, and that this player loses.  The search
goes where least is left, and the transposition table keeps the numbers.  To prove that the player
loses each step must lose: as much is left as for the hardest of them, and 1 for each other (Ueda and
others 2008).  A sum would count twice what can be come to in two ways.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [append/2, member/2, min_list/2, sum_list/2]).
:- use_module('../definition', [ drawing_edges/2, field_border_point/2, field_drawing/2,
                                 field_edge_points/4, field_goal_point/3, field_point/2 ]).

:- set_prolog_flag(optimise, true).     % the arithmetic is compiled

%!  field_search(+Field, -Search) is det.
%
%   True when Search is a search on Field that has not begun.  It is changed in place: what it finds
%   out is known to all later questions.
%
%       ?- field_search(field(standard, 3, 3, 1), Search),
%          search_winner(Search, drawn(1, 1/1, []), Winner).
%       Search = Search, Winner = 1.

field_search(Field, search(Kind, Numbered, Board, Start, Table, nodes(0, inf))) :-
    Field = field(Kind, _, _, _),
    field_board(Field, Numbered, Board, Start),
    trie_new(Table).

%   A board is board(Shifts, Goal1, Goal2, Bits, Columns): Shifts has the distance in bits from a
%   point to the next one N, NE and NW, Bits is the number of bits of a set, and Columns is for the
%   mirror image.

field_board(Field, Numbered, board(shifts(Row, Next, Before), Goal1, Goal2, Bits, Columns),
            state(Player, Ball, Touched, Fresh, edges(E, NE, N, NW))) :-
    Field = field(_, Width, _, Goal),
    Row is Width + 1,
    Next is Row + 1,
    Before is Row - 1,
    findall(Across/Along, field_point(Field, Across/Along), Points),
    findall(Place, ( member(Across/Along, Points), Place is Along * Row + Across ), Places),
    min_list(Places, First),
    Numbered = numbered(Row, First),
    points_set(Points, Numbered, All),
    msb(All, Most),
    findall(Point, field_goal_point(Field, 1, Point), Points1),
    points_set(Points1, Numbered, Goal1),
    findall(Point, field_goal_point(Field, 2, Point), Points2),
    points_set(Points2, Numbered, Goal2),
    findall(Point, field_border_point(Field, Point), Border),
    points_set(Border, Numbered, Border1),
    field_drawing(Field, drawing(_, Player, Start, _)),
    points_set([Start], Numbered, Ball),
    Goals is Goal1 \/ Goal2,
    Touched is (Border1 /\ \Goals) \/ Ball,
    Fresh is All /\ \ (Goals \/ Touched),
    Bits is Most + 1,
    (   (Width - Goal) mod 2 =:= 0
    ->  findall(column(Column, Shift),
                ( between(0, Width, Across),
                  Shift is Width - 2 * Across,
                  findall(Across/Along, member(Across/Along, Points), Points3),
                  points_set(Points3, Numbered, Column) ),
                Columns)
    ;   Columns = []
    ),
    edges_set(Field, Numbered, 1, 0, E),
    edges_set(Field, Numbered, 1, 1, NE),
    edges_set(Field, Numbered, 0, 1, N),
    edges_set(Field, Numbered, -1, 1, NW).

msb(Set, Most) :-
    Most is msb(Set).

points_set(Points, numbered(Row, First), Set) :-
    findall(Bit,
            ( member(Across/Along, Points), Bit is 1 << (Along * Row + Across - First) ),
            Bits),
    sum_list(Bits, Set).

edges_set(Field, Numbered, Right, Ahead, Set) :-
    findall(Across/Along,
            ( field_edge_points(Field, Across/Along, _, Across1/Along1),
              Across1 =:= Across + Right,
              Along1 =:= Along + Ahead ),
            Points),
    points_set(Points, Numbered, Set).

%!  drawing_drawn(+Drawing, -Drawn) is det.
%
%   True when Drawn is what matters of Drawing.
%
%       ?- drawing_drawn(drawing(field(line, 2, 3, 0), 2, 1/2, [1/1]), Drawn).
%       Drawn = drawn(2, 1/2, [[1/1, 1/2]]).

drawing_drawn(Drawing, drawn(Player, Ball, Edges)) :-
    Drawing = drawing(_, Player, Ball, _),
    drawing_edges(Drawing, Edges).

%!  search_winner(+Search, +Drawn, -Winner) is det.
%
%   True when Winner wins after Drawn, a game that is open.
%
%       ?- field_search(field(standard, 2, 4, 2), Search),
%          search_winner(Search, drawn(1, 1/2, []), Winner).
%       Search = Search, Winner = 2.

search_winner(Search, Drawn, Winner) :-
    search_state(Search, Drawn, [], State),
    state_winner(Search, State, Winner).

%!  search_slice(+Search, +Drawn, +Nodes, -Winner) is semidet.
%
%   As search_winner/3, but fails if Search has not found Winner at so many more Nodes.  Another
%   slice goes on from there.
%
%       ?- field_search(field(standard, 4, 4, 4), Search),
%          search_slice(Search, drawn(1, 2/2, []), 10, _).
%       false.

search_slice(Search, Drawn, Nodes, Winner) :-
    Search = search(_, _, _, _, _, Counter),
    arg(1, Counter, Before),
    Most is Before + Nodes,
    setup_call_cleanup(nb_setarg(2, Counter, Most),
                       catch(search_winner(Search, Drawn, Winner), slice_over, fail),
                       nb_setarg(2, Counter, inf)).

%!  search_nodes(+Search, -Nodes) is det.
%
%   True when Search has looked at so many Nodes: states from which it has drawn further, and each
%   counts as often as it did.
%
%       ?- field_search(field(line, 4, 3, 0), Search),
%          search_winner(Search, drawn(1, 2/1, []), 1), search_nodes(Search, Nodes).
%       Search = Search, Nodes = 2.

search_nodes(search(_, _, _, _, _, Counter), Nodes) :-
    arg(1, Counter, Nodes).

%!  search_step(+Search, +Drawn, +Directions, -Direction) is semidet.
%
%   True when Direction is a step that wins after Drawn and the steps in Directions for the player who
%   draws there.
%
%       ?- field_search(field(line, 4, 3, 0), Search),
%          search_step(Search, drawn(1, 2/1, []), [], Direction).
%       Search = Search, Direction = 2.

search_step(Search, Drawn, Directions, Direction) :-
    Search = search(Kind, _, _, _, _, _),
    search_state(Search, Drawn, Directions, State),
    State = state(Player, _, _, _, _),
    (   drawn(Search, State, Way, goal(Player))
    ;   drawn(Search, State, Way, State1),
        proved(Search, State1, Player)
    ;   drawn(Search, State, Way, State1),
        State1 = state(_, _, _, _, _),
        state_winner(Search, State1, Player)
    ),
    !,      % the first that is known already
    kind_direction_way(Kind, Direction, Way).

proved(search(_, _, Board, _, Table, _), State, Winner) :-
    State = state(Player, _, _, _, _),
    state_verdict(Board, State, Verdict),
    (   Verdict == open
    ->  state_key(Board, State, Key),
        table_numbers(Table, Key, Prove, Disprove),
        ( Winner == Player -> Prove =:= 0 ; Disprove =:= 0 )
    ;   ( Winner == Player -> Verdict == won ; Verdict == lost )
    ).

%   On `line` a direction is 2 more than the way: to the right of player 1 is 2 there, and not 0.

kind_direction_way(standard, Way, Way).
kind_direction_way(line, Direction, Way) :-
    (   integer(Direction)
    ->  Way is (Direction + 6) mod 8
    ;   Direction is (Way + 2) mod 8
    ).

search_state(Search, Drawn, Directions, State) :-
    Search = search(Kind, Numbered, Board, Start, _, _),
    drawn_state(Drawn, Numbered, Board, Start, State0),
    foldl(direction_drawn(Search, Kind), Directions, State0, State).

direction_drawn(Search, Kind, Direction, State0, State) :-
    kind_direction_way(Kind, Direction, Way),
    once(drawn(Search, State0, Way, State)).

drawn_state(drawn(Player, Point, Edges), Numbered, board(_, Goal1, Goal2, _, _),
            state(_, _, Touched0, Fresh0, Free0), state(Player, Ball, Touched, Fresh, Free)) :-
    points_set([Point], Numbered, Ball),
    append(Edges, Points0),
    sort([Point|Points0], Points),
    points_set(Points, Numbered, Met),
    Touched is Touched0 \/ (Met /\ \ (Goal1 \/ Goal2)),
    Fresh is Fresh0 /\ \Met,
    foldl(edge_used(Numbered), Edges, Free0, Free).

edge_used(Numbered, [Across/Along,Across1/Along1], edges(E0, NE0, N0, NW0), edges(E, NE, N, NW)) :-
    Right is Across1 - Across,
    Ahead is Along1 - Along,
    ( Right-Ahead = 1-(-1) -> Point = Across1/Along1 ; Point = Across/Along ),
    points_set([Point], Numbered, Bit),
    used(Right-Ahead, 1-0, Bit, E0, E),
    used(Right-Ahead, 1-1, Bit, NE0, NE),
    used(Right-Ahead, 0-1, Bit, N0, N),
    used(Right-Ahead, 1-(-1), Bit, NW0, NW).

used(Step, Way, Bit, Set0, Set) :-
    ( Step == Way -> Set is Set0 xor Bit ; Set = Set0 ).

drawn(search(_, _, Board, _, _, _), State0, Way, State) :-
    Board = board(Shifts, Goal1, Goal2, _, _),
    State0 = state(Player, Ball0, Touched, Fresh, Edges0),
    between(0, 7, Way),
    way_drawn(Way, Shifts, Ball0, Edges0, Ball, Edges),
    (   Ball /\ Goal1 =\= 0
    ->  State = goal(1)
    ;   Ball /\ Goal2 =\= 0
    ->  State = goal(2)
    ;   Ball /\ Fresh =\= 0
    ->  rested(Player, Ball, Touched, Fresh, Edges, State)
    ;   State = state(Player, Ball, Touched, Fresh, Edges)
    ).

rested(Player0, Ball, Touched0, Fresh0, Edges, state(Player, Ball, Touched, Fresh, Edges)) :-
    Player is 3 - Player0,
    Touched is Touched0 \/ Ball,
    Fresh is Fresh0 xor Ball.

way_drawn(0, shifts(Row, _, _), Ball0, edges(E, NE, N0, NW), Ball, edges(E, NE, N, NW)) :-
    Ball0 /\ N0 =\= 0,
    N is N0 xor Ball0,
    Ball is Ball0 << Row.
way_drawn(1, shifts(_, Next, _), Ball0, edges(E, NE0, N, NW), Ball, edges(E, NE, N, NW)) :-
    Ball0 /\ NE0 =\= 0,
    NE is NE0 xor Ball0,
    Ball is Ball0 << Next.
way_drawn(7, shifts(_, _, Before), Ball0, edges(E, NE, N, NW0), Ball, edges(E, NE, N, NW)) :-
    Ball0 /\ NW0 =\= 0,
    NW is NW0 xor Ball0,
    Ball is Ball0 << Before.
way_drawn(2, _, Ball0, edges(E0, NE, N, NW), Ball, edges(E, NE, N, NW)) :-
    Ball0 /\ E0 =\= 0,
    E is E0 xor Ball0,
    Ball is Ball0 << 1.
way_drawn(6, _, Ball0, edges(E0, NE, N, NW), Ball, edges(E, NE, N, NW)) :-
    Ball is Ball0 >> 1,
    Ball /\ E0 =\= 0,
    E is E0 xor Ball.
way_drawn(5, shifts(_, Next, _), Ball0, edges(E, NE0, N, NW), Ball, edges(E, NE, N, NW)) :-
    Ball is Ball0 >> Next,
    Ball /\ NE0 =\= 0,
    NE is NE0 xor Ball.
way_drawn(4, shifts(Row, _, _), Ball0, edges(E, NE, N0, NW), Ball, edges(E, NE, N, NW)) :-
    Ball is Ball0 >> Row,
    Ball /\ N0 =\= 0,
    N is N0 xor Ball.
way_drawn(3, shifts(_, _, Before), Ball0, edges(E, NE, N, NW0), Ball, edges(E, NE, N, NW)) :-
    Ball is Ball0 >> Before,
    Ball /\ NW0 =\= 0,
    NW is NW0 xor Ball.

% ---- What is known of a state without a search ----

%   Verdict is `won` if the player who draws has the goal in reach: the ball comes there over points
%   where it bounces.  It is `lost` if no fresh point is in reach where the other player has not the
%   goal in reach: a fresh point beside a way to it that is out of reach now, and so stays free.
%   Else it is `open`.

state_verdict(board(Shifts, Goal1, Goal2, _, _), state(Player, Ball, Touched, Fresh, Edges),
              Verdict) :-
    (   Player =:= 1
    ->  Goal = Goal1,
        Own = Goal2
    ;   Goal = Goal2,
        Own = Goal1
    ),
    Through is Touched xor Ball,
    flood(Ball, Shifts, Edges, Through, 0, Through1, Met),
    (   Met /\ Goal =\= 0
    ->  Verdict = won
    ;   Rests is Met /\ Fresh,
        (   Rests =:= 0
        ->  Verdict = lost
        ;   flood(Own, Shifts, Edges, Through1, 0, _, Beside),
            ( Rests /\ \Beside =:= 0 -> Verdict = lost ; Verdict = open )
        )
    ).

%   From the points New the ball comes to Met, Met0 included, over points of Through0; those of them
%   where it does not come are Through.

flood(New, Shifts, Edges, Through0, Met0, Through, Met) :-
    Shifts = shifts(Row, Next, Before),
    Edges = edges(E, NE, N, NW),
    Beside is (New /\ E) << 1 \/ (New >> 1 /\ E)
              \/ (New /\ NE) << Next \/ (New >> Next /\ NE)
              \/ (New /\ N) << Row \/ (New >> Row /\ N)
              \/ (New /\ NW) << Before \/ (New >> Before /\ NW),
    Met1 is Met0 \/ Beside,
    New1 is Beside /\ Through0,
    (   New1 =:= 0
    ->  Through = Through0,
        Met = Met1
    ;   Through1 is Through0 xor New1,
        flood(New1, Shifts, Edges, Through1, Met1, Through, Met)
    ).

%   States with the same Key have the same winner: it has the player, the ball, and the fresh points
%   and free edges that the ball can still come to, without dead ends; a player who draws into one is
%   stuck.  A state and its mirror image have the same key.

state_key(board(Shifts, _, _, Bits, Columns), state(Player, Ball, Touched, Fresh0, Edges0), Key) :-
    Through0 is (Touched \/ Fresh0) xor Ball,
    flood(Ball, Shifts, Edges0, Through0, 0, Through, _),
    (   Through =:= 0
    ->  Fresh = Fresh0,
        Edges1 = Edges0
    ;   Reached is (Touched \/ Fresh0) xor Through,
        Fresh is Fresh0 /\ Reached,
        edges_kept(Shifts, Edges0, Reached, Edges1)
    ),
    Ends is Touched xor Ball,
    without_dead_ends(Ends, Shifts, Edges1, Edges),
    packed(Bits, Player, Ball, Fresh, Edges, Key1),
    (   Columns == []
    ->  Key = Key1
    ;   mirrored(Columns, sets(Ball, Fresh, Edges), sets(0, 0, edges(0, 0, 0, 0)),
                 sets(Ball2, Fresh2, edges(E2, NE2, N2, NW2))),
        E3 is E2 >> 1,
        packed(Bits, Player, Ball2, Fresh2, edges(E3, NW2, N2, NE2), Key2),
        Key is min(Key1, Key2)
    ).

%   The edges that have at least one end in Points.

edges_kept(shifts(Row, Next, Before), edges(E0, NE0, N0, NW0), Points, edges(E, NE, N, NW)) :-
    E is E0 /\ (Points \/ Points >> 1),
    NE is NE0 /\ (Points \/ Points >> Next),
    N is N0 /\ (Points \/ Points >> Row),
    NW is NW0 /\ (Points \/ Points >> Before).

%   A dead end is one of the points Ends with one edge.  Once and Twice have the points with at least
%   one edge, and with more.  Where a dead end was, there may be another.

without_dead_ends(Ends, Shifts, Edges0, Edges) :-
    Shifts = shifts(Row, Next, Before),
    Edges0 = edges(E, NE, N, NW),
    W is E << 1,
    SW is NE << Next,
    S is N << Row,
    SE is NW << Before,
    Once1 is E \/ W,
    Twice1 is (E /\ W) \/ (Once1 /\ NE),
    Once2 is Once1 \/ NE,
    Twice2 is Twice1 \/ (Once2 /\ SW),
    Once3 is Once2 \/ SW,
    Twice3 is Twice2 \/ (Once3 /\ N),
    Once4 is Once3 \/ N,
    Twice4 is Twice3 \/ (Once4 /\ S),
    Once5 is Once4 \/ S,
    Twice5 is Twice4 \/ (Once5 /\ NW),
    Once6 is Once5 \/ NW,
    Twice is Twice5 \/ (Once6 /\ SE),
    Once is Once6 \/ SE,
    Dead is Once /\ \Twice /\ Ends,
    (   Dead =:= 0
    ->  Edges = Edges0
    ;   Alive is \Dead,
        E1 is E /\ Alive /\ \ (Dead >> 1),
        NE1 is NE /\ Alive /\ \ (Dead >> Next),
        N1 is N /\ Alive /\ \ (Dead >> Row),
        NW1 is NW /\ Alive /\ \ (Dead >> Before),
        without_dead_ends(Ends, Shifts, edges(E1, NE1, N1, NW1), Edges)
    ).

packed(Bits, Player, Ball, Fresh, edges(E, NE, N, NW), Key) :-
    Set is (((Fresh << Bits \/ E) << Bits \/ NE) << Bits \/ N) << Bits \/ NW,
    Key is (Set << 12 \/ msb(Ball)) << 1 \/ Player - 1.

%   Each column goes to the other side.  Then an edge to the right leads to the left, and belongs to
%   the point beside; NE and NW change places.

mirrored([], _, Sets, Sets).
mirrored([column(Column, Shift)|Columns], Sets, Sets0, Mirrored) :-
    Sets = sets(Ball, Fresh, edges(E, NE, N, NW)),
    Sets0 = sets(Ball0, Fresh0, edges(E0, NE0, N0, NW0)),
    Ball1 is Ball0 \/ (Ball /\ Column) << Shift,
    Fresh1 is Fresh0 \/ (Fresh /\ Column) << Shift,
    E1 is E0 \/ (E /\ Column) << Shift,
    NE1 is NE0 \/ (NE /\ Column) << Shift,
    N1 is N0 \/ (N /\ Column) << Shift,
    NW1 is NW0 \/ (NW /\ Column) << Shift,
    mirrored(Columns, Sets, sets(Ball1, Fresh1, edges(E1, NE1, N1, NW1)), Mirrored).

% ---- The search ----

state_winner(Search, State, Winner) :-
    Search = search(_, _, Board, _, Table, _),
    State = state(Player, _, _, _, _),
    state_verdict(Board, State, Verdict0),
    (   Verdict0 == open
    ->  state_key(Board, State, Key),
        most(Most),
        (   table_numbers(Table, Key, Prove, Disprove),
            ( Prove =:= 0 ; Disprove =:= 0 )
        ->  true
        ;   searched(Search, Key, State, Most, Most, Prove)
        ),
        ( Prove =:= 0 -> Verdict = won ; Verdict = lost )
    ;   Verdict = Verdict0
    ),
    ( Verdict == won -> Winner = Player ; Winner is 3 - Player ).

%   A number for what can't be proved: no number that is reached in years is as large.

most(0x7ffffff).

%   The numbers of the state with Key are searched until one of them is no longer below its limit.

searched(Search, Key, State, ProveLimit, DisproveLimit, Prove) :-
    Search = search(_, _, Board, _, Table, Counter),
    counted(Counter),
    nexts(Board, State, Nexts0),
    (   Nexts0 == won
    ->  Prove = 0,
        most(Disprove)
    ;   sort(1, @<, Nexts0, Nexts),     % each key once
        State = state(Player, _, _, _, _),
        searched_nexts(Nexts, Search, Player, ProveLimit, DisproveLimit, Prove, Disprove)
    ),
    Numbers is Prove << 27 \/ Disprove,
    trie_update(Table, Key, Numbers).

counted(Counter) :-
    Counter = nodes(Before, Most),
    (   Before < Most
    ->  Nodes is Before + 1,
        nb_setarg(1, Counter, Nodes)
    ;   throw(slice_over)
    ).

table_numbers(Table, Key, Prove, Disprove) :-
    trie_lookup(Table, Key, Numbers),
    Prove is Numbers >> 27,
    Disprove is Numbers /\ 0x7ffffff.

%   Nexts is `won` if a step wins at once, else a list of next(Key, State), without the steps that
%   lose at once.  The goal is not in reach, so that a step leads to a goal only if it is the own.

nexts(Board, State, Nexts) :-
    nexts_ways([0,1,7,2,6,5,4,3], Board, State, [], Nexts).

nexts_ways([], _, _, Nexts, Nexts).
nexts_ways([Way|Ways], Board, State0, Nexts0, Nexts) :-
    Board = board(Shifts, _, _, _, _),
    State0 = state(Player0, Ball0, Touched, Fresh, Edges0),
    (   way_drawn(Way, Shifts, Ball0, Edges0, Ball, Edges),
        (   Ball /\ Fresh =\= 0
        ->  rested(Player0, Ball, Touched, Fresh, Edges, State)
        ;   Ball /\ Touched =\= 0,
            State = state(Player0, Ball, Touched, Fresh, Edges)
        )
    ->  state_verdict(Board, State, Verdict),
        (   Verdict == open
        ->  state_key(Board, State, Key),
            nexts_ways(Ways, Board, State0, [next(Key, State)|Nexts0], Nexts)
        ;   Verdict == lost,
            State = state(Player, _, _, _, _),
            Player =\= Player0
        ->  Nexts = won
        ;   nexts_ways(Ways, Board, State0, Nexts0, Nexts)
        )
    ;   nexts_ways(Ways, Board, State0, Nexts0, Nexts)
    ).

%   The next state that is easiest to prove is searched, until another one is clearly easier.

searched_nexts(Nexts, Search, Player, ProveLimit, DisproveLimit, Prove, Disprove) :-
    Search = search(_, _, _, _, Table, _),
    most(Most),
    easiest(Nexts, Player, Table, easiest(none, Most, Most, 0, 0),
            easiest(Easiest, Prove1, Prove2, Hardest, Open)),
    (   Prove1 =:= 0
    ->  Prove = 0,
        Disprove = Most
    ;   Open =:= 0
    ->  Prove = Most,
        Disprove = 0
    ;   Disprove1 is Hardest + Open - 1,
        (   Prove1 >= ProveLimit
        ;   Disprove1 >= DisproveLimit
        )
    ->  Prove = Prove1,
        Disprove = Disprove1
    ;   ProveLimit1 is min(ProveLimit, Prove2 + 1 + Prove2 >> 2),
        DisproveLimit1 is DisproveLimit - Open + 1,
        Easiest = next(Key, State),
        (   Key /\ 1 =:= Player - 1
        ->  searched(Search, Key, State, ProveLimit1, DisproveLimit1, _)
        ;   searched(Search, Key, State, DisproveLimit1, ProveLimit1, _)
        ),
        searched_nexts(Nexts, Search, Player, ProveLimit, DisproveLimit, Prove, Disprove)
    ).

%   easiest(Next, Prove, Prove1, Hardest, Open): Prove is left to prove that Player wins by Next, and
%   Prove1 by the second easiest; Hardest is the most that is left to prove that a step loses, and
%   Open steps are not yet proved to.  What the table has not is 1.

easiest([], _, _, Easiest, Easiest).
easiest([Next|Nexts], Player, Table, Easiest0, Easiest) :-
    Next = next(Key, _),
    (   table_numbers(Table, Key, Prove0, Disprove0)
    ->  (   Key /\ 1 =:= Player - 1
        ->  Prove = Prove0,
            Disprove = Disprove0
        ;   Prove = Disprove0,
            Disprove = Prove0
        )
    ;   Prove = 1,
        Disprove = 1
    ),
    (   Prove =:= 0
    ->  Easiest = easiest(Next, 0, 0, 0, 1)
    ;   Disprove =:= 0
    ->  easiest(Nexts, Player, Table, Easiest0, Easiest)
    ;   Easiest0 = easiest(Next0, Prove1, Prove2, Hardest0, Open0),
        Hardest is max(Hardest0, Disprove),
        Open is Open0 + 1,
        (   Prove < Prove1
        ->  Easiest1 = easiest(Next, Prove, Prove1, Hardest, Open)
        ;   Second is min(Prove2, Prove),
            Easiest1 = easiest(Next0, Prove1, Second, Hardest, Open)
        ),
        easiest(Nexts, Player, Table, Easiest1, Easiest)
    ).

/** <examples>

?- field_search(field(standard, 3, 6, 1), Search), search_winner(Search, drawn(1, 1/3, []), Winner).
*/
