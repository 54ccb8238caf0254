:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(apart).

%   The guesses that tell two codes apart, one by one.

apart_defined(Variant, Code1, Code2, Guesses) :-
    variant_codes(Variant, Codes),
    findall(Bit,
            ( nth0(I, Codes, Guess), guess_tells_apart(Guess, Code1, Code2), Bit is 1 << I ),
            Bits),
    sum_list(Bits, Guesses).

%   Where the same symbols have changed places, a guess without order tells nothing.

test(not_told_apart, all(Guess == [[1,1], [2,2], [3,3]])) :-
    variant_code(variant(2, 3, true), Guess),
    \+ guess_tells_apart(Guess, [1,2], [2,1]).

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
