:- module(two_players_connect4, []).

/** <module> Connect 4, by its definition alone

The rules are those of ../../connect4/definition.pl.  A state is a board and its end, so
that lines are looked for only once.
*/

:- use_module('../../connect4/definition',
              [ board_column_board/3, board_end/2, board_mover/2, board_row_column_stone/4,
                empty_board/1 ]).

title("Connect 4, by its definition").

rules("Two players, x and o, drop a stone by turns into a column, where it falls to the \c
       lowest free cell. If you have 4 stones in a line first, across, upright \c
       or diagonally, you win.").

role(x).
role(o).

init(position(Board, open)) :-
    empty_board(Board).

%   A stone may be dropped where the highest cell, in row 6, is empty.

legal(position(Board, open), Player, Column) :-
    board_mover(Board, Player),
    board_row_column_stone(Board, 6, Column, empty).

next(position(Board0, open), _, Column, position(Board, End)) :-
    board_column_board(Board0, Column, Board),
    board_end(Board, End).

terminal(position(_, End)) :-
    End \== open.

goal(position(_, End), Player, Value) :-
    role(Player),
    end_player_value(End, Player, Value).

end_player_value(draw, _, 50).
end_player_value(won(Winner), Player, Value) :-
    ( Player == Winner -> Value = 100 ; Value = 0 ).

%   What stands in each cell of the board, for a picture of it.

cell(position(Board, _), Row, Column, Stone) :-
    board_row_column_stone(Board, Up, Column, Stone),
    Row is 7 - Up.
