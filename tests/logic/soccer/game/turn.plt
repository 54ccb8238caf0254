:- use_module(library(plunit)).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../../../../logic/load').
:- use_module('../random_soccer').

:- begin_tests(turn).

%   Positions soon have more turns than can be listed: some are looked at.

fields(Field, Steps) :-
    member(Field-Steps, [ field(standard, 8, 10, 2)-30, field(line, 8, 10, 0)-30,
                          field(standard, 3, 3, 1)-4, field(line, 2, 3, 0)-4 ]).

%   A turn begins where it is open, is unbroken, and ends where it has to.

test(turns_end_where_they_must, forall(( fields(Field, Steps), between(1, 3, Seed) ))) :-
    random_start(Seed, Field, Steps, Position0),
    position_player(Position0, Player),
    forall(limit(500, position_turn(Position0, Turn, Position)),
           ( last_step(Turn, Position0, Position1, Direction),
             position_player(Position1, Player),
             position_step(Position1, Direction, Position),
             once(( position_player(Position, Other), Other =\= Player
                  ; \+ position_end(Position, open) )) )).

last_step([Direction], Position, Position, Direction).
last_step([Direction, Next|Turn], Position0, Position, Last) :-
    position_step(Position0, Direction, Position1),
    position_end(Position1, open),
    last_step([Next|Turn], Position1, Position, Last).

test(each_turn_once, forall(( fields(Field, Steps), between(1, 3, Seed) ))) :-
    random_start(Seed, Field, Steps, Position),
    findall(Turn, limit(2000, position_turn(Position, Turn, _)), Turns),
    sort(Turns, Different),
    same_length(Turns, Different).

test(rest_of_a_turn, all(Turn == [[1], [2,7]])) :-
    field_position(field(standard, 3, 3, 1), Position0),
    foldl(step, [7, 1], Position0, Position),
    position_turn(Position, Turn, Position1),
    position_end(Position1, goal(1)),
    length(Turn, Length),
    Length =< 2.

step(Direction, Position0, Position) :-
    once(position_step(Position0, Direction, Position)).

test(nothing_after_the_end, fail) :-
    field_position(field(standard, 3, 3, 1), Position0),
    step(5, Position0, Position),
    position_turn(Position, _, _).

:- end_tests(turn).
