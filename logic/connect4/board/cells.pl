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
            playable/2,            % +Filled, -Playable
            size_walls/2,          % +Size, -Walls
            walls_corner/3,        % +Walls, -Rows, -Columns
            walls_columns/2,       % +Walls, -Columns
            walls_set_cells/3      % +Walls, +Set, -Cells
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
also knows that neighbours are 1, 7, 8 and 6 bits apart.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../../shared/inline', [inline/1]).

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

% ---- Smaller boards: walls ----
%
%   A board of fewer columns or rows is the board of 7 x 6 with _walls_, cells that belong to
%   nobody.  Walls are whole columns at both sides, at the right as many as at the left or one more,
%   and the lowest rows of the other columns.  So the top row stays the top row, as strategies need
%   it: if you answer each stone with one on top of it, you get that row.
%
%   The smaller board's columns and rows are counted from 1.  The board of 7 x 6 has the walls 0.

%!  size_walls(+Size, -Walls) is semidet.
%
%   True when Walls leave a board of Size, size(Width, Height, 4).  Fails if the board does not fit
%   into 7 x 6, or if its lines have another length.
%
%       ?- size_walls(size(7, 5, 4), Walls).
%       Walls = 0x40810204081.

size_walls(size(Width, Height, 4), Walls) :-
    (   Width-Height == 7-6
    ->  Walls = 0
    ;   between(1, 7, Width),
        between(1, 6, Height),
        First is 1 + (7 - Width) // 2,
        Last is First + Width - 1,
        Lowest is 7 - Height,
        aggregate_all(sum(Cell),
                      ( row_column_cell(Row, Column, Cell),
                        ( Row < Lowest ; Row >= Lowest, \+ between(First, Last, Column) ) ),
                      Walls)
    ).

%!  walls_corner(+Walls, -Rows, -Columns) is det.
%
%   True when Walls are Rows high below the board that they leave, and Columns wide left of it.
%
%       ?- size_walls(size(4, 5, 4), Walls), walls_corner(Walls, Rows, Columns).
%       Walls = 279241864265919, Rows = 1, Columns = 1.

walls_corner(Walls, Rows, Columns) :-
    cells(Cells),
    First is lsb(Cells /\ \Walls),
    Rows is First mod 7,
    Columns is First // 7.

%!  walls_columns(+Walls, -Columns) is det.
%
%   True when Columns are those of the board that Walls leave, the nearest to the centre first, and
%   the left one of two first.
%
%       ?- size_walls(size(4, 6, 4), Walls), walls_columns(Walls, Columns).
%       Walls = 279241593716799, Columns = [2, 3, 1, 4].

walls_columns(Walls, Columns) :-
    (   Walls =:= 0
    ->  Columns = [4, 3, 5, 2, 6, 1, 7]
    ;   walls_corner(Walls, _, Left),
        cells(Cells),
        Width is msb(Cells /\ \Walls) // 7 + 1 - Left,
        findall(Far-Column,
                ( between(1, Width, Column), Far is abs(2 * Column - Width - 1) ),
                Keyed),
        keysort(Keyed, Sorted),
        pairs_values(Sorted, Columns)
    ).

%!  walls_set_cells(+Walls, +Set, -Cells) is det.
%
%   True when Cells are those of Set, each Row-Column of the board that Walls leave, column by
%   column.
%
%       ?- walls_set_cells(0, 0b10000110, Cells).
%       Cells = [2-1, 3-1, 1-2].

walls_set_cells(Walls, Set, Cells) :-
    walls_corner(Walls, Below, Left),
    findall(Row-Column,
            ( set_cell(Set, Cell),
              row_column_cell(Row0, Column0, Cell),
              Row is Row0 - Below,
              Column is Column0 - Left ),
            Cells).

/** <examples>

?- cells(Cells), even_rows(Even), Odd is Cells xor Even.
*/
