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

:- end_tests(claimeven).
