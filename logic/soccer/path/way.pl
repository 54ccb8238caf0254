:- module(soccer_way,
          [ position_model_path/4,  % +Position, +Model, +Algorithm, -Path
            position_model_arcs/3,  % +Position, +Model, -Arcs
            position_nodes_turn/3   % +Position, +Nodes, -Turn
          ]).

/** <module> Paper soccer: the way to the goal of the player who draws
*/

:- use_module(algorithm, [costs_algorithm_distances/3, costs_algorithm_path/5]).
:- use_module(arc, [costs_arc/5]).
:- use_module(costs, [position_player_costs/4]).
:- use_module('../game/position',
              [position_ball/2, position_free/4, position_player/2, position_step/3]).

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

?- field_turns_position(field(standard, 8, 10, 2), [[0], [7]], Position),
   position_model_path(Position, destination, heap, Path).
*/
