:- module(soccer_path,
          [ costs_path/4,          % +Costs, -Cost, -Nodes, -Turn
            costs_vector_path/5,   % +Costs, +T, +Node, -Nodes, -Turn
            costs_turn/2           % +Costs, -Turn
          ]).

/** <module> The cheapest path to the goal, and the turn it begins with

A path is the start of a turn and what may follow if the opponent does nothing.  It meets no
node twice.  Its turn bounces where the field is touched already, and ends at the first node
that is not.

The same as drawing_model_distance/5 of told.pl, to the nearest node in the goal, and
by Dijkstra's algorithm.  In ASP: shortest_path.lp.
*/

:- use_module(arc, [costs_arc/5]).
:- use_module(heap, [heap_vectors/6]).
:- use_module('../game/position', [position_ball/2, position_touched/2]).
:- use_module('../game/turn', [position_turn/3]).

%!  costs_path(+Costs, -Cost, -Nodes, -Turn) is semidet.
%
%   True when Nodes are a cheapest path by Costs from the ball to the goal that
%   the player of Costs attacks, Cost is what it costs, and Turn draws it as far
%   as a turn goes: to its first node that is not touched, or to the goal.
%   Fails if the goal is cut off.

costs_path(Costs, Cost, Nodes, Turn) :-
    costs_until_path(Costs, goal, Cost, Nodes, Turn).

costs_until_path(Costs, Until, Cost, Nodes, Turn) :-
    arg(5, Costs, Position),
    position_ball(Position, Ball),
    heap_vectors(Costs, Ball, Until, Node, D, T),
    Place is Node + 1,
    arg(Place, D, Cost),
    costs_vector_path(Costs, T, Node, Nodes, Turn).

%!  costs_vector_path(+Costs, +T, +Node, -Nodes, -Turn) is det.
%
%   True when Nodes are the path from the ball to Node by the vector T, which
%   has the node before each, and Turn draws it as far as a turn goes.
%
%       ?- field_position(field(line, 8, 10, 0), Position),
%          position_player_costs(Position, 1, literal, Costs),
%          literal_vectors(Costs, 49, _, T), costs_vector_path(Costs, T, 42, Nodes, Turn).
%       Nodes = [49, 50, 51, 52, 42], Turn = [2].

costs_vector_path(Costs, T, Node, Nodes, Turn) :-
    arg(5, Costs, Position),
    position_ball(Position, Ball),
    vector_nodes(T, Ball, Node, [Node], Nodes),
    nodes_turn(Nodes, Costs, Position, Turn).

%   The path is read off the vector from its end.

vector_nodes(T, Ball, Node, Nodes0, Nodes) :-
    (   Node =:= Ball
    ->  Nodes = Nodes0
    ;   Place is Node + 1,
        arg(Place, T, Node0),
        vector_nodes(T, Ball, Node0, [Node0|Nodes0], Nodes)
    ).

nodes_turn([Node, Node1|Nodes], Costs, Position, [Direction|Turn]) :-
    once(costs_arc(Costs, Node, Direction, Node1, _)),
    (   Nodes \== [],
        position_touched(Position, Node1)
    ->  nodes_turn([Node1|Nodes], Costs, Position, Turn)
    ;   Turn = []
    ).

%!  costs_turn(+Costs, -Turn) is det.
%
%   True when Turn is that of the cheapest path by Costs, in a position that is
%   open.  If the goal is cut off it leads to the nearest node that is not
%   touched, so that the player is neither stuck nor in the wrong goal; if there
%   is none, which loses, it is any turn.
%
%       ?- field_position(field(line, 8, 10, 0), Position),
%          position_player_costs(Position, 1, destination, Costs), costs_turn(Costs, Turn).
%       Turn = [2].

costs_turn(Costs, Turn) :-
    (   costs_path(Costs, _, _, Turn0)
    ->  Turn = Turn0
    ;   costs_until_path(Costs, untouched, _, _, Turn0)
    ->  Turn = Turn0
    ;   arg(5, Costs, Position),
        once(position_turn(Position, Turn, _))
    ).

/** <examples>

?- field_position(field(standard, 8, 10, 2), Position),
   position_player_costs(Position, 1, literal, Costs), costs_path(Costs, Cost, Nodes, Turn).
*/
