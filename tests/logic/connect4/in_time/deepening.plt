:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_play').

:- begin_tests(connect4_deepening).

column(Position, Limit, Column) :-
    findall(C-Node, ( walls_position_moves(0, Position, Moves), member(C-P, Moves), position_node(P, Node) ),
            Options),
    strategies_solver([], 65521, Solver),
    moves_limit_column(Solver, Options, Limit, Column).

%   Where the tree reaches the end of the game, the column gives nothing away.

test(to_the_end, forall(( between(1, 60, Seed), random_position(Seed, 26, 38, Position) ))) :-
    column(Position, inferences(1_000_000), Column),
    strategies_solver([no_four], 65521, Solver),
    position_column_scores(Solver, Position, ColumnScores),
    position_score(Solver, Position, Score),
    memberchk(Column-ColumnScore, ColumnScores),
    sign(ColumnScore) =:= sign(Score).

test(without_time_the_first, Column == 4) :-
    column(position(0, 0), inferences(0), Column).

test(a_double_threat, [true(memberchk(Column, [2, 3, 6]))]) :-
    columns_position([4,4,5,5], Position),
    column(Position, inferences(100_000), Column).

test(one_option, Column == 2) :-
    strategies_solver([], 97, Solver),
    moves_limit_column(Solver, [2-score(3)], seconds(inf), Column).

:- end_tests(connect4_deepening).
