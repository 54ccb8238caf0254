/** Code breaking, timed in one process: `swipl -O mastermind.pl`.

Each line that is printed is name, seconds, inferences and figure, with tabs
between.  The first is the yardstick: scoring all 3024 x 3024 pairs of codes
with bit masks, in a loop that does nothing else.
*/

:- use_module('../../logic/load').
:- use_module(yardstick).

:- initialization(main, main).

main :-
    Variant = variant(4, 9, false),
    variant_codes(Variant, Codes),
    forall(benchmark(Name, Variant, Codes, Goal, Figure), report(Name, Goal, Figure)).

report(Name, Goal, Figure) :-
    garbage_collect,
    statistics(inferences, Inferences0),
    statistics(cputime, Seconds0),
    once(Goal),
    statistics(cputime, Seconds1),
    statistics(inferences, Inferences1),
    Seconds is Seconds1 - Seconds0,
    Inferences is Inferences1 - Inferences0,
    format("~w\t~6f\t~d\t~w~n", [Name, Seconds, Inferences, Figure]).

benchmark('score all pairs with bit masks', Variant, Codes, score_all(Masks, Pairs), Pairs) :-
    maplist(code_mask(Variant), Codes, Masks).
benchmark('the document\'s rule as it is written', _, _,
          ( todos(Jugadas), pistas(Pistas), creaArbol(Jugadas, Pistas, _) ), 15730).
benchmark('rule first', Variant, _, figures(first, Variant, inf, Total), Total).
benchmark('rule minimax', Variant, _, figures(minimax, Variant, inf, Total), Total).
benchmark('rule depth, 6', Variant, _, figures(depth, Variant, 6, Total), Total).
benchmark('rule depth, 5: no tree', Variant, _,
          \+ rule_tree(depth, Variant, any, 5, _), none).
benchmark('certificate in Prolog', Variant, _,
          variant_certificate(Variant, 6, Tree, Faults, _), Faults) :-
    rule_tree(depth, Variant, any, 6, Tree).
benchmark('first guess after 1234:12', Variant, _,
          history_guess(tree(6), Variant, [[1,2,3,4]-(1-2)], Guess), Guess).
benchmark('3 million feedbacks with bit masks', _, _, score_times(Masks, Times), Scored) :-
    variant_codes(variant(4, 6, true), Codes),
    maplist(code_mask(variant(4, 6, true)), Codes, Masks),
    Times = 2315,
    Scored is Times * 1296.
benchmark('Five Guess, 4 x 6 with repeats: the strategy', _, _,
          evaluated(five_guess, variant(4, 6, true), Total), Total).
benchmark('Five Guess, 4 x 6 by its definition, one guess', _, _,
          defined_guess(variant(4, 6, true), [[1,1,2,2]-(1-0)], Guess), Guess).
benchmark('Five Guess, 5 x 8 without repeats: the strategy', _, _,
          evaluated(five_guess, variant(5, 8, false), Total), Total).
benchmark('Five Guess, a game on hard (5 x 8 with repeats)', _, _,
          secret_game(five_guess, variant(5, 8, true), [3,8,7,7,6], History), Turns) :-
    freeze(History, length(History, Turns)).
benchmark('genetic, a game on hard', _, _,
          secret_game(genetic(Parameters, 1), variant(5, 8, true), [3,8,7,7,6], History), Turns) :-
    genetic_defaults(Parameters),
    freeze(History, length(History, Turns)).

evaluated(Solver, Variant, Total) :-
    solver_tasks(Solver, Variant, all, Tasks),
    aggregate_all(sum(Turns),
                  ( member(_-Task, Tasks),
                    mastermind_solvers:task_turns(Solver, Variant, Task, Turns) ),
                  Total).

defined_guess(Variant, History, Guess) :-
    history_codes(Variant, History, Possible),
    possible_candidates(Variant, Possible, _, Candidates),
    candidates_possible_guess(Candidates, Possible, Guess).

figures(Rule, Variant, Depth, Total) :-
    rule_tree(Rule, Variant, [1,2,3,4], Depth, Tree),
    tree_histogram(Tree, Histogram),
    foldl(weighted, Histogram, 1-0, _-Total).

weighted(Found, Guess0-Total0, Guess-Total) :-
    Total is Total0 + Guess0 * Found,
    Guess is Guess0 + 1.
