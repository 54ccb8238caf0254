:- module(soccer_path,
          [ costs_path/4,                 % +Costs, -Cost, -Nodes, -Turn
            costs_turn/2,                 % +Costs, -Turn
            costs_algorithm_path/5,       % +Costs, +Algorithm, -Cost, -Nodes, -Turn
            costs_algorithm_distances/3,  % +Costs, +Algorithm, -Distances
            position_model_path/4,        % +Position, +Model, +Algorithm, -Path
            position_model_arcs/3,        % +Position, +Model, -Arcs
            position_nodes_turn/3         % +Position, +Nodes, -Turn
          ]).

/** <module> The cheapest path to the goal, and the turn it begins with

A path is the start of a turn and what may follow if the opponent does nothing.  It meets no
node twice.  Its turn bounces where the field is touched already, and ends at the first node
that is not.

The same as drawing_model_distance/5 of reference.pl, to the nearest node in the goal, and
by Dijkstra's algorithm.  In ASP: shortest_path.lp.
*/

:- use_module(library(apply), [foldl/5]).
:- use_module(library(error), [must_be/2]).
:- use_module('../game/field', [field_goal/3]).
:- use_module('../game/position', [position_ball/2, position_field/2, position_free/4,
                                   position_player/2, position_step/3, position_touched/2,
                                   position_turn/3]).
:- use_module(costs, [costs_arc/5, position_player_costs/4]).
:- use_module(dijkstra, [heap_vectors/6, literal_vectors/4, tabled_vectors/4]).

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

%   True when Nodes are the path from the ball to Node by the vector T, which
%   has the node before each, and Turn draws it as far as a turn goes.

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

% ---- Cheapest path by any of the three algorithms ----

%   An algorithm is `literal`, `heap` or `tabled`.  They agree on what the paths cost.  If several
%   paths cost the same, `literal` and `heap` find the same one, and `tabled` one with the fewest
%   edges.
%
%   The same as drawing_model_distance/5 of reference.pl, which tries every way.

%!  costs_algorithm_path(+Costs, +Algorithm, -Cost, -Nodes, -Turn) is semidet.
%
%   True when Algorithm finds what costs_path/4 says.  Of the nodes in the goal
%   it is the nearest, and of such the first.
%
%       ?- field_position(field(line, 8, 10, 0), Position),
%          position_player_costs(Position, 2, literal, Costs),
%          costs_algorithm_path(Costs, tabled, Cost, Nodes, Turn).
%       Cost = 13, Nodes = [49, 48, 36, 46, 34, 44], Turn = [6].

costs_algorithm_path(Costs, Algorithm, Cost, Nodes, Turn) :-
    Costs = costs(_, Player, _, _, Position),
    position_field(Position, Field),
    algorithm_vectors(Algorithm, Costs, D, T),
    findall(Cost0-Node0,
            ( field_goal(Field, Player, Node0), node_distance(D, Node0, Cost0) ),
            Goals),
    sort(Goals, [Cost-Node|_]),
    costs_vector_path(Costs, T, Node, Nodes, Turn).

%!  costs_algorithm_distances(+Costs, +Algorithm, -Distances) is det.
%
%   True when Distances are Node-Cost for all nodes that can be reached from the
%   ball, in order, by Algorithm.  By the model `turns`, for all nodes from which
%   the player of Costs can reach the goal, Cost is the number of turns to it.
%
%       ?- field_position(field(line, 2, 4, 0), Position),
%          position_player_costs(Position, 1, turns, Costs),
%          costs_algorithm_distances(Costs, heap, Distances), memberchk(7-Turns, Distances).
%       Turns = 1, Position = Position, Costs = Costs, Distances = Distances.

costs_algorithm_distances(Costs, Algorithm, Distances) :-
    algorithm_vectors(Algorithm, Costs, D, _),
    findall(Node-Cost, node_distance(D, Node, Cost), Distances).

node_distance(D, Node, Cost) :-
    functor(D, _, N),
    Last is N - 1,
    between(0, Last, Node),
    Place is Node + 1,
    arg(Place, D, Cost),
    integer(Cost).

%   Vectors as heap_vectors/6 has them: without a value where there is no path.

algorithm_vectors(Algorithm, Costs, D, T) :-
    must_be(oneof([literal, heap, tabled]), Algorithm),
    vectors(Algorithm, Costs, D, T).

vectors(heap, Costs, D, T) :-
    start(Costs, R),
    heap_vectors(Costs, R, all, _, D, T).
vectors(tabled, Costs, D, T) :-
    start(Costs, R),
    tabled_vectors(Costs, R, D, T).
vectors(literal, Costs, D, T) :-
    start(Costs, R),
    literal_vectors(Costs, R, D0, T),
    D0 =.. [_|Costs0],
    foldl(literal_distance(R), Costs0, Distances, 0, _),
    D =.. [d|Distances].

%   Turns are counted back from the goal.

start(costs(Model, Player, _, _, Position), R) :-
    (   Model == turns
    ->  position_field(Position, Field),
        once(field_goal(Field, Player, R))
    ;   position_ball(Position, R)
    ).

%   30000 stands for no path, and is there for the start itself.

literal_distance(R, Cost, Distance, Node, Node1) :-
    Node1 is Node + 1,
    (   Node =:= R
    ->  Distance = 0
    ;   Cost < 30000
    ->  Distance = Cost
    ;   true
    ).

% ---- The way to the goal of the player who draws ----

%!  position_model_path(+Position, +Model, +Algorithm, -Path) is semidet.
%
%   True when Path is path(Cost, Nodes, Turn, Distances): Algorithm finds by costs
%   of Model what costs_algorithm_path/5 says for the player who draws in Position,
%   and Distances are those of costs_algorithm_distances/3.
%
%       ?- field_position(field(line, 2, 2, 0), Position),
%          position_model_path(Position, destination, heap, path(Cost, Nodes, _, _)).
%       Cost = 0, Nodes = [4, 5], Position = Position.

position_model_path(Position, Model, Algorithm, path(Cost, Nodes, Turn, Distances)) :-
    position_player(Position, Player),
    position_player_costs(Position, Player, Model, Costs),
    costs_algorithm_path(Costs, Algorithm, Cost, Nodes, Turn),
    costs_algorithm_distances(Costs, Algorithm, Distances).

%!  position_model_arcs(+Position, +Model, -Arcs) is det.
%
%   True when Arcs has [Node, Node1, Cost] for each way that an edge can be drawn
%   in Position, with what it costs by Model the player who draws.
%
%       ?- field_position(field(line, 2, 2, 0), Position),
%          position_model_arcs(Position, literal, [Arc|_]).
%       Arc = [0, 4, 0], Position = Position.

position_model_arcs(Position, Model, Arcs) :-
    position_player(Position, Player),
    position_player_costs(Position, Player, Model, Costs),
    findall([Node, Node1, Cost], costs_arc(Costs, Node, _, Node1, Cost), Arcs).

%!  position_nodes_turn(+Position, +Nodes, -Turn) is semidet.
%
%   True when in Position the ball can be drawn over the rest of Nodes, the first of
%   which is where it lies, and Turn is as much of that as is one turn.

position_nodes_turn(Position, [_|Nodes], Turn) :-
    way_turn(Nodes, Position, Turn).

way_turn([Node|Nodes], Position0, [Direction|Turn]) :-
    position_ball(Position0, Ball),
    once(position_free(Position0, Ball, Direction, Node)),
    position_step(Position0, Direction, Position),
    (   Nodes \== [],
        position_player(Position0, Player),
        position_player(Position, Player)
    ->  way_turn(Nodes, Position, Turn)
    ;   Turn = []
    ).

/** <examples>

?- field_position(field(standard, 8, 10, 2), Position),
   position_player_costs(Position, 1, literal, Costs), costs_path(Costs, Cost, Nodes, Turn).
*/
