:- module(two_players, []).

/** <module> Games by turns: everything at once

`[two_players].` in this folder loads all exports of the files in `two_players/` except ask/2: every game
has one, so call it as two_players_ask:ask(Question, Reply).
*/

:- use_module(rooms, [public_files/2]).

:- public_files(two_players, Files),
   reexport(Files).
:- use_module(two_players/ask, []).
