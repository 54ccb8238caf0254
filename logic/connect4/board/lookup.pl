:- module(connect4_lookup,
          [ threat_lookup/1,       % -Lookup
            stone_threats/5        % +Stone, +Stones, +Lookup, +Threats0, -Threats
          ]).

/** <module> Which cells complete four, looked up

A new stone can only threaten along the lines that cross it: its whole column, row
and two diagonals.  The threats of each pattern of stones on such a line are computed
once, and then looked up by the pattern.

A pattern is numbered by the residue of its bits.  Neighbours in a column are 1 bit
apart, on a diagonal 6 or 8, in a row 7.  So the residues of the cells modulo 2^7 - 1,
or 2^8 - 1 for a row, are different powers of two.
*/

:- use_module(library(apply), [foldl/4, maplist/2]).
:- use_module(library(lists), [append/3]).
:- use_module(cells, [row_column_cell/3]).

%!  threat_lookup(-Lookup) is det.
%
%   True when Lookup has an argument for each bit of a bit board.  That of a cell is
%   cell(Column, Threats1, Row, Threats2, Rising, Threats3, Falling, Threats4): the
%   cells of each line that crosses the cell, each followed by the threats there, such
%   that arg(Residue, Threats, Cells).
%
%       ?- threat_lookup(Lookup), arg(1, Lookup, Cell), arg(1, Cell, Column),
%          arg(2, Cell, Threats), arg(0b0111, Threats, Cells).
%       Column = 0b111111, Cells = 0b1000.

threat_lookup(Lookup) :-
    functor(Lookup, lookup, 48),
    findall(Line, whole_line(Line), All),
    maplist(line_looked_up(Lookup), All).

%   The direction of a line, its place in a cell/8, and its modulus.

direction( 1,  0, 1, 127).
direction( 1,  1, 5, 127).
direction( 1, -1, 7, 127).
direction( 0,  1, 3, 255).

%   A line begins where a step back leaves the board.

whole_line(line(Bits, Place, Modulus)) :-
    direction(Up, Right, Place, Modulus),
    row_column_cell(Row, Column, _),
    Row0 is Row - Up,
    Column0 is Column - Right,
    \+ row_column_cell(Row0, Column0, _),
    bits(Row, Column, Up, Right, Bits).

bits(Row, Column, Up, Right, Bits) :-
    (   row_column_cell(Row, Column, Bit)
    ->  Bits = [Bit|Bits1],
        Row1 is Row + Up,
        Column1 is Column + Right,
        bits(Row1, Column1, Up, Right, Bits1)
    ;   Bits = []
    ).

line_looked_up(Lookup, line(Bits, Place, Modulus)) :-
    foldl(with_bit, Bits, 0, Cells),
    findall(Four, four_in(Bits, Four), Fours),
    Residues is Modulus - 1,
    functor(Threats, threats, Residues),
    fill(Bits, 0, Fours, Modulus, Threats),
    maplist(bit_looked_up(Lookup, Place, Cells, Threats), Bits).

with_bit(Bit, Cells0, Cells) :-
    Cells is Cells0 \/ Bit.

four_in(Bits, Four) :-
    append(_, [A, B, C, D|_], Bits),
    Four is A + B + C + D.

bit_looked_up(Lookup, Place, Cells, Threats, Bit) :-
    Index is msb(Bit) + 1,
    arg(Index, Lookup, Cell),
    functor(Cell, cell, 8),
    arg(Place, Cell, Cells),
    Next is Place + 1,
    arg(Next, Cell, Threats).

%   Every set of the line's cells but the empty one.

fill([], Stones, Fours, Modulus, Threats) :-
    Residue is Stones mod Modulus,
    (   Residue =:= 0
    ->  true
    ;   threatened(Fours, Stones, 0, Cells),
        arg(Residue, Threats, Cells)
    ).
fill([Bit|Bits], Stones, Fours, Modulus, Threats) :-
    fill(Bits, Stones, Fours, Modulus, Threats),
    Stones1 is Stones + Bit,
    fill(Bits, Stones1, Fours, Modulus, Threats).

threatened([], _, Cells, Cells).
threatened([Four|Fours], Stones, Cells0, Cells) :-
    (   popcount(Four /\ Stones) =:= 3
    ->  Cells1 is Cells0 \/ (Four /\ \Stones)
    ;   Cells1 = Cells0
    ),
    threatened(Fours, Stones, Cells1, Cells).

%!  stone_threats(+Stone, +Stones, +Lookup, +Threats0, -Threats) is det.
%
%   True when Threats are the cells that complete four of Stones, together with
%   Threats0, the threats before Stone was added to Stones.  Some may be taken by the
%   other player, or by Stone.  The same as threats/3 of stones.pl, stone by stone.
%
%       ?- threat_lookup(Lookup), stone_threats(0b0010, 0b0111, Lookup, 0, Threats).
%       Threats = 8.

stone_threats(Stone, Stones, Lookup, Threats0, Threats) :-
    Index is msb(Stone) + 1,
    arg(Index, Lookup, Cell),
    Cell = cell(Column, ByColumn, Row, ByRow, Rising, ByRising, Falling, ByFalling),
    Residue1 is (Stones /\ Column) mod 127,
    Residue2 is (Stones /\ Row) mod 255,
    Residue3 is (Stones /\ Rising) mod 127,
    Residue4 is (Stones /\ Falling) mod 127,
    arg(Residue1, ByColumn, Threats1),
    arg(Residue2, ByRow, Threats2),
    arg(Residue3, ByRising, Threats3),
    arg(Residue4, ByFalling, Threats4),
    Threats is Threats0 \/ Threats1 \/ Threats2 \/ Threats3 \/ Threats4.

/** <examples>

?- threat_lookup(Lookup), stone_threats(0b0100, 0b0111, Lookup, 0, Threats).
*/
