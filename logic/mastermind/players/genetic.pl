:- module(mastermind_genetic,
          [ genetic_defaults/1,    % -Parameters
            genetic_fault/2,       % +Parameters, -Fault
            genetic_first/2,       % +Variant, -Guess
            seed_history_guess/5,  % +Seed, +Parameters, +Variant, +History, -Guess
            crossover/6,           % +Variant, +Mother, +Father, -Child, +Random0, -Random
            mutation/5,            % +Variant, +Code, -Mutant, +Random0, -Random
            exchange/4,            % +Code, -Exchanged, +Random0, -Random
            inversion/4,           % +Code, -Inverted, +Random0, -Random
            history_marks/3,       % +Variant, +History, -Marks
            code_fitness/4,        % +Variant, +Code, +Marks, -Fitness
            codes_remainders/3     % +Variant, +Codes, -Remainders
          ]).

/** <module> The genetic player: possible codes found by evolution

If there are too many codes to look at each, a population is bred until enough of its codes explain
every answer so far: these are the candidates.  The player asks the candidate that is expected to
leave the fewest of them.  The random state is an argument, so a seed repeats a game exactly;
grammar rules (-->) hand it on.

Fitness 0 is the same as consistent/2 (definition.pl), by counting bits, and the sizes of classes
are the same as those of guess_codes_class/4.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists),
              [ append/3, member/2, min_member/2, nth0/4, nth1/3, numlist/3, reverse/2, subtract/3
              ]).
:- use_module(library(ordsets), [ord_union/3]).
:- use_module('../../shared/random',
              [random_below/4, random_chance/4, random_drawn/5, random_permutation/4, seed_random/2]).
:- use_module('../../shared/inline', [inline/1]).
:- use_module('../../shared/limit', [limit_goal/3]).
:- use_module('../rules/feedback', [code_mask/3]).
:- use_module('../rules/possible', [history_few/4]).
:- use_module('../sets/planes', [codes_planes/3, guess_planes_split/3, split_sum/4]).
:- use_module('../rules/codes', [random_code/4]).

%!  genetic_defaults(-Parameters) is det.
%
%   True when Parameters are the usual genetic(Population, Generations, Candidates, Crossover,
%   Mutation, Exchange, Inversion): how many codes live at a time, how many generations are bred at
%   most, how many candidates are enough, and the probabilities of the four operators.  These are
%   the document's, and the sizes were found by measurement.

genetic_defaults(genetic(400, 60, 200, 0.5, 0.03, 0.03, 0.02)).

%!  genetic_fault(+Parameters, -Fault) is nondet.
%
%   True when Fault says why Parameters can't be used: population(N), generations(N) or
%   candidates(N) is no integer from 1 to 100000, 10000 or 1000; probability(Operator, P) is no
%   number from 0 to 1.
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
%   True when Guess is asked first: where symbols repeat, about as many pairs as a random code has,
%   Pegs^2 / (2 Colours), and then other symbols.
%
%       ?- genetic_first(variant(5, 8, true), Guess).
%       Guess = [1, 1, 2, 3, 4].

genetic_first(variant(Pegs, Colours, Repeats), Guess) :-
    numlist(1, Pegs, Places),
    ( Repeats == true -> Pairs is Pegs * Pegs // (2 * Colours) ; Pairs = 0 ),
    maplist(first_symbol(Pairs, Colours), Places, Guess).

first_symbol(Pairs, Colours, Place, Symbol) :-
    ( Place =< 2 * Pairs -> Number is (Place - 1) // 2 ; Number is Place - Pairs - 1 ),
    Symbol is Number mod Colours + 1.

%!  seed_history_guess(+Seed, +Parameters, +Variant, +History, -Guess) is semidet.
%
%   True when Guess is asked after History in the game that the integer Seed stands for: the first
%   guess before the first turn, and then always a code that is consistent with History.  Fails if
%   there is none.  The random state is made of Seed and the number of turns, so that whoever goes
%   on with a game gets the guesses of the whole game.
%
%       ?- genetic_defaults(Parameters),
%          seed_history_guess(1, Parameters, variant(2, 3, false), [[1,2]-(0-2)], Guess).
%       Guess = [2, 1].

seed_history_guess(Seed, Parameters, Variant, History, Guess) :-
    (   History == []
    ->  genetic_first(Variant, Guess)
    ;   length(History, Turns),
        seed_random([Seed, Turns], Random),
        candidates(Parameters, Variant, History, Candidates, Random, _),
        codes_remainders(Variant, Candidates, Remainders),
        min_member(_-Guess, Remainders)
    ).

%   If fewer codes are possible than are enough, and they are soon found one after the other, they
%   are the candidates: the same as those of a population that has found them all.

candidates(Parameters, Variant, History, Candidates) -->
    { arg(3, Parameters, Enough) },
    (   { limit_goal(inferences(200 000), history_few(Variant, History, Enough, Codes), _),
          length(Codes, Number),
          Number < Enough }
    ->  { Candidates = Codes }
    ;   bred(3, Parameters, Variant, History, Candidates)
    ).

%   Up to Trials populations are bred.  If none finds a candidate, the possible codes are searched
%   one after the other.

bred(Trials, Parameters, Variant, History, Candidates) -->
    (   { Trials =:= 0 }
    ->  { arg(3, Parameters, Most),
          history_few(Variant, History, Most, Candidates) }
    ;   population_codes(Parameters, Variant, History, Found),
        (   { Found == [] }
        ->  { Trials1 is Trials - 1 },
            bred(Trials1, Parameters, Variant, History, Candidates)
        ;   { Candidates = Found }
        )
    ).

%!  codes_remainders(+Variant, +Codes, -Remainders) is det.
%
%   True when Remainders are the pairs Sum-Code for Codes, in their order: if each of the N codes is
%   the secret with the same probability, and you ask Code, you can expect that Sum / N are left.
%
%       ?- codes_remainders(variant(2, 3, false), [[1,2],[1,3],[3,2]], Remainders).
%       Remainders = [4-[1, 2], 2-[1, 3], 2-[3, 2]].

codes_remainders(Variant, Codes, Remainders) :-
    codes_planes(Variant, Codes, Planes),
    length(Codes, Size),
    findall(Square, ( between(0, Size, N), Square is N * N ), Squares),
    Table =.. [table|Squares],
    maplist(code_remainder(Planes, Table), Codes, Remainders).

code_remainder(Planes, Table, Code, Sum-Code) :-
    guess_planes_split(Code, Planes, Split),
    split_sum(Split, Table, inf, Sum).

%!  history_marks(+Variant, +History, -Marks) is det.
%
%   True when Marks are the turns of History with their guesses as sets of bits: terms
%   marks(At, Has, Black, White).

history_marks(Variant, History, Marks) :-
    maplist(turn_marks(Variant), History, Marks).

turn_marks(Variant, Guess-(Black-White), marks(At, Has, Black, White)) :-
    code_mask(Variant, Guess, mask(At, Has)).

%!  code_fitness(+Variant, +Code, +Marks, -Fitness) is det.
%
%   True when Fitness is that of Code for the turns Marks: the sum of how far the feedback that Code
%   would give is from the one that was given, in black and in white.

code_fitness(Variant, Code, Marks, Fitness) :-
    code_mask(Variant, Code, mask(At, Has)),
    marks_fitness(Marks, At, Has, 0, Fitness).

:- inline([code_fitness/4]).

marks_fitness([], _, _, Fitness, Fitness).
marks_fitness([marks(At1, Has1, Black1, White1)|Marks], At, Has, Fitness0, Fitness) :-
    Black is popcount(At /\ At1),
    White is popcount(Has /\ Has1) - Black,
    Fitness2 is Fitness0 + abs(Black - Black1) + abs(White - White1),
    marks_fitness(Marks, At, Has, Fitness2, Fitness).

%!  population_codes(+Parameters, +Variant, +History, -Codes)// is det.
%
%   True when one population finds Codes, each once and consistent with History.  A population is an
%   ordered set of pairs Fitness-Code, the fittest first.  In a generation each code has a child: at
%   random, a cross of two codes near the head, or the code itself.  The other operators may change
%   it.  The fittest of both generations stay, each code once.  Random newcomers take the last tenth
%   of the places, so that the population is never stuck.
%
%       ?- mastermind_genetic:population_codes(genetic(20, 3, 9, 0.5, 0.03, 0.03, 0.02),
%                           variant(2, 3, false), [[1,2]-(0-2)], Codes, 1, _).
%       Codes = [[2, 1]].

population_codes(Parameters, Variant, History, Codes) -->
    { history_marks(Variant, History, Marks),
      Game = game(Parameters, Variant, Marks),
      Parameters = genetic(Size, Generations, Most, _, _, _, _) },
    newcomers(Size, Game, Newcomers),
    { sort(Newcomers, Population) },
    generations(Generations, Generations, Game, Population, [], Found),
    random_permutation(Found, Permutation),
    { fittest(Permutation, Most, Codes, [], _) }.

%   Left generations may still be bred, but at most Idle without a new candidate.  Once there is a
%   candidate, a quarter of the generations in vain is enough.

generations(Left, Idle, Game, Population0, Found0, Found) -->
    { population_fit(Population0, Fit),
      ord_union(Found0, Fit, Found1),
      Game = game(genetic(_, Generations, Most, _, _, _, _), _, _),
      length(Found1, N) },
    (   { Left =:= 0 ; Idle =:= 0 ; N >= Most }
    ->  { Found = Found1 }
    ;   { Left1 is Left - 1,
          (   Found1 == Found0,
              Found1 \== []
          ->  Idle1 is Idle - 1
          ;   Idle1 is Generations // 4 + 1
          ) },
        next_generation(Population0, Game, Population),
        generations(Left1, Idle1, Game, Population, Found1, Found)
    ).

%   The cut: the second clause is for what comes after the codes of fitness 0.

population_fit([0-Code|Population], [Code|Codes]) :-
    !,
    population_fit(Population, Codes).
population_fit(_, []).

next_generation(Population0, Game, Population) -->
    { Game = game(Parameters, Variant, Marks),
      Parents =.. [parents|Population0],
      functor(Parents, _, Number) },
    children(Population0, Parents, Number, Parameters, Variant, Codes0),
    { sort(Codes0, Codes),
      codes_fitness(Codes, Variant, Marks, Population0, All0),
      sort(All0, All),
      arg(1, Parameters, Size),
      Newest is Size // 10,
      Places is Size - Newest,
      fittest(All, Places, Pairs, Newcomers, Left),
      Free is Left + Newest },
    newcomers(Free, Game, Newcomers),
    { sort(Pairs, Population) }.

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

newcomers(N, Game, Newcomers) -->
    (   { N =:= 0 }
    ->  { Newcomers = [] }
    ;   { Game = game(_, Variant, Marks) },
        random_code(Variant, Code),
        { code_fitness(Variant, Code, Marks, Fitness),
          Newcomers = [Fitness-Code|Newcomers1],
          N1 is N - 1 },
        newcomers(N1, Game, Newcomers1)
    ).

%   The other operators may change the code.

at_random(Probability, Operator, Code0, Code) -->
    random_chance(Probability, Chance),
    ( { Chance == true } -> call(Operator, Code0, Code) ; { Code = Code0 } ).

:- inline([at_random/6]).

%   The code is drawn from the first places, up to a random one: so the codes near the head are
%   drawn most.

random_parent(Parents, Number, Code) -->
    random_below(Number, Last),
    { Places is Last + 1 },
    random_below(Places, K),
    { Place is K + 1,
      arg(Place, Parents, _-Code) }.

:- inline([random_parent/5]).

%   A child is a cross of two parents or the code itself, with what the other operators change.  The
%   children that differ from the code itself are kept: it is in the population already.

children([], _, _, _, _, []) --> [].
children([_-Code0|Population], Parents, Number, Parameters, Variant, Codes) -->
    { Parameters = genetic(_, _, _, Crossover, Mutation, Exchange, Inversion) },
    random_chance(Crossover, Crosses),
    (   { Crosses == true }
    ->  random_parent(Parents, Number, Mother),
        random_parent(Parents, Number, Father),
        crossover(Variant, Mother, Father, Code1)
    ;   { Code1 = Code0 }
    ),
    at_random(Mutation, mutation(Variant), Code1, Code2),
    at_random(Exchange, exchange, Code2, Code3),
    at_random(Inversion, inversion, Code3, Code),
    { Code == Code0 -> Codes = Codes1 ; Codes = [Code|Codes1] },
    children(Population, Parents, Number, Parameters, Variant, Codes1).

%!  crossover(+Variant, +Mother, +Father, -Child)// is det.
%
%   True when Child has the symbols of Mother at its first places, one or more but not all, and
%   those of Father at the others.  If symbols do not repeat, and a symbol of Father is already
%   Mother's, its place gets the symbol that Mother's copy replaced.  With one peg, Child is Mother.
%
%       ?- crossover(variant(2, 9, true), [1,2], [3,4], Child, 1, _).
%       Child = [1, 4].

crossover(variant(Pegs, _, Repeats), Mother, Father, Child) -->
    (   { Pegs =:= 1 }
    ->  { Child = Mother }
    ;   { Points is Pegs - 1 },
        random_below(Points, K),
        { crossed(Mother, Father, K, Repeats, Child) }
    ).

%   The first symbol and K more are copied.

crossed([Symbol|Mother], [Other|Father0], K, Repeats, [Symbol|Child]) :-
    (   Repeats == true
    ->  Father = Father0
    ;   driven_out(Father0, Symbol, Other, Father)
    ),
    (   K =:= 0
    ->  Child = Father
    ;   K1 is K - 1,
        crossed(Mother, Father, K1, Repeats, Child)
    ).

driven_out([], _, _, []).
driven_out([Symbol0|Symbols0], Copied, Other, [Symbol|Symbols]) :-
    (   Symbol0 =:= Copied
    ->  Symbol = Other,
        Symbols = Symbols0
    ;   Symbol = Symbol0,
        driven_out(Symbols0, Copied, Other, Symbols)
    ).

%!  mutation(+Variant, +Code, -Mutant)// is det.
%
%   True when Mutant is Code with a random symbol at a random place.  If symbols do not repeat, it
%   is one that Code does not have; if Code has them all, Mutant is Code.
%
%       ?- mutation(variant(1, 2, false), [2], Mutant, 1, _).
%       Mutant = [1].

mutation(variant(Pegs, Colours, Repeats), Code, Mutant) -->
    { numlist(1, Colours, All),
      ( Repeats == true -> Symbols = All ; subtract(All, Code, Symbols) ) },
    (   { Symbols == [] }
    ->  { Mutant = Code }
    ;   random_drawn(Symbol, Symbols, _),
        random_below(Pegs, K),
        { nth0(K, Code, _, Rest),
          nth0(K, Mutant, Symbol, Rest) }
    ).

%!  exchange(+Code, -Exchanged)// is det.
%
%   True when Exchanged is Code with the symbols of two random places exchanged.  With one peg it is
%   Code.
%
%       ?- exchange([1,2], Exchanged, 1, _).
%       Exchanged = [2, 1].

exchange(Code, Exchanged) -->
    random_slice(Code, Before, Slice, After),
    { (   Slice = [First|Symbols],
          append(Middle, [Last], Symbols)
      ->  append(Middle, [First|After], Rest),
          append(Before, [Last|Rest], Exchanged)
      ;   Exchanged = Code
      ) }.

%!  inversion(+Code, -Inverted)// is det.
%
%   True when Inverted is Code with a random slice of two or more places turned round.  With one peg
%   it is Code.
%
%       ?- inversion([1,2], Inverted, 1, _).
%       Inverted = [2, 1].

inversion(Code, Inverted) -->
    random_slice(Code, Before, Slice, After),
    { reverse(Slice, Turned),
      append(Turned, After, Rest),
      append(Before, Rest, Inverted) }.

%   Code is Before, Slice and After.  Slice goes from one random place to another; with one peg it
%   is all of Code.

random_slice(Code, Before, Slice, After) -->
    { length(Code, Pegs) },
    (   { Pegs =:= 1 }
    ->  { From = 0,
          To = 0 }
    ;   random_below(Pegs, I),
        { Others is Pegs - 1 },
        random_below(Others, J0),
        { J is (I + 1 + J0) mod Pegs,
          From is min(I, J),
          To is max(I, J) }
    ),
    { Size is To - From + 1,
      length(Before, From),
      append(Before, Rest, Code),
      length(Slice, Size),
      append(Slice, After, Rest) }.

/** <examples>

?- genetic_defaults(Parameters),
   seed_history_guess(1, Parameters, variant(5, 8, true), [[1,1,2,3,4]-(1-2)], Guess).
*/
