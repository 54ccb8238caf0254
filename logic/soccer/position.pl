:- module(soccer_position,
          [ position_field/2,      % +Position, -Field
            position_ball/2,       % +Position, -Node
            position_player/2,     % +Position, -Player
            position_touched/2,    % +Position, ?Node
            position_used/3,       % +Position, ?Node, ?Node1
            position_free/4,       % +Position, +Node, ?Direction, -Node1
            position_step/3,       % +Position0, ?Direction, -Position
            position_end/2     % +Position, -End
          ]).

/** <module> Paper soccer: positions, and the rules edge by edge

A position is position(Ball, Player, Nodes, Ways, Field): where the ball lies,
who draws, what is known of the nodes, how they lie, and the field.  Nodes has
an integer for each node: bit D is set while the edge in direction D is free,
bit 8 once the ball bounces there, and the bits above are the player who has
won when the ball is there, or 0.  Ways never changes: it has the node in
direction D of node N at 8 * N + D + 1, or -1.

A position in the middle of a turn is a position like any other.
*/

:- reexport(kick_off, [field_position/2]).

%!  position_field(+Position, -Field) is det.
%
%   True when Position is one on Field.
%
%       ?- field_position(field(line, 8, 10, 0), position(A, B, C, D, E)),
%          position_field(position(A, B, C, D, E), Field).
%       Field = field(line, 8, 10, 0).

position_field(position(_, _, _, _, Field), Field).

%!  position_ball(+Position, -Node) is det.
%
%   True when the ball is at Node.
%
%       ?- position_ball(position(49, 1, _, _, _), Node).
%       Node = 49.

position_ball(position(Ball, _, _, _, _), Ball).

%!  position_player(+Position, -Player) is det.
%
%   True when Player, 1 or 2, draws next, or drew last if the ball is in a goal.
%
%       ?- position_player(position(49, 1, _, _, _), Player).
%       Player = 1.

position_player(position(_, Player, _, _, _), Player).

%!  position_touched(+Position, ?Node) is nondet.
%
%   True when the ball bounces at Node: it was there, or Node is on the border.
%
%       ?- field_position(field(line, 2, 2, 0), Position),
%          position_step(Position, 0, position(A, B, C, D, E)),
%          findall(Node, position_touched(position(A, B, C, D, E), Node), Nodes).
%       Nodes = [0, 1, 2, 3, 4, 5, 6, 7, 8].

position_touched(position(_, _, Nodes, _, _), Node) :-
    node_bits(Nodes, Node, Bits),
    Bits /\ 0x100 =\= 0.

node_bits(Nodes, Node, Bits) :-
    (   integer(Node)
    ->  Place is Node + 1,
        arg(Place, Nodes, Bits)
    ;   arg(Place, Nodes, Bits),
        Node is Place - 1
    ).

%!  position_free(+Position, +Node, ?Direction, -Node1) is nondet.
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
    Bits /\ 0xff =\= 0,
    ways_step(Ways, Node, Direction, Node1),
    Bits /\ 1 << Direction =\= 0.

ways_step(Ways, Node, Direction, Node1) :-
    direction(Direction),
    Place is 8 * Node + Direction + 1,
    arg(Place, Ways, Node1),
    Node1 >= 0.

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
%       ?- field_position(field(standard, 8, 10, 2), Position),
%          position_step(Position, 0, position(A, B, C, D, E)),
%          position_used(position(A, B, C, D, E), Node, Node1).
%       Node = 49, Node1 = 50.

position_used(position(_, _, Nodes, Ways, _), Node, Node1) :-
    node_bits(Nodes, Node, Bits),
    ways_step(Ways, Node, Direction, Node1),
    Node < Node1,
    Bits /\ 1 << Direction =:= 0.

%!  position_step(+Position0, ?Direction, -Position) is nondet.
%
%   True when Position0 is open and Position is reached by drawing the ball in
%   Direction.  The other player draws next, unless the ball bounces.
%
%       ?- field_position(field(standard, 8, 10, 2), Position),
%          position_step(Position, 0, position(Ball, Player, _, _, _)).
%       Ball = 50, Player = 2.

position_step(Position0, Direction, position(Ball, Player, Nodes, Ways, Field)) :-
    position_end(Position0, open),
    Position0 = position(Ball0, Player0, Nodes0, Ways, Field),
    position_free(Position0, Ball0, Direction, Ball),
    Opposite is Direction xor 4,
    node_bits(Nodes0, Ball0, Bits0),
    node_bits(Nodes0, Ball, Bits1),
    Bits2 is Bits0 - 1 << Direction,
    Bits3 is (Bits1 - 1 << Opposite) \/ 0x100,
    duplicate_term(Nodes0, Nodes1),
    % No one else has seen Nodes1, so that to change it here is pure.
    node_set(Nodes1, Ball0, Bits2),
    node_set(Nodes1, Ball, Bits3),
    Nodes = Nodes1,
    (   Bits1 >> 8 =:= 0
    ->  Player is 3 - Player0
    ;   Player = Player0
    ).

node_set(Nodes, Node, Bits) :-
    Place is Node + 1,
    setarg(Place, Nodes, Bits).

%!  position_end(+Position, -End) is det.
%
%   True when End is goal(Winner) if the ball is in a goal, else
%   stuck(Winner) if no edge is free for the player who draws, else `open`.
%
%       ?- field_position(field(line, 2, 2, 0), Position), position_step(Position, 2, Position1),
%          position_end(Position1, End).
%       End = goal(1).

position_end(position(Ball, Player, Nodes, _, _), End) :-
    node_bits(Nodes, Ball, Bits),
    Goal is Bits >> 9,
    (   Goal =\= 0
    ->  End = goal(Goal)
    ;   Bits /\ 0xff =:= 0
    ->  Winner is 3 - Player,
        End = stuck(Winner)
    ;   End = open
    ).

/** <examples>

?- named_field(standard, Field), field_position(Field, Position),
   position_step(Position, Direction, Position1), position_ball(Position1, Ball).
*/
