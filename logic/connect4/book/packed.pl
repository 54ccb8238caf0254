:- module(connect4_packed,
          [ packings/1,            % -Packings
            position_packed/3,     % +Packings, +Position, -Packed
            packed_stones/2        % +Packed, -Stones
          ]).

/** <module> Packed positions: twelve stones in 32 bits, as books of openings have them

The columns from the left, the first in the highest bits.  In each column 10 is a stone of
the player to move and 11 one of the other, from the bottom up, and 0 ends the column.  One
more 0 fills up the last byte.  The whole is a number with a sign, -2^31 to 2^31 - 1.
*/

:- use_module(library(lists), [numlist/3]).
:- use_module('../board/bits', [position_key/2]).

%!  packings(-Packings) is det.
%
%   True when the arguments of Packings are Bits-Length of each column as
%   position_key/2 has it, 1 to 127.
%
%       ?- packings(Packings), arg(0b110, Packings, Packing).
%       Packing = 0b11100-5.

packings(Packings) :-
    numlist(1, 127, Columns),
    findall(Bits-Length, ( member(Column, Columns), column_packing(Column, Bits, Length) ),
            Found),
    Packings =.. [packings|Found].

%   The highest bit stands above the stones.

column_packing(Column, Bits, Length) :-
    Height is msb(Column),
    Length is 2 * Height + 1,
    stones_bits(Height, Column, 0, Bits).

stones_bits(Height, Column, Bits0, Bits) :-
    (   Height =:= 0
    ->  Bits is Bits0 << 1
    ;   Bits1 is Bits0 << 2 \/ (3 - (Column /\ 1)),
        Height1 is Height - 1,
        Column1 is Column >> 1,
        stones_bits(Height1, Column1, Bits1, Bits)
    ).

%!  position_packed(+Packings, +Position, -Packed) is det.
%
%   True when Packed is Position, one of twelve stones.
%
%       ?- packings(Packings), columns_position([4,4,4,4,4,4,3,3,3,3,3,3], Position),
%          position_packed(Packings, Position, Packed).
%       Packed = 787314528.

position_packed(Packings, Position, Packed) :-
    position_key(Position, Key),
    columns_packed(7, Packings, Key, 0, 0, Bits),
    Packed is ((Bits << 1) xor 0x80000000) - 0x80000000.

%   From the right: the last column is in the lowest bits.

columns_packed(Columns, Packings, Key, Shift, Bits0, Bits) :-
    (   Columns =:= 0
    ->  Bits = Bits0
    ;   Columns1 is Columns - 1,
        Column is Key >> (7 * Columns1) /\ 127,
        arg(Column, Packings, Packing),
        Packing = ColumnBits-Length,
        Bits1 is Bits0 \/ ColumnBits << Shift,
        Shift1 is Shift + Length,
        columns_packed(Columns1, Packings, Key, Shift1, Bits1, Bits)
    ).

%!  packed_stones(+Packed, -Stones) is semidet.
%
%   True when Packed is seven columns with so many Stones.
%
%       ?- packed_stones(787314528, Stones).
%       Stones = 12.

packed_stones(Packed, Stones) :-
    Bits is Packed /\ 0xffffffff,
    columns_stones(7, 0, 32, Bits, 0, Stones).

columns_stones(Columns, Height, Length, Bits, Stones0, Stones) :-
    (   Columns =:= 0
    ->  Stones = Stones0,
        Bits =:= 0
    ;   Length1 is Length - 1,
        (   getbit(Bits, Length1) =:= 0
        ->  Columns1 is Columns - 1,
            columns_stones(Columns1, 0, Length1, Bits, Stones0, Stones)
        ;   Height < 6,
            Stones1 is Stones0 + 1,
            Height1 is Height + 1,
            Length2 is Length - 2,
            Bits1 is Bits /\ \ (3 << Length2),
            columns_stones(Columns, Height1, Length2, Bits1, Stones1, Stones)
        )
    ).

/** <examples>

?- packings(Packings), columns_position([1,2,3,4,5,6,7,1,2,3,4,5], Position),
   position_packed(Packings, Position, Packed), packed_stones(Packed, Stones).
*/
