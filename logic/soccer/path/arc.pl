:- module(soccer_arc,
          [ costs_arc/5,           % +Costs, ?Node, ?Direction, -Node1, -Cost
            costs_node_arcs/3      % +Costs, +Node, -Arcs
          ]).

/** <module> What an arc costs: an edge, drawn one way

An arc costs 0 where both of its ends are touched, and else the price of one of them and its
noise:

  - `literal`, the document's model: of the end with the higher number;
  - `destination`: of the end that the ball arrives at.

The same as drawing_model_cost/6 of told.pl, for a node at a time.  Costs are those of
costs.pl.

By the model `turns` an arc leads backwards, from where the ball arrives to where it came from.  It
costs 1 if a turn ends where the ball arrives, else 0.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../game/nodes', [arc_place/3, bits_free/2, bits_goal/1, bits_touched/1,
                                free_direction/3, free_has/2, free_none/1,
                                nodes_bits/3, ways_node/4]).
:- use_module('../turns/goal', [player_goals/3]).

%!  costs_arc(+Costs, ?Node, ?Direction, -Node1, -Cost) is nondet.
%
%   True when the edge from Node in Direction is free, leads to Node1, and
%   drawing it costs Cost.  No arc leaves a goal, where the game is over.
%
%       ?- field_position(field(line, 8, 10, 0), Position),
%          position_player_costs(Position, 2, destination, Costs),
%          findall(Node-Cost, costs_arc(Costs, 45, _, Node, Cost), Arcs).
%       Arcs = [34-2, 35-3, 46-2, 57-3, 56-2, 55-1, 44-0, 33-1].

costs_arc(Costs, Node, Direction, Node1, Cost) :-
    arg(3, Costs, Prices),
    functor(Prices, _, Count),
    Last is Count - 1,
    between(0, Last, Node),
    costs_node_arcs(Costs, Node, Arcs),
    member(arc(Direction, Node1, Cost), Arcs).

%!  costs_node_arcs(+Costs, +Node, -Arcs) is det.
%
%   True when Arcs are arc(Direction, Node1, Cost) for all arcs from Node.
%
%       ?- field_position(field(line, 8, 10, 0), Position),
%          position_player_costs(Position, 1, literal, Costs),
%          costs_node_arcs(Costs, 0, Arcs).
%       Arcs = [arc(3, 12, 12)].

costs_node_arcs(costs(Model, Player, Prices, Noise, Position), Node, Arcs) :-
    Position = position(_, _, Nodes, Ways, _),
    nodes_bits(Nodes, Node, Bits),
    (   Model == turns
    ->  findall(Arc, back(Bits, Player, Node, Position, Arc), Arcs)
    ;   bits_goal(Bits)
    ->  Arcs = []
    ;   bits_free(Bits, Free),
        free_arcs(Free, Bits, Node, Model, Prices, Noise, Nodes, Ways, [], Arcs)
    ).

%   The last direction first, so that the first comes to stand in front.

free_arcs(Free, Bits, Node, Model, Prices, Noise, Nodes, Ways, Arcs0, Arcs) :-
    (   free_none(Free)
    ->  Arcs = Arcs0
    ;   free_direction(Free, Direction, Free1),
        arc_place(Node, Direction, Place),
        arg(Place, Ways, Node1),
        nodes_bits(Nodes, Node1, Bits1),
        (   bits_touched(Bits),
            bits_touched(Bits1)
        ->  Cost = 0
        ;   model_priced(Model, Node, Node1, Priced),
            arg(Priced, Prices, Price),
            (   Noise == none
            ->  Cost = Price
            ;   arg(Place, Noise, More),
                Cost is Price + More
            )
        ),
        free_arcs(Free1, Bits, Node, Model, Prices, Noise, Nodes, Ways,
                  [arc(Direction, Node1, Cost)|Arcs0], Arcs)
    ).

%   The place in Prices of the node that an arc from Node to Node1 is priced by.

model_priced(literal, Node, Node1, Priced) :-
    Priced is max(Node, Node1) + 1.
model_priced(destination, _, Node1, Priced) :-
    Priced is Node1 + 1.

%   An arc back from Node.  All nodes of a goal are one: from any of them arcs lead back from each.

back(Bits, Player, Node, position(_, _, Nodes, Ways, _), arc(Direction, Node1, Cost)) :-
    ( bits_touched(Bits), \+ bits_goal(Bits) -> Cost = 0 ; Cost = 1 ),
    (   bits_goal(Bits)
    ->  player_goals(Player, Nodes, Goals),
        memberchk(Node, Goals),
        member(Node0, Goals)
    ;   Node0 = Node
    ),
    nodes_bits(Nodes, Node0, Bits0),
    between(0, 7, Direction),
    free_has(Bits0, Direction),
    ways_node(Ways, Node0, Direction, Node1),
    nodes_bits(Nodes, Node1, Bits1),
    \+ bits_goal(Bits1).

/** <examples>

?- named_field(standard, Field), field_position(Field, Position),
   position_player_costs(Position, 1, destination, Costs),
   costs_arc(Costs, 49, Direction, Node, Cost).
*/
