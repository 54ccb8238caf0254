:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_soccer').

:- begin_tests(edges).

%   What is said of a position holds for all its nodes.

test(sound, forall(( between(1, 7, Seed),
                     member(Field, [ field(standard, 8, 10, 2), field(line, 8, 10, 0),
                                     field(standard, 3, 3, 1) ]) ))) :-
    random_soccer(Seed, Field, 60, Position),
    position_field(Position, Field),
    position_ball(Position, Ball),
    position_touched(Position, Ball),
    aggregate_all(count, position_free(Position, _, _, _), Free),
    aggregate_all(count, position_used(Position, _, _), Used),
    aggregate_all(count, field_edge(Field, _, _, _), Edges),
    Edges =:= 2 * Used + Free,
    \+ ( position_used(Position, Node, Node1),
         position_free(Position, Node, _, Node1) ).

%   After each step one edge more is used, and its end is touched.

test(a_step_uses_its_edge, forall(between(1, 20, Seed))) :-
    random_soccer(Seed, field(standard, 8, 10, 2), 20, Position0),
    position_ball(Position0, Ball0),
    forall(( position_free(Position0, Ball0, Direction, Ball),
             position_step(Position0, Direction, Position) ),
           ( Low is min(Ball0, Ball),
             High is max(Ball0, Ball),
             \+ position_used(Position0, Low, High),
             position_used(Position, Low, High),
             position_touched(Position, Ball) )).

:- end_tests(edges).
