:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module(small_games).

:- begin_tests(two_players_players).

ended(Game, Players, Seed, End) :-
    players_match(Game, Players, Moves, State, Seed, _),
    once(moves_state(Game, Moves, State)),
    state_end(Game, State, End).

test(perfect_play_is_a_draw, End == draw) :-
    ended(two_players_noughts_and_crosses, [minimax(inf), minimax(inf)], 1, End).

test(nobody_beats_minimax, [forall(between(1, 6, Seed)), true(End \== won(x))]) :-
    ended(two_players_noughts_and_crosses, [random, minimax(inf)], Seed, End).

test(nim_is_won, [forall(member(Player, [random, mcts(20), minimax(2)])), End == won(1)]) :-
    ended(two_players_nim, [minimax(inf), Player], 1, End).

%   long
test(search_beats_lots, true(Wins >= 9)) :-
    aggregate_all(count, ( between(1, 10, Seed),
                           ended(two_players_connect, [mcts(100), random], Seed, won(x)) ), Wins).

test(soccer_has_a_winner, [forall(between(1, 3, Seed)), true(End = won(_))]) :-
    ended(two_players_soccer, [random, random], Seed, End).

test(connect_4_by_definition, true(memberchk(End, [won(x), won(o), draw]))) :-
    ended(two_players_connect4, [random, minimax(1)], 3, End).

:- end_tests(two_players_players).

:- begin_tests(two_players_mcts).

test(visits_add_up, Sum == 300) :-
    two_players_noughts_and_crosses:init(State),
    two_players_players:playouts_moves(two_players_noughts_and_crosses, State, 300, Moves, 1, _),
    findall(Visits, member(move(_, Visits, _), Moves), All),
    sum_list(All, Sum).

test(another_seed_plays_otherwise, true(Moves \== Moves1)) :-
    two_players_players:playouts_moves(two_players_nim, heaps(1, [3,4,5]), 100, Moves, 7, _),
    two_players_players:playouts_moves(two_players_nim, heaps(1, [3,4,5]), 100, Moves1, 8, _).

test(wins_at_once, [forall(between(1, 10, Seed)), Move == 3]) :-
    State = turn(x, [x,x,b,o,o,b,b,b,b]),
    two_players_players:playouts_move(two_players_noughts_and_crosses, State, 200, Move, Seed, _).

test(does_not_let_win, [forall(between(1, 10, Seed)), Move == 3]) :-
    State = turn(o, [x,x,b,b,o,b,b,b,b]),
    two_players_players:playouts_move(two_players_noughts_and_crosses, State, 500, Move, Seed, _).

test(finds_the_move_of_nim, Move == take(2, 1)) :-
    two_players_players:playouts_move(two_players_nim, heaps(1, [1,2]), 500, Move, 1, _).

test(no_move_at_the_end, fail) :-
    two_players_players:playouts_move(two_players_nim, heaps(1, [0]), 10, _, 1, _).

%   The general rules of Connect 4, and its definition, play the same games.

test(two_tellings_of_connect_4, Moves == Moves1) :-
    two_players_connect4:init(State),
    two_players_players:playouts_moves(two_players_connect4, State, 15, Moves, 1, _),
    State1 = connect(size(7, 6, 4), x, [[],[],[],[],[],[],[]]),
    two_players_players:playouts_moves(two_players_connect, State1, 15, Moves1, 1, _).

:- end_tests(two_players_mcts).
