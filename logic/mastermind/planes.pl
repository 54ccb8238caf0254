:- module(mastermind_planes,
          [ codes_planes/3         % +Variant, +Codes, -Planes
          ]).

/** <module> Planes: a set of codes as integers

A set of codes is an integer whose bit I stands for code I of a list.  Its
_planes_ are the subsets with a given symbol at a given place, and those
with a first, a second ... copy of a given symbol.
*/

:- use_module(library(apply), [maplist/2]).

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

/** <examples>

?- codes_planes(variant(2, 3, false), [[1,2],[1,3],[2,1],[2,3]], Planes).
*/
