:- use_module(library(plunit)).
:- use_module('../../../logic/why/interpreter').

%   Each construct means to goal_proofs/2 what it means to Prolog.

:- begin_tests(interpreter).

p(1).
p(2).
p(3).

cut(X, Y) :- p(X), X > 1, !, p(Y).
cut(0, 0).

cut_in_branch(X, Y) :- ( X > 1 -> !, Y = big ; Y = small ).
cut_in_branch(_, other).

cut_in_condition(X, Y) :- ( p(X), ! -> Y = yes ; Y = no ).
cut_in_condition(_, other).

cut_in_call(X) :- call(( p(X), ! )).
cut_in_call(4).

cut_in_negation(X) :- \+ ( p(X), !, fail ), X = 5.

cut_then_fail(X) :- p(X), X > 1, !, fail.
cut_then_fail(9).

cut_in_either(X) :- ( p(X), ! ; X = 7 ).
cut_in_either(8).

two_cuts(X, Y) :- p(X), !, p(Y), Y > 1, !.
two_cuts(6, 6).

soft(X, Y) :- ( p(X) *-> Y = found ; Y = none ).

soft_none(X) :- ( p(4) *-> X = found ; X = none ).

thrown(X) :- p(X), X > 2, throw(three(X)).

caught(X, Y) :- catch(( p(X), X > 1, throw(at(X)) ), at(Y), X = caught).

passed(X) :- catch(thrown(X), other, X = other).

once_and_ignored(X, Y) :- once(p(X)), ignore(( p(Y), Y > 5 )).

collected(L, N, S) :-
    findall(X, p(X), L),
    aggregate_all(count, p(_), N),
    aggregate_all(sum(X), p(X), S).

every(X) :- p(X), forall(p(Y), Y =< X).

mapped(L) :- maplist([X, Y]>>( p(X), Y is X * X ), [1, 2, 3], L).

folded(S) :- foldl([X, S0, S1]>>( p(X), S1 is S0 + X ), [1, 2, 3], 0, S).

chosen(L) :- include([X]>>( p(X), X > 1 ), [1, 2, 3, 4], L).

closed(X, Y) :- G = p(X), G, call(=, Y, X).

cleaned(X) :- setup_call_cleanup(true, p(X), true).

deep(0) :- !.
deep(N) :- N1 is N - 1, deep(N1).

goal(p(_)).
goal(cut(_, _)).
goal(cut_in_branch(1, _)).
goal(cut_in_branch(2, _)).
goal(cut_in_condition(_, _)).
goal(cut_in_call(_)).
goal(cut_in_negation(_)).
goal(cut_then_fail(_)).
goal(cut_in_either(_)).
goal(two_cuts(_, _)).
goal(soft(_, _)).
goal(soft_none(_)).
goal(thrown(_)).
goal(caught(_, _)).
goal(passed(_)).
goal(once_and_ignored(_, _)).
goal(collected(_, _, _)).
goal(every(_)).
goal(mapped(_)).
goal(folded(_)).
goal(chosen(_)).
goal(closed(_, _)).
goal(cleaned(_)).
goal(deep(1000)).
goal(( p(X), \+ X = 2 )).
goal(( p(_), ! )).
goal(( p(X) -> true ; X = none )).
goal(( _ = 1, _ )).
goal(_ is foo + 1).
goal(no_such_relation(_)).

%   The answers of a goal, or what it throws.

asked(Goal, Called, Answers) :-
    catch(findall(Goal, Called, Answers), Error, ( formal(Error, Formal), Answers = thrown(Formal) )).

formal(error(Formal, _), Formal) :- !.
formal(Error, Error).

test(as_prolog_runs_it, forall(goal(Goal))) :-
    asked(Goal, Goal, Expected),
    asked(Goal, goal_proofs(Goal, _), Answers),
    assertion(Answers =@= Expected).

test(events_leave_the_goal_as_it_is, forall(goal(Goal))) :-
    copy_term(Goal, Copy),
    findall(Event, goal_event(Goal, 100_000, Event), Events),
    assertion(Goal =@= Copy),
    assertion(Events \== []).

%   The exits at the top are the answers.

one_call(Goal) :-
    goal(Goal),
    \+ memberchk(Goal, [(_, _), (_ ; _)]).

test(exits_are_answers, forall(one_call(Goal))) :-
    asked(Goal, Goal, Expected),
    findall(Exited, goal_event(Goal, inf, event(exit, 1, 1, Exited)), Answers),
    (   Expected = thrown(_)
    ->  true
    ;   assertion(Answers =@= Expected)
    ).

test(fact, Proof =@= proof(p(1), clause(File, Line), [])) :-
    once(goal_proofs(p(1), [Proof])),
    clause(p(1), true, Clause),
    clause_property(Clause, file(File)),
    clause_property(Clause, line_count(Line)).

test(rule, Goals == [p(1) = p(1), p(1), 1 = 1]) :-
    once(goal_proofs(closed(_, _), [proof(closed(1, 1), clause(_, _), Proofs)])),
    findall(Goal, member(proof(Goal, _, []), Proofs), Goals).

test(collected_proofs, Goals == [p(1), p(2), p(3)]) :-
    goal_proofs(findall(X, p(X), _), [proof(_, all, Proofs)]),
    findall(Goal, member(proof(Goal, _, _), Proofs), Goals).

test(mapped_proofs, Goals == [p(1), p(2)]) :-
    goal_proofs(maplist(p, [1, 2]), [proof(maplist(p, [1, 2]), library, Proofs)]),
    findall(Goal, member(proof(Goal, _, _), Proofs), Goals).

test(forall_proofs, Goals == [p(1), p(1), p(2), p(2), p(3), p(3)]) :-
    goal_proofs(forall(p(X), p(X)), [proof(_, all, Proofs)]),
    findall(Goal, member(proof(Goal, _, _), Proofs), Goals).

test(four_ports, Events == [call-p(x), fail-p(x)]) :-
    findall(Port-Goal, goal_event(p(x), inf, event(Port, _, _, Goal)), Events).

test(ports_of_a_retry, Ports == [call, exit, call, fail, redo, exit, call, exit]) :-
    findall(Port, goal_event(( member(X, [1, 2]), X > 1 ), inf, event(Port, _, _, _)), Ports).

throws :- p(1), throw(at(1)).

test(ports_of_an_exception,
     Ports == [call, call, exit, call, exception(at(1)), exception(at(1))]) :-
    findall(Port, goal_event(throws, inf, event(Port, _, _, _)), Ports).

endless :- endless.

test(no_end, Error == resource_error(inferences)) :-
    findall(Port, goal_event(endless, 10_000, event(Port, _, _, _)), Ports),
    last(Ports, exception(error(Error, _))).

:- end_tests(interpreter).
