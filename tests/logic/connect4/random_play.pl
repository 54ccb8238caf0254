:- module(random_play,
          [ random_game/4,         % +Seed, +Least, +Most, -Columns
            random_position/4      % +Seed, +Least, +Most, -Position
          ]).

/** <module> Positions for the tests: games of random legal moves, not yet ended */

:- use_module('../../../logic/load').
:- use_module('../random_walk').

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
