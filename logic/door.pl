:- module(door, []).

/** <module> The doors of the games: everything at once

`[door].` in this folder gives what the files of `door/` export.
*/

:- reexport([ door/clauses,
              door/declared,
              door/questions,
              door/table,
              door/values
            ]).
