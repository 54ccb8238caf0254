:- module(connect4_ending,
          [ position_fours/2       % +Position, -Cells
          ]).

/** <module> Ending: the stones that won */

:- use_module(cells, [row_column_cell/3]).
:- use_module(stones, [stones_fours/2]).

%!  position_fours(+Position, -Cells) is det.
%
%   True when Cells are Row-Column, from the left and the bottom, for each stone
%   of the player who moved last that stands in a line of four: none in a game
%   that is not won.  The same as board_line_player/3, for all lines together.
%
%       ?- columns_position([1,2,1,2,1,2,1], Position), position_fours(Position, Cells).
%       Cells = [1-1, 2-1, 3-1, 4-1].

position_fours(position(_, Theirs), Cells) :-
    stones_fours(Theirs, Fours),
    findall(Row-Column, cell_in(Fours, Column, Row), Cells).

cell_in(Cells, Column, Row) :-
    row_column_cell(Row, Column, Cell),
    Cells /\ Cell =\= 0.

/** <examples>

?- columns_position([1,1,2,2,3,3,4], Position), position_fours(Position, Cells).
*/
