:- module(connect4_node,
          [ safe_moves/3,          % +Playable, +Threats, -Moves
            position_node/2,       % +Position, -Node
            walls_position_node/3, % +Walls, +Position, -Node
            node_left/2,           % +Node, ?Left
            node_forced/1,         % +Node
            node_cells/4,          % +Walls, +Node, -Empty, -Playable
            left_bounds/3,         % +Left, -Lowest, -Highest
            node_nexts/4,          % +Lookup, +Walls, +Node, -Nexts
            node_only_next/4,      % +Lookup, +Walls, +Node, -Next
            threats_worth/3        % +Threats, +Left, -Worth
          ]).

/** <module> Nodes: positions that have to be searched, and where their moves lead

A set of moves is the set of the cells to which the stones fall.  First we need those that do not
lose at once; in ASP: tactics.lp, which also names what a player should notice.

A node is node(Mine, Theirs, MyThreats, TheirThreats, Moves, Left): the stones of the player to move
and of the other, the empty cells that complete four for each, the cells where the player to move
does not lose at once, and the number of empty cells.  The player to move can't win with the next
stone, and has a move.  Other positions are scored without a search.

A win with the next stone is worth (Left + 1) // 2, and one less for each turn that it takes longer.
This is 22 less the number of stones that the winner will have laid.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module('../../shared/inline', [inline/1]).
:- use_module('../board/cells',
              [ cells/1, column_cells/2, empty_cells/2, even_rows/1, odd_rows/1, playable/2 ]).
:- use_module('../board/stones', [four/1, stone_threats/5, threats/3]).

%!  only_move(+Moves) is semidet.
%
%   True when Moves has one move, or none.

only_move(Moves) :-
    Moves /\ (Moves - 1) =:= 0.

:- inline([only_move/1]).

%!  safe_moves(+Playable, +Threats, -Moves) is det.
%
%   True when Moves are the Playable cells after which the other player, who has
%   Threats, can't win at once: a playable threat must be taken, and no stone may be
%   laid just below one.
%   The same as board_column_board/3 and board_end/2, asked for each move and reply.
%
%       ?- safe_moves(0b10000001, 0b10000000, Moves).
%       Moves = 128.

safe_moves(Playable, Threats, Moves) :-
    Forced is Playable /\ Threats,
    (   Forced =:= 0
    ->  Moves is Playable /\ \ (Threats >> 1)
    ;   only_move(Forced)
    ->  Moves is Forced /\ \ (Threats >> 1)
    ;   Moves = 0
    ).

:- inline([safe_moves/3]).

% ---- The node of a position ----

%!  position_node(+Position, -Node) is det.
%
%   True when Node is the node of Position, or score(Score) if the next two stones
%   or the end of the game decide the score: the same as board_score/2.

position_node(Position, Node) :-
    walls_position_node(0, Position, Node).

%!  walls_position_node(+Walls, +Position, -Node) is det.
%
%   As position_node/2, on the board that Walls leave (../board/cells.pl).
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

% ---- The next nodes, the most promising first ----
%
%   In the next node the other player is to move.  A stone adds threats for the player who lays it,
%   and takes a cell that the other may have threatened.

%   Next is the node after Stone.  Replies, where the other player then does not lose at once, are
%   its moves.

stone_next(Stone, Node, Empty, Playable, Lookup, Next, Threats, Replies) :-
    Node = node(Mine, Theirs, MyThreats, TheirThreats, _, Left),
    Stones is Mine \/ Stone,
    stone_threats(Stone, Stones, Lookup, MyThreats, Threats0),
    Threats is Threats0 /\ Empty /\ \Stone,
    cells(Cells),
    Playable1 is (Playable + Stone) /\ Cells,
    safe_moves(Playable1, Threats, Replies),
    TheirThreats1 is TheirThreats /\ \Stone,
    Left1 is Left - 1,
    Next = node(Theirs, Stones, TheirThreats1, Threats, Replies, Left1).

%   The columns, the nearest to the centre first.

columns(Columns) :-
    maplist(column_cells, [4, 3, 5, 2, 6, 1, 7], Columns).

%   A threat counts two.  It counts three in the rows that its player gets if both fill up column
%   after column: odd rows for the first player, even rows for the second.

profitable_rows(Left, Rows) :-
    ( Left /\ 1 =:= 0 -> odd_rows(Rows) ; even_rows(Rows) ).

rows_worth(Rows, Threats, Worth) :-
    Worth is 2 * popcount(Threats) + popcount(Threats /\ Rows).

:- inline([stone_next/8, columns/1, profitable_rows/2, rows_worth/3]).

%!  threats_worth(+Threats, +Left, -Worth) is det.
%
%   True when Worth is what Threats are worth after a move with Left cells empty.

threats_worth(Threats, Left, Worth) :-
    profitable_rows(Left, Rows),
    rows_worth(Rows, Threats, Worth).

%!  node_only_next(+Lookup, +Walls, +Node, -Next) is semidet.
%
%   True when Next is the node after the only move of Node, on the board that Walls leave.  Fails if
%   that move leaves the other player only replies that lose at once.
%
%       ?- threat_lookup(Lookup), columns_position([4,1,4,1,4], Position),
%          position_node(Position, Node), node_only_next(Lookup, 0, Node, Next),
%          node_left(Next, Left).
%       Left = 36.

node_only_next(Lookup, Walls, Node, Next) :-
    node_cells(Walls, Node, Empty, Playable),
    node_moves(Node, Stone),
    stone_next(Stone, Node, Empty, Playable, Lookup, Next, _, Replies),
    Replies =\= 0.

%!  node_nexts(+Lookup, +Walls, +Node, -Nexts) is det.
%
%   True when Nexts has Worth-Next for each move of Node, on the board that Walls leave: the next
%   node, and the worth of the threats that the player has there.  Those of most worth come first,
%   and among equals those whose stone is nearest to the centre.  Nexts is `win` if one of them
%   leaves the other player only replies that lose at once.
%
%       ?- threat_lookup(Lookup),
%          node_nexts(Lookup, 0, node(0, 0, 0, 0, 0b1, 42), [Worth-Next]),
%          connect4_node:node_moves(Next, Moves).
%       Worth = 0, Moves = 0x40810204082.

node_nexts(Lookup, Walls, Node, Nexts) :-
    node_cells(Walls, Node, Empty, Playable),
    columns(Columns),
    node_left(Node, Left),
    profitable_rows(Left, Rows),
    nexts(Columns, Node, Empty, Playable, Rows, Lookup, [], Nexts).

nexts([], _, _, _, _, _, Nexts, Nexts).
nexts([Column|Columns], Node, Empty, Playable, Rows, Lookup, Nexts0, Nexts) :-
    node_moves(Node, Moves),
    Stone is Moves /\ Column,
    (   Stone =:= 0
    ->  nexts(Columns, Node, Empty, Playable, Rows, Lookup, Nexts0, Nexts)
    ;   stone_next(Stone, Node, Empty, Playable, Lookup, Next, Threats, Replies),
        (   Replies =:= 0
        ->  Nexts = win
        ;   rows_worth(Rows, Threats, Worth),
            inserted(Nexts0, Worth, Next, Nexts1),
            nexts(Columns, Node, Empty, Playable, Rows, Lookup, Nexts1, Nexts)
        )
    ).

inserted([], Worth, Next, [Worth-Next]).
inserted([First|Nexts], Worth, Next, Inserted) :-
    First = Worth0-_,
    (   Worth > Worth0
    ->  Inserted = [Worth-Next, First|Nexts]
    ;   Inserted = [First|Nexts1],
        inserted(Nexts, Worth, Next, Nexts1)
    ).

/** <examples>

?- safe_moves(0b10000001, 0b10, Moves).
*/
