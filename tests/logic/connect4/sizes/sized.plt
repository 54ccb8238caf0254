:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_play').

:- begin_tests(sized).

%   On the board of 7 x 6 it is answered as there.

test(as_on_the_usual_board, [forall(between(1, 4, Seed)), Answers == Answers1]) :-
    random_game(Seed, 5, 40, Columns),
    Questions = [standing, metric(2, 2, 7), metric(1, 2, 7), metric(0, 2, 7), metric(3, 1, 7),
                 metric(4, 1, 7)],
    maplist(size_columns_question_answer(size(7, 6, 4), Columns), Questions, Answers),
    maplist(columns_question_answer(Columns), Questions, Answers1).

test(scores_as_on_the_usual_board, [forall(between(1, 3, Seed)), Answers == Answers1]) :-
    random_game(Seed, 33, 40, Columns),
    Questions = [score, value, bounds(9)],
    maplist(size_columns_question_answer(size(7, 6, 4), Columns), Questions, Answers),
    maplist(columns_question_answer(Columns), Questions, Answers1).

test(choices_as_on_the_usual_board, [forall(between(1, 3, Seed)), Known == Known1]) :-
    random_game(Seed, 33, 40, Columns),
    size_columns_question_answer(size(7, 6, 4), Columns, exact(9), choice(_, L, U, _, O)),
    columns_question_answer(Columns, exact(9), choice(_, L1, U1, _, O1)),
    Known = [L, U, O],
    Known1 = [L1, U1, O1].

%   A draw that is proved is kept.

test(a_draw_is_kept, Score-Upper-Outlook == 0-0-draw) :-
    Columns = [3,3,3,3,3,4,4,4,4,4],
    size_columns_question_answer(size(6, 5, 4), Columns, value, value(Score)),
    size_columns_question_answer(size(6, 5, 4), Columns, exact(9),
                                 choice(_, Score, Upper, search, Outlook)).

%   Sizes at the edge of what there is.

test(one_cell, Answer == choice(1, 1, 1, search, wins(x, 1))) :-
    size_columns_question_answer(size(1, 1, 1), [], exact(0.2), Answer).

test(no_line, Answer == score(0, [0, 0, none])) :-
    size_columns_question_answer(size(3, 2, 9), [3,3], score, Answer).

test(tall, Answer == fault(over(8, won(x)))) :-
    size_columns_question_answer(size(4, 100, 4), [1,2,1,2,1,2,1,2], standing, Answer).

test(tall_is_seen, Score-Outlook == 197-wins(x, 7)) :-
    size_columns_question_answer(size(4, 100, 4), [1,2,1,2,1,2], exact(0.2),
                                 choice(1, Score, Score, search, Outlook)).

test(large_is_seen, Outlook == wins(x, 7)) :-
    size_columns_question_answer(size(9, 9, 4), [5,1,4,1], exact(0.2),
                                 choice(_, _, _, search, Outlook)).

test(faults, all(Fault == [column(1, 0), column(2, 5), column(1, a), full(2, 1)])) :-
    member(Columns, [[0], [1,5], [a], [1,1]]),
    size_columns_question_answer(size(4, 1, 4), Columns, standing, fault(Fault)).

test(ended, Answer == ended(draw)) :-
    size_columns_question_answer(size(1, 2, 4), [1,1], exact(0.2), Answer).

test(no_size, error(type_error(positive_integer, _))) :-
    size_columns_question_answer(size(a, 2, 4), [], standing, _).

test(points, Points-Rounds == 1-2) :-
    size_columns_question_answer(size(2, 2, 2), [1,1,2], points(x), points(Points, Rounds)).

:- end_tests(sized).
