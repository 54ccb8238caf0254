:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module('../monotonic').

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

test(classes, all(Feedback-Class == [2-0-[[1,2]], 1-0-[[1,3]], 0-2-[[2,1]], 0-1-[[3,1]]])) :-
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

%   What every relation withstands (../monotonic.pl).

case(order(variant_code(variant(2, 3, false), Code),
           [Code-[[1,2],[3,1],[1,1],[1]]])).
case(order(variant_code(variant(Pegs, 2, Repeats), [1,Y]),
           [Pegs-[1,2], Repeats-[true,false], Y-[1,2,"a"]])).
case(order(guess_secret_feedback([1,X], [Y,Z], Black-White),
           [X-[1,2], Y-[1,2], Z-[1,2,3], Black-[0,1], White-[0,1,2]])).
case(order(guess_secret_feedback([f(X),"a"], [f(Y),Z], Feedback),
           [X-[a,1.0], Y-[a,1], Z-["a",a,f(a)], Feedback-[2-0,1-0,0-1,0-0]])).
case(order(consistent([[1,X]-Feedback, Turn], [Y,2]),
           [X-[2,3], Y-[1,3], Feedback-[2-0,1-0], Turn-[[3,3]-(1-0), [3,1]-(0-1)]])).
case(order(consistent([[1,2]-(1-0)|Turns], Code),
           [Turns-[[], [[1,3]-(2-0)]], Code-[[1,3],[3,2]]])).
case(order(guess_codes_class([1,X], [[1,2],[2,1],[Y,3]], Feedback, Class),
           [X-[2,3], Y-[1,2], Feedback-[2-0,1-0,0-2,0-1,0-0], Class-[[[1,2]], [[2,1]], [[1,2],[1,3]]]])).
case(order(guess_codes_class([1,2], [[1,2]|Codes], Feedback, Class),
           [Codes-[[],[[2,1]]], Feedback-[2-0,0-2], Class-[[[1,2]],[[2,1]]]])).
case(order(variant_rules(Variant, rules(Ends, mastermind_definition:variant_code(Variant), _, _)),
           [Variant-[variant(2, 3, true), none], Ends-[asked,known]])).
case(order(tree_solves(node(X, Size, Children), variant(1, 2, false), [[1],[2]], 2),
           [X-[[1],[2],[3]], Size-[1,2], Children-[[], [0-0-node([2], 1, [])]]])).
case(order(tree_solves(Tree, variant(1, 2, false), Codes, Depth),
           [Tree-[node([2], 1, [])], Codes-[[], [[2]]], Depth-[0,1,2]])).
case(order(least_total(variant(1, 2, false), [[1],[X]], Depth, Total),
           [X-[1,2], Depth-[0,2], Total-[2,3,4]])).

case(general(variant_code(_, _), error)).
case(general(guess_secret_feedback(_, _, _),
             within(30, [ guess_secret_feedback([], [], 0-0),
                          guess_secret_feedback([a,"a"], ["a",a], 0-2),
                          guess_secret_feedback([1,1,2], [1,3,1], 1-1) ]))).
case(general(consistent(_, _), error)).
case(general(guess_codes_class(_, _, _, _), error)).
case(general(guess_codes_class(_, [_,_], _, _),
             within(100, [ guess_codes_class([1], [[1],[2]], 0-0, [[2]]),
                           guess_codes_class([1,2], [[2,1],[1,2]], 2-0, [[1,2]]) ]))).
case(general(variant_rules(_, _), within(1, [variant_rules(none, rules(asked, _, _, _))]))).
case(general(tree_solves(_, _, _, _), error)).
case(general(least_total(_, _, _, _), error)).

case(holds(variant_code(variant(2, 3, false), [3,1]), [1,2])).
case(holds(guess_secret_feedback([1,1,2], [2,1,3], 1-1), [1,2,3])).
case(holds(consistent([[1,2]-(1-0), [3,1]-(0-2)], [1,3]), [1,2])).
case(holds(guess_codes_class([1,2], [[1,3],[2,1],[3,2]], 1-0, [[1,3],[3,2]]), [1,2,3,4])).
case(holds(variant_rules(Variant, Rules), [1])) :-
    Variant = variant(2, 3, true),
    variant_rules(Variant, Rules).
case(holds(tree_solves(node([1], 2, [0-0-node([2], 1, [])]), variant(1, 2, false), [[1],[2]], 2),
           [1,2,3,4])).
case(holds(least_total(variant(1, 2, false), [[1],[2]], 2, 3), [1,2,3,4])).

%   deep
test(withstands, [forall(case(Case)), Faults == []]) :-
    findall(Fault, case_fault(mastermind_definition, Case, Fault), Faults).

test(each_export_has_its_cases, Exports == []) :-
    findall(Export, untold_export(mastermind_definition, case, Export), Exports).

:- end_tests(definition).
