:- module(soccer_heap,
          [ heap_vectors/6         % +Costs, +R, +Until, -Node, -D, -T
          ]).

/** <module> Dijkstra's algorithm with a heap: the fast one

The vectors are those of literal.pl, `d` and `t`, without a value where no path is known.  In
place of a matrix and a scan for the nearest node there are the arcs of a node and a heap: the
least cost comes first, then the least number, as in the document.  So both find the same paths.
*/

:- use_module(library(heaps), [add_to_heap/4, get_from_heap/4, singleton_heap/3]).
:- use_module('../game/nodes', [bits_untouched/1, bits_winner/2]).
:- use_module(arc, [costs_node_arcs/3]).

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

/** <examples>

?- field_position(field(standard, 8, 10, 2), Position),
   position_player_costs(Position, 1, destination, Costs),
   heap_vectors(Costs, 49, goal, Node, D, T).
*/
