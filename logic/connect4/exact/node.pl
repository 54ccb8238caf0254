:- module(connect4_node,
          [ position_node/2,       % +Position, -Node
            walls_position_node/3, % +Walls, +Position, -Node
            node_moves/2,          % +Node, ?Moves
            node_left/2,           % +Node, ?Left
            node_forced/1,         % +Node
            node_cells/4,          % +Walls, +Node, -Empty, -Playable
            left_bounds/3          % +Left, -Lowest, -Highest
          ]).

/** <module> Nodes: positions that have to be searched

A node is node(Mine, Theirs, MyThreats, TheirThreats, Moves, Left): the
stones of the player to move and of the other, the empty cells that complete
four for each, the cells where the player to move does not lose at once, and the
number of empty cells.  The player to move can't win with the next stone, and has a
move.  Other positions are scored without a search.

A win with the next stone is worth (Left + 1) // 2, and one less for each turn
that it takes longer.  This is 22 less the number of stones that the winner will
have laid.
*/

:- use_module('../../search/inline', [inline/1]).
:- use_module(moves, [only_move/1, safe_moves/3]).
:- use_module('../board/cells', [empty_cells/2, playable/2]).
:- use_module('../board/stones', [four/1, threats/3]).

%!  position_node(+Position, -Node) is det.
%
%   True when Node is the node of Position, or score(Score) if the next two stones
%   or the end of the game decide the score: the same as board_score/2.

position_node(Position, Node) :-
    walls_position_node(0, Position, Node).

%!  walls_position_node(+Walls, +Position, -Node) is det.
%
%   As position_node/2, on the board that Walls leave (../board/walls.pl).
%
%       ?- size_walls(size(1, 2, 4), Walls), walls_position_node(Walls, position(0, 0), Node).
%       Walls = 0xfdfbf1efdfbf, Node = node(0, 0, 0, 0, 0x2000000, 2).

walls_position_node(Walls, position(Mine, Theirs), Node) :-
    Filled is Mine \/ Theirs \/ Walls,
    Left is 42 - popcount(Filled),
    (   four(Theirs)
    ->  Score is -(Left >> 1) - 1,
        Node = score(Score)
    ;   open_node(Left, Mine, Theirs, Filled, Node)
    ).

open_node(Left, Mine, Theirs, Filled, Node) :-
    empty_cells(Filled, Empty),
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

%!  left_bounds(+Left, -Lowest, -Highest) is det.
%
%   True when the score of a node with Left empty cells is from Lowest to Highest:
%   it is lost with the second stone from now at the soonest, and won with the third.

left_bounds(Left, Lowest, Highest) :-
    Lowest is -((Left - 2) >> 1),
    Highest is (Left - 1) >> 1.

%!  node_moves(+Node, ?Moves) is semidet.
%
%   True when Moves are the cells where the player to move does not lose at once.

node_moves(Node, Moves) :-
    arg(5, Node, Moves).

%!  node_left(+Node, ?Left) is semidet.
%
%   True when Left cells are empty.

node_left(Node, Left) :-
    arg(6, Node, Left).

:- inline([node_moves/2, node_left/2]).

%!  node_forced(+Node) is semidet.
%
%   True when Node has only one move.

node_forced(Node) :-
    node_moves(Node, Moves),
    only_move(Moves).

%!  node_cells(+Walls, +Node, -Empty, -Playable) is det.
%
%   True when Node has the Empty cells, and the next stone falls to one that is Playable, on the
%   board that Walls leave.
%
%       ?- position_node(position(0, 0), Node), node_cells(0, Node, Empty, Playable).
%       Empty = 0xfdfbf7efdfbf, Playable = 0x40810204081.

node_cells(Walls, Node, Empty, Playable) :-
    Node = node(Mine, Theirs, _, _, _, _),
    Filled is Mine \/ Theirs \/ Walls,
    empty_cells(Filled, Empty),
    playable(Filled, Playable).

:- inline([left_bounds/3, node_forced/1, node_cells/4]).

/** <examples>

?- columns_position([4,4,5], Position), position_node(Position, Node).
*/
