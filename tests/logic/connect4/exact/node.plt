:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_play').

:- begin_tests(node).

%   A win now, a win of the other that can't be stopped, the end.

test(seen_at_once, all(Score == [18, -17, -18, 0])) :-
    member(Columns, [ [1,2,1,2,1,2], [3,3,4,4,5,1], [1,2,1,2,1,2,1],
                      [1,1,1,1,1,1,2,2,2,2,2,2,3,3,3,3,3,3,5,4,4,4,4,4,4,
                       5,5,5,5,5,6,6,6,6,6,6,7,7,7,7,7,7] ]),
    columns_position(Columns, Position0),
    (   Columns == [3,3,4,4,5,1]
    ->  position_column_position(Position0, 7, Position)
    ;   Position = Position0
    ),
    position_node(Position, score(Score)).

%   No one can win with the next stone at a node, and there is a move.

test(nodes_are_open, forall(between(1, 60, Seed))) :-
    random_position(Seed, 8, 39, Position),
    position_node(Position, Node),
    (   Node = node(Mine, Theirs, _, _, Moves, Left)
    ->  Position = position(Mine, Theirs),
        Left =:= 42 - popcount(Mine \/ Theirs),
        Moves =\= 0,
        \+ ( position_column_position(Position, _, Position1),
             bitboard_end(Position1, won(_)) )
    ;   Node = score(_)
    ).

:- end_tests(node).
