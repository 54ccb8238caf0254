:- module(connect4_subtree,
          [ position_depth_score/3 % +Position, +Depth, -Score
          ]).

/** <module> The score of a tree of boards that nobody builds

tree_depth_score/4 of tree.pl with worths(2, 1, 0, 0), worked out on bit
boards.  None of them is kept: only a move that ends the game is worth
something, and the winning moves of a board are counted, not played.
*/

:- use_module('../board/stones', [four/1, playable/2, threats/3]).

%!  position_depth_score(+Position, +Depth, -Score) is det.
%
%   True when Score is that of the tree of Depth levels with Position at its
%   top, to the player who moved last: each won board is worth 2, each lost one
%   -2, each drawn one 1, times Depth at the top, Depth - 1 at the next level,
%   and 1 at the last.
%
%       ?- columns_position([1,2,1,2,1], Position),
%          position_depth_score(Position, 3, Score).
%       Score = 12.

position_depth_score(position(Mine, Theirs), Depth, Score) :-
    (   four(Theirs)
    ->  Score is 2 * Depth
    ;   Mine \/ Theirs =:= 0xfdfbf7efdfbf
    ->  Score = Depth
    ;   Depth =:= 1
    ->  Score = 0
    ;   Depth1 is Depth - 1,
        open_score(Depth1, Mine, Theirs, -1, 0, Score)
    ).

%   Side is 1 when Mine are the stones of the player who moved into the top, else -1,
%   and Weight is that of the next level.  The last two levels are counted at once: a
%   move makes no threat of the other player, it only closes a cell and opens
%   another.

open_score(Weight, Mine, Theirs, Side, Score0, Score) :-
    Filled is Mine \/ Theirs,
    Empty is 0xfdfbf7efdfbf /\ \Filled,
    playable(Filled, Playable),
    threats(Mine, Playable, Wins),
    Moves is Playable /\ \Wins,
    Score1 is Score0 + Side * 2 * Weight * popcount(Wins),
    (   popcount(Empty) =:= 1
    ->  Score is Score1 + Weight * popcount(Moves)
    ;   Weight =:= 1
    ->  Score = Score1
    ;   Weight =:= 2
    ->  threats(Theirs, Empty, Threats),
        moves_replies(Moves, Playable, Threats, Lost),
        drawn_replies(Moves, Playable, Empty, Threats, Drawn),
        Score is Score1 - Side * 2 * Lost + Drawn
    ;   Weight1 is Weight - 1,
        Side1 is -Side,
        moves_score(Moves, Weight1, Mine, Theirs, Side1, Score1, Score)
    ).

moves_score(Moves, Weight, Mine, Theirs, Side, Score0, Score) :-
    (   Moves =:= 0
    ->  Score = Score0
    ;   Moves1 is Moves /\ (Moves - 1),
        Mine1 is Mine \/ (Moves xor Moves1),
        open_score(Weight, Theirs, Mine1, Side, Score0, Score1),
        moves_score(Moves1, Weight, Mine, Theirs, Side, Score1, Score)
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

?- position_depth_score(position(0, 0b1), 5, Score).
*/
