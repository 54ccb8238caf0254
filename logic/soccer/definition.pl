:- module(soccer_definition,
          [ named_field/2,           % ?Name, ?Field
            field_point/2,           % +Field, ?Point
            field_goal_point/3,      % +Field, ?Player, ?Point
            field_edge_points/4,     % +Field, ?Point, ?Direction, ?Point1
            field_border_point/2,    % +Field, ?Point
            field_drawing/2,         % +Field, ?Drawing
            drawing_step/3,          % ?Drawing0, ?Direction, ?Drawing
            drawing_turn/3,          % +Drawing0, ?Turn, ?Drawing
            drawing_turns/3,         % +Drawing0, ?Turns, ?Drawing
            drawing_outcomes/2,      % +Drawing0, ?Outcomes
            drawing_edges/2,         % +Drawing, ?Edges
            drawing_end/2,           % +Drawing, ?End
            drawing_depth_value/3    % +Drawing, +Depth, ?Value
          ]).

/** <module> Paper soccer, told once

A ball lies on a field of points.  Two players draw its way by turns, along edges from point to
point.  Where it has been before, it bounces, and the same player draws on.  This is the whole game.
Each faster file must give the same answers (agreement.pl).  For `\+` see lessons 3 and 9, for
findall/3 lesson 5.  In ASP: definition.lp.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2, nextto/3]).
:- use_module(library(solution_sequences), [distinct/2]).
:- use_module('../shared/needed', [needed/3]).
:- use_module('../shared/reified', [if_/3, (=)/3]).
:- use_module(types, []).

%!  named_field(?Name, ?Field) is nondet.
%
%   True when Name is the name of Field.  A field is field(Kind, Width, Length, Goal), in squares:
%   Goal is the width of its goals.  On `standard`, the usual field, the goals are boxes behind the
%   ends, and player 1 attacks north.  On `line` they are points, and player 1 attacks east.
%
%       ?- named_field(Name, field(line, 8, 10, 0)).
%       Name = line.

named_field(standard, field(standard, 8, 10, 2)).
named_field(line,     field(line, 8, 10, 0)).

%!  field_point(+Field, ?Point) is nondet.
%
%   True when Field has Point, Across/Along (nothing is divided).  Across, 0..Width, counts from
%   side to side.  Along counts from end to end: player 2 attacks 0, and player 1 attacks Length.
%   The back of a box lies beyond its end.
%
%       ?- field_point(field(standard, 3, 3, 1), Across/4).
%       Across = 1 ;
%       Across = 2.

field_point(Field, Across/Along) :-
    needed('Field', soccer_field, Field),
    Field = field(_, Width, Length, _),
    between(0, Width, Across),
    between(0, Length, Along).
field_point(Field, Point) :-
    Field = field(standard, _, _, _),
    field_goal_point(Field, _, Point).

%!  field_goal_point(+Field, ?Player, ?Point) is nondet.
%
%   True when Player has won once the ball is at Point of Field.
%
%       ?- field_goal_point(field(line, 8, 10, 0), Player, Point).
%       Player = 1, Point = 4/10 ;
%       Player = 2, Point = 4/0.

field_goal_point(Field, Player, Across/Along) :-
    needed('Field', soccer_field, Field),
    player_end(Player, Field, _, Along),
    posts(Field, Post, Post1),
    between(Post, Post1, Across).

posts(field(_, Width, _, Goal), Post, Post1) :-
    Post is (Width - Goal) // 2,
    Post1 is Post + Goal.

%   The end that a player attacks, and the back of the goal, both along: the back is a square behind
%   the end, or the end itself if the goal has no width.

player_end(1, field(_, _, Length, Goal), Length, Back) :- Back is Length + min(1, Goal).
player_end(2, field(_, _, _, Goal), 0, Back) :- Back is -min(1, Goal).

%!  field_edge_points(+Field, ?Point, ?Direction, ?Point1) is nondet.
%
%   True when Field has an edge from Point in Direction, 0..7, clockwise from north, to Point1.  The
%   middle of an edge lies inside, so that no edge runs along the border.
%
%       ?- field_edge_points(field(standard, 8, 10, 2), 0/0, Direction, Point).
%       Direction = 1, Point = 1/1 .

field_edge_points(Field, Across/Along, Direction, Across1/Along1) :-
    field_point(Field, Across/Along),
    field_direction(Field, Direction, Right, Up),
    Across1 is Across + Right,
    Along1 is Along + Up,
    twice_inside(Field, Across + Across1, Along + Along1).

%   What a direction adds across and along.  Straight ahead for player 1 is 0, north, on `standard`,
%   and 2, east, on `line`: there each direction is 2 more.  After 7 comes 0 (`mod` 8).

field_direction(field(standard, _, _, _), Direction, Right, Up) :-
    clockwise(Direction, Right, Up).
field_direction(field(line, _, _, _), Direction, Right, Up) :-
    clockwise(Direction0, Right, Up),
    Direction is (Direction0 + 2) mod 8.

clockwise(0,  0,  1).
clockwise(1,  1,  1).
clockwise(2,  1,  0).
clockwise(3,  1, -1).
clockwise(4,  0, -1).
clockwise(5, -1, -1).
clockwise(6, -1,  0).
clockwise(7, -1,  1).

%   The sum of two points is twice the middle between them, in whole numbers.  The middle is inside
%   if it lies between the sides and between the ends, or between the posts, on an end or in a box.
%   `<` and `=:=` (is equal to) work the sums out.

twice_inside(field(_, Width, Length, _), Across, Along) :-
    0 < Across, Across < 2 * Width,
    0 < Along, Along < 2 * Length.
twice_inside(Field, Across, Along) :-
    posts(Field, Post, Post1),
    2 * Post < Across, Across < 2 * Post1,
    player_end(_, Field, End, Back),
    ( Along =:= 2 * End ; Along =:= End + Back ).

%!  field_border_point(+Field, ?Point) is nondet.
%
%   True when Point lies on the border of Field: on a side, or on an end and not between the posts.
%
%       ?- field_border_point(field(standard, 8, 10, 2), 3/Along).
%       Along = 0 ;
%       Along = 10.

field_border_point(Field, Across/Along) :-
    field_point(Field, Across/Along),
    Field = field(_, _, Length, _),
    between(0, Length, Along),
    \+ twice_inside(Field, 2 * Across, 2 * Along).

%!  field_drawing(+Field, ?Drawing) is semidet.
%
%   True when Drawing is Field before the first turn.  A drawing is drawing(Field, Player, Ball,
%   Before): Player, 1 or 2, draws next, Ball is where the ball is, and Before lists the points
%   where it was, the last first.
%
%       ?- field_drawing(field(line, 8, 10, 0), Drawing).
%       Drawing = drawing(field(line, 8, 10, 0), 1, 4/5, []).

field_drawing(Field, drawing(Field, 1, Across/Along, [])) :-
    needed('Field', soccer_field, Field),
    Field = field(_, Width, Length, _),
    Across is Width // 2,
    Along is Length // 2.

%!  drawing_step(?Drawing0, ?Direction, ?Drawing) is nondet.
%
%   True when the ball is not in a goal in Drawing0, and a free edge in Direction leads to Drawing.
%   One of the drawings must be known: so you can also ask what came before.
%
%       ?- drawing_step(Drawing0, 6, drawing(field(line, 8, 10, 0), 2, 4/4, [4/5])).
%       Drawing0 = drawing(field(line, 8, 10, 0), 1, 4/5, []) .

drawing_step(Drawing0, Direction, Drawing) :-
    Drawing0 = drawing(Field, Player0, Ball0, Before),
    Drawing = drawing(Field, Player, Ball, [Ball0|Before]),
    other(Player0, Other),
    needed('Drawing0 or Drawing', soccer_drawing, Drawing0),
    \+ field_goal_point(Field, _, Ball0),
    free_edge(Field, [Ball0|Before], Direction, Ball),
    step_player(Drawing0, Ball, Player0, Other, Player).

other(1, 2).
other(2, 1).

%   An edge is drawn if its two points stand side by side in the list of points where the ball was.
%   nextto(X, Y, List): Y comes right after X in List.

free_edge(Field, [Ball|Before], Direction, Point) :-
    field_edge_points(Field, Ball, Direction, Point),
    \+ nextto(Point, Ball, [Ball|Before]),
    \+ nextto(Ball, Point, [Ball|Before]).

%   The Other player draws next if the ball rests: else it bounces, or is in a goal.

step_player(Drawing0, Ball, _, Other, Other) :-
    rests(Drawing0, Ball).
step_player(Drawing0, Ball, Player, _, Player) :-
    \+ rests(Drawing0, Ball).

rests(drawing(Field, _, Ball0, Before), Ball) :-
    \+ member(Ball, [Ball0|Before]),
    \+ field_border_point(Field, Ball),
    \+ field_goal_point(Field, _, Ball).

%!  drawing_turn(+Drawing0, ?Turn, ?Drawing) is nondet.
%
%   True when Turn, a list of directions, leads from Drawing0 to Drawing.  A turn goes on if the
%   same player draws next and the game is open: if_/3 compares both at once, as a pair.
%
%       ?- drawing_turn(drawing(field(line, 2, 2, 0), 1, 1/1, []), [0|Turn], drawing(_, _, 1/2, _)).
%       Turn = [3].

drawing_turn(Drawing0, [Direction|Turn], Drawing) :-
    needed('Drawing0', soccer_drawing, Drawing0),
    drawing_step(Drawing0, Direction, Drawing1),
    Drawing0 = drawing(_, Player0, _, _),
    Drawing1 = drawing(_, Player1, _, _),
    drawing_end(Drawing1, End),
    if_(Player1-End = Player0-open,
        drawing_turn(Drawing1, Turn, Drawing),
        ( Turn = [],
          Drawing = Drawing1 )).

%!  drawing_turns(+Drawing0, ?Turns, ?Drawing) is nondet.
%
%   True when Turns, played one after the other, lead from Drawing0 to Drawing.  If you don't know
%   how many there are, ask length(Turns, _) first: then short games come before long ones.
%
%       ?- drawing_turns(drawing(field(line, 2, 3, 0), 1, 1/1, []), [[2],[2]], Drawing).
%       Drawing = drawing(field(line, 2, 3, 0), 2, 1/3, [1/2, 1/1]).

drawing_turns(Drawing, [], Drawing) :-
    needed('Drawing0', soccer_drawing, Drawing).
drawing_turns(Drawing0, [Turn|Turns], Drawing) :-
    drawing_turn(Drawing0, Turn, Drawing1),
    drawing_turns(Drawing1, Turns, Drawing).

%!  drawing_outcomes(+Drawing0, ?Outcomes) is det.
%
%   True when Outcomes are the drawings that a turn can lead to.  Turns that draw the same edges
%   have one outcome: distinct(X, Goal) leaves out an answer whose X was there before.
%
%       ?- drawing_outcomes(drawing(field(line, 2, 2, 0), 1, 1/1, []), Found), length(Found, Count).
%       Count = 10.

drawing_outcomes(Drawing0, Outcomes) :-
    findall(Drawing,
            distinct(Edges, ( drawing_turn(Drawing0, _, Drawing), drawing_edges(Drawing, Edges) )),
            Outcomes).

%!  drawing_edges(+Drawing, ?Edges) is det.
%
%   True when Edges is the set of the edges that are drawn, and each edge the set of its two points.
%   sort/2 sorts a list, and drops what comes twice.
%
%       ?- drawing_edges(drawing(field(line, 2, 2, 0), 1, 1/2, [1/1]), Edges).
%       Edges = [[1/1, 1/2]].

drawing_edges(Drawing, Edges) :-
    needed('Drawing', soccer_drawing, Drawing),
    Drawing = drawing(_, _, Ball, Before),
    findall(Edge, ( nextto(Point, Point1, [Ball|Before]), sort([Point,Point1], Edge) ), Edges0),
    sort(Edges0, Edges).

%!  drawing_end(+Drawing, ?End) is det.
%
%   True when End is goal(Winner) if the ball is in a goal, else stuck(Winner) if no edge is free
%   for the player who draws next, else `open`.
%
%       ?- drawing_end(drawing(field(line, 2, 2, 0), 1, 1/2, [1/1]), End).
%       End = goal(1).

drawing_end(Drawing, End) :-
    needed('Drawing', soccer_drawing, Drawing),
    findall(Over, over(Drawing, Over), Overs),
    if_(Overs = [], End = open, Overs = [End]).

over(drawing(Field, _, Ball, _), goal(Winner)) :-
    field_goal_point(Field, Winner, Ball).
over(drawing(Field, Player, Ball, Before), stuck(Winner)) :-
    \+ field_goal_point(Field, _, Ball),
    \+ free_edge(Field, [Ball|Before], _, _),
    other(Player, Winner).

%!  drawing_depth_value(+Drawing, +Depth, ?Value) is semidet.
%
%   True when Value is what Drawing, which is open, is worth to the player who draws next, if both
%   look at the next Depth turns and choose the best.  A win after N turns is worth 1000 - N, a loss
%   the negative of that, and everything else 0.  For aggregate_all/3 see lesson 8.
%
%       ?- field_drawing(field(line, 2, 2, 0), Drawing), drawing_depth_value(Drawing, 1, Value).
%       Value = 999.

drawing_depth_value(Drawing, Depth, Value) :-
    needed('Drawing', soccer_drawing, Drawing),
    needed('Depth', nonneg, Depth),
    if_(Depth = 0,
        Value = 0,
        aggregate_all(max(Value1), turn_value(Drawing, Depth, Value1), Value)).

%   What a turn is worth to the player who draws it.  If the game is open then, what is good for the
%   other player is bad for this one, and one turn farther off.  sign(Value) is 1, 0 or -1.

turn_value(Drawing0, Depth0, Value) :-
    Drawing0 = drawing(_, Player, _, _),
    drawing_turn(Drawing0, _, Drawing),
    drawing_end(Drawing, End),
    Depth is Depth0 - 1,
    end_value(End, Player, Drawing, Depth, Value).

end_value(open, _, Drawing, Depth, Value) :-
    drawing_depth_value(Drawing, Depth, Value1),
    Value is sign(Value1) - Value1.
end_value(End, Player, _, _, 999) :-
    member(End, [goal(Player),stuck(Player)]).
end_value(End, Player, _, _, -999) :-
    other(Player, Winner),
    member(End, [goal(Winner),stuck(Winner)]).

% ---- The types of the arguments: an error names them ----

/** <examples>

?- drawing_turn(drawing(field(standard, 8, 10, 2), 1, 4/5, []), Turn, Drawing).
*/
