:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(optimal).

%   By the definition, all guesses tried: slow, and obvious.

:- table least/4.

least(Variant, Codes, Depth, Total) :-
    (   Depth =:= 0
    ->  no_tree_bound(Total)
    ;   Codes = [_]
    ->  Total = 1
    ;   length(Codes, Size),
        Depth1 is Depth - 1,
        findall(Total1,
                ( variant_code(Variant, Guess),
                  open_classes(Guess, Codes, Classes),
                  Classes \= [_-Codes],
                  foldl([_-Class, Total2, Total3]>>
                        ( least(Variant, Class, Depth1, Total4), Total3 is Total2 + Total4 ),
                        Classes, Size, Total1) ),
                Totals),
        no_tree_bound(NoTree),
        foldl([X, Y, Z]>>( Z is min(X, Y) ), Totals, NoTree, Total)
    ).

total(Variant, Codes, Depth, Total) :-
    variant_guesses(Variant, Guesses),
    codes_arena(Variant, Guesses, Codes, Arena),
    length(Codes, Size),
    Subset is 1 << Size - 1,
    Budget is Size * Size,
    subset_total(Subset, Size, Depth, Budget, Arena, Total).

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
    least(Variant, Codes, Depth, Total0),
    total(Variant, Codes, Depth, Total),
    no_tree_bound(NoTree),
    Total =:= min(Total0, NoTree).

%   Whatever the budgets of earlier calls, bounds are honest and grow.

test(budgets) :-
    Variant = variant(3, 4, false),
    variant_codes(Variant, Codes),
    variant_guesses(Variant, Guesses),
    codes_arena(Variant, Guesses, Codes, Arena),
    Subset is 1 << 24 - 1,
    findall(Total,
            ( between(40, 80, Budget),
              subset_total(Subset, 24, 24, Budget, Arena, Total),
              ( Total =< Budget -> Total =:= 72 ; Total =< 72 ) ),
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

%   The guess belongs to a tree of this total.

test(guess) :-
    Variant = variant(3, 4, false),
    variant_codes(Variant, Codes),
    variant_guesses(Variant, Guesses),
    codes_arena(Variant, Guesses, Codes, Arena),
    Subset is 1 << 24 - 1,
    subset_total(Subset, 24, 24, 100, Arena, Total),
    subset_guess(Subset, 24, 24, Arena, Number),
    nth1(Number, Codes, Guess),
    open_classes(Guess, Codes, Classes),
    foldl([_-Class, Total0, Total1]>>
          ( total(Variant, Class, 24, T), Total1 is Total0 + T ),
          Classes, 24, Total).

:- end_tests(optimal).
