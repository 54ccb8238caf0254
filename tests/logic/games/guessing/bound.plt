:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(bound).

test(answers, all(Answers == [14, 9, 5])) :-
    member(Pegs, [4, 3, 2]),
    variant_answers(variant(Pegs, 6, false), Answers).

test(levels, all(Bound == [1, 3, 27, 30, 538])) :-
    member(Size, [1, 2, 14, 15, 184]),
    size_bound(1, 14, 9, Size, Bound).

test(guesses_run_out, all(Size == [184, 185, 2381])) :-
    member(Size, [182, 183, 184, 185, 2381]),
    size_bound(1, 14, 3, Size, Bound),
    no_tree_total(Bound).

%   No more codes can be found than variant_depth_size/3 says.

test(depth_size, forall(between(1, 5, Depth))) :-
    Variant = variant(4, 9, false),
    variant_depth_size(Variant, Depth, Most),
    size_bound(1, 14, Depth, Most, Bound),
    no_tree_total(NoTree),
    Bound < NoTree,
    More is Most + 1,
    size_bound(1, 14, Depth, More, NoTree).

test(classes, all(Bound == [49, 55, 61])) :-
    member(Classes-Wins, [10-1, 5-0, 1-1]),
    (   classes_bound(1, 14, 9, 20, Classes, Wins, Bound0),
        no_tree_total(NoTree),
        Bound0 < NoTree
    ->  Bound = Bound0
    ;   Bound = 61
    ).

%   No tree at all is better than the bounds of its set and of its first guess.

test(no_tree_is_better, fail) :-
    Variant = variant(2, 3, true),
    member(Codes, [[[1,1],[1,2],[2,1]], [[1,1],[1,2],[2,3],[3,2]], [[1,2],[2,1]]]),
    length(Codes, Size),
    tree_solves(Tree, Variant, Codes, 3),
    tree_total(Tree, Total),
    Tree = node(Guess, _, Children),
    length(Children, Open),
    (   memberchk(Guess, Codes)
    ->  Wins = 1
    ;   Wins = 0
    ),
    Classes is Open + Wins,
    size_bound(1, 5, 3, Size, Bound1),
    classes_bound(1, 5, 3, Size, Classes, Wins, Bound2),
    (   Total < Bound1
    ;   Total < Bound2
    ;   Bound2 < Bound1
    ).

:- end_tests(bound).
