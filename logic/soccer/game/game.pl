:- module(soccer_game,
          [ field_turns_position/3, % +Field, +Turns, -Position
            field_turns_fault/3    % +Field, +Turns, -Fault
          ]).

/** <module> Paper soccer: a game as its turns, each the list of its directions

The same as drawing_turns/3 of ../definition.pl, for positions and for turns
that are given; and what is wrong with those that can't be played.
*/

:- use_module(library(error), [must_be/2]).
:- use_module(position, [field_position/2, position_ball/2, position_field/2, position_free/4,
                         position_end/2, position_player/2, position_step/3]).
:- use_module('../field/field', [field_edge/4]).
:- use_module(turn, [position_turn/3]).

%!  field_turns_position(+Field, +Turns, -Position) is semidet.
%
%   True when Position is reached by playing Turns from the kick-off.  Fails
%   where field_turns_fault/3 finds a fault.
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

%!  field_turns_fault(+Field, +Turns, -Fault) is semidet.
%
%   True when Fault says what is wrong first in Turns: at Number, counted from
%   1, and Place in that turn,
%
%     - direction(Number, Place, Direction): it is no integer 0..7
%     - no_edge(Number, Place, Direction): nothing to draw there, ever
%     - used_edge(Number, Place, Direction): it is drawn already
%     - too_long(Number, Place): the turn ended before Place
%     - too_short(Number): the ball bounces, and the turn goes on
%     - after_end(Number, End): the game had ended
%
%       ?- named_field(standard, Field), field_turns_fault(Field, [[0],[7],[1,7]], Fault).
%       Fault = too_long(3, 2).

field_turns_fault(Field, Turns, Fault) :-
    must_be(list(list), Turns),
    field_position(Field, Position),
    turns_fault(Turns, 1, Position, Fault).

turns_fault([Turn|Turns], Number, Position0, Fault) :-
    (   position_end(Position0, End),
        End \== open
    ->  Fault = after_end(Number, End)
    ;   turn_result(Turn, Number, 1, Position0, Result),
        (   Result = position(Position)
        ->  Number1 is Number + 1,
            turns_fault(Turns, Number1, Position, Fault)
        ;   Result = fault(Fault)
        )
    ).

%   Result is position(Position) after Turn, or fault(Fault).

turn_result([], Number, _, _, fault(too_short(Number))).
turn_result([Direction|Turn], Number, Place, Position0, Result) :-
    Place1 is Place + 1,
    (   direction_fault(Direction, Number, Place, Position0, Fault)
    ->  Result = fault(Fault)
    ;   position_step(Position0, Direction, Position1),
        position_player(Position0, Player),
        (   position_player(Position1, Player),
            position_end(Position1, open)
        ->  turn_result(Turn, Number, Place1, Position1, Result)
        ;   Turn == []
        ->  Result = position(Position1)
        ;   Result = fault(too_long(Number, Place1))
        )
    ).

direction_fault(Direction, Number, Place, Position, Fault) :-
    position_ball(Position, Ball),
    position_field(Position, Field),
    (   \+ ( integer(Direction), between(0, 7, Direction) )
    ->  Fault = direction(Number, Place, Direction)
    ;   \+ field_edge(Field, Ball, Direction, _)
    ->  Fault = no_edge(Number, Place, Direction)
    ;   \+ position_free(Position, Ball, Direction, _)
    ->  Fault = used_edge(Number, Place, Direction)
    ).

/** <examples>

?- named_field(standard, Field), field_turns_position(Field, [[0],[7],[1]], Position).
?- named_field(standard, Field), field_turns_fault(Field, [[0],[4]], Fault).
*/
