:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(text).

test(written_and_read, [forall(( named_variant(_, Variant), member(Seed, [1, 2, 3]) ))]) :-
    variant_seed_code(Variant, Seed, Code),
    code_text(Variant, Code, Text),
    text_symbols(Variant, Text, Code).

test(apart, all(Symbols == [[7,4,3,2], [7,4,3,2], [7,4,3,2], [7,4,3,2], [10,2]])) :-
    member(Text, ["7432", " 7 4  3 2 ", "7,4,3,2", "7, 4,3 2", "10,2"]),
    text_symbols(variant(4, 9, false), Text, Symbols).

test(one_peg_of_many, Symbols == [12]) :-
    text_symbols(variant(1, 12, false), "12", Symbols).

test(no_symbols, [forall(member(Text, ["1a", "1,,2", "-1", "1.2", "1,", "1234567890,1"])), fail]) :-
    text_symbols(variant(4, 9, false), Text, _).

test(answers, all(Text-Feedback == ["12"-(1-2), "1 2"-(1-2), "1,2"-(1-2)])) :-
    member(Text, ["12", "1 2", "1,2", "1", "123", "1x", "10,2"]),
    text_feedback(Text, Feedback).

test(answers_written, forall(pegs_feedback(4, Feedback))) :-
    feedback_text(Feedback, Text),
    text_feedback(Text, Feedback).

test(turn, Text == "10,2,12,4:12") :-
    turn_text(variant(4, 12, false), [10,2,12,4]-(1-2), Text).

:- end_tests(text).
