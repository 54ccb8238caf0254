:- module(games, []).

/** <module> Games told by their rules alone: everything at once

`[games].` in this folder gives what the files of `games/` export.
*/

:- reexport([ games/definition,
              games/guessing/arena,
              games/guessing/asking,
              games/guessing/certify,
              games/guessing/fault,
              games/guessing/file,
              games/guessing/history,
              games/guessing/sheet,
              games/guessing/solve,
              games/instances/attributes,
              games/instances/blacks_only,
              games/instances/bulls_and_cows,
              games/instances/code_breaking,
              games/instances/higher_lower,
              games/instances/one_lie,
              games/instances/reference_coin,
              games/instances/ship,
              games/instances/twelve_coins,
              games/instances/words,
              games/program
            ]).
