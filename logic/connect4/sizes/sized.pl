:- module(connect4_sized,
          [ size_columns_question_answer/4 % +Size, +Columns, +Question, -Answer
          ]).

/** <module> What is asked about a game on a board of any size

As ../players/asked.pl has it for the board of 7 x 6, where more may be asked.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(pairs), [map_list_to_pairs/3, pairs_keys/2, pairs_values/2]).
:- use_module('../../random', [seed_random/2]).
:- use_module('../board/bits', [position_mover/2]).
:- use_module('../exact/outlook', [mover_stone_bounds_outlook/5]).
:- use_module(arena, [size_arena/2]).
:- use_module(drops, [ arena_columns_fault/3, arena_columns_position/3, arena_position_board/3,
                       arena_position_column_position/4, arena_position_end/3,
                       arena_position_moves/3, arena_set_cells/3 ]).
:- use_module(judged, [arena_metric_position_choice/8]).
:- use_module(lines, [arena_line_cells/3]).
:- use_module(solved, [arena_position_columns/5, arena_position_score/4, arena_solver/2]).

%!  size_columns_question_answer(+Size, +Columns, +Question, -Answer) is det.
%
%   True when Answer answers Question about the game of Columns on a board of Size.  Both are
%   those of columns_question_answer/3, but for `variation`, `review`, `tactics` and `forced`; here
%   exact(Seconds) is the same as perfect(Seconds).
%
%       ?- size_columns_question_answer(size(4, 4, 3), [], exact(5), Answer).
%       Answer = choice(2, 4, 4, search, wins(x, 9)).
%
%       ?- size_columns_question_answer(size(1, 1, 1), [1,1], standing, Answer).
%       Answer = fault(over(2, won(x))).

size_columns_question_answer(Size, Columns, Question, Answer) :-
    must_be(list, Columns),
    size_arena(Size, Arena),
    (   arena_columns_position(Arena, Columns, Position)
    ->  arena_position_end(Arena, Position, End),
        (   End \== open,
            goes_on(Question)
        ->  Answer = ended(End)
        ;   question_answer(Question, Arena, Columns, Position, End, Answer)
        )
    ;   arena_columns_fault(Arena, Columns, Fault),
        Answer = fault(Fault)
    ).

goes_on(exact(_)).
goes_on(perfect(_)).
goes_on(metric(_, _, _)).
goes_on(lookahead(_, _)).
goes_on(advice(_)).
goes_on(worths(_)).

question_answer(standing, Arena, _, Position, End, standing(Mover, End, Moves, Board, Fours)) :-
    arena_position_board(Arena, Position, Board),
    position_mover(Position, Mover),
    (   End == open
    ->  arena_position_moves(Arena, Position, Preferred),
        pairs_keys(Preferred, Keys),
        msort(Keys, Moves)
    ;   Moves = []
    ),
    Position = position(_, Theirs),
    arena_line_cells(Arena, Theirs, Set),
    arena_set_cells(Arena, Set, Fours).
question_answer(value, Arena, _, Position, _, value(Score)) :-
    arena_solver(Arena, Solver),
    arena_position_score(Arena, Solver, Position, Score).
question_answer(score, Arena, _, Position, _, score(Score, Scores)) :-
    arena_solver(Arena, Solver),
    arena_position_score(Arena, Solver, Position, Score),
    findall(Column-Score1,
            ( arena_position_column_position(Arena, Position, Column, Position1),
              arena_position_score(Arena, Solver, Position1, Score0),
              Score1 is -Score0 ),
            Pairs),
    column_values(Arena, Pairs, Scores).
question_answer(bounds(Seconds), Arena, _, Position, _, bounds(Lower, Upper, Bounds)) :-
    arena_solver(Arena, Solver),
    arena_position_columns(Arena, Solver, Position, seconds(Seconds), Found),
    (   Found == []
    ->  arena_position_score(Arena, Solver, Position, Lower),
        Upper = Lower
    ;   aggregate_all(max(Lower0), member(column(_, Lower0, _), Found), Lower),
        aggregate_all(max(Upper0), member(column(_, _, Upper0), Found), Upper)
    ),
    findall(Column-(Low-Up), member(column(Column, Low, Up), Found), Pairs),
    column_values(Arena, Pairs, Bounds).
question_answer(exact(Seconds), Arena, _, Position, _,
                choice(Column, Lower, Upper, search, Outlook)) :-
    best_column(Arena, Position, seconds(Seconds), column(Column, Lower, _), Found),
    aggregate_all(max(Upper0), member(column(_, _, Upper0), Found), Upper),
    arena_outlook(Arena, Position, Lower, Upper, Outlook).
question_answer(perfect(Seconds), Arena, Columns, Position, End, Choice) :-
    question_answer(exact(Seconds), Arena, Columns, Position, End, Choice).
question_answer(metric(Metric, Depth, Seed), Arena, Columns, Position, _,
                choice(Column, Ratings)) :-
    length(Columns, Stones),
    seed_random([Seed, Stones], Random),
    arena_metric_position_choice(Arena, Metric, Depth, Position, Column, Ratings, Random, _).
question_answer(lookahead(Inferences, _), Arena, _, Position, _, choice(Column, [])) :-
    best_column(Arena, Position, inferences(Inferences), column(Column, _, _), _).
question_answer(worths(Limit), Arena, _, Position, _, worths(Worths)) :-
    arena_solver(Arena, Solver),
    arena_position_columns(Arena, Solver, Position, Limit, Found),
    findall(worth(Column, Lower, Upper), member(column(Column, Lower, Upper), Found), Worths0),
    msort(Worths0, Worths).
question_answer(advice(Limit), Arena, _, Position, _, advice(Column, Reason, [])) :-
    best_column(Arena, Position, Limit, column(Column, Lower, Upper), _),
    position_left(Arena, Position, Left),
    (   Lower =:= (Left + 1) >> 1
    ->  Reason = win
    ;   ( Lower >= 0 ; Upper < 0 )
    ->  Reason = proved(search, Lower, Upper)
    ;   Reason = guess(Lower, Upper)
    ).
question_answer(points(Player), Arena, Columns, Position, End, points(Points, Rounds)) :-
    length(Columns, Moves),
    Rounds is (Moves + 1) // 2,
    arena_solver(Arena, Solver),
    arena_position_score(Arena, Solver, Position, Score),
    (   End == won(Player)
    ->  Points is -Score
    ;   Points = Score
    ).

best_column(Arena, Position, Limit, Best, Found) :-
    arena_solver(Arena, Solver),
    arena_position_columns(Arena, Solver, Position, Limit, Found),
    arena_metric_position_choice(Arena, 0, 1, Position, _, Ratings, 1, _),
    map_list_to_pairs(promise(Ratings), Found, Promising),
    sort(1, @>=, Promising, [_-Best|_]).

%   A proved win or draw first, then what may still win and is judged best; what loses, last.

promise(Ratings, column(Column, Lower, Upper), promise(Proved, Rating)) :-
    (   Upper < 0
    ->  Proved = Upper,
        Rating = 0
    ;   Lower >= 0
    ->  Proved = Lower,
        Rating = inf
    ;   Proved = 0,
        memberchk(Column-Rating, Ratings)
    ).

arena_outlook(Arena, Position, Lower, Upper, Outlook) :-
    Position = position(Mine, Theirs),
    position_mover(Position, Mover),
    Laid is popcount(Mine \/ Theirs),
    position_left(Arena, Position, Left),
    mover_stone_bounds_outlook(Mover, last_stone(Mover, Laid, Left), Lower, Upper, Outlook).

position_left(arena(_, _, Cells, _, _), position(Mine, Theirs), Left) :-
    Left is popcount(Cells) - popcount(Mine \/ Theirs).

%   The stone of the game with which Player wins who has Score: one of the Left ones after
%   those Laid, of which Mover lays the first.

last_stone(Mover, Laid, Left, Player, Score, Stone) :-
    (   Player == Mover
    ->  Stone is Laid + 1 + 2 * (((Left + 1) >> 1) - Score)
    ;   Stone is Laid + 2 + 2 * ((Left >> 1) - Score)
    ).

column_values(arena(size(Width, _, _), _, _, _, _), Pairs, Values) :-
    findall(Value,
            ( between(1, Width, Column),
              ( memberchk(Column-Value0, Pairs) -> Value = Value0 ; Value = none ) ),
            Values).

/** <examples>

?- size_columns_question_answer(size(5, 4, 3), [3,3], bounds(1), Answer).
*/
