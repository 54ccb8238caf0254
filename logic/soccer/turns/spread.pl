:- module(soccer_spread,
          [ begun_longer/6         % +Begun, +Most, +Task, -Ended, -Longer, -Left
          ]).

/** <module> Paper soccer: all turns, by one edge more at a time

Turns that draw the same edges lead to the same node, and are one for what
comes after.  Turns of the same length grow together (growth.pl), so that of
those that are one all but the first are dropped before they grow again.
*/

:- use_module(library(lists), [append/3]).
:- use_module(growth, [begun_grown/4, longer_begun/3]).

%!  begun_longer(+Begun, +Most, +Task, -Ended, -Longer, -Left) is det.
%
%   True when the turns of Begun, one edge longer, are those of Ended and of
%   Longer, the begun ones, each key once and in order.  Only Most of Longer are
%   kept, or all if Most is `inf`, and Left are left out.  The ways, the keys and
%   the time are those of Task (task.pl).
%
%       ?- field_position(field(line, 2, 2, 0), position(Ball, _, Nodes, Ways, _)),
%          ways_task(Ways, Task),
%          begun_longer([begun(0, Ball, Nodes, [])], 1, Task, Ended, Longer, Left),
%          length(Ended, M), length(Longer, N).
%       M = 6, N = 1, Left = 1.

begun_longer(Begun, Most, Task, Ended, Longer, Left) :-
    begun_grown(Begun, Task, Ended0, Longer0),
    sort(1, @<, Ended0, Ended),
    sort(1, @<, Longer0, Longer1),
    first(Most, Longer1, Longer2, Left),
    arg(5, Task, Budget),
    longer_begun(Longer2, Budget, Longer).

first(Most, List, First, Left) :-
    (   Most \== inf,
        length(First, Most),
        append(First, Rest, List)
    ->  length(Rest, Left)
    ;   First = List,
        Left = 0
    ).

/** <examples>

?- named_field(standard, Field), field_position(Field, position(Ball, _, Nodes, Ways, _)),
   ways_task(Ways, Task),
   begun_longer([begun(0, Ball, Nodes, [])], inf, Task, Ended, Longer, Left).
*/
