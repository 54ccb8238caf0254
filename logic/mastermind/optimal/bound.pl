:- module(mastermind_bound,
          [ no_tree_total/1,       % -Total
            bound_total/2,         % +Bound, -Total
            variant_answers/2,     % +Variant, -Answers
            size_bound/4,          % +Answers, +Depth, +Size, -Bound
            classes_bound/6        % +Answers, +Depth, +Size, +Classes, +Wins, -Bound
          ]).

/** <module> Bound: no tree asks fewer guesses in total than this

By counting alone.  One code is found by the first guess at most; each
answer but the win leads to one other guess, so that with A answers at most
A - 1 codes are found by the second, (A - 1)^2 by the third, and so on.  The
bound of n codes takes as many of the first guess, of the second ... as there
can be, until all n are found.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module('../../search/inline', [inline/1]).
:- use_module('../rules/feedback', [variant_feedback/2]).

:- inline([no_tree_total/1]).

%!  no_tree_total(-Total) is det.
%
%   True when Total stands, inside a search, for the total that is not there as
%   the guesses run out: a number beyond all totals.
%
%       ?- no_tree_total(Total).
%       Total = 1000000000.

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

%!  variant_answers(+Variant, -Answers) is det.
%
%   True when Answers is the number of answers of Variant, the win included.
%
%       ?- variant_answers(variant(4, 9, false), Answers).
%       Answers = 14.

variant_answers(Variant, Answers) :-
    aggregate_all(count, variant_feedback(Variant, _), Answers).

%!  size_bound(+Answers, +Depth, +Size, -Bound) is det.
%
%   True when no tree of Depth guesses for Size codes has a total less than
%   Bound, where there are so many Answers.
%
%       ?- size_bound(14, 6, 20, Bound).
%       Bound = 45.
%
%   One code at the first guess, 13 at the second, 6 at the third.

size_bound(Answers, Depth, Size, Bound) :-
    guesses_bound(Size, 1, 1, Depth, Answers, 0, Bound).

%   Guess by guess: Width codes at most are found by guess number Number.

guesses_bound(Size, Width, Number, Depth, Answers, Bound0, Bound) :-
    (   Size =< 0
    ->  Bound = Bound0
    ;   Number > Depth
    ->  no_tree_total(Bound)
    ;   Bound1 is Bound0 + min(Size, Width) * Number,
        Size1 is Size - Width,
        Width1 is Width * (Answers - 1),
        Number1 is Number + 1,
        guesses_bound(Size1, Width1, Number1, Depth, Answers, Bound1, Bound)
    ).

%!  classes_bound(+Answers, +Depth, +Size, +Classes, +Wins, -Bound) is det.
%
%   True when no tree of Depth guesses for Size codes has a total less than
%   Bound, if its first guess divides them into so many Classes.  Wins is 1 if
%   the guess is one of the codes, by itself in a class, else 0.
%
%       ?- classes_bound(14, 6, 20, 10, 1, Bound).
%       Bound = 49.
%
%   One code at the first guess, 9 at the second, one in each of the other
%   classes, 10 at the third.

classes_bound(Answers, Depth, Size, Classes, Wins, Bound) :-
    Others is Size - Wins,
    Width is Classes - Wins,
    (   Width =:= 0,
        Others > 0
    ->  no_tree_total(Bound)
    ;   guesses_bound(Others, Width, 2, Depth, Answers, Wins, Bound)
    ).

/** <examples>

?- size_bound(14, 6, 3024, Bound).
?- size_bound(14, 3, 200, Bound).
*/
