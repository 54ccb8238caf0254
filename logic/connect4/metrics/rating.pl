:- module(connect4_rating,
          [ board_player_aligned/4,    % +Board, +Player, +N, -Count
            board_depth_worths_rating/4 % +Board, +Depth, +Worths, -Rating
          ]).

/** <module> What the document's metrics count, told once

Alignments, and the rating of a tree of boards, on the boards of the definition.  The faster files
must give the same answers: ../board/stones.pl counts alignments, subtree.pl and weighed.pl rate
trees.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(error), [must_be/2]).
:- use_module('../../needed', [needed/3]).
:- use_module('../definition', [ board_column_board/3, board_end/2, board_mover/2,
                                 board_row_column_stone/4, line/1 ]).

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

/** <examples>

?- board_player_aligned([[x],[x],[o],[x],[x],[x],[]], x, 3, Count).
*/
