:- module(soccer_nodes,
          [ bits/4,                % +Directions, +Touched, +Winner, -Bits
            node_place/2,          % +Node, -Place
            nodes_bits/3,          % +Nodes, +Node, -Bits
            nodes_change/3,        % !Nodes, +Node, +Bits
            bits_free/2,           % +Bits, -Free
            bits_less/3,           % +Bits0, +Direction, -Bits
            bits_arrived/2,        % +Bits0, -Bits
            bits_touched/1,        % +Bits
            bits_untouched/1,      % +Bits
            bits_bounce/1,         % +Bits
            bits_goal/1,           % +Bits
            bits_winner/2,         % +Bits, -Winner
            free_none/1,           % +Free
            free_direction/3,      % +Free, -Direction, -Free1
            free_has/2,            % +Free, +Direction
            direction_back/2,      % +Direction, -Back
            ways_node/4,           % +Ways, +Node, +Direction, -Node1
            arc_place/3            % +Node, +Direction, -Place
          ]).

/** <module> Paper soccer: what is known of the nodes, packed

The nodes of a position are nodes(Bits, ...): what is known of a node, in one integer.  Bit D is
set while the edge in direction D is free, bit 8 once the ball bounces there, and the bits above
are the player who has won when the ball is there, or 0.  So untouched nodes have the least
integers, and goals the greatest.

No other file knows how they are packed.  The relations here cost nothing elsewhere
(../../shared/inline.pl).

What is known of arcs, edges drawn one way, is a term of its own, which never changes: the ways
have the node that an arc leads to.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module('../../shared/inline', [inline/1]).

:- inline([ node_place/2, nodes_bits/3, nodes_change/3, bits_free/2, bits_less/3, bits_arrived/2,
            bits_touched/1, bits_untouched/1, bits_bounce/1, bits_goal/1, bits_winner/2,
            free_none/1, free_direction/3, free_has/2, direction_back/2, ways_node/4,
            arc_place/3 ]).

%!  bits(+Directions, +Touched, +Winner, -Bits) is det.
%
%   True when Bits say that the edges in Directions are free, that the ball bounces
%   if Touched is 1 and not if it is 0, and that Winner, or 0, has won there.

bits(Directions, Touched, Winner, Bits) :-
    foldl(with_direction, Directions, 0, Free),
    Bits is Free \/ Touched << 8 \/ Winner << 9.

with_direction(Direction, Free0, Free) :-
    Free is Free0 \/ 1 << Direction.

%!  node_place(+Node, -Place) is det.
%
%   True when what is known of Node stands at Place, counted from 1.

node_place(Node, Place) :-
    Place is Node + 1.

%!  nodes_bits(+Nodes, +Node, -Bits) is det.
%
%   True when Bits are what Nodes have of Node.

nodes_bits(Nodes, Node, Bits) :-
    Place is Node + 1,
    arg(Place, Nodes, Bits).

%!  nodes_change(!Nodes, +Node, +Bits) is det.
%
%   From now on Nodes have Bits of Node, until backtracking undoes it.  Only for
%   nodes that no one else has seen: so that it is as pure as a copy.

nodes_change(Nodes, Node, Bits) :-
    Place is Node + 1,
    setarg(Place, Nodes, Bits).

%!  bits_free(+Bits, -Free) is det.
%
%   True when Free has the bits of the edges that are free.

bits_free(Bits, Free) :-
    Free is Bits /\ 0xff.

%!  bits_less(+Bits0, +Direction, -Bits) is det.
%
%   True when Bits are Bits0 without the edge in Direction, which is free.

bits_less(Bits0, Direction, Bits) :-
    Bits is Bits0 - 1 << Direction.

%!  bits_arrived(+Bits0, -Bits) is det.
%
%   True when Bits are Bits0 after the ball was there.

bits_arrived(Bits0, Bits) :-
    Bits is Bits0 \/ 0x100.

%!  bits_touched(+Bits) is semidet.
%
%   True when the ball was there, or the node is on the border.

bits_touched(Bits) :-
    Bits /\ 0x100 =\= 0.

%!  bits_untouched(+Bits) is semidet.
%
%   True when the ball was not there yet, and it is neither on the border nor in a
%   goal: a turn ends there.

bits_untouched(Bits) :-
    Bits < 0x100.

%!  bits_bounce(+Bits) is semidet.
%
%   True when a turn goes on after the ball has come there: it bounces, an edge is
%   left, and it is no goal.  Bits are those without the edge that it came by.

bits_bounce(Bits) :-
    Bits > 0x100,
    Bits < 0x200.

%!  bits_goal(+Bits) is semidet.
%
%   True when the node is in a goal.

bits_goal(Bits) :-
    Bits >= 0x200.

%!  bits_winner(+Bits, -Winner) is det.
%
%   True when Winner has won if the ball is there; 0 if no one has.

bits_winner(Bits, Winner) :-
    Winner is Bits >> 9.

%!  free_none(+Free) is semidet.
%
%   True when no edge is free.

free_none(Free) :-
    Free =:= 0.

%!  free_direction(+Free, -Direction, -Free1) is det.
%
%   True when Direction is the last one of Free, which is not empty, and Free1 are
%   the others.

free_direction(Free, Direction, Free1) :-
    Direction is msb(Free),
    Free1 is Free - 1 << Direction.

%!  free_has(+Free, +Direction) is semidet.
%
%   True when the edge in Direction is free; Free may be Bits as well.

free_has(Free, Direction) :-
    Free /\ 1 << Direction =\= 0.

%!  direction_back(+Direction, -Back) is det.
%
%   True when Back leads back from where Direction leads to.

direction_back(Direction, Back) :-
    Back is Direction xor 4.

%!  ways_node(+Ways, +Node, +Direction, -Node1) is det.
%
%   True when the arc from Node in Direction leads to Node1; `none` if there is none.

ways_node(Ways, Node, Direction, Node1) :-
    Place is 8 * Node + Direction + 1,
    arg(Place, Ways, Node1).

%!  arc_place(+Node, +Direction, -Place) is det.
%
%   True when what is known of the arc from Node in Direction stands at Place.

arc_place(Node, Direction, Place) :-
    Place is 8 * Node + Direction + 1.

/** <examples>

?- named_field(standard, Field), field_position(Field, position(Ball, _, Nodes, _, _)),
   nodes_bits(Nodes, Ball, Bits), bits_free(Bits, Free).
*/
