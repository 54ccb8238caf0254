:- module(connect4_exact,
          [ position_score/3,         % +Solver, +Position, -Score
            position_score_nodes/4,   % +Solver, +Position, -Score, -Nodes
            position_column_scores/3  % +Solver, +Position, -ColumnScores
          ]).

/** <module> Exact play: the score of a position, and the best moves

The score is that of the player to move: 0 for a draw, 22 less the number of
stones the winner will have laid for a win, the negative of that for a loss,
when both play as well as they can.
*/

:- use_module(library(lists), [member/2]).
:- use_module(node, [left_bounds/3, node_left/2, walls_position_node/3]).
:- use_module('../board/preference', [walls_position_moves/3]).
:- use_module(search, [node_value/6]).
:- reexport(solver, [strategies_solver/3, walls_solver/3]).
:- use_module(solver, [solver_walls/2]).

%!  position_score(+Solver, +Position, -Score) is det.
%
%   True when Position has Score.  The same as board_score/2, by a search that proves
%   most positions without looking further.  Solver, from strategies_solver/3, remembers
%   for the next position what it found out.

position_score(Solver, Position, Score) :-
    position_score_nodes(Solver, Position, Score, _).

%!  position_score_nodes(+Solver, +Position, -Score, -Nodes) is det.
%
%   True when Position has Score, and the search looked at Nodes nodes.
%
%       ?- strategies_solver([], 97, Solver), columns_position([4,4,5,5], Position),
%          position_score_nodes(Solver, Position, Score, Nodes).
%       Score = 18, Nodes = 1.

position_score_nodes(Solver, Position, Score, Nodes) :-
    solver_walls(Solver, Walls),
    walls_position_node(Walls, Position, Node),
    (   Node = score(Score)
    ->  Nodes = 0
    ;   node_left(Node, Left),
        left_bounds(Left, Lower, Upper),
        narrowed(Lower, Upper, Node, Solver, Score, 0, Nodes)
    ).

narrowed(Lower, Upper, Node, Solver, Score, Nodes0, Nodes) :-
    (   Lower >= Upper
    ->  Score = Lower,
        Nodes = Nodes0
    ;   bounds_alpha(Lower, Upper, Alpha),
        node_value(Solver, Node, Alpha, Value, Nodes0, Nodes1),
        (   Value > Alpha
        ->  narrowed(Value, Upper, Node, Solver, Score, Nodes1, Nodes)
        ;   narrowed(Lower, Value, Node, Solver, Score, Nodes1, Nodes)
        )
    ).

%   The first question is who wins, if anyone does.  The next ones halve the bounds; for
%   a win or a loss they ask half as far from the draw, since it is quicker to prove that
%   a game ends soon than that it ends late.

bounds_alpha(Lower, Upper, Alpha) :-
    Middle is (Lower + Upper) >> 1,
    (   Lower < 0,
        Upper > 0
    ->  Alpha = 0
    ;   Middle =< 0,
        Lower // 2 < Middle
    ->  Alpha is Lower // 2
    ;   Middle >= 0,
        Upper // 2 > Middle
    ->  Alpha is Upper // 2
    ;   Alpha = Middle
    ).

%!  position_column_scores(+Solver, +Position, -ColumnScores) is det.
%
%   True when ColumnScores has Column-Score for each column that can be played in
%   Position: Score is what playing it is worth to the player to move.  The columns are
%   in the order of preference.pl.
%
%       ?- strategies_solver([], 97, Solver), columns_position([4,4,5,5,3,3], Position),
%          position_column_scores(Solver, Position, Scores).
%       Scores = [4-17, 3-17, 5-17, 2-18, 6-18, 1-17, 7-17].

position_column_scores(Solver, Position, ColumnScores) :-
    findall(Column-Score, column_score(Solver, Position, Column, Score), ColumnScores).

column_score(Solver, Position, Column, Score) :-
    solver_walls(Solver, Walls),
    walls_position_moves(Walls, Position, Moves),
    member(Column-Position1, Moves),
    position_score(Solver, Position1, Score1),
    Score is -Score1.

/** <examples>

?- strategies_solver([claimeven, baseinverse, aftereven, odd_threat, no_four], 65521, Solver),
   columns_position([4,4,4,5,5,5,5,4,2,2,1], Position),
   position_score(Solver, Position, Score).
*/
