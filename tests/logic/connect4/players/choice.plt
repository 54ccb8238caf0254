:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

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
    connect4_asked:columns_review(Solver, [1,2,1,2,1,2,3,2], 0.3, Judgements),
    nth1(7, Judgements, Mistake).

%   What x gives away at once, and o after it, the facts know.

test(an_opening_to_review, [First, Kinds] == [mistake(1, x, 2, 1, -1, 4), [good,good]]) :-
    own_solver(Solver),
    connect4_asked:columns_review(Solver, [2,3,2], 0.01, [First|Judgements]),
    findall(Kind, ( member(Judgement, Judgements), functor(Judgement, Kind, _) ), Kinds).

test(who_keeps_to_the_facts_gives_nothing_away) :-
    own_solver(Solver),
    connect4_asked:columns_review(Solver, [4,4,4,4,4], 0.01, Judgements),
    \+ ( member(Judgement, Judgements), \+ functor(Judgement, good, 5) ).

%   Each judgement is right, by the scores before and after the move, whatever the time.

test(judgements_hold, forall(member(Seconds, [0.01, 0.5]))) :-
    own_solver(Solver),
    Columns = [4,4,4,4,4,4,1,1,1,1,1,1,7,7,7,7,7,7,2,2,2,3,5,5,6],
    connect4_asked:columns_review(Solver, Columns, Seconds, Judgements),
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

%   deep
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
             connect4_asked:columns_review(Solver1, Game, 0, Judgements),
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

:- begin_tests(connect4_advice).

advice(Columns, Seconds, Advice) :-
    columns_position(Columns, Position),
    own_solver(Solver),
    solver_advice(Solver, Position, Seconds, Advice).

test(win, Advice == advice(1, win, [4-1])) :-
    advice([1,2,1,2,1,2], 1, Advice).
test(block, Cells == [4-1]) :-
    advice([1,2,1,2,1], 0.1, advice(1, block(Lower, Upper), Cells)),
    Lower =< Upper.
test(block_that_wins, Advice == advice(5, block(6, 6), [2-5])) :-
    advice([2,7,6,1,4,3,7,2,4,7,2,4,6,7,1,2,5,3,4,4,1,1,1,6,7,2,1,6,3], 5, Advice).
test(lost, Advice == advice(2, lost, [1-2, 1-6])) :-
    advice([4,4,5,5,3,3,1], 1, Advice).
test(double, Advice == advice(3, makes(double, 18, 18), [1-3])) :-
    advice([4,4,5,5], 1, Advice).
test(facts, Advice == advice(4, proved(facts, 1, 20), [])) :-
    advice([], 0.1, advice(Column, proved(Source, Lower, _), Cells)),
    Advice = advice(Column, proved(Source, Lower, 20), Cells).

%   What is told at once, and what is advised.

test(no_contradiction, forall(( between(1, 12, Seed), random_position(Seed, 10, 30, Position) ))) :-
    own_solver(Solver),
    position_seen_worths(Solver, Position, Worths),
    solver_advice(Solver, Position, 0.05, advice(Column, Reason, _)),
    memberchk(worth(Column, Lower, Upper), Worths),
    findall(Least, member(worth(_, Least, _), Worths), Leasts),
    max_list(Leasts, Best),
    (   Best > 0
    ->  ( memberchk(Reason, [win, makes(_, _, _)]) ; Reason = block(Least1, _), Least1 >= Best ; Reason = proved(_, Least1, _), Least1 >= Best )
    ;   Upper < 0
    ->  forall(member(worth(_, _, Most), Worths), Most < 0)
    ;   Lower =< Upper
    ),
    !.      % one reason is enough

:- end_tests(connect4_advice).

%   How strong the levels are: test_each_level_beats_the_one_below of tests/py/connect4.

:- begin_tests(connect4_lookahead).

column(Inferences, Position, Seed, Column) :-
    seed_random([Seed], Random),
    walls_position_lookahead(0, Position, Inferences, Column, Random, _).

%   Even without time for a search.

test(wins_and_blocks, forall(( member(Inferences, [1, 2_000, 30_000]), between(1, 60, Seed),
                               random_position(Seed, 7, 38, Position) ))) :-
    column(Inferences, Position, Seed, Column),
    (   walls_position_forced(0, Position, advice(_, Reason, Cells))
    ->  once(( member(_-Column, Cells) ; Reason == win )),
        (   Reason == win
        ->  once(position_column_position(Position, Column, Next)),
            bitboard_end(Next, won(_))
        ;   true
        )
    ;   once(position_column_position(Position, Column, _))
    ).

test(a_seed_decides, [true(Columns = [_,_|_])]) :-
    findall(Column, ( between(1, 20, Seed), column(2_000, position(0, 0), Seed, Column) ), All),
    sort(All, Columns),
    column(2_000, position(0, 0), 1, First),
    All = [First|_].

:- end_tests(connect4_lookahead).
