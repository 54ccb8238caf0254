:- module(mastermind_remainder,
          [ codes_remainders/3     % +Variant, +Codes, -Remainders
          ]).

/** <module> Remainder: how many codes a guess will leave

Suppose that each of N codes is the secret with the same probability.  If a guess splits them into
classes of n1, n2 ... codes, without the win, it is expected to leave (n1^2 + n2^2 + ...) / N codes.
Splits of sets give the sizes, the same as guess_codes_class/4 (definition.pl).
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [numlist/3]).
:- use_module('../sets/planes', [codes_planes/3]).
:- use_module('../sets/split', [guess_planes_split/3, split_sum/4]).

%!  codes_remainders(+Variant, +Codes, -Remainders) is det.
%
%   True when Remainders are the pairs Sum-Code for Codes, in their order: if you
%   ask Code, you can expect that Sum / N of the N codes are left.
%
%       ?- codes_remainders(variant(2, 3, false), [[1,2],[1,3],[3,2]], Remainders).
%       Remainders = [4-[1, 2], 2-[1, 3], 2-[3, 2]].

codes_remainders(Variant, Codes, Remainders) :-
    codes_planes(Variant, Codes, Planes),
    length(Codes, Size),
    numlist(0, Size, Sizes),
    maplist(square, Sizes, Squares),
    Table =.. [table|Squares],
    maplist(code_remainder(Planes, Table), Codes, Remainders).

square(N, Square) :- Square is N * N.

code_remainder(Planes, Table, Code, Sum-Code) :-
    guess_planes_split(Code, Planes, Split),
    split_sum(Split, Table, inf, Sum).

/** <examples>

?- history_codes(variant(4, 6, true), [[1,1,2,3]-(1-1)], Codes),
   codes_remainders(variant(4, 6, true), Codes, Remainders).
*/
