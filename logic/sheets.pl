:- module(sheets, []).

/** <module> The Game Description Language: everything at once

`[sheets].` in this folder loads all exports of the files in `sheets/`.
*/

:- reexport([ sheets/beliefs,
              sheets/clauses,
              sheets/decoupled,
              sheets/expressions,
              sheets/facts,
              sheets/grounded,
              sheets/joint,
              sheets/kif,
              sheets/matrix,
              sheets/maxn,
              sheets/notation,
              sheets/percepts,
              sheets/sequences,
              sheets/solitaire,
              sheets/turns,
              sheets/written
            ]).
