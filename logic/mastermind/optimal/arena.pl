:- module(mastermind_arena,
          [ codes_arena/4,         % +Variant, +Guesses, +Codes, -Arena
            subset_numbers/2,      % +Subset, -Numbers
            subset_codes/3,        % +Subset, +Arena, -Codes
            subset_parts/4,        % +Subset, +Guess, +Arena, -SizesParts
            subset_firsts/3        % +Subset, +Arena, -Guesses
          ]).

/** <module> Arena: the set of codes that a search is about

Each set that the search comes to is a subset of one list of codes: an
integer, bit I for code I + 1 of the list.  An _arena_ is
arena(Answers, Guesses, Codes, Planes, Apart, Known): how many answers there
are, all guesses (apart.pl), the codes as the arguments of a term, their
planes (planes.pl), which guesses tell them apart, and what has been worked
out so far (known.pl).
*/

:- use_module(library(apply), [maplist/3]).
:- use_module('../sets/apart', [codes_apart/3]).
:- use_module(bound, [variant_answers/2]).
:- use_module('../sets/firsts', [kinds_firsts/3, subset_kinds/4]).
:- use_module(known, [known_start/1, known_parts/3, known_parts_store/3]).
:- use_module('../sets/planes', [codes_planes/3]).
:- use_module('../sets/split', [guess_planes_split/3]).

%!  codes_arena(+Variant, +Guesses, +Codes, -Arena) is det.
%
%   True when Arena is the arena of Codes, a list, and Guesses those of
%   variant_guesses(Variant, Guesses).
%
%       ?- V = variant(2, 3, false), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, [[1,2],[3,1]], Arena), arg(3, Arena, Codes).
%       Codes = codes([1, 2], [3, 1]).

codes_arena(Variant, Guesses, Codes, arena(Answers, Guesses, Terms, Planes, Apart, Known)) :-
    variant_answers(Variant, Answers),
    Terms =.. [codes|Codes],
    codes_planes(Variant, Codes, Planes),
    codes_apart(Guesses, Codes, Apart),
    known_start(Known).

%!  subset_numbers(+Subset, -Numbers) is det.
%
%   True when Numbers are those of the codes in Subset, in order.
%
%       ?- subset_numbers(0b1011, Numbers).
%       Numbers = [1, 2, 4].

subset_numbers(Subset, Numbers) :-
    subset_numbers(Subset, [], Numbers).

subset_numbers(Subset, Numbers0, Numbers) :-
    (   Subset =:= 0
    ->  Numbers = Numbers0
    ;   I is msb(Subset),
        Subset1 is Subset xor (1 << I),
        Number is I + 1,
        subset_numbers(Subset1, [Number|Numbers0], Numbers)
    ).

%!  subset_codes(+Subset, +Arena, -Codes) is det.
%
%   True when Codes are the codes in Subset of Arena.
%
%       ?- V = variant(2, 3, false), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, [[1,2],[3,1],[3,2]], Arena),
%          subset_codes(0b101, Arena, Codes).
%       Codes = [[1, 2], [3, 2]].

subset_codes(Subset, arena(_, _, Terms, _, _, _), Codes) :-
    subset_numbers(Subset, Numbers),
    maplist(number_code(Terms), Numbers, Codes).

number_code(Terms, Number, Code) :-
    arg(Number, Terms, Code).

%!  subset_parts(+Subset, +Guess, +Arena, -SizesParts) is det.
%
%   True when SizesParts are the pairs Size-Part, the least first, of the
%   parts but for the win into which guess number Guess divides Subset.
%
%       ?- V = variant(2, 3, false), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, [[1,2],[1,3],[3,1],[3,2]], Arena),
%          subset_parts(0b1111, 1, Arena, SizesParts).
%       SizesParts = [1-4, 2-10].

subset_parts(Subset, Guess, Arena, SizesParts) :-
    Arena = arena(_, guesses(Codes, _), _, Planes, _, Known),
    (   known_parts(Known, Guess, Parts)
    ->  true
    ;   arg(Guess, Codes, Code),
        guess_planes_split(Code, Planes, split([Blacks|Sets], Commons)),
        split_parts(Sets, Blacks, Commons, Parts),
        known_parts_store(Known, Guess, Parts)
    ),
    parts_of(Parts, Subset, Unordered),
    keysort(Unordered, SizesParts).

split_parts([], _Win, _, []).
split_parts([Next|Sets], Blacks, Commons, Parts) :-
    row_parts(Commons, Blacks, Parts, Parts1),
    Commons = [_|Commons1],
    split_parts(Sets, Next, Commons1, Parts1).

row_parts([], _, Parts, Parts).
row_parts([Common|Commons], Black, Parts0, Parts) :-
    Part is Black /\ Common,
    (   Part =:= 0
    ->  Parts1 = Parts0
    ;   Parts0 = [Part|Parts1]
    ),
    row_parts(Commons, Black, Parts1, Parts).

parts_of([], _, []).
parts_of([Part0|Parts], Subset, SizesParts) :-
    Part is Part0 /\ Subset,
    (   Part =:= 0
    ->  SizesParts = SizesParts1
    ;   Size is popcount(Part),
        SizesParts = [Size-Part|SizesParts1]
    ),
    parts_of(Parts, Subset, SizesParts1).

%!  subset_firsts(+Subset, +Arena, -Guesses) is det.
%
%   True when Guesses is a set of guesses that stands for all: each other
%   guess is one of them but for exchanges of symbols that leave Subset as
%   it is.
%
%       ?- V = variant(2, 3, false), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, [[1,2],[1,3],[3,1],[3,2]], Arena),
%          subset_firsts(0b0011, Arena, Firsts), subset_numbers(Firsts, Numbers).
%       Numbers = [1, 3, 4].

subset_firsts(Subset, Arena, Guesses) :-
    Arena = arena(_, guesses(_, AllPlanes), _, Planes, _, _),
    subset_codes(Subset, Arena, Codes),
    subset_kinds(Subset, Codes, Planes, Kinds),
    kinds_firsts(Kinds, AllPlanes, Guesses).

/** <examples>

?- V = variant(3, 4, false), variant_codes(V, Codes), variant_guesses(V, Guesses),
   codes_arena(V, Guesses, Codes, Arena), Subset is 1 << 24 - 1,
   subset_parts(Subset, 1, Arena, SizesParts).
*/
