:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(walls).

test(cells_are_left, forall(( between(1, 7, Width), between(1, 6, Height) ))) :-
    width_height_walls(Width, Height, Walls),
    42 - popcount(Walls) =:= Width * Height.

%   Two stones in each two columns: a position and its mirror have one key, and no others.

test(keys, forall(between(2, 7, Width))) :-
    width_height_walls(Width, 2, Walls),
    width_first(Width, First),
    findall(Key-Least,
            ( between(1, Width, Mine),
              between(1, Width, Theirs),
              Mine =\= Theirs,
              stones_position(First, Mine, Theirs, Position),
              walls_symmetric_key(Walls, Position, Key),
              Mine1 is Width + 1 - Mine,
              Theirs1 is Width + 1 - Theirs,
              msort([Mine-Theirs, Mine1-Theirs1], [Least|_]) ),
            Pairs0),
    sort(Pairs0, Pairs),
    pairs_keys_values(Pairs, Keys, Positions),
    sort(Keys, Keys1),
    sort(Positions, Positions1),
    length(Keys1, Number),
    length(Positions1, Number),
    length(Pairs, Number).

stones_position(First, Mine, Theirs, position(Mine1, Theirs1)) :-
    Column is First + Mine - 1,
    Column1 is First + Theirs - 1,
    row_column_cell(5, Column, Mine1),
    row_column_cell(5, Column1, Theirs1),
    !.      % each is one cell

:- end_tests(walls).
