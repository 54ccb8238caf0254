:- module(shared, []).

/** <module> What all games share: everything at once

`[shared].` in this folder loads all exports of the files in `shared/`.
*/

:- use_module(rooms, [public_files/2]).

:- public_files(shared, Files),
   reexport(Files).
