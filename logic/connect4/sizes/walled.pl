:- module(connect4_walled,
          [ arena_walls/2,             % +Arena, -Walls
            arena_position_walled/3    % +Arena, +Position, -Position1
          ]).

/** <module> A smaller board as the board of 7 x 6, with walls

So the search of ../exact/search.pl serves it, with all its strategies.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module('../board/walls', [width_height_walls/3, width_first/2]).

%!  arena_walls(+Arena, -Walls) is semidet.
%
%   True when Arena, with lines of four, is what Walls leave of the board of 7 x 6.
%
%       ?- size_arena(size(7, 5, 4), Arena), arena_walls(Arena, Walls).
%       Walls = 0x40810204081.

arena_walls(arena(size(Width, Height, 4), _, _, _, _), Walls) :-
    Width =< 7,
    Height =< 6,
    width_height_walls(Width, Height, Walls).

%!  arena_position_walled(+Arena, +Position, -Position1) is det.
%
%   True when Position1 is Position of Arena on the board of 7 x 6, its stones on the walls.
%
%       ?- size_arena(size(6, 5, 4), Arena),
%          arena_position_walled(Arena, position(0b1000000, 0b1), Position).
%       Position = position(256, 2).

arena_position_walled(Arena, position(Mine0, Theirs0), position(Mine, Theirs)) :-
    stones_walled(Arena, Mine0, Mine),
    stones_walled(Arena, Theirs0, Theirs).

stones_walled(arena(size(Width, Height, _), _, _, Columns, _), Stones0, Stones) :-
    width_first(Width, First),
    foldl(column_walled(First, Height, Stones0), Columns, 0, Stones).

column_walled(First, Height, Stones, Column-Room, Walled0, Walled) :-
    Place is (Column - 1) * (Height + 1),
    Place1 is (First + Column - 2) * 7 + 6 - Height,
    Walled is Walled0 \/ (Stones /\ Room) >> Place << Place1.

/** <examples>

?- size_arena(size(6, 5, 4), Arena), arena_walls(Arena, Walls).
*/
