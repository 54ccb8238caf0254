:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_play').

:- begin_tests(search).

%   Whatever is asked, the answer is on the right side, and true.

test(every_alpha, forall(between(1, 25, Seed))) :-
    random_position(Seed, 26, 39, Position),
    strategies_solver([claimeven, baseinverse, odd_threat, no_four], 4099, Solver),
    position_score(Solver, Position, Score),
    position_node(Position, Node),
    (   Node = score(Score0)
    ->  Score0 =:= Score
    ;   \+ ( between(-9, 9, Alpha),
             node_value(Solver, Node, Alpha, Value, 0, _),
             \+ ( Value > Alpha -> Score >= Value ; Score =< Value ) )
    ).

test(nodes_are_counted_on, Nodes == 8) :-
    strategies_solver([], 97, Solver),
    columns_position([4,4,5,5], Position),
    position_node(Position, Node),
    node_value(Solver, Node, 0, 18, 7, Nodes).

%   A solver that has the answer looks at one node.

test(what_was_found_is_kept, Nodes == 1) :-
    strategies_solver([], 65521, Solver),
    random_position(4, 20, 20, Position),
    position_node(Position, Node),
    node_value(Solver, Node, 0, Value, 0, Nodes0),
    Nodes0 > 100,
    node_value(Solver, Node, 0, Value, 0, Nodes).

:- end_tests(search).
