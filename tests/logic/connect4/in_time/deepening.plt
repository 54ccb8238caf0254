:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

:- begin_tests(connect4_evaluation).

outlook(Position, Evaluation) :-
    position_node(Position, node(Mine, Theirs, MyThreats, TheirThreats, _, Left)),
    Filled is Mine \/ Theirs,
    empty_cells(Filled, Empty),
    connect4_deepening:stones_evaluation(Mine, Theirs, MyThreats, TheirThreats, Empty, Left, Evaluation).

test(mirror, forall(( between(1, 30, Seed), random_position(Seed, 8, 24, Position),
                      outlook(Position, Evaluation) ))) :-
    position_mirror(Position, Mirror),
    outlook(Mirror, Evaluation),
    Evaluation =< 30,
    Evaluation >= -30.

evaluation(MyThreats, TheirThreats, Left, Evaluation) :-
    cells(Cells),
    connect4_deepening:stones_evaluation(0, 0, MyThreats, TheirThreats, Cells, Left, Evaluation).

%   A threat in an odd row is the first player's, one in an even row the second's.

test(parity, true) :-
    Left = 42,
    evaluation(0, 0, Left, None),
    evaluation(0b100, 0, Left, FirstOdd),
    evaluation(0b1000, 0, Left, FirstEven),
    evaluation(0, 0b1000, Left, SecondEven),
    evaluation(0, 0b100, Left, SecondOdd),
    FirstOdd > FirstEven,
    FirstEven > None,
    None > SecondOdd,
    SecondOdd > SecondEven.

test(above_the_other_threat, true) :-
    evaluation(0b100, 0b10, 42, Above),
    evaluation(0b100, 0b1000, 42, Below),
    Below > Above.

test(two_sides, forall(member(Threats, [0b100, 0b1000]))) :-
    evaluation(Threats, 0, 42, Evaluation),
    evaluation(0, Threats, 41, Other),
    Other =:= -Evaluation.

%   What it says is more often right than wrong.

test(results, true(Right > 2 * Wrong)) :-
    strategies_solver([claimeven, baseinverse, aftereven, odd_threat, no_four], 65521, Solver),
    findall(Verdict,
            ( between(1, 120, Seed), random_position(Seed, 20, 24, Position),
              outlook(Position, Evaluation), position_score(Solver, Position, Score),
              Verdict is sign(Evaluation) * sign(Score) ),
            Verdicts),
    aggregate_all(count, member(1, Verdicts), Right),
    aggregate_all(count, member(-1, Verdicts), Wrong).

:- end_tests(connect4_evaluation).

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
