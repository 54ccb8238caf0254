:- module(connect4_ratings,
          [ metric_worths/2,         % ?Metric, -Worths
            metric_position_rating/4, % +Metric, +Depth, +Position, -Rating
            metric_position_ratings/4 % +Metric, +Depth, +Position, -Ratings
          ]).

/** <module> The ratings by which metrics judge a column

A column's rating is that of its subtree.  Metric 1 judges as metric 2 does;
metric 0 has alignments of three and two count as well: one of three is worth
half a win, one of two half of that.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module('../board/preference', [position_moves/2]).
:- use_module(subtree, [position_depth_rating/3]).
:- use_module(weighed, [position_depth_worths_rating/4]).

%!  metric_worths(?Metric, -Worths) is nondet.
%
%   True when Worths, as tree_depth_rating/4 has them, are those by which Metric
%   judges the boards of a tree.
%
%       ?- metric_worths(2, Worths).
%       Worths = worths(2, 1, 0, 0).

metric_worths(2, worths(2, 1, 0, 0)).
metric_worths(1, worths(2, 1, 0, 0)).
metric_worths(0, worths(4, 2, 2, 1)).

%!  metric_position_rating(+Metric, +Depth, +Position, -Rating) is semidet.
%
%   True when Rating has, by Metric 2, 1 or 0, the tree of Depth levels with
%   Position at its top, for the player who moved last.
%
%       ?- columns_position([1,2,1,2,1,2,1], Position),
%          metric_position_rating(1, 5, Position, Rating).
%       Rating = 10.

metric_position_rating(Metric, Depth, Position, Rating) :-
    metric_worths(Metric, Worths),
    (   Worths == worths(2, 1, 0, 0)
    ->  position_depth_rating(Position, Depth, Rating)
    ;   position_depth_worths_rating(Position, Depth, Worths, Rating)
    ).

%!  metric_position_ratings(+Metric, +Depth, +Position, -Ratings) is semidet.
%
%   True when Ratings has Column-Rating for each column with room in Position, from
%   the left, by Metric 2, 1 or 0.
%
%       ?- columns_position([4,1,4,1,4,1], Position),
%          metric_position_ratings(2, 1, Position, Ratings).
%       Ratings = [1-0, 2-0, 3-0, 4-2, 5-0, 6-0, 7-0].

metric_position_ratings(Metric, Depth, Position, Ratings) :-
    position_moves(Position, Moves),
    maplist(move_rating(Metric, Depth), Moves, Ratings0),
    keysort(Ratings0, Ratings).

move_rating(Metric, Depth, Column-Position, Column-Rating) :-
    metric_position_rating(Metric, Depth, Position, Rating).

/** <examples>

?- metric_position_ratings(0, 4, position(0, 0b1), Ratings).
*/
