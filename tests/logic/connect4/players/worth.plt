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

%   Without a search all say the same: the columns' bounds, what they are worth, who chooses, and who
%   reviews the game.

test(one_position_has_one_set_of_bounds, forall(member(Columns, [[], [4], [4,4], [2,3], [3], [1],
                                                                 [4,1,5,1], [1,4], [4,4,4,4,4]]))) :-
    columns_position(Columns, Position),
    own_solver(Solver),
    worths(Position, inferences(0), Worths),
    position_limit_columns(Solver, Position, seconds(0), Bounds),
    findall(bounds(Column, Lower, Upper), member(worth(Column, Lower, Upper), Worths), Bounds),
    aggregate_all(max(Upper), member(bounds(_, _, Upper), Bounds), Most),
    forall(member(Player, [exact(0), perfect(0)]),
           ( solver_exact_position_choice(Solver, Player, Position, Choice),
             Choice = choice(Column, Lower, Most, _, _),
             memberchk(bounds(Column, Lower, _), Bounds) )),
    forall(member(bounds(Column, Lower, Upper), Bounds),
           ( own_solver(Solver1),
             append(Columns, [Column], Game),
             columns_review(Solver1, Game, 0, Judgements),
             last(Judgements, Judgement),
             judged_within(Judgement, Lower, Upper) )).

%   A review knows the positions before as well.

judged_within(mistake(_, _, _, _, After, _), Lower, Upper) :-
    Lower =< After, After =< Upper.
judged_within(good(_, _, _, Lower1, Upper1), Lower, Upper) :-
    Lower =< Lower1, Upper1 =< Upper.
judged_within(open(_, _, _, Lower1, Upper1, _, _), Lower, Upper) :-
    Lower =< Lower1, Upper1 =< Upper.

test(nothing_to_play, Worths == []) :-
    columns_position([1,2,1,2,1,2,1], Position),
    worths(Position, inferences(1), Worths).

:- end_tests(connect4_worth).
