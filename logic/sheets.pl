:- module(sheets, []).

/** <module> The Game Description Language: everything at once

`[sheets].` in this folder loads all exports of the files in `sheets/`.
*/

:- reexport([ sheets/clauses,
              sheets/expressions,
              sheets/grounded,
              sheets/joint,
              sheets/kif,
              sheets/percepts,
              sheets/search,
              sheets/strategies,
              sheets/turns,
              sheets/written
            ]).
