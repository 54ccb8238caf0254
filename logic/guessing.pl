:- module(guessing, []).

/** <module> Guessing games: everything at once

`[guessing].` in this folder loads all exports of the files in `guessing/` except ask/2: every game
has one, so call it as guessing_ask:ask(Question, Reply).
*/

:- reexport([ guessing/arena,
              guessing/asking,
              guessing/bounds,
              guessing/certify,
              guessing/definition,
              guessing/distinguishing,
              guessing/fault,
              guessing/hiding,
              guessing/history,
              guessing/instances/attributes,
              guessing/instances/blacks_only,
              guessing/instances/bulls_and_cows,
              guessing/instances/code_breaking,
              guessing/instances/higher_lower,
              guessing/instances/one_lie,
              guessing/instances/reference_coin,
              guessing/instances/ship,
              guessing/instances/thirteen_coins,
              guessing/instances/twelve_coins,
              guessing/instances/weighing,
              guessing/instances/words,
              guessing/least_total,
              guessing/open_games,
              guessing/parallel,
              guessing/program,
              guessing/sentences,
              guessing/sheet,
              guessing/solve,
              guessing/symmetry,
              guessing/tree,
              guessing/worst_case
            ]).
:- use_module(guessing/session, []).
:- use_module(guessing/ask, []).
