:- module(soccer_ends,
          [ begun_ends/3,          % +Begun, +Ways, -Ends
            ends_node_grown/4      % +Ends, +Net, +Node, -Grown
          ]).

/** <module> Paper soccer: a turn to each place where a turn can end

A position can have thousands of turns, but they end at a few dozen nodes.  These are found at
once, with a way to each (reach.pl); the turn is drawn only where it is asked for.

The ends of a turn are ends(Nodes, Reach, Begun): the untouched nodes where it can end, the
reach of the node where it begins, and the turn of no edges (growth.pl).  They are the same as
drawing_outcomes/2 of ../definition.pl ends at.
*/

:- use_module('../game/nodes', [bits_less/3, direction_back/2, nodes_bits/3, nodes_change/3]).
:- use_module(keys, [arc_node_key/6]).
:- use_module(reach, [goals_near/5, reach_direction/3]).

%!  begun_ends(+Begun, +Ways, -Ends) is det.
%
%   True when Ends are those of the turn that begins by Begun.
%
%       ?- field_turns_position(field(standard, 8, 10, 2), [[0],[3]], Position),
%          position_begun(Position, 0, Begun), arg(4, Position, Ways),
%          begun_ends(Begun, Ways, ends(Nodes, _, _)), length(Nodes, Length),
%          position_outcomes(Position, inf, Outcomes, false), length(Outcomes, All).
%       Length = 9, All = 12.

begun_ends(Begun, Ways, ends(Ends, Reach, Begun)) :-
    Begun = [begun(_, Ball, Nodes, _)],
    goals_near([Ball], Nodes, Ways, Reach, Ends).

%!  ends_node_grown(+Ends, +Net, +Node, -Grown) is det.
%
%   True when Grown (growth.pl) is a turn that ends at Node, which is one of Ends.
%
%       ?- field_turns_position(field(standard, 8, 10, 2), [[0],[3]], Position),
%          position_begun(Position, 0, Begun), arg(4, Position, Ways), ways_set_net(Ways, Net),
%          begun_ends(Begun, Ways, Ends), arg(1, Ends, [Node|_]),
%          ends_node_grown(Ends, Net, Node, grown(_, Node, _, _, _, _, Turn)).
%       Node = 37, Turn = [5, 6].

ends_node_grown(ends(_, Reach, [Begun]), Net, Node, Grown) :-
    Begun = begun(Key0, Ball, Nodes, _),
    duplicate_term(Nodes, Nodes0),
    turn_to(Node, Ball, Reach, Net, Nodes0, Key0, Grown).

%   Back from Node to the Ball.  All edges but the last are drawn in Nodes, which no
%   one else has seen, so that changing them is as pure as a copy for each edge.

turn_to(Node, Ball, Reach, Net, Nodes, Key0, Grown) :-
    way_back(Node, Reach, Net, Node0, Direction, Back, Key0, Key1),
    before(Node0, Ball, Reach, Net, Nodes, Key1, Key, Turn),
    node_less(Node, Nodes, Back, Bits),
    node_less(Node0, Nodes, Direction, Bits0),
    Grown = grown(Key, Node, Bits, Node0, Bits0, Nodes, [Direction|Turn]).

before(Node, Ball, Reach, Net, Nodes, Key0, Key, Turn) :-
    (   Node =:= Ball
    ->  Turn = [],
        Key = Key0
    ;   way_back(Node, Reach, Net, Node0, Direction, Back, Key0, Key1),
        node_less(Node, Nodes, Back, Bits),
        nodes_change(Nodes, Node, Bits),
        node_less(Node0, Nodes, Direction, Bits0),
        nodes_change(Nodes, Node0, Bits0),
        Turn = [Direction|Turn1],
        before(Node0, Ball, Reach, Net, Nodes, Key1, Key, Turn1)
    ).

node_less(Node, Nodes, Direction, Bits) :-
    nodes_bits(Nodes, Node, Bits0),
    bits_less(Bits0, Direction, Bits).

%   The last edge of the way to Node goes in Direction from Node0.

way_back(Node, Reach, net(Ways, Keys), Node0, Direction, Back, Key0, Key) :-
    reach_direction(Reach, Node, Back),
    direction_back(Back, Direction),
    arc_node_key(Ways, Keys, Node, Back, Node0, Key1),
    Key is Key0 xor Key1.

/** <examples>

?- named_field(standard, Field), field_turns_position(Field, [[0],[3]], Position),
   position_begun(Position, 0, Begun), arg(4, Position, Ways), ways_set_net(Ways, Net),
   begun_ends(Begun, Ways, Ends), arg(1, Ends, Nodes), member(Node, Nodes),
   ends_node_grown(Ends, Net, Node, Grown).
*/
