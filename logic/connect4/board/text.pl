:- module(connect4_text,
          [ text_position/2,       % +Text, -Position
            walls_columns_fault/3  % +Walls, +Columns, -Fault
          ]).

/** <module> Games as text, `4453`: a digit for each column played

A position is read from such a text.  walls_columns_position/3 of bits.pl fails for a sequence of
columns that can't be played; here it is said why.
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module(bits, [walls_position_column_position/4, walls_position_end/3]).
:- use_module(cells, [column_cells/2, playable/2, walls_columns/2]).
:- use_module(stones, [four/1]).

%!  text_position(+Text, -Position) is semidet.
%
%   True when Position is reached by playing the columns of Text in turn.
%   The same as columns_board/2, on bits and without asking after each move for the
%   end.  Fails if walls_columns_fault/3 finds a fault.
%
%       ?- text_position('445', Position).
%       Position = position(0x400000, 0x10200000).

text_position(Text, position(Mine, Theirs)) :-
    atom_codes(Text, Codes),
    codes_position(Codes, 0, 0, 0, Mine, Theirs, Last),
    \+ four(Mine),
    Before is Theirs xor Last,
    \+ four(Before).

%   A line of four stays, so it is enough to ask at the end whether a move came after one.

codes_position([], Mine, Theirs, Last, Mine, Theirs, Last).
codes_position([Code|Codes], Mine0, Theirs0, _, Mine, Theirs, Last) :-
    Code >= 0'1,
    Code =< 0'7,
    Filled is Mine0 \/ Theirs0,
    playable(Filled, Playable),
    Column is Code - 0'0,
    column_cells(Column, Room),
    Stone is Playable /\ Room,
    Stone =\= 0,
    Mine1 is Mine0 \/ Stone,
    codes_position(Codes, Theirs0, Mine1, Stone, Mine, Theirs, Last).

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

?- text_position('4455', Position), bitboard_end(Position, End).
*/
