:- use_module(library(plunit)).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../../../../logic/load').

:- use_module('../../random_games').

:- begin_tests(trail).

fields(Field, Steps) :-
    member(Field-Steps, [ field(standard, 8, 10, 2)-40, field(line, 8, 10, 0)-40,
                          field(standard, 3, 3, 1)-4, field(line, 2, 3, 0)-4 ]).

%   The same turns in the same order as by the rules, step by step; begun turns too.

test(the_turns_of_the_rules, forall(( fields(Field, Steps), between(1, 10, Seed) ))) :-
    random_soccer(Seed, Field, Steps, Position),
    findall(Turn-Ball, limit(1000, position_trail(Position, Turn, Ball)), Trails),
    findall(Turn-Ball,
            limit(1000, ( position_turn(Position, Turn, Position1),
                          position_ball(Position1, Ball) )),
            Turns),
    Trails == Turns.

test(undone_by_backtracking) :-
    random_soccer(3, field(standard, 8, 10, 2), 40, Position),
    copy_term(Position, Copy),
    aggregate_all(count, limit(1000, position_trail(Position, _, _)), Count),
    Count > 1,
    Position == Copy.

test(nothing_after_the_end, fail) :-
    field_turns_position(field(standard, 3, 3, 1), [[7,1,1]], Position),
    position_trail(Position, _, _).

:- end_tests(trail).


:- begin_tests(soccer_random_turn).

test(turns_are_whole, forall(( member(Name, [line, standard]), member(Steps, [0, 30, 90, 150]),
                               between(1, 2, Seed) ))) :-
    named_field(Name, Field),
    random_soccer(Seed, Field, Steps, Position),
    seed_random([Seed], Random),
    position_random_turn(Position, Turn, Random, _),
    once(position_turn(Position, Turn, _)).

test(each_turn_comes, Found == Expected) :-
    field_position(field(standard, 3, 3, 1), Position0),
    once(position_turn(Position0, [2], Position)),
    findall(Turn, ( position_turn(Position, Turn, _), length(Turn, 1) ), Turns),
    sort(Turns, Expected),
    findall(Turn,
            ( between(1, 300, Seed), seed_random([Seed], Random),
              position_random_turn(Position, Turn, Random, _), length(Turn, 1) ),
            Turns1),
    sort(Turns1, Found).

:- end_tests(soccer_random_turn).
