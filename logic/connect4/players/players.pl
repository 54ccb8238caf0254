:- module(connect4_players,
          [ player_position_column/5,      % +Player, +Position, -Column, +Random0, -Random
            seed_metric_position_choice/6, % +Seed, +Metric, +Depth, +Position, -Column, -Scores
            players_position_columns/6     % +Player, +Other, +Position, -Columns, +Random0, -Random
          ]).

/** <module> Players, and games between them

A player is metric(Metric, Depth), one of the document's metrics with the depth
of its tree, or exact(Seconds) or perfect(Seconds), who chooses as choice.pl says.
*/

:- use_module('../../random', [seed_random/2]).
:- use_module('../board/bits', [position_column_position/3, bitboard_end/2]).
:- use_module('../metrics/metrics', [metric_position_choice/7, metric_position_column/6]).
:- use_module('../exact/solver', [own_solver/1]).
:- use_module(choice, [solver_exact_position_choice/4]).

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
    own_choice(exact(Seconds), Position, Column).
player_position_column(perfect(Seconds), Position, Column, Random, Random) :-
    own_choice(perfect(Seconds), Position, Column).

own_choice(Player, Position, Column) :-
    own_solver(Solver),
    solver_exact_position_choice(Solver, Player, Position, choice(Column, _, _, _, _)).

%!  seed_metric_position_choice(+Seed, +Metric, +Depth, +Position, -Column, -Scores) is det.
%
%   True when metric_position_choice/7 has Column and Scores, with lots that Seed
%   and the number of stones decide.
%
%       ?- seed_metric_position_choice(7, 2, 3, position(0, 0), Column, _).
%       Column = 4.

seed_metric_position_choice(Seed, Metric, Depth, Position, Column, Scores) :-
    Position = position(Mine, Theirs),
    Stones is popcount(Mine \/ Theirs),
    seed_random([Seed, Stones], Random),
    metric_position_choice(Metric, Depth, Position, Column, Scores, Random, _).

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
    (   bitboard_end(Position, open)
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
