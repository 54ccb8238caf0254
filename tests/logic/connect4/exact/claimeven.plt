:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_play').

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

%   Whether a rule says something, and what, is told on boards as well (spoilt.pl).

test(as_told, Told-Claimed-After == Told-Told-Told) :-
    findall(Position-Board,
            ( between(1, 500, Seed),
              Stones is 28 + 2 * (Seed mod 4),
              random_game(Seed, Stones, Stones, Columns),
              columns_position(Columns, Position),
              columns_board(Columns, Board) ),
            Told),
    include(as_claimeven, Told, Claimed),
    include(as_aftereven, Told, After),
    aggregate_all(count, ( member(_-Board, Told), board_claimeven(Board, _) ), Enough),
    assertion(Enough >= 15).

as_claimeven(Position-Board) :-
    position_cells(Position, Mine, Theirs, Empty, Playable),
    threats(Theirs, Empty, Threats),
    findall(Bound, claimeven_bound(Mine, Threats, Empty, Playable, 0, Bound), Bounds),
    findall(Most, board_claimeven(Board, Most), Bounds).

as_aftereven(Position-Board) :-
    position_cells(Position, Mine, Theirs, Empty, Playable),
    findall(Alpha, ( member(Alpha, [-3, -2, -1]),
                     aftereven_bound(Mine, Theirs, Empty, Playable, Alpha, Alpha) ), Bounds),
    findall(Alpha, ( board_aftereven(Board, Most), between(Most, -1, Alpha) ), Bounds).

position_cells(position(Mine, Theirs), Mine, Theirs, Empty, Playable) :-
    Filled is Mine \/ Theirs,
    empty_cells(Filled, Empty),
    playable(Filled, Playable).

:- end_tests(claimeven).
