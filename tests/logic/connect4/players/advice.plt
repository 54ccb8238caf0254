:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_play').

:- begin_tests(connect4_advice).

advice(Columns, Seconds, Advice) :-
    columns_position(Columns, Position),
    own_solver(Solver),
    solver_advice(Solver, Position, Seconds, Advice).

test(win, Advice == advice(1, win, [4-1])) :-
    advice([1,2,1,2,1,2], 1, Advice).
test(block, Cells == [4-1]) :-
    advice([1,2,1,2,1], 0.1, advice(1, block(Lower, Upper), Cells)),
    Lower =< Upper.
test(block_that_wins, Advice == advice(5, block(6, 6), [2-5])) :-
    advice([2,7,6,1,4,3,7,2,4,7,2,4,6,7,1,2,5,3,4,4,1,1,1,6,7,2,1,6,3], 5, Advice).
test(lost, Advice == advice(2, lost, [1-2, 1-6])) :-
    advice([4,4,5,5,3,3,1], 1, Advice).
test(double, Advice == advice(3, makes(double, 18, 18), [1-3])) :-
    advice([4,4,5,5], 1, Advice).
test(facts, Advice == advice(4, proved(facts, 1, 20), [])) :-
    advice([], 0.1, advice(Column, proved(Source, Lower, _), Cells)),
    Advice = advice(Column, proved(Source, Lower, 20), Cells).

%   What is told at once, and what is advised.

test(no_contradiction, forall(( between(1, 30, Seed), random_position(Seed, 10, 30, Position) ))) :-
    own_solver(Solver),
    position_seen_worths(Solver, Position, Worths),
    solver_advice(Solver, Position, 0.05, advice(Column, Reason, _)),
    memberchk(worth(Column, Lower, Upper), Worths),
    findall(Least, member(worth(_, Least, _), Worths), Leasts),
    max_list(Leasts, Best),
    (   Best > 0
    ->  ( memberchk(Reason, [win, makes(_, _, _)]) ; Reason = block(Least1, _), Least1 >= Best ; Reason = proved(_, Least1, _), Least1 >= Best )
    ;   Upper < 0
    ->  forall(member(worth(_, _, Most), Worths), Most < 0)
    ;   Lower =< Upper
    ),
    !.      % one reason is enough

:- end_tests(connect4_advice).
