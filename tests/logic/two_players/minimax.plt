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
