:- module(guessing, []).

/** <module> Guessing games: everything at once

`[guessing].` in this folder loads all exports of the files in `guessing/` except ask/2: every game
has one, so call it as guessing_ask:ask(Question, Reply).
*/

:- use_module(rooms, [public_files/2]).

:- public_files(guessing, Files),
   reexport(Files).
:- use_module(guessing/session, []).
:- use_module(guessing/ask, []).
