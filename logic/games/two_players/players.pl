:- module(games_players,
          [ state_player_move/6,   % +Game, +State, +Player, -Move, +Random0, -Random
            player_limit_move/7    % +Player, +Limit, +Game, +State, -Move, +Random0, -Random
          ]).

/** <module> Programs that play any game

A player is

  - random: each legal move is as likely as the others;
  - minimax(Depth): the best move as far as Depth moves show, a number or `inf`
    (alpha_beta.pl);
  - mcts(Playouts): Monte Carlo tree search (mcts.pl);
  - perfect(Playouts): among the moves that are proved to be best (solved.pl), the one that
    mcts(Playouts) prefers; if nothing is proved, the move of mcts(Playouts).

These players know only the rules of a game.
*/

:- use_module(library(lists), [last/2, member/2, memberchk/2]).
:- use_module('../../random', [random_drawn/5]).
:- use_module('../../search/limit', [deadline_limit/2, limit_deadline/2]).
:- use_module(alpha_beta, [searched_in_time/5]).
:- use_module(contract, [state_moves/4]).
:- use_module(mcts, [playouts_in_time/7, playouts_moves/6]).
:- use_module(solved, [state_proved_moves/5]).

%!  state_player_move(+Game, +State, +Player, -Move, +Random0, -Random) is semidet.
%
%   True when Player plays Move in State.  Random0 is the random state before, Random the
%   one after.  Fails in a terminal state.

state_player_move(Game, State, Player, Move, Random0, Random) :-
    player_limit_move(Player, seconds(inf), Game, State, Move, Random0, Random).

%!  player_limit_move(+Player, +Limit, +Game, +State, -Move, +Random0, -Random) is semidet.
%
%   As state_player_move/6, where Limit, seconds(Number), is all the time that Player has: a
%   search ends with what it has found by then.
%
%       ?- player_limit_move(perfect(9), seconds(9), games_nim, heaps(1, [3,4,5]), Move, 1, _).
%       Move = take(1, 2).

player_limit_move(random, _, Game, State, Move, Random0, Random) :-
    state_moves(Game, State, _, Moves),
    random_drawn(Move, Moves, _, Random0, Random).
player_limit_move(minimax(Depth), Limit, Game, State, Move, Random, Random) :-
    searched_in_time(Game, State, Depth, Limit, Move).
player_limit_move(mcts(Playouts), Limit, Game, State, Move, Random0, Random) :-
    playouts_in_time(Game, State, Playouts, Limit, Move, Random0, Random).
player_limit_move(perfect(Playouts), Limit, Game, State, Move, Random0, Random) :-
    limit_deadline(Limit, Deadline),
    (   state_proved_moves(Game, State, Limit, Moves, _)
    ->  liked_move(Moves, Game, State, Playouts, Move, Random0, Random)
    ;   deadline_limit(Deadline, Left),
        playouts_in_time(Game, State, Playouts, Left, Move, Random0, Random)
    ).

%   The one of Moves that was worth most on average in playouts from State.

liked_move(Moves, Game, State, Playouts, Move, Random0, Random) :-
    (   Moves = [Only]
    ->  Move = Only,
        Random = Random0
    ;   playouts_moves(Game, State, Playouts, Tried, Random0, Random),
        findall(Mean-Move1, ( member(move(Move1, _, Mean), Tried), memberchk(Move1, Moves) ),
                Means),
        keysort(Means, Sorted),
        (   last(Sorted, _-Move0)
        ->  Move = Move0
        ;   Moves = [Move|_]
        )
    ).

/** <examples>

?- state_player_move(games_nim, heaps(1, [3,4,5]), mcts(100), Move, 1, _).
*/
