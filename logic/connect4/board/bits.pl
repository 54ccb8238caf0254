:- module(connect4_bits,
          [ columns_position/2,               % +Columns, -Position
            walls_columns_position/3,         % +Walls, +Columns, -Position
            board_position/2,                 % +Board, -Position
            walls_position_board/3,           % +Walls, +Position, -Board
            position_mover/2,                 % +Position, -Player
            position_column_position/3,       % +Position, ?Column, -Position1
            walls_position_column_position/4, % +Walls, +Position, ?Column, -Position1
            bitboard_end/2,                   % +Position, -End
            walls_position_end/3,             % +Walls, +Position, -End
            position_key/2,                   % +Position, -Key
            position_mirror/2,                % +Position, -Mirror
            position_least/2,                 % +Position, -Least
            position_symmetric_key/2,         % +Position, -Key
            walls_symmetric_key/3,            % +Walls, +Position, -Key
            walls_position_moves/3,           % +Walls, +Position, -Moves
            best_move/4,                      % :Number_2, +Moves, -Column, -Most
            moves_kept/3                      % :Bad_1, +Moves, -Kept
          ]).

/** <module> Bit boards: a position as two integers

A position is position(Mine, Theirs): the stones of the player to move and
those of the other, as sets of bits.  The relations do by arithmetic what those of
definition.pl do on lists.  In ASP: board.lp.  cells.pl says which bit stands for
which cell.

A relation whose name begins with `walls` is the same for the smaller board that Walls leave
(cells.pl), and counts the columns of that board.
*/

:- use_module(library(apply), [exclude/3, foldl/4, maplist/3]).
:- use_module(library(lists), [member/2, nth1/3, sum_list/2]).
:- use_module('../definition', [board_mover/2]).
:- reexport(cells, [size_walls/2]).
:- use_module(cells,
              [ cells/1, column_cells/2, lowest_row/1, playable/2, row_column_cell/3,
                walls_columns/2, walls_corner/3 ]).
:- use_module(stones, [four/1]).

%!  columns_position(+Columns, -Position) is semidet.
%
%   True when Position is reached by playing Columns in turn.  The same as
%   columns_board/2, by bits.  Fails if walls_columns_fault/3 of text.pl finds a
%   fault.
%
%       ?- columns_position([4,4,5], Position).
%       Position = position(4194304, 270532608).

columns_position(Columns, Position) :-
    walls_columns_position(0, Columns, Position).

%!  walls_columns_position(+Walls, +Columns, -Position) is semidet.
%
%   As columns_position/2, on the board that Walls leave.
%
%       ?- size_walls(size(4, 6, 4), Walls), walls_columns_position(Walls, [1], Position).
%       Walls = 279241593716799, Position = position(0, 128).

walls_columns_position(Walls, Columns, Position) :-
    foldl(played(Walls), Columns, position(0, 0), Position).

played(Walls, Column, Position0, Position) :-
    once(walls_position_column_position(Walls, Position0, Column, Position)).

%!  board_position(+Board, -Position) is det.
%
%   True when Position is Board, a list of columns, as bits.
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
    once(row_column_cell(Row, Column, Bit)).

%!  walls_position_board(+Walls, +Position, -Board) is det.
%
%   True when Board is Position, as lists.
%
%       ?- walls_position_board(0, position(2, 4398046511105), Board).
%       Board = [[x, o], [], [], [], [], [], [x]].

walls_position_board(Walls, position(Mine, Theirs), Board) :-
    position_mover(position(Mine, Theirs), Player),
    other(Player, Other),
    walls_corner(Walls, _, Left),
    walls_columns(Walls, Preferred),
    msort(Preferred, Columns),
    maplist(column_stones(Left, Player-Mine, Other-Theirs), Columns, Board).

other(x, o).
other(o, x).

column_stones(Left, Player-Mine, Other-Theirs, Column0, Stones) :-
    Column is Left + Column0,
    findall(Stone,
            ( row_column_cell(_, Column, Cell),
              (   Mine /\ Cell =\= 0
              ->  Stone = Player
              ;   Theirs /\ Cell =\= 0,
                  Stone = Other
              ) ),
            Stones).

%!  position_mover(+Position, -Player) is det.
%
%   True when Player, whose stones come first in Position, is to move: `x` if both
%   players have equally many stones.  The same as board_mover/2, by counting bits.
%
%       ?- columns_position([4], Position), position_mover(Position, Player).
%       Player = o.

position_mover(position(Mine, Theirs), Player) :-
    ( popcount(Mine) =:= popcount(Theirs) -> Player = x ; Player = o ).

%!  position_column_position(+Position, ?Column, -Position1) is nondet.
%
%   True when the game goes on in Position, a stone can be dropped into Column, and
%   Position1 is the position after that, seen by the other player.  The same as
%   board_column_board/3, by bits.

position_column_position(Position, Column, Position1) :-
    walls_position_column_position(0, Position, Column, Position1).

%!  walls_position_column_position(+Walls, +Position, ?Column, -Position1) is nondet.
%
%   As position_column_position/3, on the board that Walls leave.
%
%       ?- size_walls(size(4, 6, 4), Walls),
%          walls_position_column_position(Walls, position(0, 0), Column, position(0, 128)).
%       Walls = 279241593716799, Column = 1 .

walls_position_column_position(Walls, position(Mine, Theirs), Column, position(Theirs, Mine1)) :-
    \+ four(Theirs),
    Filled is Mine \/ Theirs \/ Walls,
    playable(Filled, Cells),
    walls_corner(Walls, _, Left),
    member(Place, [1, 2, 3, 4, 5, 6, 7]),
    Column is Place - Left,
    column_cells(Place, Room),
    Stone is Cells /\ Room,
    Stone =\= 0,
    Mine1 is Mine \/ Stone.

%!  bitboard_end(+Position, -End) is det.
%
%   True when End is won(Player), `x` or `o`, `draw` or `open`.  The same as
%   board_end/2, by bits.

bitboard_end(Position, End) :-
    walls_position_end(0, Position, End).

%!  walls_position_end(+Walls, +Position, -End) is det.
%
%   As bitboard_end/2, on the board that Walls leave.
%
%       ?- size_walls(size(1, 1, 4), Walls), walls_columns_position(Walls, [1], Position),
%          walls_position_end(Walls, Position, End).
%       Walls = 0xfdfbf3efdfbf, Position = position(0, 0x4000000), End = draw.

walls_position_end(Walls, position(Mine, Theirs), End) :-
    (   four(Theirs)
    ->  position_mover(position(Mine, Theirs), Mover),
        other(Mover, Player),
        End = won(Player)
    ;   Filled is Mine \/ Theirs \/ Walls,
        cells(Filled)
    ->  End = draw
    ;   End = open
    ).

%!  position_key(+Position, -Key) is det.
%
%   True when Key, an integer of 49 bits, stands for Position and for no other.
%   In each column a bit above the stones shows how many there are.

position_key(position(Mine, Theirs), Key) :-
    lowest_row(Lowest),
    Key is Mine + (Mine \/ Theirs) + Lowest.

%!  position_mirror(+Position, -Mirror) is det.
%
%   True when Mirror is Position with left and right exchanged.
%
%       ?- position_mirror(position(0, 0b1), Mirror).
%       Mirror = position(0, 4398046511104).

position_mirror(position(Mine0, Theirs0), position(Mine, Theirs)) :-
    mirror(Mine0, Mine),
    mirror(Theirs0, Theirs).

%   Columns 1 and 7 are 42 bits apart, 2 and 6 are 28, 3 and 5 are 14.

mirror(Set0, Set) :-
    column_cells(1, Column1),
    column_cells(2, Column2),
    column_cells(3, Column3),
    column_cells(4, Column4),
    Set is (Set0 /\ Column1) << 42
        \/ (Set0 /\ Column2) << 28
        \/ (Set0 /\ Column3) << 14
        \/ (Set0 /\ Column4)
        \/ (Set0 >> 14 /\ Column3)
        \/ (Set0 >> 28 /\ Column2)
        \/ (Set0 >> 42 /\ Column1).

%!  position_least(+Position, -Least) is det.
%
%   True when Least is the lesser of Position and its mirror.
%
%       ?- position_least(position(0, 0x40000000000), Least).
%       Least = position(0, 1).

position_least(Position, Least) :-
    position_mirror(Position, Mirror),
    ( Mirror @< Position -> Least = Mirror ; Least = Position ).

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

%!  walls_symmetric_key(+Walls, +Position, -Key) is det.
%
%   As position_symmetric_key/2, on the board that Walls leave.
%
%       ?- size_walls(size(6, 6, 4), Walls), row_column_cell(1, 6, Cell),
%          walls_symmetric_key(Walls, position(0, 1), Key),
%          walls_symmetric_key(Walls, position(0, Cell), Key).
%       Walls = 0xfc0000000000, Cell = 0x800000000, Key = 4432676798594.

walls_symmetric_key(Walls, Position, Key) :-
    position_mirror(position(0, Walls), position(_, Mirrored)),
    (   Mirrored =:= Walls
    ->  position_symmetric_key(Position, Key)
    ;   position_mirror(Position, position(Mine, Theirs)),
        Mine1 is Mine >> 7,
        Theirs1 is Theirs >> 7,
        position_key(Position, Key1),
        position_key(position(Mine1, Theirs1), Key2),
        Key is min(Key1, Key2)
    ).

% ---- Preference: among equal columns the one nearest the centre, then the left one ----
%
%   A move is Column-Position, the position after it.

%!  walls_position_moves(+Walls, +Position, -Moves) is det.
%
%   True when Moves are the moves in Position on the board that Walls leave, preferred ones first.
%
%       ?- columns_position([4,4,4,4,4,4], Position), walls_position_moves(0, Position, Moves),
%          pairs_keys(Moves, Columns).
%       Columns = [3, 5, 2, 6, 1, 7].

walls_position_moves(Walls, Position, Moves) :-
    walls_columns(Walls, Columns),
    findall(Column-Position1,
            ( member(Column, Columns),
              walls_position_column_position(Walls, Position, Column, Position1) ),
            Moves).

:- meta_predicate best_move(2, +, -, -).

%!  best_move(:Number_2, +Moves, -Column, -Most) is semidet.
%
%   True when Most is the greatest Number for which call(Number_2, Move, Number) holds
%   for one of Moves, and the first such move is to Column.
%
%       ?- best_move([_-Position, Number]>>( Number = Position ), [4-2, 3-5, 5-5],
%                    Column, Most).
%       Column = 3, Most = 5.

best_move(Number_2, [Move|Moves], Column, Most) :-
    call(Number_2, Move, Number),
    foldl(better(Number_2), Moves, Move-Number, (Column-_)-Most).

better(Number_2, Move, Best0, Best) :-
    Best0 = _-Number0,
    call(Number_2, Move, Number),
    ( Number > Number0 -> Best = Move-Number ; Best = Best0 ).

:- meta_predicate moves_kept(1, +, -).

%!  moves_kept(:Bad_1, +Moves, -Kept) is det.
%
%   True when Kept are the Moves for which call(Bad_1, Move) does not hold, or all Moves if it
%   holds for each.
%
%       ?- moves_kept([4-_]>>true, [4-2, 3-5], Kept).
%       Kept = [3-5].

moves_kept(Bad_1, Moves, Kept) :-
    exclude(Bad_1, Moves, Good),
    ( Good == [] -> Kept = Moves ; Kept = Good ).

/** <examples>

?- columns_position([4,4,5,5], Position), position_key(Position, Key).
?- columns_position([4,4], Position),
   position_column_position(Position, Column, Position1).
*/
