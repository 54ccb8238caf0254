:- module(guessing_ship, []).

/** <module> A ship of three on a sea of five by five

Somewhere lies a ship, three fields long, along a row or a column.  A shot at a field hits it or
not. 9 shots at worst tell where it lies.

The same as ship.lp.
*/

secret(ship(row, R, C))    :- between(1, 5, R), between(1, 3, C).
secret(ship(column, R, C)) :- between(1, 3, R), between(1, 5, C).

question(shot(R, C)) :- between(1, 5, R), between(1, 5, C).

question_secret_answer(shot(R, C), Ship, Answer) :-
    (   lies_on(Ship, R, C)
    ->  Answer = hit
    ;   Answer = miss
    ).

lies_on(ship(row, R, C0), R, C)    :- C1 is C0 + 2, between(C0, C1, C).
lies_on(ship(column, R0, C), R, C) :- R1 is R0 + 2, between(R0, R1, R).
