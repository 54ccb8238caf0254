:- module(mastermind_symmetry,
          [ history_symmetries/3,     % +Variant, +History, -Symmetries
            guess_symmetry_image/3,   % +Guess, +Symmetry, -Image
            symmetries_kinds_first/3  % +Symmetries, +Kinds, +Guess
          ]).

/** <module> Symmetries: what a history cannot tell apart

A _symmetry_ of a history exchanges places, and renames symbols, so that each past guess stays the
same.  The set of possible codes stays the same, too, so a guess and its image split it alike.

It is symmetry(Sources, Names): the symbol at place N of an image comes from the place that is
N-th in Sources, and arg(Symbol, Names) is its new name.
*/

:- use_module(library(apply), [foldl/5, maplist/2, maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3, numlist/3, select/3]).
:- use_module(library(pairs), [pairs_keys_values/3]).

%   True when Symmetry leaves each guess of History as it is.  Symbols that
%   no guess names keep their names; they are alike anyway (alike.pl).

history_symmetry(variant(Pegs, Colours, _), History, symmetry(Sources, Names)) :-
    numlist(1, Pegs, Places),
    maplist(place_column(History), Places, Columns),
    pairs_keys_values(Targets, Places, Columns),
    functor(Names, names, Colours),
    sources(Columns, Targets, Names, Sources),
    numlist(1, Colours, Symbols),
    maplist(keeps_name(Names), Symbols).

%   The symbols that the guesses have at a place.

place_column(History, Place, Column) :-
    findall(Symbol,
            ( member(Guess-_, History), nth1(Place, Guess, Symbol) ),
            Column).

sources([], [], _, []).
sources([Column|Columns], Places0, Names, [Source|Sources]) :-
    select(Source-Symbols, Places0, Places),
    maplist(named(Names), Symbols, Column),
    sources(Columns, Places, Names, Sources).

named(Names, Symbol, Name) :-
    arg(Symbol, Names, Name).

keeps_name(Names, Symbol) :-
    arg(Symbol, Names, Name),
    (   var(Name)
    ->  Name = Symbol
    ;   true
    ).

%!  history_symmetries(+Variant, +History, -Symmetries) is det.
%
%   True when Symmetries are those of History, except the one that leaves all
%   places where they are.
%
%       ?- history_symmetries(variant(2, 3, false), [[1,2]-(0-0)], Symmetries).
%       Symmetries = [symmetry([2, 1], names(2, 1, 3))].

history_symmetries(Variant, History, Symmetries) :-
    findall(Symmetry, history_symmetry(Variant, History, Symmetry), [_|Symmetries]).

%!  guess_symmetry_image(+Guess, +Symmetry, -Image) is det.
%
%   True when Symmetry turns Guess into Image.

guess_symmetry_image(Guess, symmetry(Sources, Names), Image) :-
    Term =.. [guess|Guess],
    maplist(image_symbol(Term, Names), Sources, Image).

image_symbol(Guess, Names, Source, Name) :-
    arg(Source, Guess, Symbol),
    arg(Symbol, Names, Name).

%   True when First is the lexicographically first of the guesses that differ from
%   Guess only by a renaming of symbols of one kind (alike.pl).  In First, these
%   symbols stand in the order of their kind.

kinds_guess_first(Kinds, Guess, First) :-
    pairs_keys_values(KindsNames, Kinds, Kinds),
    foldl(first_symbol, Guess, First, KindsNames-[], _).

%   Names are the symbols of a kind that are not yet used as names.

first_symbol(Symbol, First, KindsNames0-Named0, KindsNames-Named) :-
    (   memberchk(Symbol-Name, Named0)
    ->  First = Name,
        KindsNames = KindsNames0,
        Named = Named0
    ;   kind_name(KindsNames0, Symbol, First, KindsNames),
        Named = [Symbol-First|Named0]
    ).

kind_name([Kind-Names|Kinds0], Symbol, First, Kinds) :-
    (   memberchk(Symbol, Kind)
    ->  Names = [First|Names1],
        Kinds = [Kind-Names1|Kinds0]
    ;   Kinds = [Kind-Names|Kinds1],
        kind_name(Kinds0, Symbol, First, Kinds1)
    ).

%!  symmetries_kinds_first(+Symmetries, +Kinds, +Guess) is semidet.
%
%   True when none of Symmetries, together with any renaming within Kinds, turns
%   Guess into a guess that is lexicographically before it.
%
%       ?- symmetries_kinds_first([symmetry([2,1], names(2,1,3,4))], [[1],[2],[3,4]], [3,1]).
%       false.

symmetries_kinds_first(Symmetries, Kinds, Guess) :-
    \+ ( member(Symmetry, Symmetries),
         guess_symmetry_image(Guess, Symmetry, Image),
         kinds_guess_first(Kinds, Image, First),
         First @< Guess ).

/** <examples>

?- history_symmetries(variant(4, 6, true), [[1,1,2,2]-(1-0)], Symmetries).
*/
