:- module(soccer_position,
          [ position_field/2,      % +Position, -Field
            position_ball/2,       % +Position, -Node
            position_player/2,     % +Position, -Player
            position_step/3,       % +Position0, ?Direction, -Position
            position_end/2,        % +Position, -End
            position_turn/3,       % +Position0, ?Turn, -Position
            position_touched/2,    % +Position, ?Node
            position_free/4,       % +Position, ?Node, ?Direction, -Node1
            position_used/3,       % +Position, ?Node, ?Node1
            field_position/2,      % +Field, -Position
            numbers_values/5       % +Number, +Last, +Pairs, -Values, ?Rest
          ]).

/** <module> Paper soccer: positions, and the rules edge by edge

A position is position(Ball, Player, Nodes, Ways, Field): where the ball lies, who draws, what
is known of the nodes, how they lie (nodes.pl), and the field.  A position in the middle of a
turn is one like any other.

The same as drawing_step/3 and drawing_end/2 of ../definition.pl, by bits: a drawing has the way of
the ball, which is gone through at each step.  In ASP: position.lp.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(library(pairs), [pairs_keys/2, pairs_values/2]).
:- use_module('../definition', []).
:- use_module(field, [field_border/2, field_centre/2, field_edge/4, field_goal/3, field_nodes/2]).
:- use_module(nodes, [bits/4, bits_arrived/2, bits_free/2, bits_goal/1, bits_less/3, bits_touched/1,
                      bits_untouched/1, bits_winner/2, direction_back/2, free_has/2, free_none/1,
                      nodes_bits/3, nodes_change/3, ways_node/4]).

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
    ( bits_untouched(Came0) -> Player is 3 - Player0 ; Player = Player0 ).

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

% ---- Whole turns ----

%   A turn is the list of its directions.  It goes on while the ball bounces.  The same as
%   drawing_turn/3 of ../definition.pl, for positions.

%!  position_turn(+Position0, ?Turn, -Position) is nondet.
%
%   True when Position0 is open, and Turn, or what is left of a turn there, leads
%   to Position.  Found depth first, so that many turns may draw the same edges.
%
%       ?- field_position(field(line, 2, 2, 0), Position0),
%          aggregate_all(count, position_turn(Position0, Turn, Position), Count).
%       Count = 10.

position_turn(Position0, [Direction|Turn], Position) :-
    position_step(Position0, Direction, Position1),
    position_player(Position0, Player),
    (   position_player(Position1, Player),
        position_end(Position1, open)
    ->  position_turn(Position1, Turn, Position)
    ;   Turn = [],
        Position = Position1
    ).

% ---- What is drawn in a position, and what is free ----

%   The same as drawing_step/3 of ../definition.pl, by a bit for each edge (nodes.pl): a drawing has
%   the way of the ball.

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

% ---- The position at kick-off ----

%   The same as field_drawing/2 of ../definition.pl, with all that is needed to know of the field
%   worked out once.

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

arcs_ways(Arcs-_) -->
    numbers_values(0, 7, Arcs).

%!  numbers_values(+Number, +Last, +Pairs, -Values, ?Rest) is det.
%
%   True when Values, up to Rest, has a value for each number from Number to Last: that of its pair
%   Number-Value in Pairs, which are in order, or `none`.
%
%       ?- numbers_values(0, 3, [1-a,3-b], Values, []).
%       Values = [none, a, none, b].

numbers_values(Number, Last, Pairs, Values0, Values) :-
    (   Number > Last
    ->  Values0 = Values
    ;   (   Pairs = [Number-Value|Pairs1]
        ->  true
        ;   Value = none,
            Pairs1 = Pairs
        ),
        Values0 = [Value|Values1],
        Number1 is Number + 1,
        numbers_values(Number1, Last, Pairs1, Values1, Values)
    ).

node_bits(Node, Field, Ball, Goals, Directions, Bits) :-
    (   once(( Node =:= Ball ; field_border(Field, Node) ))
    ->  Touched = 1
    ;   Touched = 0
    ),
    ( memberchk(Node-Player, Goals) -> Winner = Player ; Winner = 0 ),
    bits(Directions, Touched, Winner, Bits).

/** <examples>

?- named_field(standard, Field), field_position(Field, Position),
   position_step(Position, Direction, Position1), position_ball(Position1, Ball).
*/
