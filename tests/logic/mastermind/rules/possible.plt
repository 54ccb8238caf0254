:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(possible).

small(variant(2, 3, false)).
small(variant(2, 3, true)).
small(variant(3, 4, false)).
small(variant(3, 3, true)).
small(variant(1, 4, false)).

%   A history of Length turns in Variant, true or not.

any_history(Variant, Length, History) :-
    length(History, Length),
    maplist(any_turn(Variant), History).

any_turn(Variant, Guess-Feedback) :-
    variant_code(Variant, Guess),
    variant_feedback(Variant, Feedback).

%   The slow definition: look at every code.

defined_codes(Variant, History, Codes) :-
    findall(Code, ( variant_code(Variant, Code), consistent(History, Code) ), Codes).

test(possible_codes_are_the_consistent_ones,
     forall(member(Variant-Length, [ variant(2,3,false)-2, variant(2,3,true)-2,
                                     variant(3,3,true)-1, variant(3,4,false)-1 ]))) :-
    \+ ( any_history(Variant, Length, History),
         defined_codes(Variant, History, Codes),
         findall(Code, history_code(Variant, History, Code), Found),
         Found \== Codes ).

test(transcript, Counts == [3024, 180, 64, 21, 2, 1]) :-
    Variant = variant(4, 9, false),
    History = [ [1,2,3,4]-(1-2), [1,3,2,5]-(0-2), [2,1,6,4]-(0-2), [3,2,4,7]-(0-4),
                [4,7,3,2]-(2-2) ],
    findall(Count,
            ( append(Turns, _, History), history_count(Variant, Turns, Count) ),
            Counts).

test(longer_histories, forall(member(Secret, [[7,4,3,2], [1,9,8,5], [9,8,7,6]]))) :-
    Variant = variant(4, 9, false),
    findall(Guess-Feedback,
            ( member(Guess, [[1,2,3,4], [5,6,7,8], [2,9,1,7]]),
              guess_secret_feedback(Guess, Secret, Feedback) ),
            History),
    defined_codes(Variant, History, Codes),
    findall(Code, history_code(Variant, History, Code), Codes),
    memberchk(Secret, Codes).

test(few, [forall(member(History-Few,
        [ [[1,2]-(1-0)]-[[1,3], [1,4], [3,2]], [[1,2]-(0-2)]-[[2,1]],
          [[1,2]-(0-2), [2,1]-(0-2)]-[] ])),
           Codes == Few]) :-
    history_few(variant(2, 4, false), History, 3, Codes).

%   Among 429981696 codes one that is possible is found at once.

test(many_codes) :-
    Variant = variant(8, 12, true),
    Secret = [12,3,7,7,1,10,4,9],
    findall(Guess-Feedback,
            ( member(Guess, [[1,1,2,2,3,3,4,4], [5,6,5,6,7,8,7,8], [9,10,11,12,9,10,11,12],
                             [1,3,7,9,12,10,4,2], [12,4,3,7,10,1,9,7]]),
              guess_secret_feedback(Guess, Secret, Feedback) ),
            History),
    call_with_inference_limit(once(history_code(Variant, History, Code)), 10 000 000, _),
    consistent(History, Code).

%   What a secret tells never breaks.

test(honest_answers, forall(small(Variant))) :-
    variant_codes(Variant, Codes),
    \+ ( member(Secret, Codes),
         findall(Guess-Feedback,
                 ( member(Guess, Codes), guess_secret_feedback(Guess, Secret, Feedback) ),
                 History),
         history_break(Variant, History, _) ).

%   The break against its slow definition: the least count of turns that
%   leaves no code.

test(break, forall(member(Answers, [[0-1,2-0,0-0], [0-1,0-1,0-2], [0-0,1-0,0-1], [0-1,0-1,0-1]]))) :-
    Variant = variant(2, 3, false),
    pairs_keys_values(History, [[1,2], [1,3], [2,3]], Answers),
    findall(Number,
            ( append(Turns, _, History),
              defined_codes(Variant, Turns, []),
              length(Turns, Number)
            ),
            Breaks),
    findall(Number, history_break(Variant, History, Number), Found),
    ( Breaks = [Least|_] -> Found == [Least] ; Found == [] ).

test(break_before_a_repaired_turn, Number == 2) :-
    history_break(variant(4, 9, false),
                  [[1,2,3,4]-(0-0), [1,2,3,4]-(4-0), [5,6,7,8]-(0-0)], Number).

test(nothing_asked_breaks_nothing, fail) :-
    history_break(variant(4, 9, false), [], _).

%   What is no history of the variant is named, and does not just have no codes.

test(no_history, forall(member(Turn, [ [1,2]-1-0, [1,2,3]-(1-0), [1,5]-(1-0), [1,1]-(1-0),
                                       [1,2]-(1-1), [1,2]-(2-1), [1,2], [1,_]-(1-0) ]))) :-
    Variant = variant(2, 4, false),
    forall(member(Goal, [ history_code(Variant, [[1,2]-(1-0), Turn], _),
                          history_codes(Variant, [Turn], _),
                          history_count(Variant, [Turn], _),
                          history_break(Variant, [Turn], _),
                          history_contradiction(Variant, [Turn], _) ]),
           catch(( Goal, fail ), error(type_error(turn_of(Variant), Turn), _), true)).

test(no_variant, error(type_error(variant, easy))) :- history_codes(easy, [], _).

test(no_code_is_longer, fail) :-
    member(Code, [[_,_,_], [_,_,_|_], [_]]),
    history_code(variant(2, 3, true), [], Code).

:- end_tests(possible).

:- begin_tests(consistent).

document([ [1,2,3,4]-(1-2), [1,3,2,5]-(0-2), [2,1,6,4]-(0-2), [3,2,4,7]-(0-4), [4,7,3,2]-(2-2) ]).

small(variant(2, 3, false)).
small(variant(2, 3, true)).

%   A history of up to Length turns with answers that can be given.

history(Variant, Length, History) :-
    between(0, Length, Turns),
    length(History, Turns),
    maplist(turn(Variant), History).

turn(Variant, Guess-Feedback) :-
    variant_code(Variant, Guess),
    variant_feedback(Variant, Feedback).

%   The smallest set of turns that no code explains, by trying them all.

obvious_contradictions(Variant, History, Smallest) :-
    findall(Size-Numbers,
            ( length(History, Length),
              numlist(1, Length, All),
              subset_of(All, Numbers),
              findall(Turn, ( member(N, Numbers), nth1(N, History, Turn) ), Turns),
              \+ ( variant_code(Variant, Code), consistent(Turns, Code) ),
              length(Numbers, Size) ),
            Found),
    keysort(Found, [Least-_|_]),
    findall(Numbers, member(Least-Numbers, Found), Smallest).

subset_of([], []).
subset_of([X|Xs], [X|Ys]) :- subset_of(Xs, Ys).
subset_of([_|Xs], Ys) :- subset_of(Xs, Ys).

test(document_secret) :-
    document(History),
    history_codes(variant(4, 9, false), History, [[7,4,3,2]]),
    consistent(History, [7,4,3,2]).

test(conflicts, all(Conflict == [conflict(2, 0-2), conflict(3, 4-0)])) :-
    code_history_conflict([2,1,6,4],
                          [[1,2,3,4]-(1-2), [1,3,2,5]-(1-1), [2,1,6,4]-(0-0)], Conflict).

test(conflict_iff_inconsistent, forall(small(Variant))) :-
    \+ ( history(Variant, 2, History),
         variant_code(Variant, Code),
         (   consistent(History, Code)
         ->  code_history_conflict(Code, History, _)
         ;   \+ code_history_conflict(Code, History, _)
         ) ).

test(contradiction, [forall(member(Variant-History-Contradictions,
        [ variant(4, 6, true)-[[6,6,6,6]-(0-0), [1,1,2,2]-(4-0), [1,2,1,2]-(4-0)]-[[2, 3]],
          variant(2, 3, false)-[[1,2]-(0-1), [1,3]-(2-0), [3,1]-(2-0)]-[[1, 2]],     % the first
          variant(4, 4, true)-[[1,1,2,2]-(1-1), [1,1,1,1]-(1-1)]-[[2]],              % one alone
          variant(2, 3, false)-[]-[] ])),
                     all(Numbers == Contradictions)]) :-
    history_contradiction(Variant, History, Numbers).

test(no_contradiction, fail) :-
    document(History),
    history_contradiction(variant(4, 9, false), History, _).

%   deep
test(contradictions_are_smallest,
     forall(member(Variant-Turns, [ variant(2,3,false)-2, variant(2,2,true)-3 ]))) :-
    \+ ( history(Variant, Turns, History),
         (   history_contradiction(Variant, History, Numbers)
         ->  \+ ( obvious_contradictions(Variant, History, Smallest),
                  memberchk(Numbers, Smallest) )
         ;   obvious_contradictions(Variant, History, _)
         ) ).

:- end_tests(consistent).

:- begin_tests(mastermind_possible).

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

:- end_tests(mastermind_possible).
