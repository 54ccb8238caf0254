:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

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
        ( Score > 0 -> Winner == Mover ; Winner \== Mover )
    ).

test(of_an_ended_game, Columns == []) :-
    strategies_solver([], 97, Solver),
    columns_position([1,2,1,2,1,2,1], Position),
    position_variation(Solver, Position, Columns).

:- end_tests(connect4_variation).

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
