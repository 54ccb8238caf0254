:- module(connect4_metrics,
          [ metric_worths/2,               % ?Metric, -Worths
            walls_metric_position_choice/8 % +Walls, +Metric, +Depth, +Position, -Column, -Ratings, +Random0, -Random
          ]).

/** <module> The document's metrics: five ways to choose a column

Metric 4 plays at random, and each metric of a lower number was meant to be
better than the one before.  Metric 0 is the improvement that the document
proposes.  The same as metric_board_column/4 (told.pl) on bit boards, and one
of several columns chosen at random.  A move is Column-Position, the position after it,
and moves come in the order of preference: of equals the first is taken.

A column's rating is that of its subtree.  Metric 1 rates as metric 2 does.  Metric 0
also counts alignments of three and two: one of three is worth half a win, one of two
half of that.
*/

:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2, min_list/2]).
:- use_module(library(pairs), [pairs_keys/2]).
:- use_module('../../random', [random_drawn/5]).
:- use_module('../board/bits', [walls_position_column_position/4]).
:- use_module('../board/cells', [empty_cells/2]).
:- use_module('../board/preference', [best_move/4, moves_kept/3, walls_position_moves/3]).
:- use_module('../board/stones', [four/1, stones_aligned/4]).
:- use_module(subtree, [walls_position_depth_rating/4]).
:- use_module(weighed, [walls_position_depth_worths_rating/5]).

%!  metric_worths(?Metric, -Worths) is nondet.
%
%   True when Worths, as board_depth_worths_rating/4 has them, are those by which Metric
%   judges the boards of a tree.

metric_worths(2, worths(2, 1, 0, 0)).
metric_worths(1, worths(2, 1, 0, 0)).
metric_worths(0, worths(4, 2, 2, 1)).

%!  walls_metric_position_choice(+Walls, +Metric, +Depth, +Position, -Column, -Ratings, +Random0, -Random) is det.
%
%   True when Metric, 0 to 4, chooses Column in Position, an open one on the board that Walls leave:
%
%       4: a random column with room.
%       3: a column that wins now; else a random one after which the opponent can't
%          win at once; else the first with room.
%       2: the column whose subtree has the best rating.
%       1: a column that wins now; else, of those after which the opponent can't win
%          at once, one with alignments of three, else of two, else the best rating.
%       0: a column that wins now; else, of those after which the opponent can't win
%          at once, the best rating, to which alignments of three and two count too.
%
%   Depth is that of the tree, and Ratings has Column-Rating for each column with room, from the
%   left: none for metrics 3 and 4, which have no tree.  The state of the random numbers is Random0
%   before, and Random after it.
%
%       ?- columns_position([4,1,4,1,4,1], Position),
%          walls_metric_position_choice(0, 2, 1, Position, Column, Ratings, 1, _).
%       Column = 4, Ratings = [1-0, 2-0, 3-0, 4-2, 5-0, 6-0, 7-0].

walls_metric_position_choice(Walls, Metric, Depth, Position, Column, Ratings, Random0, Random) :-
    walls_position_moves(Walls, Position, Moves),
    (   metric_worths(Metric, Worths)
    ->  maplist(move_rating(Walls, Depth, Worths), Moves, Ratings0),
        keysort(Ratings0, Ratings)
    ;   Ratings = []
    ),
    metric_column(Metric, Walls, Moves, Ratings, Column, Random0, Random).

move_rating(Walls, Depth, Worths, Column-Position, Column-Rating) :-
    (   Worths == worths(2, 1, 0, 0)
    ->  walls_position_depth_rating(Walls, Position, Depth, Rating)
    ;   walls_position_depth_worths_rating(Walls, Position, Depth, Worths, Rating)
    ).

metric_column(4, _, Moves, _, Column, Random0, Random) :-
    random_drawn(Column-_, Moves, _, Random0, Random).
metric_column(3, Walls, Moves, _, Column, Random0, Random) :-
    exclude(lets_win(Walls), Moves, Safe),
    (   winning(Moves, Column)
    ->  Random = Random0
    ;   random_drawn(Column-_, Safe, _, Random0, Random)
    ->  true
    ;   pairs_keys(Moves, Columns),
        min_list(Columns, Column),
        Random = Random0
    ).
metric_column(2, _, Moves, Ratings, Column, Random, Random) :-
    best_rated(Ratings, Moves, Column).
metric_column(1, Walls, Moves, Ratings, Column, Random, Random) :-
    (   winning(Moves, Column)
    ->  true
    ;   moves_kept(lets_win(Walls), Moves, Safe),
        aligned_column([3, 2], Walls, Safe, Ratings, Column)
    ).
metric_column(0, Walls, Moves, Ratings, Column, Random, Random) :-
    (   winning(Moves, Column)
    ->  true
    ;   moves_kept(lets_win(Walls), Moves, Safe),
        best_rated(Ratings, Safe, Column)
    ).

%   For each number of stones: if some board has such an alignment, the one with most; otherwise
%   the columns that don't let the opponent's next move make one.

aligned_column([], _, Moves, Ratings, Column) :-
    best_rated(Ratings, Moves, Column).
aligned_column([N|Ns], Walls, Moves, Ratings, Column) :-
    (   best_move(aligned(Walls, N), Moves, Column, Most),
        Most > 0
    ->  true
    ;   moves_kept(lets_align(Walls, N), Moves, Kept),
        aligned_column(Ns, Walls, Kept, Ratings, Column)
    ).

best_rated(Ratings, Moves, Column) :-
    best_move(rating(Ratings), Moves, Column, _).

rating(Ratings, Column-_, Rating) :-
    memberchk(Column-Rating, Ratings).

winning(Moves, Column) :-
    member(Column-position(_, Stones), Moves),
    four(Stones),
    !.      % the first, nearest to the centre

lets_win(Walls, _-Position) :-
    walls_position_column_position(Walls, Position, _, position(_, Stones)),
    four(Stones),
    !.      % one reply is enough

lets_align(Walls, N, _-Position) :-
    walls_position_column_position(Walls, Position, Column, Reply),
    aligned(Walls, N, Column-Reply, Count),
    Count > 0,
    !.      % one reply is enough

%   The player who moved last has Count alignments of N.

aligned(Walls, N, _-position(Mine, Theirs), Count) :-
    Filled is Mine \/ Theirs \/ Walls,
    empty_cells(Filled, Empty),
    stones_aligned(Theirs, Empty, N, Count).

/** <examples>

?- walls_metric_position_choice(0, 1, 5, position(0, 0b1), Column, Ratings, 1, _).
*/
