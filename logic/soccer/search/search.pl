:- module(soccer_search,
          [ reduced_value/7        % +Number, +Ended, +Depth, +Side, +Window, +Task, -Value
          ]).

/** <module> Paper soccer: alpha-beta over whole turns

What goes down from turn to turn:

  - Begun: the one turn of no edges in a position (growth.pl)
  - Depth: how many turns are looked at, this position's own among them
  - Side: who draws, and what each player has to the goal (side.pl)
  - Window: Alpha-Beta, the values (value.pl) that still make a difference
  - Task: what stays the same all the time (task.pl)
*/

:- use_module('../turns/budget', [budget_left/1, budget_spent/2]).
:- use_module(children, [begun_children/6, best_first/3]).
:- use_module('../turns/growth', [ended_nodes/2]).
:- use_module(lookahead, [begun_lookahead/7]).
:- use_module(memory, [known_value/4, memory_best/4, memory_keep/3, value_window_bound/3]).
:- use_module('../turns/reach', [goals_near/5, reach_turns/3]).
:- use_module(side, [nodes_side/4, side_opponent/2]).
:- use_module(value, [least_value/2, value_after/2, value_before/2]).

%!  reduced_value(+Number, +Ended, +Depth, +Side, +Window, +Task, -Value) is det.
%
%   True when Value is that of the turn of Ended to Side, who draws it, if the
%   Depth turns after it are looked at.  It is exact if it is inside Window, and
%   else a bound.  The child's Number, from 0, says how good it looks: of all but
%   the first it is only asked whether it beats Alpha, and from the fifth on one turn
%   less deep.
%
%   The turn that looks worst here is [3], after which the opponent has a goal:
%
%       ?- field_turns_position(field(line, 8, 10, 0), [[2],[2],[2]], Position),
%          position_quest(Position, inf, quest(Begun, Side, Task, _)),
%          begun_children(Begun, 99, Side, Task, Children, _), last(Children, _-Ended),
%          reduced_value(0, Ended, 1, Side, -1000-1000, Task, Value), arg(7, Ended, Turn).
%       Value = -998, Turn = [3].

reduced_value(Number, Ended, Depth, Side, Window, Task, Value) :-
    (   Number =:= 0
    ->  child_value(Ended, Depth, Side, Window, Task, Value)
    ;   (   Number >= 4,
            Depth >= 2
        ->  Depth1 is Depth - 1
        ;   Depth1 = Depth
        ),
        Window = Alpha-Beta,
        Beta1 is Alpha + 1,
        child_value(Ended, Depth1, Side, Alpha-Beta1, Task, Value1),
        (   Value1 =< Alpha
        ->  Value = Value1
        ;   Depth1 =:= Depth,
            Value1 >= Beta
        ->  Value = Value1
        ;   child_value(Ended, Depth, Side, Window, Task, Value)
        )
    ).

child_value(Ended, Depth, Side, Alpha-Beta, Task, Value) :-
    Ended = ended(Key, Ball, _, _, _, _, _),
    ended_nodes(Ended, Nodes),
    side_opponent(Side, Opponent),
    value_after(Beta, Alpha1),
    value_after(Alpha, Beta1),
    node_value([begun(Key, Ball, Nodes, [])], Depth, Opponent, Alpha1-Beta1, Task, Value1),
    value_before(Value1, Value).

%   A goal at once is seen before any turn is looked for.  Side may be told by an
%   earlier position: it is worked out anew where the turns are looked for.

node_value(Begun, Depth, Side, Window, Task, Value) :-
    Begun = [begun(Key, Ball, Nodes, _)],
    Side = side(Player, _, _),
    Task = task(Ways, _, Goals, Memory, Budget, _),
    budget_spent(Budget, 1),
    arg(Player, Goals, Mine),
    goals_near(Mine, Nodes, Ways, Near, Edge),
    (   reach_turns(Near, Ball, 1)
    ->  Value = 999
    ;   memory_best(Memory, Key, Known, Best0),
        (   known_value(Known, Depth, Window, Value0)
        ->  Value = Value0
        ;   open_value(Begun, Depth, Side, Edge, Window, Task, Best0, Value-Best),
            value_window_bound(Value, Window, Bound),
            Low is Best /\ 0xffffffff,
            memory_keep(Memory, Key, known(Value, Bound, Depth, Low))
        )
    ).

%   Value-Best has the key after the best turn, or 0.  What was the best before,
%   Best0, is tried first.

open_value(Begun, Depth, Side0, Edge, Window, Task, Best0, Value-Best) :-
    (   Depth =:= 1
    ->  Window = _-Beta,
        begun_lookahead(Begun, Side0, Edge, Beta, Task, Value, Best)
    ;   Begun = [begun(_, _, Nodes, _)],
        Side0 = side(Player, _, _),
        Task = task(_, _, _, _, Budget, Most),
        budget_left(Budget),
        nodes_side(Nodes, Player, Task, Side),
        begun_children(Begun, Most, Side, Task, Children, Cut),
        best_first(Children, Best0, Ordered),
        least_value(Cut, Least),
        Depth1 is Depth - 1,
        best(Ordered, 0, Depth1, Side, Window, Task, Least-0, Value-Best)
    ).

best([], _, _, _, _, _, Best, Best).
best([_-Ended|Children], Number, Depth, Side, Window, Task, Best0, Best) :-
    reduced_value(Number, Ended, Depth, Side, Window, Task, Value),
    Best0 = Value0-_,
    (   Value > Value0
    ->  arg(1, Ended, Key),
        Best1 = Value-Key
    ;   Best1 = Best0
    ),
    Window = Alpha-Beta,
    Best1 = Value1-_,
    (   Value1 >= Beta
    ->  Best = Best1
    ;   Alpha1 is max(Alpha, Value1),
        Number1 is Number + 1,
        best(Children, Number1, Depth, Side, Alpha1-Beta, Task, Best1, Best)
    ).

/** <examples>

?- named_field(standard, Field), field_turns_position(Field, [[0],[7]], Position),
   position_depth_turn(Position, 2, Turn, Report).
*/
