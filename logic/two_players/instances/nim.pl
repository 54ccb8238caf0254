:- module(two_players_nim, []).

/** <module> Nim: whoever takes the last one wins

There are heaps of things: 3, 4 and 5 to begin with.  The players take one or more from one heap
by turns.  If you can take nothing, you have lost.

Known: the player whose turn it is wins unless the exclusive or of the sizes is 0 (C. Bouton,
1901).  In ASP: nim.lp.
*/

:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [nth1/3, nth1/4]).

title("Nim").

rules("Two players take things from heaps by turns, one or more from one heap: take(2,3) takes \c
       3 from heap 2. If you take the last one, you win.").

role(1).
role(2).

init(heaps(1, [3,4,5])).

legal(heaps(Role, Sizes), Role, take(Heap, Number)) :-
    nth1(Heap, Sizes, Size),
    between(1, Size, Number).

next(heaps(Role, Sizes0), Role, take(Heap, Number), heaps(Other, Sizes)) :-
    nth1(Heap, Sizes0, Size0, Others),
    Size is Size0 - Number,
    nth1(Heap, Sizes, Size, Others),
    Other is 3 - Role.

terminal(heaps(_, Sizes)) :-
    maplist(=(0), Sizes).

goal(heaps(Role, _), Role, 0).
goal(heaps(Role, _), Other, 100) :-
    Other is 3 - Role.

%   How many things lie in each heap, for a picture of it.

board(cell, heap, count).

cell(heaps(_, Sizes), Heap, Size) :-
    nth1(Heap, Sizes, Size).
