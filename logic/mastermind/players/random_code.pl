:- module(mastermind_random_code,
          [ random_code/4,         % +Variant, -Code, +Random0, -Random
            variant_seed_code/3    % +Variant, +Seed, -Code
          ]).

/** <module> Random codes

As in ../../random.pl, the random state is an argument.
*/

:- use_module(library(lists), [numlist/3]).
:- use_module('../../random', [random_below/4, random_drawn/5, seed_random/2]).

%!  random_code(+Variant, -Code, +Random0, -Random) is det.
%
%   True when Code is a random code of Variant, chosen in state Random0, each
%   with the same probability; Random is the state after it.
%
%       ?- random_code(variant(3, 1, true), Code, 1, _).
%       Code = [1, 1, 1].

random_code(variant(Pegs, Colours, Repeats), Code, Random0, Random) :-
    length(Code, Pegs),
    (   Repeats == true
    ->  random_symbols(Code, Colours, Random0, Random)
    ;   numlist(1, Colours, Symbols),
        random_different(Code, Symbols, Random0, Random)
    ).

random_symbols([], _, Random, Random).
random_symbols([Symbol|Code], Colours, Random0, Random) :-
    random_below(Colours, K, Random0, Random1),
    Symbol is K + 1,
    random_symbols(Code, Colours, Random1, Random).

random_different([], _, Random, Random).
random_different([Symbol|Code], Symbols, Random0, Random) :-
    random_drawn(Symbol, Symbols, Rest, Random0, Random1),
    random_different(Code, Rest, Random1, Random).

%!  variant_seed_code(+Variant, +Seed, -Code) is det.
%
%   True when Code is the code of Variant that is drawn at random by the
%   integer Seed: the secret of a game.

variant_seed_code(Variant, Seed, Code) :-
    seed_random([Seed], Random),
    random_code(Variant, Code, Random, _).

/** <examples>

?- variant_seed_code(variant(5, 8, true), 4711, Code).
*/
