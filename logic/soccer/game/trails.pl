:- module(soccer_trails,
          [ field_drawn/2,         % +Field, -Drawn
            drawn_step/3,          % +Drawn0, +Direction, -Drawn
            drawn_begun/2,         % +Drawn, -Turn
            field_turns_trails/3   % +Field, +Turns, -Drawn
          ]).

/** <module> Paper soccer: a game step by step, with the way that the ball came

A game that is drawn is drawn(Position, Trails): for each turn, the last one first, Trails have
trail(Player, Turn, Nodes): who drew it, its directions and its nodes, each the last one first.
The last turn may be only begun.
*/

:- use_module(library(lists), [reverse/2]).
:- use_module(position, [ field_position/2, position_ball/2, position_end/2, position_player/2,
                          position_step/3 ]).

%!  field_drawn(+Field, -Drawn) is det.
%
%   True when nothing is drawn yet on Field.

field_drawn(Field, drawn(Position, [])) :-
    field_position(Field, Position).

%!  drawn_step(+Drawn0, +Direction, -Drawn) is semidet.
%
%   True when the game of Drawn0 is open, and Drawn is reached by drawing the ball in
%   Direction, along an edge that is free.
%
%       ?- field_drawn(field(line, 8, 10, 0), Drawn0), drawn_step(Drawn0, 2, drawn(_, Trails)).
%       Trails = [trail(1, [2], [50, 49])], Drawn0 = Drawn0.

drawn_step(drawn(Position0, Trails0), Direction, drawn(Position, Trails)) :-
    position_step(Position0, Direction, Position),
    !,      % a direction is that of one edge
    position_player(Position0, Player),
    position_ball(Position0, Ball0),
    position_ball(Position, Ball),
    (   Trails0 = [trail(Player, Turn, Nodes)|Trails1]
    ->  Trails = [trail(Player, [Direction|Turn], [Ball|Nodes])|Trails1]
    ;   Trails = [trail(Player, [Direction], [Ball,Ball0])|Trails0]
    ).

%!  drawn_begun(+Drawn, -Turn) is semidet.
%
%   True when Turn has the directions, the first one first, of a turn that goes on.
%
%       ?- field_drawn(field(standard, 3, 3, 1), Drawn0), drawn_step(Drawn0, 7, Drawn),
%          drawn_begun(Drawn, Turn).
%       Turn = [7], Drawn0 = Drawn0, Drawn = Drawn.

drawn_begun(drawn(Position, [trail(Player, Turn0, _)|_]), Turn) :-
    position_player(Position, Player),
    position_end(Position, open),
    reverse(Turn0, Turn).

%!  field_turns_trails(+Field, +Turns, -Drawn) is semidet.
%
%   True when Turns, lists of directions, are drawn on Field: whole ones, but for the last,
%   which may be only begun.
%
%       ?- field_turns_trails(field(line, 8, 10, 0), [[2],[2]], drawn(_, Trails)).
%       Trails = [trail(2, [2], [51, 50]), trail(1, [2], [50, 49])].

field_turns_trails(Field, Turns, Drawn) :-
    field_drawn(Field, Drawn0),
    turns_trails(Turns, Drawn0, Drawn).

turns_trails([], Drawn, Drawn).
turns_trails([Turn|Turns], Drawn0, Drawn) :-
    \+ drawn_begun(Drawn0, _),
    turn_trails(Turn, Drawn0, Drawn1),
    turns_trails(Turns, Drawn1, Drawn).

turn_trails([Direction|Turn], Drawn0, Drawn) :-
    drawn_step(Drawn0, Direction, Drawn1),
    (   Turn == []
    ->  Drawn = Drawn1
    ;   drawn_begun(Drawn1, _),
        turn_trails(Turn, Drawn1, Drawn)
    ).

/** <examples>

?- field_drawn(field(standard, 8, 10, 2), Drawn0), drawn_step(Drawn0, 0, Drawn).
*/
