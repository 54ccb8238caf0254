:- module(mastermind_suggest,
          [ solver_first/3,      % +Solver, +Variant, -Guess
            codes_guess/5,         % +Solver, +Variant, +History, +Codes, -Guess
            history_guess/4,       % +Solver, +Variant, +History, -Guess
            secret_game/4,         % +Solver, +Variant, +Secret, -History
            secret_turn/4          % +Solver, +Variant, +Secret, -Turn
          ]).

/** <module> Suggest: the next guess of a game, by any solver

A _solver_ is one of the terms

  - tree(Depth): rule `depth` of the decision trees; Depth is a number of guesses or `inf`, and
    where no tree of Depth is found, it asks on all the same
  - within(Depth): that tree alone; it asks nothing if no tree of Depth is found
  - five_guess: Knuth's player
  - genetic(Parameters, Seed): the genetic player (genetic.pl)

A solver's guess depends only on the history, no matter who asked the guesses so far.
*/

:- use_module(library(lists), [append/3, last/2]).
:- use_module('../definition', [guess_secret_feedback/3]).
:- use_module('../rules/codes', [variant_first/2]).
:- use_module('../rules/consistent', [history_codes/3]).
:- use_module(tree_solver, [tree_guess/5, within_first/3, within_guess/5]).
:- use_module(five_guess, [five_guess/4]).
:- use_module(genetic, [genetic_first/2, seed_history_guess/5]).

%!  solver_first(+Solver, +Variant, -Guess) is semidet.
%
%   True when Guess is the first guess of Solver.  Fails if that is within(Depth) and no tree of
%   Depth is found.
%
%       ?- solver_first(five_guess, variant(4, 6, true), Guess).
%       Guess = [1, 1, 2, 2].

solver_first(tree(_), Variant, Guess) :-
    variant_first(Variant, Guess).
solver_first(within(Depth), Variant, Guess) :-
    within_first(Depth, Variant, Guess).
solver_first(five_guess, Variant, Guess) :-
    variant_first(Variant, Guess).
solver_first(genetic(_, _), Variant, Guess) :-
    genetic_first(Variant, Guess).

%!  codes_guess(+Solver, +Variant, +History, +Codes, -Guess) is semidet.
%
%   True when Solver asks Guess after History, which has turns and leaves Codes.
%   There is at least one code.  Fails for the genetic player, which does not use
%   the codes, and for within(Depth) if no tree of Depth is found.
%
%       ?- codes_guess(five_guess, variant(2, 3, false), [[1,2]-(0-1)], [[2,3],[3,1]], Guess).
%       Guess = [2, 3].

codes_guess(tree(Depth), Variant, History, Codes, Guess) :-
    tree_guess(Depth, Variant, History, Codes, Guess).
codes_guess(within(Depth), Variant, History, Codes, Guess) :-
    within_guess(Depth, Variant, History, Codes, Guess).
codes_guess(five_guess, Variant, History, Codes, Guess) :-
    five_guess(Variant, History, Codes, Guess).

%!  history_guess(+Solver, +Variant, +History, -Guess) is semidet.
%
%   True when Solver asks Guess after History.  Fails if no code is
%   consistent with History, or if Solver asks nothing more.
%
%       ?- history_guess(tree(6), variant(4, 9, false), [], Guess).
%       Guess = [1, 2, 3, 4].

history_guess(Solver, Variant, History, Guess) :-
    (   History == []
    ->  solver_first(Solver, Variant, Guess)
    ;   Solver = genetic(Parameters, Seed)
    ->  seed_history_guess(Seed, Parameters, Variant, History, Guess)
    ;   history_codes(Variant, History, Codes),
        Codes = [_|_],
        codes_guess(Solver, Variant, History, Codes, Guess)
    ).

%!  secret_game(+Solver, +Variant, +Secret, -History) is semidet.
%
%   True when History are the turns Guess-Feedback in which Solver finds
%   Secret.  Fails if Secret is no code of Variant, or if Solver asks nothing.
%
%       ?- secret_game(tree(inf), variant(2, 3, false), [3,2], History).
%       History = [[1, 2]-(1-0), [1, 3]-(0-1), [3, 2]-(2-0)].

secret_game(Solver, Variant, Secret, History) :-
    findall(Turn, secret_turn(Solver, Variant, Secret, Turn), History),
    last(History, Secret-_).

%!  secret_turn(+Solver, +Variant, +Secret, -Turn) is nondet.
%
%   True when Turn is a turn of secret_game/4, the first turn first.  Each turn is
%   known before the next is computed.

secret_turn(Solver, Variant, Secret, Turn) :-
    turn_after([], Solver, Variant, Secret, Turn).

turn_after(History, Solver, Variant, Secret, Turn) :-
    history_guess(Solver, Variant, History, Guess),
    guess_secret_feedback(Guess, Secret, Feedback),
    (   Turn = Guess-Feedback
    ;   Guess \== Secret,
        append(History, [Guess-Feedback], History1),
        turn_after(History1, Solver, Variant, Secret, Turn)
    ).

/** <examples>

?- history_guess(tree(6), variant(4, 9, false), [[1,2,3,4]-(1-2)], Guess).
?- secret_game(five_guess, variant(4, 6, true), [6,4,3,2], History).
?- genetic_defaults(Parameters),
   secret_game(genetic(Parameters, 1), variant(5, 8, true), [7,4,3,2,8], History).
*/
