:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_play').

:- begin_tests(connect4_evaluation).

outlook(Position, Evaluation) :-
    position_node(Position, node(Mine, Theirs, MyThreats, TheirThreats, _, Left)),
    Filled is Mine \/ Theirs,
    empty_cells(Filled, Empty),
    stones_evaluation(Mine, Theirs, MyThreats, TheirThreats, Empty, Left, Evaluation).

test(mirror, forall(( between(1, 30, Seed), random_position(Seed, 8, 24, Position),
                      outlook(Position, Evaluation) ))) :-
    position_mirror(Position, Mirror),
    outlook(Mirror, Evaluation),
    Evaluation =< 30,
    Evaluation >= -30.

evaluation(MyThreats, TheirThreats, Left, Evaluation) :-
    cells(Cells),
    stones_evaluation(0, 0, MyThreats, TheirThreats, Cells, Left, Evaluation).

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
