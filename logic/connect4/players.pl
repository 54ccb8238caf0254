:- module(connect4_players,
          [ player_position_column/5,      % +Player, +Position, -Column, +Random0, -Random
            player_seed_position_column/4, % +Player, +Seed, +Position, -Column
            players_position_columns/6     % +Player, +Other, +Position, -Columns, +Random0, -Random
          ]).

/** <module> Players, and games between them

A player is metric(Metric, Depth), one of the document's metrics with the depth
of its tree, or exact(Seconds), who plays by the exact score as far as it can
be found within that time.
*/

:- use_module('../random', [seed_random/2]).
:- use_module(bits, [position_column_position/3, position_outcome/2]).
:- use_module(metrics, [metric_position_column/6]).
:- use_module(scoring, [position_seconds_bounds/5]).

%!  player_position_column(+Player, +Position, -Column, +Random0, -Random) is det.
%
%   True when Player chooses Column in Position, an open one.  The state of the
%   random numbers is Random0 before, and Random after it.
%
%       ?- columns_position([4,1,4,1,4], Position),
%          player_position_column(exact(1), Position, Column, 1, Random).
%       Column = 4, Random = 1.

player_position_column(metric(Metric, Depth), Position, Column, Random0, Random) :-
    metric_position_column(Metric, Depth, Position, Column, Random0, Random).
player_position_column(exact(Seconds), Position, Column, Random, Random) :-
    position_seconds_bounds(Position, Seconds, Column, _, _).

%!  player_seed_position_column(+Player, +Seed, +Position, -Column) is det.
%
%   True when Player chooses Column in Position, an open one, by lots that Seed
%   and the number of stones decide.
%
%       ?- player_seed_position_column(metric(2, 3), 7, position(0, 0), Column).
%       Column = 4.

player_seed_position_column(Player, Seed, Position, Column) :-
    Position = position(Mine, Theirs),
    Stones is popcount(Mine \/ Theirs),
    seed_random([Seed, Stones], Random),
    player_position_column(Player, Position, Column, Random, _).

%!  players_position_columns(+Player, +Other, +Position, -Columns, +Random0, -Random) is det.
%
%   True when Player, to move in Position, and Other play Columns in turn, to
%   the end of the game.  The state of the random numbers is Random0 before, and
%   Random after it.
%
%       ?- columns_position([1,2,1,2,1,3], Position),
%          players_position_columns(metric(3, 1), metric(2, 4), Position, Columns, 1, _).
%       Columns = [1].

players_position_columns(Player, Other, Position, Columns, Random0, Random) :-
    (   position_outcome(Position, open)
    ->  player_position_column(Player, Position, Column, Random0, Random1),
        Columns = [Column|Columns1],
        once(position_column_position(Position, Column, Position1)),
        players_position_columns(Other, Player, Position1, Columns1, Random1, Random)
    ;   Columns = [],
        Random = Random0
    ).

/** <examples>

?- players_position_columns(metric(0, 4), metric(3, 1), position(0, 0), Columns, 1, _).
*/
