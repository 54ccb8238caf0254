:- module(soccer_checker,
          [ field_winner_checked/5,    % +Field, +Drawn, +Winner, :Step_2, -Checked
            field_drawn_key/3          % +Field, +Drawn, -Key
          ]).

/** <module> Paper soccer: whether a strategy wins whatever the other player draws

The checker knows ../definition.pl alone: it shares nothing with the search that finds strategies.
It walks from the start through all that the loser may draw, and through the one step that the
strategy has for the winner, edge by edge.  It looks at each position once.  In ASP: checker.lp.

A position is standing(Player, Ball, Free, Fresh): Free is the set of edges that are not drawn, and
Fresh that of points where the ball would rest, each an integer with a bit for a member.  Points and
edges have the numbers in which the definition lists them.

Three things are known of a position without a walk.

  - The winner wins if the goal is in reach: the ball comes there over points where it bounces.
  - The loser loses if neither the goal nor a fresh point is in reach: the turn then ends in the own
    goal, or where no edge is free.
  - The loser loses if each fresh point in reach lies beside a way to the winner's goal that leads
    over points where the ball bounces, and which are out of the loser's reach.  So no edge of it
    is drawn in this turn, and the winner has the goal in reach afterwards.

In ASP: checker.lp.
*/

:- use_module(library(lists), [append/2, member/2, memberchk/2, nth0/3, reverse/2, sum_list/2]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- use_module('../definition', [ field_border_point/2, field_drawing/2, field_edge_points/4,
                                 field_goal_point/3, field_point/2 ]).

%!  field_winner_checked(+Field, +Drawn, +Winner, :Step_2, -Checked) is det.
%
%   True when Checked is proved(Turns, Positions, Steps) if Winner wins on Field by the strategy
%   Step_2 after Drawn: within so many Turns of both players, the one that is begun among them.  So
%   many Positions were looked at, and Steps lists step(Key, Direction, Turns1) for each of the
%   winner's.  Else Checked is fault(Directions, Why): after these Directions from there Winner has no
%   answer.  Why is `unknown` if Step_2 has no step, `lost` if its edge is not free or leads into the
%   own goal, and `goal` if the other player has the goal in reach.
%
%   Drawn is drawn(Player, Ball, Edges): Player draws next, and Edges are drawn, as drawing_edges/2
%   has them.  call(Step_2, position(Key, Directions), Direction) says the winner's step after
%   Directions; for Key see field_drawn_key/3.
%
%       ?- field_winner_checked(field(line, 2, 2, 0), drawn(1, 1/1, []), 1, [_,_]>>fail, Checked).
%       Checked = proved(1, 1, []).

:- meta_predicate field_winner_checked(+, +, +, 2, -).

field_winner_checked(Field, Drawn, Winner, Step_2, Checked) :-
    field_map(Field, Points, Edges, Map),
    drawn_standing(Drawn, Field, Points, Edges, Standing),
    trie_new(Seen),
    catch(( walk(Standing, [], for(Winner, Map, Step_2, Seen), Turns, 0-[], Positions-Steps0),
            reverse(Steps0, Steps),
            Checked = proved(Turns, Positions, Steps) ),
          strategy_fault(Trail1, Why),
          ( reverse(Trail1, Directions),
            Checked = fault(Directions, Why) )),
    trie_destroy(Seen).

%   Trail has the directions drawn since, the last first.  Known0 and Known count the positions,
%   and list the steps.

walk(Standing, Trail, For, Turns, Known0, Known) :-
    Standing = standing(Player, Ball, Free, Fresh),
    For = for(Winner, Map, _, Seen),
    reach(Map, Ball, Free, Fresh, Bounced, Met),
    map_goal(Map, Player, _, Goal),
    (   Met /\ Goal =\= 0
    ->  (   Player == Winner
        ->  Turns = 1,
            counted(Known0, Known)
        ;   throw(strategy_fault(Trail, goal))
        )
    ;   Player \== Winner,
        hopeless(Map, Winner, Free, Fresh, Bounced, Met, Turns)
    ->  counted(Known0, Known)
    ;   standing_number(Map, Standing, Position),
        (   trie_lookup(Seen, Position, Turns)
        ->  Known = Known0
        ;   counted(Known0, Known1),
            walk_on(Player, Standing, Position, Trail, For, Turns, Known1, Known),
            trie_insert(Seen, Position, Turns)
        )
    ).

counted(Count0-Steps, Count-Steps) :-
    Count is Count0 + 1.

%   Neither player draws into a goal here: the player's own is no help, and the other is not in
%   reach.

walk_on(Winner, Standing, Position, Trail, For, Turns, Known0, Known) :-
    For = for(Winner, Map, Step_2, _),
    !,
    number_key(Position, Key),
    reverse(Trail, Directions),
    (   call(Step_2, position(Key, Directions), Direction)
    ->  true
    ;   throw(strategy_fault(Trail, unknown))
    ),
    (   step(Map, Standing, Direction, Standing1)
    ->  true
    ;   throw(strategy_fault([Direction|Trail], lost))
    ),
    walk_each([Direction-Standing1], Winner, Trail, For, 1, Turns, Known0, Count-Steps),
    Known = Count-[step(Key, Direction, Turns)|Steps].
walk_on(Player, Standing, _, Trail, For, Turns, Known0, Known) :-
    For = for(_, Map, _, _),
    findall(Direction-Standing1, step(Map, Standing, Direction, Standing1), Nexts),
    walk_each(Nexts, Player, Trail, For, 1, Turns, Known0, Known).

walk_each([], _, _, _, Turns, Turns, Known, Known).
walk_each([Direction-Standing|Nexts], Player0, Trail, For, Turns0, Turns, Known0, Known) :-
    walk(Standing, [Direction|Trail], For, Turns1, Known0, Known1),
    (   Standing = standing(Player0, _, _, _)
    ->  Turns2 is max(Turns0, Turns1)
    ;   Turns2 is max(Turns0, Turns1 + 1)
    ),
    walk_each(Nexts, Player0, Trail, For, Turns2, Turns, Known1, Known).

%!  field_drawn_key(+Field, +Drawn, -Key) is det.
%
%   True when Key stands for what counts after Drawn: where the Key is the same, the same step wins.
%   That is who draws, the ball, and the free edges and fresh points that it can still come to.  A dead
%   end counts no more, since a player who draws there is stuck.
%
%       ?- field_drawn_key(field(line, 2, 2, 0), drawn(1, 1/1, []), Key).
%       Key = 11460616.

field_drawn_key(Field, Drawn, Key) :-
    field_map(Field, Points, Edges, Map),
    drawn_standing(Drawn, Field, Points, Edges, Standing),
    standing_number(Map, Standing, Number),
    number_key(Number, Key).

%   A key is small enough to be kept as a fact: the rest by a prime below 2^55, and not near a power of
%   2, since sets of bits that are alike would have the same rest.  If two positions had the same key,
%   the walk would show it, as it shows any wrong step.

number_key(Number, Key) :-
    Key is Number mod 22267021131490643.

standing_number(Map, standing(Player, Ball, Free, Fresh), Number) :-
    counting(Map, Ball, Free, Fresh, Counting),
    Number is Counting << 12 \/ Ball << 1 \/ Player - 1.

step(Map, Standing0, Direction, standing(Player, Ball, Free, Fresh)) :-
    Standing0 = standing(Player0, Ball0, Free0, Fresh0),
    map_ways(Map, Ball0, Ways),
    member(way(Direction, Edge, Ball, Point), Ways),
    Free0 /\ Edge =\= 0,
    \+ ( map_goal(Map, _, _, Goal), Goal /\ Point =\= 0 ),
    Free is Free0 xor Edge,
    Fresh is Fresh0 /\ \Point,
    ( Fresh =:= Fresh0 -> Player = Player0 ; Player is 3 - Player0 ).

%   Met are the points that the ball can come to in this turn, and Bounced those where it bounces.

reach(Map, Ball, Free, Fresh, Bounced, Met) :-
    map_goal(Map, 1, _, Goal1),
    map_goal(Map, 2, _, Goal2),
    Stops is Fresh \/ Goal1 \/ Goal2,
    Met0 is 1 << Ball,
    flood([Ball], Map, Free, Stops, Met0, Met),
    Bounced is Met /\ \Stops.

flood([], _, _, _, Met, Met).
flood([Point|Points], Map, Free, Stops, Met0, Met) :-
    map_ways(Map, Point, Ways),
    flood_ways(Ways, Free, Stops, Met0, Met1, Points, Points1),
    flood(Points1, Map, Free, Stops, Met1, Met).

flood_ways([], _, _, Met, Met, Points, Points).
flood_ways([way(_, Edge, Point, Bit)|Ways], Free, Stops, Met0, Met, Points0, Points) :-
    (   Free /\ Edge =\= 0,
        Met0 /\ Bit =:= 0
    ->  Met1 is Met0 \/ Bit,
        ( Stops /\ Bit =:= 0 -> Points1 = [Point|Points0] ; Points1 = Points0 )
    ;   Met1 = Met0,
        Points1 = Points0
    ),
    flood_ways(Ways, Free, Stops, Met1, Met, Points1, Points).

%   The other player can't come to rest without leaving Winner the goal, and loses within Turns.

hopeless(Map, Winner, Free, Fresh, Bounced, Met, Turns) :-
    Rests is Met /\ Fresh,
    (   Rests =:= 0
    ->  Turns = 1
    ;   map_goal(Map, Winner, Points, Goal),
        Stops is Fresh \/ Bounced,
        flood(Points, Map, Free, Stops, Goal, Beside),
        Rests /\ \Beside =:= 0,
        Turns = 2
    ).

counting(Map, Ball, Free, Fresh, Number) :-
    map_goal(Map, 1, _, Goal1),
    map_goal(Map, 2, _, Goal2),
    Met0 is 1 << Ball,
    Goals is Goal1 \/ Goal2,
    flood([Ball], Map, Free, Goals, Met0, Met),
    Inside is Met /\ \Goals,
    Through is Fresh \/ Goals \/ Met0,
    Map = map(_, Incidents, Edges, _, _),
    inside_edges(Incidents, Inside, Free, 0, Free1),
    without_dead_ends(Incidents, Through, Free1, Free2),
    Number is (Fresh /\ Inside) << Edges \/ Free2.

inside_edges([], _, _, Edges, Edges).
inside_edges([incident(_, Bit, Incident)|Incidents], Inside, Free, Edges0, Edges) :-
    (   Inside /\ Bit =\= 0
    ->  Edges1 is Edges0 \/ (Free /\ Incident)
    ;   Edges1 = Edges0
    ),
    inside_edges(Incidents, Inside, Free, Edges1, Edges).

%   A dead end is a point, not in Through, with one free edge.  Where one was, may be another.

without_dead_ends(Incidents, Through, Free0, Free) :-
    dead_ends(Incidents, Through, Free0, Free1),
    (   Free1 =:= Free0
    ->  Free = Free0
    ;   without_dead_ends(Incidents, Through, Free1, Free)
    ).

dead_ends([], _, Free, Free).
dead_ends([incident(_, Bit, Incident)|Incidents], Through, Free0, Free) :-
    Left is Free0 /\ Incident,
    (   Left =\= 0,
        Left /\ (Left - 1) =:= 0,
        Through /\ Bit =:= 0
    ->  Free1 is Free0 xor Left
    ;   Free1 = Free0
    ),
    dead_ends(Incidents, Through, Free1, Free).

%   A map is map(Ways, Incidents, Edges, Goal1, Goal2): what is known of a field, by numbers.  The
%   argument Point + 1 of Ways lists way(Direction, Edge, Point1, Bit): Edge leads to Point1, and
%   Bit is the set that has Point1 alone.

field_map(Field, Points, Edges, Map) :-
    findall(Point, field_point(Field, Point), Points0),
    sort(Points0, Points),
    findall(Edge, ( field_edge_points(Field, P, _, P1), msort([P,P1], Edge) ), Edges0),
    sort(Edges0, Edges),
    length(Edges, Count),
    findall(Ways-incident(Number, Bit, Incident),
            ( nth0(Number, Points, Point),
              Bit is 1 << Number,
              point_ways(Field, Points, Edges, Point, Ways),
              findall(Edge, member(way(_, Edge, _, _), Ways), Bits),
              sum_list(Bits, Incident) ),
            Rows),
    pairs_keys_values(Rows, Ways, Incidents),
    Table =.. [ways|Ways],
    field_goal(Field, Points, 1, Goal1),
    field_goal(Field, Points, 2, Goal2),
    Map = map(Table, Incidents, Count, Goal1, Goal2).

drawn_standing(drawn(Player, Point, Drawn), Field, Points, Edges,
               standing(Player, Ball, Free, Fresh)) :-
    field_drawing(Field, drawing(_, _, Start, _)),
    append(Drawn, Ends),
    once(nth0(Ball, Points, Point)),
    findall(Bit,
            ( nth0(Number, Points, Point1),
              \+ memberchk(Point1, [Start,Point|Ends]),
              \+ field_border_point(Field, Point1),
              \+ field_goal_point(Field, _, Point1),
              Bit is 1 << Number ),
            Bits),
    sum_list(Bits, Fresh),
    findall(Edge, ( nth0(Index, Edges, Between), \+ memberchk(Between, Drawn), Edge is 1 << Index ),
            Frees),
    sum_list(Frees, Free).

point_ways(Field, Points, Edges, Point, Ways) :-
    findall(way(Direction, Edge, Number, Bit),
            ( field_edge_points(Field, Point, Direction, Point1),
              nth0(Number, Points, Point1),
              msort([Point,Point1], Ends),
              nth0(Index, Edges, Ends),
              Edge is 1 << Index,
              Bit is 1 << Number ),
            Ways).

field_goal(Field, Points, Player, goal(Numbers, Goal)) :-
    findall(Number,
            ( field_goal_point(Field, Player, Point), nth0(Number, Points, Point) ),
            Numbers),
    findall(Bit, ( member(Number, Numbers), Bit is 1 << Number ), Bits),
    sum_list(Bits, Goal).

map_ways(map(Table, _, _, _, _), Point, Ways) :-
    Argument is Point + 1,
    arg(Argument, Table, Ways).

map_goal(map(_, _, _, goal(Points, Goal), _), 1, Points, Goal).
map_goal(map(_, _, _, _, goal(Points, Goal)), 2, Points, Goal).

/** <examples>

?- field_winner_checked(field(line, 4, 3, 0), drawn(1, 2/1, []), 1, [_,3]>>true, Checked).
*/
