:- module(soccer_tabled,
          [ tabled_distances/3,    % +Costs, +R, -Distances
            tabled_vectors/4       % +Costs, +R, -D, -T
          ]).

/** <module> Shortest paths as they are defined: three lines and a table

The shortest path from R to itself costs nothing, and one to another node is a shortest path to
a node before it, and one arc more.  Tabling makes this an algorithm: for each node it keeps the
least distance found, and goes on while one gets less.

A distance is Cost-Edges: of the paths that cost the same the shortest has the fewest edges.
Arcs that cost nothing may lead in a circle; edges do not.
*/

:- use_module(library(apply), [maplist/2]).
:- use_module(arc, [costs_arc/5, costs_node_arcs/3]).

:- table distance(_, _, _, min).

distance(_, R, R, 0-0).
distance(Costs, R, Node, Distance) :-
    distance(Costs, R, Node0, Distance0),
    costs_arc(Costs, Node0, _, Node, Arc),
    farther(Distance0, Arc, Distance).

farther(Cost0-Edges0, Arc, Cost-Edges) :-
    Cost is Cost0 + Arc,
    Edges is Edges0 + 1.

%!  tabled_distances(+Costs, +R, -Distances) is det.
%
%   True when Distances are Node-(Cost-Edges) for all nodes that can be reached
%   from R, in order.
%
%       ?- field_position(field(line, 2, 2, 0), Position),
%          position_player_costs(Position, 1, destination, Costs),
%          tabled_distances(Costs, 4, Distances).
%       Distances = [0-(0-1), 1-(0-1), 2-(0-1), 3-(0-1), 4-(0-0),
%           5-(0-1), 6-(0-1), 7-(0-1), 8-(0-1)].

%   The table is gone afterwards: it would grow with each position asked about.

tabled_distances(Costs, R, Distances) :-
    call_cleanup(findall(Node-Distance, distance(Costs, R, Node, Distance), Distances0),
                 abolish_module_tables(soccer_tabled)),
    msort(Distances0, Distances).

%!  tabled_vectors(+Costs, +R, -D, -T) is det.
%
%   True when D and T are vectors as heap.pl has them: what the shortest paths
%   from R cost, and the node before each node on them.
%
%       ?- field_position(field(line, 8, 10, 0), Position),
%          position_player_costs(Position, 1, literal, Costs),
%          tabled_vectors(Costs, 49, D, T), arg(55, D, Cost), arg(55, T, Node).
%       Cost = 10, Node = 53.

tabled_vectors(Costs, R, D, T) :-
    tabled_distances(Costs, R, Distances),
    arg(3, Costs, Prices),
    functor(Prices, _, N),
    functor(D, d, N),
    functor(T, t, N),
    functor(Known, known, N),
    maplist(reached(Known, D), Distances),
    maplist(left(Costs, Known, T), Distances).

reached(Known, D, Node-(Cost-Edges)) :-
    Place is Node + 1,
    arg(Place, Known, Cost-Edges),
    arg(Place, D, Cost).

left(Costs, Known, T, Node-Distance) :-
    costs_node_arcs(Costs, Node, Arcs),
    maplist(arc_before(Known, T, Node, Distance), Arcs).

%   Node comes before Node1 if the arc makes the distance that Node1 has, and no
%   other node came first.

arc_before(Known, T, Node, Distance, arc(_, Node1, Arc)) :-
    farther(Distance, Arc, Distance1),
    Place is Node1 + 1,
    (   arg(Place, Known, Distance1),
        arg(Place, T, Node)
    ->  true
    ;   true
    ).

/** <examples>

?- field_position(field(line, 8, 10, 0), Position),
   position_player_costs(Position, 1, destination, Costs),
   tabled_distances(Costs, 49, Distances).
*/
