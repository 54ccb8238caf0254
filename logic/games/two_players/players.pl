:- module(games_players,
          [ state_player_move/6,   % +Game, +State, +Player, -Move, +Random0, -Random
            players_match/6        % +Game, +Players, -Moves, -State, +Random0, -Random
          ]).

/** <module> Programs that play any game

A player is

  - random: each legal move is as likely as the others;
  - minimax(Depth): the best move as far as Depth moves show, a number or `inf`
    (alpha_beta.pl);
  - mcts(Playouts): Monte Carlo tree search (mcts.pl).

None of them knows more of a game than its rules.
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../../random', [random_drawn/5]).
:- use_module(alpha_beta, [searched_move/5]).
:- use_module(contract, [game_roles/2, state_moves/4]).
:- use_module(mcts, [playouts_move/6]).

%!  state_player_move(+Game, +State, +Player, -Move, +Random0, -Random) is semidet.
%
%   True when Move is what Player plays in State, lots being drawn from Random0 on.
%   Fails in a terminal state.
%
%       ?- state_player_move(games_nim, heaps(1, [1,2]), minimax(inf), Move, 1, _).
%       Move = take(2, 1).

state_player_move(Game, State, Player, Move, Random0, Random) :-
    player_move(Player, Game, State, Move, Random0, Random).

player_move(random, Game, State, Move, Random0, Random) :-
    state_moves(Game, State, _, Moves),
    random_drawn(Move, Moves, _, Random0, Random).
player_move(minimax(Depth), Game, State, Move, Random, Random) :-
    searched_move(Game, State, Depth, Move, _).
player_move(mcts(Playouts), Game, State, Move, Random0, Random) :-
    playouts_move(Game, State, Playouts, Move, Random0, Random).

%!  players_match(+Game, +Players, -Moves, -State, +Random0, -Random) is det.
%
%   True when the two Players, the one who plays the first role first, play Moves
%   from the beginning on, until State is terminal.
%
%       ?- players_match(games_nim, [minimax(inf), random], _, State, 1, _),
%          state_end(games_nim, State, End).
%       State = heaps(2, [0, 0, 0]), End = won(1).

players_match(Game, [Player1,Player2], Moves, State, Random0, Random) :-
    game_roles(Game, [Role1,Role2]),
    once(Game:init(State0)),
    played(State0, Game, [Role1-Player1, Role2-Player2], Moves, State, Random0, Random).

played(State0, Game, Seats, Moves, State, Random0, Random) :-
    (   state_moves(Game, State0, Role, _)
    ->  memberchk(Role-Player, Seats),
        state_player_move(Game, State0, Player, Move, Random0, Random1),
        once(Game:next(State0, Role, Move, State1)),
        Moves = [Move|Moves1],
        played(State1, Game, Seats, Moves1, State, Random1, Random)
    ;   Moves = [],
        State = State0,
        Random = Random0
    ).

/** <examples>

?- players_match(games_noughts_and_crosses, [mcts(100), minimax(4)], Moves, State, 1, _).
*/
