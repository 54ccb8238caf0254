:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(population).

usual(0.5, 0.03, 0.03, 0.02).

codes(Size, Generations, Most, Variant, History, Seed, Codes) :-
    usual(Crossover, Mutation, Exchange, Inversion),
    seed_random([Seed], Random),
    population_codes(genetic(Size, Generations, Most, Crossover, Mutation, Exchange, Inversion),
                     Variant, History, Codes, Random, _).

history(variant(4, 6, true),  [[1,1,2,3]-(0-2)]).
history(variant(4, 6, true),  [[1,1,2,3]-(0-2), [3,2,4,5]-(1-1)]).
history(variant(4, 9, false), [[1,2,3,4]-(1-2), [1,3,2,5]-(0-2)]).
history(variant(5, 8, true),  [[1,1,2,3,4]-(1-2), [1,5,2,1,6]-(2-1), [1,5,3,7,2]-(1-2)]).
history(variant(6, 6, false), [[1,2,3,4,5,6]-(1-5), [1,3,2,5,6,4]-(2-4)]).

%   All are possible, none comes twice, and they are not too many.

test(possible_codes, forall(( history(Variant, History), member(Most, [1, 10, 1000]) ))) :-
    codes(100, 20, Most, Variant, History, 1, Codes),
    sort(Codes, Different),
    same_length(Codes, Different),
    length(Codes, N),
    N =< Most,
    \+ ( member(Code, Codes),
         \+ ( variant_code(Variant, Code), consistent(History, Code) ) ).

%   Evolution comes upon most of them where they are few among many.

%   deep
test(most_are_found, forall(history(Variant, History))) :-
    history_codes(Variant, History, All),
    codes(400, 60, 1000, Variant, History, 2, Codes),
    length(All, Size),
    length(Codes, N),
    N >= 0.6 * Size.

%   Chance alone, with as many codes drawn, does much worse: it is the
%   operators that find them.

test(better_than_chance) :-
    Variant = variant(5, 8, true),
    History = [[1,1,2,3,4]-(1-2), [1,5,2,1,6]-(2-1), [1,5,3,7,2]-(1-2)],
    codes(300, 9, 1000, Variant, History, 3, Bred),
    codes(3000, 0, 1000, Variant, History, 3, Drawn),
    length(Bred, N),
    length(Drawn, M),
    N > 3 * M.

test(nothing_possible, Codes == []) :-
    codes(100, 5, 10, variant(4, 9, false), [[1,2,3,4]-(4-0), [1,2,3,4]-(0-0)], 1, Codes).

test(seeds_matter) :-
    findall(Codes,
            ( between(1, 5, Seed),
              codes(50, 5, 10, variant(5, 8, true), [[1,1,2,3,4]-(1-2)], Seed, Codes) ),
            All),
    sort(All, Different),
    same_length(All, Different).

%   Nothing is bred by operators that never come: newcomers alone are found.

test(no_operators) :-
    population_codes(genetic(50, 10, 1000, 0, 0, 0, 0), variant(2, 3, true),
                     [[1,2]-(0-0)], Codes, 1, _),
    Codes == [[3,3]].

:- end_tests(population).
