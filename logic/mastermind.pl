:- module(mastermind, []).

/** <module> Code breaking: everything at once

`[mastermind].` in this folder gives what the files of `mastermind/` export.
*/

:- reexport([ mastermind/arbolmaster,
              mastermind/alike,
              mastermind/certify,
              mastermind/codes,
              mastermind/consistent,
              mastermind/feedback,
              mastermind/guess,
              mastermind/planes,
              mastermind/price,
              mastermind/rama,
              mastermind/search,
              mastermind/split,
              mastermind/suggest,
              mastermind/tree
            ]).
