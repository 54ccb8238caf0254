:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- use_module('../../random_games').

:- begin_tests(lookahead).

value(Position, Beta, Value, Key) :-
    position_context(Position, inf, 1000, Context),
    Position = position(_, Player, Nodes, _, _),
    nodes_race(Nodes, Player, Context, Race),
    position_begun(Position, 0, Begun),
    begun_lookahead(Begun, Race, [], Beta, Context, Value, Key).

%   -999 where every turn loses, -998 where the opponent has a goal after every
%   other, and else the turn of Key is a safe one.

test(as_safe_turns_say, forall(( member(Field-Steps, [ field(standard, 8, 10, 2)-24,
                                                       field(line, 8, 10, 0)-40,
                                                       field(standard, 3, 3, 1)-1 ]),
                                 between(1, 10, Seed) ))) :-
    random_start(Seed, Field, Steps, Position),
    (   position_goal_turn(Position, _)
    ->  true
    ;   value(Position, 9999, Value, _),
        (   position_safe_turn(Position, _)
        ->  Value >= -900
        ;   Value =< -900
        )
    ).

test(enough_is_enough, Value-Key == Value1-Key1) :-
    random_start(7, field(standard, 8, 10, 2), 24, Position),
    value(Position, 9999, Value, Key),
    value(Position, Value, Value1, Key1).

:- end_tests(lookahead).
