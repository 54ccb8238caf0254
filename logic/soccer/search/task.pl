:- module(soccer_task,
          [ position_task/4,       % +Position, +Deadline, +Most, -Task
            task_most_task/3,      % +Task0, +Most, -Task
            ways_task/2            % +Ways, -Task
          ]).

/** <module> Paper soccer: what a search has at hand

A task is task(Ways, Keys, Goals, Memory, Budget, Most): the ways of the field,
the keys of its edges, the goals of either player, what is remembered of
positions, the budget, and how many turns are looked at in a position; where
that leaves some out, no position is said to be lost.
*/

:- use_module('../turns/budget', [deadline_budget/2]).
:- use_module('../turns/goal', [player_goals/3]).
:- use_module('../turns/keys', [ways_codes/2, ways_sets/2]).
:- use_module(memory, [size_memory/2]).

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

%!  task_most_task(+Task0, +Most, -Task) is det.
%
%   True when Task is Task0 with about Most turns of each position, and so with a
%   memory of its own.
%
%       ?- task_most_task(task(ways, keys, goals, memory, budget, 60), 3000, Task),
%          arg(6, Task, Most).
%       Most = 3000.

task_most_task(task(Ways, Keys, Goals, _, Budget, _), Most,
               task(Ways, Keys, Goals, Memory, Budget, Most)) :-
    size_memory(4093, Memory).

%!  ways_task(+Ways, -Task) is det.
%
%   True when Task is one to find turns without a search: with no limit, and with
%   keys that are sets, no two of which are taken for one.
%
%       ?- field_position(field(line, 2, 2, 0), position(_, _, _, Ways, _)),
%          ways_task(Ways, task(_, Keys, _, _, _, Most)), arg(34, Keys, Key).
%       Most = inf, Key = 0x400000000.

ways_task(Ways, task(Ways, Keys, none, none, Budget, inf)) :-
    ways_sets(Ways, Keys),
    deadline_budget(inf, Budget).

/** <examples>

?- named_field(standard, Field), field_position(Field, Position),
   position_task(Position, inf, 100, Task).
*/
