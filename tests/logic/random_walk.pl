:- module(random_walk,
          [ random_walk/7          % :Step, +Most, +State0, -State, -Moves, +Random0, -Random
          ]).

/** <module> Positions for the tests: random moves, one after another */

:- use_module('../../logic/load').

:- meta_predicate random_walk(3, +, +, -, -, +, -).

%!  random_walk(:Step, +Most, +State0, -State, -Moves, +Random0, -Random) is det.
%
%   True when Moves, drawn one by one, lead from State0 to State: Most of them, or
%   fewer where none is left.  call(Step, State1, Move, State2) has each move that
%   may be drawn.

random_walk(Step, Most, State0, State, Moves, Random0, Random) :-
    findall(M-S, call(Step, State0, M, S), Ways),
    (   Most > 0,
        random_drawn(Move-State1, Ways, _, Random0, Random1)
    ->  Moves = [Move|Moves1],
        Most1 is Most - 1,
        random_walk(Step, Most1, State1, State, Moves1, Random1, Random)
    ;   State = State0,
        Moves = [],
        Random = Random0
    ).
