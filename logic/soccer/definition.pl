:- module(soccer_definition,
          [ named_field/2,             % ?Name, ?Field
            field_point/2,             % +Field, ?Point
            field_border_point/2,      % +Field, ?Point
            field_goal_point/3,        % +Field, ?Player, ?Point
            field_edge_points/4,       % +Field, ?Point, ?Direction, ?Point1
            field_drawing/2,           % +Field, ?Drawing
            drawing_end/2,             % +Drawing, ?End
            drawing_step/3,            % ?Drawing0, ?Direction, ?Drawing
            drawing_turn/3,            % +Drawing0, ?Turn, ?Drawing
            drawing_turns/3,           % +Drawing0, ?Turns, ?Drawing
            drawing_outcomes/2,        % +Drawing, -Outcomes
            drawing_depth_value/3,     % +Drawing, +Depth, -Value
            drawing_model_cost/6,      % +Drawing, +Player, ?Model, ?Point, ?Point1, -Cost
            drawing_model_distance/5   % +Drawing, +Player, +Model, ?Point, -Cost
          ]).

/** <module> Paper soccer, told once

A ball lies on a field of points.  Two players draw it by turns, along edges from point to
point.  Where it has been before, it bounces, and the same player draws on.  This is the whole
game, as plainly as it can be told.  Each faster file must give the same answers (agreement.pl).

In ASP: definition.lp.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [member/2, memberchk/2]).

%!  named_field(?Name, ?Field) is nondet.
%
%   True when Name is the name of Field.  A field is field(Kind, Width, Length,
%   Goal): its width, its length and the width of its goals, in squares.  On
%   `standard`, the field that people play on, the goals are boxes behind the
%   ends, and player 1 attacks north.  On `line`, the document's field, player 1
%   attacks east, and the middle of an end is the goal, which has no width.
%
%       ?- named_field(Name, Field).
%       Name = standard, Field = field(standard, 8, 10, 2) ;
%       Name = line, Field = field(line, 8, 10, 0).

named_field(standard, field(standard, 8, 10, 2)).
named_field(line,     field(line, 8, 10, 0)).

%   Which fields there are: 2 to 100 squares each way, with a goal in the middle.

:- multifile error:has_type/2.

error:has_type(soccer_field, field(standard, Width, Length, Goal)) :-
    size(Width),
    size(Length),
    integer(Goal),
    between(1, Width, Goal),
    Goal mod 2 =:= Width mod 2.
error:has_type(soccer_field, field(line, Width, Length, 0)) :-
    size(Width),
    size(Length).

size(Size) :-
    integer(Size),
    between(2, 100, Size).

%!  field_point(+Field, ?Point) is nondet.
%
%   True when Point, Across/Along, is one of Field.  Across, 0..Width, counts from
%   one side to the other; Along, 0..Length, from the end that player 2 attacks to
%   the end that player 1 attacks.  Points in a goal lie beyond the end.  The order
%   of the answers is that of the nodes' numbers.
%
%       ?- field_point(field(standard, 2, 3, 2), 1/Along).
%       Along = 0 ;
%       Along = 1 ;
%       Along = 2 ;
%       Along = 3 ;
%       Along = 4 ;
%       Along = -1.

field_point(field(_, Width, Length, _), Across/Along) :-
    between(0, Width, Across),
    between(0, Length, Along).
field_point(Field, Point) :-
    Field = field(standard, _, _, _),
    field_goal_point(Field, _, Point).

%!  field_border_point(+Field, ?Point) is nondet.
%
%   True when Point lies on the border of Field: on a side, or on an end and not
%   between the posts of the goal.  The ball bounces there from the start.
%
%       ?- field_border_point(field(standard, 8, 10, 2), Across/10), Across > 2.
%       Across = 3 ;
%       Across = 5 ;
%       Across = 6 ;
%       Across = 7 ;
%       Across = 8.

field_border_point(Field, Across/Along) :-
    Field = field(_, Width, Length, _),
    between(0, Width, Across),
    between(0, Length, Along),
    (   memberchk(Across, [0, Width])
    ->  true
    ;   memberchk(Along, [0, Length]),
        \+ ( posts(Field, Post, Post1), Post < Across, Across < Post1 )
    ).

posts(field(standard, Width, _, Goal), Post, Post1) :-
    Post is (Width - Goal) // 2,
    Post1 is Post + Goal.

%!  field_goal_point(+Field, ?Player, ?Point) is nondet.
%
%   True when Player has won once the ball is at Point of Field.
%
%       ?- field_goal_point(field(line, 8, 10, 0), Player, Point).
%       Player = 1, Point = 4/10 ;
%       Player = 2, Point = 4/0.

field_goal_point(field(line, Width, Length, _), Player, Across/Along) :-
    Across is Width // 2,
    player_end(Player, Length, Along, _).
field_goal_point(Field, Player, Across/Along) :-
    Field = field(standard, _, Length, _),
    player_end(Player, Length, _, Along),
    posts(Field, Post, Post1),
    between(Post, Post1, Across).

%   The end that a player attacks, and what lies beyond it.

player_end(1, Length, Length, Beyond) :- Beyond is Length + 1.
player_end(2, _, 0, -1).

%!  field_edge_points(+Field, ?Point, ?Direction, ?Point1) is nondet.
%
%   True when Field has an edge from Point in Direction, 0..7, clockwise from
%   north, to Point1.  The middle of an edge lies inside the field or inside a
%   goal: no edge runs along their borders, but one runs from post to post.
%
%       ?- field_edge_points(field(standard, 8, 10, 2), 3/10, Direction, Point).
%       Direction = 1, Point = 4/11 ;
%       Direction = 2, Point = 4/10 ;
%       Direction = 3, Point = 4/9 ;
%       Direction = 4, Point = 3/9 ;
%       Direction = 5, Point = 2/9.

field_edge_points(Field, Across/Along, Direction, Across1/Along1) :-
    Field = field(Kind, _, _, _),
    field_point(Field, Across/Along),
    kind_direction(Kind, Direction, Right, Up),
    Across1 is Across + Right,
    Along1 is Along + Up,
    field_point(Field, Across1/Along1),
    \+ \+ ( inside(Field, Left-RightEnd, Low-High),
            2 * Left < Across + Across1, Across + Across1 < 2 * RightEnd,
            2 * Low < Along + Along1, Along + Along1 < 2 * High ).

%   The field, and all that lies between the posts, from the back of one goal to
%   the back of the other.

inside(field(_, Width, Length, _), 0-Width, 0-Length).
inside(Field, Post-Post1, -1-Back) :-
    Field = field(standard, _, Length, _),
    posts(Field, Post, Post1),
    Back is Length + 1.

%   What a direction adds across and along.  `line` lies a quarter turn round.

kind_direction(standard, 0,  0,  1).
kind_direction(standard, 1,  1,  1).
kind_direction(standard, 2,  1,  0).
kind_direction(standard, 3,  1, -1).
kind_direction(standard, 4,  0, -1).
kind_direction(standard, 5, -1, -1).
kind_direction(standard, 6, -1,  0).
kind_direction(standard, 7, -1,  1).
kind_direction(line, Direction, Right, Up) :-
    kind_direction(standard, Direction0, Right, Up),
    Direction is (Direction0 + 2) mod 8.

%!  field_drawing(+Field, ?Drawing) is det.
%
%   True when Drawing is Field before the first turn.  A drawing is drawing(Field,
%   Player, Ball, Edges): the player who draws next, 1 or 2, the point where the
%   ball lies, and the edges that are drawn.  An edge is Point-Point1, and the list
%   is in standard order.
%
%       ?- field_drawing(field(line, 8, 10, 0), Drawing).
%       Drawing = drawing(field(line, 8, 10, 0), 1, 4/5, []).

field_drawing(Field, drawing(Field, 1, Across/Along, [])) :-
    must_be(soccer_field, Field),
    Field = field(_, Width, Length, _),
    Across is Width // 2,
    Along is Length // 2.

%!  drawing_end(+Drawing, ?End) is det.
%
%   True when End is goal(Winner) if the ball is in a goal, else stuck(Winner) if
%   no edge is left for the player who draws, else `open`.
%
%       ?- drawing_end(drawing(field(line, 2, 2, 0), 1, 1/2, [1/1-1/2]), End).
%       End = goal(1).

drawing_end(drawing(Field, Player, Ball, Edges), End) :-
    (   field_goal_point(Field, Winner, Ball)
    ->  End = goal(Winner)
    ;   field_edge_points(Field, Ball, _, Point),
        points_edge(Ball, Point, Edge),
        \+ memberchk(Edge, Edges)
    ->  End = open
    ;   other(Player, Winner),
        End = stuck(Winner)
    ).

other(1, 2).
other(2, 1).

points_edge(Point, Point1, Edge) :-
    (   Point @< Point1
    ->  Edge = Point-Point1
    ;   Edge = Point1-Point
    ).

%!  drawing_step(?Drawing0, ?Direction, ?Drawing) is nondet.
%
%   True when Drawing0 is open, and Drawing is reached by drawing the ball in
%   Direction, along an edge that was not drawn.  The other player draws next,
%   unless the ball bounces, or is in a goal.  Either drawing may be unbound, so you
%   can also ask what came before.
%
%       ?- drawing_step(Drawing0, 6, drawing(field(line, 8, 10, 0), 2, 4/4, [4/4-4/5])).
%       Drawing0 = drawing(field(line, 8, 10, 0), 1, 4/5, []) .

drawing_step(Drawing0, Direction, drawing(Field, Player, Ball, Edges)) :-
    Drawing0 = drawing(Field, Player0, Ball0, Edges0),
    field_edge_points(Field, Ball0, Direction, Ball),
    points_edge(Ball0, Ball, Edge),
    edges_with(Edges0, Edge, Edges),
    other(Player0, Other),
    (   \+ touched(Drawing0, Ball),
        \+ field_goal_point(Field, _, Ball)
    ->  Player = Other
    ;   Player = Player0
    ),
    drawing_end(Drawing0, open).

%   Adds an edge that is not among the others.

edges_with([], Edge, [Edge]).
edges_with([Edge1|Edges0], Edge, [Edge, Edge1|Edges0]) :-
    Edge @< Edge1.
edges_with([Edge1|Edges0], Edge, [Edge1|Edges]) :-
    edges_with(Edges0, Edge, Edges),
    Edge1 @< Edge.

%   The ball bounces where it was before, and on the border.

touched(drawing(_, _, Point, _), Point).
touched(drawing(Field, _, _, _), Point) :-
    field_border_point(Field, Point).
touched(drawing(_, _, _, Edges), Point) :-
    member(Point1-Point2, Edges),
    ( Point = Point1 ; Point = Point2 ).

%!  drawing_turn(+Drawing0, ?Turn, ?Drawing) is nondet.
%
%   True when Turn, the list of its directions, leads from Drawing0 to Drawing.  A
%   turn goes on while the ball bounces.  It ends when the other player draws next,
%   or the game is over.
%
%       ?- field_drawing(field(line, 2, 2, 0), Drawing0), drawing_turn(Drawing0, [0|Turn], Drawing),
%          drawing_end(Drawing, goal(1)).
%       Turn = [3].

drawing_turn(Drawing0, [Direction|Turn], Drawing) :-
    Drawing0 = drawing(_, Player, _, _),
    drawing_step(Drawing0, Direction, Drawing1),
    (   Drawing1 = drawing(_, Player, _, _),
        drawing_end(Drawing1, open)
    ->  drawing_turn(Drawing1, Turn, Drawing)
    ;   Turn = [],
        Drawing = Drawing1
    ).

%!  drawing_turns(+Drawing0, ?Turns, ?Drawing) is nondet.
%
%   True when Turns, played one after the other, lead from Drawing0 to Drawing.
%
%       ?- named_field(standard, Field), field_drawing(Field, Drawing0),
%          drawing_turns(Drawing0, [[0], [7], [1]], drawing(_, Player, Ball, _)).
%       Player = 2, Ball = 4/8.

drawing_turns(Drawing, [], Drawing).
drawing_turns(Drawing0, [Turn|Turns], Drawing) :-
    drawing_turn(Drawing0, Turn, Drawing1),
    drawing_turns(Drawing1, Turns, Drawing).

%!  drawing_outcomes(+Drawing, -Outcomes) is det.
%
%   True when Outcomes are the drawings that a turn can lead to, each once: turns
%   that draw the same edges have one outcome.
%
%       ?- field_drawing(field(line, 2, 2, 0), Drawing), drawing_outcomes(Drawing, Outcomes),
%          length(Outcomes, Count).
%       Count = 10.

drawing_outcomes(Drawing0, Outcomes) :-
    findall(Drawing, drawing_turn(Drawing0, _, Drawing), Drawings),
    sort(Drawings, Outcomes).

%!  drawing_depth_value(+Drawing, +Depth, -Value) is det.
%
%   True when Value is what Drawing, which is open, is worth to the player who
%   draws, by plain negamax over the next Depth turns: 1000 less the turns until
%   this player has won, minus that if the other one has, and 0 if neither has.
%
%       ?- field_drawing(field(line, 2, 2, 0), Drawing), drawing_depth_value(Drawing, 1, Value).
%       Value = 999.

drawing_depth_value(Drawing0, Depth, Value) :-
    must_be(nonneg, Depth),
    (   Depth =:= 0
    ->  Value = 0
    ;   Depth1 is Depth - 1,
        Drawing0 = drawing(_, Player, _, _),
        aggregate_all(max(Value1),
                      ( drawing_turn(Drawing0, _, Drawing),
                        drawing_end(Drawing, End),
                        end_value(End, Player, Drawing, Depth1, Value1) ),
                      Value)
    ).

%   What the turn is worth to Player, who has played it.

end_value(goal(Winner), Player, _, _, Value) :-
    won_value(Winner, Player, Value).
end_value(stuck(Winner), Player, _, _, Value) :-
    won_value(Winner, Player, Value).
end_value(open, _, Drawing, Depth, Value) :-
    drawing_depth_value(Drawing, Depth, Value1),
    Value is sign(Value1) - Value1.

won_value(Player, Player, 999).
won_value(Winner, Player, -999) :-
    other(Player, Winner).

%!  drawing_model_cost(+Drawing, +Player, ?Model, ?Point, ?Point1, -Cost) is nondet.
%
%   True when the edge from Point to Point1 is not drawn, and Player, who looks for
%   a way to the goal, counts Cost for it.  Cost is 0 if both ends are touched.
%   Otherwise it is how far one of them lies from the goal, along the field plus
%   across it: by the model `destination` the end that the ball comes to; by
%   `literal`, the document's model, the end with the higher number.  No edge leads
%   out of a goal.
%
%       ?- named_field(line, Field), field_drawing(Field, Drawing),
%          drawing_model_cost(Drawing, 2, Model, 4/5, 4/6, Cost).
%       Model = literal, Cost = 6 ;
%       Model = destination, Cost = 6.

drawing_model_cost(Drawing, Player, Model, Point, Point1, Cost) :-
    Drawing = drawing(Field, _, _, Edges),
    field_edge_points(Field, Point, _, Point1),
    \+ field_goal_point(Field, _, Point),
    points_edge(Point, Point1, Edge),
    \+ memberchk(Edge, Edges),
    model_priced(Model, Field, Point, Point1, Priced),
    (   touched(Drawing, Point),
        touched(Drawing, Point1)
    ->  Cost = 0
    ;   point_price(Priced, Player, Field, Cost)
    ).

%   Points beyond the ends have the highest numbers.

model_priced(literal, field(_, _, Length, _), Point, Point1, Priced) :-
    Point1 = _/Along1,
    (   Point @> Point1,
        between(0, Length, Along1)
    ->  Priced = Point
    ;   Priced = Point1
    ).
model_priced(destination, _, _, Point1, Point1).

point_price(Across/Along, Player, field(_, Width, Length, _), Price) :-
    player_end(Player, Length, End, _),
    Price is abs(End - Along) + abs(Width - 2 * Across) // 2.

%!  drawing_model_distance(+Drawing, +Player, +Model, ?Point, -Cost) is nondet.
%
%   True when the cheapest way from the ball to Point costs Player Cost, by Model.
%   A way comes to no point twice.
%
%       ?- field_drawing(field(line, 2, 4, 0), Drawing),
%          drawing_model_distance(Drawing, 1, destination, 1/3, Cost).
%       Cost = 1.

drawing_model_distance(Drawing, Player, Model, Point, Cost) :-
    Drawing = drawing(Field, _, Ball, _),
    field_point(Field, Point),
    aggregate_all(min(Cost1), way_cost(Drawing, Player, Model, Ball, Point, [Ball], Cost1), Cost).

way_cost(_, _, _, Point, Point, _, 0).
way_cost(Drawing, Player, Model, Point0, Point, Met, Cost) :-
    Point0 \== Point,
    drawing_model_cost(Drawing, Player, Model, Point0, Point1, Cost0),
    \+ memberchk(Point1, Met),
    way_cost(Drawing, Player, Model, Point1, Point, [Point1|Met], Cost1),
    Cost is Cost0 + Cost1.

/** <examples>

?- named_field(standard, Field), field_drawing(Field, Drawing0),
   drawing_turn(Drawing0, Turn, Drawing).
?- named_field(line, Field), field_drawing(Field, Drawing0), drawing_step(Drawing0, 2, Drawing1),
   drawing_step(Drawing2, Direction, Drawing1).
*/
