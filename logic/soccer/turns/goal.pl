:- module(soccer_goal,
          [ player_goals/3,        % +Player, +Nodes, -Goals
            position_goal_turn/2   % +Position, -Turn
          ]).

/** <module> Paper soccer: goals, and one within this turn

The same as drawing_turn/3 of ../definition.pl, for a turn into the goal.  No turns are tried: the
search spreads from the goal.  In ASP: goal.lp.
*/

:- use_module('../game/nodes', [bits_goal/1, bits_winner/2, nodes_bits/3, ways_node/4]).
:- use_module('../game/position', [position_end/2]).
:- use_module(reach, [goals_reach/5, reach_direction/3]).

%!  player_goals(+Player, +Nodes, -Goals) is det.
%
%   True when Goals are the nodes at which Player has won.
%
%       ?- field_position(field(line, 8, 10, 0), position(_, _, Nodes, _, _)),
%          player_goals(2, Nodes, Goals).
%       Goals = [44].

player_goals(Player, Nodes, Goals) :-
    findall(Node,
            ( arg(Place, Nodes, Bits), bits_winner(Bits, Player), Node is Place - 1 ),
            Goals).

%!  position_goal_turn(+Position, -Turn) is semidet.
%
%   True when Turn leads from Position into the goal that the player who draws attacks.  There may
%   be other such turns.
%
%       ?- field_turns_position(field(line, 8, 10, 0), [[2],[2],[2],[2]], Position),
%          position_goal_turn(Position, Turn).
%       Turn = [2].

position_goal_turn(Position, Turn) :-
    position_end(Position, open),
    Position = position(Ball, Player, Nodes, Ways, _),
    player_goals(Player, Nodes, Goals),
    goals_reach(Goals, 1, Nodes, Ways, Reach),
    ball_turn(Ball, Nodes, Ways, Reach, Turn).

%   For each node up to the goal, Reach has the direction to go.

ball_turn(Ball, Nodes, Ways, Reach, Turn) :-
    nodes_bits(Nodes, Ball, Bits),
    (   bits_goal(Bits)
    ->  Turn = []
    ;   reach_direction(Reach, Ball, Direction),
        Turn = [Direction|Turn1],
        ways_node(Ways, Ball, Direction, Ball1),
        ball_turn(Ball1, Nodes, Ways, Reach, Turn1)
    ).

/** <examples>

?- named_field(standard, Field), field_turns_position(Field, [[0],[0],[0],[0]], Position),
   position_goal_turn(Position, Turn).
*/
