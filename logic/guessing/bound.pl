:- module(guessing_bound,
          [ no_tree_total/1,       % -Total
            bound_total/2,         % +Bound, -Total
            ends_end/2,            % +Ends, -End
            size_bound/5,          % +End, +Answers, +Depth, +Size, -Bound
            classes_bound/7,       % +End, +Answers, +Depth, +Size, +Classes, +Wins, -Bound
            sizes_bound/6          % +End, +Answers, +Depth, +Size, +SizesClasses, -Bound
          ]).

/** <module> Bound: no tree asks fewer questions in total than this

The numbers of counting.pl, which has the proof that they are bounds, level by level.

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
*/

:- use_module('../search/inline', [inline/1]).

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
    (   Bound >= NoTree
    ->  Total = none
    ;   Total = Bound
    ).

%!  ends_end(+Ends, -End) is det.
%
%   True when End is that of a game that ends(Ends) (definition.pl).

ends_end(known, 0).
ends_end(asked, 1).

%!  size_bound(+End, +Answers, +Depth, +Size, -Bound) is det.
%
%   True when no tree of Depth questions for Size secrets has a total less than Bound, if a question
%   has at most so many Answers, the win included.  The same as size_least/5 (counting.pl).
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
%   secrets and ends the game, by itself in a class, else 0.  The same as classes_least/7
%   (counting.pl).
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
%   question divides them into SizesClasses, pairs Size1-Class.  The same as sizes_least/6
%   (counting.pl).
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

/** <examples>

?- size_bound(1, 14, 6, 3024, Bound).
?- size_bound(0, 2, 10, 1000, Bound).
*/
