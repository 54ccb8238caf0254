:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(least).

%   The definition, with each set worked out once.

:- table(guessing_definition:rules_least/4).

total(Variant, Codes, Depth, Total) :-
    variant_guesses(Variant, Guesses),
    codes_arena(Variant, Guesses, Codes, Arena),
    length(Codes, Size),
    Subset is 1 << Size - 1,
    Most is Size * Size,
    subset_total(Subset, Size, Depth, Most, Arena, Total).

example(variant(2, 4, false), -1).
example(variant(2, 3, true), -1).
example(variant(3, 3, false), -1).
example(variant(3, 3, true), 0x1b3).
example(variant(3, 4, false), Subset) :-
    member(Subset, [0x9a3, 0xf00f, 0xaaa, 0b101010010010010]).
example(variant(2, 5, true), 0x1084211).
example(variant(5, 2, true), 0x10f0a3).

%   With all depths, from those that are too small on.

test(by_definition, forall(( example(Variant, Subset), between(1, 6, Depth) ))) :-
    variant_codes(Variant, All),
    findall(Code, ( nth0(I, All, Code), Subset >> I /\ 1 =:= 1 ), Codes),
    total(Variant, Codes, Depth, Total),
    (   least_total(Variant, Codes, Depth, Total0)
    ->  Total =:= Total0
    ;   no_tree_total(Total)
    ).

%   Whatever was asked for in earlier calls, bounds are honest and grow.

test(most) :-
    Variant = variant(3, 4, false),
    variant_codes(Variant, Codes),
    variant_guesses(Variant, Guesses),
    codes_arena(Variant, Guesses, Codes, Arena),
    Subset is 1 << 24 - 1,
    findall(Total,
            ( between(40, 80, Most),
              subset_total(Subset, 24, 24, Most, Arena, Total),
              ( Total =< Most -> Total =:= 72 ; Total =< 72 ) ),
            Totals),
    length(Totals, 41),
    msort(Totals, Totals),
    last(Totals, 72).

test(published, forall(member(Variant-Total,
                              [ variant(3, 4, false)-72, variant(3, 5, false)-196,
                                variant(3, 6, false)-436, variant(3, 4, true)-206 ]))) :-
    variant_codes(Variant, Codes),
    length(Codes, Size),
    total(Variant, Codes, Size, Total).

%   The tree is one of its depth, and has the total that was found.

%   deep
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

:- end_tests(least).
