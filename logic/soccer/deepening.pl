:- module(soccer_deepening,
          [ position_seconds_turn/4, % +Position, +Seconds, -Turn, -Report
            position_depth_turn/4  % +Position, +Depth, -Turn, -Report
          ]).

/** <module> Paper soccer: the turn to play, searched deeper while there is time */

:- use_module(library(lists), [member/2, reverse/2]).
:- use_module(budget, [budget_nodes_cut/3]).
:- use_module(children, [begun_children/6]).
:- use_module(goal, [position_goal_turn/2]).
:- use_module(memory, [size_memory/2]).
:- use_module(position, [position_player/2]).
:- use_module(search, [best_first/3, least_value/2, reduced_value/9]).
:- use_module(spread, [position_begun/3]).
:- use_module(task, [nodes_reaches/4, position_task/4]).
:- use_module(turn, [position_turn/3]).

%!  position_seconds_turn(+Position, +Seconds, -Turn, -Report) is det.
%
%   True when Turn is the best found in Position, which is open, in Seconds of
%   time.  Report is report(Verdict, Value, Depth, Nodes, Cut): the verdict is
%   `open`, or it is proved that the player who draws has a win(Turns) or a
%   loss(Turns), the turns of both players up to the end; its value (search.pl);
%   the turns after Turn that were looked at to the last one, and a goal after
%   them; the positions looked at; and Cut is `true` if turns were left out
%   somewhere, because a position had so many.
%
%       ?- field_turns_position(field(line, 8, 10, 0), [[2],[2],[2],[2]], Position),
%          position_seconds_turn(Position, 1, Turn, Report).
%       Turn = [2], Report = report(win(1), 999, 0, 1, false).

position_seconds_turn(Position, Seconds, Turn, Report) :-
    get_time(Start),
    Deadline is Start + Seconds,
    position_limits_turn(Position, Deadline, 60, Turn, Report).

%!  position_depth_turn(+Position, +Depth, -Turn, -Report) is det.
%
%   True when Turn is the best found in Position, which is open, if Depth turns
%   after it are looked at.  Report is as in position_seconds_turn/4.  Depth 1 is
%   enough to see every win that the opponent's next turn can't prevent.
%
%       ?- field_turns_position(field(line, 8, 10, 0), [[2],[2],[2]], Position),
%          position_depth_turn(Position, 1, _, report(Verdict, _, Depth, _, _)).
%       Verdict = open, Depth = 1.

position_depth_turn(Position, Depth, Turn, Report) :-
    position_limits_turn(Position, inf, Depth, Turn, Report).

position_limits_turn(Position, Deadline, Most, Turn, Report) :-
    (   position_goal_turn(Position, Turn)
    ->  Report = report(win(1), 999, 0, 1, false)
    ;   Most0 = 60,
        position_task(Position, Deadline, Most0, Task),
        position_player(Position, Player),
        least_value(true, Unknown),
        Best = best(none, Unknown, 0, 0),
        % What was found before the deadline stays: nb_setarg/3 keeps it through the exception.
        catch(position_searched(Position, Player, Most, Task, Best), budget_spent, true),
        Best = best(Turn0, Value, Depth, _),
        chosen(Turn0, Position, Turn),
        arg(5, Task, Budget),
        budget_nodes_cut(Budget, Nodes, Cut),
        value_verdict(Value, Verdict),
        Report = report(Verdict, Value, Depth, Nodes, Cut)
    ).

chosen(Turn0, Position, Turn) :-
    (   Turn0 == none
    ->  once(position_turn(Position, Turn, _))
    ;   reverse(Turn0, Turn)
    ).

value_verdict(Value, Verdict) :-
    Turns is 1000 - abs(Value),
    (   Value > 900
    ->  Verdict = win(Turns)
    ;   Value < -900
    ->  Verdict = loss(Turns)
    ;   Verdict = open
    ).

%   The best turn at first sight, then a forced win in two, then deeper.

position_searched(Position, Player, Most, Task, Best) :-
    Position = position(_, _, Nodes, _, _),
    position_begun(Position, 0, Begun),
    nodes_reaches(Nodes, Player, Task, Reaches),
    begun_children(Begun, 300, Reaches, Task, Children, Cut),
    least_value(Cut, Least),
    nb_setarg(2, Best, Least),
    deepened(1, 1, Children, Least, Player, Reaches, Task, Best),
    Best = best(_, Value, _, Key),
    (   ( abs(Value) > 900 ; forced_win(Begun, Player, Reaches, Task, Best) )
    ->  true
    ;   (   Most > 1
        ->  best_first(Children, Key, Ordered),
            deepened(2, Most, Ordered, Least, Player, Reaches, Task, Best)
        ;   true
        ),
        widened(1200, Begun, Most, Player, Reaches, Task, Best)
    ).

%   Many turns, and many replies, but they are only asked whether they win.

forced_win(Begun, Player, Reaches, task(Ways, Keys, Goals, _, Budget, _), Best) :-
    size_memory(4093, Memory),
    Task = task(Ways, Keys, Goals, Memory, Budget, 3000),
    begun_children(Begun, 3000, Reaches, Task, Children, _),
    member(_-Ended, Children),
    reduced_value(0, Ended, 1, Player, Reaches, 900, 901, Task, Value),
    Value > 900,
    !,      % one will do
    kept(Best, Ended, Value).

%   Where all turns lose, and some were left out, more are looked at.

widened(Turns, Begun, Most, Player, Reaches, Task, Best) :-
    Best = best(_, Value, _, _),
    least_value(true, Unknown),
    (   Value =:= Unknown
    ->  begun_children(Begun, Turns, Reaches, Task, Children, Cut),
        least_value(Cut, Least),
        deepened(1, Most, Children, Least, Player, Reaches, Task, Best),
        Turns1 is 4 * Turns,
        (   Cut == true
        ->  widened(Turns1, Begun, Most, Player, Reaches, Task, Best)
        ;   true
        )
    ;   true
    ).

deepened(Depth, Most, Children, Least, Player, Reaches, Task, Best) :-
    (   Children = [_-First|_]
    ->  (   Depth =:= 1
        ->  least_value(true, Unknown),
            kept(Best, First, Unknown)
        ;   true
        ),
        tried(Children, 0, Depth, Player, Reaches, -1000, Least, Task, Best, Left),
        nb_setarg(3, Best, Depth),
        Best = best(_, Value, _, Key),
        best_first(Left, Key, Ordered),
        Depth1 is Depth + 1,
        (   ( Value > 900 ; Depth1 > Most ; Left = [_] ; Left == [] )
        ->  true
        ;   deepened(Depth1, Most, Ordered, Least, Player, Reaches, Task, Best)
        )
    ;   true
    ).

kept(Best, Ended, Value) :-
    Ended = ended(Key, _, _, _, _, _, Turn),
    Low is Key /\ 0xffffffff,
    nb_setarg(1, Best, Turn),
    nb_setarg(2, Best, Value),
    nb_setarg(4, Best, Low).

%   Left are the children that are not known to lose.

tried([], _, _, _, _, _, _, _, _, []).
tried([Child|Children], Number, Depth, Player, Reaches, Alpha, Least, Task, Best, Left) :-
    Child = _-Ended,
    reduced_value(Number, Ended, Depth, Player, Reaches, Alpha, 1000, Task, Value),
    (   Value > Alpha
    ->  Value1 is max(Value, Least),
        kept(Best, Ended, Value1),
        Alpha1 = Value
    ;   Alpha1 = Alpha
    ),
    (   Value < -900
    ->  Left = Left1
    ;   Left = [Child|Left1]
    ),
    Number1 is Number + 1,
    tried(Children, Number1, Depth, Player, Reaches, Alpha1, Least, Task, Best, Left1).

/** <examples>

?- named_field(standard, Field), field_turns_position(Field, [[0],[7]], Position),
   position_seconds_turn(Position, 0.5, Turn, Report).
*/
