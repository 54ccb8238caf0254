:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../some_codes').

:- begin_tests(planes).

test(planes, Planes == planes(0b111, false,
                              at(row(0b011,0b100,0), row(0b100,0b001,0b010)),
                              has(row(0b111), row(0b101), row(0b010)))) :-
    codes_planes(variant(2, 3, false), [[1,2],[1,3],[2,1]], Planes).

test(planes_of_copies, Planes == planes(0b11, true, at(row(0b11,0), row(0b01,0b10)),
                                        has(row(0b11,0b01), row(0b10,0)))) :-
    codes_planes(variant(2, 2, true), [[1,1],[1,2]], Planes).

%   The definition: a code is in the planes of its symbols, and in no other.

plane_of(Codes, Place, Symbol, Plane) :-
    aggregate_all(bag(Bit),
                  ( nth0(I, Codes, Code), nth1(Place, Code, Symbol), Bit is 1 << I ),
                  Bits),
    sum_list(Bits, Plane).

test(planes_of_many_codes, forall(member(Variant, [ variant(4, 9, false), variant(4, 6, true),
                                                    variant(5, 5, true) ]))) :-
    Variant = variant(Pegs, Colours, Repeats),
    variant_codes(Variant, Codes),
    codes_planes(Variant, Codes, planes(All, Repeats, At, Has)),
    length(Codes, Size),
    All =:= 1 << Size - 1,
    \+ ( between(1, Pegs, Place),
         arg(Place, At, Row),
         between(1, Colours, Symbol),
         plane_of(Codes, Place, Symbol, Expected),
         \+ arg(Symbol, Row, Expected) ),
    \+ ( between(1, Colours, Symbol),
         arg(Symbol, Has, Copies),
         arg(Copy, Copies, Plane),
         between(0, 6, N),
         I is N * Size // 7,
         nth0(I, Codes, Code),
         aggregate_all(count, member(Symbol, Code), Count),
         (   Count >= Copy
         ->  Plane /\ 1 << I =:= 0
         ;   Plane /\ 1 << I =\= 0
         ) ).

%   By symbol as by place: how many of every third code have a symbol at a place.

test(counts, forall(member(Variant, [variant(3, 4, false), variant(2, 5, true)]))) :-
    variant_codes(Variant, Codes),
    codes_planes(Variant, Codes, Planes),
    findall(I, ( nth0(I, Codes, _), I mod 3 =:= 0 ), Numbers),
    foldl([I,Set0,Set]>>(Set is Set0 \/ 1 << I), Numbers, 0, Subset),
    subset_counts(Subset, Planes, Rows),
    counts_symbols(Rows, CountsSymbols),
    Variant = variant(Pegs, Colours, _),
    findall(Place-Symbol-Count,
            ( between(1, Colours, Symbol),
              between(1, Pegs, Place),
              aggregate_all(count,
                            ( member(I, Numbers),
                              nth0(I, Codes, Code),
                              nth1(Place, Code, Symbol) ),
                            Count) ),
            Expected),
    findall(Place-Symbol-Count,
            ( member(Counts-Symbol, CountsSymbols), nth1(Place, Counts, Count) ),
            Expected),
    findall(Place-Symbol-Count,
            ( nth1(Place, Rows, Row), nth1(Symbol, Row, Count) ),
            ByPlace),
    msort(ByPlace, Sorted),
    msort(Expected, Sorted).

test(exchanged_within_a_part_of_the_codes, all(X-Y == [1-2, 3-4])) :-
    Variant = variant(2, 4, false),
    variant_codes(Variant, Codes),
    codes_planes(Variant, Codes, Planes),
    Part = [[1,2],[2,1],[3,4]],
    findall(I, ( nth0(I, Codes, Code), memberchk(Code, [[4,3]|Part]) ), Bits),
    foldl([I,Set0,Set]>>(Set is Set0 \/ 1 << I), Bits, 0, Set),
    between(1, 4, X),
    between(X, 4, Y),
    Y > X,
    codes_exchanged(Part, X, Y, Planes, Set).

:- end_tests(planes).

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
