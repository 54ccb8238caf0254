:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module(random_play).

:- begin_tests(connect4_definition).

test(rooms, Columns == [1,2,3,4,5,6,7]) :-
    empty_board(Board),
    findall(Column, board_column_board(Board, Column, _), Columns).

test(full_column, Columns == [1,2,3,5,6,7]) :-
    columns_board([4,4,4,4,4,4], Board),
    findall(Column, board_column_board(Board, Column, _), Columns).

test(stones, all(Stone == [x, o, empty])) :-
    columns_board([4,4], Board),
    member(Row, [1, 2, 3]),
    board_row_column_stone(Board, Row, 4, Stone).

test(cells, Count == 42) :-
    empty_board(Board),
    aggregate_all(count, board_row_column_stone(Board, _, _, empty), Count).

test(turns, all(Player == [x, o, x])) :-
    member(Columns, [[], [4], [4,4]]),
    columns_board(Columns, Board),
    board_mover(Board, Player).

test(no_cell, fail) :-
    member(Row-Column, [0-1, 7-1, 1-0, 1-8]),
    empty_board(Board),
    board_row_column_stone(Board, Row, Column, _).

%   Stones and columns given or open, one by one.

test(where_is_o, all(Row-Column == [2-4, 1-5])) :-
    columns_board([4,4,3,5], Board),
    board_row_column_stone(Board, Row, Column, o).

test(which_move, all(Column == [4])) :-
    columns_board([4], Board0),
    columns_board([4,4], Board),
    board_column_board(Board0, Column, Board).

test(is_it_the_move, fail) :-
    columns_board([4], Board0),
    columns_board([4,4], Board),
    board_column_board(Board0, 5, Board).

%   Each board that a move leads to came from there; the empty one from none.

test(moves_backwards, forall(between(1, 15, Seed))) :-
    random_game(Seed, 1, 41, Columns),
    columns_board(Columns, Board),
    once(append(Before, [Last], Columns)),
    columns_board(Before, Board0),
    once(( board_column_board(Board1, Last, Board), Board1 == Board0 )),
    forall(board_column_board(Board2, Column, Board),
           ( board_end(Board2, open), once(board_column_board(Board2, Column, Board)) )).

test(nothing_before_the_start, fail) :-
    empty_board(Board),
    board_column_board(_, _, Board).

test(orders_of_moves, Number-Same == 2-2) :-
    columns_board([4,4,3,3,5], Board),
    findall(Columns, columns_board(Columns, Board), All),
    length(All, Number),
    include([Columns]>>( columns_board(Columns, Board) ), All, Reached),
    length(Reached, Same).

test(no_order_of_moves, fail) :-
    columns_board(_, [[o],[],[],[],[],[],[]]).

test(games_of_two_moves, Number == 49) :-
    aggregate_all(count, columns_board([_, _], _), Number).

test(lines, Number == 69) :-
    findall(Cells, line(Cells), All),
    sort(All, Lines),
    length(Lines, Number).

test(lines_that_end_there, all(Row-Column == [4-1, 3-1, 3-1])) :-
    member(Last, [1-4, 3-4, 6-4]),
    member(Row-Column, [4-1, 6-4, 3-1, 3-7]),
    line([Row-Column, _, _, Last]).

%   Up, across, rising and falling; and the first move that makes four counts.

test(wins, all(End == [won(x), won(x), won(x), won(x), won(o)])) :-
    member(Columns, [ [1,2,1,2,1,2,1], [1,1,2,2,3,3,4],
                      [1,2,2,3,3,4,3,4,4,6,4], [7,6,6,5,5,4,5,4,4,2,4],
                      [1,2,1,2,1,2,3,2] ]),
    columns_board(Columns, Board),
    board_end(Board, End).

test(no_wrap, End == open) :-
    board_end([[x,x,x],[],[o,o,o],[],[o],[],[x,x,x]], End).

test(draw, End == draw) :-
    columns_board([1,1,1,1,1,1,2,2,2,2,2,2,3,3,3,3,3,3,5,4,4,4,4,4,4,
                   5,5,5,5,5,6,6,6,6,6,6,7,7,7,7,7,7], Board),
    board_end(Board, End).

test(no_move_after_the_end, fail) :-
    columns_board([1,2,1,2,1,2,1], Board),
    board_column_board(Board, _, _).

%   The winner's line, and what is no line of one player.

test(won_line, all(Cells-Player == [[1-1, 1-2, 1-3, 1-4]-x])) :-
    columns_board([1,1,2,2,3,3,4], Board),
    board_line_player(Board, Cells, Player).

test(scores, all(Score == [-18, 0])) :-
    member(Columns, [ [1,2,1,2,1,2,1],
                      [1,1,1,1,1,1,2,2,2,2,2,2,3,3,3,3,3,3,5,4,4,4,4,4,4,
                       5,5,5,5,5,6,6,6,6,6,6,7,7,7,7,7,7] ]),
    columns_board(Columns, Board),
    board_score(Board, Score).

test(a_win_now, all(Column-Score == [1-18])) :-
    columns_board([1,2,1,2,1,2], Board),
    board_column_board(Board, Column, Board1),
    board_end(Board1, won(x)),
    board_score(Board1, Score1),
    Score is -Score1.

test(best_column_is_the_score, forall(between(1, 10, Seed))) :-
    random_game(Seed, 36, 40, Columns),
    columns_board(Columns, Board),
    board_score(Board, Score),
    findall(Score1, board_column_score(Board, _, Score1), Scores),
    max_list(Scores, Score).

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

%   What is no board, no column and no number of stones is said to be none.

test(nonsense, [forall(member(Goal-Error, [ board_end(5, _)-type_error(_, _),
                                            board_end([[x,z],[],[],[],[],[],[]], _)-type_error(_, _),
                                            board_end([], _)-type_error(_, _),
                                            board_score(a, _)-type_error(_, _),
                                            columns_board([8], _)-type_error(_, _),
                                            columns_board([a], _)-type_error(_, _),
                                            board_player_aligned([[],[],[],[],[],[],[]], x, 5, _)
                                            -type_error(_, _),
                                            board_player_aligned([[],[],[],[],[],[],[]], z, 1, _)
                                            -type_error(_, _),
                                            board_depth_worths_rating([[],[],[],[],[],[],[]], 0,
                                                                     worths(2, 1, 0, 0), _)
                                            -type_error(_, _) ])),
                error(Error)]) :-
    call(Goal).

:- end_tests(connect4_definition).
