:- module(mastermind_least,
          [ subset_total/6,        % +Subset, +Size, +Depth, +Most, +Arena, -Total
            subset_tree/4          % +Subset, +Depth, +Arena, -Tree
          ]).

/** <module> The least total of a set of codes, and a tree that has it

The total of a tree is the size of its set and the totals of its subtrees:
bounds of the classes make a bound of the guess.  At each set the guesses
stand on an agenda by their bounds (branch.pl).  The first is looked into,
until it turns out to have just this total, and is optimal, or gets a greater
bound.  What is found of a set is kept in the table of the arena; the tree is
read off it in the end.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, sum_list/2]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_keys_values/3]).
:- use_module('../../search/agenda', [agenda_first/4, agenda_with/4]).
:- use_module('../rules/feedback', [guess_code_feedback/3]).
:- use_module(arena, [arena_answers/2, arena_guess/3, arena_table/2, subset_classes/4,
                      subset_codes/3, subset_numbers/2, subset_twin/5]).
:- use_module(bound, [no_tree_total/1]).
:- use_module(branch, [subset_agenda/6, subset_bound/6]).
:- use_module(table, [table_agenda_store/5, table_bound_store/6]).

%!  subset_total(+Subset, +Size, +Depth, +Most, +Arena, -Total) is det.
%
%   True when the least total of a tree of Depth guesses for the Size codes in
%   Subset of Arena is Total, if that is no more than Most.  Else it is not
%   less than Total, which is no_tree_total/1 if there is no tree.
%   The same as least_total/4 (definition.pl), by branch and bound.
%
%       ?- V = variant(2, 4, true), variant_codes(V, Codes), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, Codes, Arena), subset_total(0xffff, 16, 4, 80, Arena, Total).
%       Total = 45.

subset_total(Subset, Size, Depth, Most, Arena, Total) :-
    subset_bound(Subset, Size, Depth, Arena, Bound, Best),
    (   ( Best \== open ; Bound > Most )
    ->  Total = Bound
    ;   findall(Total1-Best1,
                worked_out(Subset, Size, Depth, Most, Arena, Total1, Best1),
                [Total-Best2]),
        arena_table(Arena, Table),
        table_bound_store(Table, Subset, Size, Depth, Total, Best2)
    ).

%   Of sets that are alike the first is searched.

worked_out(Subset, Size, Depth, Most, Arena, Total, Best) :-
    arena_answers(Arena, Answers),
    (   Size > Answers,
        subset_twin(Subset, Size, Depth, Arena, Twin),
        Twin =\= Subset
    ->  subset_total(Twin, Size, Depth, Most, Arena, Total),
        (   Total =< Most
        ->  Best = unkept
        ;   Best = open
        )
    ;   searched(Subset, Size, Depth, Most, Arena, Total, Best)
    ).

searched(Subset, Size, Depth, Most, Arena, Total, Best) :-
    subset_agenda(Subset, Size, Depth, Most, Arena, Agenda0),
    search(Agenda0, Subset, Size, Depth, Most, Arena, Total, Best, Agenda),
    arena_answers(Arena, Answers),
    (   Best == open,
        Size > Answers
    ->  arena_table(Arena, Table),
        table_agenda_store(Table, Subset, Size, Depth, Agenda)
    ;   true
    ).

%   Until a guess has no greater total than bound, or bounds are beyond Most.

search(Agenda0, Subset, Size, Depth, Most, Arena, Total, Best, Agenda) :-
    (   agenda_first(Agenda0, Bound, Guess, Agenda1)
    ->  (   Bound > Most
        ->  Total = Bound,
            Best = open,
            Agenda = Agenda0
        ;   guess_total(Guess, Subset, Size, Depth, Bound, Arena, Total1),
            (   Total1 =:= Bound
            ->  Total = Total1,
                Best = Guess,
                Agenda = Agenda1
            ;   no_tree_total(NoTree),
                (   Total1 < NoTree
                ->  agenda_with(Agenda1, Total1, Guess, Agenda2)
                ;   Agenda2 = Agenda1
                ),
                search(Agenda2, Subset, Size, Depth, Most, Arena, Total, Best, Agenda)
            )
        )
    ;   no_tree_total(Total),
        Best = open,
        Agenda = Agenda0
    ).

%   The total of Subset if it is asked Guess, if no more than Most, else a bound
%   of it.  Each class may have what the bounds of the others leave.

guess_total(Guess, Subset, Size, Depth, Most, Arena, Total) :-
    subset_classes(Subset, Guess, Arena, SizesClasses),
    Depth1 is Depth - 1,
    classes_bounds(SizesClasses, Depth1, Most, Arena, Size, Bound, Open),
    (   Bound > Most
    ->  Total = Bound
    ;   classes_total(Open, Depth1, Most, Arena, Bound, Total)
    ).

classes_bounds([], _, _, _, Bound, Bound, []).
classes_bounds([Size-Class|Classes], Depth, Most, Arena, Bound0, Bound, Open) :-
    subset_bound(Class, Size, Depth, Arena, Bound1, Best),
    Bound2 is Bound0 + Bound1,
    (   Bound2 > Most
    ->  Bound = Bound2,
        Open = []
    ;   (   Best == open
        ->  Open = [open(Size, Class, Bound1)|Open1]
        ;   Open = Open1
        ),
        classes_bounds(Classes, Depth, Most, Arena, Bound2, Bound, Open1)
    ).

classes_total([], _, _, _, Total, Total).
classes_total([open(Size, Class, Bound1)|Open], Depth, Most, Arena, Bound0, Total) :-
    Most1 is Most - Bound0 + Bound1,
    subset_total(Class, Size, Depth, Most1, Arena, Total1),
    Bound is Bound0 - Bound1 + Total1,
    (   Bound > Most
    ->  Total = Bound
    ;   classes_total(Open, Depth, Most, Arena, Bound, Total)
    ).

%!  subset_tree(+Subset, +Depth, +Arena, -Tree) is det.
%
%   True when Tree is a tree of Depth guesses with the least total for Subset,
%   which subset_total/6 has found.
%
%       ?- V = variant(2, 3, false), variant_codes(V, Codes), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, Codes, Arena),
%          subset_total(0b1011, 3, 3, 9, Arena, Total), subset_tree(0b1011, 3, Arena, Tree).
%       Total = 5, Tree = node([2, 3], 3, [0-1-node([1, 2], 1, []), 1-0-node([1, 3], 1, [])]).

subset_tree(Subset, Depth, Arena, node(Guess, Size, Children)) :-
    subset_codes(Subset, Arena, Codes),
    subset_numbers(Subset, Numbers),
    pairs_keys_values(CodesNumbers, Codes, Numbers),
    length(Codes, Size),
    (   Size =< 2
    ->  Codes = [Guess|_]
    ;   subset_guess(Subset, Size, Depth, Arena, Number),
        arena_guess(Arena, Number, Guess)
    ),
    findall(Feedback-Bit, other_code(CodesNumbers, Guess, Feedback, Bit), Bits),
    keysort(Bits, Sorted),
    group_pairs_by_key(Sorted, Classes),
    Depth1 is Depth - 1,
    maplist(class_child(Depth1, Arena), Classes, Children).

other_code(CodesNumbers, Guess, Feedback, Bit) :-
    member(Code-Number, CodesNumbers),
    Code \== Guess,
    guess_code_feedback(Guess, Code, Feedback),
    Bit is 1 << (Number - 1).

class_child(Depth, Arena, Feedback-Bits, Feedback-Tree) :-
    sum_list(Bits, Class),
    subset_tree(Class, Depth, Arena, Tree).

%   A best first guess.  A set that was left to its twin is searched itself now.

subset_guess(Subset, Size, Depth, Arena, Guess) :-
    subset_bound(Subset, Size, Depth, Arena, Total, Best),
    (   Best == unkept
    ->  once(searched(Subset, Size, Depth, Total, Arena, Total, Guess))
    ;   Guess = Best
    ).

/** <examples>

?- V = variant(2, 4, false), variant_codes(V, Codes), variant_guesses(V, Guesses),
   codes_arena(V, Guesses, Codes, Arena), Subset is 1 << 12 - 1,
   subset_total(Subset, 12, 12, 60, Arena, Total), subset_tree(Subset, 12, Arena, Tree).
*/
