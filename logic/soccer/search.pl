:- module(soccer_search,
          [ reduced_value/9,       % +Number, +Ended, +Depth, +Player, +Reaches, +Alpha, +Beta, +Task, -Value
            least_value/2,         % +Cut, -Value
            best_first/3           % +Children, +Key, -Ordered
          ]).

/** <module> Paper soccer: alpha-beta over whole turns

The value of a position to the player who draws is 999 if there is a goal
within the turn, -999 if every turn loses, and one nearer to 0 for each turn
that it takes longer: such values, beyond +-900, are proved.  Others are what
the last turn looked at is worth (lookahead.pl), in tenths of a turn.

A task is what task.pl says.
*/

:- use_module(budget, [budget_spent/2]).
:- use_module(children, [begun_children/6]).
:- use_module(lookahead, [begun_lookahead/8, unknown_value/1]).
:- use_module(memory, [memory_keep/3, memory_known/3]).
:- use_module(reach, [goals_near/5, reach_turns/3]).
:- use_module(spread, [ended_nodes/2]).
:- use_module(task, [nodes_reaches/4]).

%!  reduced_value(+Number, +Ended, +Depth, +Player, +Reaches, +Alpha, +Beta, +Task, -Value) is det.
%
%   True when Value is that of the turn of Ended to Player, who draws it, if the
%   Depth turns after it are looked at.  It is exact if it is between Alpha and
%   Beta, and else a bound.  The child's Number, from 0, says how good it looks:
%   of all but the first it is only asked whether it beats Alpha, and from the
%   fourth on one turn less deep.
%
%       ?- field_position(field(line, 2, 2, 0), Position),
%          position_task(Position, inf, 100, Task), Position = position(_, _, Nodes, Ways, _),
%          nodes_reaches(Nodes, 1, Task, Reaches), position_begun(Position, 0, Begun),
%          begun_children(Begun, 99, Reaches, Task, Children, _).
%       Children = [].

reduced_value(Number, Ended, Depth, Player, Reaches, Alpha, Beta, Task, Value) :-
    (   Number =:= 0
    ->  child_value(Ended, Depth, Player, Reaches, Alpha, Beta, Task, Value)
    ;   (   Number >= 4,
            Depth >= 2
        ->  Depth1 is Depth - 1
        ;   Depth1 = Depth
        ),
        Beta1 is Alpha + 1,
        child_value(Ended, Depth1, Player, Reaches, Alpha, Beta1, Task, Value1),
        (   Value1 =< Alpha
        ->  Value = Value1
        ;   Depth1 =:= Depth,
            Value1 >= Beta
        ->  Value = Value1
        ;   child_value(Ended, Depth, Player, Reaches, Alpha, Beta, Task, Value)
        )
    ).

%   A goal at once is seen before any turn is looked for.

child_value(Ended, Depth, Player, Reaches, Alpha, Beta, Task, Value) :-
    ended_nodes(Ended, Nodes),
    Ended = ended(Key, Ball, _, _, _, _, _),
    Opponent is 3 - Player,
    deeper(Beta, Alpha1),
    deeper(Alpha, Beta1),
    node_value(Depth, Key, Ball, Nodes, Opponent, Reaches, Alpha1, Beta1, Task, Value1),
    nearer(Value1, Value).

%   The value of a position to the one who draws there, and to the one before.

deeper(Value0, Value) :-
    (   Value0 > 900
    ->  Value is -Value0 - 1
    ;   Value0 < -900
    ->  Value is 1 - Value0
    ;   Value is -Value0
    ).

nearer(Value0, Value) :-
    (   Value0 > 900
    ->  Value is 1 - Value0
    ;   Value0 < -900
    ->  Value is -Value0 - 1
    ;   Value is -Value0
    ).

node_value(Depth, Key, Ball, Nodes, Player, Reaches0, Alpha, Beta, Task, Value) :-
    Task = task(Ways, _, Goals, Memory, Budget, _),
    budget_spent(Budget, 1),
    arg(Player, Goals, Mine),
    goals_near(Mine, Nodes, Ways, Near, Edge),
    (   reach_turns(Near, Ball, 1)
    ->  Value = 999
    ;   memory_known(Memory, Key, known(Value0, Bound, Depth0, Best))
    ->  (   ( Depth0 >= Depth ; abs(Value0) > 900 ),
            enough(Bound, Value0, Alpha, Beta)
        ->  Value = Value0
        ;   open_value(Depth, Key, Ball, Nodes, Player, Reaches0, Edge, Best, Alpha, Beta, Task, Value)
        )
    ;   open_value(Depth, Key, Ball, Nodes, Player, Reaches0, Edge, -1, Alpha, Beta, Task, Value)
    ).

enough(exact, _, _, _).
enough(lower, Value, _, Beta) :- Value >= Beta.
enough(upper, Value, Alpha, _) :- Value =< Alpha.

open_value(Depth, Key, Ball, Nodes, Player, Reaches0, Edge, Best0, Alpha, Beta, Task, Value) :-
    Task = task(_, _, _, Memory, _, Most),
    Begun = [begun(Key, Ball, Nodes, [])],
    (   Depth =:= 1
    ->  Reaches0 = reaches(Theirs, Mine),
        begun_lookahead(Begun, Player, Edge, Beta, reaches(Mine, Theirs), Task, Value, Best)
    ;   nodes_reaches(Nodes, Player, Task, Reaches),
        begun_children(Begun, Most, Reaches, Task, Children, Cut),
        best_first(Children, Best0, Ordered),
        least_value(Cut, Least),
        Depth1 is Depth - 1,
        best(Ordered, 0, Depth1, Player, Reaches, Alpha, Beta, Task, Least, Value, 0, Best)
    ),
    (   Value >= Beta
    ->  Bound = lower
    ;   Value =< Alpha
    ->  Bound = upper
    ;   Bound = exact
    ),
    Low is Best /\ 0xffffffff,
    memory_keep(Memory, Key, known(Value, Bound, Depth, Low)).

%!  least_value(+Cut, -Value) is det.
%
%   True when Value is that of a position all of whose turns that were looked at
%   lose; Cut is `true` if others were left out.
%
%       ?- least_value(false, Value).
%       Value = -999.

least_value(false, -999).
least_value(true, Value) :- unknown_value(Value).

%!  best_first(+Children, +Key, -Ordered) is det.
%
%   True when Ordered are Children, with the one first whose key has the low 32
%   bits Key, if there is one.
%
%       ?- best_first([-9-ended(5, 0, 0, 0, 0, n, []), -8-ended(7, 0, 0, 0, 0, n, [])], 7,
%                     [_-ended(Key, _, _, _, _, _, _)|_]).
%       Key = 7.

best_first(Children, Best, Ordered) :-
    (   Best >= 0,
        child_rest(Children, Best, Child, Rest)
    ->  Ordered = [Child|Rest]
    ;   Ordered = Children
    ).

child_rest([Child|Children], Best, Child1, Rest) :-
    Child = _-ended(Key, _, _, _, _, _, _),
    (   Key /\ 0xffffffff =:= Best
    ->  Child1 = Child,
        Rest = Children
    ;   Rest = [Child|Rest1],
        child_rest(Children, Best, Child1, Rest1)
    ).

best([], _, _, _, _, _, _, _, Value, Value, Key, Key).
best([_-Ended|Children], Number, Depth, Player, Reaches, Alpha, Beta, Task, Value0, Value,
     Key0, Key) :-
    reduced_value(Number, Ended, Depth, Player, Reaches, Alpha, Beta, Task, Value1),
    (   Value1 > Value0
    ->  Value2 = Value1,
        arg(1, Ended, Key2)
    ;   Value2 = Value0,
        Key2 = Key0
    ),
    (   Value2 >= Beta
    ->  Value = Value2,
        Key = Key2
    ;   Alpha1 is max(Alpha, Value2),
        Number1 is Number + 1,
        best(Children, Number1, Depth, Player, Reaches, Alpha1, Beta, Task, Value2, Value,
             Key2, Key)
    ).

/** <examples>

?- named_field(standard, Field), field_turns_position(Field, [[0],[7]], Position),
   position_depth_turn(Position, 2, Turn, Report).
*/
