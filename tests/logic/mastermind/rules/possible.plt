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

test(after_nothing_every_code, forall(small(Variant))) :-
    variant_codes(Variant, Codes),
    findall(Code, history_code(Variant, [], Code), Codes).

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

test(few, Codes == [[1,3], [1,4], [3,2]]) :-
    history_few(variant(2, 4, false), [[1,2]-(1-0)], 3, Codes).

test(fewer_than_most, Codes == [[2,1]]) :-
    history_few(variant(2, 4, false), [[1,2]-(0-2)], 3, Codes).

test(none_left, Codes == []) :-
    history_few(variant(2, 4, false), [[1,2]-(0-2), [2,1]-(0-2)], 3, Codes).

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
    (   Breaks = [Least|_]
    ->  Found == [Least]
    ;   Found == []
    ).

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
