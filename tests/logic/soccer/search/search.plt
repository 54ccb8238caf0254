:- use_module(library(plunit)).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../../../../logic/load').
:- use_module('../random_soccer').

:- begin_tests(search).

position(Position) :-
    member(Field-Steps, [ field(standard, 4, 4, 2)-3, field(line, 4, 4, 0)-3,
                          field(standard, 8, 10, 2)-12 ]),
    between(1, 12, Seed),
    random_start(Seed, Field, Steps, Position),
    \+ position_goal_turn(Position, _),
    aggregate_all(count, limit(21, position_trail(Position, _, _)), Count),
    Count =< 20.

%   What is remembered changes nothing that is proved.

test(deeper_keeps_what_is_proved, forall(( position(Position),
                                           position_depth_turn(Position, 1, _, Report),
                                           Report = report(Verdict, Value, _, _, _),
                                           Verdict \== open ))) :-
    position_depth_turn(Position, 3, _, report(Verdict, Value, _, _, _)).

:- end_tests(search).
