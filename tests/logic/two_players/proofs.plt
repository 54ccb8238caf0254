:- use_module('../../../logic/sheets/percepts').
:- use_module('../../../logic/sheets/kif').
:- use_module('../../../logic/two_players/contract').
:- use_module('../../../logic/two_players/opened').
:- use_module('../../../logic/two_players/proofs').

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
