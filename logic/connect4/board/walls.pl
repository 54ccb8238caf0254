:- module(connect4_walls,
          [ size_walls/2,             % +Size, -Walls
            walls_corner/3,           % +Walls, -Rows, -Columns
            walls_columns/2,          % +Walls, -Columns
            walls_set_cells/3         % +Walls, +Set, -Cells
          ]).

/** <module> Smaller boards: walls

A board of fewer columns or rows is the board of 7 x 6 with _walls_, cells that belong to nobody.
Walls are whole columns at both sides, at the right as many as at the left or one more, and the
lowest rows of the other columns.  So the top row stays the top row, as strategies need it: if you
answer each stone with one on top of it, you get that row.

The smaller board's columns and rows are counted from 1.  The board of 7 x 6 has the walls 0.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(cells, [cells/1, row_column_cell/3, set_cell/2]).

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

?- size_walls(size(5, 4, 4), Walls), walls_columns(Walls, Columns).
*/
