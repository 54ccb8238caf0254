:- module(mastermind_evolution,
          [ crossover/6,           % +Variant, +Mother, +Father, -Child, +Random0, -Random
            mutation/5,            % +Variant, +Code, -Mutant, +Random0, -Random
            exchange/4,            % +Code, -Exchanged, +Random0, -Random
            inversion/4            % +Code, -Inverted, +Random0, -Random
          ]).

/** <module> The operators of evolution: new codes from old ones

Each relation takes a random state and gives the state after it.  From codes of a variant it makes
codes of the same variant: if symbols do not repeat, the new codes have no repeats, either.
*/

:- use_module(library(lists), [append/3, nth0/4, numlist/3, reverse/2, subtract/3]).
:- use_module('../../random', [random_below/4, random_drawn/5]).

%!  crossover(+Variant, +Mother, +Father, -Child, +Random0, -Random) is det.
%
%   True when Child has the symbols of Mother at its first places, one or
%   more but not all, and those of Father at the others.  If symbols do not
%   repeat, and a symbol of Father is already Mother's, its place gets the symbol
%   that Mother's copy replaced.  With one peg, Child is Mother.
%
%       ?- crossover(variant(2, 9, true), [1,2], [3,4], Child, 1, _).
%       Child = [1, 4].

crossover(variant(Pegs, _, Repeats), Mother, Father, Child, Random0, Random) :-
    (   Pegs =:= 1
    ->  Child = Mother,
        Random = Random0
    ;   Points is Pegs - 1,
        random_below(Points, K, Random0, Random),
        crossed(Mother, Father, K, Repeats, Child)
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

%!  mutation(+Variant, +Code, -Mutant, +Random0, -Random) is det.
%
%   True when Mutant is Code with a random symbol at a random place.  If symbols
%   do not repeat, it is one that Code does not have; if Code has them all, Mutant
%   is Code.
%
%       ?- mutation(variant(1, 2, false), [2], Mutant, 1, _).
%       Mutant = [1].

mutation(Variant, Code, Mutant, Random0, Random) :-
    mutation_symbols(Variant, Code, Symbols),
    (   Symbols == []
    ->  Mutant = Code,
        Random = Random0
    ;   random_drawn(Symbol, Symbols, _, Random0, Random1),
        length(Code, Pegs),
        random_below(Pegs, K, Random1, Random),
        nth0(K, Code, _, Rest),
        nth0(K, Mutant, Symbol, Rest)
    ).

mutation_symbols(variant(_, Colours, Repeats), Code, Symbols) :-
    numlist(1, Colours, All),
    (   Repeats == true
    ->  Symbols = All
    ;   subtract(All, Code, Symbols)
    ).

%!  exchange(+Code, -Exchanged, +Random0, -Random) is det.
%
%   True when Exchanged is Code with the symbols of two random places
%   exchanged.  With one peg it is Code.
%
%       ?- exchange([1,2], Exchanged, 1, _).
%       Exchanged = [2, 1].

exchange(Code, Exchanged, Random0, Random) :-
    random_slice(Code, Before, Slice, After, Random0, Random),
    (   Slice = [First|Symbols],
        append(Middle, [Last], Symbols)
    ->  append(Middle, [First|After], Rest),
        append(Before, [Last|Rest], Exchanged)
    ;   Exchanged = Code
    ).

%!  inversion(+Code, -Inverted, +Random0, -Random) is det.
%
%   True when Inverted is Code with a random slice of two or more places
%   turned round.  With one peg it is Code.
%
%       ?- inversion([1,2], Inverted, 1, _).
%       Inverted = [2, 1].

inversion(Code, Inverted, Random0, Random) :-
    random_slice(Code, Before, Slice, After, Random0, Random),
    reverse(Slice, Turned),
    append(Turned, After, Rest),
    append(Before, Rest, Inverted).

%   Code is Before, Slice and After.  Slice goes from one random place to
%   another; with one peg it is all of Code.

random_slice(Code, Before, Slice, After, Random0, Random) :-
    length(Code, Pegs),
    (   Pegs =:= 1
    ->  From = 0,
        To = 0,
        Random = Random0
    ;   random_below(Pegs, I, Random0, Random1),
        Others is Pegs - 1,
        random_below(Others, J0, Random1, Random),
        J is (I + 1 + J0) mod Pegs,
        From is min(I, J),
        To is max(I, J)
    ),
    Size is To - From + 1,
    length(Before, From),
    append(Before, Rest, Code),
    length(Slice, Size),
    append(Slice, After, Rest).

/** <examples>

?- crossover(variant(4, 9, false), [1,2,3,4], [4,5,1,7], Child, 1, Random).
?- inversion([1,2,3,4,5], Inverted, 4711, Random).
*/
