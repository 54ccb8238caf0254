:- module(soccer_lookahead,
          [ begun_lookahead/8,     % +Begun, +Player, +Edge, +Beta, +Reaches, +Task, -Value, -Key
            unknown_value/1        % -Value
          ]).

/** <module> Paper soccer: the last turn that a search looks at

It is worth what the best child at first sight is worth (children.pl), of those
after which the opponent has no goal at once.  Few children are looked at twice.
*/

:- use_module(budget, [budget_cut/1, budget_spent/2]).
:- use_module(children, [ends_children/4]).
:- use_module(reach, [goals_near/5, goals_reach/5, reach_turns/3]).
:- use_module(spread, [begun_longer/7, ended_nodes/2]).

%!  unknown_value(-Value) is det.
%
%   True when Value is that of a position where every turn that was looked at
%   loses, but some were left out: less than all but what is known to be lost.
%
%       ?- unknown_value(Value).
%       Value = -900.

unknown_value(-900).

%!  begun_lookahead(+Begun, +Player, +Edge, +Beta, +Reaches, +Task, -Value, -Key) is det.
%
%   True when Value is that of the position in which Player's turn begins by
%   Begun, as position_value/7 of search.pl has it for one turn, and Key that of
%   the best outcome, or 0.  No more turns are looked at once Value is Beta.
%
%       ?- field_position(field(line, 8, 10, 0), position(Ball, _, Nodes, Ways, _)),
%          deadline_budget(inf, Budget),
%          begun_lookahead([begun(0, Ball, Nodes, [])], 1, 3, 999, reaches(Nodes, Nodes),
%                          task(Ways, Ways, goals([54], [44]), _, Budget, 99), Value, _).
%       Value = 0.

begun_lookahead(Begun, Player, Edge, Beta, Reaches, Task, Value, Key) :-
    Task = task(Ways, _, Goals, _, _, Most),
    Begun = [begun(_, _, Nodes, _)],
    Opponent is 3 - Player,
    arg(Opponent, Goals, Theirs),
    goals_near(Theirs, Nodes, Ways, Near, Edge1),
    More is 2 * (Edge - Edge1),
    Beta1 is Beta - More,
    levels(Begun, Most, Near, Theirs, Beta1, Reaches, Task, -999, Value0, 0, Key),
    (   Value0 =< -900
    ->  Value = Value0
    ;   Value is Value0 + More
    ).

%   Most turns may still be looked at; Value0 and Key0 are the best so far.

levels(Begun, Most, Near, Theirs, Beta, Reaches, Task, Value0, Value, Key0, Key) :-
    Task = task(Ways, Keys, _, _, Budget, Most0),
    (   Begun == []
    ->  Value = Value0,
        Key = Key0
    ;   Most =< 0
    ->  cut(Value0, Budget, Value),
        Key = Key0
    ;   begun_longer(Begun, Most0, Ways, Keys, Ended, Longer, Left),
        length(Ended, More),
        budget_spent(Budget, More),
        ends_children(Ended, Reaches, [], Children0),
        keysort(Children0, Children),
        best(Children, Near, Theirs, Ways, Value0, Value1, Key0, Key1),
        (   Value1 >= Beta
        ->  Value = Value1,
            Key = Key1
        ;   Most1 is Most - More,
            levels(Longer, Most1, Near, Theirs, Beta, Reaches, Task, Value1, Value2, Key1, Key),
            (   Left > 0
            ->  cut(Value2, Budget, Value)
            ;   Value = Value2
            )
        )
    ).

cut(Value0, Budget, Value) :-
    budget_cut(Budget),
    unknown_value(Unknown),
    Value is max(Value0, Unknown).

%   The first child that leaves no goal at once is the best one.

best([], _, _, _, Value, Value, Key, Key).
best([Worth-Ended|Children], Near, Theirs, Ways, Value0, Value, Key0, Key) :-
    (   -Worth =< Value0
    ->  Value = Value0,
        Key = Key0
    ;   Ended = ended(Key1, Ball, _, _, _, _, _),
        reach_turns(Near, Ball, 1),
        ended_nodes(Ended, Nodes),
        goals_reach(Theirs, 1, Nodes, Ways, Reach),
        reach_turns(Reach, Ball, 1)
    ->  (   Value0 < -998
        ->  best(Children, Near, Theirs, Ways, -998, Value, Key1, Key)
        ;   best(Children, Near, Theirs, Ways, Value0, Value, Key0, Key)
        )
    ;   Value is -Worth,
        arg(1, Ended, Key)
    ).

/** <examples>

?- field_position(field(line, 8, 10, 0), position(Ball, _, Nodes, Ways, _)),
   deadline_budget(inf, Budget),
   begun_lookahead([begun(0, Ball, Nodes, [])], 1, 3, 999, reaches(Nodes, Nodes),
                   task(Ways, Ways, goals([54], [44]), _, Budget, 99), Value, Key).
*/
