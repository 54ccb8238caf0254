:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(claimeven).

%   Only column 1 is left: cells of the odd rows are the first player's.

test(second_player_holds, Bound == 0) :-
    claimeven_bound(0, 0, 0b111111, 0b1, 0, Bound).

test(first_player_may_win, fail) :-
    Mine is 1 << 7 \/ 1 << 14 \/ 1 << 21,
    claimeven_bound(Mine, 0, 0b111111, 0b1, 0, _).

test(an_even_cell_is_not_the_first_players, Bound == 0) :-
    Mine is (1 << 7 \/ 1 << 14 \/ 1 << 21) << 1,
    claimeven_bound(Mine, 0, 0b111111, 0b1, 0, Bound).

test(a_base_may_be, fail) :-
    Mine is (1 << 7 \/ 1 << 14 \/ 1 << 21) << 1,
    claimeven_bound(Mine, 0, 0b111110, 0b10, 0, _).

%   The lower the even cell that wins, the sooner.

test(wins, all(Bound == [-3, -2, -1])) :-
    member(Threat, [0b10, 0b1000, 0b100000]),
    claimeven_bound(0, Threat, 0b111111, 0b1, 0, Bound).

test(a_bound_that_does_not_answer, fail) :-
    claimeven_bound(0, 0b1000, 0b111111, 0b1, -3, _).

%   What lies above a cell that wins is never reached.

test(above_the_win, Bound == -3) :-
    Mine is (1 << 7 \/ 1 << 14 \/ 1 << 21) << 4,
    claimeven_bound(Mine, 0b10, 0b111111, 0b1, 0, Bound).

test(below_the_win, fail) :-
    Mine is (1 << 7 \/ 1 << 14 \/ 1 << 21) << 2,
    claimeven_bound(Mine, 0b1000, 0b111111, 0b1, 0, _).

%   Three of the second player's stones in row 2 are not needed: two, and two even cells.

two_and_two(Row, Theirs, Empty, Playable) :-
    Theirs is (1 << 14 \/ 1 << 21) << (Row - 1),
    Empty is 0b111111 << 7 \/ 0b111111 << 28,
    Playable is 1 << 7 \/ 1 << 28.

%   The lower the row, the sooner.

test(aftereven, all(Row-Alpha == [2 - -3, 2 - -2, 2 - -1, 4 - -2, 4 - -1, 6 - -1])) :-
    member(Row, [1, 2, 3, 4, 5, 6]),
    two_and_two(Row, Theirs, Empty, Playable),
    member(Alpha, [-4, -3, -2, -1]),
    aftereven_bound(0, Theirs, Empty, Playable, Alpha, Alpha).

test(a_base_need_not_be_the_second_players, fail) :-
    Theirs is 1 << 15 \/ 1 << 22,
    Empty is 0b111110 << 7 \/ 0b111110 << 28,
    Playable is 1 << 8 \/ 1 << 29,
    aftereven_bound(0, Theirs, Empty, Playable, -1, _).

test(the_first_player_may_win_before, fail) :-
    two_and_two(4, Theirs, Empty, Playable),
    Mine is (1 << 14 \/ 1 << 21 \/ 1 << 35) << 2,
    aftereven_bound(Mine, Theirs, Empty, Playable, -1, _).

:- end_tests(claimeven).
