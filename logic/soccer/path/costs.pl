:- module(soccer_costs,
          [ position_player_costs/4,  % +Position, +Player, +Model, -Costs
            costs_noise_costs/5,      % +Costs0, +Most, -Costs, +Random0, -Random
            costs_position_costs/3,   % +Costs0, +Position, -Costs
            costs_arc/5,              % +Costs, ?Node, ?Direction, -Node1, -Cost
            costs_node_arcs/3         % +Costs, +Node, -Arcs
          ]).

/** <module> Costs: what each edge costs a player who looks for a way to the goal

The price of a node is how far it lies from the goal that the player attacks, along the field
and across it.  In the document no node lies in a goal; here such nodes have a price like the
others.

Costs are costs(Model, Player, Prices, Noise, Position).  Model, `literal` or `destination`,
says by which of its ends an edge is priced; `turns` counts turns instead.  Argument N + 1 of
Prices is the price of node N.  Noise is `none`, or has what is added for each arc
(../game/nodes.pl).  The same as drawing_model_cost/6 of reference.pl, with all prices worked out
once.
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [member/2, memberchk/2, numlist/3]).
:- use_module('../../shared/random', [random_below/4]).
:- use_module('../game/field', [field_node_at/4, field_nodes/2]).
:- use_module('../game/nodes', [arc_place/3, bits_free/2, bits_goal/1, bits_touched/1,
                                free_direction/3, free_has/2, free_none/1, nodes_bits/3,
                                ways_node/4]).
:- use_module('../game/position', [position_field/2]).
:- use_module('../turns/goal', [player_goals/3]).

%!  position_player_costs(+Position, +Player, +Model, -Costs) is det.
%
%   True when Costs are what the edges free in Position cost Player, 1 or 2, by
%   Model, `literal`, `destination` or `turns`, without noise.
%
%       ?- field_position(field(line, 8, 10, 0), Position),
%          position_player_costs(Position, 1, literal, Costs), costs_arc(Costs, 49, 2, _, Cost).
%       Cost = 4.

position_player_costs(Position, Player, Model, costs(Model, Player, Prices, none, Position)) :-
    must_be(between(1, 2), Player),
    must_be(oneof([literal, destination, turns]), Model),
    position_field(Position, Field),
    field_nodes(Field, Count),
    Last is Count - 1,
    numlist(0, Last, Nodes),
    maplist(player_price(Player, Field), Nodes, Prices0),
    compound_name_arguments(Prices, prices, Prices0).

player_price(Player, Field, Node, Price) :-
    Field = field(_, Width, Length, _),
    field_node_at(Field, Node, Across, Along),
    End is (2 - Player) * Length,
    Price is abs(End - Along) + abs(Width - 2 * Across) // 2.

%!  costs_noise_costs(+Costs0, +Most, -Costs, +Random0, -Random) is det.
%
%   True when Costs are Costs0 with noise, 0..Most for each arc, drawn in state
%   Random0, and Random is the state after it.  The document's noise is
%   at most 1.
%
%       ?- field_position(field(line, 8, 10, 0), Position),
%          position_player_costs(Position, 1, literal, Costs0),
%          costs_noise_costs(Costs0, 1, Costs, 1, _),
%          findall(Cost, costs_arc(Costs, 49, _, _, Cost), List).
%       List = [6, 6, 5, 6, 6, 7, 5, 6].

costs_noise_costs(Costs0, Most, Costs, Random0, Random) :-
    Costs0 = costs(Model, Player, Prices, _, Position),
    (   Most =:= 0
    ->  Costs = Costs0,
        Random = Random0
    ;   functor(Prices, _, Count),
        Arcs is 8 * Count,
        length(Noise0, Arcs),
        Values is Most + 1,
        foldl(random_below(Values), Noise0, Random0, Random),
        compound_name_arguments(Noise, noise, Noise0),
        Costs = costs(Model, Player, Prices, Noise, Position)
    ).

%!  costs_position_costs(+Costs0, +Position, -Costs) is det.
%
%   True when Costs are Costs0 in Position, another one on the same field: what
%   is free and touched is that of Position, and prices and noise are the same.

costs_position_costs(costs(Model, Player, Prices, Noise, _), Position,
                     costs(Model, Player, Prices, Noise, Position)).

% ---- What an arc costs: an edge, drawn one way ----

%   An arc costs 0 where both of its ends are touched, and else the price of one of them and its
%   noise:
%
%     - `literal`, the document's model: of the end with the higher number;
%     - `destination`: of the end that the ball arrives at.
%
%   The same as drawing_model_cost/6 of reference.pl, for a node at a time.
%
%   By the model `turns` an arc leads backwards, from where the ball arrives to where it came from.
%   It costs 1 if a turn ends where the ball arrives, else 0.

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
   position_player_costs(Position, 1, destination, Costs).
*/
