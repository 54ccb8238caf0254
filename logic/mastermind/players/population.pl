:- module(mastermind_population,
          [ population_codes/6     % +Parameters, +Variant, +History, -Codes, +Random0, -Random
          ]).

/** <module> Populations: evolution towards the codes that are still possible

A _population_ is an ordered set of pairs Fitness-Code, the fittest first.  In a generation each
code has a child: at random, a cross of two codes near the head, or the code itself.  The other
operators may change it.  The fittest of both generations stay, each code once.  Random newcomers
take the last tenth of the places, so that the population is never stuck.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [append/3]).
:- use_module(library(ordsets), [ord_union/3]).
:- use_module('../../random', [random_below/4, random_chance/4, random_permutation/4]).
:- use_module(evolution, [crossover/6, exchange/4, inversion/4, mutation/5]).
:- use_module(fitness, [code_fitness/4, history_marks/3]).
:- use_module(random_code, [random_code/4]).

%!  population_codes(+Parameters, +Variant, +History, -Codes, +Random0, -Random) is det.
%
%   True when one population finds Codes, each once and consistent with History,
%   between the random states Random0 and Random.  Parameters are
%   genetic(Population, Generations, Candidates, Crossover, Mutation, Exchange,
%   Inversion): how many codes live at a time, how many generations are bred at
%   most, how many of Codes are enough, and the probabilities of the four
%   operators.
%
%       ?- population_codes(genetic(20, 3, 9, 0.5, 0.03, 0.03, 0.02),
%                           variant(2, 3, false), [[1,2]-(0-2)], Codes, 1, _).
%       Codes = [[2, 1]].

population_codes(Parameters, Variant, History, Codes, Random0, Random) :-
    history_marks(Variant, History, Marks),
    Game = game(Parameters, Variant, Marks),
    Parameters = genetic(Size, Generations, Most, _, _, _, _),
    newcomers(Size, Game, Population, Random0, Random1),
    generations(Generations, Generations, Game, Population, [], Found, Random1, Random2),
    random_permutation(Found, Permutation, Random2, Random),
    first(Most, Permutation, Codes).

%   Left generations may still be bred, but at most Idle without a new candidate.
%   Once there is a candidate, a quarter of the generations in vain is enough.

generations(Left, Idle, Game, Population0, Found0, Found, Random0, Random) :-
    population_fit(Population0, Fit),
    ord_union(Found0, Fit, Found1),
    Game = game(genetic(_, Generations, Most, _, _, _, _), _, _),
    length(Found1, N),
    (   ( Left =:= 0 ; Idle =:= 0 ; N >= Most )
    ->  Found = Found1,
        Random = Random0
    ;   Left1 is Left - 1,
        (   Found1 == Found0,
            Found1 \== []
        ->  Idle1 is Idle - 1
        ;   Idle1 is Generations // 4 + 1
        ),
        next_generation(Population0, Game, Population, Random0, Random1),
        generations(Left1, Idle1, Game, Population, Found1, Found, Random1, Random)
    ).

%   The cut: the second clause is for what comes after the codes of fitness 0.

population_fit([0-Code|Population], [Code|Codes]) :-
    !,
    population_fit(Population, Codes).
population_fit(_, []).

next_generation(Population0, Game, Population, Random0, Random) :-
    Parents =.. [parents|Population0],
    children(Population0, Parents, Game, Children, Random0, Random1),
    sort(Children, Brood),
    ord_union(Population0, Brood, All),
    Game = game(genetic(Size, _, _, _, _, _, _), _, _),
    Places is Size - Size // 10,
    first(Places, All, Fittest),
    length(Fittest, Taken),
    Free is Size - Taken,
    newcomers(Free, Game, Newcomers, Random1, Random),
    ord_union(Fittest, Newcomers, Population).

%   The first N of a list, or all if there are not so many.

first(N, List, First) :-
    (   length(First0, N),
        append(First0, _, List)
    ->  First = First0
    ;   First = List
    ).

newcomers(N, game(_, Variant, Marks), Newcomers, Random0, Random) :-
    length(Codes, N),
    foldl(newcomer(Variant, Marks), Codes, Random0, Random),
    sort(Codes, Newcomers).

newcomer(Variant, Marks, Fitness-Code, Random0, Random) :-
    random_code(Variant, Code, Random0, Random),
    code_fitness(Variant, Code, Marks, Fitness).

children([], _, _, [], Random, Random).
children([Fitness0-Code0|Codes], Parents, Game, [Fitness-Code|Children], Random0, Random) :-
    Game = game(Parameters, Variant, Marks),
    child(Parameters, Variant, Parents, Code0, Code, Random0, Random1),
    (   Code == Code0
    ->  Fitness = Fitness0
    ;   code_fitness(Variant, Code, Marks, Fitness)
    ),
    children(Codes, Parents, Game, Children, Random1, Random).

child(genetic(_, _, _, Crossover, Mutation, Exchange, Inversion), Variant, Parents,
      Code0, Code, Random0, Random) :-
    by_chance(Crossover, cross(Variant, Parents), Code0, Code1, Random0, Random1),
    by_chance(Mutation, mutation(Variant), Code1, Code2, Random1, Random2),
    by_chance(Exchange, exchange, Code2, Code3, Random2, Random3),
    by_chance(Inversion, inversion, Code3, Code, Random3, Random).

by_chance(Probability, Operator, Code0, Code, Random0, Random) :-
    random_chance(Probability, Chance, Random0, Random1),
    (   Chance == true
    ->  call(Operator, Code0, Code, Random1, Random)
    ;   Code = Code0,
        Random = Random1
    ).

cross(Variant, Parents, _, Child, Random0, Random) :-
    random_parent(Parents, Mother, Random0, Random1),
    random_parent(Parents, Father, Random1, Random2),
    crossover(Variant, Mother, Father, Child, Random2, Random).

%   The code is drawn from the first places, up to a random one: so the codes near
%   the head are drawn most.

random_parent(Parents, Code, Random0, Random) :-
    functor(Parents, _, Size),
    random_below(Size, Last, Random0, Random1),
    Places is Last + 1,
    random_below(Places, K, Random1, Random),
    Place is K + 1,
    arg(Place, Parents, _-Code).

/** <examples>

?- population_codes(genetic(100, 20, 50, 0.5, 0.03, 0.03, 0.02), variant(5, 8, true),
                    [[1,1,2,3,4]-(1-2)], Codes, 4711, Random).
*/
