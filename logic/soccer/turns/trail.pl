:- module(soccer_trail,
          [ position_trail/3,        % +Position, -Turn, -Ball
            position_random_turn/4   % +Position, -Turn, +Random0, -Random
          ]).

/** <module> Paper soccer: whole turns, one after the other or a random one

The same as drawing_turn/3 of ../definition.pl, and in the same order.  All turns are drawn in one
copy of the nodes, by setarg/3, which backtracking undoes.  This is four times as fast as a copy
for each edge.
*/

:- use_module('../../shared/random', [random_drawn/5]).
:- use_module('../game/nodes', [bits_bounce/1, bits_goal/1, bits_less/3, bits_untouched/1,
                                free_has/2, nodes_bits/3, nodes_change/3, ways_node/4]).
:- use_module('../game/position', [position_ball/2, position_end/2, position_free/4,
                                   position_player/2, position_step/3]).

%!  position_trail(+Position, -Turn, -Ball) is nondet.
%
%   True when Turn is a whole turn in Position, and leads the ball to Ball.
%
%       ?- field_position(field(line, 2, 2, 0), Position),
%          aggregate_all(count, position_trail(Position, _, _), Count).
%       Count = 10.

position_trail(position(Ball0, _, Nodes0, Ways, _), Turn, Ball) :-
    duplicate_term(Nodes0, Nodes),
    nodes_bits(Nodes, Ball0, Bits),
    \+ bits_goal(Bits),
    trail(Ball0, Bits, Nodes, Ways, Turn, Ball).

%   Bits are what Nodes say of Node.

trail(Node, Bits, Nodes, Ways, [Direction|Turn], Ball) :-
    free_back(Bits, Direction, Back),
    ways_node(Ways, Node, Direction, Node1),
    nodes_bits(Nodes, Node1, Bits1),
    (   bits_untouched(Bits1)
    ->  Turn = [],
        Ball = Node1
    ;   bits_less(Bits1, Back, Bits2),
        (   bits_bounce(Bits2)
        ->  bits_less(Bits, Direction, Rest),
            nodes_change(Nodes, Node, Rest),
            nodes_change(Nodes, Node1, Bits2),
            trail(Node1, Bits2, Nodes, Ways, Turn, Ball)
        ;   Turn = [],
            Ball = Node1
        )
    ).

%   A direction that is free, and the one back.

free_back(Bits, 0, 4) :- free_has(Bits, 0).
free_back(Bits, 1, 5) :- free_has(Bits, 1).
free_back(Bits, 2, 6) :- free_has(Bits, 2).
free_back(Bits, 3, 7) :- free_has(Bits, 3).
free_back(Bits, 4, 0) :- free_has(Bits, 4).
free_back(Bits, 5, 1) :- free_has(Bits, 5).
free_back(Bits, 6, 2) :- free_has(Bits, 6).
free_back(Bits, 7, 3) :- free_has(Bits, 7).

% ---- A random turn ----

%   The ball is drawn along a free edge, each as likely as the others, until the turn ends.  So a
%   turn costs as many steps as it has edges, and turns are not equally likely.

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

?- named_field(standard, Field), field_turns_position(Field, [[0],[0],[0],[0]], Position),
   aggregate_all(count, position_trail(Position, _, _), Count).

?- named_field(standard, Field), field_turns_position(Field, [[0],[7],[1]], Position),
   position_random_turn(Position, Turn, 1, Random).
*/
