:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(apart).

%   By its definition: the guesses that draw different answers.

apart_defined(Variant, Code1, Code2, Guesses) :-
    variant_codes(Variant, Codes),
    foldl([Guess, Bit-Set0, Bit1-Set]>>
          (   Bit1 is Bit << 1,
              guess_secret_feedback(Guess, Code1, Feedback1),
              guess_secret_feedback(Guess, Code2, Feedback2),
              (   Feedback1 == Feedback2
              ->  Set = Set0
              ;   Set is Set0 \/ Bit
              )
          ),
          Codes, 1-0, _-Guesses).

test(pairs, forall(member(Variant, [variant(2, 4, false), variant(3, 3, true)]))) :-
    variant_codes(Variant, Codes),
    variant_guesses(Variant, Guesses),
    codes_apart(Guesses, Codes, apart(_, Pairs, _)),
    \+ ( nth1(J, Codes, Code2),
         arg(J, Pairs, Row),
         nth1(I, Codes, Code1),
         I < J,
         arg(I, Row, Set),
         \+ apart_defined(Variant, Code1, Code2, Set) ).

test(own, Own == own(1, 2, 4, 8, 16, 32)) :-
    Variant = variant(2, 3, false),
    variant_codes(Variant, Codes),
    variant_guesses(Variant, Guesses),
    codes_apart(Guesses, Codes, apart(63, _, Own)).

%   More than 31 answers take more than four or five digits.

test(many_answers) :-
    Variant = variant(7, 2, true),
    variant_guesses(Variant, Guesses),
    Codes = [[1,1,1,1,1,1,1], [1,1,1,2,2,2,2], [2,1,2,1,2,1,2]],
    codes_apart(Guesses, Codes, apart(_, pairs(_, row(Set), _), _)),
    Codes = [Code1, Code2, _],
    apart_defined(Variant, Code1, Code2, Set).

:- end_tests(apart).
