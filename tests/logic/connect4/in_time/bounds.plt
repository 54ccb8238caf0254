:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

:- begin_tests(bounds).

test(with_time_the_score_is_proved, forall(between(1, 5, Seed))) :-
    random_position(Seed, 24, 40, Position),
    strategies_solver([claimeven, baseinverse, aftereven, odd_threat, no_four], 65521, Solver),
    position_limit_bounds(Solver, Position, inferences(100_000_000), Column, Lower, Upper),
    position_score(Solver, Position, Score),
    Lower-Upper == Score-Score,
    position_column_scores(Solver, Position, ColumnScores),
    memberchk(Column-Score, ColumnScores).

%   However short the limit, what is said is true: of the column, and of every other one.

test(bounds_hold_the_score, forall(between(1, 5, Seed))) :-
    random_position(Seed, 20, 36, Position),
    strategies_solver([], 4099, Solver0),
    position_column_scores(Solver0, Position, Scores),
    forall(member(Limit, [0, 100, 1000, 10000]),
           ( strategies_solver([no_four], 4099, Solver),
             position_limit_bounds(Solver, Position, inferences(Limit), Column, Lower, Upper),
             memberchk(Column-ColumnScore, Scores),
             Lower =< ColumnScore,
             \+ ( member(_-Score, Scores), Score > Upper ) )).

%   Where all columns lose, one is played that is known to lose late: others lose with the next stone.

%   deep
test(the_column_s_own_bounds) :- own_bounds('6363152547561666354').

%   deep
test(the_column_s_own_bounds_of_thirteen_stones) :- own_bounds('3435345645647').

own_bounds(Text) :-
    text_position(Text, Position),
    own_solver(Solver),
    position_column_scores(Solver, Position, Scores),
    forall(member(Limit, [5000, 50_000, 100_000, 300_000]), own_bounds(Position, Scores, Limit)).

own_bounds(Position, Scores, Limit) :-
    own_solver(Solver1),
    position_limit_bounds(Solver1, Position, inferences(Limit), Column, Lower, Upper),
    own_solver(Solver2),
    position_limit_sign(Solver2, Position, none, inferences(Limit), Column2, Lower2, Upper2),
    forall(member(C-Low-Up, [Column-Lower-Upper, Column2-Lower2-Upper2]),
           ( memberchk(C-Score, Scores), Low =< Score, Score =< Up )).

test(more_inferences_narrow_the_bounds, true) :-
    findall(Width, ( member(Limit, [0, 10_000, 1_000_000]),
                     strategies_solver([], 65521, Solver),
                     text_position('444', Position),
                     position_limit_bounds(Solver, Position, inferences(Limit), _, Lower, Upper),
                     Width is Upper - Lower ), [W0, W1, W2]),
    W0 > W1,
    W1 > W2.

test(seconds, true) :-
    strategies_solver([], 65521, Solver),
    statistics(cputime, Time0),
    text_position('444', Position),
    position_limit_bounds(Solver, Position, seconds(0.3), _, Lower, Upper),
    statistics(cputime, Time),
    Time - Time0 < 0.6,
    Lower < -4,
    Upper > -4.

%   The facts know that x wins.

test(facts, Column-Lower == 4-1) :-
    strategies_solver([], 97, Solver),
    position_limit_bounds(Solver, position(0, 0), seconds(0), Column, Lower, _).

%   The limit is one for all questions together.

test(the_limit_is_kept, forall(member(Columns, [[], [4], [7,1,4,5]]))) :-
    strategies_solver([], 65521, Solver),
    columns_position(Columns, Position),
    statistics(inferences, Before),
    position_limit_bounds(Solver, Position, inferences(400_000), _, _, _),
    statistics(inferences, After),
    After - Before < 440_000.

test(no_limit, Lower == Upper) :-
    random_position(1, 30, 30, Position),
    strategies_solver([no_four], 4099, Solver),
    position_limit_bounds(Solver, Position, seconds(inf), _, Lower, Upper).

%   Where the score is not proved, but a win or a draw is, it is not given away.

test(result_is_kept, forall(( between(1, 8, Seed), random_position(Seed, 18, 24, Position),
                              member(Limit, [30_000, 300_000]) ))) :-
    strategies(Rules),
    strategies_solver(Rules, 65521, Solver),
    position_limit_bounds(Solver, Position, inferences(Limit), Column, Lower, Upper),
    (   ( Lower > 0 ; Lower =:= Upper )
    ->  once(position_column_position(Position, Column, Position1)),
        position_score(Solver, Position1, Score),
        sign(-Score) =:= sign(Lower)
    ;   true
    ).

%   Of a column it is asked whether it is worth so much.

test(reached, Columns == [1, 3, 4, 5, 7]) :-
    columns_position([4,4,5,5,3,3], Position),
    strategies_solver([], 97, Solver),
    findall(Column, ( between(1, 7, Column),
                      position_limit_reached(Solver, Position, inferences(inf), Column, 17),
                      \+ position_limit_reached(Solver, Position, inferences(inf), Column, 18) ),
            Columns).

test(nothing_is_reached_without_time, fail) :-
    own_solver(Solver),
    columns_position([1,4], Position),
    position_limit_reached(Solver, Position, seconds(0), 4, 1).

test(a_win_at_once_needs_no_time, Column-Lower-Upper == 1-18-18) :-
    columns_position([1,2,1,2,1,2], Position),
    strategies_solver([], 97, Solver),
    position_limit_bounds(Solver, Position, inferences(0), Column, Lower, Upper).

test(ended_game, fail) :-
    columns_position([1,2,1,2,1,2,1], Position),
    strategies_solver([], 97, Solver),
    position_limit_bounds(Solver, Position, seconds(1), _, _, _).

:- end_tests(bounds).

:- begin_tests(sign).

%   Of a win, a draw and a loss the sign is asked; the bounds hold the score.

test(the_sign_is_that_of_the_score, forall(( between(1, 12, Seed),
                                             member(First, [none, win, draw]) ))) :-
    random_position(Seed, 24, 38, Position),
    own_solver(Solver),
    position_limit_sign(Solver, Position, First, inferences(100_000_000), Column, Lower, Upper),
    position_score(Solver, Position, Score),
    Lower =< Score,
    Score =< Upper,
    ( Lower > 0 -> true ; sign(Lower) =:= sign(Upper) ),
    position_column_scores(Solver, Position, ColumnScores),
    memberchk(Column-ColumnScore, ColumnScores),
    sign(ColumnScore) =:= sign(Score).

%   Where all columns lose, one that loses as late as can be; with time the score is proved, always.

test(as_late_as_can_be, forall(( between(1, 12, Seed),
                                 random_position(Seed, 28, 38, Position) ))) :-
    own_solver(Solver),
    position_score(Solver, Position, Score),
    position_column_scores(Solver, Position, ColumnScores),
    position_limit_sign(Solver, Position, none, inferences(100_000_000), Column, Lower, Upper),
    (   Score < 0
    ->  Lower-Upper == Score-Score,
        memberchk(Column-Score, ColumnScores)
    ;   true
    ),
    position_limit_signed(Solver, Position, draw, inferences(100_000_000), Column1, Lower1, Upper1),
    Lower1-Upper1 == Score-Score,
    memberchk(Column1-Score, ColumnScores).

%   What was found is known of the position, and of its mirror.

test(found, forall(between(1, 12, Seed))) :-
    random_position(Seed, 26, 34, Position),
    position_mirror(Position, Mirror),
    own_solver(Solver),
    solver_position_first(Solver, Position, First0),
    position_score(Solver, Position, Score),
    solver_position_first(Solver, Position, First),
    solver_position_first(Solver, Mirror, First1),
    First0 == none,
    First1 == First,
    (   First == win
    ->  Score > 0
    ;   First == draw
    ->  Score =:= 0
    ;   true
    ).

%   A draw that is proved is played, not a column of which nothing is known.

test(a_draw_is_kept, forall(( between(1, 15, Seed),
                              member(Limit, [20_000, 100_000]) ))) :-
    random_position(Seed, 18, 24, Position),
    own_solver(Solver),
    position_limit_sign(Solver, Position, none, inferences(Limit), Column, Lower, _),
    (   Lower < 0
    ->  true
    ;   once(position_column_position(Position, Column, Position1)),
        position_score(Solver, Position1, Score),
        sign(-Score) >= sign(Lower)
    ).

%   Where facts end, the proof is found again, in as many nodes, for a position and for its mirror.

test(where_facts_end, forall(( end_of(Start, End),
                               text_position(End, Position0),
                               position_mirror(Position0, Mirror),
                               member(Position, [Position0, Mirror]) ))) :-
    once(start_facts_claim(Start, many, Claim)),
    connect4_checker:claim_end_proof(Claim, End, nodes(Nodes)),
    Inferences is 50 * (Nodes + 500),
    position_led(Position, Least),
    ( Least > 0 -> First = win ; First = draw ),
    own_solver(Solver),
    position_limit_sign(Solver, Position, First, inferences(Inferences), _, Lower, _),
    Lower >= Least.

%   In the mirror of which a search would look at three times as many.

end_of('1', '1211447246217').
end_of('2', '2367133212216').
end_of('2', '2367333355777212272').
end_of('3', '3342564').

test(no_time, true) :-
    own_solver(Solver),
    columns_position([1,4], Position),
    position_limit_sign(Solver, Position, none, seconds(0), 4, Lower, Upper),
    Lower < 0,
    Upper > 0.

test(no_time_but_facts, Column-Lower == 4-1) :-
    own_solver(Solver),
    position_limit_sign(Solver, position(0, 0), none, seconds(0), Column, Lower, _).

test(ended_game, fail) :-
    columns_position([1,2,1,2,1,2,1], Position),
    strategies_solver([], 97, Solver),
    position_limit_sign(Solver, Position, none, seconds(1), _, _, _).

:- end_tests(sign).
