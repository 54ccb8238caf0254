:- module(soccer_children,
          [ begun_children/6,      % +Begun, +Most, +Reaches, +Task, -Children, -Cut
            ends_children/4        % +Ends, +Reaches, +Children0, -Children
          ]).

/** <module> Paper soccer: the turns to choose from, the best at first sight first

A child is Worth-Ended: a turn that ends at an untouched node (spread.pl), and
minus what it is worth to the player who draws it.  Turns that lose, in the own
goal or stuck, are no children.

The worth is ten for each turn that the opponent needs more than the player to
the goal from there: Reaches is reaches(Mine, Theirs) (reach.pl).  The opponent
is taken to need two at least: a goal at once is seen by a look.
*/

:- use_module(budget, [budget_cut/1, budget_spent/2]).
:- use_module(reach, [reach_turns/3]).
:- use_module(spread, [begun_longer/7]).

%!  begun_children(+Begun, +Most, +Reaches, +Task, -Children, -Cut) is det.
%
%   True when Children are those that the turns of Begun become.  Cut is `true` if
%   some were left out: once there are Most, the turns that go on are given up,
%   and of the turns of one length Most go on.
%
%       ?- field_position(field(line, 2, 2, 0), position(Ball, _, Nodes, Ways, _)),
%          deadline_budget(inf, Budget),
%          begun_children([begun(0, Ball, Nodes, [])], 99, reaches(Nodes, Nodes),
%                         task(Ways, Ways, _, _, Budget, 99), Children, Cut).
%       Children = [], Cut = false.

begun_children(Begun, Most, Reaches, Task, Children, Cut) :-
    Task = task(Ways, Keys, _, _, Budget, _),
    levels(Begun, 0, Most, Reaches, Ways, Keys, Budget, Children0, Cut),
    keysort(Children0, Children),
    (   Cut == true
    ->  budget_cut(Budget)
    ;   true
    ).

levels(Begun, Count0, Most, Reaches, Ways, Keys, Budget, Children, Cut) :-
    (   Begun == []
    ->  Children = [],
        Cut = false
    ;   Count0 >= Most
    ->  Children = [],
        Cut = true
    ;   begun_longer(Begun, Most, Ways, Keys, Ended, Longer, Left),
        length(Ended, More),
        budget_spent(Budget, More),
        Count is Count0 + More,
        ends_children(Ended, Reaches, Children1, Children),
        levels(Longer, Count, Most, Reaches, Ways, Keys, Budget, Children1, Cut1),
        (   Left > 0
        ->  Cut = true
        ;   Cut = Cut1
        )
    ).

%!  ends_children(+Ends, +Reaches, +Children0, -Children) is det.
%
%   True when Children are the children among the turns of Ends, and after them
%   Children0.
%
%       ?- ends_children([ended(7, 0, 3, 1, 3, nodes, [0])], reaches(r(-8), r(-24)), [], Children).
%       Children = [-20-ended(7, 0, 3, 1, 3, nodes, [0])].

ends_children([], _, Children, Children).
ends_children([Ended|Ends], Reaches, Children0, Children) :-
    Ended = ended(_, Ball, Bits, _, _, _, _),
    (   Bits < 256
    ->  Reaches = reaches(Mine, Theirs),
        needed(Mine, Ball, My),
        needed(Theirs, Ball, Their),
        Worth is 10 * (My - max(2, Their)),
        Children = [Worth-Ended|Children1]
    ;   Children = Children1
    ),
    ends_children(Ends, Reaches, Children0, Children1).

%   Where no way is left, more turns than any way takes.

needed(Reach, Node, Turns) :-
    (   reach_turns(Reach, Node, Turns0)
    ->  Turns = Turns0
    ;   Turns = 12
    ).

/** <examples>

?- ends_children([ended(7, 0, 3, 1, 3, nodes, [0])], reaches(r(-8), r(-24)), [], Children).
*/
