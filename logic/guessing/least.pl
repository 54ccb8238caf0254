:- module(guessing_least,
          [ subset_total/6,        % +Subset, +Size, +Depth, +Most, +Arena, -Total
            question_total/7,      % +Question, +Subset, +Size, +Depth, +Most, +Arena, -Total
            subset_tree/4          % +Subset, +Depth, +Arena, -Tree
          ]).

/** <module> The least total of a set of secrets, and a tree that has it

The total of a tree is the number of its secrets, and the totals of its subtrees.  So the bounds of
the classes, added up, bound the question that makes them.

The questions of a set stand on an agenda, the least bound first (branch.pl).  The search looks
into the first one.  Either its total is its bound: then it is a best one, for no other has a
lesser bound.  Or its total is greater: then that is its bound from now on, and the search goes on
with the agenda.  If the least bound is above the total that is wanted, no question has such a
total.

What the search finds about a set is kept in the table of the arena (known.pl).  At the end the tree
is read off the table.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module('../search/agenda', [agenda_first/4, agenda_with/4]).
:- use_module(arena, [arena_answers/2, arena_apart/2, arena_asked/5, arena_end/2, arena_secrets/3,
                      arena_table/2, subset_classes/4, subset_numbers/2, subset_twin/5]).
:- use_module(bound, [no_tree_total/1]).
:- use_module(branch, [subset_agenda/6, subset_bound/6]).
:- use_module(divide, [apart_all/3, apart_own/3]).
:- use_module(known, [table_agenda_store/5, table_bound_store/6]).

%!  subset_total(+Subset, +Size, +Depth, +Most, +Arena, -Total) is det.
%
%   True when Total is the least total of a tree of Depth questions for the Size secrets in Subset
%   of Arena, if that is at most Most.  Otherwise no tree has a total less than Total, which is
%   no_tree_total/1 if there is no tree.  The same as rules_least/4 (definition.pl), by branch
%   and bound.
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

%   If sets differ only by names, the search looks into the one that it met first.

worked_out(Subset, Size, Depth, Most, Arena, Total, Best) :-
    arena_answers(Arena, Answers),
    (   Size > Answers,
        subset_twin(Subset, Size, Depth, Arena, Twin)
    ->  subset_total(Twin, Size, Depth, Most, Arena, Total),
        (   Total =< Most
        ->  Best = unkept
        ;   Best = open
        )
    ;   searched(Subset, Size, Depth, Most, Arena, Total, Best)
    ).

%   A search of a large set that stopped at Most goes on from its agenda the next time.

searched(Subset, Size, Depth, Most, Arena, Total, Best) :-
    subset_agenda(Subset, Size, Depth, Most, Arena, Agenda0),
    search(Agenda0, Subset, Size, Depth, Most, Arena, found(Total, Best, Agenda)),
    arena_answers(Arena, Answers),
    (   Best == open,
        Size > Answers
    ->  arena_table(Arena, Table),
        table_agenda_store(Table, Subset, Size, Depth, Agenda)
    ;   true
    ).

%   Looks into the first question of the agenda, until its total is its bound, or this is above
%   Most.

search(Agenda0, Subset, Size, Depth, Most, Arena, Found) :-
    (   agenda_first(Agenda0, Bound, Question, Agenda1)
    ->  (   Bound > Most
        ->  Found = found(Bound, open, Agenda0)
        ;   question_total(Question, Subset, Size, Depth, Bound, Arena, Total),
            (   Total =:= Bound
            ->  Found = found(Total, Question, Agenda1)
            ;   with_total(Agenda1, Total, Question, Agenda2),
                search(Agenda2, Subset, Size, Depth, Most, Arena, Found)
            )
        )
    ;   no_tree_total(NoTree),
        Found = found(NoTree, open, Agenda0)
    ).

%   Total is the new bound of Question, which is left out if it leads to no tree.

with_total(Agenda0, Total, Question, Agenda) :-
    no_tree_total(NoTree),
    (   Total < NoTree
    ->  agenda_with(Agenda0, Total, Question, Agenda)
    ;   Agenda = Agenda0
    ).

%!  question_total(+Question, +Subset, +Size, +Depth, +Most, +Arena, -Total) is det.
%
%   The same as subset_total/6, of the trees whose first question has number Question.
%
%       ?- V = variant(2, 4, true), variant_codes(V, Codes), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, Codes, Arena),
%          question_total(1, 0xffff, 16, 4, 80, Arena, Total).
%       Total = 50.

%   No class may have more than what Most leaves when each other class has its bound.

question_total(Question, Subset, Size, Depth, Most, Arena, Total) :-
    subset_classes(Subset, Question, Arena, SizesClasses),
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
%   True when Tree is a tree of Depth questions with the least total for Subset,
%   which subset_total/6 has found.
%
%       ?- V = variant(2, 3, false), variant_codes(V, Codes), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, Codes, Arena),
%          subset_total(0b1011, 3, 3, 9, Arena, Total), subset_tree(0b1011, 3, Arena, Tree).
%       Total = 5, Tree = node([2, 3], 3, [0-1-node([1, 2], 1, []), 1-0-node([1, 3], 1, [])]).

subset_tree(Subset, Depth, Arena, Tree) :-
    Size is popcount(Subset),
    arena_end(Arena, End),
    (   Size =:= 1
    ->  arena_secrets(Arena, Subset, [Secret]),
        end_tree(End, Secret, Tree)
    ;   subset_question(Subset, Size, Depth, End, Arena, Number),
        arena_asked(Arena, Number, Subset, Question, AnswersClasses),
        Depth1 is Depth - 1,
        maplist(class_child(Depth1, Arena), AnswersClasses, Children),
        Tree = node(Question, Size, Children)
    ).

end_tree(0, Secret, secret(Secret)).
end_tree(1, Secret, node(Secret, 1, [])).

class_child(Depth, Arena, Answer-Class, Answer-Tree) :-
    subset_tree(Class, Depth, Arena, Tree).

%   A best first question.  Of two secrets, ask the first one, or a question that tells them apart.
%   A set whose twin was searched in its place is searched itself now.

subset_question(Subset, Size, Depth, End, Arena, Number) :-
    (   Size =:= 2
    ->  subset_numbers(Subset, Numbers),
        arena_apart(Arena, Apart),
        (   End =:= 1
        ->  Numbers = [First|_],
            apart_own(Apart, [First], Questions)
        ;   apart_all(Apart, Numbers, Questions)
        ),
        Number is lsb(Questions) + 1
    ;   subset_bound(Subset, Size, Depth, Arena, Total, Best),
        (   Best == unkept
        ->  once(searched(Subset, Size, Depth, Total, Arena, Total, Number))
        ;   Number = Best
        )
    ).

/** <examples>

?- V = variant(2, 4, false), variant_codes(V, Codes), variant_guesses(V, Guesses),
   codes_arena(V, Guesses, Codes, Arena), Subset is 1 << 12 - 1,
   subset_total(Subset, 12, 12, 60, Arena, Total), subset_tree(Subset, 12, Arena, Tree).
*/
