:- module(soccer_kick_off,
          [ field_position/2       % +Field, -Position
          ]).

/** <module> Paper soccer: the position at kick-off

What a position holds is said in position.pl.  The same as field_drawing/2 of
../definition.pl, with all that is needed to know of the field worked out once.
*/

:- use_module(library(error), [must_be/2]).
:- use_module('../field/field', [field_border/2, field_centre/2, field_edge/4, field_goal/3,
                      field_nodes/2]).
:- use_module('../definition', []).     % the type soccer_field
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
    Last is Count - 1,
    findall(Node1,
            ( between(0, Last, Node), between(0, 7, Direction),
              node_way(Field, Node, Direction, Node1) ),
            Ways0),
    compound_name_arguments(Ways, ways, Ways0),
    findall(Bits, ( between(0, Last, Node), node_bits(Field, Ball, Node, Bits) ), Nodes0),
    compound_name_arguments(Nodes, nodes, Nodes0).

node_way(Field, Node, Direction, Node1) :-
    (   field_edge(Field, Node, Direction, Node2)
    ->  Node1 = Node2
    ;   Node1 = none
    ).

node_bits(Field, Ball, Node, Bits) :-
    findall(Direction, field_edge(Field, Node, Direction, _), Directions),
    (   once(( Node =:= Ball ; field_border(Field, Node) ))
    ->  Touched = 1
    ;   Touched = 0
    ),
    (   field_goal(Field, Player, Node)
    ->  Winner = Player
    ;   Winner = 0
    ),
    bits(Directions, Touched, Winner, Bits).

/** <examples>

?- named_field(standard, Field), field_position(Field, Position).
*/
