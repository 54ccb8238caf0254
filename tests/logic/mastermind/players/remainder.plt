:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(remainder).

%   The sum over all secrets of how many codes are left, the guess being no
%   code that is left after the win.

told(Codes, Guess, Sum) :-
    findall(Secret-Other,
            ( member(Secret, Codes),
              Secret \== Guess,
              guess_secret_feedback(Guess, Secret, Feedback),
              member(Other, Codes),
              guess_secret_feedback(Guess, Other, Feedback) ),
            Pairs),
    length(Pairs, Sum).

test(single, Remainders == [0-[2,1]]) :-
    codes_remainders(variant(2, 2, false), [[2,1]], Remainders).

test(as_told, forall(member(Variant-History, [ variant(4,4,true)-[[1,1,2,3]-(2-0)],
                                               variant(4,9,false)-[[1,2,3,4]-(0-4)],
                                               variant(1,5,true)-[] ]))) :-
    history_codes(Variant, History, Codes),
    codes_remainders(Variant, Codes, Remainders),
    pairs_values(Remainders, Codes),
    \+ ( member(Sum-Code, Remainders), \+ told(Codes, Code, Sum) ).

:- end_tests(remainder).
