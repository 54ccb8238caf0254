:- module(connect4_arena,
          [ size_arena/2,          % +Size, -Arena
            arena_mirror/3,        % +Arena, +Set, -Mirror
            arena_lower_rows/2     % +Arena, -Rows
          ]).

/** <module> Arenas: boards of any size

A _size_ is size(Width, Height, Line): so many columns and rows, and so many
stones in a line that win.  Cells are bits as in ../board/cells.pl, column by column
from the bottom up, with one bit above each column that is never a cell; a
position is position(Mine, Theirs), as on the board of 7 x 6.  Sets are integers
of any length.

An arena is arena(Size, Lowest, Cells, Columns, Steps): the lowest row, all cells, the
pairs Column-Room of a column and its cells in the order of preference.pl, and how
far neighbours in the four directions are apart.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [member/2]).
:- use_module(library(pairs), [pairs_values/2]).

%!  size_arena(+Size, -Arena) is det.
%
%   True when Arena is that of Size, whose numbers are 1 or more.
%
%       ?- size_arena(size(2, 2, 2), Arena).
%       Arena = arena(size(2, 2, 2), 9, 27, [1-3, 2-24], [1, 3, 4, 2]).

size_arena(Size, arena(Size, Lowest, Cells, Columns, [1, Across, Rising, Falling])) :-
    Size = size(Width, Height, Line),
    must_be(positive_integer, Width),
    must_be(positive_integer, Height),
    must_be(positive_integer, Line),
    Across is Height + 1,
    Rising is Height + 2,
    Falling is Height,
    Room is 1 << Height - 1,
    findall(Far-(Column-Cells0),
            ( between(1, Width, Column),
              Far is abs(2 * Column - Width - 1),
              Cells0 is Room << (Across * (Column - 1)) ),
            Keyed),
    keysort(Keyed, Sorted),
    pairs_values(Sorted, Columns),
    foldl(with_cells, Columns, 0, Cells),
    Lowest is Cells /\ \ (Cells << 1).

with_cells(_-Room, Cells0, Cells) :-
    Cells is Cells0 \/ Room.

%!  arena_mirror(+Arena, +Set, -Mirror) is det.
%
%   True when Mirror is Set with left and right exchanged.
%
%       ?- size_arena(size(3, 1, 2), Arena), arena_mirror(Arena, 0b000001, Mirror).
%       Mirror = 16.

arena_mirror(arena(size(Width, _, _), _, _, Columns, [_, Across|_]), Set, Mirror) :-
    Most is Width + 1,
    foldl(mirrored(Set, Across, Most), Columns, 0, Mirror).

mirrored(Set, Across, Most, Column-Room, Mirror0, Mirror) :-
    Far is Across * (Most - 2 * Column),
    Mirror is Mirror0 \/ (Set /\ Room) << Far.

%!  arena_lower_rows(+Arena, -Rows) is det.
%
%   True when Rows are the second row from the top, the fourth, and so on: who is answered on top
%   of each stone gets no others.
%
%       ?- size_arena(size(1, 5, 4), Arena), arena_lower_rows(Arena, Rows).
%       Rows = 0b01010.

arena_lower_rows(arena(size(_, Height, _), Lowest, _, _, _), Rows) :-
    Rows is Lowest * ((1 << Height - 1) // 3).

/** <examples>

?- size_arena(size(5, 4, 3), Arena).
*/
