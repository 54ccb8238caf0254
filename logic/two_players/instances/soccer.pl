:- module(two_players_soccer, []).

/** <module> Paper soccer, by its definition alone

The rules are those of ../../soccer/definition.pl.  A move is a step, a direction 0 to 7.
*/

:- use_module('../../soccer/definition',
              [ drawing_end/2, drawing_step/3, field_drawing/2, named_field/2 ]).

title("Paper soccer, by its definition").

rules("Two players draw the ball by turns, a step at a time: 0 to 7, clockwise from up. No \c
       edge is drawn twice. Where the ball has been before, or at the border, it bounces, and \c
       you go on. If it comes into the goal above, player 1 wins; into the goal below, player 2, \c
       whoever drew it. If you can't go on, you lose.").

role(1).
role(2).

init(Drawing) :-
    named_field(standard, Field),
    field_drawing(Field, Drawing).

legal(Drawing, Player, Direction) :-
    Drawing = drawing(_, Player, _, _),
    drawing_step(Drawing, Direction, _).

next(Drawing0, _, Direction, Drawing) :-
    drawing_step(Drawing0, Direction, Drawing).

terminal(Drawing) :-
    \+ drawing_end(Drawing, open).

goal(Drawing, Player, Value) :-
    role(Player),
    drawing_end(Drawing, End),
    arg(1, End, Winner),
    ( Player == Winner -> Value = 100 ; Value = 0 ).

shown(drawing(_, _, Across/Along, Before), Text) :-
    length(Before, Count),
    format(string(Text), "the ball is ~d across and ~d along; ~d edges are drawn",
           [Across, Along, Count]).
