:- use_module(library(plunit)).
:- use_module('../../logic/reified').

:- begin_tests(reified).

%   Terms of all kinds: open, closed, with the same variable twice, cyclic, and
%   some that only look alike.

two_terms(X, Y) :-
    Terms = [_, a, 1, 1.0, "a", [_], f(A,A), f(_,_), f(a,b)],
    member(X0, Terms),
    member(Y0, Terms),
    copy_term(X0-Y0, X-Y).

terms_ground(Variables) :-
    maplist([V]>>member(V, [a, b, 1, 1.0, "a", [a], f(a,b), f(b,b)]), Variables).

%   Answers are the ground values of X, Y and Truth for which Goal holds.  The values
%   are chosen after Goal, or before it.

answers(after, X-Y-Truth, Goal, Answers) :-
    term_variables(X-Y, Variables),
    findall(X-Y-Truth, ( Goal, terms_ground(Variables) ), Found),
    msort(Found, Answers).
answers(before, X-Y-Truth, Goal, Answers) :-
    term_variables(X-Y, Variables),
    findall(X-Y-Truth, ( terms_ground(Variables), Goal ), Found),
    msort(Found, Answers).

test(true_is_equal, [forall(two_terms(X, Y))]) :-
    answers(after, X-Y-true, =(X, Y, true), Answers),
    answers(after, X-Y-true, X = Y, Answers).

test(false_is_different, [forall(two_terms(X, Y))]) :-
    answers(after, X-Y-false, =(X, Y, false), Answers),
    answers(after, X-Y-false, dif(X, Y), Answers).

test(what_is_bound_later_may_be_bound_before, [forall(two_terms(X, Y))]) :-
    answers(after, X-Y-Truth, =(X, Y, Truth), Answers),
    answers(before, X-Y-Truth, =(X, Y, Truth), Answers).

test(either_true_or_false, [forall(two_terms(X, Y))]) :-
    answers(after, X-Y-_, =(X, Y, _), Answers),
    answers(after, X-Y-_, true, Answers1),
    length(Answers, Number),
    length(Answers1, Number).

test(symmetric, [forall(two_terms(X, Y))]) :-
    answers(after, X-Y-Truth, =(X, Y, Truth), Answers),
    answers(after, X-Y-Truth, =(Y, X, Truth), Answers).

test(known_terms_leave_no_choice) :-
    =(f(a), f(a), true),
    =(f(a), f(b), Truth),
    Truth == false.

test(a_constraint_that_waits_counts, Truth == false) :-
    dif(X, a),
    =(X, a, Truth).

test(cyclic_terms, Truths == [true]) :-
    A = f(A),
    B = f(B),
    findall(Truth, =(A, B, Truth), Truths).

test(if_takes_the_branch_of_the_truth, Saids == [different, same]) :-
    findall(Said, ( member(X-Y, [a-b, a-a]), if_(X = Y, Said = same, Said = different) ), Saids).

test(if_tries_both, all(X-Said == [a-same, b-different])) :-
    if_(X = a, Said = same, Said = different),
    member(X, [a,b]).

test(if_fails_with_its_branch, fail) :-
    if_(a = a, fail, true).

test(an_open_truth, error(instantiation_error)) :-
    if_(open_truth, true, true).

test(no_truth, error(type_error(boolean, maybe))) :-
    if_(=(maybe), true, true).

open_truth(_).

:- end_tests(reified).
