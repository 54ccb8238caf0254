:- module(mastermind_codes,
          [ named_variant/2,       % ?Name, ?Variant
            variant_fault/2,       % +Variant, -Fault
            variant_size/2,        % +Variant, -Size
            variant_codes/2,       % +Variant, -Codes
            variant_first/2,       % +Variant, -Code
            code_fault/3,          % +Variant, +Code, -Fault
            code_text/3,           % +Variant, +Code, -Text
            text_symbols/3,        % +Variant, +Text, -Symbols
            feedback_text/2,       % +Feedback, -Text
            text_feedback/2,       % +Text, -Feedback
            turn_text/3,           % +Variant, +Turn, -Text
            random_code/4,         % +Variant, -Code, +Random0, -Random
            variant_seed_code/3,   % +Variant, +Seed, -Code
            day_seed/2             % +Text, -Seed
          ]).

/** <module> Variants, their codes, and how they are written

The variants with names, how many codes a variant has, its usual first guess, and codes chosen at
random; as in ../../shared/random.pl, the random state is an argument.  If a term is no variant or no code,
a fault says why.

A code is written 7432, or 10,2,12,4 if there are more than nine colours.  An answer is written 12
for one black and two white, a turn 1234:12.

In ASP: codes.lp, every_code.lp, variant.lp; for faults, faults.lp.
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [append/3, member/2, nth1/3, numlist/3]).
:- use_module('../definition', [variant_code/2]).
:- use_module('../../shared/random', [random_below/4, random_drawn/5, seed_random/2]).

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

%!  code_text(+Variant, +Code, -Text) is det.
%
%   True when Text is how Code is written.  It may be no code of Variant.
%
%       ?- code_text(variant(4, 12, false), [10,2,12,4], Text).
%       Text = "10,2,12,4".

code_text(variant(_, Colours, _), Code, Text) :-
    (   ( Colours > 9 ; member(Symbol, Code), Symbol > 9 )
    ->  Between = ','
    ;   Between = ''
    ),
    atomic_list_concat(Code, Between, Atom),
    atom_string(Atom, Text).

%!  text_symbols(+Variant, +Text, -Symbols) is semidet.
%
%   True when Text writes Symbols, whole numbers, with or without commas or blanks between
%   them.  They need not be a code of Variant.
%
%       ?- text_symbols(variant(4, 9, false), "7 4 3 2", Symbols).
%       Symbols = [7, 4, 3, 2].

text_symbols(variant(Pegs, Colours, _), Text, Symbols) :-
    split_string(Text, "", " \t", [Stripped]),
    (   sub_string(Stripped, _, 1, _, Between),
        memberchk(Between, [",", " ", "\t"])
    ->  split_string(Stripped, ", \t", "", Parts0),
        listed_parts(Parts0, Stripped, Parts)
    ;   Colours > 9,
        Pegs =:= 1
    ->  Parts = [Stripped]
    ;   findall(Char, sub_string(Stripped, _, 1, _, Char), Parts)
    ),
    maplist(text_number, Parts, Symbols).

%   Between two commas there must be a number.  Several blanks count as one, and may stand
%   beside a comma.

listed_parts(Parts0, Stripped, Parts) :-
    findall(Part, ( member(Part, Parts0), Part \== "" ), Parts),
    split_string(Stripped, ",", " \t", Listed),
    \+ memberchk("", Listed).

text_number(Text, Number) :-
    string_codes(Text, Codes),
    Codes = [_|_],
    length(Codes, Length),
    Length =< 9,
    \+ ( member(Code, Codes), \+ between(0'0, 0'9, Code) ),
    number_codes(Number, Codes).

%!  feedback_text(+Feedback, -Text) is det.
%
%   True when Text is how Feedback is written.

feedback_text(Black-White, Text) :-
    format(string(Text), "~d~d", [Black, White]).

%!  text_feedback(+Text, -Feedback) is semidet.
%
%   True when Text writes Feedback, which need not be a possible answer.
%
%       ?- text_feedback("1 2", Feedback).
%       Feedback = 1-2.

text_feedback(Text, Black-White) :-
    text_symbols(variant(2, 9, true), Text, [Black,White]),
    Black =< 9,
    White =< 9.

%!  turn_text(+Variant, +Turn, -Text) is det.
%
%   True when Text is how Turn is written.
%
%       ?- turn_text(variant(4, 9, false), [1,2,3,4]-(1-2), Text).
%       Text = "1234:12".

turn_text(Variant, Guess-Feedback, Text) :-
    code_text(Variant, Guess, Code),
    feedback_text(Feedback, Answer),
    format(string(Text), "~s:~s", [Code, Answer]).

%!  random_code(+Variant, -Code, +Random0, -Random) is det.
%
%   True when Code is a random code of Variant, chosen in state Random0, each
%   with the same probability; Random is the state after it.
%
%       ?- random_code(variant(3, 1, true), Code, 1, _).
%       Code = [1, 1, 1].

random_code(variant(Pegs, Colours, Repeats), Code, Random0, Random) :-
    length(Code, Pegs),
    (   Repeats == true
    ->  random_symbols(Code, Colours, Random0, Random)
    ;   numlist(1, Colours, Symbols),
        random_different(Code, Symbols, Random0, Random)
    ).

random_symbols([], _, Random, Random).
random_symbols([Symbol|Code], Colours, Random0, Random) :-
    random_below(Colours, K, Random0, Random1),
    Symbol is K + 1,
    random_symbols(Code, Colours, Random1, Random).

random_different([], _, Random, Random).
random_different([Symbol|Code], Symbols, Random0, Random) :-
    random_drawn(Symbol, Symbols, Rest, Random0, Random1),
    random_different(Code, Rest, Random1, Random).

%!  variant_seed_code(+Variant, +Seed, -Code) is det.
%
%   True when Code is the code of Variant that is drawn at random by the
%   integer Seed: the secret of a game.

variant_seed_code(Variant, Seed, Code) :-
    seed_random([Seed], Random),
    random_code(Variant, Code, Random, _).

%!  day_seed(+Text, -Seed) is semidet.
%
%   True when Text is a date and Seed the number that it is without its hyphens: by it the same
%   code is drawn for everybody on that day, by the arithmetic of ../../shared/random.pl.  A day
%   that its month does not have would be one of the next month.
%
%       ?- day_seed("2026-11-28", Seed), variant_seed_code(variant(4, 6, true), Seed, Code).
%       Seed = 20261128, Code = [2, 6, 2, 1].

day_seed(Text, Seed) :-
    split_string(Text, "-", "", [Year,Month,Day]),
    maplist(string_length, [Year,Month,Day], [4,2,2]),
    maplist(text_number, [Year,Month,Day], [Y,M,D]),
    date_time_stamp(date(Y,M,D,0,0,0,0,-,-), Stamp),
    stamp_date_time(Stamp, date(Y,M,D,_,_,_,_,_,_), 0),
    Seed is (Y * 100 + M) * 100 + D.

/** <examples>

?- variant_size(variant(5, 8, true), Size).
*/
