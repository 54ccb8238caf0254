:- module(soccer_decided,
          [ soccer_decided/2,      % +Happened, -Reason
            soccer_value_cells/3   % +Happened, +Value, -Cells
          ]).

/** <module> Paper soccer: the rule that decided

What ../door/reason.pl asks.  Of a turn the last step is told.
*/

:- use_module(library(lists), [append/3, member/2]).
:- use_module('../door/wording', [whole_sentence/2]).
:- use_module(definition, [drawing_step/3, drawing_end/2, field_border_point/2]).
:- use_module('field/field', [field_node_place/4]).
:- use_module('field/grid', [field_node_at/4]).
:- use_module(sentences, [soccer_decided_sentence/2]).
:- use_module(typed, [text_directions/2]).

%!  soccer_decided(+Happened, -Reason) is det.
%
%   True when Reason is the reason of what Happened (../door/reason.pl).
%
%       ?- field_drawn(field(line, 8, 10, 0), Drawn),
%          soccer_decided(begun(Drawn), reason(Sentence, _, _, _)).
%       Drawn = Drawn, Sentence = "The ball is in the middle, and player 1 begins.".

soccer_decided(begun(drawn(Drawing, _)), reason(Sentence, [Goal], [], [])) :-
    Drawing = drawing(Field, Player, _, _),
    soccer_decided_sentence(begun(Player), Sentence),
    Goal = soccer_definition:field_drawing(Field, _).
soccer_decided(moved(drawn(Drawing0, _), Move, drawn(Drawing, _)),
                reason(Sentence, [soccer_definition:Goal], Followed, [])) :-
    once(drawing_end(Drawing, End)),
    end_reason(End, Drawing0, Move, Drawing, Told, Goal, Followed),
    soccer_decided_sentence(Told, Sentence).
soccer_decided(tried(Position0, Move, Position), Reason) :-
    soccer_decided(moved(Position0, Move, Position), Reason).
soccer_decided(refused(drawn(Drawing0, _), Text, Words), reason(Sentence, Goals, [], [])) :-
    whole_sentence(Words, Sentence),
    (   catch(text_directions(Text, Directions), error(bad_input(_), _), fail),
        directions_refused(Directions, Drawing0, Drawing, Direction)
    ->  Goals = [soccer_definition:drawing_step(Drawing, Direction, _)]
    ;   Goals = []
    ).

end_reason(open, Drawing0, Move, Drawing, Told, drawing_step(Before, Direction, _),
           [step_player,rests]) :-
    text_directions(Move, Directions),
    append(First, [Direction], Directions),
    directions_drawing(First, Drawing0, Before),
    Before = drawing(Field, Player0, Ball0, Points),
    Drawing = drawing(_, Player, Ball, _),
    (   Player \== Player0
    ->  Told = rests(Ball, Player)
    ;   member(Ball, [Ball0|Points])
    ->  Told = bounces(visited, Ball, Player)
    ;   field_border_point(Field, Ball)
    ->  Told = bounces(border, Ball, Player)
    ;   Told = bounces(other, Ball, Player)
    ).
end_reason(goal(Winner), _, _, Drawing, goal(Ball, Winner), drawing_end(Drawing, _), [over]) :-
    Drawing = drawing(_, _, Ball, _).
end_reason(stuck(Winner), _, _, Drawing, stuck(Ball, Player, Winner), drawing_end(Drawing, _),
           [over]) :-
    Drawing = drawing(_, Player, Ball, _).

directions_drawing([], Drawing, Drawing).
directions_drawing([Direction|Directions], Drawing0, Drawing) :-
    once(drawing_step(Drawing0, Direction, Drawing1)),
    directions_drawing(Directions, Drawing1, Drawing).

%   The first direction that can't be drawn.

directions_refused([Direction0|Directions], Drawing0, Drawing, Direction) :-
    (   once(drawing_step(Drawing0, Direction0, Drawing1))
    ->  directions_refused(Directions, Drawing1, Drawing, Direction)
    ;   Drawing = Drawing0,
        Direction = Direction0
    ).

%!  soccer_value_cells(+Happened, +Value, -Cells) is semidet.
%
%   True when Value, a point or points in the definition, speaks of Cells, as fields are drawn.
%
%       ?- field_drawn(field(line, 8, 10, 0), Drawn),
%          soccer_value_cells(begun(Drawn), 4/5, Cells).
%       Drawn = Drawn, Cells = [[5, 4]].

soccer_value_cells(Happened, Value, Cells) :-
    arg(1, Happened, drawn(drawing(Field, _, _, _), _)),
    ( is_list(Value) -> Value = [_|_], Points = Value ; Points = [Value] ),
    points_cells(Points, Field, Cells).

points_cells([], _, []).
points_cells([Across/Along|Points], Field, [[X,Y]|Cells]) :-
    once(field_node_at(Field, Node, Across, Along)),
    once(field_node_place(Field, Node, X, Y)),
    points_cells(Points, Field, Cells).

/** <examples>

?- field_drawn(field(line, 8, 10, 0), Drawn), soccer_decided(refused(Drawn, "9", "no"), Reason).
*/
