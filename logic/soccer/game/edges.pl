:- module(soccer_edges,
          [ position_touched/2,    % +Position, ?Node
            position_free/4,       % +Position, ?Node, ?Direction, -Node1
            position_used/3        % +Position, ?Node, ?Node1
          ]).

/** <module> Paper soccer: what is drawn in a position, and what is free

The same as drawing_step/3 of ../definition.pl, by a bit for each edge (nodes.pl): a drawing has the
way of the ball.
*/

:- use_module(nodes, [bits_touched/1, free_has/2, nodes_bits/3, ways_node/4]).

%!  position_touched(+Position, ?Node) is nondet.
%
%   True when the ball bounces at Node: it was there, or Node is on the border.

position_touched(position(_, _, Nodes, _, _), Node) :-
    node_bits(Nodes, Node, Bits),
    bits_touched(Bits).

node_bits(Nodes, Node, Bits) :-
    (   integer(Node)
    ->  nodes_bits(Nodes, Node, Bits)
    ;   arg(Place, Nodes, Bits),
        Node is Place - 1
    ).

%!  position_free(+Position, ?Node, ?Direction, -Node1) is nondet.
%
%   True when the edge from Node in Direction leads to Node1 and is not used.
%
%       ?- field_position(field(line, 8, 10, 0), Position),
%          position_free(Position, 44, Direction, Node).
%       Direction = 1, Node = 34 ;
%       Direction = 2, Node = 45 ;
%       Direction = 3, Node = 56.

position_free(position(_, _, Nodes, Ways, _), Node, Direction, Node1) :-
    node_bits(Nodes, Node, Bits),
    direction(Direction),
    free_has(Bits, Direction),
    ways_node(Ways, Node, Direction, Node1).

direction(0).
direction(1).
direction(2).
direction(3).
direction(4).
direction(5).
direction(6).
direction(7).

%!  position_used(+Position, ?Node, ?Node1) is nondet.
%
%   True when the edge between Node and Node1 > Node is used.
%
%       ?- field_position(field(standard, 8, 10, 2), Position0),
%          position_step(Position0, 0, Position), position_used(Position, Node, Node1).
%       Node = 49, Node1 = 50.

position_used(position(_, _, Nodes, Ways, _), Node, Node1) :-
    node_bits(Nodes, Node, Bits),
    direction(Direction),
    ways_node(Ways, Node, Direction, Node1),
    integer(Node1),
    Node < Node1,
    \+ free_has(Bits, Direction).

/** <examples>

?- named_field(standard, Field), field_position(Field, Position),
   position_ball(Position, Ball), position_free(Position, Ball, Direction, Node).
*/
