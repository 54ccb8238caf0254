:- module(race, []).

/** <module> The race to 21: everything at once

`[race].` in this folder gives what the files of `race/` export, but for ask/2.
*/

:- use_module(rooms, [public_files/2]).

:- public_files(race, Files),
   reexport(Files).
:- use_module(race/session, []).
:- use_module(race/ask, []).
