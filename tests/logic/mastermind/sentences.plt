:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(mastermind_sentences).

test(numbers, all(Sentence == [
        "Found in 1 guess: 0 points.", "Found in 2 guesses: 1 point.",
        "Your code was found in 1 guess.", "Your code was found in 10 guesses.",
        "The 10 rows are used up, and the secret was 7432: 0 points.",
        "The 10 rows are used up: your code was not found.",
        "The 10 rows are used up: the code was not found.",
        "You give up: the secret was 7432.", "The codebreaker gives up: the code was not found."
        ])) :-
    member(End, [ found(a, 1, 0), found(a, 2, 1), found(your, 1, 0), found(your, 10, 0),
                  rows("7432", 0), rows(your), rows(a), given_up(you, "7432"),
                  given_up("codebreaker", none) ]),
    end_sentence(End, Sentence).

test(possible, all(Words == [ "0 codes are still possible", "1 code is still possible",
                              "2 codes are still possible" ])) :-
    member(Count, [0, 1, 2]),
    possible_words(Count, Words).

test(variants, all(Sentence == [
        "0 is no number of pegs: a code has 1 to 8 pegs",
        "13 is no number of colours: there are 1 to 12 colours",
        "4 pegs of 3 colours need repeats: allow them, or take at least 4 colours",
        "the variant has 429,981,696 codes: at most 2,000,000 are accepted" ])) :-
    member(Variant, [ variant(0, 9, true), variant(4, 13, false), variant(4, 3, false),
                      variant(8, 12, true) ]),
    once(variant_fault(Variant, Fault)),
    asked_fault_sentence(Variant, variant(Fault), Sentence).

test(genetic, all(Sentence == [
        "0 is no population: it is 1 to 100,000 codes",
        "0 is no number of generations: it is 1 to 10,000",
        "0 is no number of candidates: it is 1 to 1,000",
        "2 is no probability of exchange: it is a number from 0 to 1" ])) :-
    genetic_fault(genetic(0, 0, 0, 0.5, 0.5, 2, 0), Fault),
    genetic_sentence(Fault, Sentence).

test(long_text_is_cut, Sentence == "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...' is no code: a \c
                                    code is 1 symbol out of 1..2, such as 1") :-
    length(Codes, 60),
    maplist(=(0'x), Codes),
    string_codes(Text, Codes),
    no_code_sentence(variant(1, 2, true), Text, Sentence).

:- end_tests(mastermind_sentences).
