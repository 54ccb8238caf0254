:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_play').

:- begin_tests(connect4_options).

%   The bounds known without a search hold the scores.

test(bounds, forall(between(1, 20, Seed))) :-
    random_position(Seed, 26, 40, Position),
    walls_position_options(0, Position, Options),
    strategies_solver([no_four], 4099, Solver),
    position_column_scores(Solver, Position, ColumnScores),
    length(Options, Number),
    length(ColumnScores, Number),
    \+ ( member(option(Lower, Upper, Column, _), Options),
         memberchk(Column-Score, ColumnScores),
         \+ ( Lower =< Score, Score =< Upper ) ),
    options_bounds(Options, Lower, Upper),
    position_score(Solver, Position, Score),
    Lower =< Score,
    Score =< Upper.

test(ended_game, Options == []) :-
    columns_position([1,2,1,2,1,2,1], Position),
    walls_position_options(0, Position, Options).

test(column, forall(member(Bounds-Column, [ [1-9, 2-3, -5-9]-2,     % a win that is known
                                            [-5-9, -5-9]-1,         % the first of equals
                                            [-5-0, -5-9]-2,         % one that may win
                                            [-5-9, 0-9]-2,          % and at least draws
                                            [-5- -1, -3- -1]-2,     % it loses later
                                            [-5- -3, -3- -3]-2,     % the score is reached
                                            [-5-0, 0-0]-2 ]))) :-
    findall(option(Lower, Upper, C, node), nth1(C, Bounds, Lower-Upper), Options),
    options_column(Options, Column, _, _).

%   Bounds of the column; none is worth more.

test(bounds_of_the_column, all(Lower-Upper == [-5-9, 0-9, -3- -1])) :-
    member(Bounds, [ [-2-0, -5-9], [0-9, -5-0], [-5- -1, -3- -1] ]),
    findall(option(Low, Up, C, node), nth1(C, Bounds, Low-Up), Options),
    options_column(Options, _, Lower, Upper).

:- end_tests(connect4_options).
