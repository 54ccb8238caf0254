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

test(most_threats_first_then_the_centre, forall(between(1, 40, Seed))) :-
    random_position(Seed, 10, 30, Position),
    position_node(Position, Node),
    (   Node = node(Mine, Theirs, MyThreats, _, Moves, Left)
    ->  Filled is Mine \/ Theirs,
        empty_cells(Filled, Empty),
        playable(Filled, Playable),
        threat_lookup(Lookup),
        ordered_moves(Moves, Mine, MyThreats, Empty, Playable, Left, Lookup, Ordered),
        (   Ordered == win
        ->  true
        ;   findall(Less-Distance-Column, ( member(move(Number, Stone, _, _), Ordered),
                                            Less is -Number,
                                            Column is msb(Stone) // 7,
                                            Distance is abs(3 - Column) ), Keys),
            msort(Keys, Keys),
            findall(Stone, member(move(_, Stone, _, _), Ordered), Stones),
            sum_list(Stones, Moves)
        )
    ;   true
    ).

test(double_threat_wins, Ordered == win) :-
    columns_position([3,3,4,4], Position),
    position_node(Position, node(Mine, Theirs, MyThreats, _, Moves, Left)),
    Filled is Mine \/ Theirs,
    empty_cells(Filled, Empty),
    playable(Filled, Playable),
    threat_lookup(Lookup),
    ordered_moves(Moves, Mine, MyThreats, Empty, Playable, Left, Lookup, Ordered).

:- end_tests(moves).
