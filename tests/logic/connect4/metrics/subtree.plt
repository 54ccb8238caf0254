:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_play').

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
