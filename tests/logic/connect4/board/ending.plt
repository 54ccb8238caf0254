:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(connect4_ending).

%   The same by the definition: the cells of each line of one player.

slow_fours(Board, Player, Cells) :-
    findall(Cell, ( board_line_player(Board, Line, Player), member(Cell, Line) ), All),
    sort(All, Cells).

test(fours, forall(between(1, 40, Seed))) :-
    seed_random([Seed], Random),
    players_position_columns(metric(4, 1), metric(4, 1), position(0, 0), Columns, Random, _),
    columns_position(Columns, Position),
    columns_board(Columns, Board),
    (   board_end(Board, won(Player))
    ->  slow_fours(Board, Player, Cells),
        Cells = [_, _, _, _|_]
    ;   Cells = []
    ),
    position_fours(Position, Fours),
    msort(Fours, Cells).

test(open_game, Cells == []) :-
    columns_position([4,4,5,5], Position),
    position_fours(Position, Cells).

:- end_tests(connect4_ending).
