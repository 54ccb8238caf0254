:- module(connect4_asked,
          [ asked_answer/5,   % +Solver, +Size, +Columns, +Question, -Answer
            asked_walls/2,    % +Size, -Walls
            texts_scores/2    % +Texts, -Scores
          ]).

/** <module> What is asked about a game that is given by its columns

Other programs have no use for positions, so positions stay inside: one question goes in,
and one answer comes out.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, max_list/2, member/2, memberchk/2, reverse/2]).
:- use_module(library(pairs), [pairs_keys/2, pairs_values/2]).
:- use_module('../shared/values', [bad_input/2, impossible/2]).
:- use_module('../shared/random', [seed_random/2]).
:- use_module('../shared/limit', [deadline_limit/2, limit_deadline/2, limit_goal/3]).
:- use_module(board/bits,
              [ position_mover/2, walls_columns_position/3, walls_position_board/3,
                walls_position_column_position/4, walls_position_end/3, walls_position_moves/3 ]).
:- use_module(board/text, [text_position/2, walls_columns_fault/3]).
:- use_module('board/stones', [stones_fours/2]).
:- use_module(board/cells, [size_walls/2, walls_columns/2, walls_set_cells/3]).
:- use_module(exact/exact,
              [ node_bounds/3, position_column_scores/3, position_score/3, position_variation/3 ]).
:- use_module(exact/solver, [own_solver/1, solver_walls/2, walls_solver/3]).
:- use_module(exact/search, [solver_booked/3]).
:- use_module('exact/tactics', [walls_position_tactics/3]).
:- use_module(in_time/bounds,
              [ position_limit_bounds/6, position_limit_columns/4, position_limit_sign/7 ]).
:- use_module('metrics/metrics', [walls_metric_position_choice/8]).
:- use_module(players/choice,
              [ options_in_turn/5, position_seen_worths/3, position_worths/4, solver_advice/4,
                solver_exact_position_choice/4, walls_position_forced/3,
                walls_position_lookahead/6 ]).
:- use_module(sentences, [fault_sentence/3, over_sentence/2, size_sentence/2]).
:- use_module(exact/node, [walls_position_node/3]).
:- use_module(in_time/questions,
              [ farthest_question/3, options_asked/6, sign_question/3, solver_fact/4,
                solver_options/3, solver_position_least/3 ]).

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
    ( End == won(Player) -> Points is -Score ; Points = Score ).

%   A value for each column, from the left.

walls_column_values(Walls, Found, Values) :-
    walls_columns(Walls, Preferred),
    msort(Preferred, Columns),
    maplist(column_value(Found), Columns, Values).

column_value(Found, Column, Value) :-
    ( memberchk(Column-Value0, Found) -> Value = Value0 ; Value = none ).

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

% ---- Review: which moves of a game gave away a win or a draw ----
%
%   What is known of a game is a list of options, one for each position, from the start: what the
%   move to it is worth to the player who made it.  What is known without a search comes first.  Then
%   searches ask who wins, if anyone does: for a short time of all positions in turn, and then of one
%   after the other, the last first, since near the end this is found fast.  If the solver has a
%   book, the searches ask it.
%
%   A move gave something away if it is known to be worth less than the position before it: a draw
%   for a win, a loss for a win or a draw.  It gave nothing away if it is known to be worth as much.

%   True when Judgements has one term for each move of Columns, as far as they can be judged within
%   Seconds:
%
%     - mistake(Number, Player, Column, Before, After, Better): it gave away a win or a draw.  The
%       score of Player was Before the move, or more, and After it, or less; Better keeps it.
%     - good(Number, Player, Column, Lower, Upper): it is worth Lower to Upper, and gave neither
%       away.
%     - open(Number, Player, Column, Lower, Upper, Rank, All): that is not known.  It is worth Lower
%       to Upper.  Of All columns Rank - 1 are known to be worth more.
%
%   Fails if walls_columns_fault/3 of text.pl finds a fault.

columns_review(Solver, Columns, Seconds, Judgements) :-
    limit_deadline(seconds(Seconds), Deadline),
    Start = position(0, 0),
    columns_moves(Columns, Solver, 1, Start, Moves),
    start_option(Solver, Start, First),
    maplist(move_option(Solver), Moves, Options0),
    reverse([First|Options0], Backwards0),
    worth_agreed(Backwards0, Backwards1),
    Some is Seconds / 8,
    options_in_turn(sign_question, Solver, seconds(Some), Backwards1, Backwards2),
    worth_agreed(Backwards2, [Final|Earlier0]),
    Most is Seconds * 5 / 8,
    limit_deadline(seconds(Most), End),
    asked_backwards(Earlier0, Final, Solver, End, Earlier),
    worth_agreed([Final|Earlier], Backwards3),
    Short is min(1, Some),
    mistakes_scored(Backwards3, Solver, Short, Backwards),
    reverse(Backwards, [Before|Options]),
    judged(Moves, Before, Options, Solver, Deadline, Judgements).

%   Moves are move(Number, Player, Column, Position, Next): the positions before and after.

columns_moves([], _, _, _, []).
columns_moves([Column|Columns], Solver, Number, Position, [Move|Moves]) :-
    solver_walls(Solver, Walls),
    position_mover(Position, Player),
    once(walls_position_column_position(Walls, Position, Column, Next)),
    Move = move(Number, Player, Column, Position, Next),
    Number1 is Number + 1,
    columns_moves(Columns, Solver, Number1, Next, Moves).

%   The start is option 0: what it is worth to the player who does not begin.

start_option(Solver, Start, option(Lower, Upper, 0, Node)) :-
    solver_walls(Solver, Walls),
    walls_position_node(Walls, Start, Node),
    node_bounds(Node, Lower, Upper0),
    (   solver_position_least(Solver, Start, Least)
    ->  Upper is min(Upper0, -Least)
    ;   Upper = Upper0
    ).

move_option(Solver, move(Number, _, Column, Position, _), option(Lower, Upper, Number, Node)) :-
    solver_options(Solver, Position, Options),
    memberchk(option(Lower, Upper, Column, Node), Options).

%   No move is worth more than the position before it, whose worth its own option tells the other
%   player: so the bounds of a position and of the one before it narrow each other.  Backwards, and
%   then forwards.

worth_agreed(Backwards0, Backwards) :-
    limited(Backwards0, Backwards1),
    reverse(Backwards1, Forwards0),
    limited(Forwards0, Forwards),
    reverse(Forwards, Backwards).

limited([Option|Options0], [Option|Options]) :-
    limited(Options0, Option, Options).

limited([], _, []).
limited([Option0|Options0], Near, [Option|Options]) :-
    limited_by(Near, Option0, Option),
    limited(Options0, Option, Options).

limited_by(option(Lower, _, _, _), option(Lower0, Upper0, Number, Node),
           option(Lower0, Upper, Number, Node)) :-
    Upper is min(Upper0, -Lower).

%   Of each position, the last first: who wins?  The answer bounds the position before it.

asked_backwards([], _, _, _, []).
asked_backwards([Option0|Options0], After, Solver, Deadline, [Option|Options]) :-
    limited_by(After, Option0, Option1),
    deadline_limit(Deadline, Limit),
    options_asked(sign_question, Solver, Limit, [Option1], [Option], _),
    asked_backwards(Options0, Option, Solver, Deadline, Options).

%   The exact scores before and after mistakes, as far as Seconds allow.

mistakes_scored(Backwards0, Solver, Seconds, Backwards) :-
    findall(Option,
            ( append(_, [After,Before|_], Backwards0),
              gave_away(Before, After),
              member(Option, [After,Before]) ),
            Options0),
    sort(3, @>=, Options0, Options1),
    options_in_turn(farthest_question, Solver, seconds(Seconds), Options1, Options),
    maplist(narrowed(Options), Backwards0, Backwards).

narrowed(Options, Option0, Option) :-
    Option0 = option(_, _, Number, _),
    (   memberchk(option(Lower, Upper, Number, Node), Options)
    ->  Option = option(Lower, Upper, Number, Node)
    ;   Option = Option0
    ).

%   Before is the option of the position before the move, told to the other player.

gave_away(option(_, Upper0, _, _), option(_, Upper, _, _)) :-
    sign(-Upper0) > sign(Upper).

no_worse(option(Lower0, _, _, _), option(Lower, _, _, _)) :-
    sign(Lower) >= sign(-Lower0).

judged([], _, [], _, _, []).
judged([Move|Moves], Before, [After|Options], Solver, Deadline, [Judgement|Judgements]) :-
    Move = move(Number, Player, Column, Position, _),
    After = option(Lower, Upper, Number, _),
    (   gave_away(Before, After),
        Before = option(_, Most, _, _),
        Least is -Most,
        better(Before, Least, Solver, Position, Deadline, Better)
    ->  Judgement = mistake(Number, Player, Column, Least, Upper, Better)
    ;   no_worse(Before, After)
    ->  Judgement = good(Number, Player, Column, Lower, Upper)
    ;   deadline_limit(Deadline, seconds(Left)),
        length([Move|Moves], Rest),
        Some is min(0.03, Left / Rest),
        position_worths(Solver, Position, seconds(Some), Worths),
        length(Worths, All),
        aggregate_all(count, ( member(worth(_, Least, _), Worths), Least > Upper ), Above),
        Rank is Above + 1,
        Judgement = open(Number, Player, Column, Lower, Upper, Rank, All)
    ),
    judged(Moves, After, Options, Solver, Deadline, Judgements).

%   A column that is worth Least, if that is the score, or else one that wins or draws like it.  For
%   all mistakes together there is a little time after the deadline: the searches remember what they
%   have found.

better(option(Lower, Upper, _, _), Least, Solver, Position, Deadline, Better) :-
    deadline_limit(Deadline, seconds(Left)),
    Limit = seconds(Most),
    Most is Left + 0.2,
    (   Lower < Upper,
        solver_fact(Solver, Position, Better0, Known),
        sign(Known) >= sign(Least)
    ->  Better = Better0
    ;   Lower =:= Upper
    ->  position_limit_bounds(Solver, Position, Limit, Better, Least, Least)
    ;   ( Least > 0 -> First = win ; First = draw ),
        position_limit_sign(Solver, Position, First, Limit, Better, Found, _),
        sign(Found) >= sign(Least)
    ).

/** <examples>

?- asked_answer(none, size(7, 6, 4), [4,4,5,5], standing, Answer).
*/
