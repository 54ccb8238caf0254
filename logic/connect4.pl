:- module(connect4, []).

/** <module> Connect 4: everything at once

`[connect4].` in this folder loads all exports of the files in `connect4/` except ask/2: every game
has one, so call it as connect4_ask:ask(Question, Reply).
*/

:- use_module(rooms, [public_files/2]).

:- public_files(connect4, Files),
   reexport(Files).
:- use_module(connect4/session, []).
:- use_module(connect4/ask, []).
