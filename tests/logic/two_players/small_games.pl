:- module(small_games,
          [ random_game/3,         % +Seed, +Ends, -Game
            players_match/6        % +Game, +Players, -Moves, -State, +Random0, -Random
          ]).

/** <module> Games of two players for tests: drawn at random, and played to the end

A random game is a graph without circles: states 1 to 12, each with moves to greater
ones, and a turn of either role at each.  Goals need not add up to 100.
*/

:- use_module('../../../logic/load').
:- use_module(library(lists)).
:- use_module(library(random)).

%!  random_game(+Seed, +Ends, -Game) is det.
%
%   True when Game is that of Seed, a module; Ends are the goals that there can be.

random_game(Seed, Ends, Game) :-
    set_random(seed(Seed)),
    gensym(small_game_, Game),
    assertz(Game:role(a)),
    assertz(Game:role(b)),
    assertz(Game:init(1)),
    forall(between(1, 12, State), state(State, Ends, Game)).

state(State, Ends, Game) :-
    random_between(0, 3, Count),
    findall(Next, ( between(1, Count, _), State < 12, From is State + 1,
                    random_between(From, 12, Next) ), Nexts0),
    sort(Nexts0, Nexts),
    random_member(Role, [a, b]),
    (   Nexts == []
    ->  assertz(Game:terminal(State)),
        forall(member(Role1, [a, b]),
               ( random_member(Value, Ends), assertz(Game:goal(State, Role1, Value)) ))
    ;   forall(member(Next, Nexts),
               ( assertz(Game:legal(State, Role, Next)),
                 assertz(Game:next(State, Role, Next, Next)) ))
    ).

%!  players_match(+Game, +Players, -Moves, -State, +Random0, -Random) is det.
%
%   True when the two Players, the one who plays the first role first, play Moves
%   from the beginning on, until State is terminal.

players_match(Game, [Player1,Player2], Moves, State, Random0, Random) :-
    game_roles(Game, [Role1,Role2]),
    once(Game:init(State0)),
    played(State0, Game, [Role1-Player1, Role2-Player2], Moves, State, Random0, Random).

played(State0, Game, Seats, Moves, State, Random0, Random) :-
    (   state_moves(Game, State0, Role, _)
    ->  memberchk(Role-Player, Seats),
        player_limit_move(Player, seconds(inf), Game, State0, Move, Random0, Random1),
        once(Game:next(State0, Role, Move, State1)),
        Moves = [Move|Moves1],
        played(State1, Game, Seats, Moves1, State, Random1, Random)
    ;   Moves = [],
        State = State0,
        Random = Random0
    ).
