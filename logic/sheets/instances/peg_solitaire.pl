:- module(sheets_peg_solitaire, []).

/** <module> Peg solitaire on a triangle: one player, who jumps pegs

Fifteen holes form a triangle, with 1 to 5 of them in a row; all but the first have a peg.  A peg
jumps over one beside it, along a row or one of the two slopes, into an empty hole.  The peg that it
has jumped over is taken.  The game is over when none can jump.

Known: from here one peg can be left, by 13 jumps (G. Bell, 2007).
*/

:- use_module(library(lists), [select/3]).
:- use_module(library(ordsets), [ord_memberchk/2, ord_subtract/3, ord_union/3]).

title("Peg solitaire").

rules("Jump until one peg is left: jump(4,1,2,1) jumps from row 4, place 1 to row 2, place 1, and \c
       takes the peg between.").

role(player).

%   A state has the holes with a peg, in order.

init(pegs(Pegs)) :-
    findall(Hole, hole(Hole), Holes),
    select(1-1, Holes, Pegs).

hole(Row-Place) :-
    between(1, 5, Row),
    between(1, Row, Place).

legal(pegs(Pegs), player, jump(Row, Place, Row2, Place2)) :-
    jump(Row-Place, Over, Row2-Place2),
    ord_memberchk(Row-Place, Pegs),
    ord_memberchk(Over, Pegs),
    \+ ord_memberchk(Row2-Place2, Pegs).

%   True when Over is beside From, and To is the next hole in that direction.

jump(From, Over, To) :-
    hole(From),
    direction(Down, Right),
    beside(From, Down, Right, Over),
    beside(Over, Down, Right, To),
    hole(To).

direction(-1, -1).
direction(-1, 0).
direction(0, -1).
direction(0, 1).
direction(1, 0).
direction(1, 1).

beside(Row-Place, Down, Right, Row1-Place1) :-
    Row1 is Row + Down,
    Place1 is Place + Right.

next(pegs(Pegs0), player, jump(Row, Place, Row2, Place2), pegs(Pegs)) :-
    jump(Row-Place, Over, Row2-Place2),
    sort([Row-Place, Over], Gone),
    ord_subtract(Pegs0, Gone, Pegs1),
    ord_union(Pegs1, [Row2-Place2], Pegs).

terminal(State) :-
    \+ legal(State, player, _).

%   Each peg too many costs ten.

goal(pegs(Pegs), player, Value) :-
    length(Pegs, Number),
    Value is max(0, 110 - 10 * Number).

%   Each row begins half a hole further left than the one above.

board(cell, leftward, column, mark).

cell(pegs(Pegs), Row, Place, Mark) :-
    hole(Row-Place),
    (   ord_memberchk(Row-Place, Pegs)
    ->  Mark = o
    ;   Mark = b
    ).
