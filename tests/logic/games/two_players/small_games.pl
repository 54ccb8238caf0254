:- module(small_games,
          [ random_game/3          % +Seed, +Ends, -Game
          ]).

/** <module> Games of two players drawn by lot, for tests

A game is a graph without circles: states 1 to 12, each with moves to greater
ones, and a turn of each role where the lot says.  Goals need not add up to 100.
*/

:- use_module(library(lists)).
:- use_module(library(random)).

%!  random_game(+Seed, +Ends, -Game) is det.
%
%   True when Game is that of Seed, a module; Ends are the goals that there can be.

random_game(Seed, Ends, Game) :-
    set_random(seed(Seed)),
    gensym(small_game_, Game),
    assertz(Game:role(a)),
    assertz(Game:role(b)),
    assertz(Game:init(1)),
    forall(between(1, 12, State), state(State, Ends, Game)).

state(State, Ends, Game) :-
    random_between(0, 3, Count),
    findall(Next, ( between(1, Count, _), State < 12, From is State + 1,
                    random_between(From, 12, Next) ), Nexts0),
    sort(Nexts0, Nexts),
    random_member(Role, [a, b]),
    (   Nexts == []
    ->  assertz(Game:terminal(State)),
        forall(member(Role1, [a, b]),
               ( random_member(Value, Ends), assertz(Game:goal(State, Role1, Value)) ))
    ;   forall(member(Next, Nexts),
               ( assertz(Game:legal(State, Role, Next)),
                 assertz(Game:next(State, Role, Next, Next)) ))
    ).
