:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_play').

:- begin_tests(connect4_worth).

worths(Position, Limit, Worths) :-
    own_solver(Solver),
    position_worths(Solver, Position, Limit, Worths).

test(bounds_are_true, forall(( between(1, 20, Seed), random_position(Seed, 24, 36, Position) ))) :-
    worths(Position, inferences(20_000), Worths),
    own_solver(Solver),
    position_column_scores(Solver, Position, Scores0),
    msort(Scores0, Scores),
    findall(Column, member(worth(Column, _, _), Worths), Columns),
    pairs_keys(Scores, Columns),
    forall(( member(worth(Column, Lower, Upper), Worths), memberchk(Column-Score, Scores) ),
           ( Lower =< Score, Score =< Upper )).

test(with_time_exact, forall(( between(1, 10, Seed), random_position(Seed, 28, 36, Position) ))) :-
    worths(Position, inferences(inf), Worths),
    forall(member(worth(_, Lower, Upper), Worths), Lower =:= Upper).

test(the_opening_by_facts, Signs == [-1-1, -1-2, 0-3, 1-4, 0-5, -1-6, -1-7]) :-
    worths(position(0, 0), inferences(1), Worths),
    findall(Sign-Column, ( member(worth(Column, Lower, Upper), Worths),
                           ( Lower > 0 -> Sign = 1 ; Sign is sign(Upper) ) ), Signs).

test(nothing_to_play, Worths == []) :-
    columns_position([1,2,1,2,1,2,1], Position),
    worths(Position, inferences(1), Worths).

:- end_tests(connect4_worth).
