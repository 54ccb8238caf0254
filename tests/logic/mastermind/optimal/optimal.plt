:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(optimal).

progress(Variant, First, Depth, Settled, Open, Total, Tree) :-
    findall(Progress, optimal_progress(Variant, First, Depth, Settled, Progress), All),
    once(append(Open, [proved(Total, Tree)], All)).

%   Each step says more, each class is news once, and at the end all are.

test(progress) :-
    Variant = variant(4, 6, false),
    First = [1,2,3,4],
    progress(Variant, First, inf, [], Open, Total, Tree),
    Total =:= 1446,
    findall(Bound, member(open(_, _, Bound, _), Open), Bounds),
    msort(Bounds, Bounds),
    last(Bounds, Total),
    findall(Feedback-Child,
            ( member(open(_, _, _, News), Open), member(settled(First, Feedback, _, Child), News) ),
            Children),
    msort(Children, Sorted),
    Tree = node(First, 360, Sorted),
    last(Open, open(Classes, Classes, _, _)),
    length(Children, Classes),
    tree_histogram(Tree, [1, 7, 67, 195, 90]).

%   Classes settled one by one, perhaps by two processes, make the same total.

test(classes, Total == 196) :-
    Variant = variant(3, 5, false),
    First = [1,2,3],
    first_classes(Variant, First, FeedbacksSizes),
    findall(settled(First, Feedback, Total0, Tree0),
            ( member(Feedback-_, FeedbacksSizes),
              class_progress(Variant, First, Feedback, inf, proved(Total0, Tree0)) ),
            Settled),
    progress(Variant, First, inf, Settled, [], Total, _).

%   What is settled before is not settled again, and not news.

test(some_settled, Classes == [0-1, 0-2, 1-0, 1-1, 1-2]) :-
    Variant = variant(3, 5, false),
    First = [1,2,3],
    findall(settled(First, Feedback, Total0, Tree0),
            ( member(Feedback, [2-0, 0-3]),
              class_progress(Variant, First, Feedback, 5, proved(Total0, Tree0)) ),
            Settled),
    progress(Variant, First, 5, Settled, Open, 196, _),
    findall(Feedback,
            ( member(open(_, _, _, News), Open), member(settled(_, Feedback, _, _), News) ),
            Unordered),
    msort(Unordered, Classes).

test(no_tree, Total-Tree == none-none) :-
    progress(variant(4, 9, false), [1,2,3,4], 5, [], Open, Total, Tree),
    Open = [_|_].

test(class_without_tree, Total-Tree == none-none) :-
    class_progress(variant(4, 9, false), [1,2,3,4], 0-0, 5, proved(Total, Tree)),
    !.

%   There is no guess after the first.

test(no_guess_left, Total-Tree == none-none) :-
    class_progress(variant(2, 3, false), [1,2], 0-2, 1, proved(Total, Tree)).

%   A class for which there is no tree may be given back, too.

test(settled_without_tree, Total-Tree == none-none) :-
    progress(variant(4, 9, false), [1,2,3,4], 5, [settled([1,2,3,4], 0-0, none, none)], [],
             Total, Tree).

test(sizes, Sum == 3023) :-
    first_classes(variant(4, 9, false), [1,2,3,4], FeedbacksSizes),
    pairs_values(FeedbacksSizes, Sizes),
    msort(Sizes, Sizes),
    sum_list(Sizes, Sum).

%   Totals that others have published; the larger ones are timed as well, by
%   benchmarks/optimal.pl.

test(published, forall(member(Variant-First-Depth-Total,
                              [ variant(4, 6, false)-any-inf-1446,
                                variant(4, 6, false)-[1,2,3,4]-5-1446 ]))) :-
    optimal_tree(Variant, First, Depth, Total, Tree),
    variant_codes(Variant, Codes),
    length(Codes, Size),
    tree_solves(Tree, Variant, Codes, min(Depth, Size)),
    !,
    tree_total(Tree, Total).

test(no_tree_at_all, Total-Tree == none-none) :-
    optimal_tree(variant(3, 5, false), any, 3, Total, Tree).

test(no_depth, error(type_error(depth, 0))) :- optimal_tree(variant(2, 3, false), any, 0, _, _).
test(no_first, error(type_error(first_of(_), [1,2,3]))) :-
    optimal_tree(variant(2, 3, false), [1,2,3], inf, _, _).
test(no_feedback, error(type_error(turn_of(_), _))) :-
    class_progress(variant(2, 3, false), [1,2], 1-1, inf, _).

:- end_tests(optimal).

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
