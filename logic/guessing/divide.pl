:- module(guessing_divide,
          [ apart_all/3,           % +Apart, +Numbers, -Questions
            apart_own/3,           % +Apart, +Numbers, -Questions
            apart_classes/4,       % +Apart, +Numbers, +Least, -CountsQuestions
            apart_questions/2      % +Apart, -Questions
          ]).

/** <module> Divide: the questions that divide a subset into so many classes

Secrets are given by their numbers in the list that Apart (apart.pl) is for, and questions as a
set, an integer.  Which questions tell all secrets of a subset apart?  They are the intersection
of one set for each pair.  How many classes does each question make?  We count secret by secret: a
secret begins a new class if the question tells it apart from all secrets before it.
*/

:- use_module(library(apply), [foldl/4]).

%!  apart_questions(+Apart, -Questions) is det.
%
%   True when Questions is the set of all questions.

apart_questions(apart(All, _, _), All).

%!  apart_all(+Apart, +Numbers, -Questions) is semidet.
%
%   True when Questions are those that tell all secrets with Numbers apart.  Fails if there is none.
%
%       ?- variant_guesses(variant(1, 3, false), All),
%          codes_apart(All, [[1],[3]], Apart), apart_all(Apart, [1,2], Questions).
%       Questions = 5.

apart_all(apart(All, Pairs, _), Numbers, Questions) :-
    apart_all(Numbers, [], Pairs, All, Questions).

apart_all([], _, _, Questions, Questions).
apart_all([J|Js], Earlier, Pairs, Questions0, Questions) :-
    arg(J, Pairs, Row),
    apart_from(Earlier, Row, Questions0, Questions1),
    Questions1 =\= 0,
    apart_all(Js, [J|Earlier], Pairs, Questions1, Questions).

apart_from([], _, Questions, Questions).
apart_from([I|Is], Row, Questions0, Questions) :-
    arg(I, Row, Set),
    Questions1 is Questions0 /\ Set,
    apart_from(Is, Row, Questions1, Questions).

%!  apart_own(+Apart, +Numbers, -Questions) is det.
%
%   True when Questions are the secrets with Numbers, as questions.
%
%       ?- variant_guesses(variant(1, 3, false), All),
%          codes_apart(All, [[1],[3]], Apart), apart_own(Apart, [2], Questions).
%       Questions = 4.

apart_own(apart(_, _, Own), Numbers, Questions) :-
    foldl(with_own(Own), Numbers, 0, Questions).

with_own(Own, Number, Questions0, Questions) :-
    arg(Number, Own, Question),
    Questions is Questions0 \/ Question.

%!  apart_classes(+Apart, +Numbers, +Least, -CountsQuestions) is det.
%
%   True when CountsQuestions are pairs Count-Questions, for each Count from Least on, most classes
%   first: Questions divide the secrets with Numbers into just Count classes.
%
%       ?- variant_guesses(variant(1, 3, false), All),
%          codes_apart(All, [[1],[3]], Apart), apart_classes(Apart, [1,2], 1, Pairs).
%       Pairs = [2-5, 1-2].

%   There is a list of sets: set number N has the questions that make N classes or more of the
%   secrets so far.  The first sets are dropped when their questions can't come to Least classes
%   any more.

apart_classes(apart(All, Pairs, _), Numbers, Least, CountsQuestions) :-
    length(Numbers, Size),
    Spare is Size - Least,
    at_least(Numbers, [], Spare, Pairs, All, [All], Sets),
    counts_questions(Sets, Least, [], CountsQuestions).

at_least([], _, _, _, _, Sets, Sets).
at_least([J|Js], Earlier, Spare, Pairs, All, Sets0, Sets) :-
    arg(J, Pairs, Row),
    apart_from(Earlier, Row, All, New),
    one_more(Sets0, New, Sets1),
    (   Spare > 0
    ->  Spare1 is Spare - 1,
        Sets2 = [All|Sets1]
    ;   Spare1 = 0,
        Sets2 = Sets1
    ),
    at_least(Js, [J|Earlier], Spare1, Pairs, All, Sets2, Sets).

%   New are the questions for which one more secret begins a class: they move on by one set.

one_more([], _, []).
one_more([Set0|Sets0], New, Sets) :-
    More is Set0 /\ New,
    (   Sets0 = [Next|_]
    ->  Set is Next \/ More,
        Sets = [Set|Sets1],
        one_more(Sets0, New, Sets1)
    ;   More =:= 0
    ->  Sets = []
    ;   Sets = [More]
    ).

%   A question makes just N classes if it makes N or more, but not N + 1 or more.

counts_questions([], _, Pairs, Pairs).
counts_questions([Set|Sets], Count, Pairs0, Pairs) :-
    (   Sets = [Next|_]
    ->  Questions is Set /\ \ Next
    ;   Questions = Set
    ),
    Count1 is Count + 1,
    counts_questions(Sets, Count1, [Count-Questions|Pairs0], Pairs).

/** <examples>

?- variant_guesses(variant(3, 5, false), All),
   Codes = [[1,2,3],[1,3,2],[2,1,4],[5,2,1]],
   codes_apart(All, Codes, Apart), apart_all(Apart, [1,2,3,4], Questions).
*/
