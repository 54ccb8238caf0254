:- module(connect4_asked,
          [ asked_answer/5,        % +Solver, +Size, +Columns, +Question, -Answer
            asked_walls/2,         % +Size, -Walls
            texts_scores/2         % +Texts, -Scores
          ]).

/** <module> What is asked about a game that is given by its columns

Other programs have no use for positions, so positions stay inside: one question goes in,
and one answer comes out.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [max_list/2, member/2, memberchk/2]).
:- use_module(library(pairs), [pairs_keys/2, pairs_values/2]).
:- use_module('../shared/values', [bad_input/2, impossible/2]).
:- use_module('../shared/random', [seed_random/2]).
:- use_module('../shared/limit', [limit_goal/3]).
:- use_module(board/bits,
              [ position_mover/2, walls_columns_position/3, walls_position_board/3,
                walls_position_end/3, walls_position_moves/3
              ]).
:- use_module(board/text, [text_position/2, walls_columns_fault/3]).
:- use_module('board/stones', [stones_fours/2]).
:- use_module(board/cells, [size_walls/2, walls_columns/2, walls_set_cells/3]).
:- use_module(exact/exact, [position_column_scores/3, position_score/3, position_variation/3]).
:- use_module('exact/solver', [own_solver/1, solver_walls/2, walls_solver/3]).
:- use_module(exact/search, [solver_booked/3]).
:- use_module('exact/tactics', [walls_position_tactics/3]).
:- use_module('in_time/bounds', [position_limit_columns/4]).
:- use_module('metrics/metrics', [walls_metric_position_choice/8]).
:- use_module(players/choice,
              [ position_seen_worths/3, position_worths/4, solver_advice/4,
                solver_exact_position_choice/4, walls_position_forced/3, walls_position_lookahead/6
              ]).
:- use_module('players/review', [columns_review/4]).
:- use_module(sentences, [fault_sentence/3, over_sentence/2, size_sentence/2]).

%!  asked_answer(+Solver, +Size, +Columns, +Question, -Answer) is det.
%
%   True when Answer answers Question about the game of Columns on a board of Size, by Solver, which
%   remembers for the next question what it found out, or by a new one if it is `none`.
%   What is wrong with Size or Columns is a bad_input/2 of ../shared/values.pl; a game that is over
%   and is asked how it goes on, an impossible/2.  Questions and answers are
%
%     - standing: standing(Mover, End, Moves, Board, Fours), who is to move,
%       board_end/2, the columns that can be played, the board, and the cells
%       Row-Column that won
%     - score: score(Score, ColumnScores), which has a score for each
%       column, `none` for one that can't be played
%     - value: value(Score), that score alone
%     - bounds(Seconds): bounds(Lower, Upper, ColumnBounds), what was found of them in that
%       time: Lower-Upper for each column, or `none`
%     - exact(Seconds), perfect(Seconds): choice(Column, Lower, Upper, Source, Outlook), as
%       solver_exact_position_choice/4 has it
%     - metric(Metric, Depth, Seed): choice(Column, Ratings), the document's
%     - lookahead(Inferences, Seed): choice(Column, []), that of choice.pl
%     - tactics: tactics(Tactics), as walls_position_tactics/3 has them
%     - forced: advice/3, as walls_position_forced/3 has it, or `none`
%     - advice(Limit): advice/3, as solver_advice/4 has it
%     - worths(Limit): worths(Worths), as position_worths/4 has them
%     - seen: worths(Worths), as position_seen_worths/3 has them
%     - variation(Seconds): variation(Score, Columns), best play to the end, or
%       `none` if it was not found in that time
%     - review(Seconds): review(Judgements), as columns_review/4 has them
%     - points(Player): points(Points, Rounds), what the game that is over was worth
%       to Player, and how many rounds it had
%
%       ?- asked_answer(none, size(7, 6, 4), [4,4,5,5], exact(1), Answer).
%       Answer = choice(3, 18, 18, search, wins(x, 7)).

asked_answer(Solver0, Size, Columns, Question, Answer) :-
    asked_walls(Size, Walls),
    (   walls_columns_position(Walls, Columns, Position)
    ->  walls_position_end(Walls, Position, End),
        (   End \== open,
            goes_on(Question)
        ->  over_sentence(End, Sentence),
            impossible("the game is over: ~s", [Sentence])
        ;   asked_solver(Question, Solver0, Walls, Solver),
            question_answer(Question, Walls, Solver, Columns, Position, End, Answer)
        )
    ;   walls_columns_fault(Walls, Columns, Fault),
        fault_sentence(Fault, Size, Sentence),
        bad_input("~s", [Sentence])
    ).

%!  asked_walls(+Size, -Walls) is det.
%
%   As size_walls/2, but a size that it does not accept is a bad_input/2.
%
%       ?- asked_walls(size(7, 6, 4), Walls).
%       Walls = 0.

asked_walls(Size, Walls) :-
    (   size_walls(Size, Walls0)
    ->  Walls = Walls0
    ;   size_sentence(Size, Sentence),
        bad_input("~s", [Sentence])
    ).

%   A solver is for the board that its walls leave, and for no other.

asked_solver(Question, Solver0, Walls, Solver) :-
    (   ( unsolved(Question) ; Solver0 \== none, solver_walls(Solver0, Walls) )
    ->  Solver = Solver0
    ;   walls_solver(Walls, 262139, Solver)
    ).

%   These questions need no solver.

unsolved(standing).
unsolved(metric(_, _, _)).
unsolved(lookahead(_, _)).
unsolved(tactics).
unsolved(forced).

goes_on(exact(_)).
goes_on(perfect(_)).
goes_on(metric(_, _, _)).
goes_on(lookahead(_, _)).
goes_on(tactics).
goes_on(forced).
goes_on(advice(_)).
goes_on(worths(_)).
goes_on(seen).

question_answer(standing, Walls, _, _, Position, End, standing(Mover, End, Moves, Board, Fours)) :-
    walls_position_board(Walls, Position, Board),
    position_mover(Position, Mover),
    walls_position_moves(Walls, Position, Preferred),
    pairs_keys(Preferred, Keys),
    msort(Keys, Moves),
    Position = position(_, Theirs),
    stones_fours(Theirs, Set),
    walls_set_cells(Walls, Set, Fours).
question_answer(score, Walls, Solver, _, Position, _, score(Score, ColumnScores)) :-
    position_column_scores(Solver, Position, Found),
    walls_column_values(Walls, Found, ColumnScores),
    (   Found == []
    ->  position_score(Solver, Position, Score)
    ;   pairs_values(Found, Scores),
        max_list(Scores, Score)
    ).
question_answer(value, _, Solver, _, Position, _, value(Score)) :-
    position_score(Solver, Position, Score).
question_answer(bounds(Seconds), Walls, Solver, _, Position, _, bounds(Lower, Upper, ColumnBounds)) :-
    (   position_limit_columns(Solver, Position, seconds(Seconds), Found)
    ->  aggregate_all(max(Lower0), member(bounds(_, Lower0, _), Found), Lower1),
        aggregate_all(max(Upper0), member(bounds(_, _, Upper0), Found), Upper),
        ( solver_booked(Solver, Position, Lower) -> true ; Lower = Lower1 )
    ;   Found = [],
        position_score(Solver, Position, Lower),
        Upper = Lower
    ),
    findall(Column-(Low-Up), member(bounds(Column, Low, Up), Found), Pairs),
    walls_column_values(Walls, Pairs, ColumnBounds).
question_answer(exact(Seconds), _, Solver, _, Position, _, Choice) :-
    solver_exact_position_choice(Solver, exact(Seconds), Position, Choice).
question_answer(perfect(Seconds), _, Solver, _, Position, _, Choice) :-
    solver_exact_position_choice(Solver, perfect(Seconds), Position, Choice).
question_answer(metric(Metric, Depth, Seed), Walls, _, Columns, Position, _,
                choice(Column, Ratings)) :-
    length(Columns, Stones),
    seed_random([Seed, Stones], Random),
    walls_metric_position_choice(Walls, Metric, Depth, Position, Column, Ratings, Random, _).
question_answer(lookahead(Inferences, Seed), Walls, _, Columns, Position, _, choice(Column, [])) :-
    length(Columns, Stones),
    seed_random([Seed, Stones], Random),
    walls_position_lookahead(Walls, Position, Inferences, Column, Random, _).
question_answer(tactics, Walls, _, _, Position, _, tactics(Tactics)) :-
    walls_position_tactics(Walls, Position, Tactics).
question_answer(forced, Walls, _, _, Position, _, Answer) :-
    (   walls_position_forced(Walls, Position, Advice)
    ->  Answer = Advice
    ;   Answer = none
    ).
question_answer(advice(seconds(Seconds)), _, Solver, _, Position, _, Advice) :-
    solver_advice(Solver, Position, Seconds, Advice).
question_answer(worths(Limit), _, Solver, _, Position, _, worths(Worths)) :-
    position_worths(Solver, Position, Limit, Worths).
question_answer(seen, _, Solver, _, Position, _, worths(Worths)) :-
    position_seen_worths(Solver, Position, Worths).
question_answer(variation(Seconds), _, Solver, _, Position, _, Answer) :-
    (   limit_goal(seconds(Seconds),
                   ( position_score(Solver, Position, Score),
                     position_variation(Solver, Position, Variation) ),
                   _)
    ->  Answer = variation(Score, Variation)
    ;   Answer = none
    ).
question_answer(review(Seconds), _, Solver, Columns, _, _, review(Judgements)) :-
    columns_review(Solver, Columns, Seconds, Judgements).
question_answer(points(Player), _, Solver, Columns, Position, End, points(Points, Rounds)) :-
    length(Columns, Moves),
    Rounds is (Moves + 1) // 2,
    position_score(Solver, Position, Score),
    (   End == won(Player)
    ->  Points is -Score
    ;   Points = Score
    ).

%   A value for each column, from the left.

walls_column_values(Walls, Found, Values) :-
    walls_columns(Walls, Preferred),
    msort(Preferred, Columns),
    maplist(column_value(Found), Columns, Values).

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

?- asked_answer(none, size(7, 6, 4), [4,4,5,5], standing, Answer).
?- asked_answer(none, size(7, 6, 4), [1,2,1,2,1,2,3,2], review(0.5), Answer).
*/
