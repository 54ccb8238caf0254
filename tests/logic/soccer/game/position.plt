:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_soccer').

%   A whole game, step by step, is that of the definition.

:- begin_tests(position).

test(as_the_definition_draws, forall(between(1, 4, Seed))) :-
    named_field(standard, Field),
    random_steps(Seed, Field, 150, Directions),
    field_position(Field, Position),
    field_drawing(Field, Drawing),
    alike(Directions, Position, Drawing).

alike([], _, _).
alike([Direction|Directions], Position0, Drawing0) :-
    findall(D, position_step(Position0, D, _), Steps),
    findall(D, drawing_step(Drawing0, D, _), Steps),
    once(position_step(Position0, Direction, Position)),
    once(drawing_step(Drawing0, Direction, Drawing)),
    Drawing = drawing(Field, Player, Point, _),
    position_player(Position, Player),
    position_ball(Position, Ball),
    findall(P, field_point(Field, P), Points),
    nth0(Ball, Points, Point),
    alike(Directions, Position, Drawing).

test(a_step_changes_nothing_before_it) :-
    named_field(standard, Field),
    field_position(Field, Position0),
    copy_term(Position0, Copy),
    once(position_step(Position0, 0, _)),
    Position0 == Copy.

%   3 x 3: each player's goal, each own goal, and each stuck after a bounce.

test(ends, forall(member(Directions-End-Player,
                         [ [7,1,1]-goal(1)-1, [2,4,5]-goal(2)-2, [3,5]-goal(2)-1,
                           [0,0,1]-goal(1)-2, [5]-stuck(2)-1, [0,7]-stuck(1)-2 ]))) :-
    played(field(standard, 3, 3, 1), Directions, Position),
    position_end(Position, End),
    position_player(Position, Player),
    \+ position_step(Position, _, _).

played(Field, Directions, Position) :-
    field_position(Field, Position0),
    foldl(step, Directions, Position0, Position).

step(Direction, Position0, Position) :-
    once(position_step(Position0, Direction, Position)).

:- end_tests(position).
