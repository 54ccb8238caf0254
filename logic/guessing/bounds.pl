:- module(guessing_bounds,
          [ no_tree_total/1,       % -Total
            bound_total/2,         % +Bound, -Total
            ends_end/2,            % +Ends, -End
            size_bound/5,          % +End, +Answers, +Depth, +Size, -Bound
            classes_bound/7,       % +End, +Answers, +Depth, +Size, +Classes, +Wins, -Bound
            sizes_bound/6          % +End, +Answers, +Depth, +Size, +SizesClasses, -Bound
          ]).

/** <module> Bounds: no tree asks fewer questions in total than this

size_bound/5, classes_bound/7 and sizes_bound/6 are what a search cuts by.  They are the numbers of
size_least/5, classes_least/7 and sizes_least/6, which are plain and slow, by a few multiplications,
level by level.

_End_ is the number of questions that the last secret still takes: 1 in a game that ends when the
secret is asked, 0 if it is enough to know it.

If the secret must be asked, the first question finds one secret at most.  With A answers it leads
to at most A - 1 other questions, so at most A - 1 secrets are found by the second question, (A -
1)^2 by the third, and so on.  The least total takes the earliest places until all secrets have
one.

If it is enough to know the secret, one question leaves at most A classes, two leave A^2, and so
on.  The least total has all secrets on two neighbouring levels.  If one stood higher, it could
change places with a question on a deeper level, and more secrets would rise than sink.  For each
place that is given up on the upper level there are A places on the lower one.

__The proof.__  How few questions can a tree ask in total?  Imagine a game in which you may divide the secrets as
you like at each question, if only no question has more answers than those of the real game.  Here
is the least total of that game, for three states of knowledge:

  - size_least/5: we know how many secrets there are;
  - classes_least/7: and into how many classes the first question divides them;
  - sizes_least/6: and how large each of these classes is.

__No tree of the real game has a lesser total.__  The total of a tree is one question for each
secret, and the totals of its subtrees.  Suppose that the claim is true of each subtree, which has
one question less.  Then the total is at least that of sizes_least/6.  The two others are the least
of several such numbers, and this one is among them.  A tree without a question has total 0 in both
games.

__So a search may cut.__  If it wants no total above Most, and the bound of a question is above
Most, then so is the total of each tree that asks this question first.  If the question with the
least bound has a tree with just this total, no other question has a better one.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [foldl/4]).
:- use_module('../shared/inline', [inline/1]).

:- inline([no_tree_total/1]).

%!  no_tree_total(-Total) is det.
%
%   True when Total stands, inside a search, for the total that is not there as
%   the questions run out: a number beyond all totals.

no_tree_total(1 000 000 000).

%!  bound_total(+Bound, -Total) is det.
%
%   True when Total is Bound as it is told outside a search: `none` if there is
%   no tree.
%
%       ?- bound_total(1446, Total).
%       Total = 1446.

bound_total(Bound, Total) :-
    no_tree_total(NoTree),
    ( Bound >= NoTree -> Total = none ; Total = Bound ).

%!  ends_end(+Ends, -End) is det.
%
%   True when End is that of a game that ends(Ends) (definition.pl).

ends_end(known, 0).
ends_end(asked, 1).

%!  size_bound(+End, +Answers, +Depth, +Size, -Bound) is det.
%
%   True when no tree of Depth questions for Size secrets has a total less than Bound, if a question
%   has at most so many Answers, the win included.  The same as size_least/5.
%
%       ?- size_bound(1, 14, 6, 20, Asked), size_bound(0, 3, 3, 24, Known).
%       Asked = 45, Known = 71.
%
%   Of the 20, one is found by the first question, 13 by the second, 6 by the third.  Of the 24, one
%   is known after two questions and the others after three.

size_bound(End, Answers, Depth, Size, Bound) :-
    (   End =:= 1
    ->  asked_bound(Size, 1, 1, Depth, Answers, 0, Bound)
    ;   known_bound(Size, 1, 0, Depth, Answers, Bound)
    ).

%   Level by level: question Number finds at most Width secrets.

asked_bound(Size, Width, Number, Depth, Answers, Bound0, Bound) :-
    (   Size =< 0
    ->  Bound = Bound0
    ;   Number > Depth
    ->  no_tree_total(Bound)
    ;   Bound1 is Bound0 + min(Size, Width) * Number,
        Size1 is Size - Width,
        Width1 is Width * (Answers - 1),
        Number1 is Number + 1,
        asked_bound(Size1, Width1, Number1, Depth, Answers, Bound1, Bound)
    ).

%   After Asked questions there are at most Width classes.  If there are more secrets, but fewer
%   than one level below has places for, Given classes are asked about once more.

known_bound(Size, Width, Asked, Depth, Answers, Bound) :-
    Below is Width * Answers,
    (   Size =< Width
    ->  Bound is Size * Asked
    ;   ( Asked >= Depth ; Answers < 2 )
    ->  no_tree_total(Bound)
    ;   Size >= Below
    ->  Asked1 is Asked + 1,
        known_bound(Size, Below, Asked1, Depth, Answers, Bound)
    ;   More is Size - Width,
        Given is (More + Answers - 2) // (Answers - 1),
        Bound is Size * Asked + More + Given
    ).

%!  classes_bound(+End, +Answers, +Depth, +Size, +Classes, +Wins, -Bound) is det.
%
%   True when no tree of Depth questions for Size secrets has a total less than Bound, if its
%   first question divides them into so many Classes.  Wins is 1 if that question is one of the
%   secrets and ends the game, by itself in a class, else 0.  The same as classes_least/7.
%
%       ?- classes_bound(1, 14, 6, 20, 10, 1, Bound).
%       Bound = 49.
%
%   The first question finds one secret, the second 9, one in each of the other classes, the third
%   10.

classes_bound(End, Answers, Depth, Size, Classes, Wins, Bound) :-
    Others is Size - Wins,
    Width is Classes - Wins,
    (   Width =:= 0,
        Others > 0
    ->  no_tree_total(Bound)
    ;   End =:= 1
    ->  asked_bound(Others, Width, 2, Depth, Answers, Wins, Bound)
    ;   known_bound(Size, Width, 1, Depth, Answers, Bound)
    ).

%!  sizes_bound(+End, +Answers, +Depth, +Size, +SizesClasses, -Bound) is det.
%
%   True when no tree of Depth questions for Size secrets has a total less than Bound, if its first
%   question divides them into SizesClasses, pairs Size1-Class.  The same as sizes_least/6.
%
%       ?- sizes_bound(1, 3, 3, 4, [1-a, 2-b], Bound).
%       Bound = 8.

sizes_bound(End, Answers, Depth, Size, SizesClasses, Bound) :-
    Depth1 is Depth - 1,
    with_sizes(SizesClasses, End, Answers, Depth1, Size, Bound).

with_sizes([], _, _, _, Bound, Bound).
with_sizes([Size-_|Sizes], End, Answers, Depth, Bound0, Bound) :-
    size_bound(End, Answers, Depth, Size, Bound1),
    Bound2 is Bound0 + Bound1,
    with_sizes(Sizes, End, Answers, Depth, Bound2, Bound).

%   True when Total is the least for Size secrets and Depth questions, each with at most so many
%   Answers, in a game that ends(Ends) (definition.pl).  Fails if Depth is too small.

size_least(Ends, Answers, Depth, Size, Total) :-
    aggregate_all(min(Total0), size_total(Ends, Answers, Depth, Size, Total0), Total).

size_total(known, _, _, 1, 0).
size_total(Ends, Answers, Depth, Size, Total) :-
    ends_wins_most(Ends, Wins, Answers, Most),
    between(1, Most, Classes),
    classes_least(Ends, Answers, Depth, Size, Classes, Wins, Total).

%   Only a question that is one of the secrets can get the answer that ends the game.

ends_wins_most(known, 0, Answers, Answers).
ends_wins_most(asked, 1, Answers, Answers).
ends_wins_most(asked, 0, Answers, Most) :-
    Most is Answers - 1.

%   The same as size_least/5, if the first question divides the secrets into so many Classes.  Wins
%   is 1 if it is one of them itself, and so a class of its own, else 0.

classes_least(Ends, Answers, Depth, Size, Classes, Wins, Total) :-
    Others is Size - Wins,
    Count is Classes - Wins,
    aggregate_all(min(Total0),
                  ( count_sum_sizes(Count, Others, 1, Sizes),
                    sizes_least(Ends, Answers, Depth, Size, Sizes, Total0) ),
                  Total).

%   Count sizes, each at least Least, and none greater than the next one.

count_sum_sizes(0, 0, _, []).
count_sum_sizes(Count, Sum, Least, [Size|Sizes]) :-
    Count > 0,
    Most is Sum // Count,
    between(Least, Most, Size),
    Count1 is Count - 1,
    Sum1 is Sum - Size,
    count_sum_sizes(Count1, Sum1, Size, Sizes).

%   The same as size_least/5, if the first question divides the secrets into classes of these Sizes.

sizes_least(Ends, Answers, Depth, Size, Sizes, Total) :-
    Depth > 0,
    Depth1 is Depth - 1,
    foldl(with_least(Ends, Answers, Depth1), Sizes, Size, Total).

with_least(Ends, Answers, Depth, Size, Total0, Total) :-
    size_least(Ends, Answers, Depth, Size, Total1),
    Total is Total0 + Total1.

/** <examples>

?- size_bound(1, 14, 6, 3024, Bound).
*/
