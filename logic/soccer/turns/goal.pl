:- module(soccer_goal,
          [ goals_reach/5,         % +Goals, +Most, +Nodes, +Ways, -Reach
            goals_near/5,          % +Goals, +Nodes, +Ways, -Reach, -Edge
            reach_turns/3,         % +Reach, +Node, -Turns
            reach_direction/3,     % +Reach, +Node, -Direction
            player_goals/3,        % +Player, +Nodes, -Goals
            position_goal_turn/2,  % +Position, -Turn
            position_safe_turn/2   % +Position, -Turn
          ]).

/** <module> Paper soccer: how far a goal is, a goal within this turn, and turns that leave none

How many turns does a player need to a goal, if the other player never draws?  A turn goes on
through touched nodes and ends at an untouched one.  So we go backwards from the goal, wave by
wave.  The first wave spreads through touched nodes: from these one turn is enough.  The untouched
nodes at its edge begin the second wave, and so on.  A way needs no node twice, so each node is
looked at once.

A reach is a copy of the nodes of a position, but a node that was met has a mark: the turns from
there, and the direction of the first step.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../shared/inline', [inline/1]).
:- use_module('../game/nodes', [bits_free/2, bits_goal/1, bits_untouched/1, bits_winner/2,
                                direction_back/2, free_direction/3, free_none/1, node_place/2,
                                nodes_bits/3, nodes_change/3, ways_node/4]).
:- use_module('../game/position', [position_end/2]).
:- use_module(growth, [begun_longer/7, deadline_tally/2, grown_ball/2, grown_bits/2, grown_nodes/2,
                       grown_turn/2, position_begun/3, ways_set_net/2]).

:- inline([marked/1, turns_mark/3]).

%   A mark is negative, as bits never are: -(8 * Turns + Direction).

marked(Bits) :-
    Bits < 0.

turns_mark(Turns, Direction, Mark) :-
    Mark is -(8 * Turns + Direction).

%!  goals_reach(+Goals, +Most, +Nodes, +Ways, -Reach) is det.
%
%   True when Reach has the turns to the nearest of Goals, for each node from which they are at most
%   Most.

goals_reach(Goals, Most, Nodes, Ways, Reach) :-
    goals_wave(Goals, Nodes, Reach, Wave),
    waves(1, Most, Wave, Ways, Reach).

waves(Turns, Most, Wave0, Ways, Reach) :-
    (   Wave0 == []
    ->  true
    ;   wave(Wave0, Turns, Ways, Reach, [], Wave),
        (   Turns < Most
        ->  Turns1 is Turns + 1,
            waves(Turns1, Most, Wave, Ways, Reach)
        ;   true
        )
    ).

%!  goals_near(+Goals, +Nodes, +Ways, -Reach, -Edge) is det.
%
%   True when Reach has the nodes from which one turn leads to one of Goals, and Edge are those of
%   them that are not touched yet.  A way can be gone in both directions.  So if Goals is one
%   node, Edge are also the nodes where the turns from there end.
%
%       ?- field_position(field(line, 8, 10, 0), position(_, _, Nodes, Ways, _)),
%          goals_near([54], Nodes, Ways, _, Edge).
%       Edge = [64, 53, 42].

goals_near(Goals, Nodes, Ways, Reach, Edge) :-
    goals_wave(Goals, Nodes, Reach, Wave0),
    wave(Wave0, 1, Ways, Reach, [], Wave),
    wave_nodes(Wave, Edge).

wave_nodes([], []).
wave_nodes([Node, _|Wave], [Node|Nodes]) :-
    wave_nodes(Wave, Nodes).

%   No one else has seen Reach, so it may change.  So a look at a node costs one arg/3, and
%   nothing is copied.  A wave is a list of nodes, each followed by its bits, since Reach has the
%   bits of a node only until it is met.

goals_wave(Goals, Nodes, Reach, Wave) :-
    duplicate_term(Nodes, Reach),
    turns_mark(1, 0, Mark),
    goals_met(Goals, Mark, Reach, Wave).

goals_met([], _, _, []).
goals_met([Goal|Goals], Mark, Reach, [Goal, Bits|Wave]) :-
    nodes_bits(Reach, Goal, Bits),
    nodes_change(Reach, Goal, Mark),
    goals_met(Goals, Mark, Reach, Wave).

%   The nodes of a wave lead to others: a touched one belongs to the same wave, an untouched one
%   to its Edge, and from a goal no way leads on.

wave([], _, _, _, Edge, Edge).
wave([Node, Bits|Wave0], Turns, Ways, Reach, Edge0, Edge) :-
    bits_free(Bits, Free),
    met(Free, Node, Turns, Ways, Reach, Wave0, Wave, Edge0, Edge1),
    wave(Wave, Turns, Ways, Reach, Edge1, Edge).

met(Free, Node, Turns, Ways, Reach, Wave0, Wave, Edge0, Edge) :-
    (   free_none(Free)
    ->  Wave = Wave0,
        Edge = Edge0
    ;   free_direction(Free, Direction, Free1),
        ways_node(Ways, Node, Direction, Node1),
        node_place(Node1, Place),
        arg(Place, Reach, Bits),
        (   marked(Bits)
        ->  met(Free1, Node, Turns, Ways, Reach, Wave0, Wave, Edge0, Edge)
        ;   direction_back(Direction, Back),
            turns_mark(Turns, Back, Mark),
            setarg(Place, Reach, Mark),
            (   bits_untouched(Bits)
            ->  met(Free1, Node, Turns, Ways, Reach, Wave0, Wave, [Node1, Bits|Edge0], Edge)
            ;   bits_goal(Bits)
            ->  met(Free1, Node, Turns, Ways, Reach, Wave0, Wave, Edge0, Edge)
            ;   met(Free1, Node, Turns, Ways, Reach, [Node1, Bits|Wave0], Wave, Edge0, Edge)
            )
        )
    ).

%!  reach_turns(+Reach, +Node, -Turns) is semidet.
%
%   True when a goal is Turns away from Node.  Fails if Reach does not know.
%
%       ?- reach_turns(reach(-8, 3, -19), 2, Turns).
%       Turns = 2.

reach_turns(Reach, Node, Turns) :-
    nodes_bits(Reach, Node, Mark),
    marked(Mark),
    Turns is -Mark >> 3.

%!  reach_direction(+Reach, +Node, -Direction) is semidet.
%
%   True when the way from Node to the goal begins in Direction.
%
%       ?- reach_direction(reach(-8, 3, -19), 2, Direction).
%       Direction = 3.

reach_direction(Reach, Node, Direction) :-
    nodes_bits(Reach, Node, Mark),
    marked(Mark),
    Direction is -Mark /\ 7.

% ---- Goals, and one within this turn ----

%   The same as drawing_turn/3 of ../definition.pl, for a turn into the goal.  No turns are tried:
%   the search spreads from the goal.  In ASP: goal.lp.

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

% ---- Turns that leave the opponent no goal at once ----

%   The same as drawing_outcomes/2 of ../definition.pl, without the outcomes that are not safe.  In
%   ASP: safe.lp.

%!  position_safe_turn(+Position, -Turn) is nondet.
%
%   True when Turn does not lose, and the opponent can't reach the goal in the next turn.  There
%   is one turn for each such outcome.
%
%       ?- field_turns_position(field(line, 8, 10, 0), [[2],[2],[2]], Position),
%          findall(Turn, position_safe_turn(Position, Turn), Turns).
%       Turns = [[7], [0], [5], [4]].

position_safe_turn(Position, Turn) :-
    Position = position(_, Player, Nodes, Ways, _),
    Opponent is 3 - Player,
    player_goals(Player, Nodes, Mine),
    player_goals(Opponent, Nodes, Theirs),
    ways_set_net(Ways, Net),
    position_begun(Position, 0, Begun),
    begun_end(Begun, Net, Grown),
    safe(Grown, Mine, Theirs, Ways),
    grown_turn(Grown, Turn).

%   Short turns come first.  Longer ones are looked for only if somebody wants them.

begun_end(Begun, Net, Grown) :-
    Begun = [_|_],
    deadline_tally(inf, Tally),
    begun_longer(Begun, inf, Net, Tally, Ended, Longer, _),
    (   member(Grown, Ended)
    ;   begun_end(Longer, Net, Grown)
    ).

%   If the turn ends at an untouched node, the opponent draws next.

safe(Grown, Mine, Theirs, Ways) :-
    grown_ball(Grown, Ball),
    (   memberchk(Ball, Mine)
    ->  true
    ;   grown_bits(Grown, Bits),
        bits_untouched(Bits),
        grown_nodes(Grown, Nodes),
        goals_reach(Theirs, 1, Nodes, Ways, Reach),
        \+ reach_turns(Reach, Ball, 1)
    ).

/** <examples>

?- named_field(standard, Field), field_position(Field, position(Ball, _, Nodes, Ways, _)),
   player_goals(1, Nodes, Goals), goals_reach(Goals, 9, Nodes, Ways, Reach),
   reach_turns(Reach, Ball, Turns).
*/
