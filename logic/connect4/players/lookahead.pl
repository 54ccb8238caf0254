:- module(connect4_lookahead,
          [ walls_position_lookahead/6 % +Walls, +Position, +Inferences, -Column, +Random0, -Random
          ]).

/** <module> A player who looks ahead, as far as a number of inferences allows

Its strength does not depend on the machine: the same limit finds the same column.
*/

:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../../random', [random_drawn/5, random_permutation/4]).
:- use_module('../board/stones', [four/1]).
:- use_module('../board/preference', [walls_position_moves/3]).
:- use_module('../exact/node', [walls_position_node/3]).
:- use_module('../exact/solver', [walls_solver/3]).
:- use_module('../in_time/deepening', [moves_limit_column/4]).
:- use_module(advice, [walls_position_forced/3]).

%!  walls_position_lookahead(+Walls, +Position, +Inferences, -Column, +Random0, -Random) is det.
%
%   True when a search deeper and deeper (deepening.pl), which takes no more than Inferences, finds
%   Column the most promising in Position, an open one on the board that Walls leave; of equals, one
%   at random.  A column that wins at once is taken, and else none after which the other player wins
%   at once, if there is another.  The state of the random numbers is Random0 before, and Random after it.
%
%       ?- columns_position([4,1,4,1,4], Position),
%          walls_position_lookahead(0, Position, 1000, Column, 1, _).
%       Column = 4.

walls_position_lookahead(Walls, Position, Inferences, Column, Random0, Random) :-
    walls_position_moves(Walls, Position, Moves),
    findall(Column0, ( member(Column0-position(_, Stones), Moves), four(Stones) ), Wins),
    findall(Column0-Node,
            ( member(Column0-Next, Moves), walls_position_node(Walls, Next, Node) ),
            Nodes),
    exclude(loses_at_once, Nodes, Safe),
    (   random_drawn(Column0, Wins, _, Random0, Random1)
    ->  Column = Column0,
        Random = Random1
    ;   random_permutation(Safe, Shuffled, Random0, Random1),
        Shuffled = [_|_]
    ->  Random = Random1,
        walls_solver(Walls, 65521, Solver),
        moves_limit_column(Solver, Shuffled, inferences(Inferences), Column)
    ;   Random = Random0,
        lost_column(Walls, Position, Moves, Column)
    ).

%   Where each column lets the other player win at once, one that stops a win.

lost_column(Walls, Position, Moves, Column) :-
    (   walls_position_forced(Walls, Position, advice(Column0, _, _))
    ->  Column = Column0
    ;   Moves = [Column-_|_]
    ).

%   The other player, who is to move, wins: as soon as a node sees it, that is with the next stone.

loses_at_once(_-score(Score)) :-
    Score > 0.

/** <examples>

?- walls_position_lookahead(0, position(0, 0), 100_000, Column, 1, _).
*/
