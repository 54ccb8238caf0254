:- module(connect4_asked,
          [ columns_question_answer/3, % +Columns, +Question, -Answer
            texts_scores/2             % +Texts, -Scores
          ]).

/** <module> What is asked about a game that is given by its columns

Positions are of no use to what asks from outside: here they stay inside.  One
question goes in and one answer comes out.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [max_list/2, memberchk/2]).
:- use_module(library(pairs), [pairs_keys/2, pairs_values/2]).
:- use_module('../../search/limit', [limit_goal/3]).
:- use_module('../board/bits', [bitboard_end/2, columns_position/2, position_board/2,
                                position_mover/2]).
:- use_module('../board/ending', [position_fours/2]).
:- use_module('../board/preference', [position_moves/2]).
:- use_module('../board/sequence', [columns_fault/2]).
:- use_module('../board/text', [text_position/2]).
:- use_module('../exact/exact', [position_column_scores/3, position_score/3]).
:- use_module('../exact/solver', [own_solver/1]).
:- use_module('../exact/variation', [position_variation/3]).
:- use_module('../in_time/bounds', [position_limit_bounds/6]).
:- use_module('../in_time/review', [columns_review/4]).
:- use_module('../proof/known', [position_known/4]).
:- use_module(players, [seed_metric_position_choice/6]).

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
%     - bounds(Seconds): bounds(Lower, Upper, ColumnScores), what was found of them
%       in that time; if not all were, each is `none`
%     - exact(Seconds): choice(Column, Lower, Upper), the best that was found, or
%       what the facts of the first player's win say
%     - metric(Metric, Depth, Seed): choice(Column, Ratings), the document's
%     - variation(Seconds): variation(Score, Columns), best play to the end, or
%       `none` if it was not found in that time
%     - review(Seconds): review(Known, Mistakes), as columns_review/4 has them
%     - points(Player): points(Points, Rounds), what the game that is over was worth
%       to Player, and how many rounds it had
%
%       ?- columns_question_answer([4,4,5,5], exact(1), Answer).
%       Answer = choice(3, 18, 18).
%
%       ?- columns_question_answer([4,4,8], score, Answer).
%       Answer = fault(column(3, 8)).

columns_question_answer(Columns, Question, Answer) :-
    must_be(list, Columns),
    must_be(connect4_question, Question),
    (   columns_position(Columns, Position)
    ->  bitboard_end(Position, End),
        (   End \== open,
            goes_on(Question)
        ->  Answer = ended(End)
        ;   question_answer(Question, Columns, Position, End, Answer)
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
question(bounds(Seconds))             :- number(Seconds).
question(exact(Seconds))              :- number(Seconds).
question(metric(Metric, Depth, Seed)) :-
    integer(Metric),
    between(0, 4, Metric),
    integer(Depth),
    Depth > 0,
    integer(Seed).
question(variation(Seconds))          :- number(Seconds).
question(review(Seconds))             :- number(Seconds).
question(points(x)).
question(points(o)).

goes_on(exact(_)).
goes_on(metric(_, _, _)).

question_answer(standing, _, Position, End, standing(Mover, End, Moves, Board, Fours)) :-
    position_board(Position, Board),
    position_mover(Position, Mover),
    position_moves(Position, Preferred),
    pairs_keys(Preferred, Keys),
    msort(Keys, Moves),
    position_fours(Position, Fours).
question_answer(score, _, Position, _, score(Score, ColumnScores)) :-
    own_solver(Solver),
    score_columns(Solver, Position, Score, ColumnScores).
question_answer(bounds(Seconds), _, Position, _, bounds(Lower, Upper, ColumnScores)) :-
    own_solver(Solver),
    Half is Seconds / 2,
    (   position_limit_bounds(Solver, Position, seconds(Half), _, Lower, Upper)
    ->  true
    ;   position_score(Solver, Position, Lower),
        Upper = Lower
    ),
    (   Lower =:= Upper,
        limit_goal(seconds(Half), score_columns(Solver, Position, _, Found), _)
    ->  ColumnScores = Found
    ;   seven_scores([], ColumnScores)
    ).
question_answer(exact(Seconds), _, Position, _, choice(Column, Lower, Upper)) :-
    (   position_known(Position, Column, Lower, Upper)
    ->  true
    ;   own_solver(Solver),
        position_limit_bounds(Solver, Position, seconds(Seconds), Column, Lower, Upper)
    ).
question_answer(metric(Metric, Depth, Seed), _, Position, _, choice(Column, Ratings)) :-
    seed_metric_position_choice(Seed, Metric, Depth, Position, Column, Ratings).
question_answer(variation(Seconds), _, Position, _, Answer) :-
    own_solver(Solver),
    (   limit_goal(seconds(Seconds),
                   ( position_score(Solver, Position, Score),
                     position_variation(Solver, Position, Variation) ),
                   _)
    ->  Answer = variation(Score, Variation)
    ;   Answer = none
    ).
question_answer(review(Seconds), Columns, _, _, review(Known, Mistakes)) :-
    columns_review(Columns, Seconds, Known, Mistakes).
question_answer(points(Player), Columns, Position, End, points(Points, Rounds)) :-
    length(Columns, Moves),
    Rounds is (Moves + 1) // 2,
    own_solver(Solver),
    position_score(Solver, Position, Score),
    (   End == won(Player)
    ->  Points is -Score
    ;   Points = Score
    ).

score_columns(Solver, Position, Score, ColumnScores) :-
    position_column_scores(Solver, Position, Found),
    seven_scores(Found, ColumnScores),
    (   Found == []
    ->  position_score(Solver, Position, Score)
    ;   pairs_values(Found, Scores),
        max_list(Scores, Score)
    ).

seven_scores(Found, ColumnScores) :-
    findall(Score, ( between(1, 7, Column), column_score(Found, Column, Score) ), ColumnScores).

column_score(Found, Column, Score) :-
    (   memberchk(Column-Score0, Found)
    ->  Score = Score0
    ;   Score = none
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
