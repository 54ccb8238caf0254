:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_play').

:- begin_tests(moves).

%   Safe moves by their definition: after them the other player can't win at once.

test(safe_moves, forall(between(1, 60, Seed))) :-
    random_position(Seed, 10, 38, position(Mine, Theirs)),
    Filled is Mine \/ Theirs,
    empty_cells(Filled, Empty),
    playable(Filled, Playable),
    threats(Theirs, Empty, Threats),
    safe_moves(Playable, Threats, Moves),
    findall(Stone,
            ( position_column_position(position(Mine, Theirs), _, position(Theirs, Mine1)),
              Stone is Mine1 xor Mine,
              \+ ( position_column_position(position(Theirs, Mine1), _, Position),
                   bitboard_end(Position, won(_)) ) ),
            Stones),
    sum_list(Stones, Safe),
    (   four_next(Mine, Empty, Playable)
    ->  true
    ;   Safe == Moves
    ).

%   A move that wins is safe as well: there the relation is not asked.

four_next(Mine, Empty, Playable) :-
    threats(Mine, Empty, Cells),
    Cells /\ Playable =\= 0.

:- end_tests(moves).
