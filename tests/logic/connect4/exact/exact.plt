:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_play').

:- begin_tests(exact).

solver(Solver) :-
    strategies(Rules),
    strategies_solver(Rules, 65521, Solver).

columns_score(Solver, Columns, Score) :-
    columns_position(Columns, Position),
    position_score(Solver, Position, Score).

%   Scores by an independent solver.

test(scores, forall(scored(Sequence, Score))) :-
    solver(Solver),
    atom_chars(Sequence, Characters),
    maplist(atom_number, Characters, Columns),
    columns_score(Solver, Columns, Score).

scored('773335333624222225145567164111', 6).
scored('735346544557323675713654476762', 6).
scored('2311473274136352467217764665561745313', 3).
scored('77333552452511764244411245225', 7).
scored('66235555613234513751142', 10).
scored('25457756256254443353', 11).
scored('43243265643771243366221', 10).
scored('5744524365124377236', 12).
scored('3163367514643317', 0).
scored('17517577125437154726155', -3).
scored('551352621115673', 2).
scored('3733623567155441764526', -1).

%   The definition: the best of what all moves are worth.

test(scores_by_definition, forall(between(1, 10, Seed))) :-
    solver(Solver),
    random_game(Seed, 34, 41, Columns),
    columns_position(Columns, Position),
    columns_board(Columns, Board),
    board_score(Board, Score),
    position_score(Solver, Position, Score).

test(mirror_has_the_same_score, forall(between(1, 20, Seed))) :-
    random_position(Seed, 20, 38, Position),
    position_mirror(Position, Mirror),
    solver(Solver),
    position_score(Solver, Position, Score),
    position_score(Solver, Mirror, Score).

%   A small table forgets much, and the scores are the same.

test(any_table_will_do, forall(between(1, 20, Seed))) :-
    random_position(Seed, 22, 38, Position),
    solver(Solver),
    strategies_solver([], 33, Small),
    position_score(Solver, Position, Score),
    position_score(Small, Position, Score).

test(one_solver_for_many_positions, true) :-
    solver(Solver),
    forall(( between(1, 40, Seed), random_position(Seed, 24, 38, Position) ),
           ( position_score(Solver, Position, Score),
             solver(Fresh),
             position_score(Fresh, Position, Score) )).

test(best_column_score_is_the_score, forall(between(1, 20, Seed))) :-
    random_position(Seed, 24, 38, Position),
    solver(Solver),
    position_score(Solver, Position, Score),
    position_column_scores(Solver, Position, ColumnScores),
    memberchk(_-Score, ColumnScores),
    forall(member(_-Other, ColumnScores), Other =< Score),
    findall(C, position_column_position(Position, C, _), Columns),
    findall(C, member(C-_, ColumnScores), Scored0),
    msort(Scored0, Columns).

test(ended_games, all(Score == [-18, 0])) :-
    solver(Solver),
    member(Columns, [ [1,2,1,2,1,2,1],
                      [1,1,1,1,1,1,2,2,2,2,2,2,3,3,3,3,3,3,5,4,4,4,4,4,4,
                       5,5,5,5,5,6,6,6,6,6,6,7,7,7,7,7,7] ]),
    columns_score(Solver, Columns, Score).

test(no_column_of_an_ended_game, ColumnScores == []) :-
    solver(Solver),
    columns_position([1,2,1,2,1,2,1], Position),
    position_column_scores(Solver, Position, ColumnScores).

:- end_tests(exact).
