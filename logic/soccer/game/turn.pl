:- module(soccer_turn,
          [ position_turn/3        % +Position0, ?Turn, -Position
          ]).

/** <module> Paper soccer: whole turns

A turn is the list of its directions.  It goes on while the ball bounces.  The same as
drawing_turn/3 of ../definition.pl, for positions.
*/

:- use_module(position, [position_end/2, position_player/2, position_step/3]).

%!  position_turn(+Position0, ?Turn, -Position) is nondet.
%
%   True when Position0 is open, and Turn, or what is left of a turn there, leads
%   to Position.  Found depth first, so that many turns may draw the same edges.
%
%       ?- field_position(field(line, 2, 2, 0), Position0),
%          aggregate_all(count, position_turn(Position0, Turn, Position), Count).
%       Count = 10.

position_turn(Position0, [Direction|Turn], Position) :-
    position_step(Position0, Direction, Position1),
    position_player(Position0, Player),
    (   position_player(Position1, Player),
        position_end(Position1, open)
    ->  position_turn(Position1, Turn, Position)
    ;   Turn = [],
        Position = Position1
    ).

/** <examples>

?- named_field(standard, Field), field_position(Field, Position0),
   position_turn(Position0, [0], Position1), position_turn(Position1, Turn, Position).
*/
