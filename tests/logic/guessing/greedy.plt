:- use_module(library(plunit)).
:- use_module(any_game).
:- use_module('../../../logic/load').

:- begin_tests(greedy).

%   A greedy tree finds every secret, and is never better than the best.

test(a_tree, [forall(( between(1, 60, Seed), member(Goal, [worst, expected, classes]) ))]) :-
    any_game(Seed, _, Sheet),
    (   sheet_greedy(Sheet, Goal, Tree)
    ->  tree_certificate(Sheet, Tree, [], _),
        tree_total(Tree, Total),
        sheet_total(Sheet, inf, Least, _),
        Least =< Total
    ;   sheet_obstacle(Sheet, _)
    ).

%   Five Guess where it is small: 3 pegs and 4 colours, at most 4 guesses.

test(five_guess, Faults-Levels-Sum == []-5-64) :-
    variant_rules(variant(3, 4, true), Rules),
    rules_sheet(Rules, inf, Sheet),
    sheet_greedy(Sheet, worst, Tree),
    tree_certificate(Sheet, Tree, Faults, Histogram),
    length(Histogram, Levels),
    sum_list(Histogram, Sum).

:- end_tests(greedy).
