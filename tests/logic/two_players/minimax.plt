:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module(small_games).

:- begin_tests(two_players_minimax).

%   The theory of Nim: whose turn it is wins unless the exclusive or is 0.

nim(A, B, C) :- between(0, 2, A), between(A, 3, B), between(B, 3, C).

test(theory_of_nim, [forall(nim(A, B, C)), Value == Known]) :-
    ( A xor B xor C =:= 0 -> Known = 0 ; Known = 100 ),
    state_role_depth_value(two_players_nim, heaps(1, [A,B,C]), 1, inf, Value).

test(nothing_is_known_at_depth_0, Value == 50) :-
    state_role_depth_value(two_players_nim, heaps(1, [1]), 1, 0, Value).

test(an_end_is_known_at_depth_0, Value == 100) :-
    state_role_depth_value(two_players_nim, heaps(1, [0]), 2, 0, Value).

test(best_moves, Moves == [take(1,1), take(2,1), take(3,1)]) :-
    findall(Move, state_depth_move_value(two_players_nim, heaps(1, [1,1,1]), inf, Move, 100), Moves).

test(no_move_at_the_end, fail) :-
    state_depth_move_value(two_players_nim, heaps(1, [0]), inf, _, _).

test(win_in_one) :-
    state_role_win(two_players_noughts_and_crosses, turn(x, [x,x,b,o,o,b,b,b,b]), x, 1, 100).

test(no_win_in_none, fail) :-
    state_role_win(two_players_noughts_and_crosses, turn(x, [x,x,b,o,o,b,b,b,b]), x, 0, _).

test(a_fork_wins_in_three) :-
    State = turn(x, [x,b,b,b,o,b,b,o,x]),
    \+ state_role_win(two_players_noughts_and_crosses, State, x, 2, _),
    State1 = turn(x, [x,o,b,b,x,b,b,b,o]),
    state_role_win(two_players_noughts_and_crosses, State1, x, 3, 100).

%   Goals need not add up: each role is afraid of the worst for itself.

test(other_goals, Value-Value1 == 30-20) :-
    random_game(1, [0], Game),
    abolish(Game:legal/3), abolish(Game:next/4), abolish(Game:terminal/1), abolish(Game:goal/3),
    assertz(Game:legal(1, a, l)), assertz(Game:legal(1, a, r)),
    assertz(Game:next(1, a, l, 2)), assertz(Game:next(1, a, r, 3)),
    assertz(Game:terminal(2)), assertz(Game:terminal(3)),
    assertz(Game:goal(2, a, 30)), assertz(Game:goal(2, b, 90)),
    assertz(Game:goal(3, a, 10)), assertz(Game:goal(3, b, 20)),
    state_role_depth_value(Game, 1, a, inf, Value),
    state_role_depth_value(Game, 1, b, inf, Value1).

%   Who reaches more than the other has won, with whatever goal.

test(a_win_below_100, [forall(member(Role-Plies-Goals, [a-1-[], a-2-[75], a-3-[75], b-3-[]])),
                       Found == Goals]) :-
    gensym(told_, Game),
    forall(member(Fact, [ role(a), role(b), legal(1, a, l), next(1, a, l, 2), legal(1, a, r),
                          next(1, a, r, 3), legal(2, b, l), next(2, b, l, 4), legal(2, b, r),
                          next(2, b, r, 5), terminal(3), goal(3, a, 60), goal(3, b, 80),
                          terminal(4), goal(4, a, 75), goal(4, b, 25), terminal(5),
                          goal(5, a, 90), goal(5, b, 10) ]),
           assertz(Game:Fact)),
    findall(Goal, state_role_win(Game, 1, Role, Plies, Goal), Found).

:- end_tests(two_players_minimax).

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
