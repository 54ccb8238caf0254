:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../some_codes').

:- begin_tests(search).

document(variant(4, 9, false)).

%   The trees of the document's game are measured more than once.

:- table tree/2.

tree(Rule, Tree) :-
    document(Variant),
    (   Rule == depth
    ->  Depth = 6
    ;   Depth = inf
    ),
    rule_tree(Rule, Variant, [1,2,3,4], Depth, Tree).

histogram_total(Histogram, Total) :-
    aggregate_all(sum(Turns * Found), nth1(Turns, Histogram, Found), Total).

case(Variant, Codes, Depth) :-
    between(1, 60, Seed),
    random_codes(Seed, Variant, Codes),
    between(1, 4, Depth).

%   A tree is found exactly where there is one, and it is one.

test(depth_finds_a_tree_if_there_is_one) :-
    \+ ( case(Variant, Codes, Depth),
         (   tree_solves(_, Variant, Codes, Depth)
         ->  \+ codes_tree(depth, Variant, Codes, Depth, _)
         ;   codes_tree(depth, Variant, Codes, Depth, _)
         ) ).

test(trees_are_trees, forall(member(Rule, [depth, first, minimax]))) :-
    \+ ( case(Variant, Codes, Depth),
         codes_tree(Rule, Variant, Codes, Depth, Tree),
         \+ tree_solves(Tree, Variant, Codes, Depth) ).

test(some_sets_have_a_tree_and_some_have_none, [nondet, true([Yes, No] == [yes, no])]) :-
    findall(Found,
            ( case(Variant, Codes, 2),
              ( codes_tree(depth, Variant, Codes, 2, _) -> Found = yes ; Found = no ) ),
            All),
    include(==(yes), All, Trees),
    include(==(no), All, None),
    length(Trees, M),
    length(None, N),
    ( M > 20 -> Yes = yes ; Yes = M ),
    ( N > 20 -> No = no ; No = N ).

test(one_tree_for_a_set) :-
    \+ ( case(Variant, Codes, Depth),
         member(Rule, [depth, first, minimax]),
         findall(Tree, codes_tree(Rule, Variant, Codes, Depth, Tree), [_,_|_]) ).

%   The rules by which a possible code is asked.

test(first_asks_the_first) :-
    \+ ( case(Variant, Codes, 4),
         codes_tree(first, Variant, Codes, 4, node(Guess, _, _)),
         Codes \= [Guess|_] ).

%   The figures of the document's game.

test(first, Histogram-Total == [1, 13, 103, 525, 1234, 918, 224, 6]-15730) :-
    tree(first, Tree),
    tree_histogram(Tree, Histogram),
    histogram_total(Histogram, Total).

test(minimax, Histogram-Total == [1, 13, 103, 544, 1474, 852, 37]-15253) :-
    tree(minimax, Tree),
    tree_histogram(Tree, Histogram),
    histogram_total(Histogram, Total).

%   deep
test(depth_six) :-
    tree(depth, Tree),
    Tree = node([1,2,3,4], 3024, _),
    tree_histogram(Tree, Histogram),
    length(Histogram, 6),
    sum_list(Histogram, 3024),
    histogram_total(Histogram, Total),
    assertion(Total =< 15008).

%   deep
test(all_three_solve, forall(member(Rule-Depth, [first-8, minimax-7, depth-6]))) :-
    document(Variant),
    variant_codes(Variant, Codes),
    tree(Rule, Tree),
    once(tree_solves(Tree, Variant, Codes, Depth)).

test(no_shallower, [forall(member(Rule-Depth, [first-7, minimax-6])), fail]) :-
    document(Variant),
    rule_tree(Rule, Variant, [1,2,3,4], Depth, _).

test(depth_five_is_impossible) :-
    document(Variant),
    call_with_inference_limit(
        \+ rule_tree(depth, Variant, [1,2,3,4], 5, _),
        10 000 000, Result),
    assertion(Result \== inference_limit_exceeded).

%   After 1234 answered 00: the reason why five are not enough.

%   deep
test(codes_that_four_guesses_do_not_tell_apart, fail) :-
    document(Variant),
    history_codes(Variant, [[1,2,3,4]-(0-0)], Codes),
    codes_tree(depth, Variant, Codes, 4, _).

test(opening_if_none_is_given, Guess == [1,1,2,2]) :-
    rule_tree(first, variant(4, 4, true), any, inf, node(Guess, 256, _)).

test(first_guess_if_given, Guess == [4,2,1]) :-
    rule_tree(minimax, variant(3, 4, false), [4,2,1], inf, node(Guess, 24, _)).

test(other_first_guess_if_the_opening_fails, [nondet, true(Found == [Depth-yes])]) :-
    Variant = variant(2, 3, true),
    variant_codes(Variant, Codes),
    between(1, 5, Depth),
    tree_solves(_, Variant, Codes, Depth),
    !,
    findall(Depth-yes, rule_tree(depth, Variant, any, Depth, _), Found).

%   With any first guess there is a tree exactly where the definition has one.

test(any_first_guess, forall(member(Variant, [ variant(2,3,false), variant(2,3,true),
                                               variant(3,3,false), variant(2,4,false) ]))) :-
    variant_codes(Variant, Codes),
    \+ ( between(1, 4, Depth),
         (   tree_solves(_, Variant, Codes, Depth)
         ->  \+ rule_tree(depth, Variant, any, Depth, _)
         ;   rule_tree(depth, Variant, any, Depth, _)
         ) ).

test(no_depth, error(type_error(depth, 0))) :- rule_tree(depth, variant(2, 3, false), any, 0, _).

test(no_depth_of_a_set, error(type_error(depth, 0))) :-
    codes_tree(depth, variant(2, 3, false), [[1,2]], 0, _).
test(no_rule_of_a_set, error(type_error(oneof(_), optimal))) :-
    codes_tree(optimal, variant(2, 3, false), [[1,2]], 2, _).

test(any_depth_of_a_set, [forall(member(Rule, [first, minimax, depth])), true(Tree == Deep)]) :-
    Variant = variant(2, 4, false),
    variant_codes(Variant, Codes),
    codes_tree(Rule, Variant, Codes, inf, Tree),
    codes_tree(Rule, Variant, Codes, 12, Deep).

test(classic_in_five, Depth == 5) :-
    rule_tree(depth, variant(4, 6, true), [1,1,2,2], 5, Tree),
    tree_histogram(Tree, Histogram),
    length(Histogram, Depth).

:- end_tests(search).
