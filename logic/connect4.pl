:- module(connect4, []).

/** <module> Connect 4: everything at once

`[connect4].` in this folder loads all exports of the files in `connect4/` except ask/2: every game
has one, so call it as connect4_ask:ask(Question, Reply).
*/

:- reexport([ connect4/definition,
              connect4/board/bits,
              connect4/board/cells,
              connect4/board/lookup,
              connect4/board/preference,
              connect4/board/sequence,
              connect4/board/stones,
              connect4/board/text,
              connect4/board/walls,
              connect4/book/book,
              connect4/book/packed,
              connect4/metrics/rating,
              connect4/metrics/metrics,
              connect4/metrics/told,
              connect4/metrics/subtree,
              connect4/metrics/weighed,
              connect4/exact/claimeven,
              connect4/exact/exact,
              connect4/exact/tactics,
              connect4/exact/variation,
              connect4/exact/moves,
              connect4/exact/node,
              connect4/exact/odd_threat,
              connect4/exact/options,
              connect4/exact/outlook,
              connect4/exact/strategy,
              connect4/exact/search,
              connect4/exact/solver,
              connect4/exact/entry,
              connect4/in_time/bounds,
              connect4/in_time/deepening,
              connect4/in_time/evaluation,
              connect4/in_time/questions,
              connect4/in_time/review,
              connect4/in_time/sign,
              connect4/proof/checker,
              connect4/proof/coverage,
              connect4/proof/faults,
              connect4/proof/known,
              connect4/proof/plan,
              connect4/proof/reason,
              connect4/proof/walk,
              connect4/players/advice,
              connect4/players/choice,
              connect4/players/lookahead,
              connect4/players/step,
              connect4/players/worth,
              connect4/sentences,
              connect4/asked
            ]).
:- use_module(connect4/table, []).
:- use_module(connect4/ask, []).
