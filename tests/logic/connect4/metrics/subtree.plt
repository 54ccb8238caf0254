:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(connect4_subtree).

%   Games at random, of 0 to 41 stones, open at the end: the columns played.

random_columns(Seed, Columns) :-
    seed_random([Seed], Random0),
    random_below(42, Length, Random0, Random),
    played(Length, position(0, 0), Columns, Random).

played(Length, Position, Columns, Random0) :-
    (   Length =:= 0
    ->  Columns = []
    ;   metric_position_column(4, 1, Position, Column, Random0, Random),
        once(position_column_position(Position, Column, Position1)),
        bitboard_end(Position1, open)
    ->  Columns = [Column|Columns1],
        Length1 is Length - 1,
        played(Length1, Position1, Columns1, Random)
    ;   Columns = []
    ).

%   What the definition says, and the tree of lists.

slow_score(Columns, Depth, Worths, Score) :-
    columns_board(Columns, Board),
    board_depth_worths_rating(Board, Depth, Worths, Score),
    Below is Depth - 1,
    board_depth_tree(Board, Below, Tree),
    tree_depth_rating(Tree, Depth, Worths, Score).

%   Small trees of many boards, large ones of boards that are nearly full.

columns_depth(Columns, Depth) :-
    length(Columns, Length),
    (   Length > 34
    ->  between(1, 6, Depth)
    ;   Length > 24
    ->  between(1, 3, Depth)
    ;   between(1, 2, Depth)
    ).

test(score_of_the_tree_of_lists) :-
    \+ ( between(1, 8, Seed),
         random_columns(Seed, Columns),
         columns_position(Columns, Position),
         columns_depth(Columns, Depth),
         position_depth_rating(Position, Depth, Score),
         \+ slow_score(Columns, Depth, worths(2, 1, 0, 0), Score) ).

%   deep
test(weighed_score_of_the_tree_of_lists) :-
    \+ ( between(61, 70, Seed),
         random_columns(Seed, Columns),
         columns_position(Columns, Position),
         columns_depth(Columns, Depth),
         member(Worths, [worths(4, 2, 2, 1), worths(0, 7, 0, 1), worths(2, 1, 0, 0)]),
         position_depth_worths_rating(Position, Depth, Worths, Score),
         \+ slow_score(Columns, Depth, Worths, Score) ).

test(deep_scores_agree, forall(member(Columns, [[], [4,4,5], [4,4,4,4,4,4]]))) :-
    columns_position(Columns, Position),
    position_depth_rating(Position, 5, Score),
    position_depth_worths_rating(Position, 5, worths(2, 1, 0, 0), Score).

%   An ended board counts by itself: won, drawn.

test(won, Score == 10) :-
    columns_position([1,2,1,2,1,2,1], Position),
    position_depth_rating(Position, 5, Score).

test(drawn, [Score-Weighed == 3-6]) :-
    full_columns(Columns),
    columns_position(Columns, Position),
    bitboard_end(Position, draw),
    position_depth_rating(Position, 3, Score),
    position_depth_worths_rating(Position, 3, worths(4, 2, 2, 1), Weighed).

full_columns([1,2,1,2,1,2,2,1,2,1,2,1,3,4,3,4,3,4,4,3,4,3,4,3,
              5,6,5,6,5,6,6,5,6,5,6,5,7,7,7,7,7,7]).

:- end_tests(connect4_subtree).
