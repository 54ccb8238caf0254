:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_play').

:- begin_tests(odd_threat).

%   Only column 1 is left above its first row.

test(bounds, all(Bound == [-2, -1])) :-
    member(Threat, [0b100, 0b10000]),
    odd_threat_bound(0, Threat, 0b111110, 0b10, 0, Bound).

test(an_even_threat_is_none, fail) :-
    odd_threat_bound(0, 0b1000, 0b111110, 0b10, 0, _).

test(no_threat, fail) :-
    odd_threat_bound(0, 0, 0b111110, 0b10, 0, _).

test(a_playable_threat_is_taken, fail) :-
    odd_threat_bound(0, 0b100, 0b111100, 0b100, 0, _).

%   Below the threat the even cells are the second player's, the last of them
%   too; a four there comes before the threat.

test(a_four_below, fail) :-
    Mine is (1 << 7 \/ 1 << 14 \/ 1 << 21) << 1,
    odd_threat_bound(Mine, 0b10000, 0b111110, 0b10, 0, _).

test(a_four_above_does_not_count, Bound == -2) :-
    Mine is (1 << 7 \/ 1 << 14 \/ 1 << 21) << 3,
    odd_threat_bound(Mine, 0b100, 0b111110, 0b10, 0, Bound).

%   With the threat in column 2 alone the lower cells of column 1 make a four;
%   they are above the threat in column 1.

test(any_of_two_threats, Bound == -2) :-
    Mine is (1 << 14 \/ 1 << 21 \/ 1 << 28) << 4,
    Empty is 0b111110 \/ 0b111110 << 7,
    Playable is 0b10 \/ 0b10 << 7,
    \+ odd_threat_bound(Mine, 0b100, Empty, Playable, 0, _),
    Threats is 0b100 \/ 0b100 << 7,
    odd_threat_bound(Mine, Threats, Empty, Playable, 0, Bound).

%   Whether the rule says something, and what, is told on boards as well (spoilt.pl).

test(as_told, true(Number >= 8)) :-
    findall(Mosts,
            ( between(600, 1100, Seed),
              Stones is 23 + 2 * (Seed mod 6),
              random_game(Seed, Stones, Stones, Columns),
              columns_position(Columns, Position),
              columns_board(Columns, Board),
              findall(Most, board_odd_threat(Board, Most), Mosts),
              assertion(as_told(Position, Mosts)),
              Mosts = [_|_] ),
            Told),
    length(Told, Number).

as_told(position(Mine, Theirs), Mosts) :-
    Filled is Mine \/ Theirs,
    empty_cells(Filled, Empty),
    playable(Filled, Playable),
    threats(Theirs, Empty, Threats),
    forall(between(-4, 0, Alpha),
           (   odd_threat_bound(Mine, Threats, Empty, Playable, Alpha, Bound)
           ->  Bound =< Alpha,
               memberchk(Bound, Mosts)
           ;   \+ ( member(Most, Mosts), Most =< Alpha )
           )).

:- end_tests(odd_threat).
