:- module(games_least,
          [ subset_total/6,        % +Subset, +Size, +Depth, +Most, +Arena, -Total
            question_total/7,      % +Question, +Subset, +Size, +Depth, +Most, +Arena, -Total
            subset_tree/4          % +Subset, +Depth, +Arena, -Tree
          ]).

/** <module> The least total of a set of secrets, and a tree that has it

The total of a tree is the size of its set and the totals of its subtrees:
bounds of the classes make a bound of the question.  At each set the questions
stand on an agenda by their bounds (branch.pl).  The first is looked into,
until it turns out to have just this total, and is optimal, or gets a greater
bound.  What is found of a set is kept in the table of the arena; the tree is
read off it in the end.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module('../../search/agenda', [agenda_first/4, agenda_with/4]).
:- use_module(arena, [arena_answers/2, arena_apart/2, arena_asked/5, arena_end/2, arena_secrets/3,
                      arena_table/2, subset_classes/4, subset_numbers/2, subset_twin/5]).
:- use_module(bound, [no_tree_total/1]).
:- use_module(branch, [subset_agenda/6, subset_bound/6]).
:- use_module(divide, [apart_all/3, apart_own/3]).
:- use_module(known, [table_agenda_store/5, table_bound_store/6]).

%!  subset_total(+Subset, +Size, +Depth, +Most, +Arena, -Total) is det.
%
%   True when the least total of a tree of Depth questions for the Size secrets in
%   Subset of Arena is Total, if that is no more than Most.  Else it is not
%   less than Total, which is no_tree_total/1 if there is no tree.
%   The same as rules_least/4 (../definition.pl), by branch and bound.
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
        subset_twin(Subset, Size, Depth, Arena, Twin)
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

%   Until a question has no greater total than bound, or bounds are beyond Most.

search(Agenda0, Subset, Size, Depth, Most, Arena, Total, Best, Agenda) :-
    (   agenda_first(Agenda0, Bound, Question, Agenda1)
    ->  (   Bound > Most
        ->  Total = Bound,
            Best = open,
            Agenda = Agenda0
        ;   question_total(Question, Subset, Size, Depth, Bound, Arena, Total1),
            (   Total1 =:= Bound
            ->  Total = Total1,
                Best = Question,
                Agenda = Agenda1
            ;   no_tree_total(NoTree),
                (   Total1 < NoTree
                ->  agenda_with(Agenda1, Total1, Question, Agenda2)
                ;   Agenda2 = Agenda1
                ),
                search(Agenda2, Subset, Size, Depth, Most, Arena, Total, Best, Agenda)
            )
        )
    ;   no_tree_total(Total),
        Best = open,
        Agenda = Agenda0
    ).

%!  question_total(+Question, +Subset, +Size, +Depth, +Most, +Arena, -Total) is det.
%
%   The same as subset_total/6, of the trees whose first question has number Question.
%
%       ?- V = variant(2, 4, true), variant_codes(V, Codes), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, Codes, Arena),
%          question_total(1, 0xffff, 16, 4, 80, Arena, Total).
%       Total = 50.

%   Each class may have what the bounds of the others leave.

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

%   A best first question.  Of two secrets the first is asked, or what tells them
%   apart.  A set that was left to its twin is searched itself now.

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
