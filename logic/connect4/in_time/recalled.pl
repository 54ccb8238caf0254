:- module(connect4_recalled,
          [ solver_fact/4,             % +Solver, +Position, -Column, -Lower
            solver_column_fact/5,      % +Solver, +Position, +Column, -Lower, -Upper
            solver_position_least/3,   % +Solver, +Position, -Lower
            solver_position_first/3,   % +Solver, +Position, -First
            solver_turned/3            % +Solver, +Position, -Turned
          ]).

/** <module> What a solver already knows of a position

The facts of the proofs may have a column for it, or lead to it: they are about the board without
walls.  Its table may have bounds for the position, for its mirror, or for those that a stone later
follow; its book may have the score.
*/

:- use_module('../board/bits', [position_key/2, position_least/2, position_mirror/2,
                                walls_position_column_position/4]).
:- use_module('../exact/entry', [table_known/4]).
:- use_module('../exact/settled', [solver_booked/3]).
:- reexport('../exact/solver', [strategies_solver/3]).
:- use_module('../exact/solver', [solver_table/2, solver_walls/2]).
:- use_module('../proof/known', [position_known/3, position_led/2]).

%!  solver_fact(+Solver, +Position, -Column, -Lower) is semidet.
%
%   True when the facts of the proofs have Column for the player to move in Position, which is worth
%   at least Lower: 1, or 0.
%
%       ?- strategies_solver([], 97, Solver), solver_fact(Solver, position(0, 0), Column, Lower).
%       Column = 4, Lower = 1.

solver_fact(Solver, Position, Column, Lower) :-
    solver_walls(Solver, 0),
    position_known(Position, Column, Lower).

%!  solver_position_least(+Solver, +Position, -Lower) is semidet.
%
%   True when the facts of the proofs have a column for Position, or lead to it: it is worth at
%   least Lower, 1 or 0.
%
%       ?- strategies_solver([], 97, Solver), columns_position([4,1,5,1], Position),
%          solver_position_least(Solver, Position, Lower).
%       Lower = 1.

solver_position_least(Solver, Position, Lower) :-
    solver_walls(Solver, 0),
    (   position_known(Position, _, Lower0)
    ->  Lower = Lower0
    ;   position_led(Position, Lower)
    ).

%!  solver_column_fact(+Solver, +Position, +Column, -Lower, -Upper) is det.
%
%   True when the facts of the proofs know that Column, which can be played in Position, is worth
%   Lower to Upper; -21 to 21 where they say nothing.
%
%       ?- strategies_solver([], 97, Solver),
%          solver_column_fact(Solver, position(0, 0), 4, Lower, Upper).
%       Lower = 1, Upper = 21.

solver_column_fact(Solver, Position, Column, Lower, Upper) :-
    (   solver_fact(Solver, Position, Column, Lower0)
    ->  Lower = Lower0
    ;   Lower = -21
    ),
    solver_walls(Solver, Walls),
    once(walls_position_column_position(Walls, Position, Column, Next)),
    (   solver_position_least(Solver, Next, Least)
    ->  Upper is -Least
    ;   Upper = 21
    ).

%!  solver_position_first(+Solver, +Position, -First) is det.
%
%   True when First is the result, `win` or `draw`, that Solver already knows to be possible from
%   Position; otherwise `none`.
%
%       ?- strategies_solver([], 97, Solver), solver_position_first(Solver, position(0, 0), First).
%       First = none.

solver_position_first(Solver, Position, First) :-
    (   lower_known(Solver, Position, Lower),
        Lower > 0
    ->  First = win
    ;   lower_known(Solver, Position, 0)
    ->  First = draw
    ;   First = none
    ).

%   The score of Position is at least Lower: by the book, by the table, or because a stone leads
%   to a position that is worth at most so much to the other player.

lower_known(Solver, Position, Lower) :-
    solver_booked(Solver, Position, Lower).
lower_known(Solver, Position, Lower) :-
    position_alike(Solver, Position, Alike),
    bounds_known(Solver, Alike, Lower, _).
lower_known(Solver, Position, Lower) :-
    position_alike(Solver, Position, Alike),
    position_next(Solver, Alike, Next),
    bounds_known(Solver, Next, _, Upper),
    Lower is -Upper.

bounds_known(Solver, Position, Lower, Upper) :-
    solver_table(Solver, Table),
    position_key(Position, Key),
    table_known(Table, Key, Lower, Upper).

position_next(Solver, Position, Next) :-
    solver_walls(Solver, Walls),
    walls_position_column_position(Walls, Position, _, Next).

%   A position and its mirror.  On a smaller board the mirror may lie on other cells.

position_alike(_, Position, Position).
position_alike(Solver, Position, Mirror) :-
    solver_walls(Solver, 0),
    position_mirror(Position, Mirror).

%!  solver_turned(+Solver, +Position, -Turned) is det.
%
%   True when Turned is Position or its mirror: the one of which the table of Solver knows more, or
%   else the lesser, as in checker.pl.  On a smaller board it is Position.
%
%       ?- strategies_solver([], 97, Solver), columns_position([7], Position),
%          solver_turned(Solver, Position, Turned).
%       Turned = position(0, 1).

solver_turned(Solver, Position, Turned) :-
    (   solver_walls(Solver, 0)
    ->  position_least(Position, Least),
        position_mirror(Least, Mirror),
        number_known(Solver, Least, Number),
        number_known(Solver, Mirror, MirrorNumber),
        (   MirrorNumber > Number
        ->  Turned = Mirror
        ;   Turned = Least
        )
    ;   Turned = Position
    ).

%   Of how many the table knows something: Position, and the positions a stone later.

number_known(Solver, Position, Number) :-
    findall(Found,
            ( ( Found = Position ; position_next(Solver, Position, Found) ),
              bounds_known(Solver, Found, _, _) ),
            All),
    length(All, Number).

/** <examples>

?- strategies_solver([], 97, Solver), columns_position([4,4], Position),
   solver_turned(Solver, Position, Turned), solver_position_first(Solver, Turned, First).
*/
