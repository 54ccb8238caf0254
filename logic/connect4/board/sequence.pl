:- module(connect4_sequence,
          [ walls_columns_fault/3  % +Walls, +Columns, -Fault
          ]).

/** <module> What is wrong with a sequence of columns that can't be played

walls_columns_position/3 of bits.pl fails for such a sequence; this file says why.
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module(bits, [walls_position_column_position/4, walls_position_end/3]).
:- use_module(walls, [walls_columns/2]).

%!  walls_columns_fault(+Walls, +Columns, -Fault) is semidet.
%
%   True when Fault says why Columns can't be played on the board that Walls leave: column(Place,
%   Column) if Column is no column, full(Place, Column) if it has no room, or over(Place, End) if
%   the game has ended before.  Place, counted from 1, is the first with a fault.
%
%       ?- walls_columns_fault(0, [4,4,4,4,4,4,4], Fault).
%       Fault = full(7, 4).

walls_columns_fault(Walls, Columns, Fault) :-
    walls_columns(Walls, All),
    columns_fault(Columns, 1, All, Walls, position(0, 0), Fault).

columns_fault([Column|Columns], Place, All, Walls, Position0, Fault) :-
    walls_position_end(Walls, Position0, End),
    (   \+ memberchk(Column, All)
    ->  Fault = column(Place, Column)
    ;   End \== open
    ->  Fault = over(Place, End)
    ;   walls_position_column_position(Walls, Position0, Column, Position)
    ->  Place1 is Place + 1,
        columns_fault(Columns, Place1, All, Walls, Position, Fault)
    ;   Fault = full(Place, Column)
    ).

/** <examples>

?- walls_columns_fault(0, [1,2,1,2,1,2,1,2], Fault).
*/
