:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(settle).

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

test(no_tree, Total-Tree == inf-none) :-
    progress(variant(4, 9, false), [1,2,3,4], 5, [], Open, Total, Tree),
    Open = [_|_].

test(class_without_tree, Total-Tree == inf-none) :-
    class_progress(variant(4, 9, false), [1,2,3,4], 0-0, 5, proved(Total, Tree)),
    !.

%   There is no guess after the first.

test(no_guess_left, Total-Tree == inf-none) :-
    class_progress(variant(2, 3, false), [1,2], 0-2, 1, proved(Total, Tree)).

%   A class for which there is no tree may be given back, too.

test(settled_without_tree, Total-Tree == inf-none) :-
    progress(variant(4, 9, false), [1,2,3,4], 5, [settled([1,2,3,4], 0-0, inf, none)], [],
             Total, Tree).

test(sizes, Sum == 3023) :-
    first_classes(variant(4, 9, false), [1,2,3,4], FeedbacksSizes),
    pairs_values(FeedbacksSizes, Sizes),
    msort(Sizes, Sizes),
    sum_list(Sizes, Sum).

:- end_tests(settle).
