:- use_module(library(plunit)).
:- use_module('../../../logic/shared/reified').

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

%   The same clauses with if_/3 expanded, as the rules are loaded, and called.

:- begin_tests(reified_expanded, [setup(rules_loaded), cleanup(rules_unloaded)]).

:- dynamic
    user:among_the_rules/1.

clauses("
said(X, Y, Said) :- if_(X = Y, Said = same, Said = different).
known(X, Said) :- if_(X = 1, Said = one, ( Said = other, X = 2 )).
paired(X, Y, Said) :- if_(X-Y = a-f(_), Said = Y, ( Said = X ; Said = other )).
nested(X, Y, Said) :-
    if_(X = Y, if_(X = a, Said = same(a), Said = same), if_(Y = b, Said = b, Said = different)).
first(X, Y, Said) :- if_(X = Y, ( member(Said, [1,2]), ! ), Said = 3).
passed(X, Y, Then) :- if_(X = Y, Then, true).
").

rules_loaded :-
    module_property(shared_reified, file(Reified)),
    loaded(expanded, Reified, true),
    loaded(called, Reified, false).

loaded(Module, Reified, Optimise) :-
    clauses(Clauses),
    current_prolog_flag(optimise, Before),
    file_directory_name(Reified, Logic),
    format(atom(File), '~w/~w.pl', [Logic, Module]),
    format(string(Text), ":- module(~q, []). :- use_module(~q). ~w", [Module, Reified, Clauses]),
    setup_call_cleanup(( open_string(Text, Stream), set_prolog_flag(optimise, Optimise) ),
                       load_files(File, [stream(Stream)]),
                       ( set_prolog_flag(optimise, Before), close(Stream) )),
    assertz(user:among_the_rules(File)).

rules_unloaded :-
    forall(retract(user:among_the_rules(File)), unload_file(File)).

some_term(_).
some_term(a).
some_term(1).
some_term(1.0).
some_term(0.0).
some_term(-0.0).
some_term(Nan) :- Nan is nan.
some_term(Big) :- Big is 2 ** 80.
some_term("a").
some_term([]).
some_term([_]).
some_term(f(A, A)).
some_term(f(_, b)).
some_term(f(a, b)).
some_term(X) :- X = f(X).
some_term(X) :- X = f(f(X)).
some_term(X) :- X = [a|X].
some_term(X) :- dif(X, a).
some_term(X) :- freeze(X, X \== 1).
some_term(X) :- when(ground(X), X = f(_, _)).

%   The answers in their order, each with its constraints, and whether the last one left a choice.

answers(Module, Question, Answers) :-
    copy_term(Question, Copy),
    findall(Answer-Constraints-Last,
            ( call_cleanup(Module:Copy, Done = true),
              ( Done == true -> Last = last ; Last = more ),
              copy_term(Copy, Answer, Constraints) ),
            Answers).

same_answers(Question) :-
    answers(expanded, Question, Answers),
    answers(called, Question, Answers1),
    assertion(Answers =@= Answers1).

relation(Name) :- member(Name, [said, paired, nested, first]).

test(same_answers) :-
    forall(( relation(Name), some_term(X), some_term(Y) ),
           ( Question =.. [Name, X, Y, _], same_answers(Question) )).

test(same_variable) :-
    forall(( relation(Name), some_term(X) ),
           ( Question =.. [Name, X, X, _], same_answers(Question) )).

test(said_before) :-
    forall(( some_term(X), some_term(Y), member(Said, [same, different]) ),
           same_answers(said(X, Y, Said))).

test(one_that_is_known) :-
    forall(some_term(X), same_answers(known(X, _))).

test(called_as_written, Body =@= if_(X = Y, Said = same, Said = different)) :-
    clause(called:said(X, Y, Said), Body).

test(decided_at_once, Body =@= ( X == Y -> Said = same
                               ; atomic(X), atomic(Y) -> Said = different
                               ; X \= Y -> Said = different
                               ; if_(X = Y, Said = same, Said = different)
                               )) :-
    clause(expanded:said(X, Y, Said), Body).

test(a_cut_stays_where_it_is) :-
    clause(expanded:first(_, _, _), if_(_, _, _)).

test(a_goal_that_is_not_known_stays) :-
    clause(expanded:passed(_, _, _), if_(_, _, _)).

test(no_stranger) :-
    expand_goal(if_(_ = b, true, true), Goal),
    Goal = if_(_, _, _).

:- end_tests(reified_expanded).
