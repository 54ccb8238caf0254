:- module(connect4_reference,
          [ board_player_aligned/4,      % +Board, +Player, +N, -Count
            board_depth_worths_rating/4, % +Board, +Depth, +Worths, -Rating
            metric_board_column/4        % +Metric, +Depth, +Board, -Column
          ]).

/** <module> The document's players, in its own terms

Each relation is on the boards of the definition: slow, and easy to compare with the document.  What
the metrics count comes first, alignments and the rating of a tree, and then the five ways to choose
a column.  The faster files must give the same answers: ../board/stones.pl counts alignments,
metrics.pl rates trees and chooses.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [exclude/3, include/3]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [member/2]).
:- use_module('../../shared/needed', [needed/3]).
:- use_module('../definition',
              [ board_column_board/3, board_end/2, board_mover/2, board_row_column_stone/4, line/1
              ]).
:- use_module(metrics, [metric_worths/2]).

%!  board_player_aligned(+Board, +Player, +N, -Count) is det.
%
%   True when Count lines have N stones of Player, 1 to 4, and no stone of the other.
%   The document's `cantidadAlineadas`.
%
%       ?- board_player_aligned([[x],[x],[],[],[],[],[o]], x, 2, Count).
%       Count = 1.

board_player_aligned(Board, Player, N, Count) :-
    needed('Board', connect4_board, Board),
    must_be(oneof([x, o]), Player),
    must_be(between(1, 4), N),
    aggregate_all(count, ( line(Cells), cells_aligned(Cells, Board, Player, N) ), Count).

cells_aligned([], _, _, 0).
cells_aligned([Row-Column|Cells], Board, Player, N) :-
    board_row_column_stone(Board, Row, Column, Stone),
    stone_player_count(Stone, Player, Stones),
    N >= Stones,
    N1 is N - Stones,
    cells_aligned(Cells, Board, Player, N1).

stone_player_count(Player, Player, 1).
stone_player_count(empty, _, 0).

%!  board_depth_worths_rating(+Board, +Depth, +Worths, -Rating) is det.
%
%   True when Rating is the document's rating of Board for the player who moved last.
%   It sums the worth of Board and of each board that Depth - 1 moves or fewer lead to.
%   Board itself counts Depth times, a board after one move Depth - 1 times, ..., and
%   one after the last move once; a board that several orders of moves lead to counts
%   for each of them.  Worths is worths(Win, Draw, Three, Two): a won board is worth
%   Win, a lost one -Win, a drawn one Draw.  In an open one, each alignment of three is
%   worth Three and each of two Two, less the same for the other player's.
%
%       ?- columns_board([1,2,1,2,1], Board),
%          board_depth_worths_rating(Board, 3, worths(2, 1, 0, 0), Rating).
%       Rating = 12 .

board_depth_worths_rating(Board, Depth, Worths, Rating) :-
    must_be(positive_integer, Depth),
    board_mover(Board, Mover),
    other(Mover, Player),
    weight_rating(Depth, Player, Board, Worths, Rating).

weight_rating(0, _, _, _, 0).
weight_rating(Weight, Player, Board0, Worths, Rating) :-
    Weight > 0,
    board_end(Board0, End),
    end_player_worth(End, Player, Board0, Worths, Worth),
    Weight1 is Weight - 1,
    aggregate_all(sum(Rating1),
                  ( board_column_board(Board0, _, Board),
                    weight_rating(Weight1, Player, Board, Worths, Rating1) ),
                  Below),
    Rating is Weight * Worth + Below.

end_player_worth(won(Player), Player, _, worths(Win, _, _, _), Win).
end_player_worth(won(Other), Player, _, worths(Win, _, _, _), Worth) :-
    other(Player, Other),
    Worth is -Win.
end_player_worth(draw, _, _, worths(_, Draw, _, _), Draw).
end_player_worth(open, Player, Board, worths(_, _, Three, Two), Worth) :-
    other(Player, Other),
    board_player_aligned(Board, Player, 3, MyThrees),
    board_player_aligned(Board, Other, 3, TheirThrees),
    board_player_aligned(Board, Player, 2, MyTwos),
    board_player_aligned(Board, Other, 2, TheirTwos),
    Worth is Three * (MyThrees - TheirThrees) + Two * (MyTwos - TheirTwos).

other(x, o).
other(o, x).

% ---- What each metric may choose, sentence by sentence ----
%
%   Among equal columns, a metric takes the one nearest to the centre.

%!  metric_board_column(+Metric, +Depth, +Board, -Column) is nondet.
%
%   True when Metric, 0 to 4, may choose Column on Board; Depth is that of the tree
%   which metrics 2, 1 and 0 judge by.  Metrics 4 and 3 choose one of several
%   at random.
%
%       ?- columns_board([4,1,4,1,4], Board), metric_board_column(3, 1, Board, Column).
%       Column = 4.

metric_board_column(Metric, Depth, Board, Column) :-
    findall(Room, board_column_board(Board, Room, _), Rooms),
    metric_columns(Metric, Depth, Board, Rooms, Columns),
    member(Column, Columns).

%   Any column.

metric_columns(4, _, _, Rooms, Rooms).

%   One that wins; else any after which the opponent can't win; else the first.

metric_columns(3, _, Board, Rooms, Columns) :-
    include(wins(Board), Rooms, Wins),
    exclude(lets_win(Board), Rooms, Safe),
    (   nearest(Wins, Column)
    ->  Columns = [Column]
    ;   Safe = [_|_]
    ->  Columns = Safe
    ;   Rooms = [First|_],
        Columns = [First]
    ).

%   The one whose tree is rated best.

metric_columns(2, Depth, Board, Rooms, [Column]) :-
    greatest(tree_rating(2, Depth, Board), Rooms, _, Column).

%   One that wins; else, of those that do not let the opponent win, the one with the
%   most lines of three; else, without those that let the opponent make three, the one
%   with the most of two; else, likewise, the one whose tree is rated best.

metric_columns(1, Depth, Board, Rooms, [Column]) :-
    include(wins(Board), Rooms, Wins),
    (   nearest(Wins, Column)
    ->  true
    ;   without(lets_win(Board), Rooms, Safe),
        aligning([3, 2], Board, Safe, Depth, Column)
    ).

%   One that wins; else, of those that do not let the opponent win, the one whose tree
%   is rated best, where lines of three and two count too.

metric_columns(0, Depth, Board, Rooms, [Column]) :-
    include(wins(Board), Rooms, Wins),
    (   nearest(Wins, Column)
    ->  true
    ;   without(lets_win(Board), Rooms, Safe),
        greatest(tree_rating(0, Depth, Board), Safe, _, Column)
    ).

aligning([], Board, Columns, Depth, Column) :-
    greatest(tree_rating(1, Depth, Board), Columns, _, Column).
aligning([N|Ns], Board, Columns, Depth, Column) :-
    (   greatest(aligned(N, Board), Columns, Count, Column),
        Count > 0
    ->  true
    ;   without(lets_align(N, Board), Columns, Kept),
        aligning(Ns, Board, Kept, Depth, Column)
    ).

%   What a column does.

wins(Board, Column) :-
    board_column_board(Board, Column, Board1),
    board_end(Board1, won(_)).

lets_win(Board, Column) :-
    board_column_board(Board, Column, Board1),
    once(wins(Board1, _)).

aligned(N, Board, Column, Count) :-
    board_mover(Board, Player),
    board_column_board(Board, Column, Board1),
    board_player_aligned(Board1, Player, N, Count).

lets_align(N, Board, Column) :-
    board_column_board(Board, Column, Board1),
    once(( aligned(N, Board1, _, Count), Count > 0 )).

tree_rating(Metric, Depth, Board, Column, Rating) :-
    board_column_board(Board, Column, Board1),
    metric_worths(Metric, Worths),
    board_depth_worths_rating(Board1, Depth, Worths, Rating).

%   A sentence that would leave no column is skipped.

without(Bad, Columns, Kept) :-
    exclude(Bad, Columns, Good),
    ( Good = [_|_] -> Kept = Good ; Kept = Columns ).

greatest(Number, Columns, Most, Column) :-
    findall(Count-C, ( member(C, Columns), once(call(Number, C, Count)) ), Counts),
    aggregate_all(max(Count), member(Count-_, Counts), Most),
    findall(C, member(Most-C, Counts), Best),
    nearest(Best, Column).

nearest(Columns, Column) :-
    aggregate_all(min(Far, C), ( member(C, Columns), Far is abs(C - 4) ), min(_, Column)).

/** <examples>

?- board_player_aligned([[x],[x],[o],[x],[x],[x],[]], x, 3, Count).
*/
