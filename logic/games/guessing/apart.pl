:- module(games_apart,
          [ digits_apart/4,        % +All, +Owns, +Digits, -Apart
            number_digits/4        % +Number, +Set, +Digits0, -Digits
          ]).

/** <module> Apart: which questions tell which secrets apart

A question tells two secrets apart if they answer it differently, or if it
ends the game for one of them.  It is worked out once for each pair of secrets
which questions do, a set as an integer: bit I stands for question number I + 1.
What all questions do to a subset of the secrets is then found by a few
operations for each pair (divide.pl), not by trying thousands of questions one
after the other.

The answers are numbered, 0 for the end of the game, and what a secret answers
is kept by the binary digits of these numbers: fewer sets than answers, four
for 14 of them.  Where the digits of two secrets differ, so do the answers.
*/

:- use_module(library(apply), [foldl/4]).

%!  digits_apart(+All, +Owns, +Digits, -Apart) is det.
%
%   True when Apart is apart(All, Pairs, Own), with the set All of questions; in
%   arg(I, arg(J, Pairs)), where I < J, those that tell secrets I and J apart; in
%   arg(J, Own) secret J itself as a question, or 0.  Owns are these, one for each
%   secret, and Digits lists of sets: the questions that it answers with a number
%   that has this digit, the least first.
%
%       ?- digits_apart(0b111, [0b1,0b10,0], [[0b110,0],[0b101,0],[0,0b11]], Apart).
%       Apart = apart(7, pairs(row(), row(3), row(7, 7)), own(1, 2, 0)).

digits_apart(All, Owns, Digits, apart(All, Pairs, Own)) :-
    compound_name_arguments(Own, own, Owns),
    rows(Digits, [], Rows),
    compound_name_arguments(Pairs, pairs, Rows).

rows([], _, []).
rows([Digits|Secrets], Earlier, [Row|Rows]) :-
    foldl(told_apart(Digits), Earlier, [], Sets),
    compound_name_arguments(Row, row, Sets),
    rows(Secrets, [Digits|Earlier], Rows).

told_apart(Digits1, Digits2, Sets, [Set|Sets]) :-
    differ(Digits1, Digits2, 0, Set).

differ([], [], Set, Set).
differ([X|Xs], [Y|Ys], Set0, Set) :-
    Set1 is Set0 \/ X xor Y,
    differ(Xs, Ys, Set1, Set).

%!  number_digits(+Number, +Set, +Digits0, -Digits) is det.
%
%   True when Digits are Digits0 with all of Set where Number has a binary digit 1.
%
%       ?- number_digits(5, 0b1000, [1,1], Digits).
%       Digits = [9, 1, 8].

number_digits(Number, Set, Digits0, Digits) :-
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
        number_digits(Number1, Set, Digits1, Digits2)
    ).

/** <examples>

?- foldl(number_digits, [1,2,3], [0b001,0b010,0b100], [], Digits).
*/
