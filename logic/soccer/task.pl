:- module(soccer_task,
          [ position_task/4,       % +Position, +Deadline, +Most, -Task
            nodes_reaches/4        % +Nodes, +Player, +Task, -Reaches
          ]).

/** <module> Paper soccer: what a search has at hand

A task is task(Ways, Keys, Goals, Memory, Budget, Most): the ways of the field,
the keys of its edges, the goals of either player, what is remembered of
positions, the budget, and how many turns are looked at in a position; where
that leaves some out, no position is said to be lost.
*/

:- use_module(budget, [deadline_budget/2]).
:- use_module(keys, [ways_codes/2]).
:- use_module(memory, [size_memory/2]).
:- use_module(reach, [goals_reach/5, player_goals/3]).

%!  position_task(+Position, +Deadline, +Most, -Task) is det.
%
%   True when Task is one to search Position until Deadline (budget.pl), with
%   about Most turns of each position that comes.
%
%       ?- field_position(field(line, 8, 10, 0), Position),
%          position_task(Position, inf, 100, task(_, _, Goals, _, _, _)).
%       Goals = goals([54], [44]).

position_task(position(_, _, Nodes, Ways, _), Deadline, Most,
              task(Ways, Keys, goals(Goals1, Goals2), Memory, Budget, Most)) :-
    player_goals(1, Nodes, Goals1),
    player_goals(2, Nodes, Goals2),
    ways_codes(Ways, Keys),
    size_memory(65521, Memory),
    deadline_budget(Deadline, Budget).

%!  nodes_reaches(+Nodes, +Player, +Task, -Reaches) is det.
%
%   True when Reaches has the reach (reach.pl) of Player's goals and that of the
%   opponent's.
%
%       ?- field_position(field(line, 2, 2, 0), Position),
%          position_task(Position, inf, 100, Task), Position = position(_, _, Nodes, _, _),
%          nodes_reaches(Nodes, 2, Task, reaches(Mine, _)), reach_turns(Mine, 4, Turns).
%       Turns = 1.

nodes_reaches(Nodes, Player, task(Ways, _, goals(Goals1, Goals2), _, _, _), Reaches) :-
    goals_reach(Goals1, 24, Nodes, Ways, Reach1),
    goals_reach(Goals2, 24, Nodes, Ways, Reach2),
    player_reaches(Player, Reach1, Reach2, Reaches).

player_reaches(1, Reach1, Reach2, reaches(Reach1, Reach2)).
player_reaches(2, Reach1, Reach2, reaches(Reach2, Reach1)).

/** <examples>

?- named_field(standard, Field), field_position(Field, Position),
   position_task(Position, inf, 100, Task), Position = position(_, Player, Nodes, _, _),
   nodes_reaches(Nodes, Player, Task, Reaches).
*/
