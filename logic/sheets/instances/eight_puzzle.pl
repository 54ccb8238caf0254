:- module(sheets_eight_puzzle, []).

/** <module> The eight puzzle: one player, who slides tiles

Eight tiles lie on nine places, three rows of three.  A tile beside the empty place may slide into
it.  The puzzle is solved when the tiles are in order and the last place is empty.

Known: from the farthest positions 31 moves are needed; this is one of them (A. Reinefeld, 1993).
*/

:- use_module(library(lists), [nth1/3]).

title("The eight puzzle").

rules("Slide the tiles until they read 1 to 8, row by row, with the last place empty: slide(5) \c
       slides tile 5, which is beside the empty place.").

role(player).

%   A state has the mark of each place, row by row; `b` is the empty one.

init(tiles([8,6,7, 2,5,4, 3,b,1])).

legal(tiles(Tiles), player, slide(Tile)) :-
    nth1(Place, Tiles, b),
    beside(Place, Place1),
    nth1(Place1, Tiles, Tile).

beside(Place, Place1) :-
    row_column(Place, Row, Column),
    step(Row, Column, Row1, Column1),
    row_column(Place1, Row1, Column1).

step(Row, Column, Row1, Column) :- Row1 is Row - 1.
step(Row, Column, Row, Column1) :- Column1 is Column - 1.
step(Row, Column, Row, Column1) :- Column1 is Column + 1.
step(Row, Column, Row1, Column) :- Row1 is Row + 1.

row_column(Place, Row, Column) :-
    nth1(Place, [1-1, 1-2, 1-3, 2-1, 2-2, 2-3, 3-1, 3-2, 3-3], Row-Column).

next(tiles(Tiles0), player, slide(Tile), tiles(Tiles)) :-
    exchanged(Tiles0, Tile, Tiles).

%   True when Tiles are Tiles0, in which Tile and the empty place are exchanged.

exchanged([], _, []).
exchanged([Mark0|Marks0], Tile, [Mark|Marks]) :-
    exchange(Mark0, Tile, Mark),
    exchanged(Marks0, Tile, Marks).

exchange(Mark0, Tile, Mark) :-
    (   Mark0 == b
    ->  Mark = Tile
    ;   Mark0 == Tile
    ->  Mark = b
    ;   Mark = Mark0
    ).

terminal(tiles([1,2,3, 4,5,6, 7,8,b])).

goal(tiles([1,2,3, 4,5,6, 7,8,b]), player, 100).

cell(tiles(Tiles), Row, Column, Mark) :-
    nth1(Place, Tiles, Mark),
    row_column(Place, Row, Column).
