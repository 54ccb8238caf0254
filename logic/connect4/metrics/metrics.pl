:- module(connect4_metrics,
          [ metric_worths/2,                   % ?Metric, -Worths
            walls_metric_position_choice/8,    % +Walls, +Metric, +Depth, +Position, -Column, -Ratings, +Random0, -Random
            walls_position_depth_rating/4,     % +Walls, +Position, +Depth, -Rating
            walls_position_depth_worths_rating/5 % +Walls, +Position, +Depth, +Worths, -Rating
          ]).

/** <module> The document's metrics: five ways to choose a column

Metric 4 plays at random, and each metric of a lower number was meant to be
better than the one before.  Metric 0 is the improvement that the document
proposes.  The same as metric_board_column/4 (reference.pl) on bit boards, and one
of several columns chosen at random.  A move is Column-Position, the position after it,
and moves come in the order of preference: of equals the first is taken.

A column's rating is that of its subtree.  Metric 1 rates as metric 2 does.  Metric 0
also counts alignments of three and two: one of three is worth half a win, one of two
half of that.
*/

:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2, min_list/2]).
:- use_module(library(pairs), [pairs_keys/2]).
:- use_module('../../shared/random', [random_drawn/5]).
:- use_module('../board/bits',
              [ best_move/4, moves_kept/3, position_key/2, walls_position_column_position/4,
                walls_position_moves/3 ]).
:- use_module('../board/cells', [cells/1, empty_cells/2, playable/2]).
:- use_module('../board/stones', [four/1, stones_aligned/4, threats/3]).

%!  metric_worths(?Metric, -Worths) is nondet.
%
%   True when Worths, as board_depth_worths_rating/4 has them, are those by which Metric
%   judges the boards of a tree.

metric_worths(2, worths(2, 1, 0, 0)).
metric_worths(1, worths(2, 1, 0, 0)).
metric_worths(0, worths(4, 2, 2, 1)).

%!  walls_metric_position_choice(+Walls, +Metric, +Depth, +Position, -Column, -Ratings, +Random0, -Random) is det.
%
%   True when Metric, 0 to 4, chooses Column in Position, an open one on the board that Walls leave:
%
%       4: a random column with room.
%       3: a column that wins now; else a random one after which the opponent can't
%          win at once; else the first with room.
%       2: the column whose subtree has the best rating.
%       1: a column that wins now; else, of those after which the opponent can't win
%          at once, one with alignments of three, else of two, else the best rating.
%       0: a column that wins now; else, of those after which the opponent can't win
%          at once, the best rating, to which alignments of three and two count too.
%
%   Depth is that of the tree, and Ratings has Column-Rating for each column with room, from the
%   left: none for metrics 3 and 4, which have no tree.  The state of the random numbers is Random0
%   before, and Random after it.
%
%       ?- columns_position([4,1,4,1,4,1], Position),
%          walls_metric_position_choice(0, 2, 1, Position, Column, Ratings, 1, _).
%       Column = 4, Ratings = [1-0, 2-0, 3-0, 4-2, 5-0, 6-0, 7-0].

walls_metric_position_choice(Walls, Metric, Depth, Position, Column, Ratings, Random0, Random) :-
    walls_position_moves(Walls, Position, Moves),
    (   metric_worths(Metric, Worths)
    ->  maplist(move_rating(Walls, Depth, Worths), Moves, Ratings0),
        keysort(Ratings0, Ratings)
    ;   Ratings = []
    ),
    metric_column(Metric, Walls, Moves, Ratings, Column, Random0, Random).

move_rating(Walls, Depth, Worths, Column-Position, Column-Rating) :-
    (   Worths == worths(2, 1, 0, 0)
    ->  walls_position_depth_rating(Walls, Position, Depth, Rating)
    ;   walls_position_depth_worths_rating(Walls, Position, Depth, Worths, Rating)
    ).

metric_column(4, _, Moves, _, Column, Random0, Random) :-
    random_drawn(Column-_, Moves, _, Random0, Random).
metric_column(3, Walls, Moves, _, Column, Random0, Random) :-
    exclude(lets_win(Walls), Moves, Safe),
    (   winning(Moves, Column)
    ->  Random = Random0
    ;   random_drawn(Column-_, Safe, _, Random0, Random)
    ->  true
    ;   pairs_keys(Moves, Columns),
        min_list(Columns, Column),
        Random = Random0
    ).
metric_column(2, _, Moves, Ratings, Column, Random, Random) :-
    best_rated(Ratings, Moves, Column).
metric_column(1, Walls, Moves, Ratings, Column, Random, Random) :-
    (   winning(Moves, Column)
    ->  true
    ;   moves_kept(lets_win(Walls), Moves, Safe),
        aligned_column([3, 2], Walls, Safe, Ratings, Column)
    ).
metric_column(0, Walls, Moves, Ratings, Column, Random, Random) :-
    (   winning(Moves, Column)
    ->  true
    ;   moves_kept(lets_win(Walls), Moves, Safe),
        best_rated(Ratings, Safe, Column)
    ).

%   For each number of stones: if some board has such an alignment, the one with most; otherwise
%   the columns that don't let the opponent's next move make one.

aligned_column([], _, Moves, Ratings, Column) :-
    best_rated(Ratings, Moves, Column).
aligned_column([N|Ns], Walls, Moves, Ratings, Column) :-
    (   best_move(aligned(Walls, N), Moves, Column, Most),
        Most > 0
    ->  true
    ;   moves_kept(lets_align(Walls, N), Moves, Kept),
        aligned_column(Ns, Walls, Kept, Ratings, Column)
    ).

best_rated(Ratings, Moves, Column) :-
    best_move(rating(Ratings), Moves, Column, _).

rating(Ratings, Column-_, Rating) :-
    memberchk(Column-Rating, Ratings).

winning(Moves, Column) :-
    member(Column-position(_, Stones), Moves),
    four(Stones),
    !.      % the first, nearest to the centre

lets_win(Walls, _-Position) :-
    walls_position_column_position(Walls, Position, _, position(_, Stones)),
    four(Stones),
    !.      % one reply is enough

lets_align(Walls, N, _-Position) :-
    walls_position_column_position(Walls, Position, Column, Reply),
    aligned(Walls, N, Column-Reply, Count),
    Count > 0,
    !.      % one reply is enough

%   The player who moved last has Count alignments of N.

aligned(Walls, N, _-position(Mine, Theirs), Count) :-
    Filled is Mine \/ Theirs \/ Walls,
    empty_cells(Filled, Empty),
    stones_aligned(Theirs, Empty, N, Count).

% ---- The rating of a tree of boards that nobody builds ----
%
%   The same as board_depth_worths_rating/4 with worths(2, 1, 0, 0), on bit
%   boards.  None of them is kept: only a move that ends the game is worth something,
%   and the winning moves of a board are counted, not played.

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

% ---- The rating of a tree whose open boards are worth something too ----
%
%   The same as board_depth_worths_rating/4, on bit boards, depth by depth.
%   Boards that several orders of moves lead to are kept once, with the number of
%   these orders.

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

?- walls_metric_position_choice(0, 1, 5, position(0, 0b1), Column, Ratings, 1, _).
*/
