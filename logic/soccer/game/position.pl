:- module(soccer_position,
          [ position_field/2,      % +Position, -Field
            position_ball/2,       % +Position, -Node
            position_player/2,     % +Position, -Player
            position_step/3,       % +Position0, ?Direction, -Position
            position_end/2         % +Position, -End
          ]).

/** <module> Paper soccer: positions, and the rules edge by edge

A position is position(Ball, Player, Nodes, Ways, Field): where the ball lies, who draws, what
is known of the nodes, how they lie (nodes.pl), and the field.  A position in the middle of a
turn is one like any other.

The same as drawing_step/3 and drawing_end/2 of ../definition.pl, by bits: a drawing has the way of
the ball, which is gone through at each step.  In ASP: position.lp.
*/

:- reexport(edges, [position_free/4, position_touched/2, position_used/3]).
:- reexport(kick_off, [field_position/2]).
:- use_module(nodes, [bits_arrived/2, bits_free/2, bits_goal/1, bits_less/3, bits_untouched/1,
                      bits_winner/2, direction_back/2, free_none/1, nodes_bits/3, nodes_change/3]).

%!  position_field(+Position, -Field) is det.
%
%   True when Position is one on Field.

position_field(position(_, _, _, _, Field), Field).

%!  position_ball(+Position, -Node) is det.
%
%   True when the ball is at Node.

position_ball(position(Ball, _, _, _, _), Ball).

%!  position_player(+Position, -Player) is det.
%
%   True when Player, 1 or 2, draws next, or drew last if the ball is in a goal.

position_player(position(_, Player, _, _, _), Player).

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
    direction_back(Direction, Back),
    nodes_bits(Nodes0, Ball0, Left0),
    nodes_bits(Nodes0, Ball, Came0),
    bits_less(Left0, Direction, Left),
    bits_less(Came0, Back, Came1),
    bits_arrived(Came1, Came),
    duplicate_term(Nodes0, Nodes1),
    % No one else has seen Nodes1, so that to change it here is pure.
    nodes_change(Nodes1, Ball0, Left),
    nodes_change(Nodes1, Ball, Came),
    Nodes = Nodes1,
    (   bits_untouched(Came0)
    ->  Player is 3 - Player0
    ;   Player = Player0
    ).

%!  position_end(+Position, -End) is det.
%
%   True when End is goal(Winner) if the ball is in a goal, else
%   stuck(Winner) if no edge is free for the player who draws, else `open`.
%
%       ?- field_position(field(line, 2, 2, 0), Position), position_step(Position, 2, Position1),
%          position_end(Position1, End).
%       End = goal(1).

position_end(position(Ball, Player, Nodes, _, _), End) :-
    nodes_bits(Nodes, Ball, Bits),
    (   bits_goal(Bits)
    ->  bits_winner(Bits, Winner),
        End = goal(Winner)
    ;   bits_free(Bits, Free),
        free_none(Free)
    ->  Winner is 3 - Player,
        End = stuck(Winner)
    ;   End = open
    ).

/** <examples>

?- named_field(standard, Field), field_position(Field, Position),
   position_step(Position, Direction, Position1), position_ball(Position1, Ball).
*/
