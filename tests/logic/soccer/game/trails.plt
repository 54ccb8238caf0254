:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_soccer').

:- begin_tests(soccer_trails).

drawn([], Drawn, Drawn).
drawn([Step|Steps], Drawn0, Drawn) :-
    drawn_step(Drawn0, Step, Drawn1),
    drawn(Steps, Drawn1, Drawn).

%   A game step by step is the same as by its turns, and the ball comes by the nodes that its edges
%   lead to.

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
