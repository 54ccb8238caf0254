:- module(sheets, []).

/** <module> The Game Description Language: everything at once

`[sheets].` in this folder loads all exports of the files in `sheets/`.
*/

:- use_module(rooms, [public_files/2]).

:- public_files(sheets, Files),
   reexport(Files).
