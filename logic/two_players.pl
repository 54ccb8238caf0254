:- module(two_players, []).

/** <module> Games by turns: everything at once

`[two_players].` in this folder loads all exports of the files in `two_players/` except ask/2: every game
has one, so call it as two_players_ask:ask(Question, Reply).
*/

:- reexport([ two_players/alpha_beta,
              two_players/contract,
              two_players/instances/connect,
              two_players/instances/connect4,
              two_players/instances/nim,
              two_players/instances/noughts_and_crosses,
              two_players/instances/soccer,
              two_players/minimax,
              two_players/opened,
              two_players/playable,
              two_players/players,
              two_players/sentences,
              two_players/session,
              two_players/solved,
              two_players/texts
            ]).
:- use_module(two_players/ask, []).
