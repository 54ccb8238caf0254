:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module(small_games).
:- use_module('../../../logic/sheets/percepts').
:- use_module('../../../logic/sheets/kif').
:- use_module('../../../logic/two_players/contract').
:- use_module('../../../logic/two_players/opened').
:- use_module('../../../logic/two_players/solved').

:- begin_tests(two_players_solved).

%   By the definition: what a state is worth to the player whose turn it is, and all moves that
%   lead to it.

known(Game, State, Result, Moves) :-
    state_moves(Game, State, Role, Moves0),
    Game:role(Other),
    Other \== Role,
    (   between(1, 12, Plies),
        state_role_win(Game, State, Role, Plies, Goal)
    ->  Result = wins(Plies, Goal),
        Plies1 is Plies - 1,
        Good = state_role_win(Game, Next, Role, Plies1, Goal)
    ;   between(1, 12, Plies),
        state_role_win(Game, State, Other, Plies, _)
    ->  Result = loses(Plies),
        Plies2 is max(0, Plies - 2),
        Good = ( Plies =:= 1 ; \+ state_role_win(Game, Next, Other, Plies2, _) )
    ;   Result = draws,
        Good = ( \+ state_role_win(Game, Next, Other, inf, _) )
    ),
    findall(Move, ( member(Move, Moves0), Game:next(State, Role, Move, Next), once(Good) ), Moves).

solved(Game, State, Result, Move) :-
    state_proved_moves(Game, State, seconds(60), [Move|_], Result).

%   Nobody finds a state of a small game where it differs.

test(the_same_as_minimax, [forall(( member(Ends, [[0,50,100], [10,25,50,75,90], [0,100]]),
                                    between(1, 20, Seed) )),
                           Differences == []]) :-
    random_game(Seed, Ends, Game),
    findall(State-Known/Moves-Result/Move,
            ( between(1, 12, State),
              known(Game, State, Known, Moves),
              solved(Game, State, Result, Move),
              \+ ( Result == Known, Moves = [Move|_] ) ),
            Differences).

test(each_open_state_is_solved, [forall(between(1, 60, Seed)), Open == Solved]) :-
    random_game(Seed, [10, 50, 90], Game),
    findall(State, ( between(1, 12, State), \+ Game:terminal(State) ), Open),
    findall(State, ( between(1, 12, State), solved(Game, State, _, _) ), Solved).

%   The kinds of results occur: what is compared above is not all alike.

test(kinds, Kinds == [draws, loses, wins]) :-
    findall(Kind, ( between(1, 10, Seed), random_game(Seed, [25, 50, 75], Game),
                    solved(Game, 1, Result, _), functor(Result, Kind, _) ), Kinds0),
    sort(Kinds0, Kinds).

%   The theory of Nim, and that a corner is answered in the centre.

test(known, [forall(member(Game-State-Move-Result,
        [ two_players_nim-heaps(1, [3,4,5])-take(1,2)-wins(11,100),
          two_players_nim-heaps(1, [1,4,5])-take(1,1)-loses(10),
          two_players_nim-heaps(1, [0,1])-take(2,1)-wins(1,100),
          two_players_noughts_and_crosses-turn(x, [b,b,b,b,b,b,b,b,b])-1-draws,
          two_players_noughts_and_crosses-turn(o, [x,b,b,b,b,b,b,b,b])-5-draws ])),
             Found-Found1 == Move-Result]) :-
    solved(Game, State, Found1, Found).

test(on_4_by_4_three_in_a_line_win, Move-Result == 2-wins(9,100)) :-
    two_players_connect:init(State),
    solved(two_players_connect, State, Result, Move).

%   A game of one's own: clauses of a module.

told(Clauses, Game) :-
    gensym(told_, Game),
    forall(member(Clause, [role(a), role(b)|Clauses]), assertz(Game:Clause)).

%   The sooner of two wins, though the later is worth more; of those as soon the best.

test(the_sooner_win, Move-Result == m-wins(1,75)) :-
    told([ legal(1, a, l), next(1, a, l, 2), legal(2, a, n), next(2, a, n, 4), legal(1, a, k),
           next(1, a, k, 5), legal(1, a, m), next(1, a, m, 3), terminal(3), goal(3, a, 75),
           goal(3, b, 25), terminal(4), goal(4, a, 100), goal(4, b, 0), terminal(5),
           goal(5, a, 60), goal(5, b, 40) ], Game),
    solved(Game, 1, Result, Move).

%   More than half of all is no win if the other has more.

test(a_goal_that_is_less_than_the_other_s, Move-Result == l-loses(1)) :-
    told([ legal(1, a, l), next(1, a, l, 2), terminal(2), goal(2, a, 60), goal(2, b, 90) ], Game),
    solved(Game, 1, Result, Move).

%   A game without end: a win is found in it, and no draw is.

test(a_win_in_a_circle, Move-Result == stop-wins(1,100)) :-
    told([ legal(1, a, on), next(1, a, on, 2), legal(2, b, on), next(2, b, on, 1),
           legal(1, a, stop), next(1, a, stop, 3), terminal(3), goal(3, a, 100), goal(3, b, 0) ],
         Game),
    solved(Game, 1, Result, Move).

test(a_circle, fail) :-
    told([ legal(1, a, on), next(1, a, on, 2), legal(2, b, on), next(2, b, on, 1),
           (terminal(_) :- fail), (goal(_, _, _) :- fail) ], Game),
    state_proved_moves(Game, 1, inferences(100 000), _, _).

test(no_move_at_the_end, fail) :-
    solved(two_players_nim, heaps(1, [0]), _, _).

test(a_limit_that_is_not_enough, fail) :-
    two_players_noughts_and_crosses:init(State),
    state_proved_moves(two_players_noughts_and_crosses, State, inferences(100 000), _, _).

:- end_tests(two_players_solved).

:- begin_tests(two_players_proofs).

%   What is known after some moves.

known(Game, Moves, Move, Known) :-
    once(moves_state(Game, Moves, State)),
    state_proof(Game, State, seconds(30), Move, Known, _).

told(Text, Game) :-
    gensym(proofs_joint_, Joint),
    gensym(proofs_game_, Game),
    kif_module(Text, Joint),
    joint_game(Joint, Game).

%   Three by turns: the first gives 100 to the second or the third, or 10 to itself.

test(three, Move-Known == take-worths(together, ["x"-"10","y"-"0","z"-"0"], ["x"-[],"y"-[],"z"-[]])) :-
    told("(role x) (role y) (role z) (init start) (<= (legal x give) (true start)) (legal y noop)
          (<= (legal x take) (true start)) (legal z noop) (<= (next given) (does x give))
          (<= (next taken) (does x take)) (<= terminal (not (true start)))
          (<= (goal x 10) (true taken)) (<= (goal x 0) (true given)) (goal y 0) (goal z 0)", Game),
    known(Game, [], Move, Known).

%   Matching pennies: what the other has chosen does not help.

test(at_once, [forall(member(Moves-Role, [[]-"x", [l]-"o"])),
               Known == worths(alone, [Role-"50"], [Role-["l"-"1/2","r"-"1/2"]])]) :-
    told("(role x) (role o) (init a) (side l) (side r) (<= (legal ?r ?s) (role ?r) (side ?s))
          (<= (next (at ?r ?s)) (does ?r ?s)) (<= terminal (true (at x ?s)))
          (<= same (true (at x ?s)) (true (at o ?s)))
          (<= (goal x 100) same) (<= (goal x 0) (not same))
          (<= (goal o 0) same) (<= (goal o 100) (not same))", Game),
    known(Game, Moves, _, Known).

%   A puzzle whose best end is worth 60, and one without an end.

test(way, Move-Known == up-way(["up","up"], 60, 2, 3, true)) :-
    told("(role r) (init (at 0)) (succ 0 1) (succ 1 2) (<= (legal r up) (true (at ?x)) (succ ?x ?y))
          (<= (next (at ?y)) (true (at ?x)) (succ ?x ?y)) (<= terminal (true (at 2))) (goal r 60)", Game),
    known(Game, [], Move, Known).
test(no_end, Move-Known == none-way(none, none, 1, 1, true)) :-
    told("(role r) (init a) (legal r go) (next a) (<= terminal (true b)) (goal r 60)", Game),
    known(Game, [], Move, Known).

test(hidden, fail) :-
    opened_game("kuhn_poker", 9, Game),
    known(Game, [deal(king,queen)], _, _).
test(over, fail) :-
    opened_game("nim", 9, Game),
    known(Game, [take(1,3),take(2,4),take(3,5)], _, _).

:- end_tests(two_players_proofs).
