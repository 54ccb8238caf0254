:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(connect4_players).

test(text_is_columns, forall(member(Text, ['', '4453', '1212121', '444444', '2252576253']))) :-
    atom_chars(Text, Chars),
    maplist(atom_number, Chars, Columns),
    columns_position(Columns, Position),
    text_position(Text, Position).

test(no_position, forall(member(Text, ['0', '8', 'x', '4444444', '12121212', '4 4']))) :-
    \+ text_position(Text, _).

%   A draw that is known is kept; no search of a hundredth of a second finds it.

test(a_draw_by_the_facts, Choice == choice(3, 0, 19, facts, draws(o))) :-
    own_solver(Solver),
    text_position('3', Position),
    start_facts_text_column('3', many, '3', Column),
    assertion(Column == 3),
    solver_exact_position_choice(Solver, perfect(0.01), Position, Choice).

%   No search of a hundredth of a second finds x's first column, or o's best reply.

test(by_the_facts, all(Column == [4, 4, 3, 3])) :-
    member(Columns, [[], [2]]),
    member(Player, [exact(0.01), perfect(0.01)]),
    asked_answer(none, size(7, 6, 4), Columns, Player, choice(Column, _, _, facts, _)).

test(scores_of_texts, Scores == [18, fault, -1]) :-
    texts_scores('4455,8,2252576253462244111563365343671351441', Scores).

test(review, Mistake == mistake(7, x, 3, 18, -18, 1)) :-
    own_solver(Solver),
    columns_review(Solver, [1,2,1,2,1,2,3,2], 0.3, Judgements),
    nth1(7, Judgements, Mistake).

%   What x gives away at once, and o after it, the facts know.

test(an_opening_to_review, [First, Kinds] == [mistake(1, x, 2, 1, -1, 4), [good,good]]) :-
    own_solver(Solver),
    columns_review(Solver, [2,3,2], 0.01, [First|Judgements]),
    findall(Kind, ( member(Judgement, Judgements), functor(Judgement, Kind, _) ), Kinds).

test(who_keeps_to_the_facts_gives_nothing_away) :-
    own_solver(Solver),
    columns_review(Solver, [4,4,4,4,4], 0.01, Judgements),
    \+ ( member(Judgement, Judgements), \+ functor(Judgement, good, 5) ).

%   Each judgement is right, by the scores before and after the move, whatever the time.

test(judgements_hold, forall(member(Seconds, [0.01, 3]))) :-
    own_solver(Solver),
    Columns = [4,4,4,4,4,4,1,1,1,1,1,1,7,7,7,7,7,7,2,2,2,3,5,5,6],
    columns_review(Solver, Columns, Seconds, Judgements),
    length(Columns, Moves),
    length(Judgements, Moves),
    \+ ( append(Before, [Column|_], Columns),
         length(Before, Played),
         Played >= 18,
         nth0(Played, Judgements, Judgement),
         append(Before, [Column], After),
         columns_score(Solver, Before, Score0),
         columns_score(Solver, After, Score1),
         Score is -Score1,
         \+ judged_right(Judgement, Solver, Before, Score0, Score) ).

columns_score(Solver, Columns, Score) :-
    columns_position(Columns, Position),
    position_score(Solver, Position, Score).

judged_right(mistake(_, _, _, Least, Most, Better), Solver, Columns, Before, After) :-
    Before >= Least,
    After =< Most,
    sign(Before) > sign(After),
    append(Columns, [Better], Other),
    columns_score(Solver, Other, Score),
    sign(-Score) =:= sign(Before).
judged_right(good(_, _, _, Lower, Upper), _, _, Before, After) :-
    between(Lower, Upper, After),
    sign(Before) =:= sign(After).
judged_right(open(_, _, _, Lower, Upper, _, _), _, _, _, After) :-
    between(Lower, Upper, After).

%   One question, one answer.

test(answers, forall(member(Columns-Question-Answer,
                            [ [4,4,5,5]-exact(1)-choice(3, 18, 18, search, wins(x, 7)),
                              [1,2,1,2,1,2,1]-points(x)-points(18, 4),
                              [1,2,1,2,1,2,1]-points(o)-points(-18, 4),
                              [4,4,5,5]-variation(5)-variation(18, [3,4,2]),
                              []-variation(0)-none,
                              [1,1,2,2,3,3,4]-standing
                              -standing(o, won(x), [], [[x,o],[x,o],[x,o],[x],[],[],[]],
                                        [1-1,1-2,1-3,1-4]) ]))) :-
    asked_answer(none, size(7, 6, 4), Columns, Question, Answer).

test(no_answer, forall(member(Columns-Question-Fault,
                              [ [4,4,8]-score
                                -bad_input("move 3: 8 is no column: columns are 1 to 7"),
                                [1,2,1,2,1,2,1]-exact(1)
                                -impossible("the game is over: x has won") ]))) :-
    catch(asked_answer(none, size(7, 6, 4), Columns, Question, _), error(Error, _), true),
    Error == Fault.

:- end_tests(connect4_players).
