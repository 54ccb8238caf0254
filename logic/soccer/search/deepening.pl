:- module(soccer_deepening,
          [ position_seconds_turn/4, % +Position, +Seconds, -Turn, -Report
            position_depth_turn/4  % +Position, +Depth, -Turn, -Report
          ]).

/** <module> Paper soccer: the turn to play, searched deeper while there is time

What is proved is the same as drawing_depth_value/3 of ../definition.pl, which
looks at every turn, says.
*/

:- use_module(library(lists), [reverse/2]).
:- use_module('../turns/budget', [budget_nodes_cut/3]).
:- use_module(children, [begun_children/6, best_first/3]).
:- use_module(forced, [quest_forced/1]).
:- use_module('../turns/goal', [position_goal_turn/2]).
:- use_module(quest, [position_quest/3, quest_best/2, quest_keep/2]).
:- use_module(search, [reduced_value/7]).
:- use_module('../game/turn', [position_turn/3]).
:- use_module(value, [least_value/2, unknown_value/1, value_verdict/2]).

%!  position_seconds_turn(+Position, +Seconds, -Turn, -Report) is det.
%
%   True when Turn is the best found in Position, which is open, in Seconds of
%   time.  Report is report(Verdict, Value, Depth, Nodes, Cut): Verdict and Value
%   are those of the position to the player who draws (value.pl); Depth turns
%   after Turn were looked at, and whether a goal follows them; Nodes are the
%   positions looked at; and Cut is `true` if turns were left out somewhere,
%   because a position had so many.
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
    ;   position_quest(Position, Deadline, Quest),
        catch(searched(Quest, Most), budget_spent, true),
        quest_best(Quest, best(Turn0, Value, Depth, _)),
        chosen(Turn0, Position, Turn),
        Quest = quest(_, _, task(_, _, _, _, Budget, _), _),
        budget_nodes_cut(Budget, Nodes, Cut),
        value_verdict(Value, Verdict),
        Report = report(Verdict, Value, Depth, Nodes, Cut)
    ).

chosen(Turn0, Position, Turn) :-
    (   Turn0 == none
    ->  once(position_turn(Position, Turn, _))
    ;   reverse(Turn0, Turn)
    ).

%   The best turn at first sight, then a forced win in two, then up to Most turns
%   deep.

searched(Quest, Most) :-
    quest_children(Quest, 300, Children, Least),
    quest_keep(Quest, value(Least)),
    deepened(1, 1, Children, Least, Quest),
    quest_best(Quest, best(_, Value, _, Key)),
    (   ( abs(Value) > 900 ; quest_forced(Quest) )
    ->  true
    ;   (   Most > 1
        ->  best_first(Children, Key, Ordered),
            deepened(2, Most, Ordered, Least, Quest)
        ;   true
        ),
        widened(1200, Most, Quest)
    ).

%   Where every turn loses, and some were left out, more are looked at.

widened(Turns, Most, Quest) :-
    quest_best(Quest, best(_, Value, _, _)),
    (   unknown_value(Value)
    ->  quest_children(Quest, Turns, Children, Least),
        deepened(1, Most, Children, Least, Quest),
        Turns1 is 4 * Turns,
        (   unknown_value(Least)
        ->  widened(Turns1, Most, Quest)
        ;   true
        )
    ;   true
    ).

%   If all Children lose, the position is worth Least.

quest_children(quest(Begun, Side, Task, _), Most, Children, Least) :-
    begun_children(Begun, Most, Side, Task, Children, Cut),
    least_value(Cut, Least).

deepened(Depth, Most, Children, Least, Quest) :-
    (   Children = [_-First|_]
    ->  (   Depth =:= 1
        ->  unknown_value(Unknown),
            quest_keep(Quest, turn(First, Unknown))
        ;   true
        ),
        tried(Children, 0, Depth, -1000, Least, Quest, Left),
        quest_keep(Quest, depth(Depth)),
        quest_best(Quest, best(_, Value, _, Key)),
        best_first(Left, Key, Ordered),
        Depth1 is Depth + 1,
        (   ( Value > 900 ; Depth1 > Most ; Left = [_] ; Left == [] )
        ->  true
        ;   deepened(Depth1, Most, Ordered, Least, Quest)
        )
    ;   true
    ).

%   Left are the children that are not known to lose.

tried([], _, _, _, _, _, []).
tried([Child|Children], Number, Depth, Alpha, Least, Quest, Left) :-
    Child = _-Ended,
    Quest = quest(_, Side, Task, _),
    reduced_value(Number, Ended, Depth, Side, Alpha-1000, Task, Value),
    (   Value > Alpha
    ->  Value1 is max(Value, Least),
        quest_keep(Quest, turn(Ended, Value1)),
        Alpha1 = Value
    ;   Alpha1 = Alpha
    ),
    (   Value < -900
    ->  Left = Left1
    ;   Left = [Child|Left1]
    ),
    Number1 is Number + 1,
    tried(Children, Number1, Depth, Alpha1, Least, Quest, Left1).

/** <examples>

?- named_field(standard, Field), field_turns_position(Field, [[0],[7]], Position),
   position_seconds_turn(Position, 0.5, Turn, Report).
*/
