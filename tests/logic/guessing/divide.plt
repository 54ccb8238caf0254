:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(divide).

%   By the definition: the guesses that divide Codes into so many classes.

classes_defined(Variant, Codes, Count, Guesses) :-
    findall(Bit,
            ( variant_codes(Variant, All),
              nth0(I, All, Guess),
              guess_codes_classes(Guess, Codes, Classes),
              length(Classes, Count),
              Bit is 1 << I ),
            Bits),
    sum_list(Bits, Guesses).

example(variant(2, 4, false), [[1,2],[1,3],[2,4],[4,1],[4,3]]).
example(variant(3, 3, true), [[1,1,1],[1,2,3],[2,2,1],[3,2,1]]).
example(variant(3, 3, true), [[3,3,1]]).
example(variant(3, 4, false), Codes) :-
    variant_codes(variant(3, 4, false), All),
    findall(Code, ( nth0(I, All, Code), I mod 3 =:= 0 ), Codes).

numbered(Variant, Codes, Apart, Numbers) :-
    variant_guesses(Variant, Guesses),
    codes_apart(Guesses, Codes, Apart),
    length(Codes, Size),
    numlist(1, Size, Numbers).

test(classes, forall(example(Variant, Codes))) :-
    numbered(Variant, Codes, Apart, Numbers),
    length(Codes, Size),
    apart_classes(Apart, Numbers, 1, Pairs),
    \+ ( between(1, Size, Count),
         classes_defined(Variant, Codes, Count, Guesses),
         (   memberchk(Count-Guesses1, Pairs)
         ->  Guesses =\= Guesses1
         ;   Guesses =\= 0
         ) ).

%   Least leaves the others out, and changes none.

test(least, forall(example(Variant, Codes))) :-
    numbered(Variant, Codes, Apart, Numbers),
    length(Codes, Size),
    apart_classes(Apart, Numbers, 1, All),
    forall(between(1, Size, Least),
           ( apart_classes(Apart, Numbers, Least, Pairs),
             include([Count-_]>>( Count >= Least ), All, Pairs) )).

test(all_apart, forall(example(Variant, Codes))) :-
    numbered(Variant, Codes, Apart, Numbers),
    length(Codes, Size),
    classes_defined(Variant, Codes, Size, Guesses),
    (   apart_all(Apart, Numbers, Guesses1)
    ->  Guesses =:= Guesses1
    ;   Guesses =:= 0
    ).

test(own, Guesses =:= 0b100010) :-
    numbered(variant(2, 3, false), [[1,3],[3,2]], Apart, Numbers),
    apart_own(Apart, Numbers, Guesses).

:- end_tests(divide).
