:- module(mastermind, []).

/** <module> Code breaking: everything at once

`[mastermind].` in this folder gives what the files of `mastermind/` export.
*/

:- reexport([ mastermind/definition,
              mastermind/rules/codes,
              mastermind/rules/consistent,
              mastermind/rules/feedback,
              mastermind/rules/game,
              mastermind/rules/possible,
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
              mastermind/players/asked,
              mastermind/players/evaluate,
              mastermind/players/evolution,
              mastermind/players/fitness,
              mastermind/players/five_guess,
              mastermind/players/genetic,
              mastermind/players/population,
              mastermind/players/random_code,
              mastermind/players/remainder,
              mastermind/players/suggest,
              mastermind/document/arbolmaster,
              mastermind/document/rama
            ]).
