:- module(mastermind_population,
          [ population_codes/6     % +Parameters, +Variant, +History, -Codes, +Random0, -Random
          ]).

/** <module> Populations: evolution towards the codes that are still possible

A _population_ is an ordered set of pairs Fitness-Code, the fittest first.  In a generation each
code has a child: at random, a cross of two codes near the head, or the code itself.  The other
operators may change it.  The fittest of both generations stay, each code once.  Random newcomers
take the last tenth of the places, so that the population is never stuck.
*/

:- use_module(library(ordsets), [ord_union/3]).
:- use_module('../../random', [random_below/4, random_chance/4, random_permutation/4]).
:- use_module('../../search/inline', [inline/1]).
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
    newcomers(Size, Game, Newcomers, Random0, Random1),
    sort(Newcomers, Population),
    generations(Generations, Generations, Game, Population, [], Found, Random1, Random2),
    random_permutation(Found, Permutation, Random2, Random),
    fittest(Permutation, Most, Codes, [], _).

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
    Game = game(Parameters, Variant, Marks),
    Parents =.. [parents|Population0],
    functor(Parents, _, Number),
    children(Population0, Parents, Number, Parameters, Variant, Codes0, Random0, Random1),
    sort(Codes0, Codes),
    codes_fitness(Codes, Variant, Marks, Population0, All0),
    sort(All0, All),
    Parameters = genetic(Size, _, _, _, _, _, _),
    Newest is Size // 10,
    Places is Size - Newest,
    fittest(All, Places, Pairs, Newcomers, Left),
    Free is Left + Newest,
    newcomers(Free, Game, Newcomers, Random1, Random),
    sort(Pairs, Population).

%   The pairs of Codes, and then Others.

codes_fitness([], _, _, Others, Others).
codes_fitness([Code|Codes], Variant, Marks, Others, [Fitness-Code|All]) :-
    code_fitness(Variant, Code, Marks, Fitness),
    codes_fitness(Codes, Variant, Marks, Others, All).

%   The first of All, and then Others.  Of Places so many are Left, if there are not enough.

fittest(All, Places, Pairs, Others, Left) :-
    (   Places > 0,
        All = [Pair|All1]
    ->  Pairs = [Pair|Pairs1],
        Places1 is Places - 1,
        fittest(All1, Places1, Pairs1, Others, Left)
    ;   Pairs = Others,
        Left = Places
    ).

newcomers(N, Game, Newcomers, Random0, Random) :-
    (   N =:= 0
    ->  Newcomers = [],
        Random = Random0
    ;   Game = game(_, Variant, Marks),
        random_code(Variant, Code, Random0, Random1),
        code_fitness(Variant, Code, Marks, Fitness),
        Newcomers = [Fitness-Code|Newcomers1],
        N1 is N - 1,
        newcomers(N1, Game, Newcomers1, Random1, Random)
    ).

%   The code is drawn from the first places, up to a random one: so the codes near
%   the head are drawn most.

random_parent(Parents, Number, Code, Random0, Random) :-
    random_below(Number, Last, Random0, Random1),
    Places is Last + 1,
    random_below(Places, K, Random1, Random),
    Place is K + 1,
    arg(Place, Parents, _-Code).

:- inline([random_parent/5]).

%   A child is a cross or the code itself, with what the other operators change.

child(Parameters, Variant, Parents, Number, Code0, Code, Random0, Random) :-
    Parameters = genetic(_, _, _, Crossover, Mutation, Exchange, Inversion),
    random_chance(Crossover, Crosses, Random0, Random1),
    (   Crosses == true
    ->  random_parent(Parents, Number, Mother, Random1, Random2),
        random_parent(Parents, Number, Father, Random2, Random3),
        crossover(Variant, Mother, Father, Code1, Random3, Random4)
    ;   Code1 = Code0,
        Random4 = Random1
    ),
    random_chance(Mutation, Mutates, Random4, Random5),
    (   Mutates == true
    ->  mutation(Variant, Code1, Code2, Random5, Random6)
    ;   Code2 = Code1,
        Random6 = Random5
    ),
    random_chance(Exchange, Exchanges, Random6, Random7),
    (   Exchanges == true
    ->  exchange(Code2, Code3, Random7, Random8)
    ;   Code3 = Code2,
        Random8 = Random7
    ),
    random_chance(Inversion, Inverts, Random8, Random9),
    (   Inverts == true
    ->  inversion(Code3, Code, Random9, Random)
    ;   Code = Code3,
        Random = Random9
    ).

:- inline([child/8]).

%   The children that differ from the code itself, which is in the population already.

children([], _, _, _, _, [], Random, Random).
children([_-Code0|Population], Parents, Number, Parameters, Variant, Codes, Random0, Random) :-
    child(Parameters, Variant, Parents, Number, Code0, Code, Random0, Random1),
    (   Code == Code0
    ->  Codes = Codes1
    ;   Codes = [Code|Codes1]
    ),
    children(Population, Parents, Number, Parameters, Variant, Codes1, Random1, Random).

/** <examples>

?- population_codes(genetic(100, 20, 50, 0.5, 0.03, 0.03, 0.02), variant(5, 8, true),
                    [[1,1,2,3,4]-(1-2)], Codes, 4711, Random).
*/
