%   Monte Carlo tree search where roles move at the same time.

:- use_module(library(plunit)).
:- use_module('../../../logic/load').

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
