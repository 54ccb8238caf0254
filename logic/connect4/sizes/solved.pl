:- module(connect4_solved,
          [ arena_solver/2,            % +Arena, -Solver
            arena_position_score/4,    % +Arena, +Solver, +Position, -Score
            arena_position_columns/5   % +Arena, +Solver, +Position, +Limit, -Columns
          ]).

/** <module> Exact scores on a board of any size

The score is that of the player to move: 0 for a draw; for a win, how many stones the winner
would still have to lay if the board were filled, the winning one included; the negative of
that for a loss.  On the board of 7 x 6 it is the same as board_score/2 has.  Boards
that have room on it are searched by ../exact/search.pl, others by searched.pl.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../../search/limit', [limit_steps/5]).
:- use_module('../exact/node', [left_bounds/3, walls_position_node/3]).
:- use_module('../exact/search', [node_value/6]).
:- use_module('../exact/solver', [walls_solver/3]).
:- use_module(drops, [arena_position_moves/3]).
:- use_module(searched, [arena_node_value/5, arena_position_node/3, size_table/1]).
:- use_module(walled, [arena_position_walled/3, arena_walls/2]).

%!  arena_solver(+Arena, -Solver) is det.
%
%   True when Solver is a new one for Arena: one of ../exact/solver.pl with walls, or
%   searched(Table) where they don't serve.
%
%       ?- size_arena(size(4, 4, 3), Arena), arena_solver(Arena, searched(table(Size, _, _))).
%       Size = 1048573.

arena_solver(Arena, Solver) :-
    (   arena_walls(Arena, Walls)
    ->  walls_solver(Walls, 1048573, Solver)
    ;   size_table(Table),
        Solver = searched(Table)
    ).

%   A node, what bounds its score, and what a question whether this is more than Alpha finds.

solver_node(Solver, Arena, Position, Node) :-
    (   Solver = searched(_)
    ->  arena_position_node(Arena, Position, Node)
    ;   arg(5, Solver, Walls),
        arena_position_walled(Arena, Position, Position1),
        walls_position_node(Walls, Position1, Node)
    ).

node_bounds(Node, Lower, Upper) :-
    functor(Node, node, Last),
    arg(Last, Node, Left),
    left_bounds(Left, Lower, Upper).

solver_value(Solver, Arena, Node, Alpha, Value) :-
    (   Solver = searched(Table)
    ->  arena_node_value(Arena, Table, Node, Alpha, Value)
    ;   node_value(Solver, Node, Alpha, Value, 0, _)
    ).

%!  arena_position_score(+Arena, +Solver, +Position, -Score) is det.
%
%   True when Position has Score.  On small boards it is held to plain negamax over the rules of
%   ../../games/instances/connect.pl.
%
%       ?- size_arena(size(4, 4, 3), Arena), arena_solver(Arena, Solver),
%          arena_position_score(Arena, Solver, position(0, 0), Score).
%       Score = 4.

arena_position_score(Arena, Solver, Position, Score) :-
    solver_node(Solver, Arena, Position, Node),
    (   Node = score(Score)
    ->  true
    ;   node_bounds(Node, Lower, Upper),
        narrowed(Lower, Upper, Arena, Node, Solver, Score)
    ).

%   Who wins is asked first, and then how soon.

narrowed(Lower, Upper, Arena, Node, Solver, Score) :-
    (   Lower >= Upper
    ->  Score = Lower
    ;   bounds_alpha(Lower, Upper, Alpha),
        solver_value(Solver, Arena, Node, Alpha, Value),
        (   Value > Alpha
        ->  narrowed(Value, Upper, Arena, Node, Solver, Score)
        ;   narrowed(Lower, Value, Arena, Node, Solver, Score)
        )
    ).

bounds_alpha(Lower, Upper, Alpha) :-
    (   Lower < 0,
        Upper >= 0
    ->  Alpha is min(0, Upper - 1)
    ;   Alpha is (Lower + Upper) >> 1
    ).

%!  arena_position_columns(+Arena, +Solver, +Position, +Limit, -Columns) is det.
%
%   True when Columns has column(Column, Lower, Upper) for each column that can be played in
%   Position, in the order of preference: within Limit it was found that it is worth Lower to
%   Upper.  The widest bounds are narrowed first, from outside: so wins and losses that come
%   soon are found soon, on the largest boards as well.
%
%       ?- size_arena(size(3, 2, 2), Arena), arena_solver(Arena, Solver),
%          arena_position_columns(Arena, Solver, position(0, 0), seconds(9), Columns).
%       Columns = [column(2, 2, 2), column(1, 2, 2), column(3, 2, 2)].

arena_position_columns(Arena, Solver, Position, Limit, Columns) :-
    arena_position_moves(Arena, Position, Moves),
    maplist(move_asked(Arena, Solver), Moves, Asked0),
    limit_steps(Limit, narrower(Arena, Solver), Asked0, Asked, _),
    maplist(asked_column, Asked, Columns).

move_asked(Arena, Solver, Column-Position, asked(Column, Node, Lower, Upper)) :-
    solver_node(Solver, Arena, Position, Node),
    (   Node = score(Score)
    ->  Lower is -Score,
        Upper = Lower
    ;   node_bounds(Node, Lowest, Highest),
        Lower is -Highest,
        Upper is -Lowest
    ).

asked_column(asked(Column, _, Lower, Upper), column(Column, Lower, Upper)).

narrower(Arena, Solver, Asked0, Asked) :-
    findall(Width-Column,
            ( member(asked(Column, _, Lower, Upper), Asked0), Width is Upper - Lower, Width > 0 ),
            Widths),
    sort(1, @>=, Widths, [_-Widest|_]),
    maplist(narrowed_column(Widest, Arena, Solver), Asked0, Asked).

narrowed_column(Widest, Arena, Solver, Asked0, Asked) :-
    Asked0 = asked(Column, Node, Lower0, Upper0),
    (   Column =\= Widest
    ->  Asked = Asked0
    ;   node_bounds(Node, _, Highest),
        bounds_question(Highest, Lower0, Upper0, Alpha),
        solver_value(Solver, Arena, Node, Alpha, Value),
        (   Value > Alpha
        ->  Upper is -Value,
            Asked = asked(Column, Node, Lower0, Upper)
        ;   Lower is -Value,
            Asked = asked(Column, Node, Lower, Upper0)
        )
    ).

%   The half of all wins and losses that come soonest is asked from outside, one after the other;
%   then whether the column wins, and whether it loses.

bounds_question(Highest, Lower, Upper, Alpha) :-
    (   Lower < 0,
        Upper >= 0,
        2 * max(Upper, -Lower) =< Highest
    ->  ( Upper > 0 -> Alpha = -1 ; Alpha = 0 )
    ;   Upper >= -Lower
    ->  Alpha is -Upper
    ;   Alpha is -Lower - 1
    ).

/** <examples>

?- size_arena(size(4, 4, 4), Arena), arena_solver(Arena, Solver),
   arena_position_score(Arena, Solver, position(0, 0), Score).
*/
