:- module(soccer_reach,
          [ goals_reach/5,         % +Goals, +Most, +Nodes, +Ways, -Reach
            goals_near/5,          % +Goals, +Nodes, +Ways, -Reach, -Edge
            reach_turns/3,         % +Reach, +Node, -Turns
            reach_direction/3      % +Reach, +Node, -Direction
          ]).

/** <module> Paper soccer: in how many turns a goal is reached, from anywhere

A turn goes on through touched nodes and ends at an untouched one, so that the
turns a player needs to a goal, if the other one never draws, are found wave by
wave, backwards from the goal: a wave spreads through touched nodes, and the
untouched ones at its edge begin the next.  Such a way meets no node twice, so
that it uses no edge twice.

A reach is a copy of the nodes of a position in which the integer of a node
that was met is -(8 * Turns + Direction): the turns from there, and the
direction of the first step of the way.
*/

%!  goals_reach(+Goals, +Most, +Nodes, +Ways, -Reach) is det.
%
%   True when Reach tells the turns to the nearest of Goals, where they are at
%   most Most.
%
%       ?- field_position(field(line, 8, 10, 0), position(Ball, _, Nodes, Ways, _)),
%          goals_reach([54], 9, Nodes, Ways, Reach), reach_turns(Reach, Ball, Turns).
%       Turns = 5.

goals_reach(Goals, Most, Nodes, Ways, Reach) :-
    begun_reach(Goals, Nodes, Reach, Wave),
    waves(1, Most, Wave, Ways, Reach).

%   No one else has seen Reach: that it changes buys a look at a node for an
%   arg/3, and nothing is copied.

begun_reach(Goals, Nodes, Reach, Wave) :-
    duplicate_term(Nodes, Reach),
    goals_wave(Goals, Reach, Wave).

%!  goals_near(+Goals, +Nodes, +Ways, -Reach, -Edge) is det.
%
%   True when Reach tells from where one turn leads to one of Goals, and Edge are
%   the nodes there that are not touched yet.  A way can be gone both ways: the
%   turns from a node end at the Edge of that node.
%
%       ?- field_position(field(line, 8, 10, 0), position(_, _, Nodes, Ways, _)),
%          goals_near([54], Nodes, Ways, _, Edge).
%       Edge = [64, 53, 42].

goals_near(Goals, Nodes, Ways, Reach, Edge) :-
    begun_reach(Goals, Nodes, Reach, Wave),
    wave(Wave, 1, Ways, Reach, [], Wave1),
    wave_nodes(Wave1, Edge).

wave_nodes([], []).
wave_nodes([Node, _|Wave], [Node|Nodes]) :-
    wave_nodes(Wave, Nodes).

goals_wave([], _, []).
goals_wave([Goal|Goals], Reach, [Goal, Bits|Wave]) :-
    Place is Goal + 1,
    arg(Place, Reach, Bits),
    setarg(Place, Reach, -8),
    goals_wave(Goals, Reach, Wave).

%   A wave is a list of nodes, each followed by its bits: those met stand in
%   Reach no more.

waves(Turns, Most, Wave, Ways, Reach) :-
    (   Wave == []
    ->  true
    ;   wave(Wave, Turns, Ways, Reach, [], Wave1),
        (   Turns < Most
        ->  Turns1 is Turns + 1,
            waves(Turns1, Most, Wave1, Ways, Reach)
        ;   true
        )
    ).

wave([], _, _, _, Edge, Edge).
wave([Node, Bits|Wave0], Turns, Ways, Reach, Edge0, Edge) :-
    Free is Bits /\ 255,
    met(Free, Node, Turns, Ways, Reach, Wave0, Wave, Edge0, Edge1),
    wave(Wave, Turns, Ways, Reach, Edge1, Edge).

met(Free, Node, Turns, Ways, Reach, Wave0, Wave, Edge0, Edge) :-
    (   Free =:= 0
    ->  Wave = Wave0,
        Edge = Edge0
    ;   Direction is msb(Free),
        Free1 is Free - 1 << Direction,
        Way is 8 * Node + Direction + 1,
        arg(Way, Ways, Node1),
        Place1 is Node1 + 1,
        arg(Place1, Reach, Bits1),
        (   Bits1 < 0
        ->  met(Free1, Node, Turns, Ways, Reach, Wave0, Wave, Edge0, Edge)
        ;   Mark is -(8 * Turns + (Direction xor 4)),
            setarg(Place1, Reach, Mark),
            (   Bits1 < 256
            ->  met(Free1, Node, Turns, Ways, Reach, Wave0, Wave, [Node1, Bits1|Edge0], Edge)
            ;   Bits1 < 512
            ->  met(Free1, Node, Turns, Ways, Reach, [Node1, Bits1|Wave0], Wave, Edge0, Edge)
            ;   met(Free1, Node, Turns, Ways, Reach, Wave0, Wave, Edge0, Edge)
            )
        )
    ).

%!  reach_turns(+Reach, +Node, -Turns) is semidet.
%
%   True when Reach tells that Turns are needed from Node.  Fails if it tells
%   nothing.
%
%       ?- reach_turns(reach(-8, 3, -19), 2, Turns).
%       Turns = 2.

reach_turns(Reach, Node, Turns) :-
    Place is Node + 1,
    arg(Place, Reach, Mark),
    Mark < 0,
    Turns is -Mark >> 3.

%!  reach_direction(+Reach, +Node, -Direction) is semidet.
%
%   True when the way from Node that Reach has found begins in Direction.
%
%       ?- reach_direction(reach(-8, 3, -19), 2, Direction).
%       Direction = 3.

reach_direction(Reach, Node, Direction) :-
    Place is Node + 1,
    arg(Place, Reach, Mark),
    Mark < 0,
    Direction is -Mark /\ 7.

/** <examples>

?- named_field(standard, Field), field_position(Field, position(Ball, _, Nodes, Ways, _)),
   player_goals(1, Nodes, Goals), goals_reach(Goals, 9, Nodes, Ways, Reach),
   reach_turns(Reach, Ball, Turns).
*/
