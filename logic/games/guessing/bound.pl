:- module(games_bound,
          [ no_tree_total/1,       % -Total
            bound_total/2,         % +Bound, -Total
            ends_end/2,            % +Ends, -End
            size_bound/5,          % +End, +Answers, +Depth, +Size, -Bound
            classes_bound/7        % +End, +Answers, +Depth, +Size, +Classes, +Wins, -Bound
          ]).

/** <module> Bound: no tree asks fewer questions in total than this

By counting alone.  _End_ is what the last secret that is left still takes: 1
question in a game that ends as it is asked, 0 where it is enough to know it.

Where it is asked one secret is found by the first question at most; each
answer but the win leads to one other question, so that with A answers at most
A - 1 secrets are found by the second, (A - 1)^2 by the third, and so on.  The
bound of n secrets takes as many of the first question, of the second ... as
there can be, until all n are found.

Where it need only be known A secrets at most are found by one question, A^2
by two; a place of a level that is given up has A places one level below.
*/

:- use_module('../../search/inline', [inline/1]).

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
%   True when End is that of a game that ends(Ends) (../definition.pl).

ends_end(known, 0).
ends_end(asked, 1).

%!  size_bound(+End, +Answers, +Depth, +Size, -Bound) is det.
%
%   True when no tree of Depth questions for Size secrets has a total less than
%   Bound, where a question has at most so many Answers, the win included.
%
%       ?- size_bound(1, 14, 6, 20, Asked), size_bound(0, 3, 3, 24, Known).
%       Asked = 45, Known = 71.
%
%   Of the 20 one at the first question, 13 at the second, 6 at the third; of the
%   24 one after 2 questions and the others after 3.

size_bound(End, Answers, Depth, Size, Bound) :-
    (   End =:= 1
    ->  asked_bound(Size, 1, 1, Depth, Answers, 0, Bound)
    ;   known_bound(Size, 1, 0, Depth, Answers, Bound)
    ).

%   Question by question: Width secrets at most are found by question number Number.

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

%   The secrets stand in two levels: Width places are in the upper one, after so
%   many questions Asked.  Each of these that is asked once more has Answers below.

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
%   True when no tree of Depth questions for Size secrets has a total less than
%   Bound, if its first question divides them into so many Classes.  Wins is 1 if
%   the question is one of the secrets and ends the game, by itself in a class,
%   else 0.
%
%       ?- classes_bound(1, 14, 6, 20, 10, 1, Bound).
%       Bound = 49.
%
%   One secret at the first question, 9 at the second, one in each of the other
%   classes, 10 at the third.

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

/** <examples>

?- size_bound(1, 14, 6, 3024, Bound).
?- size_bound(0, 2, 10, 1000, Bound).
*/
