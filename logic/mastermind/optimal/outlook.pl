:- module(mastermind_outlook,
          [ subset_bound/6,        % +Subset, +Size, +Depth, +Arena, -Bound, -Guess
            subset_agenda/6,       % +Subset, +Size, +Depth, +Budget, +Arena, -Agenda
            subset_agenda_start/5  % +Subset, +Size, +Depth, +Firsts, +Arena
          ]).

/** <module> Outlook: what can be said of a set before it is searched

A bound for the set, and one for each guess, by the number of parts into
which it divides the set: with as many parts, most of the codes are found
two guesses later at the earliest.
*/

:- use_module(library(lists), [member/2]).
:- use_module(arena, [subset_firsts/3, subset_numbers/2]).
:- use_module(bound, [no_tree_bound/1, parts_bound/6, size_bound/4]).
:- use_module('../sets/divide', [apart_all/3, apart_own/3, apart_parts/4]).
:- use_module(known, [known_agenda/5, known_agenda_store/5, known_bound/6, known_bound_store/6]).
:- use_module(promise, [agenda_start/2]).

%!  subset_bound(+Subset, +Size, +Depth, +Arena, -Bound, -Guess) is det.
%
%   True when Bound is what is known of the total of Subset, which has Size
%   codes, within Depth guesses: a number that the total is not less than, if
%   Guess is 0; else the total itself.  Guess is the number of a first guess,
%   or -1 if that is not kept.
%
%       ?- V = variant(3, 5, false), variant_codes(V, Codes), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, Codes, Arena),
%          subset_bound(0b111, 3, 9, Arena, Bound, Guess).
%       Bound = 6, Guess = 54.

subset_bound(Subset, Size, Depth, Arena, Bound, Guess) :-
    (   Size =:= 1
    ->  Bound = 1,
        Guess = -1
    ;   Depth =:= 1
    ->  no_tree_bound(Bound),
        Guess = 0
    ;   Size =:= 2
    ->  Bound = 3,
        Guess = -1
    ;   arg(6, Arena, Known),
        known_bound(Known, Subset, Size, Depth, Bound0, Guess0)
    ->  Bound = Bound0,
        Guess = Guess0
    ;   findall(Bound1-Guess1,
                first_bound(Subset, Size, Depth, Arena, Bound1, Guess1),
                [Bound-Guess]),
        arg(6, Arena, Known),
        known_bound_store(Known, Subset, Size, Depth, Bound, Guess)
    ).

%   No more codes than answers: one guess may tell all of them apart.  It is
%   optimal, best of all if it is one of them.

first_bound(Subset, Size, Depth, arena(Answers, _, _, _, Apart, _), Bound, Guess) :-
    (   Size > Answers
    ->  size_bound(Answers, Depth, Size, Bound),
        Guess = 0
    ;   subset_numbers(Subset, Numbers),
        apart_all(Apart, Numbers, Guesses)
    ->  apart_own(Apart, Numbers, Own),
        (   Guesses /\ Own =\= 0
        ->  Guess is msb(Guesses /\ Own) + 1,
            Bound is 2*Size - 1
        ;   Guess is msb(Guesses) + 1,
            Bound is 2*Size
        )
    ;   Depth =:= 2
    ->  no_tree_bound(Bound),
        Guess = 0
    ;   Bound is 2*Size,
        Guess = 0
    ).

%!  subset_agenda(+Subset, +Size, +Depth, +Budget, +Arena, -Agenda) is det.
%
%   True when Agenda (promise.pl) holds all guesses for Subset that are worth
%   looking into within Budget: by their numbers, or as group(Guesses), by
%   how many parts they make.  The agenda of a large set is kept from one
%   search to the next; that of a small one is soon made anew.
%
%       ?- V = variant(2, 3, false), variant_codes(V, Codes), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, Codes, Arena),
%          subset_agenda(0b111111, 6, 6, 14, Arena, Agenda).
%       Agenda = [13-[group(1)]].

subset_agenda(Subset, Size, Depth, Budget, Arena, Agenda) :-
    Arena = arena(Answers, _, _, _, apart(All, _, _), Known),
    (   Size =< Answers
    ->  Least is max(2, 3*Size - 1 - Budget),
        (   Least > 2
        ->  Beyond is Budget + 1,
            Others = [Beyond-others]
        ;   Others = []
        ),
        new_agenda(Subset, Size, Depth, Arena, All, Least, Others, Agenda)
    ;   known_agenda(Known, Subset, Size, Depth, Agenda)
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
%          subset_agenda_start(0b111111, 6, 6, 0b1, Arena), arg(6, Arena, Known),
%          known_agenda(Known, 0b111111, 6, 6, Agenda).
%       Agenda = [13-[group(1)]].

subset_agenda_start(Subset, Size, Depth, Firsts, Arena) :-
    new_agenda(Subset, Size, Depth, Arena, Firsts, 2, [], Agenda),
    arg(6, Arena, Known),
    known_agenda_store(Known, Subset, Size, Depth, Agenda).

new_agenda(Subset, Size, Depth, Arena, Guesses, Least, Rest, Agenda) :-
    Arena = arena(Answers, _, _, _, Apart, _),
    subset_numbers(Subset, Numbers),
    apart_own(Apart, Numbers, Own),
    apart_parts(Apart, Numbers, Least, PartsGuesses),
    no_tree_bound(NoTree),
    findall(Bound-group(Group),
            ( member(Parts-Guesses1, PartsGuesses),
              (   Wins = 1,
                  Group is Guesses1 /\ Guesses /\ Own
              ;   Wins = 0,
                  Group is Guesses1 /\ Guesses /\ \ Own
              ),
              Group =\= 0,
              parts_bound(Answers, Depth, Size, Parts, Wins, Bound),
              Bound < NoTree ),
            Groups, Rest),
    agenda_start(Groups, Agenda).

/** <examples>

?- V = variant(3, 4, true), variant_codes(V, Codes), variant_guesses(V, Guesses),
   codes_arena(V, Guesses, Codes, Arena), Subset is 1 << 64 - 1,
   subset_agenda(Subset, 64, 4, 400, Arena, Agenda).
*/
