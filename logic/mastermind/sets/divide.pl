:- module(mastermind_divide,
          [ apart_all/3,           % +Apart, +Numbers, -Guesses
            apart_own/3,           % +Apart, +Numbers, -Guesses
            apart_parts/4          % +Apart, +Numbers, +Least, -PartsGuesses
          ]).

/** <module> Divide: the guesses that divide a subset into so many parts

Codes are given by their numbers in the list that Apart (apart.pl) is for,
and guesses are a set, an integer.  The guesses that tell all codes of a
subset apart are an intersection of one set for each pair; those that give
so many parts are counted code by code.
*/

:- use_module(library(apply), [foldl/4]).

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

%!  apart_parts(+Apart, +Numbers, +Least, -PartsGuesses) is det.
%
%   True when PartsGuesses are pairs Parts-Guesses, most parts first, of the
%   Guesses that divide the codes with Numbers into just so many Parts, if
%   Least or more.
%
%       ?- variant_guesses(variant(1, 3, false), All),
%          codes_apart(All, [[1],[3]], Apart), apart_parts(Apart, [1,2], 1, Pairs).
%       Pairs = [2-5, 1-2].

%   Code after code, level T of a list is the guesses that give T parts or
%   more: a code that is apart from all earlier ones has a part of its own.
%   The lowest levels are dropped as soon as they can't reach Least.

apart_parts(apart(All, Pairs, _), Numbers, Least, PartsGuesses) :-
    length(Numbers, Size),
    Spare is Size - Least,
    levels(Numbers, [], Spare, Pairs, All, [All], Levels),
    level_groups(Levels, Least, [], PartsGuesses).

levels([], _, _, _, _, Levels, Levels).
levels([J|Js], Earlier, Spare, Pairs, All, Levels0, Levels) :-
    arg(J, Pairs, Row),
    apart_from(Earlier, Row, All, New),
    one_more(Levels0, New, Levels1),
    (   Spare > 0
    ->  Spare1 is Spare - 1,
        Levels2 = [All|Levels1]
    ;   Spare1 = 0,
        Levels2 = Levels1
    ),
    levels(Js, [J|Earlier], Spare1, Pairs, All, Levels2, Levels).

one_more([], _, []).
one_more([Level0|Levels0], New, Levels) :-
    More is Level0 /\ New,
    (   Levels0 = [Next|_]
    ->  Level is Next \/ More,
        Levels = [Level|Levels1],
        one_more(Levels0, New, Levels1)
    ;   More =:= 0
    ->  Levels = []
    ;   Levels = [More]
    ).

level_groups([], _, Groups, Groups).
level_groups([Level|Levels], Parts, Groups0, Groups) :-
    (   Levels = [Next|_]
    ->  Guesses is Level /\ \ Next
    ;   Guesses = Level
    ),
    Parts1 is Parts + 1,
    level_groups(Levels, Parts1, [Parts-Guesses|Groups0], Groups).

/** <examples>

?- variant_guesses(variant(3, 5, false), All),
   Codes = [[1,2,3],[1,3,2],[2,1,4],[5,2,1]],
   codes_apart(All, Codes, Apart), apart_all(Apart, [1,2,3,4], Guesses).
*/
