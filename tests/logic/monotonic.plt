:- use_module(library(plunit)).
:- use_module(monotonic).

:- begin_tests(monotonic).

%   A pure relation, and impure ones: each is found out by a case of its kind.

between_one_and_two(X) :- member(X, [1,2]).

not_yet(X, Y) :- X \= Y.

first_bound(X, one) :- X = 1, !.
first_bound(_, other).

known_only(X) :- nonvar(X), member(X, [1,2]).

larger(X, Y) :- X > Y.

wrapped(X) :- ( X == 2 ; must_be(integer, in(X)) ), !.

endless(_, []).
endless(X, [_|Ys]) :- endless(X, Ys).

one_shape(f(_, [])).
one_shape(f(X, [_|Ys])) :- one_shape(f(X, Ys)).
one_shape(g).

faults(Case, Faults) :-
    findall(Fault, case_fault(plunit_monotonic, Case, Fault), Faults).

pure(order(between_one_and_two(X), [X-[1,2,3]])).
pure(order(append(X, Y, [a,b]), [X-[[],[a],[b]], Y-[[],[b]]])).
pure(order(larger(X, 2), [X-[1,3]])).                        % an open X throws
pure(general(append(_, _, _), within(4, [append([], [a], [a]), append([a], [b], [a,b])]))).
pure(general(larger(_, _), error)).
pure(holds(larger(2, 1), [1,2])).                            % other/0 is no number
pure(holds(between_one_and_two(2), [1])).
pure(holds(append([a], [b], [a,b]), [1])).

test(pure, [forall(pure(Case)), Faults == []]) :-
    faults(Case, Faults).

test(what_is_different_now) :-
    faults(order(not_yet(X, 2), [X-[1,2]]), Faults),
    memberchk(order(_ = 1, answers([[1]]), answers([])), Faults).

test(what_is_known_when_it_is_asked) :-
    faults(order(not_yet(X, Y), [X-[1,2], Y-[1]]), Faults),
    memberchk(known(answers([[2,1]]), answers([])), Faults).

test(what_has_no_answer) :-
    faults(order(not_yet(X, 2), [X-[2]]), Faults),
    memberchk(known(answers([]), answers([])), Faults).

test(what_is_not_defined) :-
    faults(order(undefined_relation(X), [X-[1]]), Faults),
    memberchk(order(_ = 1, existence_error(procedure, _), _), Faults).

test(what_is_cut) :-
    faults(order(first_bound(X, Y), [X-[1,2], Y-[one, other]]), Faults),
    memberchk(order(_ = 2, answers([[2,other]]), answers([])), Faults).

test(what_fails_in_silence) :-
    faults(holds(known_only(1), [1]), Faults),
    memberchk(open(known_only(_), true, false), Faults).

test(what_is_never_reached) :-
    faults(general(one_shape(_), within(100, [one_shape(f(a, [])), one_shape(g)])), [Fault]),
    Fault = general(one_shape(_), missing(one_shape(g), false)).

test(what_never_answers) :-
    faults(general(endless(_, _), error), [general(endless(_, _), true)]),
    faults(holds(endless(a, [b]), [2]), Faults),
    once(( member(odd(endless(a, List), no_end), Faults), cyclic_term(List) )).

test(an_error_that_names_another_term) :-
    faults(holds(wrapped(2), [1]), Faults),
    memberchk(odd(wrapped(other), type_error(integer, in(other))), Faults).

test(what_is_untrue) :-
    faults(holds(between_one_and_two(3), []), Faults),
    Faults == [untrue(between_one_and_two(3), false)].

told_of_this(order(case_fault(_, _, _), [])).
told_of_this(order(untold_export(_, _, _), [])).
told_of_this(general(untold_export(_, _, _), error)).
told_of_this(holds(untold_export(_, _, _), [])).

test(what_no_case_tells, all(Untold == [case_fault/3-general, case_fault/3-holds])) :-
    untold_export(monotonic, told_of_this, Untold).

:- end_tests(monotonic).
