:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

:- begin_tests(game).

small(field(standard, 3, 3, 1)).

%   3 x 3: each player's goal, each own goal, and each stuck after a bounce.

test(small_games, forall(member(Turns-End,
                                [ [[7,1,1]]-goal(1), [[2],[4,5]]-goal(2), [[3,5]]-goal(2),
                                  [[0],[0,1]]-goal(1), [[5]]-stuck(2), [[0],[7]]-stuck(1) ]))) :-
    small(Field),
    field_turns_position(Field, Turns, Position),
    position_end(Position, End),
    \+ field_turns_fault(Field, Turns, _).

test(faults, forall(member(Turns-Fault,
        [ [[0],[x]]-direction(2, 1, x), [[8]]-direction(1, 1, 8), [[-1]]-direction(1, 1, -1),
          [[0],[4]]-used_edge(2, 1, 4), [[7,0]]-no_edge(1, 2, 0),
          [[0,1]]-too_long(1, 2), [[7,1,1,1]]-too_long(1, 4),
          [[7,1]]-too_short(1), [[]]-too_short(1), [[0],[]]-too_short(2),
          [[5],[1]]-after_end(2, stuck(2)), [[7,1,1],[x]]-after_end(2, goal(1)) ]))) :-
    small(Field),
    field_turns_fault(Field, Turns, Fault0),
    Fault0 == Fault,
    \+ field_turns_position(Field, Turns, _).

%   A game has a position, or a fault: random games, and the same with one
%   direction changed.

test(a_position_or_a_fault, forall(between(1, 7, Seed))) :-
    named_field(standard, Field),
    random_steps(Seed, Field, 60, Directions),
    directions_turns(Directions, Field, Turns),
    position_or_fault(Field, Turns),
    changed(Turns, Seed, Turns1),
    position_or_fault(Field, Turns1).

position_or_fault(Field, Turns) :-
    (   field_turns_position(Field, Turns, _)
    ->  \+ field_turns_fault(Field, Turns, _)
    ;   field_turns_fault(Field, Turns, _)
    ).

directions_turns(Directions, Field, Turns) :-
    field_position(Field, Position),
    directions_turns_from(Directions, Position, Turns).

directions_turns_from(Directions, Position0, Turns) :-
    (   append(Turn, Directions1, Directions),
        Turn = [_|_],
        position_turn(Position0, Turn, Position)
    ->  Turns = [Turn|Turns1],
        directions_turns_from(Directions1, Position, Turns1)
    ;   Turns = []
    ).

changed(Turns, Seed, Turns1) :-
    length(Turns, Length),
    Place is Seed mod Length,
    nth0(Place, Turns, [Direction|Turn], Rest),
    Other is (Direction + Seed) mod 8,
    nth0(Place, Turns1, [Other|Turn], Rest).

:- end_tests(game).

:- begin_tests(soccer_trails).

drawn([], Drawn, Drawn).
drawn([Step|Steps], Drawn0, Drawn) :-
    drawn_step(Drawn0, Step, Drawn1),
    drawn(Steps, Drawn1, Drawn).

%   A game step by step is the same as by its turns, and the ball comes by the nodes that its edges
%   lead to.

%   deep
test(the_same_as_by_turns, forall(between(1, 20, Seed))) :-
    Field = field(standard, 8, 10, 2),
    random_steps(Seed, Field, 60, Steps),
    random_soccer(Seed, Field, 60, Position),
    field_drawn(Field, Drawn0),
    drawn(Steps, Drawn0, Drawn),
    drawn_position(Drawn, Position),
    Drawn = drawn(_, Trails0),
    reverse(Trails0, Trails),
    findall(Turn, ( member(trail(_, Turn0, _), Trails), reverse(Turn0, Turn) ), Turns),
    field_turns_trails(Field, Turns, Drawn),
    findall(Step,
            ( member(trail(_, _, Nodes0), Trails),
              reverse(Nodes0, Nodes),
              nextto(From, To, Nodes),
              field_edge(Field, From, Step, To) ),
            Steps),
    findall(Player, member(trail(Player, _, _), Trails), [1|Players]),
    \+ nextto(Player1, Player1, [1|Players]).

test(no_turns, [forall(member(Turns, [ [[8]], [[7,3]], [[5],[0]], [[7],[1,1]], [[1,2]], [[]] ])),
                fail]) :-
    field_turns_trails(field(standard, 3, 3, 1), Turns, _).

test(begun, [forall(member(Steps-Begun, [ []-none, [7]-[7], [7,1]-[7,1], [7,1,1]-none, [5]-none,
                                          [1]-none ])),
             Found == Begun]) :-
    field_drawn(field(standard, 3, 3, 1), Drawn0),
    drawn(Steps, Drawn0, Drawn),
    ( drawn_begun(Drawn, Turn) -> Found = Turn ; Found = none ).

test(no_such_step, [forall(member(Steps, [[8], [7,3], [7,6], [5,0]])), fail]) :-
    field_drawn(field(standard, 3, 3, 1), Drawn0),
    drawn(Steps, Drawn0, _).

:- end_tests(soccer_trails).

:- begin_tests(soccer_view).

test(places_are_distinct_and_goals_are_goals,
     forall(member(Field, [ field(standard, 8, 10, 2), field(standard, 3, 3, 1),
                            field(line, 8, 10, 0), field(line, 2, 5, 0) ]))) :-
    field_shape(Field, [Columns, Rows], Places, Goals),
    field_nodes(Field, Count),
    length(Places, Count),
    sort(Places, Sorted),
    length(Sorted, Count),
    forall(nth0(Node, Places, [X, Y]), field_node_place(Field, Node, X, Y)),
    forall(member([Player, Node], Goals), field_goal(Field, Player, Node)),
    forall(( member(X, [0, Columns]), member(Y, [0, Rows]) ), memberchk([X, Y], Places)),
    Right is Columns + 1,
    \+ memberchk([Right, _], Places).

:- end_tests(soccer_view).
