:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(mastermind_field).

%   The codes of a field, each with its mark, as a person would read them off.

cell(Variant, Rows, Code, Mark) :-
    variant_parts(Variant, [Down,Middle,Across]),
    findall(End, ( member(Part1, Middle), member(Part2, Across), append(Part1, Part2, End) ), Ends),
    nth0(Y, Down, Start),
    nth0(Y, Rows, Row),
    string_chars(Row, Marks),
    same_length(Marks, Ends),
    nth0(X, Ends, End),
    nth0(X, Marks, Mark),
    append(Start, End, Code).

first_conflict(Code, History, Mark) :-
    (   code_history_conflict(Code, History, conflict(Number, _))
    ->  format(atom(Mark), "~16r", [Number])
    ;   Mark = '0'
    ).

field_variant(variant(1, 3, true)).
field_variant(variant(2, 3, false)).
field_variant(variant(3, 4, false)).
field_variant(variant(4, 6, true)).
field_variant(variant(5, 3, true)).

%   Ten turns: the last is marked `a`.

long_history(variant(Pegs, Colours, Repeats), Length, History) :-
    set_random(seed(7)),
    Variant = variant(Pegs, Colours, Repeats),
    variant_codes(Variant, Codes),
    random_member(Secret, Codes),
    length(History, Length),
    maplist(random_turn(Codes, Secret), History).

random_turn(Codes, Secret, Guess-Feedback) :-
    random_member(Guess, Codes),
    guess_code_feedback(Guess, Secret, Feedback).

test(first_conflict_of_each_code,
     forall(( field_variant(Variant), member(Length, [0, 1, 3, 10]) ))) :-
    long_history(Variant, Length, History),
    history_field(Variant, History, Rows),
    findall(Code-Mark, ( cell(Variant, Rows, Code, Mark), Mark \== ' ' ), Marked),
    findall(Code-Mark,
            ( variant_code(Variant, Code), first_conflict(Code, History, Mark) ),
            Expected),
    msort(Marked, Same),
    assertion(Same == Expected).

test(blank_if_no_code, forall(field_variant(Variant))) :-
    history_field(Variant, [], Rows),
    forall(( cell(Variant, Rows, Code, Mark), Mark == ' ' ), \+ variant_code(Variant, Code)).

test(left, forall(( field_variant(Variant), member(Length, [0, 1, 3]) ))) :-
    long_history(Variant, Length, History),
    history_field(Variant, History, Rows),
    rows_left(Rows, Length, Left),
    findall(Count,
            ( append(Turns, _, History), history_count(Variant, Turns, Count) ),
            Expected),
    assertion(Left == Expected).

%   The tenth turn of ten answers all codes wrongly: those that were left are marked `a`.

test(tenth_turn, Rows == ["a"]) :-
    length(Turns, 9),
    maplist(=([1]-(1-0)), Turns),
    append(Turns, [[1]-(0-0)], History),
    history_field(variant(1, 1, true), History, Rows).

test(effort, true) :-
    call_with_inference_limit(
        history_field(variant(5, 8, true), [[1,1,2,2,3]-(1-1), [1,4,5,1,6]-(0-2)], _), 600 000,
        Result),
    Result \== inference_limit_exceeded.

:- end_tests(mastermind_field).
