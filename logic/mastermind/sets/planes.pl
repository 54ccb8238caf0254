:- module(mastermind_planes,
          [ codes_planes/3,         % +Variant, +Codes, -Planes
            subset_counts/3,        % +Subset, +Planes, -Counts
            counts_symbols/2,       % +Counts, -CountsSymbols
            codes_exchanged/5,      % +Codes, +X, +Y, +Planes, +Set
            guess_planes_split/3,   % +Guess, +Planes, -Split
            split_start/2,          % +Planes, -Split
            symbol_split/6,         % +Place, +Symbol, +Earlier, +Planes, +Split0, -Split
            split_class/3,          % +Split, ?Feedback, -Class
            split_open_classes/2,   % +Split, -Classes
            split_wins/1,           % +Split
            split_largest/3,        % +Split, +Bound, -Size
            split_sum/4             % +Split, +Table, +Bound, -Sum
          ]).

/** <module> Planes: a set of codes as integers, and how a guess divides it

A set of codes is an integer whose bit I stands for code I of a list, counted from 0.  Its
_planes_ are the subsets with a given symbol at a given place, and those with a first, a second
... copy of a given symbol.

A guess names two planes of the set for every peg: the codes with the same symbol at that place,
and the codes with the same copy of the symbol anywhere.  The number of planes of the first kind
that a code is in is its black count.  The number of planes of the second kind is its count of
common symbols.

A _split_ is split(Blacks, Commons): the subsets with 0, 1, 2 ... black, and with 0, 1, 2 ... in
common.  A class is one intersection.  The same as guess_codes_class/4 (definition.pl), for all
codes at once.
*/

:- use_module(library(apply), [foldl/4, maplist/2, maplist/4]).
:- use_module(library(lists), [append/3, last/2, nth0/3]).

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

%!  guess_planes_split(+Guess, +Planes, -Split) is det.
%
%   True when Guess splits the set of Planes into Split.
%
%       ?- codes_planes(variant(2, 2, false), [[1,2],[2,1]], Planes),
%          guess_planes_split([2,1], Planes, Split).
%       Split = split([1, 0, 2], [0, 0, 3]).

guess_planes_split(Guess, Planes, Split) :-
    split_start(Planes, Split0),
    guess_split(Guess, 1, [], Planes, Split0, Split).

guess_split([], _, _, _, Split, Split).
guess_split([Symbol|Symbols], Place, Earlier, Planes, Split0, Split) :-
    symbol_split(Place, Symbol, Earlier, Planes, Split0, Split1),
    Place1 is Place + 1,
    guess_split(Symbols, Place1, [Symbol|Earlier], Planes, Split1, Split).

%!  split_start(+Planes, -Split) is det.
%
%   True when Split is the split by a guess without any known pegs.

split_start(planes(All, _, _, _), split([All], [All])).

%!  symbol_split(+Place, +Symbol, +Earlier, +Planes, +Split0, -Split) is det.
%
%   True when Split is Split0 after one more peg: Symbol at Place.  Earlier are
%   the symbols at the places before.
%
%       ?- codes_planes(variant(2, 2, false), [[1,2],[2,1]], Planes),
%          split_start(Planes, Split0), symbol_split(1, 2, [], Planes, Split0, Split).
%       Split = split([1, 2], [0, 3]).

symbol_split(Place, Symbol, Earlier, planes(_, Repeats, At, Has),
             split(Blacks0, Commons0), split(Blacks, Commons)) :-
    arg(Place, At, Row),
    arg(Symbol, Row, Black),
    counted(Blacks0, Black, Blacks),
    copy(Repeats, Earlier, Symbol, Copy),
    arg(Symbol, Has, Copies),
    arg(Copy, Copies, Common),
    counted(Commons0, Common, Commons).

%   The codes in Plane move up by one in the count.  None moves up to the first set; often Plane has
%   no code at all.

counted(Sets0, Plane, Sets) :-
    (   Plane =:= 0
    ->  append(Sets0, [0], Sets)
    ;   Sets0 = [Set0|Rest],
        Up is Set0 /\ Plane,
        Set is Set0 xor Up,
        Sets = [Set|Sets1],
        counted(Rest, Plane, Up, Sets1)
    ).

counted([], _, Up, [Up]).
counted([Set0|Sets0], Plane, Up, [Set|Sets]) :-
    (   Set0 =:= 0
    ->  Set = Up,
        Up1 = 0
    ;   Up1 is Set0 /\ Plane,
        Set is (Set0 xor Up1) \/ Up
    ),
    counted(Sets0, Plane, Up1, Sets).

copy(false, _, _, 1).
copy(true, Earlier, Symbol, Copy) :-
    foldl(count_equal(Symbol), Earlier, 1, Copy).

count_equal(Symbol, Other, Count0, Count) :-
    ( Symbol =:= Other -> Count is Count0 + 1 ; Count = Count0 ).

%!  split_class(+Split, ?Feedback, -Class) is nondet.
%
%   True when the codes in Class, and no others, answer Feedback to the guess
%   that made Split.  Class is not empty.
%
%       ?- split_class(split([0b001, 0b110, 0b000], [0b000, 0b111, 0b000]), Feedback, Class).
%       Feedback = 0-1, Class = 1 ;
%       Feedback = 1-0, Class = 6.

split_class(split(Blacks, Commons), Black-White, Class) :-
    nth0(Black, Blacks, Set1),
    nth0(Common, Commons, Set2),
    Class is Set1 /\ Set2,
    Class =\= 0,
    White is Common - Black.

%!  split_wins(+Split) is semidet.
%
%   True when the guess that made Split is one of the codes of the set.

split_wins(split(Blacks, _)) :-
    last(Blacks, Win),
    Win =\= 0.

%   The classes in order, fast, since searches need them often.  Each set of blacks goes
%   with the sets in common from its own number on.  The last set is the win, and is left
%   out.

%!  split_open_classes(+Split, -Classes) is det.
%
%   True when Classes are the classes of Split but for the win.
%
%       ?- split_open_classes(split([0b001, 0b110, 0b000], [0b000, 0b111, 0b000]), Classes).
%       Classes = [1, 6].

split_open_classes(split([Blacks|Sets], Commons), Classes) :-
    split_open_classes(Sets, Blacks, Commons, Classes).

split_open_classes([], _Win, _, []).
split_open_classes([Next|Sets], Blacks, Commons, Classes) :-
    row_classes(Commons, Blacks, Classes, Classes1),
    Commons = [_|Commons1],
    split_open_classes(Sets, Next, Commons1, Classes1).

row_classes([], _, Classes, Classes).
row_classes([Common|Commons], Blacks, Classes0, Classes) :-
    Class is Blacks /\ Common,
    ( Class =:= 0 -> Classes1 = Classes0 ; Classes0 = [Class|Classes1] ),
    row_classes(Commons, Blacks, Classes1, Classes).

%!  split_largest(+Split, +Bound, -Size) is semidet.
%
%   True when the largest class of Split, the win apart, has Size codes,
%   no more than Bound, a number or `inf`.
%
%       ?- split_largest(split([0b001, 0b110, 0b000], [0b000, 0b111, 0b000]), inf, Size).
%       Size = 2.

split_largest(split([Blacks|Sets], Commons), Bound, Size) :-
    split_largest(Sets, Blacks, Commons, Bound, 0, Size).

split_largest([], _Win, _, _, Size, Size).
split_largest([Next|Sets], Blacks, Commons, Bound, Size0, Size) :-
    (   Blacks =:= 0
    ->  Size1 = Size0
    ;   row_largest(Commons, Blacks, Size0, Size1),
        Size1 =< Bound
    ),
    Commons = [_|Commons1],
    split_largest(Sets, Next, Commons1, Bound, Size1, Size).

row_largest([], _, Size, Size).
row_largest([Common|Commons], Blacks, Size0, Size) :-
    Size1 is max(Size0, popcount(Blacks /\ Common)),
    row_largest(Commons, Blacks, Size1, Size).

%!  split_sum(+Split, +Table, +Bound, -Sum) is semidet.
%
%   True when Sum is the sum of the values in Table for the sizes of the classes
%   of Split without the win, and less than Bound, a number or `inf`.  The value
%   for N codes is arg(N+1, Table).  Fails, too, if Table is too short.
%
%       ?- split_sum(split([0b001, 0b110, 0b000], [0b000, 0b111, 0b000]),
%                    table(0, 1000, 5079), inf, Sum).
%       Sum = 6079.

split_sum(split([Blacks|Sets], Commons), Table, Bound, Sum) :-
    split_sum(Sets, Blacks, Commons, Table, Bound, 0, Sum).

split_sum([], _Win, _, _, Bound, Sum, Sum) :-
    Sum < Bound.
split_sum([Next|Sets], Blacks, Commons, Table, Bound, Sum0, Sum) :-
    (   Blacks =:= 0
    ->  Sum1 = Sum0
    ;   row_sum(Commons, Blacks, Table, Sum0, Sum1),
        Sum1 < Bound
    ),
    Commons = [_|Commons1],
    split_sum(Sets, Next, Commons1, Table, Bound, Sum1, Sum).

row_sum([], _, _, Sum, Sum).
row_sum([Common|Commons], Blacks, Table, Sum0, Sum) :-
    (   Common =:= 0
    ->  row_sum(Commons, Blacks, Table, Sum0, Sum)
    ;   N is popcount(Blacks /\ Common) + 1,
        arg(N, Table, Value),
        Sum1 is Sum0 + Value,
        row_sum(Commons, Blacks, Table, Sum1, Sum)
    ).

/** <examples>

?- codes_planes(variant(2, 3, false), [[1,2],[1,3],[2,1],[2,3]], Planes).
*/
