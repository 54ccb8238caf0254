:- module(two_players_connect, []).

/** <module> Connect 4 of any size

A board of any width and height, and lines of any length: a state says its size.  The game
begins on a board of 4 x 4 with lines of 3, where x, who begins, wins.  In ASP: connect.lp.
*/

:- use_module(library(lists), [append/3, member/2, nth1/3, nth1/4, select/3]).

title("Connect 3").

rules("Two players, x and o, drop a stone by turns into a column, where it falls to the \c
       lowest free cell. If you have 3 stones in a line first, across, upright \c
       or diagonally, you win.").

role(x).
role(o).

%   connect(Size, Role, Columns): Size is size(Width, Height, Length), it is Role's
%   turn, and a column is the list of its stones from the bottom up.

init(connect(size(4, 4, 3), x, [[],[],[],[]])).

legal(connect(size(_, Height, _), Role, Columns), Role, Column) :-
    nth1(Column, Columns, Stones),
    length(Stones, Number),
    Number < Height.

next(connect(Size, Role, Columns0), Role, Column, connect(Size, Other, Columns)) :-
    nth1(Column, Columns0, Stones0, Others),
    append(Stones0, [Role], Stones),
    nth1(Column, Columns, Stones, Others),
    other(Role, Other).

other(Role, Other) :- select(Role, [x,o], [Other]).

terminal(State) :- won(State, _).
terminal(State) :- \+ legal(State, _, _).

goal(State, Role, Value) :-
    (   won(State, Winner)
    ->  ( Role == Winner -> Value = 100 ; Value = 0 )
    ;   Value = 50
    ).

%   A line up a column, along a row, rising or falling: only the player who moved has a
%   new one.

won(connect(size(_, _, Length), Role, Columns), Winner) :-
    other(Role, Winner),
    nth1(Column, Columns, Stones),
    nth1(Row, Stones, Winner),
    member(Up-Right, [1-0, 0-1, 1-1, (-1)-1]),
    line(Length, Row-Column, Up-Right, Columns, Winner).

line(0, _, _, _, _).
line(Length, Row-Column, Up-Right, Columns, Role) :-
    Length > 0,
    nth1(Column, Columns, Stones),
    nth1(Row, Stones, Role),
    Length1 is Length - 1,
    Row1 is Row + Up,
    Column1 is Column + Right,
    line(Length1, Row1-Column1, Up-Right, Columns, Role).

%   What stands in each cell of the board, for a picture of it.

cell(connect(size(_, Height, _), _, Columns), Row, Column, Mark) :-
    nth1(Column, Columns, Stones),
    between(1, Height, Row),
    Up is Height + 1 - Row,
    ( nth1(Up, Stones, Stone) -> Mark = Stone ; Mark = b ).
