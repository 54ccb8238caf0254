:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(codes).

%   A code by the rules of the game, with no thought for order or speed.

obvious_code(variant(Pegs, Colours, Repeats), Code) :-
    length(Code, Pegs),
    foldl([Symbol,_,_]>>between(1, Colours, Symbol), Code, _, _),
    (   Repeats == true
    ->  true
    ;   sort(Code, Sorted),
        same_length(Code, Sorted)
    ).

small(variant(Pegs, Colours, Repeats)) :-
    between(1, 4, Pegs),
    between(1, 5, Colours),
    member(Repeats, [true, false]).

test(named, all(Name-Size == [ arbolmaster-3024, easy-360, medium-1296, hard-32768 ])) :-
    named_variant(Name, Variant),
    variant_size(Variant, Size).

test(all_codes_and_no_others) :-
    \+ ( small(Variant),
         findall(Code, obvious_code(Variant, Code), Obvious),
         variant_codes(Variant, Codes),
         msort(Obvious, Sorted),
         Codes \== Sorted ).

test(size_is_length) :-
    \+ ( small(Variant),
         variant_codes(Variant, Codes),
         length(Codes, Length),
         variant_size(Variant, Size),
         Size =\= Length ).

test(lexicographic) :-
    \+ ( named_variant(_, Variant),
         variant_codes(Variant, Codes),
         \+ sort(Codes, Codes) ).

test(code_checked) :-
    \+ ( small(Variant),
         obvious_code(Variant, Code),
         \+ variant_code(Variant, Code) ).

test(a_day_is_a_date, all(Seed == [20261128, 19990101, 20280229])) :-
    member(Text, ["2026-11-28", "1999-01-01", "2028-02-29", "2026-02-29", "2026-04-31", "2026-00-01",
                  "2026-13-01", "2026-1-1", "2026-11-32", "2026-12-00", "2026", "", "1234"]),
    day_seed(Text, Seed).

%   The same on every engine, and on every day to come.

test(the_code_of_a_day, all(Code == [[2,6,2,1], [6,3,6,5]])) :-
    member(Text, ["2026-11-28", "2027-01-01"]),
    day_seed(Text, Seed),
    variant_seed_code(variant(4, 6, true), Seed, Code).

test(opening, all(Name-Code == [ arbolmaster-[1,2,3,4], easy-[1,2,3,4], medium-[1,1,2,2],
                                 hard-[1,1,2,2,3] ])) :-
    named_variant(Name, Variant),
    variant_first(Variant, Code).

test(opening_is_a_code) :-
    \+ ( small(Variant),
         \+ variant_fault(Variant, _),
         variant_first(Variant, Code),
         \+ variant_code(Variant, Code) ).

test(no_fault) :-
    \+ ( named_variant(_, Variant), variant_fault(Variant, _) ).

test(faults, [forall(member(Variant-Faults,
        [ variant(0, 6, true)-[pegs(0)], variant(9, 6, true)-[pegs(9)],
          variant(2, 13, true)-[colours(13)], variant(2, 0, false)-[colours(0),short(2, 0)],
          variant(4, 3, false)-[short(4, 3)], variant(7, 8, true)-[size(2097152)] ])),
              all(Fault == Faults)]) :-
    variant_fault(Variant, Fault).

test(playable_is_small_enough) :-
    \+ ( between(1, 8, Pegs),
         between(1, 12, Colours),
         member(Repeats, [true, false]),
         Variant = variant(Pegs, Colours, Repeats),
         \+ variant_fault(Variant, _),
         variant_size(Variant, Size),
         \+ between(1, 2 000 000, Size) ).

test(code_faults, [forall(member(Repeats-Code-Faults,
        [ false-[1,2,3]-[length(3)], false-[1,0,10,2]-[symbol(2, 0),symbol(3, 10)],
          false-[3,1,3,2]-[repeat(3)], false-[9,1,5,7]-[], true-[3,3,3,3]-[] ])),
                   all(Fault == Faults)]) :-
    code_fault(variant(4, 9, Repeats), Code, Fault).

test(no_such_size, fail) :-
    member(Variant-Size, [variant(0, 3, false)-5, variant(2, 3, false)-5, variant(2, 3, true)-6]),
    variant_size(Variant, Size).

test(no_variant, [forall(member(Variant, [variant(-1, 3, false), variant(2, -3, true), variant(1.0, 3, true)])),
                  error(type_error(variant, Variant))]) :-
    variant_size(Variant, _).

:- end_tests(codes).

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

:- begin_tests(random_code).

drawn(0, _, [], _) :- !.
drawn(N, Variant, [Code|Codes], Random0) :-
    random_code(Variant, Code, Random0, Random),
    N1 is N - 1,
    drawn(N1, Variant, Codes, Random).

drawn_of(Variant, N, Codes) :-
    seed_random([2104], Random),
    drawn(N, Variant, Codes, Random).

test(codes_of_the_variant,
     forall(member(Variant, [ variant(1,1,true), variant(1,1,false), variant(4,6,true),
                              variant(4,9,false), variant(8,8,false), variant(8,12,true) ]))) :-
    drawn_of(Variant, 200, Codes),
    \+ ( member(Code, Codes), code_fault(Variant, Code, _) ).

%   No code comes more often, or less, than chance has it: within five
%   standard deviations.

test(each_as_likely, forall(member(Variant-Size, [variant(2,3,true)-9, variant(2,4,false)-12]))) :-
    N = 6000,
    drawn_of(Variant, N, Codes),
    \+ ( variant_code(Variant, Code),
         aggregate_all(count, member(Code, Codes), Count),
         abs(Count - N / Size) > 5 * sqrt(N / Size) ).

%   Seeds that stand side by side draw as fairly.

test(seeds_are_fair, forall(member(Variant-Size, [variant(2,3,true)-9, variant(2,4,false)-12]))) :-
    findall(Code, ( between(1, 3000, Seed), variant_seed_code(Variant, Seed, Code) ), Codes),
    \+ ( variant_code(Variant, Code),
         aggregate_all(count, member(Code, Codes), Count),
         abs(Count - 3000 / Size) > 5 * sqrt(3000 / Size) ).

:- end_tests(random_code).
