:- module(mastermind_firsts,
          [ subset_kinds/4,        % +Subset, +Codes, +Planes, -Kinds
            kinds_firsts/3,        % +Kinds, +Planes, -Guesses
            history_firsts/5       % +Variant, +History, +Planes, +AllPlanes, -Guesses
          ]).

/** <module> Firsts: one guess for all that are alike, by whole sets

alike.pl works guess by guess; this file does the same for sets as integers.  It finds the symbols
that can be exchanged on a subset of the codes, and the set of guesses that stand for all.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [last/2]).
:- use_module(alike, [history_kinds/3, kinds_guess_split/4]).
:- use_module(planes, [codes_exchanged/5, counts_symbols/2, subset_counts/3]).
:- use_module(symmetry, [history_symmetries/3, symmetries_kinds_first/3]).

%!  subset_kinds(+Subset, +Codes, +Planes, -Kinds) is det.
%
%   True when Kinds are the lists of symbols alike on Codes, which are Subset of
%   the codes of Planes.  As codes_kinds/3, but needs no planes of the subset.
%
%       ?- codes_planes(variant(2, 4, false), [[1,2],[1,3],[2,1]], Planes),
%          subset_kinds(0b101, [[1,2],[2,1]], Planes, Kinds).
%       Kinds = [[3, 4], [1, 2]].

subset_kinds(Set, Codes, Planes, Kinds) :-
    subset_counts(Set, Planes, Counts),
    counts_symbols(Counts, CountsSymbols),
    keysort(CountsSymbols, Sorted),
    kinds(Sorted, Codes, Planes, Set, Kinds).

%   Only symbols that occur as often at each place can be alike.

kinds([], _, _, _, []).
kinds([Counts-X|Pairs], Codes, Planes, Set, [[X|Ys]|Kinds]) :-
    kind(Pairs, Counts, X, Codes, Planes, Set, Ys, Rest),
    kinds(Rest, Codes, Planes, Set, Kinds).

kind(Pairs0, Counts, X, Codes, Planes, Set, Ys, Rest) :-
    (   Pairs0 = [Counts1-Y|Pairs],
        Counts1 == Counts
    ->  (   codes_exchanged(Codes, X, Y, Planes, Set)
        ->  Ys = [Y|Ys1],
            Rest = Rest1
        ;   Ys = Ys1,
            Rest = [Counts1-Y|Rest1]
        ),
        kind(Pairs, Counts, X, Codes, Planes, Set, Ys1, Rest1)
    ;   Ys = [],
        Rest = Pairs0
    ).

%!  kinds_firsts(+Kinds, +Planes, -Guesses) is det.
%
%   True when Guesses is the set of the guesses of kinds_guess_split/4 (alike.pl),
%   in which a symbol comes only after the symbols before it in its kind.  Planes
%   are those of all guesses.

kinds_firsts(Kinds, planes(All, _, At, _), Guesses) :-
    At =.. [_|Rows],
    foldl(kind_firsts(Rows), Kinds, All, Guesses).

kind_firsts(Rows, [X|Ys], Guesses0, Guesses) :-
    chain(Ys, X, Rows, Guesses0, Guesses).

chain([], _, _, Guesses, Guesses).
chain([Y|Ys], X, Rows, Guesses0, Guesses) :-
    after(Rows, X, Y, 0, Guesses0, Guesses1),
    chain(Ys, Y, Rows, Guesses1, Guesses).

%   A guess with Y at a place and X at no place before it is not the first.

after([], _, _, _, Guesses, Guesses).
after([Row|Rows], X, Y, Before0, Guesses0, Guesses) :-
    arg(Y, Row, PlaneY),
    Guesses1 is Guesses0 /\ \ (PlaneY /\ \ Before0),
    arg(X, Row, PlaneX),
    Before is Before0 \/ PlaneX,
    after(Rows, X, Y, Before, Guesses1, Guesses).

%!  history_firsts(+Variant, +History, +Planes, +AllPlanes, -Guesses) is det.
%
%   True when Guesses is a set of guesses that stands for all after History: no
%   symmetry of History (symmetry.pl) turns one into another.  History leaves the
%   codes of Planes; AllPlanes are those of all codes.
%
%       ?- V = variant(2, 3, false), variant_codes(V, Codes), codes_planes(V, Codes, Planes),
%          history_firsts(V, [], Planes, Planes, Guesses).
%       Guesses = 1.

history_firsts(Variant, History, Planes, AllPlanes, Guesses) :-
    history_kinds(History, Planes, Kinds),
    history_symmetries(Variant, History, Symmetries),
    findall(Own,
            ( kinds_guess_split(Kinds, AllPlanes, Guess, split(Blacks, _)),
              symmetries_kinds_first(Symmetries, Kinds, Guess),
              last(Blacks, Own) ),
            Owns),
    foldl(joined, Owns, 0, Guesses).

joined(Set1, Set2, Set) :-
    Set is Set1 \/ Set2.

/** <examples>

?- V = variant(3, 6, true), variant_codes(V, Codes), codes_planes(V, Codes, Planes),
   kinds_firsts([[1,2,3,4,5,6]], Planes, Guesses).
*/
