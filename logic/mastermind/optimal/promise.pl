:- module(mastermind_promise,
          [ agenda_start/2,        % +BoundsItems, -Agenda
            agenda_first/4,        % +Agenda, -Bound, -Item, -Rest
            agenda_with/4          % +Agenda0, +Bound, +Item, -Agenda
          ]).

/** <module> Order by promise: the guess with the least bound goes first

An _agenda_ lists what is still to look into at a node, by the total that
it can't be less than: pairs Bound-Items, least Bound first.  What is proved
of a guess moves it to a greater bound; a guess whose total turns out to be
its bound is optimal, for nothing else on the agenda has a lesser one.
*/

:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module(bound, [no_tree_bound/1]).

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
%   True when Item has the least Bound in Agenda, and Rest is left.  From
%   group(Guesses), a set of guesses as an integer (apart.pl), it is the
%   number of one of them.
%
%       ?- agenda_first([5-[group(0b101)], 7-[a, c]], Bound, Item, Rest).
%       Bound = 5, Item = 3, Rest = [5-[group(1)], 7-[a, c]].

agenda_first([Bound-[Item0|Items0]|Agenda], Bound, Item, Rest) :-
    (   Item0 = group(Guesses0)
    ->  I is msb(Guesses0),
        Item is I + 1,
        Guesses is Guesses0 xor (1 << I),
        (   Guesses =:= 0
        ->  Items = Items0
        ;   Items = [group(Guesses)|Items0]
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
%   If Bound says that there is no tree (bound.pl), Item is left out.
%
%       ?- agenda_with([5-[b], 7-[a, c]], 7, b, Agenda).
%       Agenda = [5-[b], 7-[b, a, c]].

agenda_with(Agenda0, Bound, Item, Agenda) :-
    (   no_tree_bound(NoTree),
        Bound >= NoTree
    ->  Agenda = Agenda0
    ;   Agenda0 = [Bound1-Items|Agenda1],
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
