:- module(mastermind_alike,
          [ codes_kinds/3,         % +Codes, +Planes, -Kinds
            history_kinds/3,       % +History, +Planes, -Kinds
            kinds_guess_split/4    % +Kinds, +Planes, -Guess, -Split
          ]).

/** <module> Guesses that are alike on a set of codes

Two symbols are _alike_ on a set of codes if exchanging them turns the set into itself.  Symbols
that occur in no code are alike, and so are symbols that nobody has asked about yet.  If guesses
differ only by alike symbols, one stands for all.

In ASP: alike.lp.
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists),
              [append/3, member/2, memberchk/2, nth1/3, numlist/3, reverse/2]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_values/2, transpose_pairs/2]).
:- use_module(planes, [codes_exchanged/5]).
:- use_module(split, [split_start/2, symbol_split/6]).

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
    (   HasX =:= 0
    ->  true
    ;   codes_exchanged(Codes, X, Y, Planes, All)
    ).

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

/** <examples>

?- V = variant(2, 4, false), Codes = [[3,4],[4,3]],
   codes_planes(V, Codes, Planes),
   codes_kinds(Codes, Planes, Kinds),
   kinds_guess_split(Kinds, Planes, Guess, _).
*/
