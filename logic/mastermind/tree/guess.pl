:- module(mastermind_guess,
          [ rule_guess/6,          % +Rule, +Variant, +Tables, +Codes, +Depth, -Guess
            variant_exhaustive/1   % +Variant
          ]).

/** <module> Which guess a node of the tree asks

There are three _rules_.  `first` asks the first code that is still possible, as
the document does.  `minimax` asks the possible code whose largest class is
smallest.  `depth` may ask any code, the cheapest by price.pl first.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2, nth0/3]).
:- use_module('../../search/incumbent',
              [incumbent_replace/2, incumbent_value/2, value_incumbent/2]).
:- use_module('../sets/alike', [codes_kinds/3, kinds_guess_split/4]).
:- use_module('../rules/codes', [variant_size/2]).
:- use_module('../sets/planes', [codes_planes/3]).
:- use_module(price, [ size_price/2, tables_depth_table/3,
                         variant_depth_size/3 ]).
:- use_module('../sets/split', [guess_planes_split/3, split_largest/3, split_sum/4]).

%!  rule_guess(+Rule, +Variant, +Tables, +Codes, +Depth, -Guess) is nondet.
%
%   True when Rule asks Guess if Codes are left, and Depth guesses with this
%   one.  Tables are the prices of variant_size_tables/3.  Rule
%   `depth` enumerates its guesses by their price, the cheapest first.
%
%       ?- rule_guess(minimax, variant(2, 3, false), [], [[1,3],[3,1],[3,2]], 3, Guess).
%       Guess = [1, 3].

rule_guess(first, _, _, [Guess|_], _, Guess).
rule_guess(minimax, Variant, _, Codes, _, Guess) :-
    judged_codes(Variant, Codes, Judged),
    codes_planes(Variant, Judged, Planes),
    aggregate_all(min(Largest, Code),
                  ( codes_guess_split(Judged, Planes, Code, Split),
                    split_largest(Split, inf, Largest) ),
                  min(_, Guess)).
rule_guess(depth, Variant, Tables, Codes, Depth, Guess) :-
    judged_codes(Variant, Codes, Judged),
    codes_planes(Variant, Judged, Planes),
    Depth1 is Depth - 1,
    tables_depth_table(Tables, Depth1, Table),
    best_guess(Variant, Judged, Planes, Table, Best),
    (   Guess = Best
    ;   findall(Price-Other,
                ( any_guess_split(Variant, Judged, Planes, Other, Split),
                  split_sum(Split, Table, inf, Price) ),
                Others),
        msort(Others, Sorted),
        member(_-Guess, Sorted),
        Guess \== Best
    ).

%   Nothing is better than a possible code that tells all others apart.  A
%   possible code that leaves one pair, and any other code that leaves none,
%   come next, and ask one guess more.

best_guess(Variant, Codes, Planes, Table, Guess) :-
    length(Codes, Size),
    Apart is 1000 * (Size - 1),
    size_price(2, Pair),
    OnePair is 1000 * (Size - 3) + Pair,
    value_incumbent(inf-none, Best),
    variant_depth_size(Variant, 2, Most),
    (   Size =< Most
    ->  improve(Best, codes_guess_split(Codes, Planes), Table, Apart)
    ;   true
    ),
    (   incumbent_value(Best, Price-_),
        Price =< OnePair
    ->  true
    ;   NonePossible is Apart + 1000,
        improve(Best, any_guess_split(Variant, Codes, Planes), Table, NonePossible)
    ),
    incumbent_value(Best, _-Guess),
    Guess \== none.

%   Best has the cheapest guess so far and gets the cheapest of all, or the
%   first that costs no more than Enough.  The pricing of a guess stops as
%   soon as it is dearer.

improve(Best, Generator, Table, Enough) :-
    (   call(Generator, Guess, Split),
        incumbent_value(Best, Bound-_),
        split_sum(Split, Table, Bound, Price),
        incumbent_replace(Best, Price-Guess),
        Price =< Enough
    ->  true
    ;   true
    ).

%   The guesses to choose from: possible codes, or all codes up to renaming.

codes_guess_split(Codes, Planes, Guess, Split) :-
    member(Guess, Codes),
    guess_planes_split(Guess, Planes, Split).

any_guess_split(Variant, Codes, Planes, Guess, Split) :-
    (   variant_exhaustive(Variant)
    ->  codes_kinds(Codes, Planes, Kinds),
        kinds_guess_split(Kinds, Planes, Guess, Split)
    ;   codes_guess_split(Codes, Planes, Guess, Split)
    ).

%!  variant_exhaustive(+Variant) is semidet.
%
%   True when Variant is small enough for the search to consider every code as a
%   guess.  Otherwise it asks only possible codes, and if many are left, it judges
%   them by a sample: then it may miss a tree.

variant_exhaustive(Variant) :-
    variant_size(Variant, Size),
    Size =< 5040.

%   A sample of many codes, in equal steps.

judged_codes(Variant, Codes, Judged) :-
    length(Codes, Size),
    (   ( variant_exhaustive(Variant) ; Size =< 500 )
    ->  Judged = Codes
    ;   Step is Size / 500,
        findall(Code,
                ( between(0, 499, N), I is floor(N * Step), nth0(I, Codes, Code) ),
                Judged)
    ).

/** <examples>

?- V = variant(3, 4, true), Codes = [[1,1,2],[1,2,1],[2,1,1],[3,4,4]],
   rule_guess(minimax, V, [], Codes, 8, Guess).
*/
