:- module(connect4_subtree,
          [ walls_position_depth_rating/4 % +Walls, +Position, +Depth, -Rating
          ]).

/** <module> The rating of a tree of boards that nobody builds

The same as board_depth_worths_rating/4 with worths(2, 1, 0, 0), on bit
boards.  None of them is kept: only a move that ends the game is worth something,
and the winning moves of a board are counted, not played.
*/

:- use_module('../board/cells', [cells/1, empty_cells/2, playable/2]).
:- use_module('../board/stones', [four/1, threats/3]).

%!  walls_position_depth_rating(+Walls, +Position, +Depth, -Rating) is det.
%
%   True when on the board that Walls leave Rating is that of the tree of Depth levels with Position
%   at its top, to the player who moved last: each won board is worth 2, each lost one
%   -2, each drawn one 1, times Depth at the top, Depth - 1 at the next level,
%   and 1 at the last.
%
%       ?- columns_position([1,2,1,2,1], Position),
%          walls_position_depth_rating(0, Position, 3, Rating).
%       Rating = 12.

walls_position_depth_rating(Walls, position(Mine, Theirs), Depth, Rating) :-
    (   four(Theirs)
    ->  Rating is 2 * Depth
    ;   Filled is Mine \/ Theirs \/ Walls,
        cells(Filled)
    ->  Rating = Depth
    ;   Depth =:= 1
    ->  Rating = 0
    ;   Depth1 is Depth - 1,
        open_rating(Depth1, Walls, Mine, Theirs, -1, 0, Rating)
    ).

%   Sign is 1 when Mine are the stones of the player who moved into the top, else -1,
%   and Weight is that of the next level.  The last two levels are counted at once: a
%   move makes no threat of the other player, it only closes a cell and opens
%   another.

open_rating(Weight, Walls, Mine, Theirs, Sign, Rating0, Rating) :-
    Filled is Mine \/ Theirs \/ Walls,
    empty_cells(Filled, Empty),
    playable(Filled, Playable),
    threats(Mine, Playable, Wins),
    Moves is Playable /\ \Wins,
    Rating1 is Rating0 + Sign * 2 * Weight * popcount(Wins),
    (   popcount(Empty) =:= 1
    ->  Rating is Rating1 + Weight * popcount(Moves)
    ;   Weight =:= 1
    ->  Rating = Rating1
    ;   Weight =:= 2
    ->  threats(Theirs, Empty, Threats),
        moves_replies(Moves, Playable, Threats, Lost),
        drawn_replies(Moves, Playable, Empty, Threats, Drawn),
        Rating is Rating1 - Sign * 2 * Lost + Drawn
    ;   Weight1 is Weight - 1,
        Sign1 is -Sign,
        moves_rating(Moves, Weight1, Walls, Mine, Theirs, Sign1, Rating1, Rating)
    ).

moves_rating(Moves, Weight, Walls, Mine, Theirs, Sign, Rating0, Rating) :-
    (   Moves =:= 0
    ->  Rating = Rating0
    ;   Moves1 is Moves /\ (Moves - 1),
        Mine1 is Mine \/ (Moves xor Moves1),
        open_rating(Weight, Walls, Theirs, Mine1, Sign, Rating0, Rating1),
        moves_rating(Moves1, Weight, Walls, Mine, Theirs, Sign, Rating1, Rating)
    ).

%   Count pairs: one of Moves, and a reply to it in one of Cells.  Each move
%   closes its own cell and opens the one above.

moves_replies(Moves, Playable, Cells, Count) :-
    Count is popcount(Moves) * popcount(Playable /\ Cells)
           - popcount(Moves /\ Cells) + popcount(Moves << 1 /\ Cells).

drawn_replies(Moves, Playable, Empty, Threats, Count) :-
    (   popcount(Empty) =:= 2
    ->  Safe is Empty /\ \Threats,
        moves_replies(Moves, Playable, Safe, Count)
    ;   Count = 0
    ).

/** <examples>

?- walls_position_depth_rating(0, position(0, 0b1), 5, Rating).
*/
