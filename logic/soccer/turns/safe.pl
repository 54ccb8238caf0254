:- module(soccer_safe,
          [ position_safe_turn/2   % +Position, -Turn
          ]).

/** <module> Paper soccer: turns that leave the opponent no goal at once

The same as drawing_outcomes/2 of ../definition.pl, without the outcomes that are not safe.  In ASP:
safe.lp.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(goal, [player_goals/3]).
:- use_module('../game/nodes', [bits_untouched/1]).
:- use_module(growth, [begun_longer/7, grown_ball/2, grown_bits/2, grown_nodes/2, grown_turn/2,
                       position_begun/3]).
:- use_module(keys, [ways_set_net/2]).
:- use_module(reach, [goals_reach/5, reach_turns/3]).
:- use_module(tally, [deadline_tally/2]).

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

?- named_field(standard, Field), field_turns_position(Field, [[0],[0],[0]], Position),
   position_safe_turn(Position, Turn).
*/
