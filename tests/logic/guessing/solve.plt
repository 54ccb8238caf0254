:- use_module(library(plunit)).
:- use_module(any_game).
:- use_module('../../../logic/load').

:- begin_tests(solve).

%   Whatever the game, the fast answers are those of the definition.

test(least_total_as_defined, [forall(between(1, 120, Seed)), Fast == Slow]) :-
    any_game(Seed, Rules, Sheet),
    rules_secrets(Rules, Secrets),
    length(Secrets, Depth),
    (   rules_least(Rules, Secrets, Depth, Total) -> Slow = Total ; Slow = none ),
    (   sheet_total(Sheet, inf, Total1, _) -> Fast = Total1 ; Fast = none ).

test(kinds_least_total_as_defined, [forall(between(1, 120, Seed)), Fast == Slow]) :-
    any_kinds(Seed, Rules, Sheet),
    rules_secrets(Rules, Secrets),
    length(Secrets, Depth),
    (   rules_least(Rules, Secrets, Depth, Total) -> Slow = Total ; Slow = none ),
    (   sheet_total(Sheet, inf, Total1, _) -> Fast = Total1 ; Fast = none ).

test(least_total_within_a_depth, [forall(( between(1, 60, Seed), between(0, 3, Depth) )),
     Fast == Slow]) :-
    any_game(Seed, Rules, Sheet),
    rules_secrets(Rules, Secrets),
    (   rules_least(Rules, Secrets, Depth, Total) -> Slow = Total ; Slow = none ),
    (   sheet_total(Sheet, Depth, Total1, Tree)
    ->  tree_total(Tree, Total1),
        tree_depth(Tree, Found),
        Found =< Depth,
        Fast = Total1
    ;   Fast = none
    ).

test(least_worst_case_as_defined, [forall(between(1, 120, Seed)), Fast == Slow]) :-
    any_game(Seed, Rules, Sheet),
    rules_secrets(Rules, Secrets),
    length(Secrets, Most),
    (   between(0, Most, Depth), rules_least(Rules, Secrets, Depth, _) -> Slow = Depth ; Slow = none ),
    (   sheet_worst(Sheet, Depth1, Tree)
    ->  tree_certificate(Sheet, Tree, [], _),
        Fast = Depth1
    ;   Fast = none
    ).

test(kinds_least_worst_case_as_defined, [forall(between(1, 120, Seed)), Fast == Slow]) :-
    any_kinds(Seed, Rules, Sheet),
    rules_secrets(Rules, Secrets),
    length(Secrets, Most),
    (   between(0, Most, Depth), rules_least(Rules, Secrets, Depth, _) -> Slow = Depth ; Slow = none ),
    (   sheet_worst(Sheet, Depth1, Tree)
    ->  tree_certificate(Sheet, Tree, [], _),
        Fast = Depth1
    ;   Fast = none
    ).

test(trees_are_trees, [forall(between(1, 60, Seed))]) :-
    any_game(Seed, Rules, Sheet),
    rules_secrets(Rules, Secrets),
    (   sheet_total(Sheet, inf, _, Tree)
    ->  tree_depth(Tree, Depth),
        once(rules_solves(Rules, Secrets, Depth, Tree))
    ;   sheet_obstacle(Sheet, _)
    ).

test(kinds_trees_are_trees, [forall(between(1, 60, Seed))]) :-
    any_kinds(Seed, Rules, Sheet),
    rules_secrets(Rules, Secrets),
    (   sheet_total(Sheet, inf, _, Tree)
    ->  tree_depth(Tree, Depth),
        once(rules_solves(Rules, Secrets, Depth, Tree))
    ;   sheet_obstacle(Sheet, _)
    ).

test(alike, Obstacle == alike(b, c)) :-
    table_sheet(known, [a,b,c], [d], [no,yes], [[1-1,2-6]], Sheet),
    sheet_obstacle(Sheet, Obstacle).

test(no_questions, Obstacle == alike(a, b)) :-
    table_sheet(known, [a,b], [], [], [], Sheet),
    sheet_obstacle(Sheet, Obstacle).

test(one_secret, Tree == secret(a)) :-
    table_sheet(known, [a], [], [], [], Sheet),
    sheet_worst(Sheet, 0, Tree).

test(unasked, Obstacle == unasked(b)) :-
    table_sheet(asked, [a,b], [a], [no,yes], [[1-2,2-1]], Sheet),
    sheet_obstacle(Sheet, Obstacle).

:- end_tests(solve).
