:- module(connect4_next,
          [ node_nexts/4,          % +Lookup, +Walls, +Node, -Nexts
            node_only_next/4,      % +Lookup, +Walls, +Node, -Next
            threats_worth/3        % +Threats, +Left, -Worth
          ]).

/** <module> Next nodes: where a node's moves lead, the most promising first

In the next node the other player is to move.  A stone adds threats for the player who lays it, and
takes a cell that the other may have threatened.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module('../board/cells', [cells/1, column_cells/2, even_rows/1, odd_rows/1]).
:- use_module('../board/lookup', [stone_threats/5]).
:- use_module('../../search/inline', [inline/1]).
:- use_module(moves, [safe_moves/3]).
:- use_module(node, [node_cells/4, node_left/2, node_moves/2]).

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
    (   Left /\ 1 =:= 0
    ->  odd_rows(Rows)
    ;   even_rows(Rows)
    ).

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
%          node_nexts(Lookup, 0, node(0, 0, 0, 0, 0b1, 42), [Worth-Next]), node_moves(Next, Moves).
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

?- threat_lookup(Lookup), columns_position([4,4,5], Position), position_node(Position, Node),
   node_nexts(Lookup, 0, Node, Nexts).
*/
