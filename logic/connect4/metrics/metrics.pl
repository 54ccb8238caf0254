:- module(connect4_metrics,
          [ metric_position_column/6, % +Metric, +Depth, +Position, -Column, +Random0, -Random
            metric_position_choice/7  % +Metric, +Depth, +Position, -Column, -Ratings, +Random0, -Random
          ]).

/** <module> The document's metrics: five ways to choose a column

Metric 4 plays at random, and each metric of a lower number was meant to be
better than the one before.  Metric 0 is the improvement that the document
proposes.  The same as metric_board_column/4 (told.pl) on bit boards, and one
of several columns drawn by lot.  A move is Column-Position, the position after it,
and moves come in the order of preference: of equals the first is taken.
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../board/bits', [position_column_position/3]).
:- use_module('../board/preference', [position_moves/2]).
:- use_module(choosing, [metric_moves_column/6]).
:- use_module(ratings, [metric_position_rating/4, metric_position_ratings/4]).
:- use_module('../board/stones', [four/1, stones_aligned/4]).

%!  metric_position_column(+Metric, +Depth, +Position, -Column, +Random0, -Random) is det.
%
%   True when Metric, 0 to 4, chooses Column in Position, an open one; Depth is
%   that of the tree which metrics 2, 1 and 0 judge by.  The state of the random
%   numbers is Random0 before, and Random after it.
%
%       ?- columns_position([4,1,4,1,4], Position),
%          metric_position_column(3, 5, Position, Column, 1, _).
%       Column = 4.

metric_position_column(Metric, Depth, Position, Column, Random0, Random) :-
    position_moves(Position, Moves),
    seen(tree_rating(Metric, Depth), Sight),
    metric_moves_column(Metric, Sight, Moves, Column, Random0, Random).

tree_rating(Metric, Depth, _-Position, Rating) :-
    metric_position_rating(Metric, Depth, Position, Rating).

%!  metric_position_choice(+Metric, +Depth, +Position, -Column, -Ratings, +Random0, -Random) is det.
%
%   True when metric_position_column/6 has Column, and Ratings are those of
%   metric_position_ratings/4: none for metrics 3 and 4, which have no tree.
%
%       ?- metric_position_choice(2, 1, position(0, 0), Column, [Rating1|_], 1, _).
%       Column = 4, Rating1 = 1-0.

metric_position_choice(Metric, Depth, Position, Column, Ratings, Random0, Random) :-
    position_moves(Position, Moves),
    (   metric_position_ratings(Metric, Depth, Position, Ratings0)
    ->  Ratings = Ratings0
    ;   Ratings = []
    ),
    seen(known_rating(Ratings), Sight),
    metric_moves_column(Metric, Sight, Moves, Column, Random0, Random).

known_rating(Ratings, Column-_, Rating) :-
    memberchk(Column-Rating, Ratings).

seen(Rating_2, sight(Rating_2, wins, lets_win, aligned, lets_align)).

wins(_-position(_, Theirs)) :-
    four(Theirs).

lets_win(_-Position) :-
    position_column_position(Position, _, position(_, Stones)),
    four(Stones),
    !.      % one reply is enough

lets_align(Lacking, _-Position) :-
    position_column_position(Position, Column, Reply),
    aligned(Lacking, Column-Reply, Count),
    Count > 0,
    !.      % one reply is enough

%   Count alignments that lack Lacking stones has the player who moved last.

aligned(Lacking, _-position(Mine, Theirs), Count) :-
    N is 4 - Lacking,
    Empty is \ (Mine \/ Theirs),
    stones_aligned(Theirs, Empty, N, Count).

/** <examples>

?- metric_position_column(1, 5, position(0, 0b1), Column, 1, _).
*/
