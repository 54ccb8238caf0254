:- module(connect4_ordered,
          [ arena_ordered_moves/6  % +Arena, +Moves, +Mine, +Theirs, +Left, -Ordered
          ]).

/** <module> The most promising moves first, on a board of any size

As ../exact/moves.pl has them, without what is looked up there.
*/

:- use_module(library(lists), [reverse/2]).
:- use_module('../exact/moves', [safe_moves/3]).
:- use_module(arena, [arena_lower_rows/2]).
:- use_module(lines, [arena_threats/4]).

%!  arena_ordered_moves(+Arena, +Moves, +Mine, +Theirs, +Left, -Ordered) is det.
%
%   True when Ordered are pairs Key-move(Stones, Threats, Replies) for the moves to the cells Moves,
%   with Left cells empty: then the player has Stones and threatens Threats, and the other can
%   go to Replies and not lose at once.  Those come first whose threats are worth most, of as much
%   the one nearest to the centre, or from it where the board is no wider than a line.  Or Ordered
%   is `win`: one of Moves leaves no such reply.
%
%       ?- size_arena(size(3, 1, 3), Arena), arena_ordered_moves(Arena, 21, 0, 0, 3, Ordered).
%       Ordered = [0-move(16, 0, 5), 0-move(1, 0, 20), 0-move(4, 0, 17)].

%   A threat counts two, and three in the rows in which threats_worth/3 of ../exact/moves.pl counts
%   three.

arena_ordered_moves(Arena, Moves, Mine, Theirs, Left, Ordered) :-
    Arena = arena(Size, Lowest, Cells, Columns, _),
    Filled is Mine \/ Theirs,
    Empty is Cells /\ \Filled,
    left_rows(Left, Arena, Rows),
    (   moves_threats(Columns, Moves, Mine, Filled, Empty, Lowest, Rows, Arena, Ordered0)
    ->  size_ordered(Size, Ordered0, Ordered1),
        keysort(Ordered1, Ordered)
    ;   Ordered = win
    ).

%   On a board no wider than a line all columns are in each line, and those at the sides are better.

size_ordered(size(Width, _, Line), Ordered0, Ordered) :-
    (   Width =< Line
    ->  reverse(Ordered0, Ordered)
    ;   Ordered = Ordered0
    ).

left_rows(Left, Arena, Rows) :-
    arena_lower_rows(Arena, Lower),
    (   Left /\ 1 =:= 0
    ->  Rows = Lower
    ;   Rows is \Lower
    ).

moves_threats([], _, _, _, _, _, _, _, []).
moves_threats([_-Room|Columns], Moves, Mine, Filled, Empty, Lowest, Rows, Arena, Ordered) :-
    Stone is Moves /\ Room,
    (   Stone =:= 0
    ->  Ordered = Ordered1
    ;   Stones is Mine \/ Stone,
        Empty1 is Empty xor Stone,
        arena_threats(Arena, Stones, Empty1, Threats),
        Arena = arena(_, _, Cells, _, _),
        Playable is ((Filled \/ Stone) + Lowest) /\ Cells,
        safe_moves(Playable, Threats, Replies),
        Replies =\= 0,
        Key is -2 * popcount(Threats) - popcount(Threats /\ Rows),
        Ordered = [Key-move(Stones, Threats, Replies)|Ordered1]
    ),
    moves_threats(Columns, Moves, Mine, Filled, Empty, Lowest, Rows, Arena, Ordered1).

/** <examples>

?- size_arena(size(4, 4, 4), Arena), arena_ordered_moves(Arena, 0b1000010000100001, 0, 0, 16, Ordered).
*/
