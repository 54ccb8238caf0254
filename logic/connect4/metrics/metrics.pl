:- module(connect4_metrics,
          [ metric_position_column/6, % +Metric, +Depth, +Position, -Column, +Random0, -Random
            metric_position_choice/7  % +Metric, +Depth, +Position, -Column, -Ratings, +Random0, -Random
          ]).

/** <module> The document's metrics: five ways to choose a column

Metric 4 plays at random, and each metric of a lower number was meant to be
better than the one before.  Metric 0 is the improvement that the document
proposes.  The same as metric_board_column/4 (sentences.pl) on bit boards, and one
of several columns drawn by lot.  A move is Column-Position, the position after it,
and moves come in the order of preference: of equals the first is taken.
*/

:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [member/2, memberchk/2, min_list/2]).
:- use_module(library(pairs), [pairs_keys/2]).
:- use_module('../../random', [random_drawn/5]).
:- use_module('../board/bits', [position_column_position/3]).
:- use_module('../board/preference', [best_move/4, moves_kept/3, position_moves/2]).
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
    metric_column(Metric, tree_rating(Metric, Depth), Moves, Column, Random0, Random).

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
    metric_column(Metric, known_rating(Ratings), Moves, Column, Random0, Random).

known_rating(Ratings, Column-_, Rating) :-
    memberchk(Column-Rating, Ratings).

%   Rating_2 gives the rating of a move by its tree.
%
%   4: a random column with room.
%   3: a column that wins now; else a random one after which the opponent can't
%      win at once; else the first with room.
%   2: the column whose subtree has the best rating.
%   1: a column that wins now; else, of those after which the opponent can't win
%      at once, one with alignments of three, else of two, else the best rating.
%   0: a column that wins now; else, of those after which the opponent can't win
%      at once, the best rating, to which alignments of three and two count too.

metric_column(4, _, Moves, Column, Random0, Random) :-
    random_drawn(Column-_, Moves, _, Random0, Random).
metric_column(3, _, Moves, Column, Random0, Random) :-
    exclude(lets_win, Moves, Safe),
    (   winning(Moves, Column)
    ->  Random = Random0
    ;   random_drawn(Column-_, Safe, _, Random0, Random)
    ->  true
    ;   pairs_keys(Moves, Columns),
        min_list(Columns, Column),
        Random = Random0
    ).
metric_column(2, Rating_2, Moves, Column, Random, Random) :-
    best_move(Rating_2, Moves, Column, _).
metric_column(1, Rating_2, Moves, Column, Random, Random) :-
    (   winning(Moves, Column)
    ->  true
    ;   moves_kept(lets_win, Moves, Safe),
        aligned_column([3, 2], Rating_2, Safe, Column)
    ).
metric_column(0, Rating_2, Moves, Column, Random, Random) :-
    (   winning(Moves, Column)
    ->  true
    ;   moves_kept(lets_win, Moves, Safe),
        best_move(Rating_2, Safe, Column, _)
    ).

%   For each N: if some board has an alignment of N, the one with most; else
%   without the columns that let the opponent's next move make one.

aligned_column([], Rating_2, Moves, Column) :-
    best_move(Rating_2, Moves, Column, _).
aligned_column([N|Ns], Rating_2, Moves, Column) :-
    (   best_move(aligned(N), Moves, Column, Most),
        Most > 0
    ->  true
    ;   moves_kept(lets_align(N), Moves, Kept),
        aligned_column(Ns, Rating_2, Kept, Column)
    ).

winning(Moves, Column) :-
    member(Column-position(_, Theirs), Moves),
    four(Theirs),
    !.      % the first, nearest to the centre

lets_win(_-Position) :-
    position_column_position(Position, _, position(_, Stones)),
    four(Stones),
    !.      % one reply is enough

lets_align(N, _-Position) :-
    position_column_position(Position, Column, Reply),
    aligned(N, Column-Reply, Count),
    Count > 0,
    !.      % one reply is enough

%   Count alignments of N has the player who moved last.

aligned(N, _-position(Mine, Theirs), Count) :-
    Empty is \ (Mine \/ Theirs),
    stones_aligned(Theirs, Empty, N, Count).

/** <examples>

?- metric_position_column(1, 5, position(0, 0b1), Column, 1, _).
*/
