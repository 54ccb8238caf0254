:- module(mastermind_genetic,
          [ genetic_defaults/1,    % -Parameters
            genetic_fault/2,       % +Parameters, -Fault
            genetic_first/2,     % +Variant, -Guess
            seed_history_guess/5   % +Seed, +Parameters, +Variant, +History, -Guess
          ]).

/** <module> The genetic player: possible codes found by evolution

If there are too many codes to look at each, a population is bred until enough of its codes explain
every answer so far: these are the candidates.  The player asks the candidate that is expected to
leave the fewest of them.  The random state is an argument, so a seed repeats a game exactly.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, min_member/2, nth1/3, numlist/3]).
:- use_module('../../random', [seed_random/2]).
:- use_module('../../search/limit', [limit_goal/3]).
:- use_module('../rules/possible', [history_few/4]).
:- use_module(population, [population_codes/6]).
:- use_module(remainder, [codes_remainders/3]).

%!  genetic_defaults(-Parameters) is det.
%
%   True when Parameters are the usual genetic(Population, Generations,
%   Candidates, Crossover, Mutation, Exchange, Inversion): the document's
%   probabilities, and sizes that were found by measurement.

genetic_defaults(genetic(400, 60, 200, 0.5, 0.03, 0.03, 0.02)).

%!  genetic_fault(+Parameters, -Fault) is nondet.
%
%   True when Fault says why Parameters can't be used: population(N),
%   generations(N) or candidates(N) is no integer from 1 to 100000, 10000
%   or 1000; probability(Operator, P) is no number from 0 to 1.
%
%       ?- genetic_fault(genetic(400, 0, 100, 0.5, 1.5, 0.03, 0.02), Fault).
%       Fault = generations(0) ;
%       Fault = probability(mutation, 1.5).

genetic_fault(Parameters, Fault) :-
    Parameters =.. [genetic, Population, Generations, Candidates|Probabilities],
    (   member(Fault-N-Most, [ population(Population)-Population-100 000,
                               generations(Generations)-Generations-10 000,
                               candidates(Candidates)-Candidates-1000 ]),
        \+ ( integer(N), between(1, Most, N) )
    ;   nth1(I, Probabilities, P),
        nth1(I, [crossover, mutation, exchange, inversion], Operator),
        \+ ( number(P), 0 =< P, P =< 1 ),
        Fault = probability(Operator, P)
    ).

%!  genetic_first(+Variant, -Guess) is det.
%
%   True when Guess is asked first: where symbols repeat, about as many pairs
%   as a random code has, Pegs^2 / (2 Colours), and then other symbols.
%
%       ?- genetic_first(variant(5, 8, true), Guess).
%       Guess = [1, 1, 2, 3, 4].

genetic_first(variant(Pegs, Colours, Repeats), Guess) :-
    numlist(1, Pegs, Places),
    (   Repeats == true
    ->  Pairs is Pegs * Pegs // (2 * Colours)
    ;   Pairs = 0
    ),
    maplist(first_symbol(Pairs, Colours), Places, Guess).

first_symbol(Pairs, Colours, Place, Symbol) :-
    (   Place =< 2 * Pairs
    ->  Number is (Place - 1) // 2
    ;   Number is Place - Pairs - 1
    ),
    Symbol is Number mod Colours + 1.

%   True when Guess is asked after History: the first guess before the first
%   turn, and then always a code that is consistent with History, so none that
%   was asked before, unless it won.  Fails if no code is consistent.  Random0
%   is the random state before, Random the one after.

genetic_guess(Parameters, Variant, History, Guess, Random0, Random) :-
    (   History == []
    ->  genetic_first(Variant, Guess),
        Random = Random0
    ;   candidates(Parameters, Variant, History, Candidates, Random0, Random),
        codes_remainders(Variant, Candidates, Remainders),
        min_member(_-Guess, Remainders)
    ).

%   If fewer codes are possible than are enough, and they are soon found one after the other, they
%   are the candidates: the same as those of a population that has found them all.

candidates(Parameters, Variant, History, Candidates, Random0, Random) :-
    arg(3, Parameters, Enough),
    (   limit_goal(inferences(200 000), history_few(Variant, History, Enough, Codes), _),
        length(Codes, Number),
        Number < Enough
    ->  Candidates = Codes,
        Random = Random0
    ;   bred(3, Parameters, Variant, History, Candidates, Random0, Random)
    ).

%   Up to Trials populations are bred.  If none finds a candidate, the possible
%   codes are searched one after the other.

bred(Trials, Parameters, Variant, History, Candidates, Random0, Random) :-
    (   Trials =:= 0
    ->  arg(3, Parameters, Most),
        history_few(Variant, History, Most, Candidates),
        Random = Random0
    ;   population_codes(Parameters, Variant, History, Found, Random0, Random1),
        (   Found == []
        ->  Trials1 is Trials - 1,
            bred(Trials1, Parameters, Variant, History, Candidates, Random1, Random)
        ;   Candidates = Found,
            Random = Random1
        )
    ).

%!  seed_history_guess(+Seed, +Parameters, +Variant, +History, -Guess) is semidet.
%
%   True when Guess is asked after History in the game that the integer Seed
%   stands for.  The random state is made of Seed and the number of turns,
%   so that whoever goes on with a game gets the guesses of the whole game.
%
%       ?- genetic_defaults(Parameters),
%          seed_history_guess(1, Parameters, variant(2, 3, false), [[1,2]-(0-2)], Guess).
%       Guess = [2, 1].

seed_history_guess(Seed, Parameters, Variant, History, Guess) :-
    length(History, Turns),
    seed_random([Seed, Turns], Random),
    genetic_guess(Parameters, Variant, History, Guess, Random, _).

/** <examples>

?- genetic_defaults(Parameters),
   seed_history_guess(1, Parameters, variant(5, 8, true), [[1,1,2,3,4]-(1-2)], Guess).
*/
