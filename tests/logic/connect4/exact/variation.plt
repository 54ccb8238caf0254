:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_play').

:- begin_tests(connect4_variation).

%   It ends as the score says: who wins has laid 22 less so many stones.

test(ends_as_the_score_says, forall(between(1, 25, Seed))) :-
    random_position(Seed, 22, 40, Position),
    own_solver(Solver),
    position_score(Solver, Position, Score),
    position_variation(Solver, Position, Columns),
    position_mover(Position, Mover),
    foldl([C, P0, P]>>once(position_column_position(P0, C, P)), Columns, Position, Last),
    Last = position(_, Theirs),
    bitboard_end(Last, End),
    (   Score =:= 0
    ->  End == draw
    ;   End = won(Winner),
        popcount(Theirs) =:= 22 - abs(Score),
        (   Score > 0
        ->  Winner == Mover
        ;   Winner \== Mover
        )
    ).

test(of_an_ended_game, Columns == []) :-
    strategies_solver([], 97, Solver),
    columns_position([1,2,1,2,1,2,1], Position),
    position_variation(Solver, Position, Columns).

:- end_tests(connect4_variation).
