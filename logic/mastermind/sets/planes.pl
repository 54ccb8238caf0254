:- module(mastermind_planes,
          [ codes_planes/3,        % +Variant, +Codes, -Planes
            subset_counts/3,       % +Subset, +Planes, -Counts
            counts_symbols/2,      % +Counts, -CountsSymbols
            codes_exchanged/5      % +Codes, +X, +Y, +Planes, +Set
          ]).

/** <module> Planes: a set of codes as integers

A set of codes is an integer whose bit I stands for code I of a list, counted from 0.  Its
_planes_ are the subsets with a given symbol at a given place, and those with a first, a second
... copy of a given symbol.  A few operations on planes (split.pl) give the codes that answer a
guess alike: the same as guess_codes_class/4 (definition.pl), for all codes at once.
*/

:- use_module(library(apply), [maplist/2, maplist/4]).

%!  codes_planes(+Variant, +Codes, -Planes) is det.
%
%   True when Planes is planes(All, Repeats, At, Has) for the list Codes:
%   arg(Symbol, arg(Place, At)) and arg(Copy, arg(Symbol, Has)) are sets.
%
%       ?- codes_planes(variant(2, 2, false), [[1,2],[2,1]], Planes).
%       Planes = planes(3, false, at(row(1, 2), row(2, 1)), has(row(3), row(3))).

codes_planes(Variant, Codes, Planes) :-
    length(Codes, Size),
    codes_planes(Size, Variant, Codes, [], Planes).

%   The planes of the first Size of Codes; Rest is left.  Many codes are halved
%   first, since adding a bit copies a whole plane.

codes_planes(Size, Variant, Codes, Rest, planes(All, Repeats, At, Has)) :-
    (   Size > 1000
    ->  Half is Size // 2,
        Others is Size - Half,
        codes_planes(Half, Variant, Codes, Codes1, planes(All1, Repeats, At1, Has1)),
        codes_planes(Others, Variant, Codes1, Rest, planes(All2, _, At2, Has2)),
        joined(Half, All1, All2, All),
        rows_joined(Half, At1, At2, At),
        rows_joined(Half, Has1, Has2, Has)
    ;   few_planes(Size, Variant, Codes, Rest, planes(All, Repeats, At, Has))
    ).

joined(Shift, Set1, Set2, Set) :-
    Set is Set1 \/ Set2 << Shift.

rows_joined(Shift, Rows1, Rows2, Rows) :-
    mapargs(row_joined(Shift), Rows1, Rows2, Rows).

row_joined(Shift, Row1, Row2, Row) :-
    mapargs(joined(Shift), Row1, Row2, Row).

mapargs(Goal, Term1, Term2, Term) :-
    Term1 =.. [Name|Args1],
    Term2 =.. [Name|Args2],
    maplist(Goal, Args1, Args2, Args),
    Term =.. [Name|Args].

%   setarg/3 fills the planes of few codes bit by bit, without a new term for each
%   bit.  Nothing outside can see them yet.

few_planes(Size, variant(Pegs, Colours, Repeats), Codes, Rest,
           planes(All, Repeats, At, Has)) :-
    functor(At, at, Pegs),
    forall_args(At, empty(Colours)),
    functor(Has, has, Colours),
    (   Repeats == true
    ->  forall_args(Has, empty(Pegs))
    ;   forall_args(Has, empty(1))
    ),
    All is 1 << Size - 1,
    add_codes(Codes, Rest, 1, All, At, Has).

forall_args(Term, Goal) :-
    Term =.. [_|Args],
    maplist(Goal, Args).

empty(Arity, Row) :-
    functor(Row, row, Arity),
    forall_args(Row, =(0)).

add_codes(Codes, Rest, Bit, All, At, Has) :-
    (   Bit > All
    ->  Rest = Codes
    ;   Codes = [Code|Codes1],
        add_code(Code, 1, Bit, At, Has),
        Bit1 is Bit << 1,
        add_codes(Codes1, Rest, Bit1, All, At, Has)
    ).

add_code([], _, _, _, _).
add_code([Symbol|Symbols], Place, Bit, At, Has) :-
    arg(Place, At, Row),
    add_bit(Symbol, Row, Bit),
    arg(Symbol, Has, Copies),
    add_bit(1, Copies, Bit),
    Place1 is Place + 1,
    add_code(Symbols, Place1, Bit, At, Has).

%   Add Bit to the first plane from number N on that lacks it.

add_bit(N, Planes, Bit) :-
    arg(N, Planes, Plane0),
    (   Plane0 /\ Bit =:= 0
    ->  Plane is Plane0 \/ Bit,
        setarg(N, Planes, Plane)
    ;   N1 is N + 1,
        add_bit(N1, Planes, Bit)
    ).

%!  subset_counts(+Subset, +Planes, -Counts) is det.
%
%   True when Counts are rows, one for each place: how many of the codes in
%   Subset have symbol 1, 2, 3 ... there.

subset_counts(Subset, planes(_, _, At, _), Counts) :-
    At =.. [_|Rows],
    rows_counts(Rows, Subset, Counts).

rows_counts([], _, []).
rows_counts([Row|Rows], Subset, [Counts|Rest]) :-
    Row =.. [_|Planes],
    counts(Planes, Subset, Counts),
    rows_counts(Rows, Subset, Rest).

counts([], _, []).
counts([Plane|Planes], Subset, [Count|Counts]) :-
    Count is popcount(Plane /\ Subset),
    counts(Planes, Subset, Counts).

%!  counts_symbols(+Counts, -CountsSymbols) is det.
%
%   True when CountsSymbols has a pair Numbers-Symbol for each symbol: Numbers say,
%   as the rows Counts do, how many codes have it at each place.
%
%       ?- counts_symbols([[2,0,0],[0,1,1]], CountsSymbols).
%       CountsSymbols = [[2, 0]-1, [0, 1]-2, [0, 1]-3].

counts_symbols(Rows, CountsSymbols) :-
    counts_symbols(Rows, 1, CountsSymbols).

counts_symbols(Rows, Symbol, CountsSymbols) :-
    (   Rows = [[]|_]
    ->  CountsSymbols = []
    ;   heads(Rows, Counts, Tails),
        CountsSymbols = [Counts-Symbol|Rest],
        Symbol1 is Symbol + 1,
        counts_symbols(Tails, Symbol1, Rest)
    ).

heads([], [], []).
heads([[X|Xs]|Rows], [X|Heads], [Xs|Tails]) :-
    heads(Rows, Heads, Tails).

%!  codes_exchanged(+Codes, +X, +Y, +Planes, +Set) is semidet.
%
%   True when each of Codes, with the symbols X and Y exchanged, is in Set, a
%   subset of the codes of Planes.
%
%       ?- Codes = [[1,2],[2,1]], codes_planes(variant(2, 3, false), Codes, Planes),
%          codes_exchanged(Codes, 1, 2, Planes, 0b11).
%       true.

codes_exchanged([], _, _, _, _).
codes_exchanged([Code|Codes], X, Y, Planes, Set) :-
    Planes = planes(_, _, At, _),
    exchanged(Code, X, Y, 1, At, Set),
    codes_exchanged(Codes, X, Y, Planes, Set).

%   The exchanged code is in Set if Set and the planes of its symbols have an
%   element in common.

exchanged([], _, _, _, _, Set) :-
    Set =\= 0.
exchanged([Symbol0|Symbols], X, Y, Place, At, Set0) :-
    (   Symbol0 =:= X
    ->  Symbol = Y
    ;   Symbol0 =:= Y
    ->  Symbol = X
    ;   Symbol = Symbol0
    ),
    arg(Place, At, Row),
    arg(Symbol, Row, Plane),
    Set is Set0 /\ Plane,
    Place1 is Place + 1,
    exchanged(Symbols, X, Y, Place1, At, Set).

/** <examples>

?- codes_planes(variant(2, 3, false), [[1,2],[1,3],[2,1],[2,3]], Planes).
*/
