:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../some_codes').

:- begin_tests(alike).

small(variant(2, 4, false)).
small(variant(2, 4, true)).
small(variant(3, 3, true)).
small(variant(3, 4, false)).
small(variant(3, 5, false)).

enumerated(Variant, Codes, Kinds, Guesses) :-
    codes_planes(Variant, Codes, Planes),
    codes_kinds(Codes, Planes, Kinds),
    findall(Guess, kinds_guess_split(Kinds, Planes, Guess, _), Guesses).

%   A renaming is a permutation of 1..Colours: its list of new names.

renaming(variant(_, Colours, _), Names) :-
    numlist(1, Colours, Symbols),
    permutation(Symbols, Names).

renamed(Names, Code0, Code) :-
    maplist([Symbol,Name]>>nth1(Symbol, Names, Name), Code0, Code).

fixes(Names, Codes) :-
    maplist(renamed(Names), Codes, Renamed),
    msort(Renamed, Sorted),
    msort(Codes, Sorted).

exchange(variant(_, Colours, _), X, Y, Names) :-
    numlist(1, Colours, Symbols),
    maplist({X,Y}/[S,N]>>( S =:= X -> N = Y ; S =:= Y -> N = X ; N = S ), Symbols, Names).

test(kinds, [forall(member(History-Expected,
        [ []-[[1,2,3,4,5,6,7,8,9]], [[1,2,3,4]-(1-1)]-[[1],[2],[3],[4],[5,6,7,8,9]],
          [[1,2,3,4]-(0-0)]-[[1,2,3,4],[5,6,7,8,9]] ])),
             Kinds == Expected]) :-
    history_codes(variant(4, 9, false), History, Codes),
    codes_planes(variant(4, 9, false), Codes, Planes),
    codes_kinds(Codes, Planes, Kinds).

test(first_guess_without_repeats, Guesses == [[1,2,3,4]]) :-
    variant_codes(variant(4, 6, false), Codes),
    enumerated(variant(4, 6, false), Codes, _, Guesses).

%   The five partitions of four pegs, in all their places.

test(first_guess_with_repeats, Count == 15) :-
    variant_codes(variant(4, 4, true), Codes),
    enumerated(variant(4, 4, true), Codes, _, Guesses),
    length(Guesses, Count).

test(kinds_are_the_symbols_that_may_be_exchanged, forall(small(Variant))) :-
    Variant = variant(_, Colours, _),
    \+ ( some_codes(Variant, Codes),
         enumerated(Variant, Codes, Kinds, _),
         between(1, Colours, X),
         between(1, Colours, Y),
         exchange(Variant, X, Y, Names),
         (   member(Kind, Kinds),
             memberchk(X, Kind),
             memberchk(Y, Kind)
         ->  \+ fixes(Names, Codes)
         ;   fixes(Names, Codes)
         ) ).

test(kinds_hold_each_symbol_once, forall(small(Variant))) :-
    Variant = variant(_, Colours, _),
    numlist(1, Colours, Symbols),
    \+ ( some_codes(Variant, Codes),
         enumerated(Variant, Codes, Kinds, _),
         append(Kinds, Together),
         \+ msort(Together, Symbols) ).

test(splits_are_theirs, forall(small(Variant))) :-
    \+ ( some_codes(Variant, Codes),
         codes_planes(Variant, Codes, Planes),
         codes_kinds(Codes, Planes, Kinds),
         kinds_guess_split(Kinds, Planes, Guess, Split),
         \+ guess_planes_split(Guess, Planes, Split) ).

%   However a code splits the set, one that is enumerated splits it so.

test(no_split_is_missed, forall(small(Variant))) :-
    \+ ( some_codes(Variant, Codes),
         enumerated(Variant, Codes, _, Guesses),
         maplist(class_sizes(Codes), Guesses, Splits),
         variant_code(Variant, Guess),
         class_sizes(Codes, Guess, Split),
         \+ memberchk(Split, Splits) ).

%   Every code is one of those enumerated under other names, and these
%   names turn the set into itself.

%   deep
test(every_code_is_like_one, forall(small(Variant))) :-
    \+ ( some_codes(Variant, Codes),
         enumerated(Variant, Codes, _, Guesses),
         findall(Names, ( renaming(Variant, Names), fixes(Names, Codes) ), Renamings),
         variant_code(Variant, Code),
         \+ ( member(Names, Renamings),
              renamed(Names, Code, Guess),
              memberchk(Guess, Guesses) ) ).

%   Once each, the first of the codes that differ by alike symbols, and no others.

test(only_the_first_of_its_like, forall(small(Variant))) :-
    \+ ( some_codes(Variant, Codes),
         enumerated(Variant, Codes, Kinds, Guesses),
         findall(Names,
                 ( renaming(Variant, Names),
                   forall(nth1(Symbol, Names, Name),
                          ( member(Kind, Kinds),
                            memberchk(Symbol, Kind),
                            memberchk(Name, Kind) )) ),
                 Renamings),
         findall(First,
                 ( variant_code(Variant, Code),
                   findall(Other,
                           ( member(Names, Renamings), renamed(Names, Code, Other) ),
                           Others),
                   min_member(First, Others) ),
                 Firsts),
         sort(Firsts, Sorted),
         \+ msort(Guesses, Sorted) ).

%   Second guesses of the tree: the classes after 1234, some of their codes.

test(large_variant, forall(member(Feedback, [0-0, 0-4, 1-1, 2-1, 3-0]))) :-
    Variant = variant(4, 9, false),
    history_codes(Variant, [[1,2,3,4]-Feedback], Codes0),
    length(Codes0, Size),
    Step is max(1, Size // 20),
    findall(Code, ( nth0(I, Codes0, Code), I mod Step =:= 0 ), Asked),
    enumerated(Variant, Codes0, _, Guesses),
    maplist(class_sizes(Codes0), Guesses, Splits),
    \+ ( member(Guess, Asked),
         class_sizes(Codes0, Guess, Split),
         \+ memberchk(Split, Splits) ).

:- end_tests(alike).

:- begin_tests(symmetry).

history(variant(4, 5, true),  [[1,1,2,2]-(1-0)]).
history(variant(4, 5, true),  [[1,1,2,2]-(1-1), [1,3,4,4]-(0-2)]).
history(variant(3, 5, false), [[1,2,3]-(0-2)]).
history(variant(3, 5, false), [[1,2,3]-(0-1), [4,1,5]-(1-1)]).
history(variant(4, 4, true),  [[1,2,3,4]-(1-2), [2,1,4,3]-(1-2)]).

image(Symmetry, Guess, Image) :-
    mastermind_alike:guess_symmetry_image(Guess, Symmetry, Image).

history_symmetry(Variant, History, Symmetry) :-
    history_symmetries(Variant, History, Symmetries),
    member(Symmetry, Symmetries).

first_name(Kinds, Guess, First) :-
    mastermind_alike:kinds_guess_first(Kinds, Guess, First).

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

%   long
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
        mastermind_alike:guess_symmetry_image(Guess1, Symmetry, Image),
        first_name(Kinds, Image, Guess2),
        Guess2 @< Guess1
    ->  orbit_first(Guess2, Symmetries, Kinds, First)
    ;   First = Guess1
    ).

:- end_tests(symmetry).

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
              ( memberchk(Code, Half) -> Set is Set0 \/ Bit ; Set = Set0 )
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

:- begin_tests(canonical).

form(Variant, Codes, Form) :-
    codes_planes(Variant, Codes, Planes),
    length(Codes, Size),
    Subset is 1 << Size - 1,
    subset_form(Subset, Codes, Planes, Form).

total(Variant, Codes, Total) :-
    variant_guesses(Variant, Guesses),
    codes_arena(Variant, Guesses, Codes, Arena),
    length(Codes, Size),
    Subset is 1 << Size - 1,
    subset_total(Subset, Size, Size, 100, Arena, Total).

images(Variant, Codes, Images) :-
    Variant = variant(Pegs, Colours, _),
    numlist(1, Pegs, Places),
    numlist(1, Colours, Symbols),
    permutation(Places, Sources),
    permutation(Symbols, Names0),
    Names =.. [names|Names0],
    findall(Image,
            ( member(Code, Codes),
              mastermind_alike:guess_symmetry_image(Code, symmetry(Sources, Names), Image) ),
            Images).

%   A set of which all places and symbols occur differently, and its images.

test(recognized, Forms = [_]) :-
    Variant = variant(3, 4, true),
    Codes = [[1,1,2],[1,2,2],[1,1,3],[1,2,3],[4,1,2],[1,1,1]],
    findall(Form, ( images(Variant, Codes, Images), form(Variant, Images, Form) ), All),
    sort(All, Forms).

%   Sets of one form have one total.

test(one_total, Different == []) :-
    Variant = variant(3, 4, false),
    variant_codes(Variant, Codes),
    findall(Form-Total,
            ( between(0, 60, N),
              findall(Code,
                      ( nth1(I, Codes, Code), (I * I + N * I) mod (5 + N mod 7) < 2 ),
                      Subset),
              length(Subset, Size),
              between(3, 9, Size),
              form(Variant, Subset, Form),
              total(Variant, Subset, Total) ),
            Pairs),
    sort(Pairs, Sorted),
    length(Pairs, All),
    length(Sorted, Few),
    Few < All,
    findall(Form, ( member(Form-T1, Sorted), member(Form-T2, Sorted), T1 < T2 ), Different).

%   The form is an image of the set.

test(image) :-
    Variant = variant(3, 5, false),
    history_codes(Variant, [[1,2,3]-(0-2)], Codes),
    codes_planes(Variant, Codes, Planes),
    length(First, 6),
    append(First, _, Codes),
    subset_form(0b111111, First, Planes, Form),
    images(Variant, First, Images),
    msort(Images, Form),
    !.

:- end_tests(canonical).
