:- module(connect4_stones,
          [ four/1,                % +Stones
            stones_fours/2,        % +Stones, -Cells
            threats/3,             % +Stones, +Empty, -Cells
            stones_aligned/4       % +Stones, +Empty, +N, -Count
          ]).

/** <module> Sets of stones: what stands in a line

Sets of cells are integers, as in cells.pl.  Neighbours are 1 bit apart in a column,
7 in a row, 8 and 6 on the diagonals.  So if a set is shifted by that many bits, it
has in common with itself the cells that begin a pair.  In ASP: threat.lp.  Sets are
shifted right before left, since small integers end at 2^56 - 1.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(cells, [cells/1]).

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

/** <examples>

?- threats(0b1011, 0b110100, Cells).
?- stones_aligned(0b1, 0xfdfbf7efdfbe, 1, Count).
*/
