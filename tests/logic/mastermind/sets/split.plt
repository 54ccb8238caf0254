:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../some_codes').

:- begin_tests(split).

small(variant(1, 3, true)).
small(variant(2, 4, true)).
small(variant(3, 3, true)).
small(variant(4, 2, true)).
small(variant(3, 4, false)).
small(variant(2, 5, false)).

%   The classes of a split, the win apart, as lists of codes.

split_classes(split(Blacks, Commons), Pegs, Codes, Classes) :-
    findall(Black-White-Class,
            ( nth0(Black, Blacks, BlackSet),
              Black < Pegs,
              nth0(Common, Commons, CommonSet),
              White is Common - Black,
              Set is BlackSet /\ CommonSet,
              Set =\= 0,
              findall(Code, ( nth0(I, Codes, Code), getbit(Set, I) =:= 1 ), Class) ),
            Unsorted),
    keysort(Unsorted, Classes).

test(split, [nondet, Split == split([0b00, 0b10, 0b01], [0b00, 0b10, 0b01])]) :-
    Variant = variant(2, 3, false),
    codes_guess_split(Variant, [[1,2],[1,3]], [1,2], Split).

test(symbol_by_symbol, Split == Whole) :-
    codes_planes(variant(2, 2, true), [[1,1],[1,2],[2,1],[2,2]], Planes),
    split_start(Planes, Split0),
    symbol_split(1, 1, [], Planes, Split0, Split1),
    symbol_split(2, 1, [1], Planes, Split1, Split),
    guess_planes_split([1,1], Planes, Whole).

%   Every guess splits every set into the classes that it splits a list into.

test(split_is_classes, forall(small(Variant))) :-
    Variant = variant(Pegs, _, _),
    \+ ( some_codes(Variant, Codes),
         codes_guess_split(Variant, Codes, Guess, Split),
         split_classes(Split, Pegs, Codes, Classes),
         \+ open_classes(Guess, Codes, Classes) ).

test(largest_is_largest_class, forall(small(Variant))) :-
    \+ ( some_codes(Variant, Codes),
         codes_guess_split(Variant, Codes, Guess, Split),
         open_classes(Guess, Codes, Classes),
         aggregate_all(max(Length),
                       ( Length = 0 ; member(_-Class, Classes), length(Class, Length) ),
                       Size),
         \+ split_largest(Split, inf, Size) ).

test(largest_after_1122, [nondet, Size == 256]) :-
    Variant = variant(4, 6, true),
    variant_codes(Variant, Codes),
    codes_guess_split(Variant, Codes, [1,1,2,2], Split),
    split_largest(Split, inf, Size).

test(largest_within_a_bound, forall(small(Variant))) :-
    \+ ( some_codes(Variant, Codes),
         codes_guess_split(Variant, Codes, _, Split),
         split_largest(Split, inf, Size),
         between(0, 5, Bound),
         (   Size =< Bound
         ->  \+ split_largest(Split, Bound, Size)
         ;   split_largest(Split, Bound, _)
         ) ).

test(wins, forall(small(Variant))) :-
    \+ ( some_codes(Variant, Codes),
         codes_guess_split(Variant, Codes, Guess, Split),
         (   memberchk(Guess, Codes)
         ->  \+ split_wins(Split)
         ;   split_wins(Split)
         ) ).

:- end_tests(split).
