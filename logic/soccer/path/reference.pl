:- module(soccer_reference,
          [ drawing_model_cost/6,      % +Drawing, ?Player, ?Model, ?Point, ?Point1, ?Cost
            drawing_model_distance/5   % +Drawing, +Player, +Model, ?Point, ?Cost
          ]).

/** <module> What the document's ways to the goal cost: the reference of the fast relations

A player looks for the cheapest way to the goal.  The rules of the game don't need this: so it is
not in definition.pl, but it asks the drawings of that file.  Dijkstra's algorithm (dijkstra.pl)
must find the same costs in positions.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2, nextto/3]).
:- use_module('../../shared/needed', [needed/3]).
:- use_module('../definition', [field_border_point/2, field_edge_points/4, field_goal_point/3,
                                field_point/2]).

%!  drawing_model_cost(+Drawing, ?Player, ?Model, ?Point, ?Point1, ?Cost) is nondet.
%
%   True when the edge from Point to Point1 is free, and Player, who looks for a way to the goal,
%   counts Cost for it.  Cost is 0 if both ends are touched: the ball was there, or they are on the
%   border.  Otherwise it is how far one of them lies from the goal, along the field plus across it:
%   by the model `destination` the end that the ball comes to; by `literal`, the document's model,
%   the end with the higher number.  No edge leads out of a goal.
%
%       ?- field_drawing(field(line, 8, 10, 0), Drawing),
%          drawing_model_cost(Drawing, 2, Model, 4/5, 4/6, Cost).
%       Model = literal, Cost = 6 ;
%       Model = destination, Cost = 6.

drawing_model_cost(Drawing, Player, Model, Point, Point1, Cost) :-
    needed('Drawing', soccer_drawing, Drawing),
    Drawing = drawing(Field, _, Ball, Before),
    field_edge_points(Field, Point, _, Point1),
    \+ field_goal_point(Field, _, Point),
    \+ nextto(Point, Point1, [Ball|Before]),
    \+ nextto(Point1, Point, [Ball|Before]),
    model_priced(Model, Field, Point, Point1, Priced),
    point_price(Priced, Player, Field, Price),
    edge_cost(Drawing, Point, Point1, Price, Cost).

edge_cost(Drawing, Point, Point1, _, 0) :-
    both_touched(Drawing, Point, Point1).
edge_cost(Drawing, Point, Point1, Price, Price) :-
    \+ both_touched(Drawing, Point, Point1).

both_touched(Drawing, Point, Point1) :-
    \+ untouched(Drawing, Point),
    \+ untouched(Drawing, Point1).

untouched(drawing(Field, _, Ball, Before), Point) :-
    \+ field_border_point(Field, Point),
    \+ member(Point, [Ball|Before]).

%   Points are numbered in the order of field_point/2: of two points, the later has the higher
%   number.

model_priced(literal, Field, Point, Point1, Priced) :-
    findall(End, ( field_point(Field, End), member(End, [Point,Point1]) ), [_,Priced]).
model_priced(destination, _, _, Point1, Point1).

point_price(Across/Along, Player, field(_, Width, Length, _), Price) :-
    player_end(Player, Length, End),
    Price is abs(End - Along) + abs(Width - 2 * Across) // 2.

player_end(1, Length, Length).
player_end(2, _, 0).

%!  drawing_model_distance(+Drawing, +Player, +Model, ?Point, ?Cost) is nondet.
%
%   True when the cheapest way from the ball to Point costs Player Cost, by Model.  A way comes to
%   no point twice.
%
%       ?- field_drawing(field(line, 2, 4, 0), Drawing),
%          drawing_model_distance(Drawing, 1, destination, 1/3, Cost).
%       Cost = 1.

drawing_model_distance(Drawing, Player, Model, Point, Cost) :-
    needed('Drawing', soccer_drawing, Drawing),
    needed('Player', between(1, 2), Player),
    needed('Model', oneof([literal,destination]), Model),
    findall(arc(Point0, Point1, Cost0),
            drawing_model_cost(Drawing, Player, Model, Point0, Point1, Cost0),
            Arcs),
    Drawing = drawing(Field, _, Ball, _),
    field_point(Field, Point),
    aggregate_all(min(Cost1), way_cost([Ball], Arcs, Point, Cost1), Cost).

%   What the rest of a way costs.  It has come by the points of a list, the last one first.

way_cost([Point|_], _, Point, 0).
way_cost([Point0|Points], Arcs, Point, Cost) :-
    dif(Point0, Point),
    member(arc(Point0, Point1, Cost0), Arcs),
    \+ member(Point1, [Point0|Points]),
    way_cost([Point1,Point0|Points], Arcs, Point, Cost1),
    Cost is Cost0 + Cost1.

/** <examples>

?- field_drawing(field(line, 8, 10, 0), Drawing),
   drawing_model_cost(Drawing, 1, destination, 4/5, Point, Cost).
*/
