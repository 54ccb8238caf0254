:- module(mastermind_levels,
          [ level_player/2,        % ?Level, ?Player
            solver_player/2,       % ?Name, ?Player
            player_guess/5         % +Player, +Variant, +History, +Seeds, -Guess
          ]).

/** <module> Levels: how well a program breaks codes

A weak player forgets: it uses only the last answers.  A strong player uses all of them.
*/

:- use_module(library(lists), [append/3, member/2, nth0/3, subtract/3]).
:- use_module('../../shared/random', [random_below/4, seed_random/2]).
:- use_module('../rules/codes', [random_code/4, variant_size/2]).
:- use_module('../rules/possible', [history_few/4]).
:- autoload(genetic, [genetic_defaults/1]).
:- autoload(solvers, [history_guess/4, variant_depth/2]).

%!  level_player(?Level, ?Player) is nondet.
%
%   True when Player is the program of Level, the weakest first.  heeds(N) asks a random code that
%   the last N answers allow.  `best` plays by the tree; by Five Guess if that takes too long; or by
%   the genetic player if there are too many codes for either.

level_player(easy,   heeds(2)).
level_player(medium, heeds(3)).
level_player(hard,   best).

%!  solver_player(?Name, ?Player) is nondet.
%
%   True when Player is the solver with this Name.

solver_player(tree,         tree).
solver_player('five-guess', five_guess).
solver_player(genetic,      genetic).

%!  player_guess(+Player, +Variant, +History, +Seeds, -Guess) is semidet.
%
%   True when Player asks Guess after History.  Random choices follow from Seeds, a list of
%   integers.  Fails if no code is consistent with the answers that Player uses.
%
%       ?- player_guess(heeds(2), variant(2, 3, false), [[1,2]-(0-1), [2,3]-(0-1)], [1], Guess).
%       Guess = [3, 1].

player_guess(heeds(Most), Variant, History, Seeds, Guess) :-
    seed_random(Seeds, Random),
    (   History == []
    ->  random_code(Variant, Guess, Random, _)
    ;   last_turns(History, Most, Heeded),
        history_few(Variant, Heeded, 5000, Codes0),
        findall(Asked, member(Asked-_, History), Before),
        subtract(Codes0, Before, Codes),
        length(Codes, Count),
        Count > 0,
        random_below(Count, Number, Random, _),
        nth0(Number, Codes, Guess)
    ).
player_guess(best, Variant, History, Seeds, Guess) :-
    variant_size(Variant, Size),
    (   Size =< 1300
    ->  Player = tree
    ;   Size =< 40 000
    ->  Player = five_guess
    ;   Player = genetic
    ),
    player_guess(Player, Variant, History, Seeds, Guess).
player_guess(tree, Variant, History, _, Guess) :-
    variant_depth(Variant, Depth),
    history_guess(tree(Depth), Variant, History, Guess).
player_guess(five_guess, Variant, History, _, Guess) :-
    history_guess(five_guess, Variant, History, Guess).
player_guess(genetic, Variant, History, [Seed|_], Guess) :-
    genetic_defaults(Parameters),
    history_guess(genetic(Parameters, Seed), Variant, History, Guess).

last_turns(History, Most, Turns) :-
    (   append(_, Turns0, History),
        length(Turns0, Most)
    ->  Turns = Turns0
    ;   Turns = History
    ).

/** <examples>

?- player_guess(best, variant(4, 9, false), [[1,2,3,4]-(1-2)], [1], Guess).
*/
