:- module(mastermind_planes,
          [ codes_planes/3,        % +Variant, +Codes, -Planes
            guess_planes_split/3,  % +Guess, +Planes, -Split
            symbol_split/6,        % +Place, +Symbol, +Earlier, +Planes, +Split, -Split
            split_start/2,         % +Planes, -Split
            split_largest/2        % +Split, -Size
          ]).

/** <module> Planes: how a guess splits a set of codes, all codes at once

A set of codes is an integer whose bit I stands for code I of a list.  Its
_planes_ are the subsets with a given symbol at a given place, and those
with a first, a second ... copy of a given symbol.  A guess names one plane
of each sort for every peg: in how many of the first sort a code lies is
its black count, in how many of the second its count of common symbols.

A _split_ is split(Blacks, Commons): the subsets with 0, 1, 2 ... black, and
with 0, 1, 2 ... in common.  A class of feedback is one intersection.
*/

:- use_module(library(apply), [foldl/4, maplist/2]).

%!  codes_planes(+Variant, +Codes, -Planes) is det.
%
%   True when Planes is planes(All, Repeats, At, Has) for the list Codes:
%   arg(Symbol, arg(Place, At)) and arg(Copy, arg(Symbol, Has)) are sets.
%   They are filled by setarg/3 while no one else can see them: a plane
%   gets its bits one by one, without a new term for each.
%
%       ?- codes_planes(variant(2, 2, false), [[1,2],[2,1]], Planes).
%       Planes = planes(3, false, at(row(1, 2), row(2, 1)), has(row(3), row(3))).

codes_planes(variant(Pegs, Colours, Repeats), Codes, planes(All, Repeats, At, Has)) :-
    functor(At, at, Pegs),
    forall_args(At, empty(Colours)),
    functor(Has, has, Colours),
    (   Repeats == true
    ->  forall_args(Has, empty(Pegs))
    ;   forall_args(Has, empty(1))
    ),
    add_codes(Codes, 1, At, Has, All).

forall_args(Term, Goal) :-
    Term =.. [_|Args],
    maplist(Goal, Args).

empty(Arity, Row) :-
    functor(Row, row, Arity),
    forall_args(Row, =(0)).

add_codes([], Bit, _, _, All) :-
    All is Bit - 1.
add_codes([Code|Codes], Bit, At, Has, All) :-
    add_code(Code, 1, Bit, At, Has),
    Bit1 is Bit << 1,
    add_codes(Codes, Bit1, At, Has, All).

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
%   True when Split is the split by a guess of which no peg is known yet.
%
%       ?- split_start(planes(0b111, false, at(row(0)), has(row(0))), Split).
%       Split = split([7], [7]).

split_start(planes(All, _, _, _), split([All], [All])).

%!  symbol_split(+Place, +Symbol, +Earlier, +Planes, +Split0, -Split) is det.
%
%   True when Split is Split0 after one more peg: Symbol at Place, where
%   Earlier are the symbols at the places before.
%
%       ?- codes_planes(variant(2, 2, false), [[1,2],[2,1]], Planes),
%          split_start(Planes, Split0), symbol_split(1, 2, [], Planes, Split0, Split).
%       Split = split([1, 2], [0, 3]).

symbol_split(Place, Symbol, Earlier, planes(_, Repeats, At, Has),
             split(Blacks0, Commons0), split(Blacks, Commons)) :-
    arg(Place, At, Row),
    arg(Symbol, Row, Black),
    counted(Blacks0, Black, 0, Blacks),
    copy(Repeats, Earlier, Symbol, Copy),
    arg(Symbol, Has, Copies),
    arg(Copy, Copies, Common),
    counted(Commons0, Common, 0, Commons).

%   The codes in Plane move up by one in the count.

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
    (   Symbol =:= Other
    ->  Count is Count0 + 1
    ;   Count = Count0
    ).

%!  split_largest(+Split, -Size) is det.
%
%   True when the largest class of Split, the win apart, has Size codes.
%
%       ?- split_largest(split([0b001, 0b110, 0b000], [0b000, 0b111, 0b000]), Size).
%       Size = 2.

split_largest(split(Blacks, Commons), Size) :-
    split_largest(Blacks, Commons, 0, Size).

split_largest([_Win], _, Size, Size) :- !.
split_largest([Blacks|Sets], Commons, Size0, Size) :-
    foldl(larger(Blacks), Commons, Size0, Size1),
    Commons = [_|Commons1],
    split_largest(Sets, Commons1, Size1, Size).

larger(Blacks, Common, Size0, Size) :-
    Size is max(Size0, popcount(Blacks /\ Common)).

/** <examples>

?- V = variant(2, 3, false), codes_planes(V, [[1,2],[1,3],[2,1],[2,3]], Planes),
   guess_planes_split([1,2], Planes, Split).
*/
