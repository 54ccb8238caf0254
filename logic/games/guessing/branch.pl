:- module(games_branch,
          [ subset_bound/6,        % +Subset, +Size, +Depth, +Arena, -Bound, -Best
            subset_agenda/6,       % +Subset, +Size, +Depth, +Most, +Arena, -Agenda
            subset_agenda_start/5  % +Subset, +Size, +Depth, +Firsts, +Arena
          ]).

/** <module> Branch and bound: what can be said of a set before it is searched

The bound of a set, and the questions that branch from it, each with a bound.

  - Up to as many secrets as there are answers, one question may tell all of
    them apart: then it is a best one, and if it is one of them itself nothing
    is better.
  - Else a question is as good as the number of classes into which it divides
    the set: with as many, most of the secrets are found two questions later at
    the earliest (classes_bound/7).  Where a question has few answers its bound is
    that of the sizes of its classes.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../../search/agenda', [agenda_start/2]).
:- use_module(arena, [arena_answers/2, arena_apart/2, arena_end/2, arena_table/2, subset_classes/4,
                      subset_firsts/3, subset_numbers/2]).
:- use_module(bound, [classes_bound/7, no_tree_total/1, size_bound/5]).
:- use_module(divide, [apart_all/3, apart_classes/4, apart_own/3, apart_questions/2]).
:- use_module(known, [table_agenda/5, table_agenda_store/5, table_bound/6, table_bound_store/6]).

%!  subset_bound(+Subset, +Size, +Depth, +Arena, -Bound, -Best) is det.
%
%   True when Bound is what is known of the total of Subset, which has Size
%   secrets, within Depth questions: a number that the total is not less than, if
%   Best is `open`; else the total itself.  Best is the number of a first question
%   that leads to it, or `unkept`.  Each secret can be found, if there are enough
%   questions.
%
%       ?- V = variant(3, 5, false), variant_codes(V, Codes), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, Codes, Arena),
%          subset_bound(0b111, 3, 9, Arena, Bound, Best).
%       Bound = 6, Best = 54.

subset_bound(Subset, Size, Depth, Arena, Bound, Best) :-
    arena_end(Arena, End),
    (   Size =:= 1
    ->  Bound = End,
        Best = unkept
    ;   Depth =:= End
    ->  no_tree_total(Bound),
        Best = open
    ;   Size =:= 2
    ->  Bound is 2 + End,
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
    arena_end(Arena, End),
    (   Size > Answers
    ->  size_bound(End, Answers, Depth, Size, Bound),
        Best = open
    ;   subset_numbers(Subset, Numbers),
        arena_apart(Arena, Apart),
        apart_all(Apart, Numbers, Questions)
    ->  apart_own(Apart, Numbers, Own),
        (   Questions /\ Own =\= 0
        ->  Best is msb(Questions /\ Own) + 1,
            Bound is 2*Size - 1
        ;   Best is msb(Questions) + 1,
            Bound is (1 + End) * Size
        )
    ;   Depth =:= 1 + End
    ->  no_tree_total(Bound),
        Best = open
    ;   Bound is Size + 2 + End*(Size - 2),     % classes_bound/7 of Size - 1 classes
        Best = open
    ).

%!  subset_agenda(+Subset, +Size, +Depth, +Most, +Arena, -Agenda) is det.
%
%   True when Agenda (../../search/agenda.pl) holds all questions for Subset that
%   can lead to a total of Most or less: by their numbers, or as
%   numbers(Questions), by how many classes they make.  Of a small set the others
%   may be left out, and the agenda ends with `others`.  The agenda of a large set
%   is kept from one search to the next; that of a small one is soon made anew.
%
%       ?- V = variant(2, 3, false), variant_codes(V, Codes), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, Codes, Arena),
%          subset_agenda(0b111111, 6, 6, 14, Arena, Agenda).
%       Agenda = [13-[numbers(1)]].

subset_agenda(Subset, Size, Depth, Most, Arena, Agenda) :-
    arena_answers(Arena, Answers),
    (   Size =< Answers
    ->  arena_apart(Arena, Apart),
        apart_questions(Apart, All),
        arena_end(Arena, End),
        size_least(End, Size, Most, Least),
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
        firsts_agenda(Subset, Size, Depth, Arena, Firsts, Agenda)
    ).

%   With fewer classes than Least the total is more than Most, by classes_bound/7 and
%   as not all are told apart: it is 3*Size - 1 - Classes or more where the secret is
%   asked, 2*Size + 1 - Classes where it is known.

size_least(End, Size, Most, Least) :-
    Least is max(2, (2 + End) * Size + 1 - 2*End - Most).

%!  subset_agenda_start(+Subset, +Size, +Depth, +Firsts, +Arena) is det.
%
%   From now on only the questions of the set Firsts are on the agenda of
%   Subset, a large one, for they stand for all others.
%
%       ?- V = variant(2, 3, false), variant_codes(V, Codes), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, Codes, Arena),
%          subset_agenda_start(0b111111, 6, 6, 0b1, Arena), arena_table(Arena, Table),
%          table_agenda(Table, 0b111111, 6, 6, Agenda).
%       Agenda = [13-[numbers(1)]].

subset_agenda_start(Subset, Size, Depth, Firsts, Arena) :-
    firsts_agenda(Subset, Size, Depth, Arena, Firsts, Agenda),
    arena_table(Arena, Table),
    table_agenda_store(Table, Subset, Size, Depth, Agenda).

%   Where there are few answers most questions make as many classes as there can be:
%   then it counts how large they are.

firsts_agenda(Subset, Size, Depth, Arena, Firsts, Agenda) :-
    arena_answers(Arena, Answers),
    (   Answers > 4
    ->  new_agenda(Subset, Size, Depth, Arena, Firsts, 2, [], Agenda)
    ;   subset_numbers(Firsts, Numbers),
        arena_end(Arena, End),
        Depth1 is Depth - 1,
        no_tree_total(NoTree),
        findall(Bound-Number,
                ( member(Number, Numbers),
                  subset_classes(Subset, Number, Arena, SizesClasses),
                  SizesClasses \= [Size-_],
                  sizes_bound(SizesClasses, End, Answers, Depth1, Size, Bound),
                  Bound < NoTree ),
                BoundsNumbers),
        agenda_start(BoundsNumbers, Agenda)
    ).

sizes_bound([], _, _, _, Bound, Bound).
sizes_bound([Size-_|Sizes], End, Answers, Depth, Bound0, Bound) :-
    size_bound(End, Answers, Depth, Size, Bound1),
    Bound2 is Bound0 + Bound1,
    sizes_bound(Sizes, End, Answers, Depth, Bound2, Bound).

%   The questions by how many classes they make, Least or more, and whether they
%   can win; Rest is on the agenda, too.

new_agenda(Subset, Size, Depth, Arena, Questions, Least, Rest, Agenda) :-
    arena_answers(Arena, Answers),
    arena_apart(Arena, Apart),
    arena_end(Arena, End),
    subset_numbers(Subset, Numbers),
    apart_own(Apart, Numbers, Own),
    apart_classes(Apart, Numbers, Least, CountsQuestions),
    no_tree_total(NoTree),
    findall(Bound-numbers(Chosen),
            ( member(Count-Questions1, CountsQuestions),
              (   Wins = 1,
                  Chosen is Questions1 /\ Questions /\ Own
              ;   Wins = 0,
                  Chosen is Questions1 /\ Questions /\ \ Own
              ),
              Chosen =\= 0,
              classes_bound(End, Answers, Depth, Size, Count, Wins, Bound),
              Bound < NoTree ),
            BoundsQuestions, Rest),
    agenda_start(BoundsQuestions, Agenda).

/** <examples>

?- V = variant(3, 4, true), variant_codes(V, Codes), variant_guesses(V, Guesses),
   codes_arena(V, Guesses, Codes, Arena), Subset is 1 << 64 - 1,
   subset_agenda(Subset, 64, 4, 400, Arena, Agenda).
*/
