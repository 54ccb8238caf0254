:- module(connect4_node,
          [ position_node/2        % +Position, -Node
          ]).

/** <module> Nodes: positions that have to be searched

A node is node(Mine, Theirs, MyThreats, TheirThreats, Moves, Left): the
stones of the player to move and of the other, the empty cells that complete
four for either, the cells that the player to move can go to and not lose at
once, and the number of empty cells.  No one can win with the next stone, and
there is a move.  The score of other positions is seen without a search.

A win with the next stone is worth (Left + 1) // 2, and one less for each
turn that it takes longer: 22 less the number of stones that the winner will
have laid.
*/

:- use_module(moves, [safe_moves/3]).
:- use_module('../board/stones', [four/1, playable/2, threats/3]).

%!  position_node(+Position, -Node) is det.
%
%   True when Node is the node of Position, or score(Score) if a look at the
%   next two stones, or the end of the game, says what the score is.
%
%       ?- position_node(position(0, 0), Node).
%       Node = node(0, 0, 0, 0, 4432676798593, 42).

position_node(position(Mine, Theirs), Node) :-
    Left is 42 - popcount(Mine \/ Theirs),
    (   four(Theirs)
    ->  Score is popcount(Theirs) - 22,
        Node = score(Score)
    ;   open_node(Left, Mine, Theirs, Node)
    ).

open_node(Left, Mine, Theirs, Node) :-
    Filled is Mine \/ Theirs,
    Empty is Filled xor 0xfdfbf7efdfbf,
    playable(Filled, Playable),
    threats(Mine, Empty, MyThreats),
    threats(Theirs, Empty, TheirThreats),
    safe_moves(Playable, TheirThreats, Moves),
    (   Playable =:= 0
    ->  Node = score(0)
    ;   MyThreats /\ Playable =\= 0
    ->  Score is (Left + 1) >> 1,
        Node = score(Score)
    ;   Left =:= 1
    ->  Node = score(0)
    ;   Moves =:= 0
    ->  Score is -(Left >> 1),
        Node = score(Score)
    ;   Node = node(Mine, Theirs, MyThreats, TheirThreats, Moves, Left)
    ).

/** <examples>

?- columns_position([4,4,5], Position), position_node(Position, Node).
*/
