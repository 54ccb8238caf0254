:- module(mastermind_solvers,
          [ variant_depth/2,       % +Variant, -Depth
            history_tree/5,        % +Depth, +Variant, +History, +Codes, -Tree
            history_guess/4,       % +Solver, +Variant, +History, -Guess
            secret_game/4,         % +Solver, +Variant, +Secret, -History
            secret_turn/4,         % +Solver, +Variant, +Secret, -Turn
            variant_sample/4,      % +Variant, +Size, +Seed, -Secrets
            solver_tasks/4,        % +Solver, +Variant, +Secrets, -Tasks
            task_histogram/4       % +Solver, +Variant, +Task, -Histogram
          ]).

/** <module> Solvers: their next guess, and how many guesses they need

A _solver_ is one of the terms

  - tree(Depth): rule `depth` of the decision trees; Depth is a number of guesses or `inf`, and
    where no tree of Depth is found, it asks on all the same
  - within(Depth): that tree alone; it asks nothing if no tree of Depth is found
  - five_guess: Knuth's player (five_guess.pl)
  - genetic(Parameters, Seed): the genetic player (genetic.pl)

A solver's guess depends only on the history, no matter who asked the guesses so far.  For the
guesses of a tree, no tree is built: the search begins with the codes that a history leaves.

A _task_ is an independent part of an evaluation: task(History, Secrets) for the games that begin
with History, where Secrets is `all` or a list; games(Seed, Secrets) for games with the seeds Seed,
Seed + 1 ...  task_histogram/4 is the same as secret_game/4 of every secret, but for solvers whose
guesses depend only on the answers, secrets that answer alike stay together, and each guess is found
once.  The genetic player plays each secret by itself, with a seed of its own.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists),
              [ append/3, last/2, max_list/2, member/2, memberchk/2, nth0/3, numlist/3 ]).
:- use_module('../definition', [guess_secret_feedback/3]).
:- use_module(five_guess, [five_guess/4]).
:- use_module(genetic, [genetic_first/2, seed_history_guess/5]).
:- use_module('../rules/codes', [variant_codes/2, variant_first/2]).
:- use_module('../rules/feedback', [guess_codes_classes/3]).
:- use_module('../rules/possible', [history_codes/3]).
:- use_module('../tree/search', [codes_tree/5, rule_guess/6, rule_tree/5, variant_size_tables/3]).
:- use_module('../../shared/random', [random_permutation/4, seed_random/2]).

%!  solver_first(+Solver, +Variant, -Guess) is semidet.
%
%   True when Guess is the first guess of Solver.  Fails if that is within(Depth) and no tree of
%   Depth is found.
%
%       ?- mastermind_solvers:solver_first(five_guess, variant(4, 6, true), Guess).
%       Guess = [1, 1, 2, 2].

solver_first(tree(_), Variant, Guess) :-
    variant_first(Variant, Guess).
solver_first(within(Depth), Variant, Guess) :-
    within_first(Depth, Variant, Guess).
solver_first(five_guess, Variant, Guess) :-
    variant_first(Variant, Guess).
solver_first(genetic(_, _), Variant, Guess) :-
    genetic_first(Variant, Guess).

%   True when Solver asks Guess after History, which has turns and leaves Codes.
%   There is at least one code.  Fails for the genetic player, which does not use
%   the codes, and for within(Depth) if no tree of Depth is found.

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

%!  variant_depth(+Variant, -Depth) is det.
%
%   True when Depth is the least depth of a tree for Variant that asks the usual
%   first guess, and none has fewer.  It is `inf`, no limit, if that is not known.
%
%       ?- variant_depth(variant(4, 6, true), Depth).
%       Depth = 5.

variant_depth(Variant, Depth) :-
    ( least_depth(Variant, Least) -> Depth = Least ; Depth = inf ).

least_depth(variant(4, 9, false), 6).
least_depth(variant(4, 6, false), 5).
least_depth(variant(4, 6, true),  5).

%!  tree_guess(+Depth, +Variant, +History, +Codes, -Guess) is det.
%
%   True when Guess is what the tree of Depth guesses asks after History,
%   which leaves Codes.  If the guesses of History are not the tree's, it is the
%   guess that a tree for Codes would ask.  If Depth guesses are not enough, or no
%   tree is found with reasonable effort, it is the guess of the least price.
%
%       ?- V = variant(4, 9, false), H = [[1,2,3,4]-(2-2)],
%          history_codes(V, H, Codes), mastermind_solvers:tree_guess(6, V, H, Codes, Guess).
%       Guess = [1, 3, 2, 5].

%   The cut: a single code needs no search.

tree_guess(_, _, _, [Guess], Guess) :- !.
tree_guess(Depth, Variant, History, Codes, Guess) :-
    (   deep_tree(Depth, Variant, History, Codes, node(Guess0, _, _))
    ->  Guess = Guess0
    ;   cheapest_guess(Variant, Codes, Guess)
    ).

deep_tree(Depth, Variant, History, Codes, Tree) :-
    Depth \== inf,
    length(History, Turns),
    Left is Depth - Turns,
    Left >= 1,
    call_with_inference_limit(codes_tree(depth, Variant, Codes, Left, Tree), 30 000 000, Result),
    Result \== inference_limit_exceeded.

cheapest_guess(Variant, Codes, Guess) :-
    length(Codes, Size),
    variant_size_tables(Variant, Size, Tables),
    once(rule_guess(depth, Variant, Tables, Codes, Size, Guess)).

%   True when Guess is the first guess of a tree of Depth guesses, the usual one if it is of
%   such a tree.  Fails if no tree is found: that is a proof if variant_exhaustive(Variant).

within_first(Depth, Variant, Guess) :-
    (   least_depth(Variant, Least),
        Depth >= Least
    ->  variant_first(Variant, Guess)
    ;   rule_tree(depth, Variant, any, Depth, node(Guess, _, _))
    ).

%   True when Guess is the first of a tree for Codes, those that History leaves, of the guesses
%   that History leaves of Depth.  If such a tree asked History's guesses, it is the next of that
%   tree.  Fails if no tree is found: that is a proof if variant_exhaustive(Variant).

within_guess(Depth, Variant, History, Codes, Guess) :-
    length(History, Turns),
    Left is Depth - Turns,
    Left >= 1,
    once(codes_tree(depth, Variant, Codes, Left, node(Guess, _, _))).

%!  history_tree(+Depth, +Variant, +History, +Codes, -Tree) is det.
%
%   True when Tree is the whole tree that begins with such a guess; before any guess, with the
%   usual first one.
%
%       ?- V = variant(2, 3, false), H = [[1,2]-(0-1)],
%          history_codes(V, H, Codes), history_tree(3, V, H, Codes, Tree).
%       Tree = node([2, 3], 2, [0-1-node([3, 1], 1, [])]).

history_tree(Depth, Variant, History, Codes, Tree) :-
    (   History == []
    ->  rule_tree(depth, Variant, any, Depth, Tree)
    ;   deep_tree(Depth, Variant, History, Codes, Tree0)
    ->  Tree = Tree0
    ;   codes_tree(depth, Variant, Codes, inf, Tree)
    ).

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
    ( Secrets == all -> variant_codes(Variant, Codes) ; Codes = Secrets ),
    (   Solver = genetic(_, Seed)
    ->  chunks(Codes, Seed, Tasks)
    ;   solver_first(Solver, Variant, Guess),
        guess_codes_classes(Guess, Codes, Classes),
        maplist(class_task(Secrets, Guess), Classes, Unsorted),
        sort(1, @>=, Unsorted, Tasks)
    ).

class_task(Secrets0, Guess, Feedback-Codes, Size-task([Guess-Feedback], Secrets)) :-
    length(Codes, Size),
    ( Secrets0 == all -> Secrets = all ; Secrets = Codes ).

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
    ( Secrets0 == all -> Secrets = Codes ; Secrets = Secrets0 ),
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

?- V = variant(4, 9, false), H = [[1,2,3,4]-(1-2)],
   history_codes(V, H, Codes), mastermind_solvers:tree_guess(6, V, H, Codes, Guess).
*/
