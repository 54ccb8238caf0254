:- use_module(library(plunit)).
:- use_module('../../../logic/load').

%   Monte Carlo tree search where roles move at the same time.

:- begin_tests(sheets_decoupled).

best(Joint, State, Role, Playouts, Seed, Best) :-
    seed_random([Seed], Random),
    decoupled_moves(Joint, State, Role, Playouts, inf, Moves, Random, _),
    findall(Visits-Move, member(move(Move, Visits, _), Moves), Pairs),
    max_member(_-Best, Pairs).

%   Both tell, although both would have more if both were silent.

test(dilemma, [forall(( member(Role, [first,second]), between(1, 8, Seed) )), Best == tell]) :-
    best(sheets_prisoners_dilemma, open, Role, 200, Seed, Best).

%   The last two cards: the prize 2 goes to the higher one, then the prize 1; 4 beats 1 and 2.

test(goofspiel, [forall(between(1, 8, Seed)), Best == bid(4)]) :-
    State = bidding([2,1], hand([1,4], 5), hand([2,3], 5)),
    best(sheets_goofspiel, State, first, 400, Seed, Best).

%   Matching pennies have no best move: each is played in about half of the games.

test(pennies, [forall(between(1, 5, Seed)), true(( Heads > 800, Heads < 1200 ))]) :-
    pennies(Game),
    seed_random([Seed], Random),
    decoupled_moves(Game, [a], x, 2000, inf, Moves, Random, _),
    memberchk(move(heads, Heads, _), Moves).

pennies(Game) :-
    gensym(pennies_, Game),
    kif_module("(role x) (role o) (init a) (legal x heads) (legal x tails) (legal o heads) (legal o tails)
                (<= (next same) (does x ?m) (does o ?m))
                (<= (next other) (does x ?m) (does o ?n) (distinct ?m ?n))
                (<= terminal (true same)) (<= terminal (true other))
                (<= (goal x 100) (true same)) (<= (goal x 0) (true other))
                (<= (goal o 0) (true same)) (<= (goal o 100) (true other))", Game).

:- end_tests(sheets_decoupled).

:- begin_tests(sheets_solitaire).

sheet(Text, Turns) :-
    gensym(joint_test_, Joint),
    gensym(turns_test_, Turns),
    kif_module(Text, Joint),
    joint_turns(Joint, Turns).

%   A stair: its top is worth 80, and a door on the first step 30.

stair(Turns) :-
    sheet("(role robot) (init (at 0)) (succ 0 1) (succ 1 2) (succ 2 3)
           (legal robot up) (legal robot down) (<= (legal robot stop) (true (at 1)))
           (<= (next (at ?y)) (true (at ?x)) (succ ?x ?y) (does robot up))
           (<= (next (at ?x)) (true (at ?y)) (succ ?x ?y) (does robot down))
           (<= (next (at 0)) (true (at 0)) (does robot down))
           (<= (next stopped) (does robot stop))
           (<= terminal (true stopped)) (<= terminal (true (at 3)))
           (<= (goal robot 80) (true (at 3))) (<= (goal robot 30) (true stopped))", Turns).

test(stair, [forall(member(Steps-Known, [ 0-solution(none, none, 0, 1, within),
                                          1-solution(none, none, 1, 2, within),
                                          2-solution([up,stop], 30, 2, 4, within),
                                          3-solution([up,up,up], 80, 3, 5, best),
                                          inf-solution([up,up,up], 80, 3, 5, best) ])),
             Solution == Known]) :-
    stair(Game),
    state_solution(Game, [at(0)], Steps, seconds(inf), Solution).

test(no_time, Solution == solution(none, none, 0, 1, within)) :-
    stair(Game),
    state_solution(Game, [at(0)], inf, inferences(0), Solution).

test(no_end, Solution == solution(none, none, 2, 2, best)) :-
    sheet("(role robot) (init a) (legal robot go) (legal robot stay) (<= (next b) (does robot go))
           (<= (next a) (does robot stay)) (<= terminal (true c)) (goal robot 0)", Game),
    state_solution(Game, [a], inf, seconds(inf), Solution).

%   Three jugs of 8, 5 and 3: four in the first in 7 steps, and no way of 6.

jugs(Turns) :-
    gensym(jugs_, Turns),
    forall(member(Clause,
             [ role(pourer), init([8,0,0]), (terminal([4|_]) :- true), (goal([4|_], pourer, 100) :- true),
               (legal(Jugs, pourer, pour(From,To)) :-
                   nth1(From, Jugs, Full), Full > 0, nth1(To, Jugs, Part), From =\= To,
                   nth1(To, [8,5,3], Most), Part < Most),
               (next(Jugs0, pourer, pour(From,To), Jugs) :-
                   nth1(From, Jugs0, Full), nth1(To, Jugs0, Part), nth1(To, [8,5,3], Most),
                   Poured is min(Full, Most - Part), Less is Full - Poured, More is Part + Poured,
                   nth1(From, Jugs0, _, Others1), nth1(From, Jugs1, Less, Others1),
                   nth1(To, Jugs1, _, Others2), nth1(To, Jugs, More, Others2)) ]),
           assertz(Turns:Clause)).

test(jugs, [forall(member(Steps-Goal-Length, [6-none-none, 7-100-7, inf-100-7])), Found == Goal-Length]) :-
    jugs(Game),
    state_solution(Game, [8,0,0], Steps, seconds(inf), solution(Moves, Goal1, _, _, _)),
    ( Moves == none -> Found = Goal1-none ; length(Moves, Length1), Found = Goal1-Length1 ).

:- end_tests(sheets_solitaire).
