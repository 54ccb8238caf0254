:- module(search_agenda,
          [ agenda_start/2,        % +BoundsItems, -Agenda
            agenda_first/4,        % +Agenda, -Bound, -Item, -Rest
            agenda_with/4          % +Agenda0, +Bound, +Item, -Agenda
          ]).

/** <module> Agenda: what is left to look into, the least bound first

Each item of an _agenda_ has a bound: its total, for example, is no less.  When a
search proves more about an item, the item moves to a greater bound.  If the first
item is worth exactly its bound, it is the best of all, since no other item has a
lesser bound.

An agenda is a list of pairs Bound-Items, the least Bound first.  Items that
are numbers may come as one, numbers(Set), where bit I of the integer Set
stands for the number I + 1.
*/

:- use_module(library(pairs), [group_pairs_by_key/2]).

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

/** <examples>

?- agenda_start([7-a, 5-b, 7-c], Agenda0), agenda_with(Agenda0, 6, d, Agenda).
*/
