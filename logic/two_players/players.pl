:- module(two_players_players,
          [ player_limit_choice/7, % +Player, +Limit, +Game, +State, -Choice, +Random0, -Random
            player_limit_move/7    % +Player, +Limit, +Game, +State, -Move, +Random0, -Random
          ]).

/** <module> Programs that play any game

A player is

  - random: each legal move is as likely as the others;
  - minimax(Depth): the best move as far as Depth moves show, a number or `inf`
    (alpha_beta.pl);
  - mcts(Playouts): Monte Carlo tree search (mcts.pl; ../sheets/decoupled.pl);
  - perfect(Playouts): among the moves that are proved to be best (solved.pl), the one that
    mcts(Playouts) prefers; if nothing is proved, the move of mcts(Playouts).

These players know only the rules of a game.  In one that hides something (../sheets/percepts.pl)
all but random do as mcts, in states that agree with what their role has seen.
*/

:- use_module(library(lists), [last/2, member/2, memberchk/2]).
:- use_module('../random', [random_drawn/5]).
:- use_module('../search/limit', [deadline_limit/2, limit_deadline/2, limit_goal/3, limit_part/3]).
:- use_module(alpha_beta, [searched_choice/5]).
:- use_module('../sheets/decoupled', [decoupled_moves/8]).
:- use_module('../sheets/maxn', [state_maxn/5]).
:- use_module('../sheets/percepts', [game_hides/2, guessed_moves/8, history_seen/4, seen_states/8]).
:- use_module('../sheets/turns', [chosen_state/2, turns_first/3, turns_joint/2]).
:- use_module(contract, [game_of_two/1, game_roles/2, state_moves/4]).
:- use_module(mcts, [moves_favourite/2, playouts_in_time/7]).
:- use_module(solved, [state_proved_moves/5]).

%!  player_limit_move(+Player, +Limit, +Game, +State, -Move, +Random0, -Random) is semidet.
%
%   True when Player plays Move in State, within Limit, seconds(Number): a search ends with what it
%   has found by then.  Random0 is the random state before, Random the one after it.  Fails in a
%   terminal state.
%
%       ?- player_limit_move(perfect(9), seconds(9), two_players_nim, heaps(1, [3,4,5]), Move, 1, _).
%       Move = take(1, 2).

player_limit_move(Player0, Limit, Game, State, Move, Random0, Random) :-
    mover_player(Player0, Game, State, Player),
    player_move(Player, Limit, Game, State, Move, Random0, Random).

%   The role `random` plays by chance, whoever has its seat.

mover_player(Player0, Game, State, Player) :-
    (   once(Game:role(random)),
        state_moves(Game, State, random, _)
    ->  Player = random
    ;   Player = Player0
    ).

player_move(random, _, Game, State, Move, Random0, Random) :-
    state_moves(Game, State, _, Moves),
    random_drawn(Move, Moves, _, Random0, Random).
player_move(minimax(Depth), Limit, Game, State, Move, Random0, Random) :-
    player_choice(minimax(Depth), Limit, Game, State, choice(Move, _, _, _), Random0, Random).
player_move(mcts(Playouts), Limit, Game, State, Move, Random0, Random) :-
    tried_moves(Game, State, Playouts, Limit, Moves, Random0, Random),
    moves_favourite(Moves, move(Move, _, _)).
player_move(perfect(Playouts), Limit, Game, State, Move, Random0, Random) :-
    limit_deadline(Limit, Deadline),
    (   state_proved_moves(Game, State, Limit, Moves, _)
    ->  liked_move(Moves, Game, State, Playouts, Move, Random0, Random)
    ;   deadline_limit(Deadline, Left),
        player_move(mcts(Playouts), Left, Game, State, Move, Random0, Random)
    ).

%   Where roles move at the same time, what the others have chosen already is not known.  Minimax
%   finds what its role reaches for certain, even if the others knew its choice.  If there are more
%   than two roles, each of which plays for itself, it does so by max^n, if the game ends within Depth.

certain_choice(Game, State, Depth, Limit, Choice) :-
    game_roles(Game, Roles),
    length(Roles, Count),
    Count > 2,
    limit_part(Limit, 1/2, Half),
    limit_goal(Half, state_maxn(Game, State, Depth, Move, Goals), _),
    !,      % each plays for itself
    state_moves(Game, State, Role, _),
    memberchk(Role-Goal, Goals),
    Value is float(Goal),
    Choice = choice(Move, Value, open).
certain_choice(Game, State0, Depth, Limit, Choice) :-
    (   turns_joint(Game, _)
    ->  state_moves(Game, State0, Role, _),
        chosen_state(State0, State),
        turns_first(Game, Role, First)
    ;   First = Game,
        State = State0
    ),
    searched_choice(First, State, Depth, Limit, choice(Move, Value, Result0)),
    ( game_of_two(Game) -> Result = Result0 ; Result = open ),
    Choice = choice(Move, Value, Result).

tried_moves(Game, State0, Playouts, Limit, Moves, Random0, Random) :-
    (   game_hides(Game, Joint)
    ->  state_moves(Game, State0, Role, Own),
        chosen_state(State0, seen(_, History)),
        history_seen(Joint, History, Role, Seen),
        limit_deadline(Limit, Deadline),
        once(Joint:init(First)),
        seen_states(Joint, Seen, Role, 1000, [First], States, Random0, Random1),
        (   guessed_moves(Joint, States, Role, Playouts, Deadline, Moves0, Random1, Random)
        ->  Moves = Moves0
        ;   findall(move(Move, 1, 50.0), member(Move, Own), Moves),     % what was drawn led nowhere
            Random = Random1
        )
    ;   turns_joint(Game, Joint)
    ->  state_moves(Game, State0, Role, _),
        chosen_state(State0, State),
        limit_deadline(Limit, Deadline),
        decoupled_moves(Joint, State, Role, Playouts, Deadline, Moves, Random0, Random)
    ;   playouts_in_time(Game, State0, Playouts, Limit, Moves, Random0, Random)
    ).

%   The one of Moves that was worth most on average in playouts from State.

liked_move(Moves, Game, State, Playouts, Move, Random0, Random) :-
    (   Moves = [Only]
    ->  Move = Only,
        Random = Random0
    ;   tried_moves(Game, State, Playouts, seconds(inf), Tried, Random0, Random),
        findall(Mean-Move1, ( member(move(Move1, _, Mean), Tried), memberchk(Move1, Moves) ),
                Means),
        keysort(Means, Sorted),
        (   last(Sorted, _-Move0)
        ->  Move = Move0
        ;   Moves = [Move|_]
        )
    ).

%!  player_limit_choice(+Player, +Limit, +Game, +State, -Choice, +Random0, -Random) is semidet.
%
%   As player_limit_move/7, where Choice is choice(Move, Value, Result, Values).  Value is what
%   minimax or mcts finds that Move is worth, 0 to 100, `none` if Player is another or has found
%   nothing yet; Result is that of searched_choice/5, or `open`; Values has Move-Value for each move
%   that mcts tried.
%
%       ?- player_limit_choice(minimax(inf), seconds(9), two_players_nim, heaps(1, [1,2,4]), Choice, 1, _).
%       Choice = choice(take(3, 1), 100, wins(7, 100), []).

player_limit_choice(Player0, Limit, Game, State, Choice, Random0, Random) :-
    mover_player(Player0, Game, State, Player),
    player_choice(Player, Limit, Game, State, Choice, Random0, Random).

player_choice(minimax(Depth), Limit, Game, State, Choice, Random0, Random), \+ game_hides(Game, _) =>
    certain_choice(Game, State, Depth, Limit, choice(Move, Value, Result)),
    Choice = choice(Move, Value, Result, []),
    Random = Random0.
player_choice(minimax(_), Limit, Game, State, Choice, Random0, Random) =>
    player_choice(mcts(200), Limit, Game, State, Choice, Random0, Random).
player_choice(mcts(Playouts), Limit, Game, State, Choice, Random0, Random) =>
    tried_moves(Game, State, Playouts, Limit, Tried, Random0, Random),
    moves_favourite(Tried, move(Move, _, Value)),
    findall(Move1-Mean, member(move(Move1, _, Mean), Tried), Values),
    Choice = choice(Move, Value, open, Values).
player_choice(Player, Limit, Game, State, Choice, Random0, Random) =>
    player_move(Player, Limit, Game, State, Move, Random0, Random),
    Choice = choice(Move, none, open, []).

/** <examples>

?- player_limit_choice(mcts(100), seconds(9), two_players_nim, heaps(1, [3,4,5]), Choice, 1, _).
*/
