:- module(soccer_shown,
          [ drawn_ends/2,          % +Drawn, -Ends
            drawn_heat/5           % +Drawn, +Player, +Model, +Algorithm, -Heat
          ]).

/** <module> Paper soccer: what a board can show besides the game

A cell is [X, Y]: the place where a point is drawn.  People read a point as Across/Along, as in
definition.pl.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, max_list/2, member/2, reverse/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../shared/reason', [relation_clause/2]).
:- use_module(game/field, [field_goal/3, field_node_at/4, field_node_place/4]).
:- use_module(game/game, [drawn_position/2]).
:- use_module(path/path, [costs_algorithm_distances/3]).
:- use_module(path/costs, [position_player_costs/4]).
:- use_module(definition, [drawing_end/2]).
:- use_module(sentences, [ ends_sentence/4, heat_sentence/5, point_name/2, turn_end_sentence/3,
                           turn_text/2 ]).
:- use_module(turns/outcomes, [drawing_ends/4]).

%!  drawn_ends(+Drawn, -Ends) is det.
%
%   True when Ends is ends(Points, Sentence): Points has turn_end(Point, Turn, Cells, Kind,
%   Sentence) for each point where the turn, or the rest of the one begun, can end.  Cells are the
%   way of the ball, and Kind is
%
%     - `goal`: whoever draws the turn wins by a goal
%     - `rest`: the game goes on
%     - `own_goal`: the other player wins by a goal
%     - `stuck`: whoever draws the turn is stuck
%
%   The points come in this order, those of short turns first.
%
%       ?- field_drawn(field(line, 2, 4, 0), Drawn), drawn_ends(Drawn, ends(Points, Sentence)),
%          Points = [turn_end(Point, Turn, Cells, Kind, _)|_].
%       Drawn = Drawn, Points = Points, Sentence = "This turn can end at 4 points.",
%       Point = "1/4", Turn = "31", Cells = [[2, 1], [3, 2], [4, 1]], Kind = goal.

drawn_ends(drawn(Drawing0, _), ends(Points, Sentence)) :-
    Most = 1000,
    drawing_ends(Drawing0, Most, Ends, All),
    Drawing0 = drawing(_, Player, Ball, _),
    findall(Rank-End,
            ( member(Turn-Drawing, Ends), turn_end(Turn, Drawing, Ball, Player, Rank, End) ),
            Ranked0),
    keysort(Ranked0, Ranked),
    pairs_values(Ranked, Points),
    length(Points, Number),
    ends_sentence(Number, All, Most, Sentence).

turn_end(Turn, Drawing, Ball, Player, Rank, turn_end(Name, Text, Cells, Kind, Sentence)) :-
    Drawing = drawing(Field, _, Point, Before),
    length(Turn, Length),
    length(Way0, Length),
    append(Way0, _, [Point|Before]),
    reverse(Way0, Way),
    maplist(point_cell(Field), [Ball|Way], Cells),
    append(Bounces, [_], Way),
    point_name(Point, Name),
    turn_text(Turn, Text),
    once(drawing_end(Drawing, End)),
    once(end_kind(End, Player, Drawing, Rank, Kind, Told)),
    turn_end_sentence(Bounces, Told, Sentence).

end_kind(goal(Player), Player, drawing(_, _, Ball, _), 1, goal, goal(Ball, Player)).
end_kind(open, _, drawing(_, Other, Ball, _), 2, rest, rests(Ball, Other)).
end_kind(goal(Other), _, drawing(_, _, Ball, _), 3, own_goal, goal(Ball, Other)).
end_kind(stuck(Other), Player, drawing(_, _, Ball, _), 4, stuck, stuck(Ball, Player, Other)).

point_cell(Field, Across/Along, Cell) :-
    field_node_at(Field, Node, Across, Along),
    node_cell(Field, Node, Cell).

node_cell(Field, Node, [X,Y]) :-
    once(field_node_place(Field, Node, X, Y)).

%!  drawn_heat(+Drawn, +Player, +Model, +Algorithm, -Heat) is det.
%
%   True when Heat is heat(Values, Most, Sentence, Clause), worked out by Algorithm, `literal`,
%   `heap` or `tabled`.  Values has value(Cell, Number) for each node of the field, if Model is
%   `turns` for each from which Player can reach the goal:  Number is how many turns it takes.  If
%   Model is `literal` or `destination`, Number is what the way from the ball costs Player.  Most is
%   the greatest Number, and Clause is where the algorithm stands.
%
%       ?- field_drawn(field(line, 2, 4, 0), Drawn), drawn_heat(Drawn, 1, turns, heap, Heat),
%          Heat = heat(Values, Most, Sentence, _), memberchk(value([2, 1], Number), Values).
%       Drawn = Drawn, Heat = Heat, Values = Values, Most = 2, Number = 1, Sentence = Sentence.

drawn_heat(Drawn, Player, Model, Algorithm, heat(Values, Most, Sentence, Clause)) :-
    Drawn = drawn(drawing(Field, _, Across/Along, _), _),
    drawn_position(Drawn, Position),
    position_player_costs(Position, Player, Model, Costs),
    costs_algorithm_distances(Costs, Algorithm, Distances),
    findall(value(Cell, Number),
            ( member(Node-Number, Distances),
              \+ field_goal(Field, _, Node),
              node_cell(Field, Node, Cell) ),
            Values),
    findall(Number, member(value(_, Number), Values), Numbers),
    max_list([0|Numbers], Most),
    field_node_at(Field, Ball, Across, Along),
    once(needed(Model, Field, Player, Ball, Distances, Needed)),
    heat_sentence(Model, Algorithm, Player, Needed, Sentence),
    algorithm_relation(Algorithm, Relation),
    relation_clause(Relation, Clause).

%   The turns from the ball, or what the way to the goal costs.

needed(turns, _, _, Ball, Distances, Number) :-
    member(Ball-Number, Distances).
needed(Model, Field, Player, _, Distances, Number) :-
    Model \== turns,
    findall(Cost, ( member(Node-Cost, Distances), field_goal(Field, Player, Node) ), Costs),
    sort(Costs, [Number|_]).
needed(_, _, _, _, _, none).

algorithm_relation(literal, soccer_dijkstra:literal_vectors/4).
algorithm_relation(heap,    soccer_dijkstra:heap_vectors/6).
algorithm_relation(tabled,  soccer_dijkstra:tabled_distances/3).

/** <examples>

?- field_drawn(field(standard, 8, 10, 2), Drawn), drawn_ends(Drawn, Ends).
*/
