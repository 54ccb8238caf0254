:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module('../../../logic/connect4/agreement', []).

:- begin_tests(connect4_agreement).

%   A case that leads to no board compares nothing with nothing.

test(each_case_is_a_game, forall(( member(Case_1, [game, open_game, late, followed, threatened]),
                                   call(connect4_agreement:Case_1, Columns) ))) :-
    columns_board(Columns, _),
    !.

test(rated_is_a_game, forall(connect4_agreement:rated(Columns, _))) :-
    columns_board(Columns, _),
    !.

test(late_games_are_won_drawn_and_lost, set(Score == [-1, 0, 1])) :-
    connect4_agreement:late(Columns),
    columns_board(Columns, Board),
    board_score(Board, Score).

:- end_tests(connect4_agreement).
