:- use_module(library(plunit)).
:- use_module(any_game).
:- use_module('../../../logic/load').

:- begin_tests(spread).

%   The parts lead to what the whole does: each first question has its least total, and of
%   all of them the least is that of the game.

test(least_of_first_questions, [forall(between(1, 60, Seed)), Parts == Whole]) :-
    any_game(Seed, _, Sheet),
    ( sheet_total(Sheet, inf, Total, _) -> Whole = Total ; Whole = none ),
    sheet_spread(Sheet, total, Spread),
    parts_least(Sheet, Spread, Whole, Parts).

parts_least(Sheet, Spread, Whole, Parts) :-
    (   ( Whole == none ; sheet_sizes(Sheet, 1, _, _) )
    ->  Parts = Whole
    ;   spread_firsts(Spread, inf, Firsts),
        findall(Total,
                ( member(Bound-First, Firsts),
                  first_total(Sheet, Spread, First, Total),
                  ( Total >= Bound -> true ; throw(below(Bound, Total)) ) ),
                Totals),
        min_list(Totals, Parts)
    ).

first_total(Sheet, Spread, First, Total) :-
    spread_first(Spread, First, inf, inf, Tree),
    certified_total(Sheet, Tree, Total),
    classes_total(Sheet, Spread, First, Total1),
    assertion(Total == Total1),
    Most is Total - 1,
    assertion(spread_first(Spread, First, inf, Most, none)).

%   Led through by every secret.

certified_total(Sheet, Tree, Total) :-
    tree_certificate(Sheet, Tree, [], Histogram),
    histogram_total(Histogram, Total).

histogram_total(Histogram, Total) :-
    aggregate_all(sum(Asked * Found), nth0(Asked, Histogram, Found), Total).

%   Class by class, with the question itself for each secret.

classes_total(Sheet, Spread, First, Total) :-
    sheet_sizes(Sheet, Size, _, _),
    sheet_question(Sheet, First, Question),
    spread_classes(Spread, First, Classes),
    findall(Answer-Tree,
            ( member(class(Answer, _, Set), Classes),
              spread_set(Spread, Set, inf, inf, Tree),
              assertion(Tree \== none) ),
            Children),
    certified_total(Sheet, node(Question, Size, Children), Total).

test(least_depth, [forall(between(1, 60, Seed)), Parts == Whole]) :-
    any_game(Seed, _, Sheet),
    ( sheet_worst(Sheet, Worst, _) -> Whole = Worst ; Whole = none ),
    sheet_spread(Sheet, depth, Spread),
    (   ( Whole == none ; sheet_sizes(Sheet, 1, _, _) )
    ->  Parts = Whole
    ;   between(1, inf, Depth),
        spread_firsts(Spread, Depth, Firsts),
        member(_-First, Firsts),
        spread_first(Spread, First, Depth, inf, Tree),
        Tree \== none
    ->  tree_certificate(Sheet, Tree, [], _),
        Parts = Depth
    ).

test(greedy_is_a_tree, [forall(between(1, 30, Seed))]) :-
    any_game(Seed, _, Sheet),
    (   sheet_obstacle(Sheet, _)
    ->  true
    ;   sheet_spread(Sheet, depth, Spread),
        sheet_sizes(Sheet, Size, _, _),
        All is 1 << Size - 1,
        spread_greedy(Spread, All, Tree),
        tree_certificate(Sheet, Tree, [], _)
    ).

:- end_tests(spread).
