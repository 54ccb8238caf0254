:- module(soccer_race,
          [ nodes_race/4,          % +Nodes, +Player, +Context, -Race
            race_opponent/2        % +Race, -Opponent
          ]).

/** <module> Paper soccer: who draws, and how far each player is from the goal

A race is race(Player, Mine, Theirs): Player draws, Mine is the reach (reach.pl) of the goals that
Player attacks, and Theirs the reach of those that the opponent attacks.
*/

:- use_module('../turns/reach', [goals_reach/5]).

%!  nodes_race(+Nodes, +Player, +Context, -Race) is det.
%
%   True when Race is Player's race in the position of Nodes.
%
%       ?- field_position(field(line, 8, 10, 0), Position), Position = position(_, _, Nodes, _, _),
%          position_context(Position, inf, 100, Context),
%          nodes_race(Nodes, 2, Context, race(_, Mine, _)), reach_turns(Mine, 46, Turns).
%       Turns = 2.

nodes_race(Nodes, Player, Context, race(Player, Mine, Theirs)) :-
    Context = context(net(Ways, _), Goals, _, _, _),
    Opponent is 3 - Player,
    arg(Player, Goals, Goals0),
    arg(Opponent, Goals, Goals1),
    goals_reach(Goals0, 80, Nodes, Ways, Mine),
    goals_reach(Goals1, 80, Nodes, Ways, Theirs).

%!  race_opponent(+Race, -Opponent) is det.
%
%   True when Opponent is the same race, seen by the other player.

race_opponent(race(Player, Mine, Theirs), race(Opponent, Theirs, Mine)) :-
    Opponent is 3 - Player.

/** <examples>

?- named_field(standard, Field), field_position(Field, Position),
   position_context(Position, inf, 100, Context), Position = position(_, Player, Nodes, _, _),
   nodes_race(Nodes, Player, Context, Race).
*/
