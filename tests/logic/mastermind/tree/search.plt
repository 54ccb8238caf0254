:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../some_codes').

:- begin_tests(price).

small(variant(2, 4, true)).
small(variant(3, 3, true)).
small(variant(3, 4, false)).

%   The price of a guess by its classes: one too large for the guesses that
%   are left has none.

classes_price(Classes, Most, Price) :-
    aggregate_all(sum(ClassPrice),
                  ( member(_-Class, Classes), length(Class, Size), mastermind_search:size_price(Size, ClassPrice) ),
                  Price),
    \+ ( member(_-Class, Classes), length(Class, Size), Size > Most ).

test(sizes, all(Size == [0, 1, 14, 183, 2380])) :-
    between(0, 4, Depth),
    variant_depth_size(variant(4, 9, false), Depth, Size).

test(no_such_size, fail) :-
    member(Depth-Size, [0-5, 1-0, -1-_]),
    variant_depth_size(variant(2, 3, true), Depth, Size).

test(open_depth, error(instantiation_error)) :-
    variant_depth_size(variant(2, 3, true), _, _).

test(sizes_of_two_pegs, all(Size == [0, 1, 5, 21])) :-
    between(0, 3, Depth),
    variant_depth_size(variant(2, 3, true), Depth, Size).

%   No tree tells more codes apart.

test(size_is_a_bound, forall(member(Depth, [1, 2]))) :-
    Variant = variant(2, 3, true),
    variant_codes(Variant, All),
    variant_depth_size(Variant, Depth, Most),
    length(Bits, 9),
    \+ ( maplist(between(0, 1), Bits),
         findall(Code, ( nth1(I, All, Code), nth1(I, Bits, 1) ), Codes),
         length(Codes, Size),
         Size > Most,
         tree_solves(_, Variant, Codes, Depth) ).

test(prices, all(Price == [0, 1000])) :-
    member(Size, [0, 1]),
    mastermind_search:size_price(Size, Price).

test(pair, true(Price =:= round(1000 * (3 + 3 * log(2))))) :-
    mastermind_search:size_price(2, Price).

%   One large class is dearer than two that it could be cut into.

test(price_favours_cutting) :-
    \+ ( between(1, 60, M),
         between(M, 60, N),
         Sum is M + N,
         mastermind_search:size_price(M, PriceM),
         mastermind_search:size_price(N, PriceN),
         mastermind_search:size_price(Sum, Price),
         Price =< PriceM + PriceN ).

test(tables) :-
    variant_size_tables(variant(4, 9, false), 200, Tables),
    maplist([Table,Arity]>>functor(Table, table, Arity), Tables, Arities),
    Arities == [2, 15, 184, 201].

test(tables_hold_prices) :-
    variant_size_tables(variant(4, 9, false), 200, Tables),
    \+ ( member(Table, Tables),
         arg(N, Table, Price),
         Size is N - 1,
         \+ mastermind_search:size_price(Size, Price) ).

test(table_of_depth, all(Depth-Arity == [1-2, 2-15, 3-184, 4-201, 5-201, 99-201])) :-
    variant_size_tables(variant(4, 9, false), 200, Tables),
    member(Depth, [0, 1, 2, 3, 4, 5, 99]),
    mastermind_search:tables_depth_table(Tables, Depth, Table),
    functor(Table, table, Arity).

test(no_guess_left, fail) :-
    variant_size_tables(variant(4, 9, false), 1, Tables),
    mastermind_search:tables_depth_table(Tables, 0, _).

test(price_by_classes, forall(( small(Variant), member(Depth, [1, 2, 3, 9]) ))) :-
    variant_depth_size(Variant, Depth, Most),
    \+ ( some_codes(Variant, Codes),
         length(Codes, Size),
         variant_size_tables(Variant, Size, Tables),
         mastermind_search:tables_depth_table(Tables, Depth, Table),
         codes_guess_split(Variant, Codes, Guess, Split),
         open_classes(Guess, Codes, Classes),
         (   classes_price(Classes, Most, Price)
         ->  \+ split_sum(Split, Table, inf, Price)
         ;   split_sum(Split, Table, inf, _)
         ) ).

%   A price is given if and only if it is less than the bound.

test(bound, forall(small(Variant))) :-
    \+ ( some_codes(Variant, Codes),
         length(Codes, Size),
         variant_size_tables(Variant, Size, Tables),
         last(Tables, Table),
         codes_guess_split(Variant, Codes, _, Split),
         split_sum(Split, Table, inf, Price),
         member(More, [-1000, -1, 0, 1, 1000]),
         Bound is Price + More,
         (   More > 0
         ->  \+ split_sum(Split, Table, Bound, Price)
         ;   split_sum(Split, Table, Bound, _)
         ) ).

:- end_tests(price).

:- begin_tests(guess).

case(Variant, Codes, Depth) :-
    between(1, 120, Seed),
    random_codes(Seed, Variant, Codes),
    between(0, 4, Depth).

test(first, [nondet, true(Guess == [1,3])]) :-
    rule_guess(first, variant(2, 3, false), [], [[1,3],[2,1]], 2, Guess).

test(minimax_asks_for_the_smallest_largest_class) :-
    \+ ( case(Variant, Codes, 4),
         rule_guess(minimax, Variant, [], Codes, 4, Guess),
         findall(Largest-Code,
                 ( member(Code, Codes),
                   open_classes(Code, Codes, Classes),
                   aggregate_all(max(Size), ( Size = 0
                                            ; member(_-Class, Classes), length(Class, Size) ),
                                 Largest) ),
                 Pairs),
         \+ msort(Pairs, [_-Guess|_]) ).

%   As many guesses are offered as have a price and are not alike.

test(depth_offers_all_that_may_do) :-
    \+ ( case(Variant, Codes, 4),
         length(Codes, Size),
         Size > 1,
         codes_planes(Variant, Codes, Planes),
         codes_kinds(Codes, Planes, Kinds),
         variant_size_tables(Variant, Size, Tables),
         member(Depth, [2, 3, 4]),
         variant_depth_size(Variant, Depth, Most0),
         Depth1 is Depth - 1,
         variant_depth_size(Variant, Depth1, Most),
         Size =< Most0,
         findall(Sizes,
                 ( kinds_guess_split(Kinds, Planes, Guess, Split),
                   split_largest(Split, inf, Largest),
                   Largest =< Most,
                   class_sizes(Codes, Guess, Sizes) ),
                 Expected0),
         findall(Sizes,
                 ( rule_guess(depth, Variant, Tables, Codes, Depth, Guess),
                   class_sizes(Codes, Guess, Sizes) ),
                 Offered0),
         sort(Expected0, Expected),
         sort(Offered0, Offered),
         Expected \== Offered ).

test(depth_asks_codes_each_once) :-
    \+ ( case(Variant, Codes, 4),
         length(Codes, Size),
         Size > 1,
         variant_size_tables(Variant, Size, Tables),
         findall(Guess, rule_guess(depth, Variant, Tables, Codes, 4, Guess), Guesses),
         \+ ( Guesses = [_|_],
              sort(Guesses, Sorted),
              same_length(Guesses, Sorted),
              forall(member(Guess, Guesses), variant_code(Variant, Guess)) ) ).

test(exhaustive, all(Name == [arbolmaster, easy, medium])) :-
    named_variant(Name, Variant),
    variant_exhaustive(Variant).

:- end_tests(guess).

:- begin_tests(search).

document(variant(4, 9, false)).

%   The trees of the document's game are measured more than once.

:- table tree/2.

tree(Rule, Tree) :-
    document(Variant),
    ( Rule == depth -> Depth = 6 ; Depth = inf ),
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

%   long
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
