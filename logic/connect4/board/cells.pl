:- module(connect4_cells,
          [ cells/1,               % -Cells
            lowest_row/1,          % -Cells
            odd_rows/1,            % -Cells
            even_rows/1,           % -Cells
            row/2,                 % +Row, -Cells
            row_column_cell/3,     % ?Row, ?Column, ?Cell
            column_cells/2,        % +Column, -Cells
            cell_column/2,         % +Cell, -Cells
            set_cell/2,            % +Cells, -Cell
            empty_cells/2,         % +Filled, -Empty
            playable/2             % +Filled, -Playable
          ]).

/** <module> Sets of cells as integers: what bits mean

The cell in row R of column C is bit 7(C - 1) + R - 1:

    .  .  .  .  .  .  .
    5 12 19 26 33 40 47
    4 11 18 25 32 39 46
    3 10 17 24 31 38 45
    2  9 16 23 30 37 44
    1  8 15 22 29 36 43
    0  7 14 21 28 35 42

The seventh bit of each column is always 0 and keeps the columns apart.  A set of
cells is the sum of its bits.  Only this file knows which bit a cell is; stones.pl
and lookup.pl also know that neighbours are 1, 7, 8 and 6 bits apart.
*/

:- use_module('../../search/inline', [inline/1]).

%!  lowest_row(-Cells) is det.
%
%   True when Cells are the seven of row 1.
%
%       ?- lowest_row(Cells), row_column_cell(1, 2, Cell), Both is Cells /\ Cell.
%       Cells = 0x40810204081, Cell = 0x80, Both = 0x80.

lowest_row(Cells) :-
    Cells is ((1 << 49) - 1) // ((1 << 7) - 1).

%!  cells(-Cells) is det.
%
%   True when Cells are all 42.
%
%       ?- cells(Cells), Number is popcount(Cells).
%       Cells = 0xfdfbf7efdfbf, Number = 42.

cells(Cells) :-
    lowest_row(Row),
    Cells is Row * 0b111111.

%!  odd_rows(-Cells) is det.
%
%   True when Cells are those of the rows 1, 3 and 5.

odd_rows(Cells) :-
    lowest_row(Row),
    Cells is Row * 0b010101.

%!  even_rows(-Cells) is det.
%
%   True when Cells are those of the rows 2, 4 and 6.

even_rows(Cells) :-
    lowest_row(Row),
    Cells is Row * 0b101010.

%!  row(+Row, -Cells) is det.
%
%   True when Cells are the seven of Row, 1 to 6.

row(Row, Cells) :-
    lowest_row(Lowest),
    Cells is Lowest << (Row - 1).

%!  row_column_cell(?Row, ?Column, ?Cell) is nondet.
%
%   True when Cell is the one in Row of Column, as a set of one cell.
%
%       ?- row_column_cell(Row, Column, 0b1000_0000_0000).
%       Row = 5, Column = 2.

row_column_cell(Row, Column, Cell) :-
    (   integer(Cell)
    ->  popcount(Cell) =:= 1,
        Row is msb(Cell) mod 7 + 1,
        Column is msb(Cell) // 7 + 1,
        Row =< 6,
        Column =< 7
    ;   between(1, 7, Column),
        between(1, 6, Row),
        Cell is 1 << (7 * (Column - 1) + Row - 1)
    ).

%!  column_cells(+Column, -Cells) is det.
%
%   True when Cells are the six of Column, 1 to 7.

column_cells(Column, Cells) :-
    Cells is 0b111111 << (7 * (Column - 1)).

%!  cell_column(+Cell, -Cells) is det.
%
%   True when Cells are the six of the column of Cell.

cell_column(Cell, Cells) :-
    Cells is 0b111111 << (msb(Cell) // 7 * 7).

%!  set_cell(+Cells, -Cell) is nondet.
%
%   True when Cell is one of Cells, as a set of one cell; the lowest bits first.
%
%       ?- findall(Cell, set_cell(0b1010, Cell), Cells).
%       Cells = [2, 8].

set_cell(Cells, Cell) :-
    Cells =\= 0,
    Lowest is Cells /\ -Cells,
    Others is Cells xor Lowest,
    (   Others =:= 0
    ->  Cell = Lowest
    ;   Cell = Lowest
    ;   set_cell(Others, Cell)
    ).

%!  empty_cells(+Filled, -Empty) is det.
%
%   True when Empty are all cells but those of Filled.

empty_cells(Filled, Empty) :-
    cells(Cells),
    Empty is Filled xor Cells.

%!  playable(+Filled, -Playable) is det.
%
%   True when Playable are the cells to which the next stone can fall, one for each
%   column that has room.  The same as board_column_board/3, for all columns together.
%   A bit added at the foot of a column is carried to its lowest empty cell.
%
%       ?- playable(0b111111, Playable).
%       Playable = 0x40810204080.

playable(Filled, Playable) :-
    lowest_row(Row),
    cells(Cells),
    Playable is (Filled + Row) /\ Cells.

:- inline([lowest_row/1, cells/1, odd_rows/1, even_rows/1]).
:- inline([row/2, column_cells/2, cell_column/2, empty_cells/2, playable/2]).

/** <examples>

?- cells(Cells), even_rows(Even), Odd is Cells xor Even.
?- row_column_cell(Row, 4, Cell).
*/
