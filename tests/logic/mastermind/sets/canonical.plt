:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

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

%   A set of which all places and symbols occur differently, and its images.

test(recognized, Forms = [_]) :-
    Variant = variant(3, 4, true),
    Codes = [[1,1,2],[1,2,2],[1,1,3],[1,2,3],[4,1,2],[1,1,1]],
    findall(Form,
            ( permutation([1,2,3], Sources),
              permutation([1,2,3,4], Names0),
              Names =.. [names|Names0],
              findall(Image,
                      ( member(Code, Codes),
                        guess_symmetry_image(Code, symmetry(Sources, Names), Image) ),
                      Images),
              form(Variant, Images, Form) ),
            All),
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
    permutation([1,2,3], Sources),
    permutation([1,2,3,4,5], Names0),
    Names =.. [names|Names0],
    findall(Image,
            ( member(Code, First),
              guess_symmetry_image(Code, symmetry(Sources, Names), Image) ),
            Images),
    msort(Images, Form),
    !.

:- end_tests(canonical).
