:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(two_players_playable).

%   deep
test(instances, [forall(named_game(_, Game))]) :-
    game_playable(Game, seconds(0.4), playable([_|_], _, _, _)).

test(all_states_of_nim, Seen-All == 232-true) :-
    game_playable(two_players_nim, seconds(5), playable(_, _, Seen, All)).

%   A game of one move, and what can be wrong with it.

sound([ role(x), role(o), init(a), (terminal(S) :- S == b), legal(a, x, go), next(a, x, go, b),
        goal(b, x, 100), goal(b, o, 0) ]).

told(Clauses, Text) :-
    gensym(told_game_, Game),
    forall(member(Clause, Clauses), assertz(Game:Clause)),
    catch(game_playable(Game, seconds(0.2), _), error(guessing_game(Fault), _), true),
    ( var(Fault) -> Text = sound ; fault_text(Fault, Text) ).

changed(Head, Clauses, Text) :-
    sound(Clauses0),
    exclude(subsumes_term(Head), Clauses0, Clauses1),
    append(Clauses1, Clauses, All),
    told(All, Text).

test(sound, Text == sound) :-
    changed(none, [], Text).

test(faults, [forall(member(Head-Clauses-Known,
      [ role(_) - [] - "role/1 is not defined: a game defines role/1, init/1, terminal/1, legal/3, next/4 (or next/3, if roles move at the same time) and goal/3",
        role(_) - [(role(_) :- fail)] - "?- role(A). fails: a game has one role or more",
        role(o) - [role(o), role(z)] - "?- goal(b,z,A). fails: it should have one answer",
        role(o) - [] - sound,
        init(_) - [init(a), init(b)] - "?- init(A). answers a and b: it should have one answer",
        init(_) - [(init(_) :- fail)] - "?- init(A). fails: it should have one answer",
        init(_) - [init(_)] - "?- init(A). answers A: accepted are terms with no variable in them",
        init(_) - [(init(X) :- X = f(X))] - "?- init(A). answers a term that contains itself: accepted are finite terms",
        init(_) - [(init(X) :- repeat, X = 1)] - "?- init(A). has more than 10 answers, which is the most that is accepted",
        init(_) - [(init(_) :- repeat, fail)] - "?- init(A). has not come to an end after 0.2 seconds",
        init(_) - [(init(X) :- Y = range(1, 3), X is Y)] - "?- init(A). goes wrong: range/2 is nothing that Prolog calculates: it has between(Low, High, X) for that",
        init(_) - [(init(X) :- atom_length(_, X))] - "?- init(A). throws: atom_length/2: Arguments are not sufficiently instantiated",
        init(_) - [] - "init/1 is not defined: a game defines role/1, init/1, terminal/1, legal/3, next/4 (or next/3, if roles move at the same time) and goal/3",
        legal(_,_,_) - [(legal(_,_,_) :- fail)] - "?- legal(a,A,B). fails: somebody has a legal move in a state that is not terminal",
        legal(_,_,_) - [legal(a, z, go)] - "?- legal(a,z,A). is true, and there is no such role",
        legal(_,_,_) - [legal(a, x, go), legal(a, o, go)] - "?- legal(a,A,B). answers for two roles: they move by turns, or the game defines next/3",
        next(_,_,_,_) - [(next(_,_,_,_) :- fail)] - "?- next(a,x,go,A). fails: it should have one answer",
        next(_,_,_,_) - [next(a, x, go, b), next(a, x, go, c)] - "?- next(a,x,go,A). answers b and c: it should have one answer",
        goal(_,_,_) - [goal(b, x, 100)] - "?- goal(b,o,A). fails: it should have one answer",
        goal(_,_,_) - [goal(b, _, 101)] - "?- goal(b,x,A). answers what is no goal: it is a whole number, 0 to 100" ])),
              Text == Known]) :-
    changed(Head, Clauses, Text).

%   A game that never ends is playable, and the check ends.

%   deep
test(endless_game, Seen-All == 1-true) :-
    sound(Clauses0),
    exclude([Clause]>>subsumes_term(next(_,_,_,_), Clause), Clauses0, Clauses),
    forall(member(Clause, [next(a, x, go, a)|Clauses]), assertz(endless_game:Clause)),
    game_playable(endless_game, seconds(10), playable(_, _, Seen, All)).

:- end_tests(two_players_playable).
