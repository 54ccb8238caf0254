:- module(mastermind, []).

/** <module> Code breaking: everything at once

`[mastermind].` in this folder gives what the files of `mastermind/` export.
*/

:- reexport([ mastermind/arbolmaster,
              mastermind/alike,
              mastermind/apart,
              mastermind/arena,
              mastermind/best,
              mastermind/bound,
              mastermind/canonical,
              mastermind/certify,
              mastermind/choice,
              mastermind/codes,
              mastermind/consistent,
              mastermind/depth,
              mastermind/divide,
              mastermind/evaluate,
              mastermind/evolution,
              mastermind/feedback,
              mastermind/firsts,
              mastermind/fitness,
              mastermind/five_guess,
              mastermind/game,
              mastermind/genetic,
              mastermind/guess,
              mastermind/known,
              mastermind/optimal,
              mastermind/optimal_tree,
              mastermind/outlook,
              mastermind/planes,
              mastermind/population,
              mastermind/possible,
              mastermind/price,
              mastermind/promise,
              mastermind/proof,
              mastermind/rama,
              mastermind/random_code,
              mastermind/remainder,
              mastermind/search,
              mastermind/settle,
              mastermind/split,
              mastermind/suggest,
              mastermind/symmetry,
              mastermind/tree
            ]).
