:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../some_codes').

:- begin_tests(symmetry).

history(variant(4, 5, true),  [[1,1,2,2]-(1-0)]).
history(variant(4, 5, true),  [[1,1,2,2]-(1-1), [1,3,4,4]-(0-2)]).
history(variant(3, 5, false), [[1,2,3]-(0-2)]).
history(variant(3, 5, false), [[1,2,3]-(0-1), [4,1,5]-(1-1)]).
history(variant(4, 4, true),  [[1,2,3,4]-(1-2), [2,1,4,3]-(1-2)]).

image(Symmetry, Guess, Image) :-
    guess_symmetry_image(Guess, Symmetry, Image).

history_symmetry(Variant, History, Symmetry) :-
    history_symmetries(Variant, History, Symmetries),
    member(Symmetry, Symmetries).

first_name(Kinds, Guess, First) :-
    mastermind_symmetry:kinds_guess_first(Kinds, Guess, First).

test(symmetries_counted, all(Count == [7, 1, 5, 0, 7])) :-
    history(Variant, History),
    aggregate_all(count, history_symmetry(Variant, History, _), Count).

%   No more and no fewer than all the permutations that leave the guesses alone, but for the
%   one that changes nothing.

test(all_of_them, forall(history(Variant, History))) :-
    Variant = variant(Pegs, Colours, _),
    numlist(1, Pegs, Places),
    numlist(1, Colours, Symbols),
    findall(Sources,
            ( permutation(Places, Sources),
              Sources \== Places,
              \+ \+ ( permutation(Symbols, List),
                      Names =.. [names|List],
                      forall(member(Guess-_, History),
                             image(symmetry(Sources, Names), Guess, Guess)) ) ),
            Expected0),
    findall(Sources, history_symmetry(Variant, History, symmetry(Sources, _)), Found0),
    msort(Expected0, Expected),
    msort(Found0, Found),
    Expected == Found.

%   A symmetry turns what is left into itself.

test(codes_stay, forall(history(Variant, History))) :-
    history_codes(Variant, History, Codes),
    Codes = [_|_],
    \+ ( history_symmetry(Variant, History, Symmetry),
         maplist(image(Symmetry), Codes, Images),
         \+ msort(Images, Codes) ).

%   deep
test(classes_stay, forall(history(Variant, History))) :-
    history_codes(Variant, History, Codes),
    \+ ( history_symmetry(Variant, History, Symmetry),
         variant_code(Variant, Guess),
         image(Symmetry, Guess, Image),
         class_sizes(Codes, Guess, Sizes),
         \+ class_sizes(Codes, Image, Sizes) ).

test(renamed_in_order, all(First == [[1,2,3], [2,3,2], [2,1,1]])) :-
    member(Guess, [[1,4,2], [3,4,3], [4,1,1]]),
    first_name([[1],[2,3,4]], Guess, First).

%   Of all guesses that are alike the first in order is kept: any other has an
%   image before it, or is kept as well.

test(the_first_is_kept, forall(history(Variant, History))) :-
    history_codes(Variant, History, Codes),
    codes_planes(Variant, Codes, Planes),
    history_kinds(History, Planes, Kinds),
    history_symmetries(Variant, History, Symmetries),
    \+ ( variant_code(Variant, Guess),
         orbit_first(Guess, Symmetries, Kinds, First),
         \+ ( symmetries_kinds_first(Symmetries, Kinds, First),
              first_name(Kinds, First, First) ) ).

orbit_first(Guess, Symmetries, Kinds, First) :-
    first_name(Kinds, Guess, Guess1),
    (   member(Symmetry, Symmetries),
        guess_symmetry_image(Guess1, Symmetry, Image),
        first_name(Kinds, Image, Guess2),
        Guess2 @< Guess1
    ->  orbit_first(Guess2, Symmetries, Kinds, First)
    ;   First = Guess1
    ).

:- end_tests(symmetry).
