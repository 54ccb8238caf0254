:- module(connect4, []).

/** <module> Connect 4: everything at once

`[connect4].` in this folder gives what the files of `connect4/` export.
*/

:- reexport([ connect4/bits,
              connect4/board,
              connect4/bounds,
              connect4/claimeven,
              connect4/ending,
              connect4/exact,
              connect4/line,
              connect4/limit,
              connect4/lines,
              connect4/lookahead,
              connect4/metrics,
              connect4/moves,
              connect4/node,
              connect4/odd_threat,
              connect4/options,
              connect4/outlook,
              connect4/players,
              connect4/preference,
              connect4/proof,
              connect4/review,
              connect4/scores,
              connect4/scoring,
              connect4/search,
              connect4/sequence,
              connect4/solver,
              connect4/stones,
              connect4/subtree,
              connect4/table,
              connect4/text,
              connect4/tree,
              connect4/weighed
            ]).
