:- module(door, []).

/** <module> The doors of the games: everything at once

`[door].` in this folder loads all exports of the files in `door/`.
*/

:- reexport([ door/questions,
              door/session,
              door/view,
              door/terms,
              door/values,
              door/reason
            ]).
