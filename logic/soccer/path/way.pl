:- module(soccer_way,
          [ field_turns_path/5,    % +Field, +Turns, +Model, +Algorithm, -Path
            field_turns_arcs/4,    % +Field, +Turns, +Model, -Arcs
            field_turns_way_turn/4 % +Field, +Turns, +Nodes, -Turn
          ]).

/** <module> Paper soccer: the way to the goal, in a game that is given by its turns

Turns lead to a position by field_turns_drawn/3; the last of them may be only
begun.
*/

:- use_module(library(lists), [member/2]).
:- use_module(algorithm, [costs_algorithm_distances/3, costs_algorithm_path/5]).
:- use_module(arc, [costs_arc/5]).
:- use_module(costs, [position_player_costs/4]).
:- use_module('../game/position', [position_ball/2, position_free/4, position_player/2, position_step/3]).
:- use_module('../game/view', [field_turns_drawn/3]).

%!  field_turns_path(+Field, +Turns, +Model, +Algorithm, -Path) is semidet.
%
%   True when Path is path(Cost, Nodes, Turn, Distances): Algorithm finds by costs
%   of Model what costs_algorithm_path/5 says for the player who draws after Turns
%   on Field, and Distances has [Node, Cost] for each node that can be reached.
%
%       ?- field_turns_path(field(line, 2, 2, 0), [], destination, heap, path(Cost, Nodes, _, _)).
%       Cost = 0, Nodes = [4, 5].

field_turns_path(Field, Turns, Model, Algorithm, path(Cost, Nodes, Turn, Distances)) :-
    field_turns_drawn(Field, Turns, Position),
    position_player(Position, Player),
    position_player_costs(Position, Player, Model, Costs),
    costs_algorithm_path(Costs, Algorithm, Cost, Nodes, Turn),
    costs_algorithm_distances(Costs, Algorithm, Pairs),
    findall([Node, Distance], member(Node-Distance, Pairs), Distances).

%!  field_turns_arcs(+Field, +Turns, +Model, -Arcs) is semidet.
%
%   True when Arcs has [Node, Node1, Cost] for each way that an edge can be drawn
%   after Turns on Field, with what it costs by Model the player who draws.
%
%       ?- field_turns_arcs(field(line, 2, 2, 0), [], literal, [Arc|_]).
%       Arc = [0, 4, 0].

field_turns_arcs(Field, Turns, Model, Arcs) :-
    field_turns_drawn(Field, Turns, Position),
    position_player(Position, Player),
    position_player_costs(Position, Player, Model, Costs),
    findall([Node, Node1, Cost], costs_arc(Costs, Node, _, Node1, Cost), Arcs).

%!  field_turns_way_turn(+Field, +Turns, +Nodes, -Turn) is semidet.
%
%   True when after Turns on Field the ball can be drawn over the rest of Nodes,
%   the first of which is where it lies, and Turn is as much of that as is one
%   turn.
%
%       ?- field_turns_way_turn(field(line, 8, 10, 0), [], [49, 50, 51], Turn).
%       Turn = [2].

field_turns_way_turn(Field, Turns, [_|Nodes], Turn) :-
    field_turns_drawn(Field, Turns, Position),
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

?- field_turns_path(field(standard, 8, 10, 2), [[0], [7]], destination, heap, Path).
*/
