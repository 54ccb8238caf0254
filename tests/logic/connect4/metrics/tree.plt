:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(connect4_tree).

tree_size(tree(_, Children), Size) :-
    pairs_values(Children, Trees),
    maplist(tree_size, Trees, Sizes),
    sum_list(Sizes, Below),
    Size is Below + 1.

test(sizes, forall(member(Depth-Size, [0-1, 1-8, 2-57, 3-400]))) :-
    empty_board(Board),
    board_depth_tree(Board, Depth, Tree),
    tree_size(Tree, Size).

test(an_ended_board_has_no_children, forall(member(Depth, [0, 1, 4]))) :-
    columns_board([1,2,1,2,1,2,1], Board),
    board_depth_tree(Board, Depth, tree(Board, [])).

%   The child that becomes the root is the tree that would have been made there.

test(re_rooted, forall(( member(Columns, [[], [4,4], [1,2,1,2,1]]),
                         member(Column, [1, 4]), member(Depth, [1, 2]) ))) :-
    columns_board(Columns, Board),
    board_depth_tree(Board, 2, Tree0),
    tree_column_depth_tree(Tree0, Column, Depth, Tree),
    append(Columns, [Column], Columns1),
    columns_board(Columns1, Board1),
    board_depth_tree(Board1, Depth, Expected),
    Tree == Expected.

test(a_full_column_leads_nowhere, fail) :-
    columns_board([4,4,4,4,4,4], Board),
    board_depth_tree(Board, 1, Tree),
    tree_column_depth_tree(Tree, 4, 1, _).

%   One lost board at the second level of three, and its branches have no more.

test(lost, Score == -4) :-
    columns_board([1,2,1,2,3,2], Board0),
    once(board_column_board(Board0, 5, Board)),
    board_depth_tree(Board, 1, Tree),
    tree_depth_rating(Tree, 3, worths(2, 1, 0, 0), Score).

test(alignments, Score == 3) :-
    columns_board([1,7,2], Board),
    board_depth_tree(Board, 0, Tree),
    tree_depth_rating(Tree, 3, worths(100, 50, 10, 1), Score).

:- end_tests(connect4_tree).
