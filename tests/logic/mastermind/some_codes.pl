:- module(some_codes,
          [ some_codes/2,          % +Variant, -Codes
            random_codes/3,        % +Seed, -Variant, -Codes
            class_sizes/3,         % +Codes, +Guess, -Sizes
            codes_guess_split/4    % +Variant, +Codes, ?Guess, -Split
          ]).

/** <module> Sets of codes for the tests */

:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module('../../../logic/load').

%!  some_codes(+Variant, -Codes) is multi.
%
%   True when Codes are some of Variant: all, what one answer or two leave, or random ones.

some_codes(Variant, Codes) :-
    variant_codes(Variant, Codes).
some_codes(Variant, Codes) :-
    variant_first(Variant, Opening),
    variant_codes(Variant, All),
    open_classes(Opening, All, Classes),
    member(_-Class, Classes),
    (   Codes = Class
    ;   last(Class, Guess),
        open_classes(Guess, Class, Classes2),
        member(_-Codes, Classes2)
    ).
some_codes(Variant, Codes) :-
    set_random(seed(19)),
    member(Size, [0, 1, 2, 3, 6, 9]),
    between(1, 3, _),
    drawn(Variant, Size, Codes).

drawn(Variant, Size, Codes) :-
    variant_codes(Variant, All),
    random_permutation(All, Shuffled),
    length(Some, Size),
    append(Some, _, Shuffled),
    msort(Some, Codes).

%!  random_codes(+Seed, -Variant, -Codes) is det.
%
%   True when Codes, some of Variant, are so few that every tree of them can be tried.

random_codes(Seed, Variant, Codes) :-
    set_random(seed(Seed)),
    random_member(Variant-Most, [ variant(2,3,false)-6, variant(2,4,false)-8, variant(2,3,true)-8,
                                  variant(3,3,true)-7, variant(3,4,false)-8, variant(1,5,true)-4 ]),
    random_between(1, Most, Size),
    drawn(Variant, Size, Codes).

%!  class_sizes(+Codes, +Guess, -Sizes) is det.
%
%   True when Sizes are pairs Feedback-Size of the classes into which Guess divides Codes.

class_sizes(Codes, Guess, Sizes) :-
    guess_codes_classes(Guess, Codes, Classes),
    findall(Feedback-Size, ( member(Feedback-Class, Classes), length(Class, Size) ), Sizes).

%!  codes_guess_split(+Variant, +Codes, ?Guess, -Split) is nondet.
%
%   True when Guess splits Codes so (planes.pl).

codes_guess_split(Variant, Codes, Guess, Split) :-
    codes_planes(Variant, Codes, Planes),
    variant_code(Variant, Guess),
    guess_planes_split(Guess, Planes, Split).
