:- module(connect4_bits,
          [ columns_position/2,         % +Columns, -Position
            board_position/2,           % +Board, -Position
            position_column_position/3, % +Position, ?Column, -Position1
            bitboard_end/2,         % +Position, -End
            position_key/2,             % +Position, -Key
            position_mirror/2,          % +Position, -Mirror
            position_symmetric_key/2    % +Position, -Key
          ]).

/** <module> Bit boards: a position as two integers

A position is position(Mine, Theirs): the stones of the player to move and
those of the other, as sets of bits.  The relations are the same as those of
definition.pl on boards as lists, by arithmetic.  The cell in row R of column C is bit
7(C - 1) + R - 1; the seventh bit of each column is always empty, and keeps
columns apart.  All cells are 0xfdfbf7efdfbf, the lowest row 0x40810204081.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [member/2, nth1/3, sum_list/2]).
:- use_module('../definition', [board_mover/2]).
:- use_module(stones, [four/1, playable/2]).

%!  columns_position(+Columns, -Position) is semidet.
%
%   True when Position is reached by playing Columns in turn.  The same as
%   columns_board/2, by bits.  Fails where columns_fault/2 of sequence.pl has a
%   fault to tell.
%
%       ?- columns_position([4,4,5], Position).
%       Position = position(4194304, 270532608).

columns_position(Columns, Position) :-
    foldl(played, Columns, position(0, 0), Position).

played(Column, Position0, Position) :-
    once(position_column_position(Position0, Column, Position)).

%!  board_position(+Board, -Position) is det.
%
%   True when Position is the Board of lists, as bits.
%
%       ?- board_position([[x,o],[],[],[],[],[],[x]], Position).
%       Position = position(2, 4398046511105).

board_position(Board, position(Mine, Theirs)) :-
    board_mover(Board, Player),
    findall(Bit, stone_bit(Board, Player, Bit), Bits),
    sum_list(Bits, Mine),
    findall(Bit, ( stone_bit(Board, Other, Bit), Other \== Player ), Others),
    sum_list(Others, Theirs).

stone_bit(Board, Player, Bit) :-
    nth1(Column, Board, Stones),
    nth1(Row, Stones, Player),
    Bit is 1 << (7 * (Column - 1) + Row - 1).

%!  position_column_position(+Position, ?Column, -Position1) is nondet.
%
%   True when Position is open, a stone can be dropped into Column, and
%   Position1 is the position after that, seen by the other player.  The same as
%   board_column_board/3, by bits.
%
%       ?- position_column_position(position(0, 0), 4, Position).
%       Position = position(0, 2097152).

position_column_position(position(Mine, Theirs), Column, position(Theirs, Mine1)) :-
    \+ four(Theirs),
    Filled is Mine \/ Theirs,
    playable(Filled, Cells),
    member(Column, [1, 2, 3, 4, 5, 6, 7]),
    Stone is Cells /\ (63 << (7 * (Column - 1))),
    Stone =\= 0,
    Mine1 is Mine \/ Stone.

%!  bitboard_end(+Position, -End) is det.
%
%   True when End is won(Player), `x` or `o`, `draw` or `open`.  The same as
%   board_end/2, by bits.
%
%       ?- columns_position([1,2,1,2,1,2,1], Position),
%          bitboard_end(Position, End).
%       End = won(x).

bitboard_end(position(Mine, Theirs), End) :-
    (   four(Theirs)
    ->  last_player(Mine, Theirs, Player),
        End = won(Player)
    ;   Mine \/ Theirs =:= 0xfdfbf7efdfbf
    ->  End = draw
    ;   End = open
    ).

last_player(Mine, Theirs, Player) :-
    (   popcount(Mine) < popcount(Theirs)
    ->  Player = x
    ;   Player = o
    ).

%!  position_key(+Position, -Key) is det.
%
%   True when Key, an integer of 49 bits, is Position's alone: above the
%   stones of each column stands a bit that says how many they are.
%
%       ?- position_key(position(0, 0b1), Key).
%       Key = 4432676798594.

position_key(position(Mine, Theirs), Key) :-
    Key is Mine + (Mine \/ Theirs) + 0x40810204081.

%!  position_mirror(+Position, -Mirror) is det.
%
%   True when Mirror is Position with left and right exchanged.
%
%       ?- position_mirror(position(0, 0b1), Mirror).
%       Mirror = position(0, 4398046511104).

position_mirror(position(Mine0, Theirs0), position(Mine, Theirs)) :-
    mirror(Mine0, Mine),
    mirror(Theirs0, Theirs).

mirror(Set0, Set) :-
    Set is (Set0 /\ 0x7f) << 42
        \/ (Set0 /\ 0x3f80) << 28
        \/ (Set0 /\ 0x1fc000) << 14
        \/ (Set0 /\ 0xfe00000)
        \/ (Set0 >> 14 /\ 0x1fc000)
        \/ (Set0 >> 28 /\ 0x3f80)
        \/ (Set0 >> 42).

%!  position_symmetric_key(+Position, -Key) is det.
%
%   True when Key is the lesser of the keys of Position and of its mirror.
%
%       ?- position_symmetric_key(position(0, 0x40000000000), Key).
%       Key = 4432676798594.

position_symmetric_key(Position, Key) :-
    position_mirror(Position, Mirror),
    position_key(Position, Key1),
    position_key(Mirror, Key2),
    Key is min(Key1, Key2).

/** <examples>

?- columns_position([4,4,5,5], Position), position_key(Position, Key).
?- columns_position([4,4], Position),
   position_column_position(Position, Column, Position1).
*/
