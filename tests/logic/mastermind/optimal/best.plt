:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(best).

test(no_bound, Bound == none) :-
    settled_bound(variant(3, 5, false), [1,2,3], 3, [settled([1,2,3], 0-2, none, none)], Bound).

%   With more and more classes settled, bound and total draw together.

%   deep
test(so_far) :-
    Variant = variant(4, 6, false),
    First = [1,2,3,4],
    findall(News,
            ( optimal_progress(Variant, First, 5, [], open(_, _, _, News)), News = [_|_] ),
            All),
    append(All, Settled),
    findall(Bound-Total,
            ( append(Known, _, Settled),
              settled_best(Variant, First, 5, Known, Bound, Total, Tree),
              tree_total(Tree, Total) ),
            Pairs),
    pairs_keys_values(Pairs, Bounds, Totals),
    msort(Bounds, Bounds),
    sort(0, @>=, Totals, Totals),
    last(Pairs, 1446-1446).

test(other_first_guess, Total-Guess == 206-Guess1) :-
    Variant = variant(3, 4, true),
    findall(News, optimal_progress(Variant, any, inf, [], open(_, _, _, News)), All),
    append(All, Settled),
    settled_best(Variant, any, inf, Settled, _, Total, node(Guess, _, _)),
    optimal_tree(Variant, any, inf, _, node(Guess1, _, _)).

test(nothing_found, Total-Tree == none-none) :-
    settled_best(variant(3, 5, false), [1,2,3], 3, [], _, Total, Tree).

:- end_tests(best).
