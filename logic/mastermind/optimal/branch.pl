:- module(mastermind_branch,
          [ subset_bound/6,        % +Subset, +Size, +Depth, +Arena, -Bound, -Best
            subset_agenda/6,       % +Subset, +Size, +Depth, +Most, +Arena, -Agenda
            subset_agenda_start/5  % +Subset, +Size, +Depth, +Firsts, +Arena
          ]).

/** <module> Branch and bound: what can be said of a set before it is searched

The bound of a set, and the guesses that branch from it, each with a bound.

  - Up to as many codes as there are answers, one guess may tell all of them
    apart: then it is a best one, and if it is one of them itself nothing is
    better.
  - Else a guess is as good as the number of classes into which it divides
    the set: with as many, most of the codes are found two guesses later at
    the earliest (classes_bound/6).
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../search/agenda', [agenda_start/2]).
:- use_module('../sets/divide', [apart_all/3, apart_classes/4, apart_guesses/2, apart_own/3]).
:- use_module(arena, [arena_answers/2, arena_apart/2, arena_table/2, subset_firsts/3,
                      subset_numbers/2]).
:- use_module(bound, [classes_bound/6, no_tree_total/1, size_bound/4]).
:- use_module(table, [table_agenda/5, table_agenda_store/5, table_bound/6, table_bound_store/6]).

%!  subset_bound(+Subset, +Size, +Depth, +Arena, -Bound, -Best) is det.
%
%   True when Bound is what is known of the total of Subset, which has Size
%   codes, within Depth guesses: a number that the total is not less than, if
%   Best is `open`; else the total itself.  Best is the number of a first guess
%   that leads to it, or `unkept`.
%
%       ?- V = variant(3, 5, false), variant_codes(V, Codes), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, Codes, Arena),
%          subset_bound(0b111, 3, 9, Arena, Bound, Best).
%       Bound = 6, Best = 54.

subset_bound(Subset, Size, Depth, Arena, Bound, Best) :-
    (   Size =:= 1
    ->  Bound = 1,
        Best = unkept
    ;   Depth =:= 1
    ->  no_tree_total(Bound),
        Best = open
    ;   Size =:= 2
    ->  Bound = 3,
        Best = unkept
    ;   arena_table(Arena, Table),
        table_bound(Table, Subset, Size, Depth, Bound0, Best0)
    ->  Bound = Bound0,
        Best = Best0
    ;   findall(Bound1-Best1,
                first_bound(Subset, Size, Depth, Arena, Bound1, Best1),
                [Bound-Best]),
        arena_table(Arena, Table),
        table_bound_store(Table, Subset, Size, Depth, Bound, Best)
    ).

first_bound(Subset, Size, Depth, Arena, Bound, Best) :-
    arena_answers(Arena, Answers),
    (   Size > Answers
    ->  size_bound(Answers, Depth, Size, Bound),
        Best = open
    ;   subset_numbers(Subset, Numbers),
        arena_apart(Arena, Apart),
        apart_all(Apart, Numbers, Guesses)
    ->  apart_own(Apart, Numbers, Own),
        (   Guesses /\ Own =\= 0
        ->  Best is msb(Guesses /\ Own) + 1,
            Bound is 2*Size - 1
        ;   Best is msb(Guesses) + 1,
            Bound is 2*Size
        )
    ;   Depth =:= 2
    ->  no_tree_total(Bound),
        Best = open
    ;   Bound is 2*Size,
        Best = open
    ).

%!  subset_agenda(+Subset, +Size, +Depth, +Most, +Arena, -Agenda) is det.
%
%   True when Agenda (../../search/agenda.pl) holds all guesses for Subset that
%   can lead to a total of Most or less: by their numbers, or as numbers(Guesses),
%   by how many classes they make.  Of a small set the others may be left out, and
%   the agenda ends with `others`.  The agenda of a large set is kept from one
%   search to the next; that of a small one is soon made anew.
%
%       ?- V = variant(2, 3, false), variant_codes(V, Codes), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, Codes, Arena),
%          subset_agenda(0b111111, 6, 6, 14, Arena, Agenda).
%       Agenda = [13-[numbers(1)]].

subset_agenda(Subset, Size, Depth, Most, Arena, Agenda) :-
    arena_answers(Arena, Answers),
    (   Size =< Answers
    ->  arena_apart(Arena, Apart),
        apart_guesses(Apart, All),
        Least is max(2, 3*Size - 1 - Most),
        (   Least > 2
        ->  Beyond is Most + 1,
            Others = [Beyond-others]
        ;   Others = []
        ),
        new_agenda(Subset, Size, Depth, Arena, All, Least, Others, Agenda)
    ;   arena_table(Arena, Table),
        table_agenda(Table, Subset, Size, Depth, Agenda)
    ->  true
    ;   subset_firsts(Subset, Arena, Firsts),
        new_agenda(Subset, Size, Depth, Arena, Firsts, 2, [], Agenda)
    ).

%!  subset_agenda_start(+Subset, +Size, +Depth, +Firsts, +Arena) is det.
%
%   From now on only the guesses of the set Firsts are on the agenda of
%   Subset, a large one, for they stand for all others.
%
%       ?- V = variant(2, 3, false), variant_codes(V, Codes), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, Codes, Arena),
%          subset_agenda_start(0b111111, 6, 6, 0b1, Arena), arena_table(Arena, Table),
%          table_agenda(Table, 0b111111, 6, 6, Agenda).
%       Agenda = [13-[numbers(1)]].

subset_agenda_start(Subset, Size, Depth, Firsts, Arena) :-
    new_agenda(Subset, Size, Depth, Arena, Firsts, 2, [], Agenda),
    arena_table(Arena, Table),
    table_agenda_store(Table, Subset, Size, Depth, Agenda).

%   The guesses by how many classes they make, Least or more, and whether they
%   can win; Rest is on the agenda, too.

new_agenda(Subset, Size, Depth, Arena, Guesses, Least, Rest, Agenda) :-
    arena_answers(Arena, Answers),
    arena_apart(Arena, Apart),
    subset_numbers(Subset, Numbers),
    apart_own(Apart, Numbers, Own),
    apart_classes(Apart, Numbers, Least, CountsGuesses),
    no_tree_total(NoTree),
    findall(Bound-numbers(Chosen),
            ( member(Count-Guesses1, CountsGuesses),
              (   Wins = 1,
                  Chosen is Guesses1 /\ Guesses /\ Own
              ;   Wins = 0,
                  Chosen is Guesses1 /\ Guesses /\ \ Own
              ),
              Chosen =\= 0,
              classes_bound(Answers, Depth, Size, Count, Wins, Bound),
              Bound < NoTree ),
            BoundsGuesses, Rest),
    agenda_start(BoundsGuesses, Agenda).

/** <examples>

?- V = variant(3, 4, true), variant_codes(V, Codes), variant_guesses(V, Guesses),
   codes_arena(V, Guesses, Codes, Arena), Subset is 1 << 64 - 1,
   subset_agenda(Subset, 64, 4, 400, Arena, Agenda).
*/
