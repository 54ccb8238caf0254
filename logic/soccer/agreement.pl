:- module(soccer_agreement,
          [ soccer_claim/4         % -Relation, -Answer, -Fast, -Definition
          ]).

/** <module> What the fast rules of paper soccer claim

Each clause names a fast relation that must find the same answers as the definition, and small
cases.  ../agreement.pl compares the two on these cases.  A position is given by the turns that lead
to it.  The definition has points, and the fast files have nodes: node N is answer number N of
field_point/2, counted from 0.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [append/3, member/2, nextto/3, nth0/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(definition).
:- use_module(game/field, [field_border/2, field_centre/2, field_edge/4, field_goal/3,
                           field_node_at/4]).
:- use_module(game/position, [field_position/2, position_end/2, position_free/4, position_step/3,
                              position_touched/2, position_turn/3, position_used/3]).
:- use_module(game/game, [drawn_position/2, field_turns_position/3, field_turns_trails/3]).
:- use_module(path/path, [costs_algorithm_distances/3, costs_path/4]).
:- use_module(path/costs, [costs_arc/5, position_player_costs/4]).
:- use_module(proof/df_pn, [drawing_drawn/2, field_search/2, search_winner/3]).
:- use_module(path/reference, [drawing_model_cost/6, drawing_model_distance/5]).
:- use_module(search/deepening, [position_depth_turn/4]).
:- use_module(turns/goal, [position_goal_turn/2, position_safe_turn/2]).
:- use_module(turns/growth, [position_begun/3]).
:- use_module(turns/outcomes, [drawings_longer/3, position_depth_count/4, position_outcomes/4]).
:- use_module(turns/whole_turns, [begun_ends/3, position_trail/3]).

%!  soccer_claim(-Relation, -Answer, -Fast, -Definition) is multi.
%
%   True when the goal Fast, which asks Relation, must find the same Answers as the goal
%   Definition.
%
%       ?- soccer_claim(_, Answer, field_centre(Field, Answer), Definition),
%          call(soccer_agreement:Definition).
%       Answer = 4, Field = field(line, 2, 2, 0) .

soccer_claim(field_centre/2,
             Node, field_centre(Field, Node),
             ( field_drawing(Field, drawing(_, _, Point, _)), node_point(Node, Field, Point) )) :-
    small(Field).
soccer_claim(field_node_at/4,
             Across/Along, field_node_at(Field, Node, Across, Along),
             node_point(Node, Field, Across/Along)) :-
    small(Field),
    member(Node, [0, 1, 3, 8, 11]),
    once(node_point(Node, Field, _)).
soccer_claim(field_border/2,
             Node, field_border(Field, Node),
             ( field_border_point(Field, Point), node_point(Node, Field, Point) )) :-
    small(Field).
soccer_claim(field_goal/3,
             Player-Node, field_goal(Field, Player, Node),
             ( field_goal_point(Field, Player, Point), node_point(Node, Field, Point) )) :-
    small(Field).
soccer_claim(field_edge/4,
             [Node, Direction, Node1], field_edge(Field, Node, Direction, Node1),
             ( field_edge_points(Field, Point, Direction, Point1),
               node_point(Node, Field, Point),
               node_point(Node1, Field, Point1) )) :-
    small(Field).
soccer_claim(position_touched/2,
             Node,
             ( field_position(Field, Position), position_touched(Position, Node) ),
             ( field_touched(Field, Point), node_point(Node, Field, Point) )) :-
    small(Field).

%   What is drawn, and what may be drawn next.

soccer_claim(position_used/3,
             Node-Node1,
             ( field_turns_position(Field, Turns, Position), position_used(Position, Node, Node1) ),
             ( drawn(Field, Turns, drawing(_, _, Point, Before)),
               nextto(Point0, Point1, [Point|Before]),
               edge_nodes(Point0-Point1, Field, Node, Node1) )) :-
    played(Field, Turns).
soccer_claim(position_free/4,
             Direction,
             ( field_turns_position(Field, Turns, Position),
               arg(1, Position, Ball),
               position_free(Position, Ball, Direction, _) ),
             ( drawn(Field, Turns, Drawing), drawing_step(Drawing, Direction, _) )) :-
    played(Field, Turns).
soccer_claim(position_step/3,
             [Direction, Node, Player],
             ( field_turns_position(Field, Turns, Position),
               position_step(Position, Direction, position(Node, Player, _, _, _)) ),
             ( drawn(Field, Turns, Drawing),
               drawing_step(Drawing, Direction, drawing(_, Player, Point, _)),
               node_point(Node, Field, Point) )) :-
    played(Field, Turns).
soccer_claim(position_end/2,
             End,
             ( field_turns_position(Field, Turns, Position), position_end(Position, End) ),
             ( drawn(Field, Turns, Drawing), drawing_end(Drawing, End) )) :-
    played(Field, Turns).
soccer_claim(drawn_position/2,
             [Direction, Node, Player],
             ( field_turns_trails(Field, Turns, Drawn),
               drawn_position(Drawn, Position),
               position_step(Position, Direction, position(Node, Player, _, _, _)) ),
             ( drawn(Field, Turns, Drawing),
               drawing_step(Drawing, Direction, drawing(_, Player, Point, _)),
               node_point(Node, Field, Point) )) :-
    played(Field, Turns).

%   Whole turns, and what they lead to.

soccer_claim(position_turn/3,
             Turn,
             ( field_turns_position(Field, Turns, Position), position_turn(Position, Turn, _) ),
             ( drawn(Field, Turns, Drawing), drawing_turn(Drawing, Turn, _) )) :-
    played(Field, Turns).
soccer_claim(position_trail/3,
             Turn-Node,
             ( field_turns_position(Field, Turns, Position), position_trail(Position, Turn, Node) ),
             ( drawn(Field, Turns, Drawing),
               drawing_turn(Drawing, Turn, drawing(_, _, Point, _)),
               node_point(Node, Field, Point) )) :-
    played(Field, Turns).
soccer_claim(drawings_longer/3,
             Nodes,
             ( drawn(Field, Turns, Drawing), drawings_ended([Drawing], Outcomes),
               drawings_nodes(Outcomes, Field, Nodes) ),
             ( drawn(Field, Turns, Drawing), drawing_outcomes(Drawing, Outcomes),
               drawings_nodes(Outcomes, Field, Nodes) )) :-
    played(Field, Turns).
soccer_claim(position_outcomes/4,
             Nodes,
             ( field_turns_position(Field, Turns, Position),
               position_outcomes(Position, inf, Outcomes, false),
               pairs_values(Outcomes, Nodes0),
               msort(Nodes0, Nodes) ),
             ( drawn(Field, Turns, Drawing),
               drawing_outcomes(Drawing, Outcomes),
               drawings_nodes(Outcomes, Field, Nodes) )) :-
    played(Field, Turns).
soccer_claim(position_depth_count/4,
             Count,
             ( field_position(Field, Position), position_depth_count(Position, Depth, inf, Count) ),
             ( field_drawing(Field, Drawing), outcomes_count(Depth, Drawing, Count) )) :-
    member(Field-Depth, [ field(line, 2, 3, 0)-2, field(standard, 8, 10, 2)-2 ]).
soccer_claim(begun_ends/3,
             Nodes,
             ( field_turns_position(Field, Turns, Position),
               position_begun(Position, 0, Begun),
               arg(4, Position, Ways),
               begun_ends(Begun, Ways, ends(Nodes0, _, _)),
               msort(Nodes0, Nodes) ),
             ( drawn(Field, Turns, Drawing),
               findall(Node, goes_on(Drawing, Field, Node), Nodes0),
               sort(Nodes0, Nodes) )) :-
    played(Field, Turns),
    Turns \= [_,_].
soccer_claim(position_goal_turn/2,
             _,
             ( field_turns_position(Field, Turns, Position), position_goal_turn(Position, _) ),
             ( drawn(Field, Turns, Drawing), goal_at_once(Drawing) )) :-
    played(Field, Turns).
soccer_claim(position_safe_turn/2,
             Count,
             ( field_turns_position(Field, Turns, Position),
               aggregate_all(count, position_safe_turn(Position, _), Count) ),
             ( drawn(Field, Turns, Drawing),
               drawing_outcomes(Drawing, Outcomes),
               aggregate_all(count, ( member(Outcome, Outcomes), safe(Drawing, Outcome) ),
                             Count) )) :-
    member(Field-Turns, [ field(line, 2, 2, 0)-[], field(standard, 2, 3, 2)-[],
                          field(line, 3, 4, 0)-[[4]] ]).

%   Ways to the goal.

soccer_claim(costs_arc/5,
             [Node, Node1, Cost],
             ( field_turns_position(Field, Turns, Position),
               position_player_costs(Position, Player, Model, Costs),
               costs_arc(Costs, Node, _, Node1, Cost) ),
             ( drawn(Field, Turns, Drawing),
               drawing_model_cost(Drawing, Player, Model, Point, Point1, Cost),
               node_point(Node, Field, Point),
               node_point(Node1, Field, Point1) )) :-
    played(Field, Turns),
    member(Player-Model, [1-literal, 2-destination]).
soccer_claim(costs_algorithm_distances/3,
             Distances,
             ( field_turns_position(Field, Turns, Position),
               position_player_costs(Position, Player, Model, Costs),
               costs_algorithm_distances(Costs, Algorithm, Distances) ),
             ( drawn(Field, Turns, Drawing),
               findall(Node-Cost,
                       ( drawing_model_distance(Drawing, Player, Model, Point, Cost),
                         node_point(Node, Field, Point) ),
                       Distances) )) :-
    member(Field-Turns, [ field(line, 2, 3, 0)-[[2]], field(standard, 2, 2, 2)-[] ]),
    member(Algorithm, [literal, heap, tabled]),
    member(Player-Model, [1-literal, 2-destination]).
soccer_claim(costs_path/4,
             Cost,
             ( field_turns_position(Field, Turns, Position),
               position_player_costs(Position, Player, Model, Costs),
               costs_path(Costs, Cost, _, _) ),
             ( drawn(Field, Turns, Drawing),
               aggregate_all(min(Cost0),
                             ( field_goal_point(Field, Player, Point),
                               drawing_model_distance(Drawing, Player, Model, Point, Cost0) ),
                             Cost) )) :-
    member(Field-Turns, [ field(line, 2, 3, 0)-[[2]], field(standard, 2, 2, 2)-[] ]),
    member(Player-Model, [1-destination, 2-literal]).

%   What a search has proved.

soccer_claim(position_depth_turn/4,
             Value,
             ( field_turns_position(Field, Turns, Position),
               position_depth_turn(Position, 1, _, report(_, Value, _, _, _)) ),
             ( drawn(Field, Turns, Drawing), drawing_depth_value(Drawing, Depth, Value) )) :-
    member(Field-Turns-Depth, [ field(line, 2, 2, 0)-[]-1, field(standard, 2, 3, 2)-[]-2,
                                field(line, 3, 4, 0)-[[4]]-2,
                                field(line, 2, 4, 0)-[[1,4],[6,0,3,4,7,4,7]]-1 ]).

soccer_claim(search_winner/3,
             Winner,
             ( field_search(Field, Search),
               drawn(Field, Turns, Drawing),
               drawing_drawn(Drawing, Drawn),
               search_winner(Search, Drawn, Winner) ),
             ( drawn(Field, Turns, Drawing),
               drawing_depth_value(Drawing, Depth, Value),
               Drawing = drawing(_, Player, _, _),
               ( Value > 0 -> Winner = Player ; Winner is 3 - Player ) )) :-
    member(Field-Turns-Depth, [ field(line, 2, 2, 0)-[]-1, field(standard, 2, 3, 2)-[]-2,
                                field(line, 3, 4, 0)-[[4]]-2,
                                field(line, 2, 4, 0)-[[1,4],[6,0,3,4,7,4,7]]-1 ]).

%   The cases: fields, and games that are begun there.

small(field(line, 2, 2, 0)).
small(field(line, 2, 3, 0)).
small(field(standard, 3, 3, 1)).
small(field(standard, 2, 3, 2)).

played(field(line, 2, 2, 0), []).
played(field(line, 2, 3, 0), []).
played(field(line, 2, 3, 0), [[2]]).
played(field(standard, 2, 3, 2), []).
played(field(standard, 3, 3, 1), []).
played(field(standard, 3, 3, 1), [[2],[4,5]]).
played(field(standard, 3, 3, 1), [[0],[7]]).

%   What the definition says, in the words of the fast files.

drawn(Field, Turns, Drawing) :-
    field_drawing(Field, Drawing0),
    drawing_turns(Drawing0, Turns, Drawing).

node_point(Node, Field, Point) :-
    findall(Point0, field_point(Field, Point0), Points),
    nth0(Node, Points, Point).

edge_nodes(Point-Point1, Field, Node, Node1) :-
    node_point(Node2, Field, Point),
    node_point(Node3, Field, Point1),
    Node is min(Node2, Node3),
    Node1 is max(Node2, Node3).

field_touched(Field, Point) :-
    field_drawing(Field, drawing(_, _, Point, _)).
field_touched(Field, Point) :-
    field_border_point(Field, Point).

drawings_nodes(Drawings, Field, Nodes) :-
    findall(Node,
            ( member(drawing(_, _, Point, _), Drawings), node_point(Node, Field, Point) ),
            Nodes0),
    msort(Nodes0, Nodes).

%   Grown until no turn goes on.

drawings_ended(Drawings, All) :-
    (   Drawings == []
    ->  All = []
    ;   drawings_longer(Drawings, Ended, Longer),
        drawings_ended(Longer, Others),
        append(Ended, Others, All)
    ).

outcomes_count(Depth, Drawing0, Count) :-
    (   Depth =:= 0
    ->  Count = 1
    ;   Depth1 is Depth - 1,
        drawing_outcomes(Drawing0, Outcomes),
        aggregate_all(sum(Count1),
                      ( member(Drawing, Outcomes), outcomes_count(Depth1, Drawing, Count1) ),
                      Count)
    ).

goes_on(Drawing0, Field, Node) :-
    drawing_turn(Drawing0, _, Drawing),
    drawing_end(Drawing, open),
    Drawing = drawing(_, _, Point, _),
    node_point(Node, Field, Point).

goal_at_once(Drawing0) :-
    Drawing0 = drawing(_, Player, _, _),
    once(( drawing_turn(Drawing0, _, Drawing), drawing_end(Drawing, goal(Player)) )).

safe(drawing(_, Player, _, _), Outcome) :-
    drawing_end(Outcome, End),
    ( End == open -> \+ goal_at_once(Outcome) ; End = goal(Player) ).

/** <examples>

?- soccer_claim(Relation, Answer, Fast, Definition).
*/
