:- module(guessing_least_total,
          [ subset_total/6,          % +Subset, +Size, +Depth, +Most, +Arena, -Total
            question_total/7,        % +Question, +Subset, +Size, +Depth, +Most, +Arena, -Total
            subset_tree/4,           % +Subset, +Depth, +Arena, -Tree
            subset_agenda_start/5    % +Subset, +Size, +Depth, +Firsts, +Arena
          ]).

/** <module> The least total of a set of secrets, and a tree that has it

The total of a tree is the number of its secrets, and the totals of its subtrees.  So the bounds of
the classes, added up, bound the question that makes them.

The questions of a set stand on an agenda, the least bound first.  The search looks
into the first one.  Either its total is its bound: then it is a best one, for no other has a
lesser bound.  Or its total is greater: then that is its bound from now on, and the search goes on
with the agenda.  If the least bound is above the total that is wanted, no question has such a
total.

What the search finds about a set is kept in the table of the arena (arena.pl).  At the end the tree
is read off the table.

__Branch and bound.__  Before a search tries a question it asks two things of a set of secrets: what is its total, or
what is it at least (subset_bound/6)?  And which questions are worth trying, and what is the total
of each at least (subset_agenda/6)?  bounds.pl proves that these bounds hold, and that a search
may cut by them.

__A set of more secrets than answers__ has the bound of its size (size_bound/5).  A question has the
bound of the number of its classes (classes_bound/7).  If there are few answers, most questions make
as many classes as there can be, so the sizes of the classes count (sizes_bound/6).

__A set of n secrets, at most as many as answers,__ is often settled at once.  Suppose that the
secret must be asked.

  1. A question finds one secret at most, so the others take a second question: the total is at
     least 2n - 1.  It is 2n - 1 if one of the secrets, as a question, tells all others apart.
  2. Any other question costs at least one more.  If it is no secret of the set, each secret takes
     a second question: 2n.  If it leaves two secrets in one class, one of them takes a third: 2n
     again.
  3. So the total is 2n if some other question tells all apart, and if there is none, it is at
     least 2n.

If it is enough to know the secret, a question that tells all apart makes the total n.  Any other
leaves two secrets or more in a class, and each of them takes a second question: n + 2 at least.

If no question tells all apart and no second question is left to do so, there is no tree.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module(arena,
              [ apart_all/3, apart_classes/4, apart_own/3, apart_questions/2, arena_answers/2,
                arena_apart/2, arena_asked/5, arena_end/2, arena_secrets/3, arena_table/2,
                subset_classes/4, subset_firsts/3, subset_numbers/2, subset_twin/5,
                table_agenda/5, table_agenda_store/5, table_bound/6, table_bound_store/6 ]).
:- use_module(bounds, [classes_bound/7, no_tree_total/1, size_bound/5, sizes_bound/6]).
:- use_module('../shared/branch_and_bound', [agenda_first/4, agenda_start/2, agenda_with/4]).

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
        ( Total =< Most -> Best = unkept ; Best = open )
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

%   True when this is known of the total of the Size secrets in Subset within Depth questions: if
%   Best is `open`, it is at least Bound.  Otherwise it is Bound, and Best is the number of a first
%   question that leads to it, or `unkept`.  Questions enough must find each secret.

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
    ;   Bound is Size + 2 + End*(Size - 2),
        Best = open
    ).

%   True when Agenda (../shared/branch_and_bound.pl) holds all questions for Subset that can lead to a
%   total of Most or less: numbers, or numbers(Questions) for a set of them with one bound.  If
%   Subset is small, the others may be left out, and `others` stands at the end.  The agenda of a
%   large set is kept from one search to the next; that of a small one is soon made anew.

subset_agenda(Subset, Size, Depth, Most, Arena, Agenda) :-
    arena_answers(Arena, Answers),
    (   Size =< Answers
    ->  small_agenda(Subset, Size, Depth, Most, Arena, Agenda)
    ;   arena_table(Arena, Table),
        table_agenda(Table, Subset, Size, Depth, Agenda)
    ->  true
    ;   subset_firsts(Subset, Arena, Firsts),
        firsts_agenda(Subset, Size, Depth, Firsts, Arena, Agenda)
    ).

small_agenda(Subset, Size, Depth, Most, Arena, Agenda) :-
    arena_apart(Arena, Apart),
    apart_questions(Apart, All),
    arena_end(Arena, End),
    size_fewest(End, Size, Most, Fewest),
    counted_bounds(Subset, Size, Depth, All, Fewest, Arena, BoundsQuestions),
    (   Fewest > 2
    ->  Beyond is Most + 1,
        agenda_start([Beyond-others|BoundsQuestions], Agenda)
    ;   agenda_start(BoundsQuestions, Agenda)
    ).

%   A question with fewer classes than Fewest leads to a total above Most.  With n secrets in C
%   classes, not all of them told apart, the total is at least 3n - 1 - C if the secret is asked,
%   and 2n + 1 - C if it is known.

size_fewest(End, Size, Most, Fewest) :-
    Fewest is max(2, (2 + End) * Size + 1 - 2*End - Most).

%!  subset_agenda_start(+Subset, +Size, +Depth, +Firsts, +Arena) is det.
%
%   From now on only the questions of the set Firsts are on the agenda of Subset, a large set: they
%   stand for all others.
%
%       ?- V = variant(2, 3, false), variant_codes(V, Codes), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, Codes, Arena),
%          subset_agenda_start(0b111111, 6, 6, 0b1, Arena), arena_table(Arena, Table),
%          table_agenda(Table, 0b111111, 6, 6, Agenda).
%       Agenda = [13-[numbers(1)]].

subset_agenda_start(Subset, Size, Depth, Firsts, Arena) :-
    firsts_agenda(Subset, Size, Depth, Firsts, Arena, Agenda),
    arena_table(Arena, Table),
    table_agenda_store(Table, Subset, Size, Depth, Agenda).

firsts_agenda(Subset, Size, Depth, Firsts, Arena, Agenda) :-
    arena_answers(Arena, Answers),
    (   Answers > 4
    ->  counted_bounds(Subset, Size, Depth, Firsts, 2, Arena, BoundsQuestions)
    ;   sized_bounds(Subset, Size, Depth, Firsts, Arena, BoundsQuestions)
    ),
    agenda_start(BoundsQuestions, Agenda).

%   The questions of a set that divide Subset, each with the bound of the sizes of its classes.

sized_bounds(Subset, Size, Depth, Questions, Arena, BoundsNumbers) :-
    arena_answers(Arena, Answers),
    arena_end(Arena, End),
    subset_numbers(Questions, Numbers),
    no_tree_total(NoTree),
    findall(Bound-Number,
            ( member(Number, Numbers),
              subset_classes(Subset, Number, Arena, SizesClasses),
              SizesClasses \= [Size-_],
              sizes_bound(End, Answers, Depth, Size, SizesClasses, Bound),
              Bound < NoTree ),
            BoundsNumbers).

%   The questions of a set that make Fewest classes or more, each with the bound of this number.
%   Questions with one bound come together, and those that are secrets of Subset before the others.

counted_bounds(Subset, Size, Depth, Questions, Fewest, Arena, BoundsQuestions) :-
    arena_answers(Arena, Answers),
    arena_apart(Arena, Apart),
    arena_end(Arena, End),
    subset_numbers(Subset, Numbers),
    apart_own(Apart, Numbers, Own),
    apart_classes(Apart, Numbers, Fewest, CountsQuestions),
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
            BoundsQuestions).

/** <examples>

?- V = variant(2, 4, false), variant_codes(V, Codes), variant_guesses(V, Guesses),
   codes_arena(V, Guesses, Codes, Arena), Subset is 1 << 12 - 1,
   subset_total(Subset, 12, 12, 60, Arena, Total), subset_tree(Subset, 12, Arena, Tree).
*/
