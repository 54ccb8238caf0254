:- use_module(library(plunit)).
:- use_module(any_game).
:- use_module('../../../logic/load').

:- begin_tests(solve).

%   Whatever the game, with secrets that need not be told apart or without, the fast answers are those
%   of the definition.

any(Most, Rules, Matrix) :-
    member(Any_3, [any_game, any_kinds]),
    between(1, Most, Seed),
    call(Any_3, Seed, Rules, Matrix).

test(least_total_as_defined, [forall(any(120, Rules, Matrix)), Fast == Slow]) :-
    rules_secrets(Rules, Secrets),
    length(Secrets, Depth),
    (   rules_least(Rules, Secrets, Depth, Total) -> Slow = Total ; Slow = none ),
    (   matrix_total(Matrix, inf, Total1, _) -> Fast = Total1 ; Fast = none ).

test(least_total_within_a_depth, [forall(( between(1, 60, Seed), between(0, 3, Depth) )),
     Fast == Slow]) :-
    any_game(Seed, Rules, Matrix),
    rules_secrets(Rules, Secrets),
    (   rules_least(Rules, Secrets, Depth, Total) -> Slow = Total ; Slow = none ),
    (   matrix_total(Matrix, Depth, Total1, Tree)
    ->  tree_total(Tree, Total1),
        tree_depth(Tree, Found),
        Found =< Depth,
        Fast = Total1
    ;   Fast = none
    ).

test(least_worst_case_as_defined, [forall(any(120, Rules, Matrix)), Fast == Slow]) :-
    rules_secrets(Rules, Secrets),
    length(Secrets, Most),
    (   between(0, Most, Depth), rules_least(Rules, Secrets, Depth, _) -> Slow = Depth ; Slow = none ),
    (   matrix_worst(Matrix, Depth1, Tree)
    ->  tree_certificate(Matrix, Tree, [], _),
        Fast = Depth1
    ;   Fast = none
    ).

test(trees_are_trees, [forall(any(60, Rules, Matrix))]) :-
    rules_secrets(Rules, Secrets),
    (   matrix_total(Matrix, inf, _, Tree)
    ->  tree_depth(Tree, Depth),
        once(rules_solves(Rules, Secrets, Depth, Tree))
    ;   matrix_obstacle(Matrix, _)
    ).

test(no_questions, Obstacle == alike(a, b)) :-
    table_matrix(known, [a,b], [], [], [], Matrix),
    matrix_obstacle(Matrix, Obstacle).

test(one_secret, Tree == secret(a)) :-
    table_matrix(known, [a], [], [], [], Matrix),
    matrix_worst(Matrix, 0, Tree).

test(unasked, Obstacle == unasked(b)) :-
    table_matrix(asked, [a,b], [a], [no,yes], [[1-2,2-1]], Matrix),
    matrix_obstacle(Matrix, Obstacle).

:- end_tests(solve).

:- begin_tests(solve_in_parts).

%   The parts lead to what the whole does: each first question has its least total, and of
%   all of them the least is that of the game.

test(least_of_first_questions, [forall(between(1, 60, Seed)), Parts == Whole]) :-
    any_game(Seed, _, Matrix),
    ( matrix_total(Matrix, inf, Total, _) -> Whole = Total ; Whole = none ),
    matrix_spread(Matrix, total, Spread),
    parts_least(Matrix, Spread, Whole, Parts).

parts_least(Matrix, Spread, Whole, Parts) :-
    (   ( Whole == none ; matrix_sizes(Matrix, 1, _, _) )
    ->  Parts = Whole
    ;   spread_firsts(Spread, inf, Firsts),
        findall(Total,
                ( member(Bound-First, Firsts),
                  first_total(Matrix, Spread, First, Total),
                  ( Total >= Bound -> true ; throw(below(Bound, Total)) ) ),
                Totals),
        min_list(Totals, Parts)
    ).

first_total(Matrix, Spread, First, Total) :-
    spread_first(Spread, First, inf, inf, Tree),
    certified_total(Matrix, Tree, Total),
    classes_total(Matrix, Spread, First, Total1),
    assertion(Total == Total1),
    Most is Total - 1,
    assertion(spread_first(Spread, First, inf, Most, none)).

%   Led through by every secret.

certified_total(Matrix, Tree, Total) :-
    tree_certificate(Matrix, Tree, [], Histogram),
    histogram_total(Histogram, Total).

histogram_total(Histogram, Total) :-
    aggregate_all(sum(Asked * Found), nth0(Asked, Histogram, Found), Total).

%   Class by class, with the question itself for each secret.

classes_total(Matrix, Spread, First, Total) :-
    matrix_sizes(Matrix, Size, _, _),
    matrix_question(Matrix, First, Question),
    spread_classes(Spread, First, Classes),
    findall(Answer-Tree,
            ( member(class(Answer, _, Set), Classes),
              spread_set(Spread, Set, inf, inf, Tree),
              assertion(Tree \== none) ),
            Children),
    certified_total(Matrix, node(Question, Size, Children), Total).

test(least_depth, [forall(between(1, 60, Seed)), Parts == Whole]) :-
    any_game(Seed, _, Matrix),
    ( matrix_worst(Matrix, Worst, _) -> Whole = Worst ; Whole = none ),
    matrix_spread(Matrix, depth, Spread),
    (   ( Whole == none ; matrix_sizes(Matrix, 1, _, _) )
    ->  Parts = Whole
    ;   between(1, inf, Depth),
        spread_firsts(Spread, Depth, Firsts),
        member(_-First, Firsts),
        spread_first(Spread, First, Depth, inf, Tree),
        Tree \== none
    ->  tree_certificate(Matrix, Tree, [], _),
        Parts = Depth
    ).

test(greedy_is_a_tree, [forall(between(1, 30, Seed))]) :-
    any_game(Seed, _, Matrix),
    (   matrix_obstacle(Matrix, _)
    ->  true
    ;   matrix_spread(Matrix, depth, Spread),
        matrix_sizes(Matrix, Size, _, _),
        All is 1 << Size - 1,
        spread_greedy(Spread, All, Tree),
        tree_certificate(Matrix, Tree, [], _)
    ).

:- end_tests(solve_in_parts).
