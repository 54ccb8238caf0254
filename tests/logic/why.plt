:- use_module(library(plunit)).
:- use_module('../../logic/load').

:- begin_tests(why).

%   Rules to explain: even(N) holds of 0, 2, 4.

even(0).
even(N) :- N > 0, plus(M, 2, N), even(M).

test(proof, Goals == [4 > 0, plus(2, 2, 4), even(2)]) :-
    once(goal_within_proofs(even(4), 10_000, [proof(even(4), clause(_, _), Proofs)])),
    findall(Goal, member(proof(Goal, _, _), Proofs), Goals).

test(every_code_has_a_proof, Codes == Proved) :-
    History = [[1,2,3,4]-(1-2), [1,3,2,5]-(0-2)],
    findall(Code, history_code(variant(4, 9, false), History, Code), Codes),
    findall(Code, goal_within_proofs(history_code(variant(4, 9, false), History, Code), inf, _),
            Proved).

test(limit, error(resource_error(inferences))) :-
    goal_within_proofs(( repeat, fail ), 10_000, _).

test(limit_of_failures, error(resource_error(inferences))) :-
    goal_within_failures(( repeat, fail ), 10_000, _).

test(failures, Failures == [failure(4, -1 > 0), failure(3, even(-1)), failure(2, even(1)),
                            failure(1, even(3))]) :-
    goal_within_failures(even(3), 10_000, Failures).

test(deepest_first, Depths == Sorted) :-
    goal_within_failures(even(7), 10_000, Failures),
    findall(Depth, member(failure(Depth, _), Failures), Depths),
    sort(0, @>=, Depths, Sorted).

test(each_failure_once, Failures == [failure(1, 1 > 2)]) :-
    goal_within_failures(( member(X, [1, 1, 1]), X > 2 ), 10_000, Failures).

test(what_fails_in_a_negation_that_holds_is_no_reason, Failures == [failure(1, fail)]) :-
    goal_within_failures(( \+ even(3), fail ), 10_000, Failures).

test(lines_below_the_depth_are_counted,
     Lines == ["p", "    q", "        ... 2 more"]) :-
    R = proof(r, all, [proof(s, all, [])]),
    proofs_depth_lines([proof(p, all, [proof(q, all, [R])])], 2, Lines).

test(variables_have_names, Line == "    member(A, [B])") :-
    failures_lines([failure(1, member(_, [_]))], [_, Line]).

:- use_module(library(clpfd)).

constraint(X #\= 1, X, "p(A), A #\\= 1").
constraint(( X in 1..9, X #\= 3, X #\= 5 ), X, "p(A), A in 1..9, A #\\= 3, A #\\= 5").
constraint(X #> 2, X, "p(A), A #>= 3").
constraint(X #=< 2, X, "p(A), A #=< 2").
constraint(X in 1..2 \/ 9..sup, X, "p(A), A in 1..2 \\/ 9..sup").
constraint(X in inf..sup, X, "p(A), A in inf..sup").
constraint(X #\= Y, X-Y, "p(A-B), A #\\= B").
constraint(dif(X, f(1, a)), X, "p(A), dif(A, f(1, a))").

test(constraints_as_a_person_writes_them, [forall(constraint(Goal, Term, Text)), true(Found == Text)]) :-
    call(Goal),
    goal_text(p(Term), Found).

test(relation_holds, Text == "guess_secret_feedback([1, 2], [2, 1], 0-2)") :-
    goal_why(guess_secret_feedback([1,2], [2,1], _), 100_000, 1, plain, Why),
    Why = holds([proof(Text, clause(_, _), [_|_])], [_|_]).

%   What is true by itself is left out, and of if_/3 there are the condition and the branch.

proof_lines(Shown, Lines) :-
    goal_why(guess_secret_feedback([1,2], [1,3], _), 100_000, 3, Shown, holds(_, Lines0)),
    findall(Goal, ( member(Line, Lines0),
                    split_string(Line, "%", " ", [Goal|_]) ), Lines).

test(plain, Lines == [ "guess_secret_feedback([1, 2], [1, 3], 1-0)",
                       "equally_long([1, 2], [1, 3])",
                       "same_length([1, 2], [1, 3])",
                       "blacks([1, 2], [1, 3], 1)",
                       "1 = 1",
                       "blacks([2], [3], 0)",
                       "... 3 more",
                       "1 is 0+1",
                       "common([1, 2], [1, 3], 1)",
                       "without_first([1, 3], 1, [3], 1)",
                       "... 1 more",
                       "common([2], [3], 0)",
                       "... 5 more",
                       "1 is 0+1",
                       "0 is 1-1" ]) :-
    proof_lines(plain, Lines).

same(X, Y) :- nonvar(X), X = Y.

test(all, Proofs-Plain == [same(1, 1), nonvar(1), 1 = 1] - [same(1, 1)]) :-
    once(goal_within_proofs(same(1, _), 10_000, Found)),
    plain_proofs(Found, Found1),
    findall(Goal, in_proofs(Found, Goal), Proofs),
    findall(Goal, in_proofs(Found1, Goal), Plain).

in_proofs(Proofs, Goal) :-
    member(proof(Here, _, Inner), Proofs),
    ( Goal = Here ; in_proofs(Inner, Goal) ).

:- table near/2.

near(X, Y) :- near(Y, X).
near(1, 2).

%   Little memory, so that it is soon full.

wins(X) :- moves(X, Y), \+ wins(Y).
moves(1, 2).
moves(2, 1).

test(a_loop_behind_a_negation,
     Line == "wins(1) leans on itself: it is asked again while it runs, so nothing ends this loop.") :-
    context_module(Module),
    ludologic_why:loop_line(Module:wins(1), Line).

test(memory_that_a_loop_fills,
     [ setup(( current_prolog_flag(stack_limit, Limit), set_prolog_flag(stack_limit, 150 000 000) )),
       cleanup(set_prolog_flag(stack_limit, Limit)),
       fail
     ]) :-
    why(wins(1)).

test(nothing_begins_the_loop, Lines == [ "No answer. These goals failed, the deepest first:",
                                         "    near(1, 3)",
                                         "near(1, 3) leans on itself: nothing begins this loop." ]) :-
    goal_why(near(1, 3), 1 000 000, 1, plain, fails(_, Lines0)),
    length(Lines, 3),
    append(Lines, _, Lines0).

endless(X) :- endless(X), even(X).

test(relation_does_not_end,
     Lines == [ "It has not come to an end after 10,000 inferences.",
                "Even with false in these places it does not end: look for the mistake in what has no star.",
                "    ?- endless(_), false.",
                "    endless(X) :- endless(X), false, * even(X)." ]) :-
    goal_why(endless(_), 10_000, 1, plain, endless(Lines)).

test(relation_fails, Text == "fail" - 1) :-
    goal_why(fail, 10_000, 1, plain, fails([failure(Depth, Text0)], _)),
    Text = Text0 - Depth.

:- end_tests(why).
