:- module(guessing_apart,
          [ digits_apart/4,        % +All, +Owns, +Digits, -Apart
            number_digits/4        % +Number, +Set, +Digits0, -Digits
          ]).

/** <module> Apart: which questions tell which secrets apart

A question tells two secrets apart if they answer it differently, or if it ends the game for one
of them.  For each pair of secrets we work out once which questions do.  They are a set, an
integer whose bit I stands for question number I + 1.  Then a few operations for each pair say
what all questions do to a subset of the secrets (divide.pl), and none of thousands of questions
is tried by itself.

The answers are numbered, 0 for the end of the game.  A secret has a set of questions for each
binary digit of these numbers, four sets for 14 answers.  If two secrets differ in a digit, they
answer differently.
*/

:- use_module(library(apply), [foldl/4]).

%!  digits_apart(+All, +Owns, +Digits, -Apart) is det.
%
%   True when Apart is apart(All, Pairs, Own).  All is the set of all questions.  If I < J,
%   argument I of argument J of Pairs has those that tell secrets I and J apart.  Argument J of
%   Own is secret J as a question, or 0.  Owns is the list of these.  Digits has a list for each
%   secret: the sets of the questions that it answers by a number with this digit, the lowest
%   digit first.
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
