:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(user_rules).

%   Rules as somebody may write them, and the fault that is named.

secret(1). secret(2). secret(3).

throws(1, _, _) :- throw(error(type_error(a, b), _)).
throws_atom(_, S, x) :- ( S =:= 2 -> throw(oops) ; true ).
own_limit(_, _, _) :- throw(time_limit_exceeded).
silent(_, S, S) :- S < 3.
opened(_, _, f(_)).
endless(_, _, A) :- repeat, A = 1.
endless_fail(_, 2, _) :- repeat, fail.
endless_fail(_, S, S) :- S =\= 2.
cyclic(_, _, A) :- A = f(A).
delayed(_, _, A) :- freeze(A, true).
divides(_, S, A) :- A is S / (S - 1).
two(_, S, A) :- ( A = S ; A is S + 1 ).
fail_1(_) :- fail.
many(X) :- repeat, X = 1.
stuck(_) :- repeat, fail.
impatient(_) :- throw(time_limit_exceeded).
stubborn(_) :- catch(( repeat, fail ), _, true), repeat, fail.
some_open(f(_)).

fault_of(Secret_1, Question_1, Answer_3, Fault) :-
    M = plunit_user_rules,
    catch(rules_matrix(rules(known, M:Secret_1, M:Question_1, M:Answer_3), seconds(0.2), _),
          error(guessing_game(Fault), _), true).

test(named, [forall(member(Rule-Expected,
       [ throws - thrown(throws(1, 1, _), error(type_error(a, b), _)),
         throws_atom - thrown(throws_atom(1, 2, _), oops),
         own_limit - thrown(own_limit(1, 1, _), time_limit_exceeded),
         silent - fails(silent(1, 3, _), _),
         opened - open(opened(1, 1, _), f(_)),
         endless - endless(endless(1, 1, _)),
         endless_fail - late(endless_fail(1, 2, _)),
         cyclic - cyclic(cyclic(1, 1, _)),
         divides - thrown(divides(1, 1, _), error(evaluation_error(zero_divisor), _)),
         two - two(two(1, 1, _), 1, 2),
         unknown - missing(unknown(_, _, _)) ])),
     true(subsumes_term(Expected, Fault))]) :-
    fault_of(secret, secret, Rule, Fault).

test(delayed, true(Fault = open(delayed(1, 1, _), _))) :-
    fault_of(secret, secret, delayed, Fault).

test(secrets, [forall(member(Secret_1-Expected,
       [ many - many(many(_), 10_000), impatient - thrown(impatient(_), time_limit_exceeded),
         stuck - slow(stuck(_), _), some_open - open(some_open(_), f(_)),
         unknown - missing(unknown(_)), fail_1 - told(_) ])),
     true(subsumes_term(Expected, Fault))]) :-
    fault_of(Secret_1, secret, two, Fault).

%   The limit of whoever asks is no fault of the rules, whatever time has gone by.

test(limit_of_the_asker, [forall(member(Rule-Seconds, [stuck-0.1, stubborn-0.5])), Ended == time]) :-
    goal_ended(Seconds, fault_of(Rule, secret, two, _), Ended).

%   What is no mistake.

choice_points(_, S, A) :- ( A = S ; A = S ; fail ).
strings(_, S, A) :- ( S < 2 -> A = "few" ; A = "many" ).
dicts(_, S, point{x: S}).
rationals(_, S, A) :- A is S rdiv 2.
big(_, S, A) :- A is S ** 100.

test(accepted, [forall(member(Rule, [choice_points, strings, dicts, rationals, big]))]) :-
    M = plunit_user_rules,
    rules_matrix(rules(known, M:secret, M:secret, M:Rule), seconds(5), Matrix),
    matrix_row(Matrix, 1, Row),
    forall(( matrix_secret(Matrix, N, Secret), Bit is 1 << (N - 1) ),
           ( once(call(M:Rule, 1, Secret, Answer)),
             member(A-Set, Row), Set /\ Bit =\= 0, matrix_answer(Matrix, A, Same),
             Same == Answer )).

test(each_once, Terms == [b, a]) :-
    asked_terms([X]>>member(X, [b,a,b]), 10, inf, Terms).

:- end_tests(user_rules).
