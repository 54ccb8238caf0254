:- module(yardstick,
          [ score_all/2,           % +Masks, -Pairs
            score_times/2          % +Masks, +Times
          ]).

/** <module> The yardstick of code breaking: feedback of bit masks, in a loop that does nothing else */

:- use_module(library(apply), [maplist/2]).

%!  score_all(+Masks, -Pairs) is det.
%
%   Score each of Masks against each of them: so many Pairs.

score_all(Masks, Pairs) :-
    maplist(score_row(Masks), Masks),
    length(Masks, N),
    Pairs is N * N.

%!  score_times(+Masks, +Times) is det.
%
%   Score the first of Masks against each of them, and that so many Times.

score_times(Masks, Times) :-
    Masks = [Mask|_],
    forall(between(1, Times, _), score_row(Masks, Mask)).

%   The black and white are summed up, lest they are not worked out at all.

score_row(Masks, mask(At, Has)) :-
    score_row(Masks, At, Has, 0, _).

score_row([], _, _, Sum, Sum).
score_row([mask(At1, Has1)|Masks], At, Has, Sum0, Sum) :-
    Black is popcount(At /\ At1),
    White is popcount(Has /\ Has1) - Black,
    Sum1 is Sum0 + 8*Black + White,
    score_row(Masks, At, Has, Sum1, Sum).
