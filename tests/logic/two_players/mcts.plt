:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(two_players_mcts).

test(visits_add_up, Sum == 300) :-
    two_players_noughts_and_crosses:init(State),
    two_players_mcts:playouts_moves(two_players_noughts_and_crosses, State, 300, Moves, 1, _),
    findall(Visits, member(move(_, Visits, _), Moves), All),
    sum_list(All, Sum).

test(another_seed_plays_otherwise, true(Moves \== Moves1)) :-
    two_players_mcts:playouts_moves(two_players_nim, heaps(1, [3,4,5]), 100, Moves, 7, _),
    two_players_mcts:playouts_moves(two_players_nim, heaps(1, [3,4,5]), 100, Moves1, 8, _).

test(wins_at_once, [forall(between(1, 10, Seed)), Move == 3]) :-
    State = turn(x, [x,x,b,o,o,b,b,b,b]),
    playouts_move(two_players_noughts_and_crosses, State, 200, Move, Seed, _).

test(does_not_let_win, [forall(between(1, 10, Seed)), Move == 3]) :-
    State = turn(o, [x,x,b,b,o,b,b,b,b]),
    playouts_move(two_players_noughts_and_crosses, State, 500, Move, Seed, _).

test(finds_the_move_of_nim, Move == take(2, 1)) :-
    playouts_move(two_players_nim, heaps(1, [1,2]), 500, Move, 1, _).

test(no_move_at_the_end, fail) :-
    playouts_move(two_players_nim, heaps(1, [0]), 10, _, 1, _).

%   The general rules of Connect 4, and its definition, play the same games.

test(two_tellings_of_connect_4, Moves == Moves1) :-
    two_players_connect4:init(State),
    two_players_mcts:playouts_moves(two_players_connect4, State, 15, Moves, 1, _),
    State1 = connect(size(7, 6, 4), x, [[],[],[],[],[],[],[]]),
    two_players_mcts:playouts_moves(two_players_connect, State1, 15, Moves1, 1, _).

:- end_tests(two_players_mcts).
