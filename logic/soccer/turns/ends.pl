:- module(soccer_ends,
          [ begun_ends/3,          % +Begun, +Ways, -Ends
            ends_node_grown/4      % +Ends, +Net, +Node, -Grown
          ]).

/** <module> Paper soccer: a turn to each place where a turn can end

A position can have thousands of turns, but they end at a few dozen nodes.  These nodes are found at
once, with a way to each (reach.pl).  A turn is drawn only if somebody asks for it.

The ends of a turn are ends(Nodes, Reach, Begun): the untouched nodes where it can end, the reach of
the node where it begins, and the turn of no edges (growth.pl).  The nodes are the same as
drawing_outcomes/2 of ../definition.pl finds, without goals and dead ends.
*/

:- use_module('../game/nodes', [bits_less/3, direction_back/2, nodes_bits/3, nodes_change/3,
                                ways_node/4]).
:- use_module(growth, [arc_grown/4]).
:- use_module(keys, [arc_node_key/6]).
:- use_module(reach, [goals_near/5, reach_direction/3]).

%!  begun_ends(+Begun, +Ways, -Ends) is det.
%
%   True when Ends are those of the turn that begins with Begun.
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
%          ends_node_grown(Ends, Net, Node, Grown), grown_turn(Grown, Turn).
%       Node = 37, Turn = [6, 5].

ends_node_grown(ends(_, Reach, [Begun]), Net, Node, Grown) :-
    Begun = begun(Key0, Ball, Nodes0, _),
    duplicate_term(Nodes0, Nodes),
    Net = net(Ways, _),
    reach_direction(Reach, Node, Back),
    ways_node(Ways, Node, Back, Node0),
    drawn_to(Node0, begun(Key0, Ball, Nodes, []), Reach, Net, Begun1),
    direction_back(Back, Direction),
    arc_grown(Begun1, Direction, Net, Grown).

%   Begun is Begun0 drawn on to Node.  Its nodes are those of Begun0, changed: no one else has seen
%   them, so this is as pure as a copy for each edge.

drawn_to(Node, Begun0, Reach, Net, Begun) :-
    Begun0 = begun(_, Ball, Nodes, _),
    (   Node =:= Ball
    ->  Begun = Begun0
    ;   reach_direction(Reach, Node, Back),
        Net = net(Ways, Keys),
        arc_node_key(Ways, Keys, Node, Back, Node0, Key1),
        direction_back(Back, Direction),
        node_less(Node, Nodes, Back),
        node_less(Node0, Nodes, Direction),
        drawn_to(Node0, Begun0, Reach, Net, begun(Key0, _, _, Turn)),
        Key is Key0 xor Key1,
        Begun = begun(Key, Node, Nodes, [Direction|Turn])
    ).

node_less(Node, Nodes, Direction) :-
    nodes_bits(Nodes, Node, Bits0),
    bits_less(Bits0, Direction, Bits),
    nodes_change(Nodes, Node, Bits).

/** <examples>

?- named_field(standard, Field), field_turns_position(Field, [[0],[3]], Position),
   position_begun(Position, 0, Begun), arg(4, Position, Ways), ways_set_net(Ways, Net),
   begun_ends(Begun, Ways, Ends), arg(1, Ends, Nodes), member(Node, Nodes),
   ends_node_grown(Ends, Net, Node, Grown).
*/
