:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(board).

test(rooms, Columns == [1,2,3,4,5,6,7]) :-
    empty_board(Board),
    findall(Column, board_column_board(Board, Column, _), Columns).

test(full_column, Columns == [1,2,3,5,6,7]) :-
    columns_board([4,4,4,4,4,4], Board),
    findall(Column, board_column_board(Board, Column, _), Columns).

test(pieces, all(Piece == [x, o, empty])) :-
    columns_board([4,4], Board),
    member(Row, [1, 2, 3]),
    board_row_column_piece(Board, Row, 4, Piece).

test(cells, Count == 42) :-
    empty_board(Board),
    aggregate_all(count, board_row_column_piece(Board, _, _, empty), Count).

test(turns, all(Player == [x, o, x])) :-
    member(Columns, [[], [4], [4,4]]),
    columns_board(Columns, Board),
    board_turn(Board, Player).

%   Up, across, rising and falling; and the first move that makes four counts.

test(wins, all(Outcome == [won(x), won(x), won(x), won(x), won(o)])) :-
    member(Columns, [ [1,2,1,2,1,2,1], [1,1,2,2,3,3,4],
                      [1,2,2,3,3,4,3,4,4,6,4], [7,6,6,5,5,4,5,4,4,2,4],
                      [1,2,1,2,1,2,3,2] ]),
    columns_board(Columns, Board),
    board_outcome(Board, Outcome).

test(no_wrap, Outcome == open) :-
    board_outcome([[x,x,x],[],[o,o,o],[],[o],[],[x,x,x]], Outcome).

test(draw, Outcome == draw) :-
    columns_board([1,1,1,1,1,1,2,2,2,2,2,2,3,3,3,3,3,3,5,4,4,4,4,4,4,
                   5,5,5,5,5,6,6,6,6,6,6,7,7,7,7,7,7], Board),
    board_outcome(Board, Outcome).

test(no_move_after_the_end, fail) :-
    columns_board([1,2,1,2,1,2,1], Board),
    board_column_board(Board, _, _).

%   A stone alone in a corner belongs to three windows, in the centre of the
%   lowest row to 1 up, 4 across and 2 on the diagonals.

test(windows_of_one_stone, all(Count == [3, 7])) :-
    member(Columns, [[1], [4]]),
    columns_board(Columns, Board),
    board_player_aligned(Board, x, 1, Count).

test(windows_of_two_and_three, Counts == [3, 1, 0]) :-
    columns_board([3,3,4,4], Board),
    findall(Count, ( member(N, [2, 3, 4]), board_player_aligned(Board, x, N, Count) ), [A|_]),
    columns_board([2,2,3,3,4], Board1),
    board_player_aligned(Board1, o, 3, C),
    board_player_aligned(Board1, x, 4, D),
    B is C + 1,
    Counts = [A, B, D].

test(a_window_with_another_stone_does_not_count, Count == 0) :-
    board_player_aligned([[x],[x],[o],[x],[],[],[]], x, 2, Count).

:- end_tests(board).
