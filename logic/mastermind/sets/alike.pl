:- module(mastermind_alike,
          [ codes_kinds/3,            % +Codes, +Planes, -Kinds
            history_kinds/3,          % +History, +Planes, -Kinds
            kinds_guess_split/4,      % +Kinds, +Planes, -Guess, -Split
            history_symmetries/3,     % +Variant, +History, -Symmetries
            symmetries_kinds_first/3, % +Symmetries, +Kinds, +Guess
            subset_kinds/4,           % +Subset, +Codes, +Planes, -Kinds
            kinds_firsts/3,           % +Kinds, +Planes, -Guesses
            history_firsts/5,         % +Variant, +History, +Planes, +AllPlanes, -Guesses
            subset_form/4             % +Subset, +Codes, +Planes, -Form
          ]).

/** <module> Guesses and sets of codes that are alike: one stands for all

Two symbols are _alike_ on a set of codes if exchanging them turns the set into itself.  Symbols
that occur in no code are alike, and so are symbols that nobody has asked about yet.  If guesses
differ only by alike symbols, one stands for all: guess by guess, or as a set of guesses.

A _symmetry_ of a history exchanges places, and renames symbols, so that each past guess stays the
same.  The set of possible codes stays the same, too, so a guess and its image split it alike.  It
is symmetry(Sources, Names): the symbol at place N of an image comes from the place that is N-th in
Sources, and arg(Symbol, Names) is its new name.

Two sets of codes are alike if one becomes the other when places are exchanged and symbols
renamed: then the same trees, renamed, find their codes.  The _canonical form_ of a set is a set
that is alike to it, with places and symbols ordered by how often symbols occur.  Sets with the same
form are alike.  If places or symbols occur equally often, two alike sets may have different forms.
Then we miss that they are alike, but conclude nothing wrong.

In ASP: alike.lp.
*/

:- use_module(library(apply), [foldl/4, foldl/5, maplist/2, maplist/3]).
:- use_module(library(lists),
              [ append/3, last/2, member/2, memberchk/2, nth1/3, numlist/3, reverse/2, select/3 ]).
:- use_module(library(pairs),
              [ group_pairs_by_key/2, pairs_keys_values/3, pairs_values/2, transpose_pairs/2 ]).
:- use_module(planes,
              [ codes_exchanged/5, counts_symbols/2, split_start/2, subset_counts/3,
                symbol_split/6 ]).

%!  codes_kinds(+Codes, +Planes, -Kinds) is det.
%
%   True when Kinds are the lists of symbols alike on Codes, and Planes are
%   the planes of Codes.
%
%       ?- Codes = [[1,2],[2,1]],
%          codes_planes(variant(2, 4, false), Codes, Planes),
%          codes_kinds(Codes, Planes, Kinds).
%       Kinds = [[1, 2], [3, 4]].

codes_kinds(Codes, Planes, Kinds) :-
    Planes = planes(_, _, _, Has),
    functor(Has, _, Colours),
    numlist(1, Colours, Symbols),
    foldl(symbol_kinds(Codes, Planes), Symbols, [], Reversed),
    maplist(reverse, Reversed, Kinds).

symbol_kinds(Codes, Planes, Symbol, Kinds0, Kinds) :-
    (   append(Before, [[First|Rest]|After], Kinds0),
        alike(First, Symbol, Codes, Planes)
    ->  append(Before, [[Symbol,First|Rest]|After], Kinds)
    ;   append(Kinds0, [[Symbol]], Kinds)
    ).

alike(X, Y, Codes, Planes) :-
    Planes = planes(All, _, _, Has),
    arg(X, Has, CopiesX), arg(1, CopiesX, HasX),
    arg(Y, Has, CopiesY), arg(1, CopiesY, HasY),
    popcount(HasX) =:= popcount(HasY),
    ( HasX =:= 0 -> true ; codes_exchanged(Codes, X, Y, Planes, All) ).

%!  history_kinds(+History, +Planes, -Kinds) is det.
%
%   True when Kinds are lists of symbols alike on all codes consistent with
%   History, and Planes are the planes of these codes.  One kind has the symbols
%   that occur in no code, one those that occur and that no guess names; any
%   other symbol is alone.  Misses some kinds of codes_kinds/3, but need not look
%   at the codes.
%
%       ?- Codes = [[2,3],[3,2]], History = [[1,2]-(0-1), [4,1]-(0-0)],
%          codes_planes(variant(2, 5, false), Codes, Planes),
%          history_kinds(History, Planes, Kinds).
%       Kinds = [[2], [1, 4, 5], [3]].

history_kinds(History, planes(_, _, _, Has), Kinds) :-
    Has =.. [_|Copies],
    findall(Symbol-Sort,
            ( nth1(Symbol, Copies, Row), symbol_sort(History, Symbol, Row, Sort) ),
            Symbols),
    transpose_pairs(Symbols, BySort),
    group_pairs_by_key(BySort, Groups),
    pairs_values(Groups, Kinds).

symbol_sort(History, Symbol, Row, Sort) :-
    (   arg(1, Row, 0)
    ->  Sort = absent
    ;   member(Guess-_, History),
        memberchk(Symbol, Guess)
    ->  Sort = Symbol
    ;   Sort = fresh
    ).

%!  kinds_guess_split(+Kinds, +Planes, -Guess, -Split) is nondet.
%
%   True when Guess is a code of the variant, the first of its alike guesses, and
%   splits the set of Planes into Split.  A symbol is asked only after the symbols
%   before it in its kind.
%
%       ?- Codes = [[1,2],[2,1]],
%          codes_planes(variant(2, 4, false), Codes, Planes),
%          kinds_guess_split([[1,2],[3,4]], Planes, Guess, _).
%       Guess = [1, 2] ;
%       Guess = [1, 3] ;
%       Guess = [3, 1] ;
%       Guess = [3, 4].

kinds_guess_split(Kinds, Planes, Guess, Split) :-
    Planes = planes(_, Repeats, At, _),
    functor(At, _, Pegs),
    split_start(Planes, Split0),
    guess(1, Pegs, Repeats, Kinds, [], [], Planes, Split0, Split, Guess).

guess(Place, Pegs, Repeats, Kinds0, Open0, Earlier, Planes, Split0, Split, Guess) :-
    (   Place > Pegs
    ->  Guess = [],
        Split = Split0
    ;   Guess = [Symbol|Guess1],
        next_symbol(Repeats, Kinds0, Open0, Symbol, Kinds, Open),
        symbol_split(Place, Symbol, Earlier, Planes, Split0, Split1),
        Place1 is Place + 1,
        guess(Place1, Pegs, Repeats, Kinds, Open, [Symbol|Earlier],
              Planes, Split1, Split, Guess1)
    ).

%   A symbol that was asked before, if symbols may repeat, or the next of a kind.

next_symbol(true, Kinds, Open, Symbol, Kinds, Open) :-
    member(Symbol, Open).
next_symbol(_, Kinds0, Open, Symbol, Kinds, [Symbol|Open]) :-
    first_of_kind(Kinds0, Symbol, Kinds).

first_of_kind([[Symbol|Symbols]|Kinds], Symbol, [Symbols|Kinds]).
first_of_kind([Kind|Kinds0], Symbol, [Kind|Kinds]) :-
    first_of_kind(Kinds0, Symbol, Kinds).

%   True when Symmetry leaves each guess of History as it is.  Symbols that
%   no guess names keep their names; they are alike anyway.

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
    ( var(Name) -> Name = Symbol ; true ).

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
%   Guess only by a renaming of symbols of one kind.  In First, these
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
%   True when Guesses is the set of the guesses of kinds_guess_split/4,
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
%   symmetry of History turns one into another.  History leaves the
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

%!  subset_form(+Subset, +Codes, +Planes, -Form) is det.
%
%   True when Form, in order, is the canonical form of Codes.  Codes are Subset of
%   the codes of Planes.
%
%       ?- codes_planes(variant(2, 4, false), [[1,2],[1,3],[2,4],[3,4]], Planes),
%          subset_form(0b0011, [[1,2],[1,3]], Planes, Form1),
%          subset_form(0b1100, [[2,4],[3,4]], Planes, Form2).
%       Form1 = [[1, 2], [1, 3]], Form2 = [[1, 2], [1, 3]].

subset_form(Subset, Codes, Planes, Form) :-
    subset_symmetry(Subset, Planes, Symmetry),
    images(Codes, Symmetry, Images),
    msort(Images, Form).

images([], _, []).
images([Code|Codes], Symmetry, [Image|Images]) :-
    guess_symmetry_image(Code, Symmetry, Image),
    images(Codes, Symmetry, Images).

%   True when Symmetry turns the codes in Subset into their
%   canonical form.

subset_symmetry(Subset, Planes, symmetry(Sources, Names)) :-
    subset_counts(Subset, Planes, Counts0),
    places(Counts0, 1, Places),
    keysort(Places, Sorted),
    pairs_values(Sorted, CountsSources),
    pairs_keys_values(CountsSources, Counts, Sources),
    counts_symbols(Counts, CountsSymbols),
    sort(1, @>=, CountsSymbols, Ordered),
    length(Ordered, Colours),
    functor(Names, names, Colours),
    foldl(next_name(Names), Ordered, 1, _).

%   How often each symbol occurs at a place, and these numbers sorted, without the
%   symbols.

places([], _, []).
places([Counts|Rows], Place, [Sorted-(Counts-Place)|Places]) :-
    msort(Counts, Sorted),
    Place1 is Place + 1,
    places(Rows, Place1, Places).

next_name(Names, _-Symbol, Name, Name1) :-
    arg(Symbol, Names, Name),
    Name1 is Name + 1.

/** <examples>

?- V = variant(3, 6, true), variant_codes(V, Codes), codes_planes(V, Codes, Planes),
   kinds_firsts([[1,2,3,4,5,6]], Planes, Guesses).
*/
