:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(connect4_rating).

%   A stone alone in a corner belongs to three windows, in the centre of the
%   lowest row to 1 up, 4 across and 2 on the diagonals.

test(windows_of_one_stone, all(Count == [3, 7])) :-
    member(Columns, [[1], [4]]),
    columns_board(Columns, Board),
    board_player_aligned(Board, x, 1, Count).

test(windows_of_two_and_three, Counts == [3, 1, 0]) :-
    columns_board([3,3,4,4], Board),
    findall(Count, ( member(N, [2, 3, 4]), board_player_aligned(Board, x, N, Count) ), [A|_]),
    columns_board([2,2,3,3,4], Board1),
    board_player_aligned(Board1, o, 3, C),
    board_player_aligned(Board1, x, 4, D),
    B is C + 1,
    Counts = [A, B, D].

test(a_window_with_another_stone_does_not_count, Count == 0) :-
    board_player_aligned([[x],[x],[o],[x],[],[],[]], x, 2, Count).

%   What is no board, no player and no number of stones is said to be none.

test(nonsense, [forall(member(Goal-Error, [ board_player_aligned([[]], x, 1, _)
                                            -type_error(connect4_board, [[]]),
                                            board_player_aligned([[],[],[],[],[],[],[]], x, 5, _)
                                            -type_error(between(1, 4), 5),
                                            board_player_aligned([[],[],[],[],[],[],[]], z, 1, _)
                                            -type_error(oneof([x,o]), z),
                                            board_depth_worths_rating([[],[],[],[],[],[],[]], 0,
                                                                     worths(2, 1, 0, 0), _)
                                            -type_error(positive_integer, 0) ])),
                error(Error)]) :-
    call(Goal).

:- end_tests(connect4_rating).
