:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(value).

%   What lies one turn before, and back again; and what is better after the turn
%   is no better for the one who played it.

test(there_and_back) :-
    \+ ( between(-998, 998, Value),
         abs(Value) =\= 900,
         abs(Value) =\= 901,
         value_before(Value, Before),
         \+ value_after(Before, Value) ).

test(order_is_turned) :-
    \+ ( between(-998, 999, Value),
         Less is Value - 1,
         value_before(Value, Before),
         value_before(Less, Before1),
         Before > Before1 ).

test(verdicts, all(Verdict == [win(1), win(99), open, open, open, loss(99), loss(1)])) :-
    member(Value, [999, 901, 900, 0, -900, -901, -999]),
    value_verdict(Value, Verdict).

test(unknown_is_more_than_lost) :-
    least_value(false, Lost),
    least_value(true, Unknown),
    unknown_value(Unknown),
    Lost < Unknown,
    value_verdict(Lost, loss(_)),
    value_verdict(Unknown, open).

:- end_tests(value).
