:- module(connect4_told,
          [ metric_board_column/4      % +Metric, +Depth, +Board, -Column
          ]).

/** <module> The document's metrics, sentence by sentence

What each metric may choose, on the boards of the definition.  metrics.pl does the same
with bits.  Among equal columns, a metric takes the one nearest to the centre.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [exclude/3, include/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../definition', [board_column_board/3, board_end/2, board_mover/2]).
:- use_module(metrics, [metric_worths/2]).
:- use_module(rating, [board_depth_worths_rating/4, board_player_aligned/4]).

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
    (   Good = [_|_]
    ->  Kept = Good
    ;   Kept = Columns
    ).

greatest(Number, Columns, Most, Column) :-
    findall(Count-C, ( member(C, Columns), once(call(Number, C, Count)) ), Counts),
    aggregate_all(max(Count), member(Count-_, Counts), Most),
    findall(C, member(Most-C, Counts), Best),
    nearest(Best, Column).

nearest(Columns, Column) :-
    aggregate_all(min(Far, C), ( member(C, Columns), Far is abs(C - 4) ), min(_, Column)).

/** <examples>

?- columns_board([4,4,4,4,4,4,1,1], Board), metric_board_column(3, 1, Board, Column).
*/
