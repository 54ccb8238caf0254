:- module(connect4_scores,
          [ metric_worths/2,         % ?Metric, -Worths
            metric_position_score/4, % +Metric, +Depth, +Position, -Score
            metric_position_scores/4 % +Metric, +Depth, +Position, -Scores
          ]).

/** <module> The scores by which metrics judge a column

A column's score is that of its subtree.  Metric 1 judges as metric 2 does;
metric 0 has alignments of three and two count as well: one of three is worth
half a win, one of two half of that.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module('../board/preference', [position_moves/2]).
:- use_module(subtree, [position_depth_score/3]).
:- use_module(weighed, [position_depth_worths_score/4]).

%!  metric_worths(?Metric, -Worths) is nondet.
%
%   True when Worths, as tree_depth_score/4 has them, are those by which Metric
%   judges the boards of a tree.
%
%       ?- metric_worths(2, Worths).
%       Worths = worths(2, 1, 0, 0).

metric_worths(2, worths(2, 1, 0, 0)).
metric_worths(1, worths(2, 1, 0, 0)).
metric_worths(0, worths(4, 2, 2, 1)).

%!  metric_position_score(+Metric, +Depth, +Position, -Score) is semidet.
%
%   True when Score has, by Metric 2, 1 or 0, the tree of Depth levels with
%   Position at its top, for the player who moved last.
%
%       ?- columns_position([1,2,1,2,1,2,1], Position),
%          metric_position_score(1, 5, Position, Score).
%       Score = 10.

metric_position_score(Metric, Depth, Position, Score) :-
    metric_worths(Metric, Worths),
    (   Worths == worths(2, 1, 0, 0)
    ->  position_depth_score(Position, Depth, Score)
    ;   position_depth_worths_score(Position, Depth, Worths, Score)
    ).

%!  metric_position_scores(+Metric, +Depth, +Position, -Scores) is semidet.
%
%   True when Scores has Column-Score for each column with room in Position, from
%   the left, by Metric 2, 1 or 0.
%
%       ?- columns_position([4,1,4,1,4,1], Position),
%          metric_position_scores(2, 1, Position, Scores).
%       Scores = [1-0, 2-0, 3-0, 4-2, 5-0, 6-0, 7-0].

metric_position_scores(Metric, Depth, Position, Scores) :-
    position_moves(Position, Moves),
    maplist(move_score(Metric, Depth), Moves, Scores0),
    keysort(Scores0, Scores).

move_score(Metric, Depth, Column-Position, Column-Score) :-
    metric_position_score(Metric, Depth, Position, Score).

/** <examples>

?- metric_position_scores(0, 4, position(0, 0b1), Scores).
*/
