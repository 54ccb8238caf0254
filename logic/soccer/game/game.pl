:- module(soccer_game,
          [ field_turns_position/3 % +Field, +Turns, -Position
          ]).

/** <module> Paper soccer: a game as its turns, each the list of its directions

The same as drawing_turns/3 of ../definition.pl, for positions and for turns
that are given.
*/

:- use_module(library(error), [must_be/2]).
:- use_module(position, [field_position/2]).
:- use_module(turn, [position_turn/3]).

%!  field_turns_position(+Field, +Turns, -Position) is semidet.
%
%   True when Position is reached by playing Turns from the kick-off.  Fails
%   if they can't be played, or the last one goes on.
%
%       ?- named_field(standard, Field), field_turns_position(Field, [[0],[7],[1,7,5]], _).
%       false.

field_turns_position(Field, Turns, Position) :-
    must_be(list(list), Turns),
    field_position(Field, Position0),
    turns_position(Turns, Position0, Position).

turns_position([], Position, Position).
turns_position([Turn|Turns], Position0, Position) :-
    once(position_turn(Position0, Turn, Position1)),
    turns_position(Turns, Position1, Position).

/** <examples>

?- named_field(standard, Field), field_turns_position(Field, [[0],[7],[1]], Position).
*/
