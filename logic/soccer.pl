:- module(soccer, []).

/** <module> Paper soccer: everything at once

`[soccer].` in this folder loads all exports of the files in `soccer/` except ask/2: every game
has one, so call it as soccer_ask:ask(Question, Reply).
*/

:- use_module(rooms, [public_files/2]).

:- public_files(soccer, Files),
   reexport(Files).
:- use_module(soccer/session, []).
:- use_module(soccer/ask, []).
