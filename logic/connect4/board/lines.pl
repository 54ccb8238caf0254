:- module(connect4_lines,
          [ lines/1,               % -Lines
            stone_threats/5        % +Stone, +Stones, +Lines, +Threats0, -Threats
          ]).

/** <module> Lines: which cells complete four, looked up

A new stone can only threaten along the four lines that cross it.  What the
stones of a line threaten is worked out once for each pattern of them, and
found again by the residue of their bits: the cells of a column, a diagonal
or a row are 1, 6, 8 or 7 bits apart, so that their residues by 2^7 - 1, for
a row by 2^8 - 1, are different powers of two.
*/

:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [append/3]).

%!  lines(-Lines) is det.
%
%   True when Lines has an argument for each bit of a bit board, for a cell
%   cell(Column, Threats1, Row, Threats2, Rising, Threats3, Falling, Threats4):
%   the cells of each line that crosses it, and behind it what stones threaten
%   there: arg(Residue, Threats, Cells).
%
%       ?- lines(Lines), arg(1, Lines, Cell), arg(1, Cell, Column),
%          arg(2, Cell, Threats), arg(0b0111, Threats, Cells).
%       Column = 0b111111, Cells = 0b1000.

lines(Lines) :-
    functor(Lines, lines, 48),
    findall(Line, line(Line), All),
    maplist(line_cells(Lines), All).

%   The direction of a line, its place in a cell/8, and its modulus.

direction( 1,  0, 1, 127).
direction( 1,  1, 5, 127).
direction( 1, -1, 7, 127).
direction( 0,  1, 3, 255).

%   A line begins where a step back leaves the board.

line(line(Bits, Place, Modulus)) :-
    direction(Up, Right, Place, Modulus),
    between(0, 6, Column),
    between(0, 5, Row),
    Row0 is Row - Up,
    Column0 is Column - Right,
    \+ on_board(Row0, Column0),
    bits(Row, Column, Up, Right, Bits).

on_board(Row, Column) :-
    between(0, 5, Row),
    between(0, 6, Column).

bits(Row, Column, Up, Right, Bits) :-
    (   on_board(Row, Column)
    ->  Bit is 1 << (7 * Column + Row),
        Bits = [Bit|Bits1],
        Row1 is Row + Up,
        Column1 is Column + Right,
        bits(Row1, Column1, Up, Right, Bits1)
    ;   Bits = []
    ).

line_cells(Lines, line(Bits, Place, Modulus)) :-
    foldl_or(Bits, 0, Cells),
    findall(Four, four_in(Bits, Four), Fours),
    Residues is Modulus - 1,
    functor(Threats, threats, Residues),
    fill(Bits, 0, Fours, Modulus, Threats),
    maplist(bit_line(Lines, Place, Cells, Threats), Bits).

foldl_or([], Cells, Cells).
foldl_or([Bit|Bits], Cells0, Cells) :-
    Cells1 is Cells0 \/ Bit,
    foldl_or(Bits, Cells1, Cells).

four_in(Bits, Four) :-
    append(_, [A, B, C, D|_], Bits),
    Four is A + B + C + D.

bit_line(Lines, Place, Cells, Threats, Bit) :-
    Index is msb(Bit) + 1,
    arg(Index, Lines, Cell),
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

%!  stone_threats(+Stone, +Stones, +Lines, +Threats0, -Threats) is det.
%
%   True when Threats are the cells that complete four of Stones, with those
%   of Threats0, the threats before Stone was added to Stones.  They may be
%   taken by the other player, or by Stone.
%
%       ?- lines(Lines), stone_threats(0b0010, 0b0111, Lines, 0, Threats).
%       Threats = 8.

stone_threats(Stone, Stones, Lines, Threats0, Threats) :-
    Index is msb(Stone) + 1,
    arg(Index, Lines, Cell),
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

?- lines(Lines), stone_threats(0b0100, 0b0111, Lines, 0, Threats).
*/
