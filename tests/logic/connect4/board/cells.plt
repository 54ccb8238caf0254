:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

:- begin_tests(walls).

test(cells_are_left, forall(( between(1, 7, Width), between(1, 6, Height) ))) :-
    size_walls(size(Width, Height, 4), Walls),
    42 - popcount(Walls) =:= Width * Height,
    walls_corner(Walls, Rows, Columns),
    Rows =:= 6 - Height,
    Columns =:= (7 - Width) // 2,
    walls_columns(Walls, All),
    msort(All, Sorted),
    numlist(1, Width, Sorted).

test(no_board, [forall(member(Size, [ size(0, 6, 4), size(8, 6, 4), size(7, 0, 4), size(7, 7, 4),
                                      size(7, 6, 3), size(7, 6, 5) ])), fail]) :-
    size_walls(Size, _).

test(the_centre_first, all(Columns == [[1], [1,2], [2,1,3], [2,3,1,4], [3,2,4,1,5],
                                       [3,4,2,5,1,6], [4,3,5,2,6,1,7]])) :-
    between(1, 7, Width),
    size_walls(size(Width, 3, 4), Walls),
    walls_columns(Walls, Columns).

%   Two stones in each two columns: a position and its mirror have one key, and no others.

test(keys, forall(between(2, 7, Width))) :-
    size_walls(size(Width, 2, 4), Walls),
    First is 1 + (7 - Width) // 2,
    findall(Key-Least,
            ( between(1, Width, Mine),
              between(1, Width, Theirs),
              Mine =\= Theirs,
              stones_position(First, Mine, Theirs, Position),
              walls_symmetric_key(Walls, Position, Key),
              Mine1 is Width + 1 - Mine,
              Theirs1 is Width + 1 - Theirs,
              msort([Mine-Theirs, Mine1-Theirs1], [Least|_]) ),
            Pairs0),
    sort(Pairs0, Pairs),
    pairs_keys_values(Pairs, Keys, Positions),
    sort(Keys, Keys1),
    sort(Positions, Positions1),
    length(Keys1, Number),
    length(Positions1, Number),
    length(Pairs, Number).

stones_position(First, Mine, Theirs, position(Mine1, Theirs1)) :-
    Column is First + Mine - 1,
    Column1 is First + Theirs - 1,
    row_column_cell(5, Column, Mine1),
    row_column_cell(5, Column1, Theirs1),
    !.      % each is one cell

%   Of a game in which at most eight cells are left the search finds what plain negamax does, and so
%   does all that asks it; the other players play a column with room.

test(scores_and_choices, forall(member(Width-Height, [1-1, 1-6, 2-2, 3-5, 4-4, 5-3, 6-1, 7-6]))) :-
    scores_and_choices(Width, Height).

%   long
test(scores_and_choices_of_all, forall(( between(1, 7, Width), between(1, 6, Height) ))) :-
    scores_and_choices(Width, Height).

scores_and_choices(Width, Height) :-
    Size = size(Width, Height, 4),
    size_walls(Size, Walls),
    late_game(Width, Height, Walls, Columns, Position),
    negamax(Walls, Position, Score),
    answer(Size, Columns, value, value(Score)),
    answer(Size, Columns, exact(60), choice(Exact, Score, Score, _, _)),
    answer(Size, Columns, perfect(60), choice(Perfect, Lower, Upper, _, _)),
    Lower =< Score,
    Score =< Upper,
    answer(Size, Columns, bounds(60), bounds(Score, Score, Bounds)),
    answer(Size, Columns, worths(seconds(60)), worths(Worths)),
    answer(Size, Columns, score, score(Score, Scores)),
    answer(Size, Columns, variation(60), variation(Score, _)),
    forall(nth1(Column, Scores, One),
           (   walls_position_column_position(Walls, Position, Column, Next)
           ->  negamax(Walls, Next, Other),
               One =:= -Other,
               nth1(Column, Bounds, One-One),
               memberchk(worth(Column, One, One), Worths),
               ( Column =:= Exact -> One =:= Score ; true ),
               ( Column =:= Perfect -> sign(One) =:= sign(Score) ; true )
           ;   One == none
           )),
    forall(member(Question, [metric(0, 2, 1), metric(1, 2, 1), metric(2, 2, 1), metric(3, 1, 1),
                             metric(4, 1, 1), lookahead(2000, 1)]),
           ( answer(Size, Columns, Question, Choice),
             arg(1, Choice, Column),
             nth1(Column, Scores, One),
             integer(One) )).

answer(Size, Columns, Question, Answer) :-
    asked_answer(none, Size, Columns, Question, Answer0),
    Answer = Answer0.

late_game(Width, Height, Walls, Columns, Position) :-
    Plies is max(0, Width * Height - 8),
    seed_random([Width, Height], Random),
    random_walk(open_move(Walls), Plies, position(0, 0), Position, Columns, Random, _).

open_move(Walls, Position0, Column, Position) :-
    walls_position_column_position(Walls, Position0, Column, Position),
    walls_position_end(Walls, Position, open).

negamax(Walls, Position, Score) :-
    walls_position_end(Walls, Position, End),
    (   End == open
    ->  aggregate_all(max(-Score1),
                      ( walls_position_column_position(Walls, Position, _, Position1),
                        negamax(Walls, Position1, Score1) ),
                      Score)
    ;   End == draw
    ->  Score = 0
    ;   Position = position(Mine, Theirs),
        Score is -(42 - popcount(Walls \/ Mine \/ Theirs)) // 2 - 1
    ).

%   A board of odd height: rows are counted from its own lowest, and none is strong.

test(rows, Tactics == [tactic(odd_row, x, 1-4)]) :-
    size_walls(size(5, 3, 4), Walls),
    walls_columns_position(Walls, [1,1,2,2,3], Position),
    walls_position_tactics(Walls, Position, All),
    include([tactic(Kind, _, _)]>>memberchk(Kind, [odd_row, even_row, strong]), All, Tactics).

:- end_tests(walls).
