:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(evolution).

variant(variant(1, 1, true)).
variant(variant(1, 3, false)).
variant(variant(2, 2, false)).
variant(variant(2, 2, true)).
variant(variant(4, 9, false)).
variant(variant(5, 5, false)).
variant(variant(5, 8, true)).
variant(variant(8, 8, false)).
variant(variant(8, 12, true)).

%   An operator by its name, on codes that are drawn.

operated(crossover, Variant, Code-Other, Code1, Random0, Random) :-
    crossover(Variant, Code, Other, Code1, Random0, Random).
operated(mutation, Variant, Code-_, Code1, Random0, Random) :-
    mutation(Variant, Code, Code1, Random0, Random).
operated(exchange, _, Code-_, Code1, Random0, Random) :-
    exchange(Code, Code1, Random0, Random).
operated(inversion, _, Code-_, Code1, Random0, Random) :-
    inversion(Code, Code1, Random0, Random).

operator(Operator) :-
    member(Operator, [crossover, mutation, exchange, inversion]).

trial(Variant, N, Code-Other, Random) :-
    between(1, N, Seed),
    seed_random([Seed], Random0),
    random_code(Variant, Code, Random0, Random1),
    random_code(Variant, Other, Random1, Random).

%   The places at which two codes differ.

differences(Code1, Code2, Places) :-
    findall(Place,
            ( nth1(Place, Code1, X), nth1(Place, Code2, Y), X =\= Y ),
            Places).

%   What comes of Codes in 2000 trials, without repeats.

outcomes(Operator, Variant, Codes, Outcomes) :-
    findall(Code,
            ( between(1, 2000, Seed),
              seed_random([Seed], Random),
              operated(Operator, Variant, Codes, Code, Random, _) ),
            All),
    sort(All, Outcomes).

test(codes_of_the_variant, forall(( operator(Operator), variant(Variant) ))) :-
    \+ ( trial(Variant, 200, Codes, Random),
         \+ ( operated(Operator, Variant, Codes, Code, Random, _),
              \+ code_fault(Variant, Code, _) ) ).

test(one_way, forall(( operator(Operator), variant(Variant) ))) :-
    \+ ( trial(Variant, 50, Codes, Random),
         findall(Code-After, operated(Operator, Variant, Codes, Code, Random, After), Results),
         Results \= [_] ).

test(lots_are_used_up, forall(operator(Operator))) :-
    Variant = variant(5, 8, true),
    \+ ( trial(Variant, 50, Codes, Random),
         operated(Operator, Variant, Codes, _, Random, Random) ).

%   One-point crossover: every point, and nothing else.

test(crossover, Children == [[1,2,3,9], [1,2,8,9], [1,7,8,9]]) :-
    outcomes(crossover, variant(4, 9, true), [1,2,3,4]-[6,7,8,9], Children).

test(crossover_without_repeats, Children == [[1,2,3,4], [1,2,4,3], [1,4,2,3]]) :-
    outcomes(crossover, variant(4, 9, false), [1,2,3,4]-[4,1,2,3], Children).

%   One family, and one peg, leave nothing to choose.

test(nothing_to_choose, [forall(member(Operator-Variant-Codes-Child,
        [ crossover-variant(3, 3, false)-([3,1,2]-[3,1,2])-[3,1,2],
          crossover-variant(1, 3, true)-([3]-[2])-[3], exchange-none-([7]-[])-[7],
          inversion-none-([7]-[])-[7] ])),
                         Children == [Child]]) :-
    outcomes(Operator, Variant, Codes, Children).

test(crossover_keeps_what_parents_share, forall(member(Repeats, [true, false]))) :-
    Variant = variant(6, 9, Repeats),
    \+ ( trial(Variant, 500, Mother-Father, Random),
         crossover(Variant, Mother, Father, Child, Random, _),
         nth1(Place, Mother, Symbol),
         nth1(Place, Father, Symbol),
         \+ nth1(Place, Child, Symbol) ).

test(points_are_as_likely) :-
    findall(Number,
            ( between(1, 3000, Seed),
              seed_random([Seed], Random),
              crossover(variant(4, 2, true), [1,1,1,1], [2,2,2,2], Child, Random, _),
              sum_list(Child, Number) ),
            Sums),
    \+ ( member(Number, [5, 6, 7]),
         aggregate_all(count, member(Number, Sums), Count),
         abs(Count - 1000) > 130 ).

%   Mutation: one place, and every symbol that may stand there.

test(mutation, Mutants == [[1,1], [1,2], [1,3], [2,2], [3,2]]) :-
    outcomes(mutation, variant(2, 3, true), [1,2]-[], Mutants).

test(mutation_without_repeats, Mutants == [[1,3], [1,4], [3,2], [4,2]]) :-
    outcomes(mutation, variant(2, 4, false), [1,2]-[], Mutants).

test(mutation_without_symbols_left, Mutants == [[2,3,1]]) :-
    outcomes(mutation, variant(3, 3, false), [2,3,1]-[], Mutants).

test(mutation_changes_one_place, forall(variant(Variant))) :-
    \+ ( trial(Variant, 200, Code-_, Random),
         mutation(Variant, Code, Mutant, Random, _),
         differences(Code, Mutant, [_,_|_]) ).

%   Exchange: every pair of places.

test(exchange, Exchanged == [[1,2,4,3], [1,3,2,4], [1,4,3,2], [2,1,3,4], [3,2,1,4], [4,2,3,1]]) :-
    outcomes(exchange, _, [1,2,3,4]-[], Exchanged).

%   Inversion: every slice of two or more places, turned round.

test(inversion, Inverted == Expected) :-
    findall(Code,
            ( append([Before, Slice, After], [1,2,3,4,5]),
              Slice = [_,_|_],
              reverse(Slice, Turned),
              append([Before, Turned, After], Code) ),
            All),
    sort(All, Expected),
    outcomes(inversion, _, [1,2,3,4,5]-[], Inverted).

test(symbols_are_kept, forall(( member(Operator, [exchange, inversion]), variant(Variant) ))) :-
    \+ ( trial(Variant, 100, Code-_, Random),
         operated(Operator, Variant, Code-_, Code1, Random, _),
         \+ ( msort(Code, Symbols), msort(Code1, Symbols) ) ).

:- end_tests(evolution).
