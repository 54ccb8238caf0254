:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

:- begin_tests(connect4_metrics).

%   Columns are all from which the metric may choose.

metric_columns(Metric, Depth, Board, Columns) :-
    findall(Column, metric_board_column(Metric, Depth, Board, Column), Columns).

choices(Metric, Depth, Seeds, Seed-Columns) :-
    between(1, Seeds, Seed),
    random_game(Seed, 0, 24, Columns),
    columns_position(Columns, Position),
    columns_board(Columns, Board),
    metric_columns(Metric, Depth, Board, Allowed),
    seed_random([Seed], Random),
    walls_metric_position_choice(0, Metric, Depth, Position, Column, _, Random, _),
    \+ memberchk(Column, Allowed).

test(metric_4, fail) :- choices(4, 1, 5, _).
test(metric_3, fail) :- choices(3, 1, 12, _).
%   deep
test(metric_2, fail) :- choices(2, 2, 4, _).
test(metric_1, fail) :- choices(1, 2, 6, _).
%   deep
test(metric_0, fail) :- choices(0, 2, 4, _).

%   Every column that a metric may choose at random is chosen sometime.

test(at_random, forall(member(Metric-Columns, [3-[4,4,4,4,4,4,1,1], 4-[4,4,4,4,4,4,1,1]]))) :-
    columns_position(Columns, Position),
    columns_board(Columns, Board),
    metric_columns(Metric, 1, Board, Allowed),
    findall(Column,
            ( between(1, 100, Seed),
              seed_random([Seed], Random),
              walls_metric_position_choice(0, Metric, 1, Position, Column, _, Random, _) ),
            Drawn0),
    sort(Drawn0, Drawn),
    Drawn == Allowed.

test(no_column_is_safe, Column == 1) :-
    columns_position([4,4,3,3,5], Position),
    walls_metric_position_choice(0, 3, 1, Position, Column, _, 1, _).

test(scores, forall(member(Metric, [2, 1, 0]))) :-
    columns_position([4,4,4,4,4,4,1], Position),
    columns_board([4,4,4,4,4,4,1], Board),
    walls_metric_position_choice(0, Metric, 2, Position, _, Scores, 1, _),
    pairs_keys(Scores, [1,2,3,5,6,7]),
    metric_worths(Metric, Worths),
    \+ ( member(Column-Score, Scores),
         \+ ( board_column_board(Board, Column, Board1),
              board_depth_worths_rating(Board1, 2, Worths, Score) ) ).

test(random_metrics_have_no_scores, all(Scores == [[], []])) :-
    member(Metric, [3, 4]),
    walls_metric_position_choice(0, Metric, 2, position(0, 0), _, Scores, 1, _).

%   What the document found when its players met, from 15 openings of two stones.

beaten(Player, Other, Won-Lost) :-
    findall(Points,
            ( between(1, 15, Seed), member(Player1-Player2-Side, [Player-Other-x, Other-Player-o]),
              seed_random([Seed], Random0),
              random_walk(position_column_position, 2, position(0, 0), Position, _, Random0, Random),
              played(Player1, Player2, Position, End, Random),
              end_points(End, Side, Points) ),
            All),
    aggregate_all(count, member(won, All), Won),
    aggregate_all(count, member(lost, All), Lost).

end_points(won(Side), Side, won) :- !.
end_points(won(_), _, lost) :- !.
end_points(draw, _, drawn).

played(Player, Other, Position, End, Random0) :-
    bitboard_end(Position, End0),
    (   End0 == open
    ->  Player = Metric-Depth,
        walls_metric_position_choice(0, Metric, Depth, Position, Column, _, Random0, Random),
        once(position_column_position(Position, Column, Next)),
        played(Other, Player, Next, End, Random)
    ;   End = End0
    ).

%   long
test(a_better_metric_wins, forall(member(Player-Other, [ (3-1)-(4-1),
                                                         (2-4)-(3-1),
                                                         (1-4)-(3-1),
                                                         (0-3)-(4-1) ]))) :-
    beaten(Player, Other, Won-Lost),
    Won > Lost.

:- end_tests(connect4_metrics).

:- begin_tests(connect4_subtree).

slow_score(Columns, Depth, Worths, Score) :-
    columns_board(Columns, Board),
    board_depth_worths_rating(Board, Depth, Worths, Score).

%   Small trees of many boards, large ones of boards that are nearly full.

columns_depth(Columns, Depth) :-
    length(Columns, Length),
    (   Length > 34
    ->  between(1, 6, Depth)
    ;   Length > 24
    ->  between(1, 3, Depth)
    ;   between(1, 2, Depth)
    ).

test(score_by_definition) :-
    \+ ( between(1, 8, Seed),
         random_game(Seed, 0, 41, Columns),
         columns_position(Columns, Position),
         columns_depth(Columns, Depth),
         walls_position_depth_rating(0, Position, Depth, Score),
         \+ slow_score(Columns, Depth, worths(2, 1, 0, 0), Score) ).

%   deep
test(weighed_score_by_definition) :-
    \+ ( between(61, 70, Seed),
         random_game(Seed, 0, 41, Columns),
         columns_position(Columns, Position),
         columns_depth(Columns, Depth),
         member(Worths, [worths(4, 2, 2, 1), worths(0, 7, 0, 1), worths(2, 1, 0, 0)]),
         walls_position_depth_worths_rating(0, Position, Depth, Worths, Score),
         \+ slow_score(Columns, Depth, Worths, Score) ).

test(deep_scores_agree, forall(member(Columns, [[], [4,4,5], [4,4,4,4,4,4]]))) :-
    columns_position(Columns, Position),
    walls_position_depth_rating(0, Position, 5, Score),
    walls_position_depth_worths_rating(0, Position, 5, worths(2, 1, 0, 0), Score).

%   An ended board counts by itself: won, drawn.

test(won, Score == 10) :-
    columns_position([1,2,1,2,1,2,1], Position),
    walls_position_depth_rating(0, Position, 5, Score).

test(drawn, [Score-Weighed == 3-6]) :-
    full_columns(Columns),
    columns_position(Columns, Position),
    bitboard_end(Position, draw),
    walls_position_depth_rating(0, Position, 3, Score),
    walls_position_depth_worths_rating(0, Position, 3, worths(4, 2, 2, 1), Weighed).

full_columns([1,2,1,2,1,2,2,1,2,1,2,1,3,4,3,4,3,4,4,3,4,3,4,3,
              5,6,5,6,5,6,6,5,6,5,6,5,7,7,7,7,7,7]).

:- end_tests(connect4_subtree).
