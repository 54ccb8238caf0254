:- module(mastermind_codes,
          [ named_variant/2,       % ?Name, ?Variant
            variant_fault/2,       % +Variant, -Fault
            variant_size/2,        % +Variant, -Size
            variant_codes/2,       % +Variant, -Codes
            variant_first/2,       % +Variant, -Code
            code_fault/3           % +Variant, +Code, -Fault
          ]).

/** <module> Variants and their codes

The variants with names, how many codes a variant has, and its usual first guess.  If a term is no
variant or no code, a fault says why.

In ASP: codes.lp, every_code.lp, variant.lp; for faults, faults.lp.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [append/3, member/2, nth1/3, numlist/3]).
:- use_module('../definition', [variant_code/2]).

%!  named_variant(?Name, ?Variant) is nondet.
%
%   True when Variant is known by Name: the game of the decision tree
%   and the three levels of the Java program.
%
%       ?- named_variant(arbolmaster, Variant).
%       Variant = variant(4, 9, false).

named_variant(arbolmaster, variant(4, 9, false)).
named_variant(easy,        variant(4, 6, false)).
named_variant(medium,      variant(4, 6, true)).
named_variant(hard,        variant(5, 8, true)).

%!  variant_codes(+Variant, -Codes) is det.
%
%   True when Codes are all codes of Variant in lexicographic order.

variant_codes(Variant, Codes) :-
    findall(Code, variant_code(Variant, Code), Codes).

%!  variant_size(+Variant, -Size) is det.
%
%   True when Variant has Size codes.  The same as variant_code/2 and counting,
%   but by multiplication.
%
%       ?- variant_size(variant(4, 9, false), Size).
%       Size = 3024.

variant_size(Variant, Size) :-
    must_be(variant, Variant),
    Variant = variant(Pegs, Colours, Repeats),
    (   Repeats == true
    ->  Size is Colours ** Pegs
    ;   falling_factorial(Pegs, Colours, Size)
    ).

%   The product of the first K of N, N-1, N-2 ...

falling_factorial(K, N, Product) :-
    (   K =:= 0
    ->  Product = 1
    ;   K1 is K - 1,
        N1 is N - 1,
        falling_factorial(K1, N1, Product1),
        Product is N * Product1
    ).

%!  variant_first(+Variant, -Code) is det.
%
%   True when Code is the usual first guess: pairs of symbols if symbols may
%   repeat (1122, 11223), else the symbols in order (1234).
%
%       ?- variant_first(variant(5, 8, true), Code).
%       Code = [1, 1, 2, 2, 3].

variant_first(Variant, Code) :-
    must_be(variant, Variant),
    Variant = variant(Pegs, Colours, Repeats),
    numlist(1, Pegs, Places),
    foldl(first_symbol(Repeats, Colours), Places, Code, []).

first_symbol(true, Colours, Place, [Symbol|Code], Code) :-
    Symbol is (Place - 1) // 2 mod Colours + 1.
first_symbol(false, _, Place, [Place|Code], Code).

%!  variant_fault(+Variant, -Fault) is nondet.
%
%   True when Fault says why Variant can't be played: pegs(Pegs) or
%   colours(Colours) out of range, short(Pegs, Colours) for too few
%   colours, size(Size) for more than two million codes.
%
%       ?- variant_fault(variant(4, 3, false), Fault).
%       Fault = short(4, 3).

variant_fault(variant(Pegs, _, _), pegs(Pegs)) :-
    \+ between(1, 8, Pegs).
variant_fault(variant(_, Colours, _), colours(Colours)) :-
    \+ between(1, 12, Colours).
variant_fault(variant(Pegs, Colours, false), short(Pegs, Colours)) :-
    Colours < Pegs.
variant_fault(variant(Pegs, Colours, Repeats), size(Size)) :-
    between(1, 8, Pegs),
    between(1, 12, Colours),
    variant_size(variant(Pegs, Colours, Repeats), Size),
    Size > 2 000 000.

%!  code_fault(+Variant, +Code, -Fault) is nondet.
%
%   True when Fault says why the list of integers Code is no code of
%   Variant: length(Length), symbol(Place, Symbol) or repeat(Symbol).
%
%       ?- code_fault(variant(4, 9, false), [1,2,3,3], Fault).
%       Fault = repeat(3).

code_fault(variant(Pegs, _, _), Code, length(Length)) :-
    length(Code, Length),
    Length =\= Pegs.
code_fault(variant(_, Colours, _), Code, symbol(Place, Symbol)) :-
    nth1(Place, Code, Symbol),
    \+ between(1, Colours, Symbol).
code_fault(variant(_, _, false), Code, repeat(Symbol)) :-
    msort(Code, Sorted),
    sort(Code, Symbols),
    member(Symbol, Symbols),
    once(append(_, [Symbol, Symbol|_], Sorted)).

%   Types for the arguments of relations in other files.  code_of(Variant) is a
%   code of Variant; an error shows the variant beside the term that is no code.

:- multifile error:has_type/2.

error:has_type(code_of(Variant), Code) :-
    is_list(Code),
    ground(Code),
    once(variant_code(Variant, Code)).

/** <examples>

?- variant_size(variant(5, 8, true), Size).
?- named_variant(Name, Variant), variant_first(Variant, First).
*/
