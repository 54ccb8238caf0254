:- module(soccer_quest,
          [ position_quest/3,      % +Position, +Deadline, -Quest
            quest_keep/2,          % +Quest, +Found
            quest_best/2           % +Quest, -Best
          ]).

/** <module> Paper soccer: the search for a turn, and the best one so far

A quest is quest(Begun, Side, Task, Best): the turn of no edges that it starts
with (growth.pl), who draws (side.pl), what is at hand (task.pl), and
best(Turn, Value, Depth, Key): the best turn so far, its last direction first,
or `none`; what it is worth; how deep was looked; and the low 32 bits of the key
after it.  Best changes: what was found before the deadline stays.
*/

:- use_module('../turns/growth', [position_begun/3]).
:- use_module(side, [nodes_side/4]).
:- use_module(task, [position_task/4]).
:- use_module(value, [unknown_value/1]).

%!  position_quest(+Position, +Deadline, -Quest) is det.
%
%   True when Quest is to find a turn in Position, which is open, until Deadline
%   (budget.pl); nothing is found yet.
%
%       ?- field_position(field(line, 8, 10, 0), Position), position_quest(Position, inf, Quest),
%          quest_best(Quest, Best).
%       Best = best(none, -900, 0, 0).

position_quest(Position, Deadline, quest(Begun, Side, Task, best(none, Unknown, 0, 0))) :-
    Position = position(_, Player, Nodes, _, _),
    position_task(Position, Deadline, 60, Task),
    position_begun(Position, 0, Begun),
    nodes_side(Nodes, Player, Task, Side),
    unknown_value(Unknown).

%!  quest_keep(+Quest, +Found) is det.
%
%   From now on Quest has Found: turn(Ended, Value), a better turn; value(Value),
%   what is known without one; or depth(Depth), how deep was looked.  Neither
%   backtracking nor an exception undoes it.
%
%       ?- field_position(field(line, 8, 10, 0), Position), position_quest(Position, inf, Quest),
%          quest_keep(Quest, depth(2)), quest_best(Quest, Best).
%       Best = best(none, -900, 2, 0).

quest_keep(quest(_, _, _, Best), Found) :-
    best_keep(Found, Best).

best_keep(turn(Ended, Value), Best) :-
    Ended = ended(Key, _, _, _, _, _, Turn),
    Low is Key /\ 0xffffffff,
    nb_setarg(1, Best, Turn),
    nb_setarg(2, Best, Value),
    nb_setarg(4, Best, Low).
best_keep(value(Value), Best) :-
    nb_setarg(2, Best, Value).
best_keep(depth(Depth), Best) :-
    nb_setarg(3, Best, Depth).

%!  quest_best(+Quest, -Best) is det.
%
%   True when Best is what Quest has found so far.
%
%       ?- quest_best(quest(begun, side, task, best([0], 10, 1, 7)), best(Turn, Value, _, _)).
%       Turn = [0], Value = 10.

quest_best(quest(_, _, _, Best), Best).

/** <examples>

?- named_field(standard, Field), field_position(Field, Position),
   position_quest(Position, inf, Quest), quest_best(Quest, Best).
*/
