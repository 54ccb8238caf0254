:- module(mastermind_apart,
          [ variant_guesses/2,     % +Variant, -Guesses
            codes_apart/3          % +Guesses, +Codes, -Apart
          ]).

/** <module> Apart: what all guesses do to a set of codes, in one go

A set of guesses is an integer, bit I for code number I + 1 of the variant.
For each pair of codes it is worked out once which guesses tell them apart,
that is, draw different answers from them.  What all guesses do to a subset
is then found by a few operations for each pair (divide.pl), not by trying
thousands of guesses one after the other.

Answers are symmetrical: the codes that answer F to a code taken as a guess
are the guesses that it answers with F.
*/

:- use_module(library(apply), [foldl/4, maplist/4]).
:- use_module(library(lists), [last/2, nth0/3]).
:- use_module('../rules/codes', [variant_codes/2]).
:- use_module('../rules/feedback', [pegs_feedback/2]).
:- use_module(planes, [codes_planes/3]).
:- use_module(split, [guess_planes_split/3]).

%!  variant_guesses(+Variant, -Guesses) is det.
%
%   True when Guesses is guesses(Codes, Planes): the codes of Variant as the
%   arguments of a term, and their planes (planes.pl).
%
%       ?- variant_guesses(variant(1, 2, false), Guesses).
%       Guesses = guesses(codes([1], [2]), planes(3, false, at(row(1, 2)), has(row(1), row(2)))).

variant_guesses(Variant, guesses(Terms, Planes)) :-
    variant_codes(Variant, Codes),
    Terms =.. [codes|Codes],
    codes_planes(Variant, Codes, Planes).

%!  codes_apart(+Guesses, +Codes, -Apart) is det.
%
%   True when Apart is apart(All, Pairs, Own) for Codes: all guesses; in
%   arg(I, arg(J, Pairs)), where I < J, those that tell codes I and J apart;
%   in arg(J, Own) code J itself as a guess.
%
%       ?- variant_guesses(variant(1, 3, false), Guesses),
%          codes_apart(Guesses, [[1],[3]], Apart).
%       Apart = apart(7, pairs(row, row(5)), own(1, 4)).

codes_apart(guesses(_, Planes), Codes, apart(All, Pairs, Own)) :-
    Planes = planes(All, _, At, _),
    functor(At, _, Pegs),
    findall(Black-Common,
            ( pegs_feedback(Pegs, Black-White), Common is Black + White ),
            [_Win|Answers]),
    maplist(code_digits(Planes, Answers), Codes, Owns, Digits),
    Own =.. [own|Owns],
    rows(Digits, [], Rows),
    Pairs =.. [pairs|Rows].

%   The guesses that draw a certain answer from Code are a class of its split.
%   Digits are sets of guesses, one for each binary digit of the number of
%   the answer.  Two codes answer a guess alike if it is in the same of them.

code_digits(Planes, Answers, Code, Own, Digits) :-
    guess_planes_split(Code, Planes, split(Blacks, Commons)),
    last(Blacks, Own),
    foldl(answer_digits(Blacks, Commons), Answers, 1-[], _-Digits).

answer_digits(Blacks, Commons, Black-Common, Number-Digits0, Number1-Digits) :-
    nth0(Black, Blacks, Set1),
    nth0(Common, Commons, Set2),
    Set is Set1 /\ Set2,
    Number1 is Number + 1,
    with_digits(Number, Set, Digits0, Digits).

with_digits(Number, Set, Digits0, Digits) :-
    (   Number =:= 0
    ->  Digits = Digits0
    ;   (   Digits0 = [Digit0|Digits1]
        ->  true
        ;   Digit0 = 0,
            Digits1 = []
        ),
        (   Number /\ 1 =:= 1
        ->  Digit is Digit0 \/ Set
        ;   Digit = Digit0
        ),
        Digits = [Digit|Digits2],
        Number1 is Number >> 1,
        with_digits(Number1, Set, Digits1, Digits2)
    ).

rows([], _, []).
rows([Digits|Codes], Earlier, [Row|Rows]) :-
    foldl(told_apart(Digits), Earlier, [], Sets),
    Row =.. [row|Sets],
    rows(Codes, [Digits|Earlier], Rows).

told_apart(Digits1, Digits2, Sets, [Set|Sets]) :-
    differ(Digits1, Digits2, 0, Set).

differ([], [], Set, Set).
differ([X|Xs], [Y|Ys], Set0, Set) :-
    Set1 is Set0 \/ X xor Y,
    differ(Xs, Ys, Set1, Set).

/** <examples>

?- variant_guesses(variant(2, 3, false), Guesses),
   codes_apart(Guesses, [[1,2],[1,3],[2,1]], Apart).
*/
