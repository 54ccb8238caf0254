:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(levels).

%   What a weak player asks is possible by the answers that it heeds, and was not asked before.

test(heeds, [forall(( member(Most, [2, 3]), between(1, 20, Seed) ))]) :-
    Variant = variant(4, 9, false),
    History = [[1,2,3,4]-(0-2), [2,5,4,6]-(1-0), [5,6,7,8]-(1-1), [9,5,8,1]-(0-1)],
    player_guess(heeds(Most), Variant, History, [Seed,4], Guess),
    length(Heeded, Most),
    once(append(_, Heeded, History)),
    \+ code_history_conflict(Guess, Heeded, _),
    \+ memberchk(Guess-_, History).

test(first_at_random) :-
    findall(Guess,
            ( between(1, 20, Seed),
              player_guess(heeds(2), variant(4, 9, false), [], [Seed,0], Guess) ),
            Guesses),
    sort(Guesses, Distinct),
    length(Distinct, Count),
    Count > 15.

test(best, Guesses == [[1,3,4,5], [1,2,5,6], [3,5,10,6,8,7]]) :-
    findall(Guess,
            ( member(Variant-History, [ variant(4, 6, true)-[[1,1,2,2]-(1-0)],
                                        variant(4, 9, false)-[[1,2,3,4]-(1-1)],
                                        variant(6, 10, true)-[[1,2,3,4,5,6]-(0-3)] ]),
              player_guess(best, Variant, History, [1], Guess) ),
            Guesses).

test(nobody, fail) :-
    player_guess(heeds(2), variant(2, 3, false), [[1,2]-(0-1), [1,2]-(2-0)], [1], _).

:- end_tests(levels).
