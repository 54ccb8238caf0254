:- module(connect4_weighed,
          [ walls_position_depth_worths_rating/5 % +Walls, +Position, +Depth, +Worths, -Rating
          ]).

/** <module> The rating of a tree whose open boards are worth something too

The same as board_depth_worths_rating/4, on bit boards, depth by depth.
Boards that several orders of moves lead to are kept once, with the number of
these orders.
*/

:- use_module('../board/bits', [position_key/2]).
:- use_module('../board/cells', [empty_cells/2, playable/2]).
:- use_module('../board/stones', [four/1, stones_aligned/4]).

%!  walls_position_depth_worths_rating(+Walls, +Position, +Depth, +Worths, -Rating) is det.
%
%   True when on the board that Walls leave Rating is that of the tree of Depth levels with Position
%   at its top, to the player who moved last.  Worths is worths(Win, Draw, Three, Two), as
%   board_depth_worths_rating/4 has it.
%
%       ?- columns_position([1,2,1,2,1], Position),
%          walls_position_depth_worths_rating(0, Position, 1, worths(100, 0, 5, 1), Rating).
%       Rating = 5.

walls_position_depth_worths_rating(Walls, Position, Depth, Worths, Rating) :-
    levels_rating(Depth, [Position-1], Walls, 1, Worths, 0, Rating).

%   Boards are those of a level, each with the number of its orders.  Sign is 1
%   when the player moved there who moved into the top, else -1.

levels_rating(Weight, Boards, Walls, Sign, Worths, Rating0, Rating) :-
    boards_worth(Boards, Walls, Sign, Worths, 0, Worth, Open),
    Rating1 is Rating0 + Weight * Worth,
    (   Weight =:= 1
    ->  Rating = Rating1
    ;   parents_children(Open, Walls, Keyed, []),
        keysort(Keyed, Sorted),
        merged(Sorted, Children),
        Weight1 is Weight - 1,
        Sign1 is -Sign,
        levels_rating(Weight1, Children, Walls, Sign1, Worths, Rating1, Rating)
    ).

parents_children([], _, Keyed, Keyed).
parents_children([position(Mine, Theirs)-Orders|Parents], Walls, Keyed0, Keyed) :-
    Filled is Mine \/ Theirs \/ Walls,
    playable(Filled, Moves),
    moves_children(Moves, Mine, Theirs, Orders, Keyed0, Keyed1),
    parents_children(Parents, Walls, Keyed1, Keyed).

moves_children(Moves, Mine, Theirs, Orders, Keyed0, Keyed) :-
    (   Moves =:= 0
    ->  Keyed0 = Keyed
    ;   Moves1 is Moves /\ (Moves - 1),
        Mine1 is Mine \/ (Moves xor Moves1),
        Child = position(Theirs, Mine1),
        position_key(Child, Key),
        Keyed0 = [Key-(Child-Orders)|Keyed1],
        moves_children(Moves1, Mine, Theirs, Orders, Keyed1, Keyed)
    ).

%   Neighbours of one key are one board.

merged([], []).
merged([Key-(Board-Orders)|Keyed], Merged) :-
    merged(Keyed, Key, Board, Orders, Merged).

merged([Key-(_-Orders1)|Keyed], Key, Board, Orders0, Merged) :-
    !,      % no choice point for each board
    Orders is Orders0 + Orders1,
    merged(Keyed, Key, Board, Orders, Merged).
merged(Keyed, _, Board, Orders, [Board-Orders|Merged]) :-
    merged(Keyed, Merged).

%   What Boards are worth; those that do not end the game are Open.

boards_worth([], _, _, _, Worth, Worth, []).
boards_worth([Board|Boards], Walls, Sign, Worths, Worth0, Worth, Open) :-
    Board = position(Mine, Theirs)-Orders,
    Filled is Mine \/ Theirs \/ Walls,
    empty_cells(Filled, Empty),
    Worths = worths(Win, Draw, Three, Two),
    (   four(Theirs)
    ->  Open = Open1,
        Worth1 is Worth0 + Orders * Sign * Win
    ;   Empty =:= 0
    ->  Open = Open1,
        Worth1 is Worth0 + Orders * Draw
    ;   Open = [Board|Open1],
        lead(3, Theirs, Mine, Empty, Lead3),
        lead(2, Theirs, Mine, Empty, Lead2),
        Worth1 is Worth0 + Orders * Sign * (Three * Lead3 + Two * Lead2)
    ),
    boards_worth(Boards, Walls, Sign, Worths, Worth1, Worth, Open1).

lead(N, Stones, Others, Empty, Lead) :-
    stones_aligned(Stones, Empty, N, Count1),
    stones_aligned(Others, Empty, N, Count2),
    Lead is Count1 - Count2.

/** <examples>

?- walls_position_depth_worths_rating(0, position(0, 0b1), 4, worths(100, 0, 5, 1), Rating).
*/
