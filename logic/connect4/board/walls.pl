:- module(connect4_walls,
          [ width_first/2,            % +Width, -First
            width_height_walls/3,     % +Width, +Height, -Walls
            walls_symmetric_key/3     % +Walls, +Position, -Key
          ]).

/** <module> Smaller boards: walls

A board of fewer columns or rows is the one of 7 x 6 with cells that belong to nobody, its
_walls_: whole columns at its sides, as many at the right as at the left or one more, and the
lowest rows of the others.  So its rows are counted from the top, as strategies need them: who
answers each stone with one on top of it gets the top row.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(bits, [position_key/2, position_mirror/2]).
:- use_module(cells, [row_column_cell/3]).

%!  width_first(+Width, -First) is det.
%
%   True when the first of Width columns, 1 to 7, is First on the board of 7 x 6.
%
%       ?- width_first(4, First).
%       First = 2.

width_first(Width, First) :-
    First is 1 + (7 - Width) // 2.

%!  width_height_walls(+Width, +Height, -Walls) is det.
%
%   True when Walls leave Width columns, 1 to 7, of Height cells, 1 to 6.
%
%       ?- width_height_walls(7, 5, Walls).
%       Walls = 0x40810204081.

width_height_walls(Width, Height, Walls) :-
    width_first(Width, First),
    Last is First + Width - 1,
    Lowest is 7 - Height,
    aggregate_all(sum(Cell),
                  ( row_column_cell(Row, Column, Cell),
                    ( Row < Lowest ; Row >= Lowest, \+ between(First, Last, Column) ) ),
                  Walls).

%!  walls_symmetric_key(+Walls, +Position, -Key) is det.
%
%   True when Key is the lesser of the keys of Position and of its mirror on the board that Walls
%   leave.
%
%       ?- width_height_walls(6, 6, Walls), row_column_cell(1, 6, Cell),
%          walls_symmetric_key(Walls, position(0, 1), Key),
%          walls_symmetric_key(Walls, position(0, Cell), Key).
%       Walls = 0xfc0000000000, Cell = 0x800000000, Key = 4432676798594.

walls_symmetric_key(Walls, Position, Key) :-
    position_mirror(position(0, Walls), position(_, Mirrored)),
    position_mirror(Position, position(Mine, Theirs)),
    (   Mirrored =:= Walls
    ->  Shift = 0
    ;   Shift = 7
    ),
    Mine1 is Mine >> Shift,
    Theirs1 is Theirs >> Shift,
    position_key(Position, Key1),
    position_key(position(Mine1, Theirs1), Key2),
    Key is min(Key1, Key2).

/** <examples>

?- width_height_walls(5, 4, Walls), walls_symmetric_key(Walls, position(0, 0), Key).
*/
