:- use_module(library(plunit)).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../../../../logic/load').
:- use_module('../random_soccer').

%   The oracle: the same values by negamax over every turn, with no bounds, no
%   order, nothing remembered and nothing left out.

:- begin_tests(search).

position(Position) :-
    member(Field-Steps, [ field(standard, 4, 4, 2)-3, field(line, 4, 4, 0)-3,
                          field(standard, 8, 10, 2)-12 ]),
    between(1, 12, Seed),
    random_start(Seed, Field, Steps, Position),
    \+ position_goal_turn(Position, _),
    aggregate_all(count, limit(21, position_trail(Position, _, _)), Count),
    Count =< 20.

%   Which of all turns win or lose, and how soon, up to Depth turns after it.

proved(Depth, Position, Value) :-
    (   position_goal_turn(Position, _)
    ->  Value = 999
    ;   Depth =:= 0
    ->  Value = 0
    ;   Depth1 is Depth - 1,
        findall(V, ( position_turn(Position, _, P), after(P, Position, Depth1, V) ), Values),
        max_list(Values, Value)
    ).

after(Position, Position0, Depth, Value) :-
    position_player(Position0, Player),
    position_end(Position, End),
    (   End == open
    ->  proved(Depth, Position, Value0),
        further(Value0, Value)
    ;   End =.. [_, Player]
    ->  Value = 999
    ;   Value = -999
    ).

further(Value0, Value) :-
    (   Value0 > 900
    ->  Value is 1 - Value0
    ;   Value0 < -900
    ->  Value is -Value0 - 1
    ;   Value = 0
    ).

test(wins_and_losses_by_negamax, [forall(position(Position)), nondet]) :-
    proved(2, Position, Value),
    position_depth_turn(Position, 1, _, report(_, Value1, _, _, Cut)),
    (   abs(Value) > 900
    ->  Value1 =:= Value
    ;   Cut == true
    ->  true
    ;   abs(Value1) =< 900
    ).

%   What is remembered changes nothing that is proved.

test(deeper_keeps_what_is_proved, forall(( position(Position),
                                           position_depth_turn(Position, 1, _, Report),
                                           Report = report(Verdict, Value, _, _, _),
                                           Verdict \== open ))) :-
    position_depth_turn(Position, 3, _, report(Verdict, Value, _, _, _)).

:- end_tests(search).
