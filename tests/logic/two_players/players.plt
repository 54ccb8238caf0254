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

%   deep
test(search_beats_lots, true(Wins >= 9)) :-
    aggregate_all(count, ( between(1, 10, Seed),
                           ended(two_players_connect, [mcts(100), random], Seed, won(x)) ), Wins).

test(soccer_has_a_winner, [forall(between(1, 3, Seed)), true(End = won(_))]) :-
    ended(two_players_soccer, [random, random], Seed, End).

test(connect_4_by_definition, true(memberchk(End, [won(x), won(o), draw]))) :-
    ended(two_players_connect4, [random, minimax(1)], 3, End).

:- end_tests(two_players_players).
