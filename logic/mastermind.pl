:- module(mastermind, []).

/** <module> Code breaking: everything at once

`[mastermind].` in this folder loads all exports of the files in `mastermind/` except ask/2: every
game has one, so call it as mastermind_ask:ask(Question, Reply).
*/

:- use_module(rooms, [public_files/2]).

:- public_files(mastermind, Files),
   reexport(Files).
:- use_module(mastermind/session, []).
:- use_module(mastermind/ask, []).
