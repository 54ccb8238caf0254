:- module(soccer_game,
          [ field_turns_position/3,  % +Field, +Turns, -Position
            field_drawn/2,           % +Field, -Drawn
            drawn_step/3,            % +Drawn0, +Direction, -Drawn
            drawn_begun/2,           % +Drawn, -Turn
            drawn_stands/4,          % +Drawn, -Player, -Ball, -End
            drawn_free/3,            % +Drawn, ?Direction, -Node
            drawn_position/2,        % +Drawn, -Position
            drawn_turns/3,           % +Drawn0, +Turns, -Drawn
            field_turns_trails/3,    % +Field, +Turns, -Drawn
            field_turns_fault/3,     % +Field, +Turns, -Fault
            field_shape/4            % +Field, -Size, -Places, -Goals
          ]).

/** <module> Paper soccer: a game as its turns, each the list of its directions

The same as drawing_turns/3 of ../definition.pl, for positions and for turns
that are given.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [member/2, reverse/2]).
:- use_module('../definition', [drawing_end/2, drawing_step/3, field_drawing/2,
                                field_edge_points/4]).
:- use_module(field, [field_goal/3, field_node_at/4, field_node_place/4]).
:- use_module(nodes, [bits_arrived/2, bits_less/3, direction_back/2, nodes_bits/3, nodes_change/3]).
:- use_module(position, [field_position/2, position_turn/3]).

%!  field_turns_position(+Field, +Turns, -Position) is semidet.
%
%   True when Position is reached by playing Turns from the kick-off.  Fails
%   if they can't be played, or the last one goes on.
%
%       ?- named_field(standard, Field), field_turns_position(Field, [[0],[7],[1,7,5]], _).
%       false.

field_turns_position(Field, Turns, Position) :-
    must_be(list(list), Turns),
    field_position(Field, Position0),
    turns_position(Turns, Position0, Position).

turns_position([], Position, Position).
turns_position([Turn|Turns], Position0, Position) :-
    once(position_turn(Position0, Turn, Position1)),
    turns_position(Turns, Position1, Position).

% ---- A game step by step, by the definition ----

%   What is shown and judged of a game, its steps and its end, is asked of the definition.  So if
%   you change a rule there, the game changes in every face.
%
%   A game that is drawn is drawn(Drawing, Trails): for each turn, the last one first, Trails have
%   trail(Player, Turn, Nodes): who drew it, its directions and its nodes, each the last one first.
%   The last turn may be only begun.  The same as drawing_turns/3 of ../definition.pl but for that.

%!  field_drawn(+Field, -Drawn) is det.
%
%   True when nothing is drawn yet on Field.

field_drawn(Field, drawn(Drawing, [])) :-
    field_drawing(Field, Drawing).

%!  drawn_step(+Drawn0, +Direction, -Drawn) is semidet.
%
%   True when the game of Drawn0 is open, and Drawn is reached by drawing the ball in
%   Direction, along an edge that is free.
%
%       ?- field_drawn(field(line, 8, 10, 0), Drawn0), drawn_step(Drawn0, 2, drawn(_, Trails)).
%       Trails = [trail(1, [2], [50, 49])], Drawn0 = Drawn0.

drawn_step(drawn(Drawing0, Trails0), Direction, drawn(Drawing, Trails)) :-
    drawing_step(Drawing0, Direction, Drawing),
    !,      % a direction is that of one edge
    Drawing0 = drawing(_, Player, _, _),
    drawing_ball(Drawing0, Ball0),
    drawing_ball(Drawing, Ball),
    (   Trails0 = [trail(Player, Turn, Nodes)|Trails1]
    ->  Trails = [trail(Player, [Direction|Turn], [Ball|Nodes])|Trails1]
    ;   Trails = [trail(Player, [Direction], [Ball,Ball0])|Trails0]
    ).

drawing_ball(drawing(Field, _, Point, _), Node) :-
    point_node(Point, Field, Node).

point_node(Across/Along, Field, Node) :-
    once(field_node_at(Field, Node, Across, Along)).

%!  drawn_begun(+Drawn, -Turn) is semidet.
%
%   True when Turn has the directions, the first one first, of a turn that goes on.
%
%       ?- field_drawn(field(standard, 3, 3, 1), Drawn0), drawn_step(Drawn0, 7, Drawn),
%          drawn_begun(Drawn, Turn).
%       Turn = [7], Drawn0 = Drawn0, Drawn = Drawn.

drawn_begun(drawn(Drawing, [trail(Player, Turn0, _)|_]), Turn) :-
    Drawing = drawing(_, Player, _, _),
    once(drawing_end(Drawing, open)),
    reverse(Turn0, Turn).

%!  drawn_stands(+Drawn, -Player, -Ball, -End) is det.
%
%   True when Player draws next, the ball is at the node Ball, and End is how the game ended, or
%   `open`.
%
%       ?- field_drawn(field(line, 8, 10, 0), Drawn), drawn_stands(Drawn, Player, Ball, End).
%       Drawn = Drawn, Player = 1, Ball = 49, End = open.

drawn_stands(drawn(Drawing, _), Player, Ball, End) :-
    Drawing = drawing(_, Player, _, _),
    drawing_ball(Drawing, Ball),
    once(drawing_end(Drawing, End)).

%!  drawn_free(+Drawn, ?Direction, -Node) is nondet.
%
%   True when the ball can be drawn in Direction, to Node.
%
%       ?- field_drawn(field(line, 8, 10, 0), Drawn), drawn_free(Drawn, 2, Node).
%       Drawn = Drawn, Node = 50 .

drawn_free(drawn(Drawing0, _), Direction, Node) :-
    drawing_step(Drawing0, Direction, Drawing),
    drawing_ball(Drawing, Node).

%!  drawn_position(+Drawn, -Position) is det.
%
%   True when Position (position.pl) is where the game of Drawn stands: for players, who search.
%
%       ?- field_drawn(field(line, 8, 10, 0), Drawn), drawn_position(Drawn, Position),
%          arg(1, Position, Ball).
%       Drawn = Drawn, Position = Position, Ball = 49.

drawn_position(drawn(Drawing, _), position(Ball, Player, Nodes, Ways, Field)) :-
    Drawing = drawing(Field, Player, Point, Before),
    drawing_ball(Drawing, Ball),
    field_position(Field, position(_, _, Nodes0, Ways, _)),
    % No one else has seen Nodes0, so that to change them here is pure.
    foldl(edge_used(Field, Nodes0), Before, Point, _),
    Nodes = Nodes0.

edge_used(Field, Nodes, Point, Point1, Point) :-
    once(field_edge_points(Field, Point, Direction, Point1)),
    direction_back(Direction, Back),
    node_used(Point, Field, Direction, Nodes),
    node_used(Point1, Field, Back, Nodes).

node_used(Point, Field, Direction, Nodes) :-
    point_node(Point, Field, Node),
    nodes_bits(Nodes, Node, Bits0),
    bits_less(Bits0, Direction, Bits1),
    bits_arrived(Bits1, Bits),
    nodes_change(Nodes, Node, Bits).

%!  drawn_turns(+Drawn0, +Turns, -Drawn) is semidet.
%
%   True when Turns are drawn from Drawn0, in which no turn is begun, to Drawn: whole ones, but for
%   the last, which may be only begun.
%
%       ?- field_drawn(field(line, 8, 10, 0), Drawn0), drawn_turns(Drawn0, [[2]], drawn(_, Trails)).
%       Trails = [trail(1, [2], [50, 49])], Drawn0 = Drawn0.

drawn_turns(Drawn0, Turns, Drawn) :-
    turns_trails(Turns, Drawn0, Drawn).

turns_trails([], Drawn, Drawn).
turns_trails([Turn|Turns], Drawn0, Drawn) :-
    \+ drawn_begun(Drawn0, _),
    turn_trails(Turn, Drawn0, Drawn1),
    turns_trails(Turns, Drawn1, Drawn).

%!  field_turns_trails(+Field, +Turns, -Drawn) is semidet.
%
%   True when Turns, lists of directions, are drawn on Field: whole ones, but for the last,
%   which may be only begun.  Fails where field_turns_fault/3 finds a fault.
%
%       ?- field_turns_trails(field(line, 8, 10, 0), [[2],[2]], drawn(_, Trails)).
%       Trails = [trail(2, [2], [51, 50]), trail(1, [2], [50, 49])].

field_turns_trails(Field, Turns, Drawn) :-
    field_drawn(Field, Drawn0),
    drawn_turns(Drawn0, Turns, Drawn).

turn_trails([Direction|Turn], Drawn0, Drawn) :-
    drawn_step(Drawn0, Direction, Drawn1),
    (   Turn == []
    ->  Drawn = Drawn1
    ;   drawn_begun(Drawn1, _),
        turn_trails(Turn, Drawn1, Drawn)
    ).

%!  field_turns_fault(+Field, +Turns, -Fault) is semidet.
%
%   True when Fault says what is wrong first in Turns: at Number, counted from
%   1, and Place in that turn,
%
%     - direction(Number, Place, Direction): it is no integer 0..7
%     - no_edge(Number, Place, Direction): nothing to draw there, ever
%     - used_edge(Number, Place, Direction): it is drawn already
%     - too_long(Number, Place): the turn ended before Place
%     - too_short(Number): the ball bounces, and the turn goes on
%     - after_end(Number, End): the game had ended
%
%       ?- named_field(standard, Field), field_turns_fault(Field, [[0],[7],[1,7]], Fault).
%       Fault = too_long(3, 2).

field_turns_fault(Field, Turns, Fault) :-
    must_be(list(list), Turns),
    field_drawing(Field, Drawing),
    turns_fault(Turns, 1, Drawing, Fault).

turns_fault([Turn|Turns], Number, Drawing0, Fault) :-
    (   once(drawing_end(Drawing0, End)),
        End \== open
    ->  Fault = after_end(Number, End)
    ;   turn_result(Turn, Number, 1, Drawing0, Result),
        (   Result = drawn(Drawing)
        ->  Number1 is Number + 1,
            turns_fault(Turns, Number1, Drawing, Fault)
        ;   Result = fault(Fault)
        )
    ).

%   Result is drawn(Drawing) after Turn, or fault(Fault).

turn_result([], Number, _, _, fault(too_short(Number))).
turn_result([Direction|Turn], Number, Place, Drawing0, Result) :-
    Place1 is Place + 1,
    (   direction_fault(Direction, Number, Place, Drawing0, Fault)
    ->  Result = fault(Fault)
    ;   once(drawing_step(Drawing0, Direction, Drawing)),
        Drawing0 = drawing(_, Player, _, _),
        (   Drawing = drawing(_, Player, _, _),
            once(drawing_end(Drawing, open))
        ->  turn_result(Turn, Number, Place1, Drawing, Result)
        ;   Turn == []
        ->  Result = drawn(Drawing)
        ;   Result = fault(too_long(Number, Place1))
        )
    ).

direction_fault(Direction, Number, Place, Drawing, Fault) :-
    Drawing = drawing(Field, _, Ball, _),
    (   \+ ( integer(Direction), between(0, 7, Direction) )
    ->  Fault = direction(Number, Place, Direction)
    ;   \+ field_edge_points(Field, Ball, Direction, _)
    ->  Fault = no_edge(Number, Place, Direction)
    ;   \+ drawing_step(Drawing, Direction, _)
    ->  Fault = used_edge(Number, Place, Direction)
    ).

% ---- What there is to see ----

%!  field_shape(+Field, -Size, -Places, -Goals) is det.
%
%   True when Field is seen with Size, [Columns, Rows] of squares, Places has
%   [X, Y] for each of its nodes, from node 0 on, where it is seen, and Goals has
%   [Player, Node] for each node of a goal.
%
%       ?- field_shape(field(line, 8, 10, 0), Size, [Place|_], Goals).
%       Size = [10, 8], Place = [0, 0], Goals = [[1, 54], [2, 44]].

field_shape(Field, [Columns, Rows], Places, Goals) :-
    field_columns_rows(Field, Columns, Rows),
    findall(Node-[X, Y], field_node_place(Field, Node, X, Y), Pairs0),
    keysort(Pairs0, Pairs),
    findall(Place, member(_-Place, Pairs), Places),
    findall([Player, Node], field_goal(Field, Player, Node), Goals).

field_columns_rows(field(standard, Width, Length, _), Width, Length).
field_columns_rows(field(line, Width, Length, _), Length, Width).

/** <examples>

?- named_field(standard, Field), field_turns_position(Field, [[0],[7],[1]], Position).
*/
