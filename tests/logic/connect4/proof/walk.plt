:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(walk).

%   Each place once; each leads to places; and nothing is left out.

test(it_is_whole, Led == Texts) :-
    start_facts_walk('', few, Walk),
    pairs_keys(Walk, All),
    findall(Text, ( member(_-fact(_, Nexts), Walk), member(next(_, Text, _), Nexts) ), Texts0),
    sort([''|Texts0], Led),
    msort(All, Texts).

%   Where a reply leads is the position that the facts' own text says, or its mirror.

test(each_next_is_what_it_says, forall(member(Start-Facts, [''-few, '3'-many]))) :-
    start_facts_walk(Start, Facts, Walk),
    \+ ( member(Text-fact(Column, Nexts), Walk), member(next(Reply, Next, Side), Nexts),
         atomic_list_concat([Text, Column, Reply], Played),
         text_position(Played, Position0),
         ( Side == same -> Position = Position0 ; position_mirror(Position0, Position) ),
         \+ text_position(Next, Position) ).

test(no_facts, fail) :-
    start_facts_walk('7', many, _).

:- end_tests(walk).
