:- module(sheets_lights_out, []).

/** <module> Lights out: one player, who presses lights

Nine lights are in three rows of three.  If you press one, it changes, and so do the lights above,
below, left and right of it.  The puzzle is solved when all are out.

Known: here each pattern has one solution, as a set of lights to press, and the order does not
matter.  If all lights are on, five are pressed: the corners and the middle.
*/

:- use_module(library(ordsets), [ord_memberchk/2, ord_symdiff/3]).

title("Lights out").

rules("Put out all lights. press(2,3) presses the light in row 2 and column 3: it changes, and so \c
       do those beside it.").

role(player).

%   A state has the lights that are on, in order.

init(on([1-1, 1-2, 1-3, 2-1, 2-2, 2-3, 3-1, 3-2, 3-3])).

legal(on([_|_]), player, press(Row, Column)) :-
    place(Row, Column).

place(Row, Column) :-
    between(1, 3, Row),
    between(1, 3, Column).

next(on(Lights0), player, press(Row, Column), on(Lights)) :-
    findall(Row1-Column1, changes(Row, Column, Row1, Column1), Changed0),
    sort(Changed0, Changed),
    ord_symdiff(Lights0, Changed, Lights).

changes(Row, Column, Row1, Column1) :-
    place(Row1, Column1),
    abs(Row - Row1) + abs(Column - Column1) =< 1.

terminal(on([])).

goal(on([]), player, 100).

cell(on(Lights), Row, Column, Mark) :-
    place(Row, Column),
    (   ord_memberchk(Row-Column, Lights)
    ->  Mark = o
    ;   Mark = b
    ).

end_words(on([]), "All lights are out.").
