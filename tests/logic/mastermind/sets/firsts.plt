:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(firsts).

example(variant(2, 4, false), [[1,2],[2,1]]).
example(variant(2, 4, false), [[1,2],[1,3],[1,4]]).
example(variant(3, 4, true), [[1,1,2],[1,2,1],[3,3,4],[3,4,3]]).
example(Variant, Codes) :-
    member(Variant-History,
           [ variant(3, 5, false)-[[1,2,3]-(0-1)], variant(3, 4, true)-[[1,1,2]-(1-0)],
             variant(4, 6, false)-[[1,2,3,4]-(1-1), [1,5,2,6]-(0-2)] ]),
    history_codes(Variant, History, Codes).

all_of(Codes, Planes, Set) :-
    length(Codes, Size),
    Set is 1 << Size - 1,
    Planes = planes(_, _, _, _).

%   The kinds of alike.pl, in some order.

test(kinds, forall(example(Variant, Codes))) :-
    codes_planes(Variant, Codes, Planes),
    all_of(Codes, Planes, Set),
    subset_kinds(Set, Codes, Planes, Kinds),
    codes_kinds(Codes, Planes, Kinds1),
    msort(Kinds, Sorted),
    msort(Kinds1, Sorted).

%   Of a subset they are those of the subset alone.

test(subset, forall(example(Variant, Codes))) :-
    findall(Code, ( nth0(I, Codes, Code), I mod 2 =:= 0 ), Half),
    foldl([Code, Bit-Set0, Bit1-Set]>>
          (   Bit1 is Bit << 1,
              (   memberchk(Code, Half)
              ->  Set is Set0 \/ Bit
              ;   Set = Set0
              )
          ),
          Codes, 1-0, _-Subset),
    codes_planes(Variant, Codes, Planes),
    subset_kinds(Subset, Half, Planes, Kinds),
    codes_planes(Variant, Half, HalfPlanes),
    codes_kinds(Half, HalfPlanes, Kinds1),
    msort(Kinds, Sorted),
    msort(Kinds1, Sorted).

guesses_set(Variant, Guesses, Set) :-
    variant_codes(Variant, All),
    foldl([Guess, Set0, Set1]>>( nth0(I, All, Guess) -> Set1 is Set0 \/ 1 << I ), Guesses, 0, Set).

%   The guesses that alike.pl comes to one by one.

test(guesses, forall(example(Variant, Codes))) :-
    variant_codes(Variant, All),
    codes_planes(Variant, All, AllPlanes),
    codes_planes(Variant, Codes, Planes),
    codes_kinds(Codes, Planes, Kinds),
    findall(Guess, kinds_guess_split(Kinds, AllPlanes, Guess, _), Guesses),
    guesses_set(Variant, Guesses, Set),
    kinds_firsts(Kinds, AllPlanes, Set).

%   After 1234 twenty second guesses differ, whatever the answer allows.

test(second_guesses, Sizes == [20, 5]) :-
    Variant = variant(4, 9, false),
    variant_codes(Variant, All),
    codes_planes(Variant, All, AllPlanes),
    findall(Size,
            ( member(Feedback, [1-1, 0-0]),
              History = [[1,2,3,4]-Feedback],
              history_codes(Variant, History, Codes),
              codes_planes(Variant, Codes, Planes),
              history_firsts(Variant, History, Planes, AllPlanes, Firsts),
              Size is popcount(Firsts) ),
            Sizes).

:- end_tests(firsts).
