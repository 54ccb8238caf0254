:- module(guessing_bulls_and_cows,
          [ bulls_rules/3          % +Places, +Digits, -Rules
          ]).

/** <module> Bulls and cows: four different digits out of ten

A bull is a digit in its place, a cow one in another place.

The least total is 26274, with 7 questions at worst (T. Tanaka, 1996).  The general solver
is too slow for that; `mastermind tree --pegs 4 --colours 10 --rule optimal` is fast
enough.

The same as bulls_and_cows.lp.
*/

:- use_module(library(lists), [memberchk/2, numlist/3, select/3]).

%!  bulls_rules(+Places, +Digits, -Rules) is det.
%
%   True when Rules (../definition.pl) are those with so many Places and Digits.

bulls_rules(Places, Digits, rules(asked, guessing_bulls_and_cows:code(Places, Digits),
                                  guessing_bulls_and_cows:code(Places, Digits),
                                  guessing_bulls_and_cows:question_secret_answer)).

code(Places, Count, Code) :-
    Last is Count - 1,
    numlist(0, Last, Digits),
    length(Code, Places),
    drawn(Code, Digits).

drawn([], _).
drawn([Digit|Code], Digits) :- select(Digit, Digits, Others), drawn(Code, Others).

ends(asked).

secret(Code) :- code(4, 10, Code).

question(Code) :- code(4, 10, Code).

question_secret_answer(Question, Secret, Bulls-Cows) :-
    compared(Question, Secret, Secret, 0, Bulls, 0, Cows).

compared([], [], _, Bulls, Bulls, Cows, Cows).
compared([X|Xs], [Y|Ys], Secret, Bulls0, Bulls, Cows0, Cows) :-
    (   X =:= Y
    ->  Bulls1 is Bulls0 + 1, Cows1 = Cows0
    ;   memberchk(X, Secret)
    ->  Bulls1 = Bulls0, Cows1 is Cows0 + 1
    ;   Bulls1 = Bulls0, Cows1 = Cows0
    ),
    compared(Xs, Ys, Secret, Bulls1, Bulls, Cows1, Cows).

/** <examples>

?- bulls_rules(2, 3, Rules), rules_secrets(Rules, Secrets), rules_least(Rules, Secrets, 3, Total).
*/
