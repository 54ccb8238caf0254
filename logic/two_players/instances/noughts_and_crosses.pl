:- module(two_players_noughts_and_crosses, []).

/** <module> Noughts and crosses

x and o mark the cells of a square of nine by turns.  The first to have three in a line wins.
It is a draw if both play well, after each first move too.  In ASP: noughts_and_crosses.lp.
*/

:- use_module(library(lists), [member/2, memberchk/2, nth1/3, nth1/4]).

title("Noughts and crosses").

rules("Two players, x and o, mark a cell of a square by turns: 1 to 3 are its first row, 7 \c
       to 9 its last. If you have three in a line first, you win.").

role(x).
role(o).

%   Whose turn it is, and the cells, row by row: x, o or b, which is blank.

init(turn(x, [b,b,b, b,b,b, b,b,b])).

legal(turn(Role, Cells), Role, Cell) :-
    nth1(Cell, Cells, b).

next(turn(Role, Cells0), Role, Cell, turn(Other, Cells)) :-
    nth1(Cell, Cells0, b, Others),
    nth1(Cell, Cells, Role, Others),
    other(Role, Other).

other(x, o).
other(o, x).

terminal(turn(_, Cells)) :-
    (   line(Cells, _)
    ->  true
    ;   \+ memberchk(b, Cells)
    ).

goal(turn(_, Cells), Role, Value) :-
    (   line(Cells, Winner)
    ->  ( Role == Winner -> Value = 100 ; Value = 0 )
    ;   Value = 50
    ).

%   Three in a row, in a column, or from corner to corner.

line([A,B,C, D,E,F, G,H,I], Role) :-
    member(Role, [x, o]),
    member([Role,Role,Role], [[A,B,C], [D,E,F], [G,H,I], [A,D,G], [B,E,H], [C,F,I],
                              [A,E,I], [C,E,G]]).

%   What stands in each cell of the square, for a picture of it.

cell(turn(_, Cells), Row, Column, Mark) :-
    nth1(Cell, Cells, Mark),
    Row is (Cell + 2) // 3,
    Column is (Cell - 1) mod 3 + 1.
