:- module(soccer, []).

/** <module> Paper soccer: everything at once

`[soccer].` in this folder loads all exports of the files in `soccer/` except ask/2: every game
has one, so call it as soccer_ask:ask(Question, Reply).
*/

:- reexport([ soccer/definition,
              soccer/field/field,
              soccer/field/grid,
              soccer/field/kinds,
              soccer/game/edges,
              soccer/game/game,
              soccer/game/kick_off,
              soccer/game/nodes,
              soccer/game/position,
              soccer/game/trails,
              soccer/game/turn,
              soccer/game/view,
              soccer/turns/tally,
              soccer/turns/ends,
              soccer/turns/goal,
              soccer/turns/growth,
              soccer/turns/keys,
              soccer/turns/long,
              soccer/turns/longer,
              soccer/turns/outcomes,
              soccer/turns/random_turn,
              soccer/turns/reach,
              soccer/turns/safe,
              soccer/turns/shortest,
              soccer/turns/trail,
              soccer/path/algorithm,
              soccer/path/arc,
              soccer/path/costs,
              soccer/path/heap,
              soccer/path/literal,
              soccer/path/matrix,
              soccer/path/path,
              soccer/path/tabled,
              soccer/path/told,
              soccer/path/way,
              soccer/search/children,
              soccer/search/deepening,
              soccer/search/forced,
              soccer/search/lookahead,
              soccer/search/entry,
              soccer/search/root,
              soccer/search/search,
              soccer/search/race,
              soccer/search/context,
              soccer/search/value,
              soccer/search/worth,
              soccer/players/explanation,
              soccer/players/match,
              soccer/players/players,
              soccer/players/reply,
              soccer/shown,
              soccer/sentences
            ]).
:- use_module(soccer/session, []).
:- use_module(soccer/ask, []).
