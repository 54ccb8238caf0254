:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module(small_games).

:- begin_tests(two_players_alpha_beta).

%   Nobody finds a game, a state, a role and a depth where it differs from minimax.

test(the_same_as_minimax, [forall(between(1, 60, Seed)), Differences == []]) :-
    random_game(Seed, [0, 20, 50, 80, 100], Game),
    findall(State-Role-Depth,
            ( between(1, 12, State), member(Role, [a, b]), member(Depth, [0, 1, 2, 3, 4, inf]),
              state_role_depth_value(Game, State, Role, Depth, Value),
              searched_value(Game, State, Role, Depth, Value1),
              Value =\= Value1 ),
            Differences).

test(the_same_wins, [forall(between(1, 60, Seed)), Differences == []]) :-
    random_game(Seed, [10, 25, 50, 75, 90], Game),
    findall(State-Role-Plies,
            ( between(1, 12, State), member(Role, [a, b]), member(Plies, [0, 1, 2, 3, 4, inf]),
              findall(Goal, state_role_win(Game, State, Role, Plies, Goal), Goals),
              findall(Goal, searched_win(Game, State, Role, Plies, Goal), Goals1),
              Goals \== Goals1 ),
            Differences).

%   Its move is one of the best, at a depth that the game never reaches.

test(moves_of_minimax, [forall(between(1, 60, Seed)), Differences == []]) :-
    random_game(Seed, [0, 50, 100], Game),
    findall(State,
            ( between(1, 12, State),
              searched_move(Game, State, inf, Move, Value),
              \+ state_depth_move_value(Game, State, inf, Move, Value) ),
            Differences).

test(noughts_and_crosses_is_a_draw, [forall(member(Role, [x, o])), Value == 50]) :-
    two_players_noughts_and_crosses:init(State),
    searched_value(two_players_noughts_and_crosses, State, Role, inf, Value).

test(on_3_by_3_as_well_as_possible, Value-Value1 == 50-50) :-
    State = connect(size(3, 3, 3), x, [[],[],[]]),
    searched_value(two_players_connect, State, x, inf, Value),
    searched_value(two_players_connect, State, o, inf, Value1).

test(the_fastest_win, Move-Value == 3-100) :-
    searched_move(two_players_noughts_and_crosses, turn(x, [x,x,b,o,o,b,b,b,b]), inf, Move, Value).

test(a_lost_state_is_defended, Move == 3) :-
    State = turn(o, [x,x,b,b,o,b,x,b,o]),
    searched_value(two_players_noughts_and_crosses, State, o, inf, 0),
    searched_move(two_players_noughts_and_crosses, State, inf, Move, 0).

test(no_move_at_the_end, fail) :-
    searched_move(two_players_nim, heaps(1, [0]), inf, _, _).

:- end_tests(two_players_alpha_beta).
