:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(fitness).

%   Fitness as it is told, from the feedback itself.

told(History, Code, Fitness) :-
    findall(Distance,
            ( member(Guess-(Black-White), History),
              guess_secret_feedback(Guess, Code, Black1-White1),
              Distance is abs(Black - Black1) + abs(White - White1) ),
            Distances),
    sum_list(Distances, Fitness).

trial(Variant, N, History, Code) :-
    between(1, N, Seed),
    seed_random([Seed], Random),
    random_codes(6, Variant, [Code,Secret|Guesses], Random),
    findall(Guess-Feedback,
            ( member(Guess, Guesses), guess_secret_feedback(Guess, Secret, Feedback) ),
            History).

random_codes(0, _, [], _) :- !.
random_codes(N, Variant, [Code|Codes], Random0) :-
    random_code(Variant, Code, Random0, Random),
    N1 is N - 1,
    random_codes(N1, Variant, Codes, Random).

fitness(Variant, History, Code, Fitness) :-
    history_marks(Variant, History, Marks),
    code_fitness(Variant, Code, Marks, Fitness).

test(known, Fitness == 5) :-
    fitness(variant(4, 9, false), [[1,2,3,4]-(1-2), [1,3,2,5]-(0-2)], [1,2,3,6], Fitness).

test(as_told, forall(member(Variant, [ variant(1,2,true), variant(4,6,true), variant(4,9,false),
                                       variant(6,9,true), variant(8,12,true) ]))) :-
    \+ ( trial(Variant, 200, History, Code),
         \+ ( told(History, Code, Fitness), fitness(Variant, History, Code, Fitness) ) ).

test(zero_is_consistent, forall(member(Variant, [variant(3,4,true), variant(3,5,false)]))) :-
    \+ ( trial(Variant, 5, History, _),
         history_codes(Variant, History, Codes),
         \+ findall(Code,
                    ( variant_code(Variant, Code), fitness(Variant, History, Code, 0) ),
                    Codes) ).

:- end_tests(fitness).
