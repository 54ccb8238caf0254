:- module(shared_branch_and_bound,
          [ agenda_start/2,        % +BoundsItems, -Agenda
            agenda_first/4,        % +Agenda, -Bound, -Item, -Rest
            agenda_with/4,         % +Agenda0, +Bound, +Item, -Agenda
            value_incumbent/2,     % +Value, -Incumbent
            incumbent_value/2,     % +Incumbent, -Value
            incumbent_replace/2    % !Incumbent, +Value
          ]).

/** <module> Branch and bound: the agenda, and the incumbent

The _agenda_ is what is left to look into.  Each item has a bound: its total, for example, is no
less.  When a search proves more about an item, the item moves to a greater bound.  If the first
item is worth exactly its bound, it is the best of all, since no other item has a lesser bound.

An agenda is a list of pairs Bound-Items, the least Bound first.  Items that are numbers may come as
one, numbers(Set), where bit I of the integer Set stands for the number I + 1.

The _incumbent_ is the best that a search has found so far: candidates that can't be better need no
further search.  A better one replaces it, and neither backtracking nor an exception undoes that.  A
value is any ground term; only the search knows which is better.
*/

:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module(inline, [inline/1]).

%!  agenda_start(+BoundsItems, -Agenda) is det.
%
%   True when Agenda holds BoundsItems, pairs Bound-Item.  Items of one bound
%   keep their order.
%
%       ?- agenda_start([7-a, 5-b, 7-c], Agenda).
%       Agenda = [5-[b], 7-[a, c]].

agenda_start(BoundsItems, Agenda) :-
    keysort(BoundsItems, Sorted),
    group_pairs_by_key(Sorted, Agenda).

%!  agenda_first(+Agenda, -Bound, -Item, -Rest) is semidet.
%
%   True when Item has the least Bound in Agenda, and Rest is left.  Of
%   numbers(Set) it is the greatest number.
%
%       ?- agenda_first([5-[numbers(0b101)], 7-[a, c]], Bound, Item, Rest).
%       Bound = 5, Item = 3, Rest = [5-[numbers(1)], 7-[a, c]].

agenda_first([Bound-[Item0|Items0]|Agenda], Bound, Item, Rest) :-
    (   Item0 = numbers(Set0)
    ->  I is msb(Set0),
        Item is I + 1,
        Set is Set0 xor (1 << I),
        (   Set =:= 0
        ->  Items = Items0
        ;   Items = [numbers(Set)|Items0]
        )
    ;   Item = Item0,
        Items = Items0
    ),
    (   Items == []
    ->  Rest = Agenda
    ;   Rest = [Bound-Items|Agenda]
    ).

%!  agenda_with(+Agenda0, +Bound, +Item, -Agenda) is det.
%
%   True when Agenda is Agenda0 with Item, first among those of its Bound.
%
%       ?- agenda_with([5-[b], 7-[a, c]], 7, b, Agenda).
%       Agenda = [5-[b], 7-[b, a, c]].

agenda_with(Agenda0, Bound, Item, Agenda) :-
    (   Agenda0 = [Bound1-Items|Agenda1],
        Bound1 =< Bound
    ->  (   Bound1 =:= Bound
        ->  Agenda = [Bound-[Item|Items]|Agenda1]
        ;   Agenda = [Bound1-Items|Agenda2],
            agenda_with(Agenda1, Bound, Item, Agenda2)
        )
    ;   Agenda = [Bound-[Item]|Agenda0]
    ).

%!  value_incumbent(+Value, -Incumbent) is det.
%
%   True when Incumbent, a new one, has Value at first.
%
%       ?- value_incumbent(9-none, Incumbent), incumbent_value(Incumbent, Value).
%       Value = 9-none.

value_incumbent(Value, incumbent(Value)).

%!  incumbent_value(+Incumbent, -Value) is det.
%
%   True when Value is what Incumbent has now.
%
%       ?- incumbent_value(incumbent(3-a), Value).
%       Value = 3-a.

incumbent_value(Incumbent, Value) :-
    arg(1, Incumbent, Value).

%!  incumbent_replace(!Incumbent, +Value) is det.
%
%   Incumbent has Value from now on.
%
%       ?- value_incumbent(9, Incumbent),
%          forall(( member(Number, [7,8,5,6]), incumbent_value(Incumbent, Least), Number < Least ),
%                 incumbent_replace(Incumbent, Number)),
%          incumbent_value(Incumbent, Value).
%       Value = 5.

incumbent_replace(Incumbent, Value) :-
    nb_setarg(1, Incumbent, Value).

:- inline([incumbent_value/2, incumbent_replace/2]).

/** <examples>

?- agenda_start([7-a, 5-b, 7-c], Agenda0), agenda_with(Agenda0, 6, d, Agenda).
?- value_incumbent(none, Incumbent), ( incumbent_replace(Incumbent, some), fail ; true ),
   incumbent_value(Incumbent, Value).
*/
