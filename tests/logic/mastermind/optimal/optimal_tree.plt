:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(optimal_tree).

%   The tree is one of its depth, and has the total that was found.

test(tree, forall(member(Variant-History-Depth,
                         [ variant(2, 4, false)-[]-4, variant(3, 4, false)-[]-24,
                           variant(4, 6, true)-[[1,1,2,3]-(1-1)]-5,
                           variant(4, 6, true)-[[1,1,2,3]-(1-1)]-4,
                           variant(4, 9, false)-[[1,2,3,4]-(0-0)]-5,
                           variant(4, 9, false)-[[1,2,3,4]-(2-0)]-9 ]))) :-
    history_codes(Variant, History, Codes),
    variant_guesses(Variant, Guesses),
    codes_arena(Variant, Guesses, Codes, Arena),
    length(Codes, Size),
    Subset is 1 << Size - 1,
    subset_total(Subset, Size, Depth, 2000, Arena, Total),
    subset_tree(Subset, Depth, Arena, Tree),
    tree_solves(Tree, Variant, Codes, Depth),
    !,
    tree_total(Tree, Total).

test(pair, Tree == node([2,1], 2, [1-0-node([2,3], 1, [])])) :-
    Variant = variant(2, 3, false),
    variant_guesses(Variant, Guesses),
    codes_arena(Variant, Guesses, [[1,2],[2,1],[2,3]], Arena),
    subset_tree(0b110, 2, Arena, Tree).

:- end_tests(optimal_tree).
