:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(shared_limit).

test(seconds, all(Words == ["1 second", "1 second", "10 seconds", "0.3 seconds"])) :-
    member(Seconds, [1, 1.0, 10.0, 0.3]),
    seconds_words(Seconds, Words).

%   A limit says that it ended the goal only if it was this limit, and no other one.

test(ended, all(Limit-Ended == [9-itself, 0.05-time, 0-time])) :-
    member(Limit-Goal, [9-true, 0.05-(repeat, fail), 0-true]),
    goal_ended(Limit, Goal, Ended).

test(the_outer_limit, Ended == time) :-
    goal_ended(0.05, goal_ended(9, ( repeat, fail ), _), Ended).

test(a_limit_that_is_caught, Ended == time) :-
    goal_ended(0.3, goal_ended(0.05, ( catch(( repeat, fail ), _, true), repeat, fail ), _), Ended).

test(the_goals_own_limit, throws(time_limit_exceeded)) :-
    goal_ended(9, throw(time_limit_exceeded), _).

test(what_is_left, [true(( 900 > Left, Left > 0 ))]) :-
    limit_goal(inferences(900), length(_, 20), inferences(Left)).

%   A clock may be no finer than a millisecond.

test(time_that_is_left, [true(( 60 >= Left, Left > 50 ))]) :-
    limit_goal(seconds(60), length(_, 20), seconds(Left)).

test(too_long, [forall(member(Limit, [inferences(1000), seconds(0.05), seconds(0), seconds(-1)])),
                fail]) :-
    limit_goal(Limit, ( repeat, fail ), _).

test(no_limit, [forall(member(Limit, [seconds(inf), inferences(inf)])), all(X-Left == [1-Limit])]) :-
    limit_goal(Limit, member(X, [1, 2]), Left).

test(one_answer, all(X == [1])) :-
    limit_goal(inferences(1000), member(X, [1, 2]), _).

test(false, fail) :-
    limit_goal(seconds(inf), fail, _).

test(nonsense, [forall(member(Limit-Error, [ minutes(1)-domain_error(limit, minutes(1)),
                                             7-domain_error(limit, 7),
                                             seconds(a)-type_error(number, a) ])),
                error(Error)]) :-
    limit_goal(Limit, true, _).

%   Steps: to the end, as far as the limit allows, and none.

test(steps_to_the_end, State == 7) :-
    limit_steps(seconds(inf), up_to(7), 1, State, Limit),
    Limit == seconds(inf).

test(steps_within_a_limit, [true(( State > 10, Limit == inferences(0) ))]) :-
    limit_steps(inferences(10_000), succ, 0, State, Limit).

test(a_step_that_does_not_end, State-Limit == 3-inferences(0)) :-
    limit_steps(inferences(10_000), looping_from(3), 0, State, Limit).

test(no_step, State == 1) :-
    limit_steps(inferences(0), succ, 1, State, _).

up_to(Most, N0, N) :-
    N0 < Most,
    N is N0 + 1.

looping_from(Most, N0, N) :-
    (   N0 < Most
    ->  N is N0 + 1
    ;   repeat,
        fail
    ).

%   Deadlines.

test(deadline, true(( 3 < Left, Left =< 4 ))) :-
    limit_deadline(seconds(4), Deadline),
    deadline_kept(Deadline),
    deadline_limit(Deadline, seconds(Left)).

test(no_deadline, Limit == seconds(inf)) :-
    limit_deadline(seconds(inf), Deadline),
    deadline_kept(Deadline),
    deadline_limit(Deadline, Limit).

test(passed, throws(deadline_passed)) :-
    limit_deadline(seconds(-1), Deadline),
    deadline_kept(Deadline).

:- end_tests(shared_limit).
