:- module(soccer_algorithm,
          [ costs_algorithm_path/5,      % +Costs, +Algorithm, -Cost, -Nodes, -Turn
            costs_algorithm_distances/3  % +Costs, +Algorithm, -Distances
          ]).

/** <module> The cheapest path by any of the three algorithms

An algorithm is `literal`, `heap` or `tabled`.  They agree on what the paths cost.  If several
paths cost the same, `literal` and `heap` find the same one, and `tabled` one with the fewest
edges.

The same as drawing_model_distance/5 of told.pl, which tries every way.
*/

:- use_module(library(apply), [foldl/5]).
:- use_module(library(error), [must_be/2]).
:- use_module('../field/field', [field_goal/3]).
:- use_module(heap, [heap_vectors/6]).
:- use_module(literal, [literal_vectors/4]).
:- use_module(path, [costs_vector_path/5]).
:- use_module('../game/position', [position_ball/2, position_field/2]).
:- use_module(tabled, [tabled_vectors/4]).

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

%   Vectors as heap.pl has them: without a value where there is no path.

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

/** <examples>

?- named_field(line, Field), field_position(Field, Position),
   position_player_costs(Position, 1, literal, Costs),
   costs_algorithm_path(Costs, literal, Cost, Nodes, Turn).
*/
