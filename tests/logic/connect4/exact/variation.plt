:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_play').

:- begin_tests(line).

%   A line ends where the score says, and with the outcome that it says.

test(line_ends_as_the_score_says, forall(between(1, 25, Seed))) :-
    random_position(Seed, 22, 40, Position),
    strategies_solver([claimeven, baseinverse, odd_threat, no_four], 65521, Solver),
    position_score(Solver, Position, Score),
    position_variation(Solver, Position, Columns),
    length(Columns, Length),
    Position = position(Mine, Theirs),
    Left is 42 - popcount(Mine \/ Theirs),
    left_score_plies(Left, Score, Length),
    foldl([C, P0, P]>>once(position_column_position(P0, C, P)), Columns, Position, Last),
    bitboard_end(Last, End),
    (   Score =:= 0
    ->  End == draw
    ;   End = won(_),
        (   Score > 0
        ->  1 =:= Length mod 2
        ;   0 =:= Length mod 2
        )
    ).

test(line_of_an_ended_game, Columns == []) :-
    strategies_solver([], 97, Solver),
    columns_position([1,2,1,2,1,2,1], Position),
    position_variation(Solver, Position, Columns).

test(plies, all(Plies == [3, 1, 2, 2, 38])) :-
    member(Left-Score, [38-18, 7-4, 38 - -19, 37 - -18, 38-0]),
    left_score_plies(Left, Score, Plies).

:- end_tests(line).
