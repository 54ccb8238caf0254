:- module(mastermind, []).

/** <module> Code breaking: everything at once

`[mastermind].` in this folder loads all exports of the files in `mastermind/` except ask/2: every
game has one, so call it as mastermind_ask:ask(Question, Reply).
*/

:- reexport([ mastermind/definition,
              mastermind/rules/codes,
              mastermind/rules/consistent,
              mastermind/rules/feedback,
              mastermind/rules/field,
              mastermind/rules/game,
              mastermind/rules/possible,
              mastermind/rules/text,
              mastermind/sets/alike,
              mastermind/sets/apart,
              mastermind/sets/canonical,
              mastermind/sets/firsts,
              mastermind/sets/planes,
              mastermind/sets/split,
              mastermind/sets/symmetry,
              mastermind/tree/certify,
              mastermind/tree/guess,
              mastermind/tree/price,
              mastermind/tree/search,
              mastermind/tree/tree,
              mastermind/optimal/arena,
              mastermind/optimal/best,
              mastermind/optimal/optimal,
              mastermind/optimal/proof,
              mastermind/players/tree_solver,
              mastermind/players/evaluate,
              mastermind/players/five_guess,
              mastermind/players/genetic,
              mastermind/players/levels,
              mastermind/players/random_code,
              mastermind/players/suggest,
              mastermind/document/arbolmaster,
              mastermind/document/rama,
              mastermind/sentences,
              mastermind/position,
              mastermind/words
            ]).
:- use_module(mastermind/table, []).
:- use_module(mastermind/ask, []).
