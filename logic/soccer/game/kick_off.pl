:- module(soccer_kick_off,
          [ field_position/2       % +Field, -Position
          ]).

/** <module> Paper soccer: the position at kick-off

The same as field_drawing/2 of ../definition.pl, with all that is needed to know of the field
worked out once (position.pl).
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(library(pairs), [pairs_keys/2, pairs_values/2]).
:- use_module('../field/field', [field_border/2, field_centre/2, field_edge/4, field_goal/3,
                      field_nodes/2]).
:- use_module('../types', []).
:- use_module(nodes, [bits/4]).

%!  field_position(+Field, -Position) is det.
%
%   True when Position is that of the kick-off: the ball lies in the centre of
%   Field, no edge is used, and player 1 draws.
%
%       ?- field_position(field(line, 8, 10, 0), position(Ball, Player, _, _, _)).
%       Ball = 49, Player = 1.

field_position(Field, position(Ball, 1, Nodes, Ways, Field)) :-
    must_be(soccer_field, Field),
    field_nodes(Field, Count),
    field_centre(Field, Ball),
    findall(Node-Player, field_goal(Field, Player, Node), Goals),
    Last is Count - 1,
    findall(Arcs-Bits,
            ( between(0, Last, Node),
              findall(Direction-Node1, field_edge(Field, Node, Direction, Node1), Arcs),
              pairs_keys(Arcs, Directions),
              node_bits(Node, Field, Ball, Goals, Directions, Bits) ),
            Pairs),
    foldl(arcs_ways, Pairs, Ways0, []),
    compound_name_arguments(Ways, ways, Ways0),
    pairs_values(Pairs, Nodes0),
    compound_name_arguments(Nodes, nodes, Nodes0).

%   The eight ways of a node, from direction 0 on; Arcs are in this order.

arcs_ways(Arcs-_, Ways0, Ways) :-
    direction_ways(0, Arcs, Ways0, Ways).

direction_ways(Direction, Arcs, Ways0, Ways) :-
    (   Direction > 7
    ->  Ways0 = Ways
    ;   (   Arcs = [Direction-Node|Arcs1]
        ->  true
        ;   Node = none,
            Arcs1 = Arcs
        ),
        Ways0 = [Node|Ways1],
        Direction1 is Direction + 1,
        direction_ways(Direction1, Arcs1, Ways1, Ways)
    ).

node_bits(Node, Field, Ball, Goals, Directions, Bits) :-
    (   once(( Node =:= Ball ; field_border(Field, Node) ))
    ->  Touched = 1
    ;   Touched = 0
    ),
    (   memberchk(Node-Player, Goals)
    ->  Winner = Player
    ;   Winner = 0
    ),
    bits(Directions, Touched, Winner, Bits).

/** <examples>

?- named_field(standard, Field), field_position(Field, Position).
*/
