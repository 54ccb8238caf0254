:- module(mastermind, []).

/** <module> Code breaking: everything at once

`[mastermind].` in this folder gives what the files of `mastermind/` export.
*/

:- reexport([ mastermind/arbolmaster,
              mastermind/alike,
              mastermind/certify,
              mastermind/codes,
              mastermind/consistent,
              mastermind/depth,
              mastermind/evaluate,
              mastermind/evolution,
              mastermind/feedback,
              mastermind/fitness,
              mastermind/five_guess,
              mastermind/game,
              mastermind/genetic,
              mastermind/guess,
              mastermind/planes,
              mastermind/population,
              mastermind/possible,
              mastermind/price,
              mastermind/rama,
              mastermind/random_code,
              mastermind/remainder,
              mastermind/search,
              mastermind/split,
              mastermind/suggest,
              mastermind/symmetry,
              mastermind/tree
            ]).
