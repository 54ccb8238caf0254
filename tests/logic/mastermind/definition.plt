:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(definition).

small(variant(1, 3, true)).
small(variant(2, 3, true)).
small(variant(3, 3, true)).
small(variant(2, 4, false)).
small(variant(3, 4, false)).

pair(Variant, Guess, Secret) :-
    variant_code(Variant, Guess),
    variant_code(Variant, Secret).

test(known, all(Feedback == [1-2, 4-0, 0-4, 2-2, 0-0, 1-1, 2-1, 3-0])) :-
    member(Guess-Secret,
           [ [1,2,3,4]-[7,4,3,2], [1,2,3,4]-[1,2,3,4], [1,2,3,4]-[4,3,2,1],
             [1,2,3,4]-[1,2,4,3], [1,2,3,4]-[5,6,7,8], [1,1,2,2]-[1,3,1,4],
             [1,1,2,2]-[1,3,2,1], [1,1,2,3]-[1,1,2,2] ]),
    guess_secret_feedback(Guess, Secret, Feedback).

test(one_feedback, forall(small(Variant))) :-
    \+ ( pair(Variant, Guess, Secret),
         \+ findall(Feedback, guess_secret_feedback(Guess, Secret, Feedback), [_]) ).

%   Whatever is open, the codes found are those that are found when all is known,
%   each once, and the codes of the variant may be asked for before or after.

test(secret_open, forall(small(Variant))) :-
    \+ ( variant_code(Variant, Guess),
         variant_feedback(Variant, Feedback),
         \+ same_answers(Secret, variant_code(Variant, Secret),
                         guess_secret_feedback(Guess, Secret, Feedback)) ).

test(guess_open, forall(small(Variant))) :-
    \+ ( variant_code(Variant, Secret),
         variant_feedback(Variant, Feedback),
         \+ same_answers(Guess, variant_code(Variant, Guess),
                         guess_secret_feedback(Guess, Secret, Feedback)) ).

test(secret_and_feedback_open, forall(small(Variant))) :-
    \+ ( variant_code(Variant, Guess),
         \+ same_answers(Secret-Feedback, variant_code(Variant, Secret),
                         guess_secret_feedback(Guess, Secret, Feedback)) ).

test(both_open, forall(member(Variant, [variant(2, 3, true), variant(3, 4, false)]))) :-
    Variant = variant(Pegs, _, _),
    \+ ( variant_feedback(Variant, Feedback),
         \+ ( length(Guess, Pegs),
              same_answers(Guess-Secret, pair(Variant, Guess, Secret),
                           guess_secret_feedback(Guess, Secret, Feedback)) ) ).

same_answers(Answer, Codes, Goal) :-
    findall(Answer, ( Codes, Goal ), Before),
    findall(Answer, ( Goal, Codes ), After),
    msort(Before, Sorted),
    msort(After, Sorted).

test(partly_open, all(Secret == [[3,1,2]])) :-
    Secret = [3|_],
    guess_secret_feedback([1,2,3], Secret, Feedback),
    Feedback = _-3,
    variant_code(variant(3, 4, false), Secret).

test(feedback_partly_open, all(White == [0, 1])) :-
    findall(White, guess_secret_feedback([1,2], [1,_], 1-White), [0]),
    member(White, [0, 1]).

test(consistent_generates, forall(small(Variant))) :-
    variant_first(Variant, First),
    \+ ( variant_code(Variant, Other),
         member(Code0, [First, Other]),
         guess_secret_feedback(First, Other, Feedback),
         guess_secret_feedback(Other, Code0, Feedback1),
         History = [First-Feedback, Other-Feedback1],
         \+ same_answers(Code, variant_code(Variant, Code), consistent(History, Code)) ).

test(history_open, all(Guess-Feedback == [[1,2]-(2-0), [1,3]-(1-0), [3,2]-(1-0), [2,1]-(0-2),
                                          [2,3]-(0-1), [3,1]-(0-1)])) :-
    consistent([Guess-Feedback], [1,2]),
    variant_code(variant(2, 3, false), Guess).

test(no_turn, error(type_error(turn, [1,2,3,4]-1-2))) :- consistent([[1,2,3,4]-1-2], [1,2,3,4]).
test(no_history, error(type_error(list(turn), _))) :- consistent([1,2]-(1-0), [1,2]).
test(no_variant, error(type_error(variant, arbolmaster))) :- variant_code(arbolmaster, _).
test(variant_open, error(instantiation_error)) :- variant_code(_, [1,2]).

test(classes, all(Feedback-Class == [0-1-[[3,1]], 0-2-[[2,1]], 1-0-[[1,3]], 2-0-[[1,2]]])) :-
    guess_codes_class([1,2], [[1,2],[1,3],[2,1],[3,1]], Feedback, Class).

%   The least total is the total of a tree, and none has a lesser one.

some_of([], []).
some_of([X|Xs], [X|Ys]) :- some_of(Xs, Ys).
some_of([_|Xs], Ys) :- some_of(Xs, Ys).

test(least_total, forall(member(Variant-Depth, [ variant(2, 3, false)-2, variant(1, 4, true)-3 ]))) :-
    variant_codes(Variant, All),
    \+ ( some_of(All, Codes),
         Codes = [_|_],
         findall(Total,
                 ( tree_solves(Tree, Variant, Codes, Depth), tree_total(Tree, Total) ),
                 Totals),
         \+ (   Totals == []
            ->  \+ least_total(Variant, Codes, Depth, _)
            ;   min_list(Totals, Least),
                least_total(Variant, Codes, Depth, Least)
            ) ).

test(published, all(Total == [13, 21])) :-
    member(Variant, [variant(2, 3, false), variant(2, 3, true)]),
    variant_codes(Variant, Codes),
    least_total(Variant, Codes, 9, Total).

test(no_depth, fail) :- least_total(variant(2, 3, false), [[1,2]], 0, _).

:- end_tests(definition).
