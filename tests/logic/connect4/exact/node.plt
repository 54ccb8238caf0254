:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

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
    ( four_next(Mine, Empty, Playable) -> true ; Safe == Moves ).

%   A move that wins is safe as well: there the relation is not asked.

four_next(Mine, Empty, Playable) :-
    threats(Mine, Empty, Cells),
    Cells /\ Playable =\= 0.

:- end_tests(moves).

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

:- begin_tests(connect4_next).

test(most_threats_first_then_the_centre, forall(between(1, 40, Seed))) :-
    random_position(Seed, 10, 30, Position),
    position_node(Position, Node),
    (   Node = node(Mine, _, _, _, Moves, _)
    ->  threat_lookup(Lookup),
        node_nexts(Lookup, 0, Node, Nexts),
        (   Nexts == win
        ->  true
        ;   findall(Less-Distance-Column,
                    ( member(Worth-Next, Nexts),
                      Less is -Worth,
                      next_stone(Mine, Next, Stone),
                      Column is msb(Stone) // 7,
                      Distance is abs(3 - Column) ),
                    Keys),
            msort(Keys, Keys),
            findall(Stone, ( member(_-Next, Nexts), next_stone(Mine, Next, Stone) ), Stones),
            sum_list(Stones, Moves)
        )
    ;   true
    ).

next_stone(Mine, node(_, Mine1, _, _, _, _), Stone) :-
    Stone is Mine xor Mine1.

%   A next node is the node of the position after the stone; if there is but one, node_only_next/4
%   has it.

test(a_next_node_is_that_of_the_position, forall(between(1, 60, Seed))) :-
    random_position(Seed, 10, 36, Position),
    position_node(Position, Node),
    (   Node = node(_, _, _, _, Moves, _)
    ->  threat_lookup(Lookup),
        node_nexts(Lookup, 0, Node, Nexts),
        findall(Next, ( node_move(Position, Moves, After), position_node(After, Next) ), All),
        (   Nexts == win
        ->  memberchk(score(_), All)
        ;   findall(Next, member(_-Next, Nexts), Found),
            msort(Found, Sorted),
            msort(All, Sorted)
        ),
        (   connect4_node:only_move(Moves)
        ->  findall(Next, node_only_next(Lookup, 0, Node, Next), Only),
            ( Nexts == win -> Only == [] ; Only == All )
        ;   true
        )
    ;   true
    ).

node_move(Position, Moves, After) :-
    Position = position(Mine, _),
    position_column_position(Position, _, After),
    After = position(_, Mine1),
    (Mine xor Mine1) /\ Moves =\= 0.

test(double_threat_wins, Nexts == win) :-
    columns_position([3,3,4,4], Position),
    position_node(Position, Node),
    threat_lookup(Lookup),
    node_nexts(Lookup, 0, Node, Nexts).

:- end_tests(connect4_next).
