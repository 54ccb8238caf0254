:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_play').

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
        (   only_move(Moves)
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
