:- module(connect4_asked,
          [ columns_question_answer/3,        % +Columns, +Question, -Answer
            solver_columns_question_answer/4, % +Solver, +Columns, +Question, -Answer
            texts_scores/2                    % +Texts, -Scores
          ]).

/** <module> What is asked about a game that is given by its columns

Positions are of no use to what asks from outside: here they stay inside.  One
question goes in and one answer comes out.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [max_list/2, member/2, memberchk/2]).
:- use_module(library(pairs), [pairs_keys/2, pairs_values/2]).
:- use_module('../../random', [seed_random/2]).
:- use_module('../../search/limit', [limit_goal/3]).
:- use_module('../board/bits', [bitboard_end/2, columns_position/2, position_board/2,
                                position_mover/2]).
:- use_module('../board/ending', [position_fours/2]).
:- use_module('../board/preference', [position_moves/2]).
:- use_module('../board/sequence', [columns_fault/2]).
:- use_module('../board/text', [text_position/2]).
:- use_module('../exact/exact', [position_column_scores/3, position_score/3]).
:- reexport('../exact/solver', [strategies_solver/3]).
:- use_module('../exact/solver', [own_solver/1]).
:- use_module('../exact/search', [solver_booked/3]).
:- use_module('../exact/tactics', [position_tactics/2]).
:- use_module('../exact/variation', [position_variation/3]).
:- use_module('../in_time/bounds', [position_limit_columns/4]).
:- use_module('../in_time/review', [columns_review/5]).
:- use_module(advice, [position_forced/2, solver_advice/4]).
:- use_module(choice, [solver_exact_position_choice/4]).
:- use_module(lookahead, [lookahead_position_column/5]).
:- use_module(players, [seed_metric_position_choice/6]).
:- use_module(worth, [position_seen_worths/3, position_worths/4]).

%!  columns_question_answer(+Columns, +Question, -Answer) is det.
%
%   True when Answer answers Question about the game of Columns; it is fault(Fault)
%   if they can't be played (columns_fault/2), and ended(End) if the game is over
%   and it is asked how it goes on.  Questions and answers are
%
%     - standing: standing(Mover, End, Moves, Board, Fours), who is to move,
%       board_end/2, the columns that can be played, the board, and the cells
%       Row-Column that won
%     - score: score(Score, ColumnScores), which has a score for each of the seven
%       columns, `none` for one that can't be played
%     - value: value(Score), that score alone
%     - bounds(Seconds): bounds(Lower, Upper, ColumnBounds), what was found of them in that
%       time: Lower-Upper for each of the seven columns, or `none`
%     - exact(Seconds), perfect(Seconds): choice(Column, Lower, Upper, Source, Outlook), as
%       solver_exact_position_choice/4 has it
%     - metric(Metric, Depth, Seed): choice(Column, Ratings), the document's
%     - lookahead(Inferences, Seed): choice(Column, []), that of lookahead.pl
%     - tactics: tactics(Tactics), as position_tactics/2 has them
%     - forced: advice/3, as position_forced/2 has it, or `none`
%     - advice(Limit): advice/3, as solver_advice/4 has it
%     - worths(Limit): worths(Worths), as position_worths/4 has them
%     - seen: worths(Worths), as position_seen_worths/3 has them
%     - variation(Seconds): variation(Score, Columns), best play to the end, or
%       `none` if it was not found in that time
%     - review(Seconds): review(Left, Mistakes), as columns_review/5 has them
%     - points(Player): points(Points, Rounds), what the game that is over was worth
%       to Player, and how many rounds it had
%
%       ?- columns_question_answer([4,4,5,5], exact(1), Answer).
%       Answer = choice(3, 18, 18, search, wins(x, 7)).
%
%       ?- columns_question_answer([4,4,8], score, Answer).
%       Answer = fault(column(3, 8)).

columns_question_answer(Columns, Question, Answer) :-
    must_be(connect4_question, Question),
    (   unsolved(Question)
    ->  Solver = none
    ;   own_solver(Solver)
    ),
    solver_columns_question_answer(Solver, Columns, Question, Answer).

%   To be answered without a solver.

unsolved(standing).
unsolved(metric(_, _, _)).
unsolved(lookahead(_, _)).
unsolved(tactics).
unsolved(forced).

%!  solver_columns_question_answer(+Solver, +Columns, +Question, -Answer) is det.
%
%   True when Answer answers Question about the game of Columns, as columns_question_answer/3
%   has it, by Solver, which remembers for the next question what it found out.
%
%       ?- strategies_solver([], 97, Solver),
%          solver_columns_question_answer(Solver, [4,4,5,5], exact(1), Answer).
%       Answer = choice(3, 18, 18, search, wins(x, 7)).

solver_columns_question_answer(Solver, Columns, Question, Answer) :-
    must_be(list, Columns),
    must_be(connect4_question, Question),
    (   columns_position(Columns, Position)
    ->  bitboard_end(Position, End),
        (   End \== open,
            goes_on(Question)
        ->  Answer = ended(End)
        ;   question_answer(Question, Solver, Columns, Position, End, Answer)
        )
    ;   columns_fault(Columns, Fault),
        Answer = fault(Fault)
    ).

%   What may be asked.

:- multifile error:has_type/2.

error:has_type(connect4_question, Question) :-
    nonvar(Question),
    question(Question).

question(standing).
question(score).
question(value).
question(bounds(Seconds))             :- number(Seconds).
question(exact(Seconds))              :- number(Seconds).
question(perfect(Seconds))            :- number(Seconds).
question(metric(Metric, Depth, Seed)) :-
    integer(Metric),
    between(0, 4, Metric),
    integer(Depth),
    Depth > 0,
    integer(Seed).
question(lookahead(Inferences, Seed)) :- integer(Inferences), integer(Seed).
question(tactics).
question(forced).
question(advice(seconds(Seconds)))    :- number(Seconds).
question(worths(seconds(Seconds)))    :- number(Seconds).
question(seen).
question(variation(Seconds))          :- number(Seconds).
question(review(Seconds))             :- number(Seconds).
question(points(x)).
question(points(o)).

goes_on(exact(_)).
goes_on(perfect(_)).
goes_on(metric(_, _, _)).
goes_on(lookahead(_, _)).
goes_on(tactics).
goes_on(forced).
goes_on(advice(_)).
goes_on(worths(_)).
goes_on(seen).

question_answer(standing, _, _, Position, End, standing(Mover, End, Moves, Board, Fours)) :-
    position_board(Position, Board),
    position_mover(Position, Mover),
    position_moves(Position, Preferred),
    pairs_keys(Preferred, Keys),
    msort(Keys, Moves),
    position_fours(Position, Fours).
question_answer(score, Solver, _, Position, _, score(Score, ColumnScores)) :-
    score_columns(Solver, Position, Score, ColumnScores).
question_answer(value, Solver, _, Position, _, value(Score)) :-
    position_score(Solver, Position, Score).
question_answer(bounds(Seconds), Solver, _, Position, _, bounds(Lower, Upper, ColumnBounds)) :-
    (   position_limit_columns(Solver, Position, seconds(Seconds), Found)
    ->  aggregate_all(max(Lower0), member(bounds(_, Lower0, _), Found), Lower1),
        aggregate_all(max(Upper0), member(bounds(_, _, Upper0), Found), Upper),
        ( solver_booked(Solver, Position, Lower) -> true ; Lower = Lower1 )
    ;   Found = [],
        position_score(Solver, Position, Lower),
        Upper = Lower
    ),
    findall(Column-(Low-Up), member(bounds(Column, Low, Up), Found), Pairs),
    seven_values(Pairs, ColumnBounds).
question_answer(exact(Seconds), Solver, _, Position, _, Choice) :-
    solver_exact_position_choice(Solver, exact(Seconds), Position, Choice).
question_answer(perfect(Seconds), Solver, _, Position, _, Choice) :-
    solver_exact_position_choice(Solver, perfect(Seconds), Position, Choice).
question_answer(metric(Metric, Depth, Seed), _, _, Position, _, choice(Column, Ratings)) :-
    seed_metric_position_choice(Seed, Metric, Depth, Position, Column, Ratings).
question_answer(lookahead(Inferences, Seed), _, Columns, Position, _, choice(Column, [])) :-
    length(Columns, Stones),
    seed_random([Seed, Stones], Random),
    lookahead_position_column(Inferences, Position, Column, Random, _).
question_answer(tactics, _, _, Position, _, tactics(Tactics)) :-
    position_tactics(Position, Tactics).
question_answer(forced, _, _, Position, _, Answer) :-
    (   position_forced(Position, Advice)
    ->  Answer = Advice
    ;   Answer = none
    ).
question_answer(advice(seconds(Seconds)), Solver, _, Position, _, Advice) :-
    solver_advice(Solver, Position, Seconds, Advice).
question_answer(worths(Limit), Solver, _, Position, _, worths(Worths)) :-
    position_worths(Solver, Position, Limit, Worths).
question_answer(seen, Solver, _, Position, _, worths(Worths)) :-
    position_seen_worths(Solver, Position, Worths).
question_answer(variation(Seconds), Solver, _, Position, _, Answer) :-
    (   limit_goal(seconds(Seconds),
                   ( position_score(Solver, Position, Score),
                     position_variation(Solver, Position, Variation) ),
                   _)
    ->  Answer = variation(Score, Variation)
    ;   Answer = none
    ).
question_answer(review(Seconds), Solver, Columns, _, _, review(Left, Mistakes)) :-
    columns_review(Solver, Columns, Seconds, Left, Mistakes).
question_answer(points(Player), Solver, Columns, Position, End, points(Points, Rounds)) :-
    length(Columns, Moves),
    Rounds is (Moves + 1) // 2,
    position_score(Solver, Position, Score),
    (   End == won(Player)
    ->  Points is -Score
    ;   Points = Score
    ).

score_columns(Solver, Position, Score, ColumnScores) :-
    position_column_scores(Solver, Position, Found),
    seven_values(Found, ColumnScores),
    (   Found == []
    ->  position_score(Solver, Position, Score)
    ;   pairs_values(Found, Scores),
        max_list(Scores, Score)
    ).

seven_values(Found, Values) :-
    findall(Value, ( between(1, 7, Column), column_value(Found, Column, Value) ), Values).

column_value(Found, Column, Value) :-
    (   memberchk(Column-Value0, Found)
    ->  Value = Value0
    ;   Value = none
    ).

%!  texts_scores(+Texts, -Scores) is det.
%
%   True when Scores has the score of each position in Texts, which are
%   separated by commas; or `fault` for what can't be reached.
%
%       ?- texts_scores('4455,44x', Scores).
%       Scores = [18, fault].

texts_scores(Texts, Scores) :-
    atomic_list_concat(Split, ',', Texts),
    own_solver(Solver),
    maplist(text_score(Solver), Split, Scores).

text_score(Solver, Text, Score) :-
    (   text_position(Text, Position)
    ->  position_score(Solver, Position, Score)
    ;   Score = fault
    ).

/** <examples>

?- columns_question_answer([4,4,5,5], standing, Answer).
?- columns_question_answer([1,2,1,2,1,2,3,2], review(0.5), Answer).
*/
