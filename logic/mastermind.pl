:- module(mastermind, []).

/** <module> Code breaking: everything at once

`[mastermind].` in this folder loads all exports of the files in `mastermind/` except ask/2: every
game has one, so call it as mastermind_ask:ask(Question, Reply).
*/

:- reexport([ mastermind/definition,
              mastermind/rules/codes,
              mastermind/rules/feedback,
              mastermind/rules/game,
              mastermind/rules/possible,
              mastermind/sets/alike,
              mastermind/sets/distinguishing,
              mastermind/sets/planes,
              mastermind/tree/certify,
              mastermind/tree/search,
              mastermind/tree/tree,
              mastermind/optimal/optimal,
              mastermind/optimal/proof,
              mastermind/players/solvers,
              mastermind/players/five_guess,
              mastermind/players/genetic,
              mastermind/players/levels,
              mastermind/document/arbolmaster,
              mastermind/document/rama,
              mastermind/sentences,
              mastermind/position,
              mastermind/commands
            ]).
:- use_module(mastermind/session, []).
:- use_module(mastermind/ask, []).
