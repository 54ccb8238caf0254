:- use_module('../../../../logic/games/two_players/cells').
:- use_module('../../../../logic/games/instances/connect', []).
:- use_module('../../../../logic/games/instances/connect4', []).
:- use_module('../../../../logic/games/instances/noughts_and_crosses', []).
:- use_module('../../../../logic/games/two_players/standing').

:- begin_tests(games_cells).

test(noughts, Shown == "x . .\n. o .\n. . .") :-
    state_standing(games_noughts_and_crosses, turn(x, [x,b,b, b,o,b, b,b,b]),
                   standing(_, _, _, _, Shown)).

test(connect, Shown == ". . . .\n. . . .\no . . .\nx . . x") :-
    state_standing(games_connect, connect(size(4,4,3), o, [[x,o],[],[],[x]]),
                   standing(_, _, _, _, Shown)).

test(facts, Cells == [cell(1,1,b), cell(1,2,x), cell(2,1,o), cell(2,2,b)]) :-
    state_cells(none, on([cell(2,1,o), cell(1,1,b), control(x), cell(1,2,x), cell(2,2,b)]), Cells).

%   Three facts are no board, nor are two of one cell, nor marks that are terms.

test(too_few, Cells == []) :-
    state_cells(none, [cell(1,1,b), cell(1,2,b), cell(2,1,b)], Cells).
test(twice, Cells == []) :-
    state_cells(none, [cell(1,1,b), cell(1,1,x), cell(2,1,b), cell(2,2,b)], Cells).
test(terms, Cells == []) :-
    state_cells(none, [cell(1,1,f(x)), cell(1,2,f(x)), cell(2,1,f(x)), cell(2,2,f(x))], Cells).

test(open_list, Cells == []) :-
    state_cells(none, [cell(1,1,b)|_], Cells).

test(no_cells, Cells == []) :-
    state_cells(games_nim, heaps(1, [3,4,5]), Cells).

test(wide, Text == " 10   . 200\n  x        ") :-
    cells_text([cell(1,1,10), cell(1,2,b), cell(1,3,200), cell(2,1,x)], Text).

test(changed, Places == [[2,2]]) :-
    state_move_cells(games_noughts_and_crosses, turn(x, [x,o,b, b,b,b, b,b,b]), 5, Places).

:- end_tests(games_cells).
