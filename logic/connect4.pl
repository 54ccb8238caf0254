:- module(connect4, []).

/** <module> Connect 4: everything at once

`[connect4].` in this folder gives what the files of `connect4/` export.
*/

:- reexport([ connect4/definition,
              connect4/board/bits,
              connect4/board/cells,
              connect4/board/ending,
              connect4/board/lookup,
              connect4/board/preference,
              connect4/board/sequence,
              connect4/board/stones,
              connect4/board/text,
              connect4/metrics/metrics,
              connect4/metrics/ratings,
              connect4/metrics/subtree,
              connect4/metrics/tree,
              connect4/metrics/weighed,
              connect4/exact/claimeven,
              connect4/exact/exact,
              connect4/exact/variation,
              connect4/exact/moves,
              connect4/exact/node,
              connect4/exact/odd_threat,
              connect4/exact/options,
              connect4/exact/strategy,
              connect4/exact/search,
              connect4/exact/solver,
              connect4/exact/entry,
              connect4/in_time/bounds,
              connect4/in_time/deepening,
              connect4/in_time/evaluation,
              connect4/in_time/review,
              connect4/proof/checker,
              connect4/proof/coverage,
              connect4/proof/first_player_sooner,
              connect4/proof/first_player_wins,
              connect4/proof/known,
              connect4/proof/plan,
              connect4/players/asked,
              connect4/players/players
            ]).
