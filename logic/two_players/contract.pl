:- module(two_players_contract,
          [ game_roles/2,          % +Game, -Roles
            game_of_two/1,         % +Game
            state_moves/4,         % +Game, +State, -Role, -Moves
            state_end/3,           % +Game, +State, -End
            moves_state/3          % +Game, ?Moves, -State
          ]).

/** <module> A game by turns, told by its rules alone

The words are those of the Game Description Language (M. Genesereth, N. Love, 2005), over a
state that is any term without variables.  A _game_ is the name of a module that defines

  - role(Role): Role is one of the players: two, in most games, or any other number;
  - init(State): the game begins in State;
  - terminal(State): it is over in State;
  - legal(State, Role, Move): in State, which is not terminal, it is Role's turn, and Role may
    play Move;
  - next(State0, Role, Move, State): if Role plays Move in State0, the next state is State;
  - goal(State, Role, Value): in State, which is terminal, Role has reached Value, 0 (lost) to
    100 (won).

A role may move twice in a row.  If roles move at the same time, their game is told by
../sheets/joint.pl, and ../sheets/turns.pl makes a game by turns of it.  A game may also define what people see: cell(State, Row, Column,
Mark), if a state is a board (cells.pl); shown(State, Text); title(Text), its name; and rules(Text),
what it is about and how its moves are written.

This file answers the simplest questions about such a game; in ASP: reached.lp.  The examples play
Nim (two_players/instances/nim.pl).
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(goals, [state_role_goal/4]).

%!  game_roles(+Game, -Roles) is det.
%
%   True when Roles are the roles, in the order of the rules.

game_roles(Game, Roles) :-
    findall(Role, Game:role(Role), Roles).

%!  game_of_two(+Game) is semidet.
%
%   True when Game has two roles, and chance is none of them (../sheets/joint.pl).
%
%       ?- game_of_two(two_players_nim).
%       true.

game_of_two(Game) :-
    game_roles(Game, Roles),
    Roles = [_,_],
    \+ memberchk(random, Roles).

%!  state_moves(+Game, +State, -Role, -Moves) is semidet.
%
%   True when State is not terminal, it is Role's turn, and Moves may be played.
%
%       ?- state_moves(two_players_nim, heaps(1, [0,2]), Role, Moves).
%       Role = 1, Moves = [take(2, 1), take(2, 2)].

state_moves(Game, State, Role, Moves) :-
    \+ Game:terminal(State),
    findall(Role1-Move, Game:legal(State, Role1, Move), RolesMoves),
    RolesMoves = [Role-_|_],
    pairs_values(RolesMoves, Moves).

%!  state_end(+Game, +State, -End) is det.
%
%   True when End is `open` if State is not terminal.  If there are two roles, it is won(Role) if
%   Role has reached more than the other, and `draw` if both have reached the same; with any other
%   number of roles it is `reached`.
%
%       ?- state_end(two_players_nim, heaps(1, [0,0,0]), End).
%       End = won(2).

state_end(Game, State, End) :-
    (   Game:terminal(State)
    ->  findall(Value-Role, ( Game:role(Role), state_role_goal(Game, State, Role, Value) ), Reached),
        reached_end(Reached, End)
    ;   End = open
    ).

reached_end(Reached, End) :-
    (   Reached = [Value1-Role1, Value2-Role2]
    ->  compare(Order, Value1, Value2),
        order_end(Order, Role1, Role2, End)
    ;   End = reached
    ).

order_end(>, Role, _, won(Role)).
order_end(<, _, Role, won(Role)).
order_end(=, _, _, draw).

%!  moves_state(+Game, ?Moves, -State) is nondet.
%
%   True when Moves, one after the other, lead from the beginning to State.
%
%       ?- moves_state(two_players_nim, [take(3,1), take(1,1)], State).
%       State = heaps(1, [2, 4, 4]) .

moves_state(Game, Moves, State) :-
    Game:init(State0),
    moves_state_state(Moves, Game, State0, State).

moves_state_state([], _, State, State).
moves_state_state([Move|Moves], Game, State0, State) :-
    \+ Game:terminal(State0),
    Game:legal(State0, Role, Move),
    Game:next(State0, Role, Move, State1),
    moves_state_state(Moves, Game, State1, State).

/** <examples>

?- game_roles(two_players_noughts_and_crosses, Roles).
?- moves_state(two_players_noughts_and_crosses, [5, 1], State),
   state_moves(two_players_noughts_and_crosses, State, Role, Moves).
*/
