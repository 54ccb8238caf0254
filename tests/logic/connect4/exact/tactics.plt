:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

%   That it is the same as tactics.lp: tests/py/connect4/test_by_clingo.py.

:- begin_tests(connect4_tactics).

tactics(Columns, Tactics) :-
    columns_position(Columns, Position),
    walls_position_tactics(0, Position, Tactics).

test(two_open_ends, Tactics == [tactic(double, x, 1-3), tactic(double, x, 1-6)]) :-
    tactics([4,4,5,5], Tactics).

test(to_be_taken, Cells == [1-3, 1-7]) :-
    tactics([4,4,5,5,6], Tactics),
    findall(Cell, member(tactic(forced, x, Cell), Tactics), Cells).

%   A win is a stone after which the game is won, and a poisoned one lets the other player win.

test(wins_and_poison, forall(( between(1, 100, Seed), random_position(Seed, 6, 36, Position) ))) :-
    walls_position_tactics(0, Position, Tactics),
    findall(Column, ( position_column_position(Position, Column, Next),
                      bitboard_end(Next, won(_)) ), Wins),
    findall(Column, member(tactic(win, _, _-Column), Tactics), Wins1),
    Wins1 == Wins,
    forall(( member(tactic(poisoned, Other, Row-Column), Tactics), \+ memberchk(Column, Wins) ),
           ( once(position_column_position(Position, Column, Next)),
             once(( position_column_position(Next, Column, After),
                    bitboard_end(After, won(Other)) )),
             Row < 6 )).

:- end_tests(connect4_tactics).
