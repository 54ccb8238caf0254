:- module(random_play,
          [ random_game/4,         % +Seed, +Least, +Most, -Columns
            random_position/4      % +Seed, +Least, +Most, -Position
          ]).

/** <module> Positions for the tests: games of random legal moves, not yet ended */

:- use_module('../../../logic/load').

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
    game(Plies, position(0, 0), Columns0, Random0, Random),
    (   length(Columns0, Plies)
    ->  Columns = Columns0
    ;   open_game(Plies, Random, Columns)
    ).

game(Plies, Position, Columns, Random0, Random) :-
    findall(C-P, ( position_column_position(Position, C, P), position_outcome(P, open) ), Moves),
    (   Plies > 0,
        random_drawn(Column-Position1, Moves, _, Random0, Random1)
    ->  Columns = [Column|Columns1],
        Plies1 is Plies - 1,
        game(Plies1, Position1, Columns1, Random1, Random)
    ;   Columns = [],
        random_below(2, _, Random0, Random)
    ).

%!  random_position(+Seed, +Least, +Most, -Position) is det.
%
%   True when Position is that of random_game/4.

random_position(Seed, Least, Most, Position) :-
    random_game(Seed, Least, Most, Columns),
    columns_position(Columns, Position).
