:- module(soccer_costs,
          [ position_player_costs/4, % +Position, +Player, +Model, -Costs
            costs_level_costs/5,     % +Costs0, +Level, -Costs, +Random0, -Random
            costs_position_costs/3   % +Costs0, +Position, -Costs
          ]).

/** <module> Costs: what each edge costs a player who looks for a way to the goal

The price of a node is how far it lies from the goal that the player attacks, along the field
and across it.  In the document no node lies in a goal; here such nodes have a price like the
others.

Costs are costs(Model, Player, Prices, Noise, Position).  Model, `literal` or `destination`,
says by which of its ends an edge is priced; `turns` counts turns instead (arc.pl).  Argument N + 1 of Prices is the price of
node N.  Noise is `none`, or has what is added for each arc (../game/nodes.pl).  The same as
drawing_model_cost/6 of told.pl, with all prices worked out once.
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [numlist/3]).
:- use_module('../../random', [random_below/4]).
:- use_module('../field/grid', [field_node_at/4, field_nodes/2]).
:- use_module('../game/position', [position_field/2]).

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

%!  costs_level_costs(+Costs0, +Level, -Costs, +Random0, -Random) is det.
%
%   True when Costs are Costs0 with noise, 0..Level for each arc, drawn in state
%   Random0, and Random is the state after it.  The document's noise is of
%   level 1.
%
%       ?- field_position(field(line, 8, 10, 0), Position),
%          position_player_costs(Position, 1, literal, Costs0),
%          costs_level_costs(Costs0, 1, Costs, 1, _),
%          findall(Cost, costs_arc(Costs, 49, _, _, Cost), List).
%       List = [6, 6, 5, 6, 6, 7, 5, 6].

costs_level_costs(Costs0, Level, Costs, Random0, Random) :-
    Costs0 = costs(Model, Player, Prices, _, Position),
    (   Level =:= 0
    ->  Costs = Costs0,
        Random = Random0
    ;   functor(Prices, _, Count),
        Arcs is 8 * Count,
        length(Noise0, Arcs),
        Values is Level + 1,
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

/** <examples>

?- named_field(standard, Field), field_position(Field, Position),
   position_player_costs(Position, 1, destination, Costs).
*/
