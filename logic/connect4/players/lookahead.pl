:- module(connect4_lookahead,
          [ lookahead_position_column/5 % +Inferences, +Position, -Column, +Random0, -Random
          ]).

/** <module> A player who looks ahead, as far as a number of inferences allows

How strong it is does not depend on the machine: the same limit finds the same column.
*/

:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../../random', [random_drawn/5, random_permutation/4]).
:- use_module('../board/stones', [four/1]).
:- use_module('../board/preference', [position_moves/2]).
:- use_module('../exact/node', [position_node/2]).
:- use_module('../exact/solver', [strategies_solver/3]).
:- use_module('../in_time/deepening', [moves_limit_column/4]).
:- use_module(advice, [position_forced/2]).

%!  lookahead_position_column(+Inferences, +Position, -Column, +Random0, -Random) is det.
%
%   True when a search deeper and deeper (deepening.pl), which takes no more than Inferences, finds
%   Column the most promising in Position, an open one; of equals, one at random.  A column
%   that wins at once is taken, and else none after which the other player wins at once, if there
%   is another.  The state of the random numbers is Random0 before, and Random after it.
%
%       ?- columns_position([4,1,4,1,4], Position),
%          lookahead_position_column(1000, Position, Column, 1, _).
%       Column = 4.

lookahead_position_column(Inferences, Position, Column, Random0, Random) :-
    position_moves(Position, Moves),
    findall(Column0, ( member(Column0-position(_, Stones), Moves), four(Stones) ), Wins),
    findall(Column0-Node, ( member(Column0-Next, Moves), position_node(Next, Node) ), Nodes),
    exclude(loses_at_once, Nodes, Safe),
    (   random_drawn(Column0, Wins, _, Random0, Random1)
    ->  Column = Column0,
        Random = Random1
    ;   random_permutation(Safe, Shuffled, Random0, Random1),
        Shuffled = [_|_]
    ->  Random = Random1,
        strategies_solver([], 65521, Solver),
        moves_limit_column(Solver, Shuffled, inferences(Inferences), Column)
    ;   Random = Random0,
        lost_column(Position, Moves, Column)
    ).

%   Where each column lets the other player win at once, one that stops a win.

lost_column(Position, Moves, Column) :-
    (   position_forced(Position, advice(Column0, _, _))
    ->  Column = Column0
    ;   Moves = [Column-_|_]
    ).

%   The other player, who is to move, wins: as soon as a node sees it, that is with the next stone.

loses_at_once(_-score(Score)) :-
    Score > 0.

/** <examples>

?- lookahead_position_column(100_000, position(0, 0), Column, 1, _).
*/
