:- module(race, []).

/** <module> The race to 21: everything at once

`[race].` in this folder gives what the files of `race/` export, but for ask/2.
*/

:- reexport([ race/definition,
              race/players/best,
              race/sentences
            ]).
:- use_module(race/session, []).
:- use_module(race/ask, []).
