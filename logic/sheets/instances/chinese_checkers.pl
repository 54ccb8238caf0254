:- module(sheets_chinese_checkers, []).

/** <module> Chinese checkers for three, on a small star

The board is a star of 37 holes: a hexagon with six arms of three holes.  Red, green and blue have
three pegs each, in every other arm, and want to bring them into the arm opposite.  By turns a
player moves one peg: one step to an empty hole beside it, or one or more jumps, each over a peg of
anybody into the empty hole behind it.  The game is over when a player has all pegs in the arm
opposite, or after 60 moves.

A hole is X/Y, its places along two of the three lines; the third, Z, makes the sum of all three 15,
and the middle is 5/5.  The arms are where one of the three is more than 7 or less than 3.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3, select/3, select/4]).
:- use_module(library(ordsets), [ord_memberchk/2, ord_union/3]).

title("Chinese checkers for three").

rules("Bring your pegs into the arm opposite: move(9/3,7/5) moves the peg at 9/3 by one step, or \c
       by jumps over pegs, to 7/5. The game ends when a player has all three there, or after \c
       60 moves.").

role(red).
role(green).
role(blue).

%   A state has whose turn it is, the number of moves by then, and each player's pegs, in order.

init(star(red, 0, Pegs)) :-
    findall(Role-Holes, ( role(Role), findall(Hole, begins(Role, Hole), Holes) ), Pegs).

hole(X/Y) :-
    between(1, 9, X),
    between(1, 9, Y),
    Z is 15 - X - Y,
    (   max(X, max(Y, Z)) =< 7
    ->  true
    ;   min(X, min(Y, Z)) >= 3
    ).

begins(Role, Hole) :-
    hole(Hole),
    role_place(Role, Hole, Place),
    Place > 7.

home(Role, Hole) :-
    role_place(Role, Hole, Place),
    Place < 3.

role_place(red, X/_, X).
role_place(green, _/Y, Y).
role_place(blue, X/Y, Z) :-
    Z is 15 - X - Y.

%   Somebody whose pegs are all blocked passes.

legal(star(Role, Number, Pegs), Role, Move) :-
    \+ terminal(star(Role, Number, Pegs)),
    findall(move(From, To), moves(Role, Pegs, From, To), Moves0),
    sort(Moves0, Moves),
    (   Moves == []
    ->  Move = pass
    ;   member(Move, Moves)
    ).

moves(Role, Pegs, From, To) :-
    findall(Hole, ( member(_-Holes, Pegs), member(Hole, Holes) ), Taken0),
    sort(Taken0, Taken),
    memberchk(Role-Own, Pegs),
    member(From, Own),
    (   step(From, _, To),
        empty(To, Taken)
    ;   jumps([From], [From], Taken, Reached),
        member(To, Reached),
        To \== From
    ).

step(X/Y, Right-Down, X1/Y1) :-
    member(Right-Down, [1-0, 1-(-1), 0-(-1), -1-0, -1-1, 0-1]),
    X1 is X + Right,
    Y1 is Y + Down.

empty(Hole, Taken) :-
    \+ ord_memberchk(Hole, Taken),
    hole(Hole).

%   True when Reached are Reached0 and all holes that jumps lead to from the Holes among them.

jumps([], Reached, _, Reached).
jumps([Hole|Holes], Reached0, Taken, Reached) :-
    findall(To, ( jump(Hole, Taken, To), \+ ord_memberchk(To, Reached0) ), New0),
    sort(New0, New),
    ord_union(Reached0, New, Reached1),
    append(Holes, New, Holes1),
    jumps(Holes1, Reached1, Taken, Reached).

jump(From, Taken, To) :-
    step(From, Direction, Over),
    ord_memberchk(Over, Taken),
    step(Over, Direction, To),
    empty(To, Taken).

next(star(Role, Number0, Pegs0), Role, Move, star(Role1, Number, Pegs)) :-
    Number is Number0 + 1,
    after(Role, Role1),
    (   Move = move(From, To)
    ->  select(Role-Own0, Pegs0, Role-Own, Pegs),
        select(From, Own0, To, Own1),
        sort(Own1, Own)
    ;   Pegs = Pegs0
    ).

after(red, green).
after(green, blue).
after(blue, red).

terminal(star(_, 60, _)).
terminal(star(_, _, Pegs)) :-
    member(Role-Holes, Pegs),
    at_home(Role, Holes, 3).

at_home(Role, Holes, Number) :-
    aggregate_all(count, ( member(Hole, Holes), home(Role, Hole) ), Number).

%   All three pegs at home are worth 100, and else each is worth 25.

goal(star(_, _, Pegs), Role, Value) :-
    member(Role-Holes, Pegs),
    at_home(Role, Holes, Number),
    nth1(Place, [0, 25, 50, 100], Value),
    Place =:= Number + 1.

%   Rows are those of one X; each begins half a hole further right than the one above.

board(cell, rightward, column, mark).

cell(star(_, _, Pegs), X, Y, Mark) :-
    hole(X/Y),
    (   member(Role-Holes, Pegs),
        memberchk(X/Y, Holes)
    ->  Mark = Role
    ;   Mark = b
    ).
