:- module(soccer_proof,
          [ solved_field/3,          % ?Field, ?Winner, ?Nodes
            field_proof/2,           % +Field, -Progress
            field_size_fault/2,      % +Field, -Most
            position_perfect_turn/3, % +Position, -Turn, -Report
            position_outcomes_proved/2, % +Position, -Outcomes
            position_turn_proved/4   % +Position, +Turn, -Winner, -Answer
          ]).

/** <module> Paper soccer: who wins from the start of a small field, proved

A search (df_pn.pl) says who wins and which steps do it.  A checker that knows nothing of the search
(checker.pl) then walks through all that the loser may draw: that is the proof.  Of the fields that
are solved the steps are kept as facts (strategies.pl), which the checker walks through as well.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [member/2]).
:- use_module('../definition', [field_drawing/2]).
:- use_module('../../shared/limit', [limit_goal/3]).
:- use_module('../game/field', [field_node_at/4]).
:- use_module('../game/position', [ position_ball/2, position_end/2, position_field/2,
                                    position_player/2, position_step/3, position_turn/3,
                                    position_used/3 ]).
:- use_module('../search/deepening', [position_inferences_turn/4]).
:- use_module('../search/value', [value_verdict/2]).
:- use_module('../turns/goal', [position_goal_turn/2]).
:- use_module('../turns/outcomes', [position_outcomes/4]).
:- use_module(checker, [field_drawn_key/3, field_winner_checked/5]).
:- use_module(df_pn, [ field_search/2, search_nodes/2, search_slice/4, search_step/4 ]).
:- autoload(strategies, [solved/4]).

%!  solved_field(?Field, ?Winner, ?Nodes) is nondet.
%
%   True when Winner wins from the start of Field; the search looked at so many Nodes.
%
%       ?- solved_field(field(standard, 4, 6, 2), Winner, _).
%       Winner = 1.

solved_field(Field, Winner, Nodes) :-
    \+ ( ground(Field), field_size_fault(Field, _) ),  % no fact is needed
    solved(Field, Winner, Nodes, _).

%   The steps of a solved field are a text of records, each of 11 signs: a number with the base 57,
%   whose digits begin with `#`.  The number has the key of a position (checker.pl), then the turns
%   within which the winner wins (6 bits), and the direction (3 bits).  The smallest key comes first.

text_step(Text, position(Key, _), Direction) :-
    text_key_step(Text, Key, Direction, _).

text_key_step(Text, Key, Direction, Turns) :-
    string_length(Text, Length),
    Count is Length // 11,
    halved(0, Count, Text, Key, Direction, Turns).

halved(First, End, Text, Key, Direction, Turns) :-
    First < End,
    Middle is (First + End) // 2,
    Start is 11 * Middle,
    sub_string(Text, Start, 11, _, Record),
    string_codes(Record, Codes),
    foldl(digit, Codes, 0, Number),
    Key1 is Number >> 9,
    compare(Order, Key, Key1),
    (   Order = (=)
    ->  Direction is Number /\ 7,
        Turns is Number >> 3 /\ 63
    ;   Order = (<)
    ->  halved(First, Middle, Text, Key, Direction, Turns)
    ;   Next is Middle + 1,
        halved(Next, End, Text, Key, Direction, Turns)
    ).

digit(Code, Number0, Number) :-
    Number is 57 * Number0 + Code - 35.

%!  field_size_fault(+Field, -Most) is semidet.
%
%   True when Field has more than Most squares: more than we know how to search.
%
%       ?- field_size_fault(field(standard, 8, 10, 2), Most).
%       Most = 60.

field_size_fault(field(_, Width, Length, _), 60) :-
    Width * Length > 60.

%!  field_proof(+Field, -Progress) is nondet.
%
%   True when Progress is searching(Nodes), so far, again and again, and at last
%   proved(Winner, Nodes, Turns, Positions, Steps): Winner wins from the start within so many Turns
%   of both players, as field_winner_checked/5 found at so many Positions, and Steps are the strategy.
%   Nodes are those of the search that found it.  If the facts are damaged, Progress is the fault that
%   the checker finds.
%
%       ?- field_proof(field(line, 4, 3, 0), Progress).
%       Progress = proved(1, 2, 3, 8, [step(12294624179221540, 2, 3)]).

field_proof(Field, Progress) :-
    field_drawing(Field, drawing(_, Player, Ball, _)),
    Drawn = drawn(Player, Ball, []),
    (   solved(Field, Winner, Nodes, Text)
    ->  checked(Field, Drawn, Winner, text_step(Text), Nodes, Progress)
    ;   search_proof(Field, Drawn, Progress)
    ).

search_proof(Field, Drawn, Progress) :-
    field_search(Field, Search),
    searched(Search, Drawn, Found),
    search_nodes(Search, Nodes),
    (   Found == open
    ->  Progress = searching(Nodes)
    ;   checked(Field, Drawn, Found, found_step(Search, Drawn), Nodes, Progress)
    ).

searched(Search, Drawn, Found) :-
    repeat,
    (   search_slice(Search, Drawn, 1000, Winner)
    ->  !,      % no more is to be found
        Found = Winner
    ;   Found = open
    ).

checked(Field, Drawn, Winner, Step_2, Nodes, Progress) :-
    field_winner_checked(Field, Drawn, Winner, Step_2, Checked),
    (   Checked = proved(Turns, Positions, Steps)
    ->  Progress = proved(Winner, Nodes, Turns, Positions, Steps)
    ;   Progress = Checked
    ).

found_step(Search, Drawn, position(_, Directions), Direction) :-
    search_step(Search, Drawn, Directions, Direction).

%!  position_perfect_turn(+Position, -Turn, -Report) is det.
%
%   True when Turn wins in Position, which is open, if one does, and Report is that of
%   position_seconds_turn/4 (../search/deepening.pl): how the game ends is proved.  If no turn wins,
%   Turn is the best that 500,000 inferences find.  If a search of 20,000 nodes does not find out who
%   wins, it is the best that 100,000 find: that comes at once.
%
%       ?- field_turns_position(field(line, 4, 3, 0), [], Position),
%          position_perfect_turn(Position, Turn, Report).
%       Position = Position, Turn = [2], Report = report(win(3), 997, 3, 0, false).

position_perfect_turn(Position, Turn, Report) :-
    (   position_proved_turn(Position, Turn0, Report0)
    ->  Turn = Turn0,
        Report = Report0
    ;   position_inferences_turn(Position, 100_000, Turn, Report)
    ).

position_proved_turn(Position, Turn, report(Verdict, Value, Turns, Nodes, false)) :-
    position_player(Position, Player),
    position_known(Position, Known),
    arg(3, Known, Search),
    position_drawn(Position, Drawn),
    drawn_winner(Drawn, Known, 20000, Winner, Turns),
    (   Winner == Player
    ->  winning_turn(Position, Known, Turn),
        Value is 1000 - Turns
    ;   position_inferences_turn(Position, 500000, Turn, _),
        Value is Turns - 1000
    ),
    value_verdict(Value, Verdict),
    search_nodes(Search, Nodes).

%   What is known stays for the game: known(Rules, Field, Search, Steps, Text).  Steps is a trie of
%   those that were proved on this way, and Text has those from the start.  So the steps that are
%   played are those whose turns were said, and a turn is answered fast.  Of a field that is too large
%   to search nothing is known.

position_known(Position, Known) :-
    position_field(Position, Field),
    \+ field_size_fault(Field, _),
    module_property(soccer_definition, last_modified_generation(Rules)),
    (   nb_current(soccer_known, Known0),
        Known0 = known(Rules, Field, Search, _, _),
        search_nodes(Search, Nodes),
        Nodes < 1_000_000
    ->  Known = Known0
    ;   field_search(Field, Search),
        trie_new(Steps),
        ( solved(Field, _, _, Text0) -> Text = Text0 ; Text = "" ),
        nb_setval(soccer_known, known(Rules, Field, Search, Steps, Text)),
        nb_getval(soccer_known, Known)
    ).

known_step(known(_, _, _, Steps, Text), Key, Direction, Turns) :-
    (   text_key_step(Text, Key, Direction0, Turns0)
    ->  Direction = Direction0,
        Turns = Turns0
    ;   trie_lookup(Steps, Key, Direction-Turns)
    ).

position_drawn(Position, drawn(Player, Point, Edges)) :-
    position_field(Position, Field),
    position_player(Position, Player),
    position_ball(Position, Ball),
    node_point(Field, Ball, Point),
    findall(Edge,
            ( position_used(Position, Node, Node1),
              node_point(Field, Node, Point1),
              node_point(Field, Node1, Point2),
              sort([Point1,Point2], Edge) ),
            Edges).

node_point(Field, Node, Across/Along) :-
    once(field_node_at(Field, Node, Across, Along)).

%   Winner wins after Drawn within so many Turns: by a step that is known, or in all that the other
%   player may draw, or by a search of so many Nodes from there.

drawn_winner(Drawn, Known, Nodes, Winner, Turns) :-
    Known = known(_, Field, Search, Steps, _),
    Drawn = drawn(Player, _, _),
    (   field_drawn_key(Field, Drawn, Key),
        known_step(Known, Key, _, Turns0)
    ->  Winner = Player,
        Turns = Turns0
    ;   solved_field(Field, Winner0, _),
        Winner0 \== Player,
        Inferences is 500 * Nodes,
        limit_goal(inferences(Inferences),
                   field_winner_checked(Field, Drawn, Winner0, on_the_way(Known), proved(Turns0, _, _)),
                   _)
    ->  Winner = Winner0,
        Turns = Turns0
    ;   search_slice(Search, Drawn, Nodes, Winner),
        field_winner_checked(Field, Drawn, Winner, on_or_off_the_way(Known, Drawn),
                             proved(Turns, _, Found)),
        forall(( member(step(Key1, Direction, Turns1), Found), \+ trie_lookup(Steps, Key1, _) ),
               trie_insert(Steps, Key1, Direction-Turns1))
    ).

on_the_way(Known, position(Key, _), Direction) :-
    known_step(Known, Key, Direction, _).

on_or_off_the_way(Known, Drawn, position(Key, Directions), Direction) :-
    (   known_step(Known, Key, Direction0, _)
    ->  Direction = Direction0
    ;   arg(3, Known, Search),
        search_step(Search, Drawn, Directions, Direction)
    ).

winning_turn(Position, Known, Turn) :-
    (   position_goal_turn(Position, Turn0)
    ->  Turn = Turn0
    ;   position_drawn(Position, Drawn),
        Known = known(_, Field, Search, _, _),
        field_drawn_key(Field, Drawn, Key),
        (   known_step(Known, Key, Direction0, _)
        ->  Direction = Direction0
        ;   search_step(Search, Drawn, [], Direction)
        ),
        once(position_step(Position, Direction, Position1)),
        Turn = [Direction|Turn1],
        (   position_player(Position, Player),
            position_player(Position1, Player),
            position_end(Position1, open)
        ->  winning_turn(Position1, Known, Turn1)
        ;   Turn1 = []
        )
    ).

%!  position_outcomes_proved(+Position, -Outcomes) is det.
%
%   True when Outcomes has outcome(Turn, Node, Wins, Answer) for each outcome of a turn in Position,
%   which is open: the first 60, short turns first, or none if its field is not solved.  Turn ends at
%   Node, and Wins is `true` or `false`; or `none` if a short search does not find out.  For Answer
%   see position_turn_proved/4.
%
%       ?- field_turns_position(field(line, 4, 3, 0), [], Position),
%          position_outcomes_proved(Position, Outcomes),
%          memberchk(outcome([0], Node, Wins, Answer), Outcomes).
%       Position = Position, Outcomes = Outcomes, Node = 5, Wins = false, Answer = [5].

position_outcomes_proved(Position, Outcomes) :-
    (   position_field(Position, Field),
        solved_field(Field, _, _)
    ->  position_player(Position, Player),
        position_outcomes(Position, 60, Found, _),
        findall(outcome(Turn, Node, Wins, Answer),
                ( member(Turn-Node, Found),
                  (   position_turn_proved(Position, Turn, Winner, Answer)
                  ->  ( Winner == Player -> Wins = true ; Wins = false )
                  ;   Wins = none,
                      Answer = none
                  ) ),
                Outcomes)
    ;   Outcomes = []
    ).

%!  position_turn_proved(+Position, +Turn, -Winner, -Answer) is semidet.
%
%   True when Winner wins after Turn, as far as a search of 2,000 nodes finds out.  Answer is the turn
%   by which the other player beats it, or `none` if the game is over or Turn wins.
%
%       ?- field_turns_position(field(line, 4, 3, 0), [], Position),
%          position_turn_proved(Position, [0], Winner, Answer).
%       Position = Position, Winner = 2, Answer = [5].

position_turn_proved(Position0, Turn, Winner, Answer) :-
    position_player(Position0, Player),
    once(position_turn(Position0, Turn, Position)),
    position_end(Position, End),
    (   End \== open
    ->  arg(1, End, Winner),
        Answer = none
    ;   position_known(Position, Known),
        position_drawn(Position, Drawn),
        (   known_outcome(Position0, Known, Drawn)
        ->  Winner = Player
        ;   drawn_winner(Drawn, Known, 2000, Winner, _)
        ),
        (   Winner == Player
        ->  Answer = none
        ;   winning_turn(Position, Known, Answer)
        )
    ).

%   Drawn is where the step that is known for Position leads.

known_outcome(Position, Known, Drawn) :-
    Known = known(_, Field, _, _, _),
    position_drawn(Position, Drawn0),
    field_drawn_key(Field, Drawn0, Key),
    known_step(Known, Key, _, _),
    winning_turn(Position, Known, Turn),
    once(position_turn(Position, Turn, Position1)),
    position_drawn(Position1, Drawn).

/** <examples>

?- field_proof(field(standard, 3, 5, 1), Progress).
*/
