:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(asked).

reply(Question, Reply) :-
    variant_question_reply(variant(2, 4, false), Question, Reply).

test(variant_first, Reply == fault(variant(short(4, 3)))) :-
    variant_question_reply(variant(4, 3, false), consistent([[1]-(9-9)]), Reply).

%   The first fault is named, turn by turn, and the guess before its answer.

test(faults, all(Fault == [ code([1], length(1)), code([1,5], symbol(2, 5)), code([3,3], repeat(3)),
                            feedback(1-1, answer(1, 1)), code([4,4], repeat(4)),
                            code([9,1], symbol(1, 9)), code([1,1], repeat(1)) ])) :-
    member(Question, [ codes([[1,2], [1], [9,9]]),
                       feedback([1,5], [1,1]),
                       consistent([[1,2]-(1-0), [3,3]-(1-1)]),
                       contradiction([[1,2]-(1-1), [3,3]-(1-0)]),
                       conflicts([1,1], [[1,2]-(1-0), [4,4]-(0-0)]),
                       solve(five_guess, [9,1]),
                       conflicts([1,1], [[1,2]-(1-0)]) ]),
    reply(Question, fault(Fault)).

test(answers, all(Answer == [ true, 0-2, [[2,3],[2,4],[3,1],[4,1]], [conflict(1, 2-0)], [1,2],
                              [1,3] ])) :-
    member(Question, [ codes([[1,2], [4,3]]), feedback([1,2], [2,1]), consistent([[1,2]-(0-1)]),
                       conflicts([1,2], [[1,2]-(0-1)]),
                       contradiction([[1,2]-(0-1), [1,2]-(2-0)]),
                       suggest(five_guess, [[1,2]-(1-0)]) ]),
    reply(Question, answer(Answer)).

test(solved, Secret == [4,3]) :-
    reply(solve(five_guess, [4,3]), answer(History)),
    last(History, Secret-(2-0)).

test(none, all(Reply == [none, none, answer([])])) :-
    member(Question, [ contradiction([]), suggest(five_guess, [[1,2]-(0-1), [1,2]-(2-0)]),
                       consistent([[1,2]-(0-1), [1,2]-(2-0)]) ]),
    reply(Question, Reply).

:- end_tests(asked).
