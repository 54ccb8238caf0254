:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_play').

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
    (   Lower > 0
    ->  true
    ;   sign(Lower) =:= sign(Upper)
    ),
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
    claim_end_proof(Claim, End, nodes(Nodes)),
    Inferences is 50 * (Nodes + 500),
    position_led(Position, Least),
    (   Least > 0
    ->  First = win
    ;   First = draw
    ),
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
