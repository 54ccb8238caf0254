:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(connect4_ending).

%   The same by the board as lists: cells of one player, four in a line.

slow_fours(Board, Player, Cells) :-
    findall(Cell,
            ( member(Right-Up, [0-1, 1-0, 1-1, 1-(-1)]),
              board_row_column_piece(Board, Row, Column, Player),
              findall(C-R, ( between(0, 3, Step), C is Column + Right * Step,
                             R is Row + Up * Step,
                             board_row_column_piece(Board, R, C, Player) ), Line),
              length(Line, 4),
              member(Cell, Line) ),
            All),
    sort(All, Cells).

test(fours, forall(between(1, 40, Seed))) :-
    seed_random([Seed], Random),
    players_position_columns(metric(4, 1), metric(4, 1), position(0, 0), Columns, Random, _),
    columns_position(Columns, Position),
    columns_board(Columns, Board),
    (   board_outcome(Board, won(Player))
    ->  slow_fours(Board, Player, Cells),
        Cells = [_, _, _, _|_]
    ;   Cells = []
    ),
    position_fours(Position, Cells).

test(open_game, Cells == []) :-
    columns_position([4,4,5,5], Position),
    position_fours(Position, Cells).

:- end_tests(connect4_ending).
