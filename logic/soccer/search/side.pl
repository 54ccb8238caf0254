:- module(soccer_side,
          [ nodes_side/4,          % +Nodes, +Player, +Task, -Side
            side_opponent/2        % +Side, -Opponent
          ]).

/** <module> Paper soccer: who draws, and how far each player is from the goal

A side is side(Player, Mine, Theirs): Mine is the reach (reach.pl) of the goals
that Player attacks, and Theirs that of the opponent's.
*/

:- use_module('../turns/reach', [goals_reach/5]).

%!  nodes_side(+Nodes, +Player, +Task, -Side) is det.
%
%   True when Side is Player's where Nodes are as they are.
%
%       ?- field_position(field(line, 8, 10, 0), Position), Position = position(_, _, Nodes, _, _),
%          position_task(Position, inf, 100, Task), nodes_side(Nodes, 2, Task, side(_, Mine, _)),
%          reach_turns(Mine, 46, Turns).
%       Turns = 2.

nodes_side(Nodes, Player, task(Ways, _, Goals, _, _, _), side(Player, Mine, Theirs)) :-
    Opponent is 3 - Player,
    arg(Player, Goals, Goals0),
    arg(Opponent, Goals, Goals1),
    goals_reach(Goals0, 80, Nodes, Ways, Mine),
    goals_reach(Goals1, 80, Nodes, Ways, Theirs).

%!  side_opponent(+Side, -Opponent) is det.
%
%   True when Opponent is the other side.
%
%       ?- side_opponent(side(1, near, far), Opponent).
%       Opponent = side(2, far, near).

side_opponent(side(Player, Mine, Theirs), side(Opponent, Theirs, Mine)) :-
    Opponent is 3 - Player.

/** <examples>

?- named_field(standard, Field), field_position(Field, Position),
   position_task(Position, inf, 100, Task), Position = position(_, Player, Nodes, _, _),
   nodes_side(Nodes, Player, Task, Side).
*/
