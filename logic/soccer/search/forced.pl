:- module(soccer_forced,
          [ quest_forced/1         % +Quest
          ]).

/** <module> Paper soccer: a win that the opponent's next turn can't prevent

Many turns are looked at, and many replies to each, but it is only asked
whether they win.
*/

:- use_module(library(lists), [member/2]).
:- use_module(children, [begun_children/6]).
:- use_module(quest, [quest_keep/2]).
:- use_module(search, [reduced_value/7]).
:- use_module(task, [task_most_task/3]).

%!  quest_forced(+Quest) is semidet.
%
%   True when a turn is found, and kept in Quest, that wins whatever the opponent
%   replies.
%
%       ?- field_turns_position(field(line, 4, 4, 0), [[6],[0]], Position),
%          position_quest(Position, inf, Quest), quest_forced(Quest),
%          quest_best(Quest, best(Turn, Value, _, _)).
%       Turn = [2, 3], Value = 997.

quest_forced(Quest) :-
    Quest = quest(Begun, Side, Task0, _),
    task_most_task(Task0, 3000, Task),
    begun_children(Begun, 3000, Side, Task, Children, _),
    member(_-Ended, Children),
    reduced_value(0, Ended, 1, Side, 900-901, Task, Value),
    Value > 900,
    !,      % one will do
    quest_keep(Quest, turn(Ended, Value)).

/** <examples>

?- field_turns_position(field(line, 4, 4, 0), [[6],[0]], Position),
   position_quest(Position, inf, Quest), quest_forced(Quest), quest_best(Quest, Best).
*/
