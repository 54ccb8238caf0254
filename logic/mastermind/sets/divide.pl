:- module(mastermind_divide,
          [ apart_all/3,           % +Apart, +Numbers, -Guesses
            apart_own/3,           % +Apart, +Numbers, -Guesses
            apart_classes/4,       % +Apart, +Numbers, +Least, -CountsGuesses
            apart_guesses/2        % +Apart, -Guesses
          ]).

/** <module> Divide: the guesses that divide a subset into so many classes

Codes are given by their numbers in the list that Apart (apart.pl) is for,
and guesses are a set, an integer.  The guesses that tell all codes of a
subset apart are an intersection of one set for each pair; those that make
so many classes are counted code by code: a code that is told apart from all
before it begins a class of its own.
*/

:- use_module(library(apply), [foldl/4]).

%!  apart_guesses(+Apart, -Guesses) is det.
%
%   True when Guesses are all guesses that there are.
%
%       ?- variant_guesses(variant(1, 3, false), All),
%          codes_apart(All, [[1],[3]], Apart), apart_guesses(Apart, Guesses).
%       Guesses = 7.

apart_guesses(apart(All, _, _), All).

%!  apart_all(+Apart, +Numbers, -Guesses) is semidet.
%
%   True when Guesses, not none, tell all codes with Numbers apart.
%
%       ?- variant_guesses(variant(1, 3, false), All),
%          codes_apart(All, [[1],[3]], Apart), apart_all(Apart, [1,2], Guesses).
%       Guesses = 5.

apart_all(apart(All, Pairs, _), Numbers, Guesses) :-
    apart_all(Numbers, [], Pairs, All, Guesses).

apart_all([], _, _, Guesses, Guesses).
apart_all([J|Js], Earlier, Pairs, Guesses0, Guesses) :-
    arg(J, Pairs, Row),
    apart_from(Earlier, Row, Guesses0, Guesses1),
    Guesses1 =\= 0,
    apart_all(Js, [J|Earlier], Pairs, Guesses1, Guesses).

apart_from([], _, Guesses, Guesses).
apart_from([I|Is], Row, Guesses0, Guesses) :-
    arg(I, Row, Set),
    Guesses1 is Guesses0 /\ Set,
    apart_from(Is, Row, Guesses1, Guesses).

%!  apart_own(+Apart, +Numbers, -Guesses) is det.
%
%   True when Guesses are the codes with Numbers themselves.
%
%       ?- variant_guesses(variant(1, 3, false), All),
%          codes_apart(All, [[1],[3]], Apart), apart_own(Apart, [2], Guesses).
%       Guesses = 4.

apart_own(apart(_, _, Own), Numbers, Guesses) :-
    foldl(with_own(Own), Numbers, 0, Guesses).

with_own(Own, Number, Guesses0, Guesses) :-
    arg(Number, Own, Guess),
    Guesses is Guesses0 \/ Guess.

%!  apart_classes(+Apart, +Numbers, +Least, -CountsGuesses) is det.
%
%   True when CountsGuesses are pairs Count-Guesses, most classes first, of the
%   Guesses that divide the codes with Numbers into just Count classes, if Least
%   or more.
%
%       ?- variant_guesses(variant(1, 3, false), All),
%          codes_apart(All, [[1],[3]], Apart), apart_classes(Apart, [1,2], 1, Pairs).
%       Pairs = [2-5, 1-2].

%   A list of sets, Number after number: the guesses that make Number classes or
%   more of the codes so far.  The first sets, which can't come to Least any more,
%   are dropped.

apart_classes(apart(All, Pairs, _), Numbers, Least, CountsGuesses) :-
    length(Numbers, Size),
    Spare is Size - Least,
    at_least(Numbers, [], Spare, Pairs, All, [All], Sets),
    counts_guesses(Sets, Least, [], CountsGuesses).

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

%   New are the guesses for which one more code begins a class.

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

%   Just so many classes: so many or more, but not one more.

counts_guesses([], _, Pairs, Pairs).
counts_guesses([Set|Sets], Count, Pairs0, Pairs) :-
    (   Sets = [Next|_]
    ->  Guesses is Set /\ \ Next
    ;   Guesses = Set
    ),
    Count1 is Count + 1,
    counts_guesses(Sets, Count1, [Count-Guesses|Pairs0], Pairs).

/** <examples>

?- variant_guesses(variant(3, 5, false), All),
   Codes = [[1,2,3],[1,3,2],[2,1,4],[5,2,1]],
   codes_apart(All, Codes, Apart), apart_all(Apart, [1,2,3,4], Guesses).
*/
