:- module(soccer_dijkstra,
          [ heap_vectors/6,        % +Costs, +R, +Until, -Node, -D, -T
            literal_vectors/4,     % +Costs, +R, -D, -T
            costs_matrix/2,        % +Costs, -A
            tabled_distances/3,    % +Costs, +R, -Distances
            tabled_vectors/4       % +Costs, +R, -D, -T
          ]).

/** <module> Dijkstra's algorithm three ways: with a heap, as the document has it, and as a table

dijkstra.md compares them.  Each gives the vectors `d` and `t` of the document: what the cheapest
paths cost, and the node before each node on them.
*/

:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(heaps), [add_to_heap/4, get_from_heap/4, singleton_heap/3]).
:- use_module(library(lists), [numlist/3]).
:- use_module('../game/nodes', [bits_untouched/1, bits_winner/2]).
:- use_module(costs, [costs_arc/5, costs_node_arcs/3]).

% ---- With a heap: the fast one ----

%   In place of a matrix and a scan for the nearest node there are the arcs of a node and a heap:
%   the least cost comes first, then the least number, as in the document.  So it finds the same
%   paths as literal_vectors/4, but its vectors have no value where no path is known.

%!  heap_vectors(+Costs, +R, +Until, -Node, -D, -T) is semidet.
%
%   True when Node is the nearest node from R by Costs that is as Until says:
%
%     - `goal`: in the goal that the player of Costs attacks
%     - `untouched`: one at which the ball does not bounce, and no goal
%     - `all`: there is none; D and T are complete, and Node is `none`
%
%   and D and T are the vectors of what the cheapest paths from R cost, and of
%   the nodes before each on them, as far as they were needed to find Node.
%
%       ?- field_position(field(line, 8, 10, 0), Position),
%          position_player_costs(Position, 1, literal, Costs),
%          heap_vectors(Costs, 49, goal, Node, D, _), arg(55, D, Cost).
%       Node = 54, Cost = 10.

heap_vectors(Costs, R, Until, Node, D, T) :-
    arg(5, Costs, position(_, _, Nodes, _, _)),
    functor(Nodes, _, N),
    functor(D, d, N),
    functor(T, t, N),
    Place is R + 1,
    setarg(Place, D, 0),
    singleton_heap(Heap, R, R),
    settled(Heap, N, Until, Costs, D, T, Node).

%   D and T are new in each call, and no one sees them before the end: setarg in
%   them buys a step without a copy.
%
%   A node is in the heap with the number Cost * N + Node, and may be there more
%   than once: when it comes out with more than its cost in D, it came before.

settled(Heap0, N, Until, Costs, D, T, Found) :-
    (   get_from_heap(Heap0, Number, Node, Heap)
    ->  Cost is Number // N,
        Place is Node + 1,
        arg(Place, D, Cost0),
        (   Cost > Cost0
        ->  settled(Heap, N, Until, Costs, D, T, Found)
        ;   until(Until, Costs, Place)
        ->  Found = Node
        ;   costs_node_arcs(Costs, Node, Arcs),
            relaxed(Arcs, Node, Cost, N, D, T, Heap, Heap1),
            settled(Heap1, N, Until, Costs, D, T, Found)
        )
    ;   Until == all,
        Found = none
    ).

until(goal, costs(_, Player, _, _, position(_, _, Nodes, _, _)), Place) :-
    arg(Place, Nodes, Bits),
    bits_winner(Bits, Player).
until(untouched, costs(_, _, _, _, position(_, _, Nodes, _, _)), Place) :-
    arg(Place, Nodes, Bits),
    bits_untouched(Bits).

relaxed([], _, _, _, _, _, Heap, Heap).
relaxed([arc(_, Node1, Arc)|Arcs], Node, Cost, N, D, T, Heap0, Heap) :-
    Place1 is Node1 + 1,
    arg(Place1, D, Known),
    Cost1 is Cost + Arc,
    (   integer(Known),
        Known =< Cost1
    ->  Heap1 = Heap0
    ;   setarg(Place1, D, Cost1),
        setarg(Place1, T, Node),
        Number is Cost1 * N + Node1,
        add_to_heap(Heap0, Number, Node1, Heap1)
    ),
    relaxed(Arcs, Node, Cost, N, D, T, Heap1, Heap).

% ---- As the document has it: vectors and a matrix ----

%   The names are the document's.  Nodes are counted from 0, as there, and the
%   value of a vector at node J is argument J + 1.
%
%     - `a`: the matrix of costs, 30000 where there is no arc
%     - `d`: what the cheapest path known from node `r` to each node costs
%     - `t`: the node before it on that path; nothing where there is no path
%     - `s`: 1 if the node is selected, so that its `d` and `t` stay as they are, or 0
%
%   It takes O(n^2) steps.  heap_vectors/6 does the same with fewer.

%!  literal_vectors(+Costs, +R, -D, -T) is det.
%
%   True when D and T are the vectors `d` and `t` for the paths from node R by
%   the matrix of Costs.  As in the document, what is in D at R itself is 30000,
%   the matrix's entry, and not 0.
%
%       ?- field_position(field(line, 8, 10, 0), Position),
%          position_player_costs(Position, 1, literal, Costs),
%          literal_vectors(Costs, 49, D, T), arg(55, D, Cost), arg(55, T, Node).
%       Cost = 10, Node = 53.

literal_vectors(Costs, R, D, T) :-
    costs_matrix(Costs, A),
    functor(A, _, N),
    vector(N, 0, S),
    selected(R, S),
    row(A, R, Row),
    duplicate_term(Row, D),
    functor(T, t, N),
    first_tree(0, N, R, D, T),
    Times is N - 1,
    selections(Times, N, A, D, T, S).

%   The vectors that follow are new in each call, and no one sees them before
%   the end: setarg in them buys a step without a copy.

vector(N, Value, Vector) :-
    length(Values, N),
    maplist(=(Value), Values),
    compound_name_arguments(Vector, v, Values).

row(A, I, Row) :-
    Place is I + 1,
    arg(Place, A, Row).

selected(J, S) :-
    Place is J + 1,
    setarg(Place, S, 1).

%   for(i=0;i<99;i++): where there is an arc from r, t[i] = r.

first_tree(I, N, R, D, T) :-
    (   I =:= N
    ->  true
    ;   Place is I + 1,
        arg(Place, D, Cost),
        (   I =\= R,
            Cost < 30000
        ->  setarg(Place, T, R)
        ;   true
        ),
        first_tree(Place, N, R, D, T)
    ).

%   for(i=0;i<98;i++): the nearest node that is not selected is selected.  When
%   there is none in reach, poz stays what it was in the document, and whatever
%   is done with it changes nothing: this stops.

selections(Times, N, A, D, T, S) :-
    (   Times =:= 0
    ->  true
    ;   nearest(0, N, D, S, 30000, none, Poz),
        (   Poz == none
        ->  true
        ;   selected(Poz, S),
            row(A, Poz, Row),
            Place is Poz + 1,
            arg(Place, D, Cost),
            shorter_paths(0, N, Poz, Cost, Row, D, T, S),
            Times1 is Times - 1,
            selections(Times1, N, A, D, T, S)
        )
    ).

%   for(j=0;j<99;j++): Poz is the first of the nodes with the least d < min.

nearest(J, N, D, S, Min, Poz0, Poz) :-
    (   J =:= N
    ->  Poz = Poz0
    ;   Place is J + 1,
        arg(Place, D, Cost),
        (   Cost < Min,
            arg(Place, S, 0)
        ->  nearest(Place, N, D, S, Cost, J, Poz)
        ;   nearest(Place, N, D, S, Min, Poz0, Poz)
        )
    ).

%   for(j=0;j<99;j++): if(d[j]>d[poz]+a[poz][j]), the path goes by poz.

shorter_paths(J, N, Poz, Cost, Row, D, T, S) :-
    (   J =:= N
    ->  true
    ;   Place is J + 1,
        arg(Place, Row, Arc),
        arg(Place, D, Cost0),
        Cost1 is Cost + Arc,
        (   Cost0 > Cost1,
            arg(Place, S, 0)
        ->  setarg(Place, D, Cost1),
            setarg(Place, T, Poz)
        ;   true
        ),
        shorter_paths(Place, N, Poz, Cost, Row, D, T, S)
    ).

% ---- Document's matrix of costs  ----

%!  costs_matrix(+Costs, -A) is det.
%
%   True when A is the matrix of Costs, a term of rows, as the document has it:
%   arg(J, Row, Cost) in arg(I, A, Row) is what the arc from node I - 1 to J - 1
%   costs, and 30000 where there is none.
%
%       ?- field_position(field(line, 8, 10, 0), Position),
%          position_player_costs(Position, 1, literal, Costs), costs_matrix(Costs, A),
%          arg(50, A, Row), arg(51, Row, Cost), arg(52, Row, None).
%       Cost = 4, None = 30000.

costs_matrix(Costs, A) :-
    arg(3, Costs, Prices),
    functor(Prices, _, Count),
    length(Nones, Count),
    maplist(=(30000), Nones),
    compound_name_arguments(Blank, a, Nones),
    Last is Count - 1,
    numlist(0, Last, Nodes),
    maplist(node_row(Costs, Blank), Nodes, Rows),
    compound_name_arguments(A, a, Rows).

%   Row is new here: setarg in it is seen by no one else, and saves a copy an arc.

node_row(Costs, Blank, Node, Row) :-
    duplicate_term(Blank, Row),
    costs_node_arcs(Costs, Node, Arcs),
    maplist(row_arc(Row), Arcs).

row_arc(Row, arc(_, Node1, Cost)) :-
    J is Node1 + 1,
    setarg(J, Row, Cost).

% ---- As shortest paths are defined: three lines and a table ----

%   The shortest path from R to itself costs nothing, and one to another node is a shortest path to
%   a node before it, and one arc more.  Tabling makes this an algorithm: for each node it keeps the
%   least distance found, and goes on while one gets less.
%
%   A distance is Cost-Edges: of the paths that cost the same the shortest has the fewest edges.
%   Arcs that cost nothing may lead in a circle; edges do not.

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
                 abolish_module_tables(soccer_dijkstra)),
    msort(Distances0, Distances).

%!  tabled_vectors(+Costs, +R, -D, -T) is det.
%
%   True when D and T are vectors as heap_vectors/6 has them: what the shortest paths
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

?- field_position(field(standard, 8, 10, 2), Position),
   position_player_costs(Position, 1, destination, Costs),
   heap_vectors(Costs, 49, goal, Node, D, T).
*/
