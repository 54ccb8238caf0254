:- module(soccer, []).

/** <module> Paper soccer: everything at once

`[soccer].` in this folder gives what the files of `soccer/` export.
*/

:- reexport([ soccer/algorithm,
              soccer/arc,
              soccer/asked,
              soccer/budget,
              soccer/children,
              soccer/costs,
              soccer/deepening,
              soccer/edges,
              soccer/field,
              soccer/forced,
              soccer/game,
              soccer/goal,
              soccer/grid,
              soccer/heap,
              soccer/keys,
              soccer/kinds,
              soccer/kick_off,
              soccer/literal,
              soccer/lookahead,
              soccer/match,
              soccer/matrix,
              soccer/memory,
              soccer/outcomes,
              soccer/path,
              soccer/players,
              soccer/position,
              soccer/quest,
              soccer/random_turn,
              soccer/reach,
              soccer/reply,
              soccer/safe,
              soccer/search,
              soccer/side,
              soccer/spread,
              soccer/tabled,
              soccer/task,
              soccer/trail,
              soccer/turn,
              soccer/value,
              soccer/view,
              soccer/way
            ]).
