:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(connect4_limit).

test(what_is_left, [true(( 900 > Left, Left > 0 ))]) :-
    limit_goal(inferences(900), numlist(1, 20, _), inferences(Left)).

test(time_that_is_left, [true(( 60 > Left, Left > 50 ))]) :-
    limit_goal(seconds(60), numlist(1, 20, _), seconds(Left)).

test(too_long, [forall(member(Limit, [inferences(1000), seconds(0.05), seconds(0), seconds(-1)])),
                fail]) :-
    limit_goal(Limit, ( repeat, fail ), _).

test(no_limit, [forall(member(Limit, [seconds(inf), inferences(inf)])), all(X-Left == [1-Limit])]) :-
    limit_goal(Limit, member(X, [1, 2]), Left).

test(one_answer, all(X == [1])) :-
    limit_goal(inferences(1000), member(X, [1, 2]), _).

test(false, fail) :-
    limit_goal(seconds(inf), fail, _).

:- end_tests(connect4_limit).
