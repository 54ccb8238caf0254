:- module(games, []).

/** <module> Games told by their rules alone: everything at once

`[games].` in this folder gives what the files of `games/` export.
*/

:- reexport([ games/definition,
              games/guessing/arena,
              games/guessing/asked,
              games/guessing/asking,
              games/guessing/certify,
              games/guessing/fault,
              games/guessing/file,
              games/guessing/greedy,
              games/guessing/history,
              games/guessing/sheet,
              games/guessing/solve,
              games/guessing/symmetry,
              games/instances/attributes,
              games/instances/blacks_only,
              games/instances/bulls_and_cows,
              games/instances/code_breaking,
              games/instances/connect,
              games/instances/connect4,
              games/instances/higher_lower,
              games/instances/nim,
              games/instances/noughts_and_crosses,
              games/instances/one_lie,
              games/instances/reference_coin,
              games/instances/ship,
              games/instances/soccer,
              games/instances/twelve_coins,
              games/instances/words,
              games/kif/clauses,
              games/kif/expressions,
              games/kif/kif,
              games/program,
              games/two_players/alpha_beta,
              games/two_players/contract,
              games/two_players/mcts,
              games/two_players/minimax,
              games/two_players/playable,
              games/two_players/players,
              games/two_players/session
            ]).
