:- module(connect4_stones,
          [ four/1,                % +Stones
            stones_fours/2,        % +Stones, -Cells
            threats/3,             % +Stones, +Empty, -Cells
            stones_aligned/4,      % +Stones, +Empty, +N, -Count
            threat_lookup/1,       % -Lookup
            stone_threats/5        % +Stone, +Stones, +Lookup, +Threats0, -Threats
          ]).

/** <module> Sets of stones: what stands in a line

Sets of cells are integers, as in cells.pl.  Neighbours are 1 bit apart in a column,
7 in a row, 8 and 6 on the diagonals.  So if a set is shifted by that many bits, it
has in common with itself the cells that begin a pair.  In ASP: threat.lp.  Sets are
shifted right before left, since small integers end at 2^56 - 1.
*/

:- use_module(library(apply), [foldl/4, maplist/2]).
:- use_module(library(lists), [append/3]).
:- use_module(cells, [cells/1, row_column_cell/3]).

%!  four(+Stones) is semidet.
%
%   True when four of Stones stand in a line.  The same as board_line_player/3, for
%   all lines together.
%
%       ?- four(0b1111).
%       true.

four(Stones) :-
    Column is Stones /\ Stones >> 1,
    Row is Stones /\ Stones >> 7,
    Rising is Stones /\ Stones >> 8,
    Falling is Stones /\ Stones >> 6,
    (Column /\ Column >> 2) \/ (Row /\ Row >> 14)
        \/ (Rising /\ Rising >> 16) \/ (Falling /\ Falling >> 12) =\= 0.

%!  stones_fours(+Stones, -Cells) is det.
%
%   True when Cells are those of Stones that stand in a line of four.
%
%       ?- stones_fours(0b10111101, Cells).
%       Cells = 0b111100.

stones_fours(Stones, Cells) :-
    foldl(step_fours(Stones), [1, 6, 7, 8], 0, Cells).

step_fours(Stones, Step, Cells0, Cells) :-
    Pairs is Stones /\ Stones >> Step,
    First is Pairs /\ Pairs >> (2 * Step),
    Halves is First \/ First << Step,
    Cells is Cells0 \/ Halves \/ Halves << (2 * Step).

%!  threats(+Stones, +Empty, -Cells) is det.
%
%   True when Cells are those of Empty that complete four of Stones.
%
%       ?- threats(0b0111, 0b111000, Cells).
%       Cells = 0b1000.

threats(Stones, Empty, Cells) :-
    Cells1 is (Stones /\ Stones >> 1 /\ Stones >> 2) << 3,
    direction_threats(7, Stones, Cells1, Cells2),
    direction_threats(8, Stones, Cells2, Cells3),
    direction_threats(6, Stones, Cells3, Cells4),
    Cells is Cells4 /\ Empty.

%   Adds to Cells0 the cells that complete four in a direction in which neighbours are Step bits
%   apart.  The missing cell is the last, the first, the third or the second of four.

direction_threats(Step, Stones, Cells0, Cells) :-
    Pairs is Stones /\ Stones >> Step,
    Triples is Pairs /\ Stones >> (2 * Step),
    Cells is Cells0 \/ Triples << (3 * Step) \/ Triples >> Step
        \/ (Pairs /\ Stones >> (3 * Step)) << (2 * Step)
        \/ (Stones /\ Pairs >> (2 * Step)) << Step.

%!  stones_aligned(+Stones, +Empty, +N, -Count) is det.
%
%   True when Count lines have N, 1 to 4, of Stones, and their other cells are in Empty.
%   The same as board_player_aligned/4, for all lines of a direction together.
%
%       ?- stones_aligned(0b0011, 0b11111100, 2, Count).
%       Count = 1.

stones_aligned(Stones, Empty0, N, Count) :-
    cells(Cells),
    Empty is Empty0 /\ Cells,
    direction_aligned(1, Stones, Empty, N, Count1),
    direction_aligned(6, Stones, Empty, N, Count2),
    direction_aligned(7, Stones, Empty, N, Count3),
    direction_aligned(8, Stones, Empty, N, Count4),
    Count is Count1 + Count2 + Count3 + Count4.

%   A line is known by its first cell.  The binary digits of its number of stones are
%   in three sets: Ones, Twos and Fours.

direction_aligned(Step, Stones, Empty, N, Count) :-
    Open is Stones \/ Empty,
    OpenPairs is Open /\ Open >> Step,
    Lines is OpenPairs /\ OpenPairs >> (2 * Step),
    One is Stones xor (Stones >> Step),
    Two is Stones /\ Stones >> Step,
    One2 is One >> (2 * Step),
    Two2 is Two >> (2 * Step),
    Ones is One xor One2,
    Twos is Two xor Two2 xor (One /\ One2),
    Fours is Two /\ Two2,
    number_set(N, Ones, Twos, Fours, Set),
    Count is popcount(Lines /\ Set).

number_set(1, Ones, Twos, _, Set)  :- Set is Ones /\ \Twos.
number_set(2, Ones, Twos, _, Set)  :- Set is Twos /\ \Ones.
number_set(3, Ones, Twos, _, Set)  :- Set is Ones /\ Twos.
number_set(4, _, _, Fours, Fours).

% ---- Which cells complete four, looked up ----
%
%   A new stone can only threaten along the lines that cross it: its whole column, row
%   and two diagonals.  The threats of each pattern of stones on such a line are computed
%   once, and then looked up by the pattern.
%
%   A pattern is numbered by the residue of its bits.  Neighbours in a column are 1 bit
%   apart, on a diagonal 6 or 8, in a row 7.  So the residues of the cells modulo 2^7 - 1,
%   or 2^8 - 1 for a row, are different powers of two.

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
%   other player, or by Stone.  The same as threats/3, stone by stone.
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

?- threats(0b1011, 0b110100, Cells).
*/
