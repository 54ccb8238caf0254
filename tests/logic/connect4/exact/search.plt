:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

:- begin_tests(search).

%   Whatever is asked, the answer is on the right side, and true.

test(every_alpha, forall(between(1, 25, Seed))) :-
    random_position(Seed, 26, 39, Position),
    strategies_solver([claimeven, baseinverse, aftereven, odd_threat, no_four], 4099, Solver),
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

%   Where a strategy proves one move good enough, whichever it is, none is searched.

test(all_moves_are_looked_at_first, true(Number >= 10)) :-
    findall(Nodes,
            ( between(1, 600, Seed),
              random_position(Seed, 16, 28, Position),
              position_node(Position, Node),
              Node = node(_, _, _, _, Moves, _),
              Moves /\ (Moves - 1) =\= 0,
              strategies_solver([claimeven, baseinverse, odd_threat], 4099, Solver),
              once(good_move(Solver, Position)),
              node_value(Solver, Node, -1, Value, 0, Nodes),
              assertion(Value >= 0) ),
            Counts),
    assertion(forall(member(Count, Counts), Count == 1)),
    length(Counts, Number).

%   After it the other player, with two replies or more, is worth 0 or less.

good_move(Solver, Position) :-
    arg(3, Solver, Strategies),
    position_column_position(Position, _, Position1),
    position_node(Position1, Node),
    Node = node(_, _, _, _, Moves, _),
    Moves /\ (Moves - 1) =\= 0,
    strategies_bound(Strategies, 0, Node, 0, Bound),
    Bound =< 0.

:- end_tests(search).
