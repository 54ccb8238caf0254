:- module(connect4, []).

/** <module> Connect 4: everything at once

`[connect4].` in this folder loads all exports of the files in `connect4/` except ask/2: every game
has one, so call it as connect4_ask:ask(Question, Reply).
*/

:- reexport([ connect4/definition,
              connect4/board/bits,
              connect4/board/cells,
              connect4/board/stones,
              connect4/board/text,
              connect4/book/book,
              connect4/metrics/reference,
              connect4/metrics/metrics,
              connect4/exact/claimeven,
              connect4/exact/exact,
              connect4/exact/search,
              connect4/exact/node,
              connect4/exact/tactics,
              connect4/exact/solver,
              connect4/in_time/bounds,
              connect4/in_time/deepening,
              connect4/in_time/questions,
              connect4/proof/checker,
              connect4/proof/coverage,
              connect4/proof/plan,
              connect4/players/choice,
              connect4/players/review,
              connect4/players/step,
              connect4/sentences,
              connect4/remarks,
              connect4/asked,
              connect4/position
            ]).
:- use_module(connect4/session, []).
:- use_module(connect4/ask, []).
