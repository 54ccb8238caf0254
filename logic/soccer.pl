:- module(soccer, []).

/** <module> Paper soccer: everything at once

`[soccer].` in this folder loads all exports of the files in `soccer/` except ask/2: every game
has one, so call it as soccer_ask:ask(Question, Reply).
*/

:- reexport([ soccer/definition,
              soccer/game/field,
              soccer/game/position,
              soccer/game/game,
              soccer/game/nodes,
              soccer/turns/growth,
              soccer/turns/ends,
              soccer/turns/goal,
              soccer/turns/outcomes,
              soccer/turns/trail,
              soccer/path/path,
              soccer/path/costs,
              soccer/path/dijkstra,
              soccer/path/reference,
              soccer/search/children,
              soccer/search/deepening,
              soccer/search/search,
              soccer/search/value,
              soccer/players/explanation,
              soccer/players/players,
              soccer/shown,
              soccer/sentences
            ]).
:- use_module(soccer/session, []).
:- use_module(soccer/ask, []).
