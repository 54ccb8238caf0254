:- module(soccer_children,
          [ begun_children/6,      % +Begun, +Most, +Side, +Task, -Children, -Cut
            ended_children/3,      % +Ended, +Side, -Children
            best_first/3           % +Children, +Key, -Ordered
          ]).

/** <module> Paper soccer: the turns to choose from, the best at first sight first

A child is Worth-Ended: a turn that ends at an untouched node (growth.pl), and
minus what it is worth to the player who draws it (worth.pl).  Turns that lose, in
the own goal or stuck, are no children.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, append/3]).
:- use_module('../turns/budget', [budget_cut/1, budget_spent/2]).
:- use_module('../turns/ends', [begun_ends/3, ends_node_ended/4]).
:- use_module('../turns/long', [begun_long/3]).
:- use_module('../turns/spread', [begun_longer/6]).
:- use_module(worth, [node_worth/3]).

%!  begun_children(+Begun, +Most, +Side, +Task, -Children, -Cut) is det.
%
%   True when Children are those that the turns of Begun become.  Cut is `true` if
%   some were left out: once there are Most, the turns that go on are given up,
%   and of the turns of one length Most go on.  A turn to each place where one
%   ends (ends.pl) and long ones (long.pl) are never left out: no children are none.
%
%       ?- field_position(field(line, 8, 10, 0), Position),
%          position_quest(Position, inf, quest(Begun, Side, Task, _)),
%          begun_children(Begun, 99, Side, Task, [Worth-Ended|_], Cut), arg(7, Ended, Turn).
%       Worth = -10, Turn = [1], Cut = false.

begun_children(Begun, Most, Side, Task, Children, Cut) :-
    arg(1, Task, Ways),
    begun_ends(Begun, Ways, Ends),
    Ends = ends(Nodes, _, _),
    (   Nodes == []
    ->  Children = [],
        Cut = false
    ;   levels(Begun, 0, Most, Task, Ended0, Cut),
        (   Cut == true
        ->  maplist(ends_node_ended(Ends, Task), Nodes, Ended1),
            begun_long(Begun, Task, Ended2),
            append([Ended1, Ended2, Ended0], Ended3),
            sort(1, @<, Ended3, Ended),
            arg(5, Task, Budget),
            budget_cut(Budget)
        ;   Ended = Ended0
        ),
        ended_children(Ended, Side, Children)
    ).

levels(Begun, Count0, Most, Task, Ended, Cut) :-
    (   Begun == []
    ->  Ended = [],
        Cut = false
    ;   Count0 >= Most
    ->  Ended = [],
        Cut = true
    ;   begun_longer(Begun, Most, Task, Ended0, Longer, Left),
        length(Ended0, More),
        arg(5, Task, Budget),
        budget_spent(Budget, More),
        Count is Count0 + More,
        append(Ended0, Ended1, Ended),
        levels(Longer, Count, Most, Task, Ended1, Cut1),
        (   Left > 0
        ->  Cut = true
        ;   Cut = Cut1
        )
    ).

%!  ended_children(+Ended, +Side, -Children) is det.
%
%   True when Children are the children among the turns of Ended, the best first.
%
%       ?- ended_children([ended(7, 0, 3, 1, 3, nodes, [0])], side(1, r(-8), r(-24)), Children).
%       Children = [-20-ended(7, 0, 3, 1, 3, nodes, [0])].

ended_children(Ended, Side, Children) :-
    worths(Ended, Side, Children0),
    keysort(Children0, Children).

worths([], _, []).
worths([Ended|Ends], Side, Children) :-
    Ended = ended(_, Ball, Bits, _, _, _, _),
    (   Bits < 256
    ->  node_worth(Ball, Side, Worth),
        Children = [Worth-Ended|Children1]
    ;   Children = Children1
    ),
    worths(Ends, Side, Children1).

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

/** <examples>

?- ended_children([ended(7, 0, 3, 1, 3, nodes, [0])], side(1, r(-8), r(-24)), Children).
*/
