:- module(door, []).

/** <module> The doors of the games: everything at once

`[door].` in this folder loads all exports of the files in `door/`.
*/

:- use_module(rooms, [public_files/2]).

:- public_files(door, Files),
   reexport(Files).
