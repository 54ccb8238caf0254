:- module(mastermind_evaluate,
          [ variant_sample/4,        % +Variant, +Size, +Seed, -Secrets
            solver_tasks/4,          % +Solver, +Variant, +Secrets, -Tasks
            task_histogram/4         % +Solver, +Variant, +Task, -Histogram
          ]).

/** <module> Evaluate: how many guesses a solver needs for each secret

The guesses of the tree and of Five Guess depend only on the answers.  So this is the same as
secret_game/4 of every secret (suggest.pl), but secrets that answer alike stay together, and each
guess is found once.  The genetic player plays each secret by itself, with a seed of its own.

A _task_ is an independent part of the work: task(History, Secrets) for the games that
begin with History, where Secrets is `all` or a list; games(Seed, Secrets) for games with the
seeds Seed, Seed + 1 ...
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, last/2, max_list/2, member/2, memberchk/2, nth0/3, numlist/3]).
:- use_module('../../random', [random_permutation/4, seed_random/2]).
:- use_module('../rules/codes', [variant_codes/2]).
:- use_module('../rules/consistent', [history_codes/3]).
:- use_module('../rules/feedback', [guess_codes_classes/3]).
:- use_module(suggest, [codes_guess/5, secret_game/4, solver_first/3]).

%!  variant_sample(+Variant, +Size, +Seed, -Secrets) is det.
%
%   True when Secrets are Size codes of Variant, chosen at random by Seed, or all
%   codes if it has no more, in lexicographic order.
%
%       ?- variant_sample(variant(1, 3, false), 5, 1, Secrets).
%       Secrets = [[1], [2], [3]].

variant_sample(Variant, Size, Seed, Secrets) :-
    variant_codes(Variant, Codes),
    seed_random([Seed], Random),
    random_permutation(Codes, Shuffled, Random, _),
    length(Codes, All),
    First is min(Size, All),
    length(Drawn, First),
    append(Drawn, _, Shuffled),
    sort(Drawn, Secrets).

%!  solver_tasks(+Solver, +Variant, +Secrets, -Tasks) is semidet.
%
%   True when Tasks are pairs Size-Task that together are the games of
%   Solver for Secrets, a list or `all`; Size is the number of secrets.
%   The largest stand first.  Fails if Solver asks no first guess.
%
%       ?- solver_tasks(five_guess, variant(2, 3, false), all, Tasks).
%       Tasks = [2-task([[1, 2]-(0-1)], all), 2-task([[1, 2]-(1-0)], all),
%                1-task([[1, 2]-(0-2)], all), 1-task([[1, 2]-(2-0)], all)].

solver_tasks(Solver, Variant, Secrets, Tasks) :-
    (   Secrets == all
    ->  variant_codes(Variant, Codes)
    ;   Codes = Secrets
    ),
    (   Solver = genetic(_, Seed)
    ->  chunks(Codes, Seed, Tasks)
    ;   solver_first(Solver, Variant, Guess),
        guess_codes_classes(Guess, Codes, Classes),
        maplist(class_task(Secrets, Guess), Classes, Unsorted),
        sort(1, @>=, Unsorted, Tasks)
    ).

class_task(Secrets0, Guess, Feedback-Codes, Size-task([Guess-Feedback], Secrets)) :-
    length(Codes, Size),
    (   Secrets0 == all
    ->  Secrets = all
    ;   Secrets = Codes
    ).

%   Games by the dozen, each with the seed of its number.

chunks([], _, []).
chunks([Code|Codes], Seed, [Size-games(Seed, Chunk)|Tasks]) :-
    length([Code|Codes], Left),
    Size is min(12, Left),
    length(Chunk, Size),
    append(Chunk, Rest, [Code|Codes]),
    Seed1 is Seed + Size,
    chunks(Rest, Seed1, Tasks).

%   True when Solver finds one of the secrets of Task in Turns guesses.  There is
%   one solution for each secret.

task_turns(Solver, Variant, task(History, Secrets0), Turns) :-
    history_codes(Variant, History, Codes),
    (   Secrets0 == all
    ->  Secrets = Codes
    ;   Secrets = Secrets0
    ),
    secrets_turns(Secrets, Solver, Variant, History, Codes, Turns).
task_turns(genetic(Parameters, _), Variant, games(Seed0, Secrets), Turns) :-
    nth0(N, Secrets, Secret),
    Seed is Seed0 + N,
    secret_game(genetic(Parameters, Seed), Variant, Secret, History),
    length(History, Turns).

%   History leaves Codes, some of which are Secrets.

secrets_turns(Secrets, Solver, Variant, History, Codes, Turns) :-
    (   Variant = variant(Pegs, _, _),
        last(History, _-(Pegs-0))
    ->  length(History, Turns)
    ;   codes_guess(Solver, Variant, History, Codes, Guess),
        guess_codes_classes(Guess, Codes, Classes),
        (   Secrets == Codes
        ->  SecretClasses = Classes
        ;   guess_codes_classes(Guess, Secrets, SecretClasses)
        ),
        member(Feedback-Secrets1, SecretClasses),
        memberchk(Feedback-Codes1, Classes),
        append(History, [Guess-Feedback], History1),
        secrets_turns(Secrets1, Solver, Variant, History1, Codes1, Turns)
    ).

%!  task_histogram(+Solver, +Variant, +Task, -Histogram) is det.
%
%   True when Histogram lists how many secrets of Task Solver finds with its
%   first guess, its second, and so on.
%
%       ?- task_histogram(five_guess, variant(2, 3, false), task([[1,2]-(1-0)], all), Histogram).
%       Histogram = [0, 1, 1].

task_histogram(Solver, Variant, Task, Histogram) :-
    findall(Turns, task_turns(Solver, Variant, Task, Turns), All),
    max_list(All, Most),
    numlist(1, Most, Numbers),
    maplist(count(All), Numbers, Histogram).

count(List, Element, Count) :-
    aggregate_all(count, member(Element, List), Count).

/** <examples>

?- V = variant(4, 6, true), solver_tasks(five_guess, V, all, [_-Task|_]),
   task_histogram(five_guess, V, Task, Histogram).
*/
