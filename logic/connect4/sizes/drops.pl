:- module(connect4_drops,
          [ arena_columns_position/3,         % +Arena, +Columns, -Position
            arena_columns_fault/3,            % +Arena, +Columns, -Fault
            arena_position_column_position/4, % +Arena, +Position, ?Column, -Position1
            arena_position_moves/3,           % +Arena, +Position, -Moves
            arena_position_end/3,             % +Arena, +Position, -End
            arena_position_board/3,           % +Arena, +Position, -Board
            arena_set_cells/3                 % +Arena, +Set, -Cells
          ]).

/** <module> Moves and ends on a board of any size

As ../board/bits.pl has them for the board of 7 x 6.  On that board columns are played the same as
columns_board/2 plays them, and ends are the same as board_end/2 has them; on others, both are
those of ../../games/instances/connect.pl.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../board/bits', [position_mover/2]).
:- reexport(arena, [size_arena/2]).
:- use_module(lines, [arena_line/2]).

%!  arena_columns_position(+Arena, +Columns, -Position) is semidet.
%
%   True when Position is reached by playing Columns in turn.  Fails where
%   arena_columns_fault/3 has a fault to tell.
%
%       ?- size_arena(size(2, 2, 2), Arena), arena_columns_position(Arena, [1,1], Position).
%       Position = position(1, 2).

arena_columns_position(Arena, Columns, Position) :-
    played(Columns, 1, Arena, position(0, 0), played(Position)).

%!  arena_columns_fault(+Arena, +Columns, -Fault) is semidet.
%
%   True when Fault, as columns_fault/2 of sequence.pl has it, says why Columns can't be
%   played.
%
%       ?- size_arena(size(2, 1, 2), Arena), arena_columns_fault(Arena, [1,1], Fault).
%       Fault = full(2, 1).

arena_columns_fault(Arena, Columns, Fault) :-
    played(Columns, 1, Arena, position(0, 0), fault(Fault)).

played([], _, _, Position, played(Position)).
played([Column|Columns], Place, Arena, Position0, Played) :-
    Arena = arena(size(Width, _, _), _, _, _, _),
    arena_position_end(Arena, Position0, End),
    (   \+ ( integer(Column), between(1, Width, Column) )
    ->  Played = fault(column(Place, Column))
    ;   End \== open
    ->  Played = fault(over(Place, End))
    ;   dropped(Arena, Position0, Column, Position)
    ->  Place1 is Place + 1,
        played(Columns, Place1, Arena, Position, Played)
    ;   Played = fault(full(Place, Column))
    ).

dropped(arena(_, Lowest, Cells, Columns, _), position(Mine, Theirs), Column,
        position(Theirs, Mine1)) :-
    Playable is ((Mine \/ Theirs) + Lowest) /\ Cells,
    member(Column-Room, Columns),
    Stone is Playable /\ Room,
    Stone =\= 0,
    Mine1 is Mine \/ Stone.

%!  arena_position_column_position(+Arena, +Position, ?Column, -Position1) is nondet.
%
%   True when Position is open, and Position1 is the position after a stone in Column, seen
%   by the other player; the columns come in the order of preference.
%
%       ?- size_arena(size(2, 2, 2), Arena),
%          arena_position_column_position(Arena, position(0, 0), 2, Position).
%       Position = position(0, 8).

arena_position_column_position(Arena, Position, Column, Position1) :-
    Position = position(_, Theirs),
    \+ arena_line(Arena, Theirs),
    dropped(Arena, Position, Column, Position1).

%!  arena_position_moves(+Arena, +Position, -Moves) is det.
%
%   True when Moves are the pairs Column-Position1 that can be played, those first that are
%   preferred.
%
%       ?- size_arena(size(2, 1, 2), Arena), arena_position_moves(Arena, position(0, 0), Moves).
%       Moves = [1-position(0, 1), 2-position(0, 4)].

arena_position_moves(Arena, Position, Moves) :-
    findall(Column-Position1,
            arena_position_column_position(Arena, Position, Column, Position1),
            Moves).

%!  arena_position_end(+Arena, +Position, -End) is det.
%
%   True when End is won(Player), `draw` or `open`.
%
%       ?- size_arena(size(2, 1, 2), Arena),
%          arena_position_end(Arena, position(0b001, 0b100), End).
%       End = draw.

arena_position_end(Arena, position(Mine, Theirs), End) :-
    (   arena_line(Arena, Theirs)
    ->  position_mover(position(Mine, Theirs), Mover),
        other(Mover, Player),
        End = won(Player)
    ;   Arena = arena(_, _, Cells, _, _),
        Cells =:= Mine \/ Theirs
    ->  End = draw
    ;   End = open
    ).

%!  arena_position_board(+Arena, +Position, -Board) is det.
%
%   True when Board has the stones of each column from the bottom up, as definition.pl.
%
%       ?- size_arena(size(2, 2, 2), Arena), arena_position_board(Arena, position(1, 2), Board).
%       Board = [[x, o], []].

arena_position_board(arena(size(Width, Height, _), _, _, _, _), Position, Board) :-
    Position = position(Mine, Theirs),
    position_mover(Position, Player),
    other(Player, Other),
    Across is Height + 1,
    findall(Stones,
            ( between(1, Width, Column),
              Least is Across * (Column - 1),
              Most is Least + Height - 1,
              findall(Stone,
                      ( between(Least, Most, Index),
                        (   Mine >> Index /\ 1 =:= 1
                        ->  Stone = Player
                        ;   Theirs >> Index /\ 1 =:= 1,
                            Stone = Other
                        ) ),
                      Stones) ),
            Board).

other(x, o).
other(o, x).

%!  arena_set_cells(+Arena, +Set, -Cells) is det.
%
%   True when Cells are those of Set, each Row-Column, column by column.
%
%       ?- size_arena(size(2, 2, 2), Arena), arena_set_cells(Arena, 0b10010, Cells).
%       Cells = [2-1, 2-2].

arena_set_cells(arena(size(Width, Height, _), _, _, _, _), Set, Cells) :-
    findall(Row-Column,
            ( between(1, Width, Column),
              between(1, Height, Row),
              Set >> ((Height + 1) * (Column - 1) + Row - 1) /\ 1 =:= 1 ),
            Cells).

/** <examples>

?- size_arena(size(5, 4, 3), Arena), arena_columns_position(Arena, [3,3,2,4], Position).
*/
