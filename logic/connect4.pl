:- module(connect4, []).

/** <module> Connect 4: everything at once

`[connect4].` in this folder gives what the files of `connect4/` export.
*/

:- reexport([ connect4/definition,
              connect4/board/bits,
              connect4/board/ending,
              connect4/board/lines,
              connect4/board/preference,
              connect4/board/sequence,
              connect4/board/stones,
              connect4/board/text,
              connect4/metrics/metrics,
              connect4/metrics/scores,
              connect4/metrics/subtree,
              connect4/metrics/tree,
              connect4/metrics/weighed,
              connect4/exact/claimeven,
              connect4/exact/exact,
              connect4/exact/line,
              connect4/exact/moves,
              connect4/exact/node,
              connect4/exact/odd_threat,
              connect4/exact/options,
              connect4/exact/proof,
              connect4/exact/search,
              connect4/exact/solver,
              connect4/exact/entry,
              connect4/in_time/bounds,
              connect4/in_time/lookahead,
              connect4/in_time/outlook,
              connect4/in_time/review,
              connect4/in_time/scoring,
              connect4/players/players
            ]).
