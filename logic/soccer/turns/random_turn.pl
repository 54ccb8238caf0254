:- module(soccer_random_turn,
          [ position_random_turn/4 % +Position, -Turn, +Random0, -Random
          ]).

/** <module> A random turn

The ball is drawn along a free edge, each as likely as the others, until the turn ends.  So a turn
costs as many steps as it has edges, and turns are not equally likely.
*/

:- use_module('../../random', [random_drawn/5]).
:- use_module('../game/position', [position_ball/2, position_end/2, position_free/4,
                                   position_player/2, position_step/3]).

%!  position_random_turn(+Position, -Turn, +Random0, -Random) is det.
%
%   True when Turn is drawn at random for Position, which is open.  Random0 is the random state
%   before, Random that after.
%
%       ?- named_field(standard, Field), field_position(Field, Position),
%          position_random_turn(Position, Turn, 1, Random).
%       Turn = [5], Random = 197386320.

position_random_turn(Position0, [Direction|Turn], Random0, Random) :-
    position_ball(Position0, Ball),
    position_player(Position0, Player),
    findall(Free, position_free(Position0, Ball, Free, _), Directions),
    random_drawn(Direction, Directions, _, Random0, Random1),
    once(position_step(Position0, Direction, Position)),
    (   position_player(Position, Player),
        position_end(Position, open)
    ->  position_random_turn(Position, Turn, Random1, Random)
    ;   Turn = [],
        Random = Random1
    ).

/** <examples>

?- named_field(standard, Field), field_turns_position(Field, [[0],[7],[1]], Position),
   position_random_turn(Position, Turn, 1, Random).
*/
