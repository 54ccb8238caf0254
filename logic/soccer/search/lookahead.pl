:- module(soccer_lookahead,
          [ begun_lookahead/7      % +Begun, +Side, +Edge, +Beta, +Task, -Value, -Key
          ]).

/** <module> Paper soccer: the last turn that a search looks at

It is worth what the best child at first sight is worth (children.pl), of those
after which the opponent has no goal at once.  Few children are looked at twice.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../turns/budget', [budget_cut/1, budget_spent/2]).
:- use_module(children, [ended_children/3]).
:- use_module('../turns/ends', [begun_ends/3, ends_node_ended/4]).
:- use_module('../turns/growth', [ended_nodes/2]).
:- use_module('../turns/reach', [goals_near/5, goals_reach/5, reach_turns/3]).
:- use_module('../turns/spread', [begun_longer/6]).
:- use_module(value, [unknown_value/1]).
:- use_module(worth, [node_worth/3]).

%!  begun_lookahead(+Begun, +Side, +Edge, +Beta, +Task, -Value, -Key) is det.
%
%   True when Value (value.pl) is that of the position in which the turn of Side
%   begins by Begun, and Key that of the best outcome, or 0.  Edge are the
%   places around the goal where a turn can end and the next one score, for Side;
%   as many fewer as the opponent has, as much better.  No more turns are
%   looked at once Value is Beta.
%
%   Two steps ahead, there is a turn after which the opponent needs four more:
%
%       ?- field_turns_position(field(line, 8, 10, 0), [[2],[2]], Position),
%          position_quest(Position, inf, quest(Begun, Side, Task, _)),
%          begun_lookahead(Begun, Side, [9, 10, 11], 999, Task, Value, _).
%       Value = 40.

begun_lookahead(Begun, Side, Edge, Beta, Task, Value, Key) :-
    Begun = [begun(_, _, Nodes, _)],
    Side = side(Player, _, _),
    Task = task(Ways, _, Goals, _, _, Most),
    Opponent is 3 - Player,
    arg(Opponent, Goals, Theirs),
    goals_near(Theirs, Nodes, Ways, Near, Edge1),
    length(Edge, Length),
    length(Edge1, Length1),
    More is 2 * (Length - Length1),
    Beta1 is Beta - More,
    begun_ends(Begun, Ways, Ends),
    Look = look(Side, Theirs, Near),
    ends_looked(Ends, Look, Task, Best0, First),
    Enough is min(First, Beta1),
    levels(Begun, Most, Enough, Look, Task, Best0, Value0-Key),
    (   Value0 =< -900
    ->  Value = Value0
    ;   Value is Value0 + More
    ).

%   A look is look(Side, Theirs, Near): Theirs are the opponent's goals, and Near tells
%   from where they are reached as things are now.  First is what the best of Ends
%   would be worth, and so what no turn is more than.

ends_looked(Ends, Look, Task, Best, First) :-
    Task = task(Ways, _, _, _, Budget, _),
    Look = look(Side, _, _),
    arg(1, Ends, Nodes),
    length(Nodes, More),
    budget_spent(Budget, More),
    findall(Worth-Node, ( member(Node, Nodes), node_worth(Node, Side, Worth) ), Children0),
    keysort(Children0, Children),
    (   Children = [Worth-_|_]
    ->  First is -Worth
    ;   First = -999
    ),
    best(Children, ends_node_ended(Ends, Task), Look, Ways, -999-0, Best).

%   Best has the value and the key of the best so far.  No more turns are looked at
%   once that is Enough: as good as the best place where one ends, at first sight.
%   Most turns may still be looked at.

levels(Begun, Most, Enough, Look, Task, Best0, Best) :-
    (   ( Begun == [] ; Best0 = Value0-_, Value0 >= Enough )
    ->  Best = Best0
    ;   arg(5, Task, Budget),
        Most =< 0
    ->  cut(Best0, Budget, Best)
    ;   Task = task(_, _, _, _, Budget, Most0),
        begun_longer(Begun, Most0, Task, Ended, Longer, Left),
        looked(Ended, Look, Task, Best0, Best1),
        length(Ended, More),
        Most1 is Most - More,
        levels(Longer, Most1, Enough, Look, Task, Best1, Best2),
        (   Left > 0
        ->  cut(Best2, Budget, Best)
        ;   Best = Best2
        )
    ).

cut(Value0-Key, Budget, Value-Key) :-
    budget_cut(Budget),
    unknown_value(Unknown),
    Value is max(Value0, Unknown).

looked(Ended, Look, Task, Best0, Best) :-
    Task = task(Ways, _, _, _, Budget, _),
    length(Ended, More),
    budget_spent(Budget, More),
    arg(1, Look, Side),
    ended_children(Ended, Side, Children),
    best(Children, =, Look, Ways, Best0, Best).

%   The first child that leaves no goal at once is the best one.  A child is
%   Worth-End; call(Ended_2, End, Ended) has its turn.

best([], _, _, _, Best, Best).
best([Worth-End|Children], Ended_2, Look, Ways, Best0, Best) :-
    Best0 = Value0-_,
    (   -Worth =< Value0
    ->  Best = Best0
    ;   call(Ended_2, End, Ended),
        arg(1, Ended, Key),
        (   leaves_goal(Ended, Look, Ways)
        ->  (   Value0 < -998
            ->  Best1 = -998-Key
            ;   Best1 = Best0
            ),
            best(Children, Ended_2, Look, Ways, Best1, Best)
        ;   Value is -Worth,
            Best = Value-Key
        )
    ).

%   The turn touches no node but its last, and uses up edges: what was not Near
%   before it is out of reach.

leaves_goal(Ended, look(_, Theirs, Near), Ways) :-
    Ended = ended(_, Ball, _, _, _, _, _),
    reach_turns(Near, Ball, 1),
    ended_nodes(Ended, Nodes),
    goals_reach(Theirs, 1, Nodes, Ways, Reach),
    reach_turns(Reach, Ball, 1).

/** <examples>

?- named_field(standard, Field), field_turns_position(Field, [[0],[7]], Position),
   position_quest(Position, inf, quest(Begun, Side, Task, _)),
   begun_lookahead(Begun, Side, [9, 10, 11], 999, Task, Value, Key).
*/
