:- module(random_games,
          [ random_walk/7,         % :Step, +Most, +State0, -State, -Moves, +Random0, -Random
            random_game/4,         % +Seed, +Least, +Most, -Columns
            random_position/4,     % +Seed, +Least, +Most, -Position
            random_steps/4,        % +Seed, +Field, +Steps, -Directions
            random_soccer/4,       % +Seed, +Field, +Steps, -Position
            random_start/4,        % +Seed, +Field, +Steps, -Position
            random_drawing/4,      % +Seed, +Field, +Steps, -Drawing
            turn_key/4             % +Reversed, +Ball, +Net, -Key
          ]).

/** <module> Positions for the tests: open games of Connect 4 and of paper soccer, drawn at random */

:- use_module('../../logic/load').

:- meta_predicate random_walk(3, +, +, -, -, +, -).

%!  random_walk(:Step, +Most, +State0, -State, -Moves, +Random0, -Random) is det.
%
%   True when Moves, drawn one by one, lead from State0 to State: Most of them, or
%   fewer where none is left.  call(Step, State1, Move, State2) has each move that
%   may be drawn.

random_walk(Step, Most, State0, State, Moves, Random0, Random) :-
    findall(M-S, call(Step, State0, M, S), Ways),
    (   Most > 0,
        random_drawn(Move-State1, Ways, _, Random0, Random1)
    ->  Moves = [Move|Moves1],
        Most1 is Most - 1,
        random_walk(Step, Most1, State1, State, Moves1, Random1, Random)
    ;   State = State0,
        Moves = [],
        Random = Random0
    ).

%   Connect 4

%!  random_game(+Seed, +Least, +Most, -Columns) is det.
%
%   True when Columns, Least to Most of them, are an open game that Seed draws.

random_game(Seed, Least, Most, Columns) :-
    seed_random([Seed, Least, Most], Random0),
    Range is Most - Least + 1,
    random_below(Range, More, Random0, Random1),
    Plies is Least + More,
    open_game(Plies, Random1, Columns).

%   Moves that end the game are not drawn; where no other is left, another
%   game is begun.

open_game(Plies, Random0, Columns) :-
    random_walk(open_move, Plies, position(0, 0), _, Columns0, Random0, Random),
    (   length(Columns0, Plies)
    ->  Columns = Columns0
    ;   open_game(Plies, Random, Columns)
    ).

open_move(Position0, Column, Position) :-
    position_column_position(Position0, Column, Position),
    bitboard_end(Position, open).

%!  random_position(+Seed, +Least, +Most, -Position) is det.
%
%   True when Position is that of random_game/4.

random_position(Seed, Least, Most, Position) :-
    random_game(Seed, Least, Most, Columns),
    columns_position(Columns, Position).

%   Paper soccer

%!  random_steps(+Seed, +Field, +Steps, -Directions) is det.
%
%   True when Directions, at most Steps, are drawn by Seed: none ends the game,
%   and fewer are there only where every step would.

random_steps(Seed, Field, Steps, Directions) :-
    steps(Seed, Field, Steps, Directions, _).

%!  random_soccer(+Seed, +Field, +Steps, -Position) is det.
%
%   True when Position is reached by the directions of random_steps/4.

random_soccer(Seed, Field, Steps, Position) :-
    steps(Seed, Field, Steps, _, Position).

steps(Seed, Field, Steps, Directions, Position) :-
    seed_random([Seed, Steps], Random),
    field_position(Field, Position0),
    random_walk(open_step, Steps, Position0, Position, Directions, Random, _).

open_step(Position0, Direction, Position) :-
    position_step(Position0, Direction, Position),
    position_end(Position, open).

%!  random_start(+Seed, +Field, +Steps, -Position) is det.
%
%   True when Position is the last one of random_soccer/4 where a turn begins.

random_start(Seed, Field, Steps, Position) :-
    random_steps(Seed, Field, Steps, Directions),
    field_position(Field, Position0),
    last_start(Directions, Position0, Position0, Position).

last_start([], _, Start, Start).
last_start([Direction|Directions], Position0, Start0, Start) :-
    position_step(Position0, Direction, Position1),
    position_player(Position0, Player0),
    position_player(Position1, Player1),
    (   Player0 =\= Player1
    ->  last_start(Directions, Position1, Position1, Start)
    ;   last_start(Directions, Position1, Start0, Start)
    ).

%!  random_drawing(+Seed, +Field, +Steps, -Drawing) is det.
%
%   True when Drawing is the position of random_soccer/4, as the definition has it.

random_drawing(Seed, Field, Steps, Drawing) :-
    random_steps(Seed, Field, Steps, Directions),
    field_drawing(Field, Drawing0),
    foldl(drawn, Directions, Drawing0, Drawing).

drawn(Direction, Drawing0, Drawing) :-
    once(drawing_step(Drawing0, Direction, Drawing)).

%!  turn_key(+Reversed, +Ball, +Net, -Key) is det.
%
%   True when Key is that of the edges of a turn, its last direction first, that
%   ends at Ball.

turn_key([], _, _, 0).
turn_key([Direction|Turn], Ball, Net, Key) :-
    Net = net(Ways, Keys),
    Way is 8 * Ball + (Direction xor 4) + 1,
    arg(Way, Ways, Ball0),
    arg(Way, Keys, Key0),
    turn_key(Turn, Ball0, Net, Key1),
    Key is Key0 xor Key1.
