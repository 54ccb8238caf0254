:- module(connect4_variation,
          [ position_variation/3   % +Solver, +Position, -Columns
          ]).

/** <module> The principal variation: best play to the end
*/

:- use_module(library(lists), [member/2]).
:- use_module(exact, [position_score/3]).
:- use_module(node, [walls_position_node/3]).
:- use_module('../board/preference', [walls_position_moves/3]).
:- use_module(search, [node_value/6]).
:- reexport(solver, [strategies_solver/3]).
:- use_module(solver, [solver_walls/2]).

%!  position_variation(+Solver, +Position, -Columns) is det.
%
%   True when Columns are best play by both players from Position to the end.
%   Of equal moves, each plays the first in the order of preference.pl.  The game
%   then ends with the expected score: the same as board_score/2.
%
%       ?- strategies_solver([], 97, Solver), columns_position([4,4,5,5], Position),
%          position_variation(Solver, Position, Columns).
%       Columns = [3, 4, 2].

position_variation(Solver, Position, Columns) :-
    position_score(Solver, Position, Score),
    score_variation(Solver, Position, Score, Columns).

%   It is enough to ask whether each position is worth the score that is known.

score_variation(Solver, Position, Score, Columns) :-
    solver_walls(Solver, Walls),
    walls_position_moves(Walls, Position, Moves),
    (   member(Column-Position1, Moves),
        walls_position_node(Walls, Position1, Node),
        Score1 is -Score,
        at_most(Node, Solver, Score1)
    ->  Columns = [Column|Columns1],
        score_variation(Solver, Position1, Score1, Columns1)
    ;   Columns = []
    ).

at_most(Node, Solver, Score) :-
    (   Node = score(Score0)
    ->  Score0 =:= Score
    ;   node_value(Solver, Node, Score, Value, 0, _),
        Value =< Score
    ).

/** <examples>

?- strategies_solver([claimeven, baseinverse, aftereven, odd_threat, no_four], 65521, Solver),
   columns_position([4,4,4,5,5,5,5,4,2,2,1], Position),
   position_variation(Solver, Position, Columns).
*/
