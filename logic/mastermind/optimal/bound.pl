:- module(mastermind_bound,
          [ no_tree_bound/1,       % -Bound
            variant_answers/2,     % +Variant, -Answers
            size_bound/4,          % +Answers, +Depth, +Size, -Bound
            parts_bound/6          % +Answers, +Depth, +Size, +Parts, +Wins, -Bound
          ]).

/** <module> Bound: no tree asks fewer guesses in total than this

The _total_ of a tree is the sum over its codes of the guesses that find
them.  One code is found by the first guess at most; each answer but the win
leads to one other guess, so that with A answers at most A - 1 codes are
found by the second, (A - 1)^2 by the third, and so on.  The bound of n codes
fills these levels from the top.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module('../rules/feedback', [variant_feedback/2]).

%!  no_tree_bound(-Bound) is det.
%
%   True when Bound is the bound of codes for which there is no tree, as the
%   guesses run out: a number beyond all totals.
%
%       ?- no_tree_bound(Bound).
%       Bound = 1000000000.

no_tree_bound(1 000 000 000).

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
    levels_bound(Size, 1, 1, Depth, Answers, 0, Bound).

%   Level by level: Width codes at most are found by guess number Level.

levels_bound(Size, Width, Level, Depth, Answers, Bound0, Bound) :-
    (   Size =< 0
    ->  Bound = Bound0
    ;   Level > Depth
    ->  no_tree_bound(Bound)
    ;   Bound1 is Bound0 + min(Size, Width) * Level,
        Size1 is Size - Width,
        Width1 is Width * (Answers - 1),
        Level1 is Level + 1,
        levels_bound(Size1, Width1, Level1, Depth, Answers, Bound1, Bound)
    ).

%!  parts_bound(+Answers, +Depth, +Size, +Parts, +Wins, -Bound) is det.
%
%   True when no tree of Depth guesses for Size codes has a total less than
%   Bound, if its first guess divides them into Parts parts.  Wins is 1 if
%   the guess is one of the codes, by itself in a part, else 0.
%
%       ?- parts_bound(14, 6, 20, 10, 1, Bound).
%       Bound = 49.
%
%   One code at the first guess, 9 at the second, one in each of the other
%   parts, 10 at the third.

parts_bound(Answers, Depth, Size, Parts, Wins, Bound) :-
    Others is Size - Wins,
    Width is Parts - Wins,
    (   Width =:= 0,
        Others > 0
    ->  no_tree_bound(Bound)
    ;   levels_bound(Others, Width, 2, Depth, Answers, Wins, Bound)
    ).

/** <examples>

?- size_bound(14, 6, 3024, Bound).
?- size_bound(14, 3, 200, Bound).
*/
