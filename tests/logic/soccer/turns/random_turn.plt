:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_soccer').

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
