:- module(connect4_review,
          [ columns_review/5       % +Solver, +Columns, +Seconds, -Known, -Mistakes
          ]).

/** <module> Review: the moves of a game that gave away a win or a draw

A game is looked at from its end, where scores are found soon, towards its
beginning, as far as the time allows.
*/

:- use_module('../board/bits', [position_column_position/3, position_mover/2]).
:- use_module(bounds, [position_limit_bounds/6]).
:- use_module('../exact/exact', [position_score/3]).
:- reexport('../exact/solver', [own_solver/1]).
:- use_module('../../search/limit', [deadline_limit/2, limit_deadline/2, limit_goal/3]).

%!  columns_review(+Solver, +Columns, +Seconds, -Known, -Mistakes) is semidet.
%
%   True when within Seconds the moves of Columns from number Known on were
%   judged, and Mistakes has mistake(Number, Player, Column, Before, After, Better) for
%   each of them that gave away a win or a draw, in the order of the game: the
%   score of the player to move was Before, and then After; Better was the best
%   column.  Fails where columns_fault/2 of sequence.pl has a fault to tell.
%
%       ?- own_solver(Solver), columns_review(Solver, [1,2,1,2,1,2,3,2], 0.5, _, Mistakes).
%       Mistakes = [mistake(7, x, 3, 18, -18, 1)].

columns_review(Solver, Columns, Seconds, Known, Mistakes) :-
    columns_moves(Columns, 1, position(0, 0), [], Moves, Final),
    limit_deadline(seconds(Seconds), Deadline),
    length(Columns, Number),
    Known0 is Number + 1,
    (   until(Deadline, position_score(Solver, Final, Score))
    ->  judged(Moves, Score, Deadline, Solver, Known0, Known, [], Mistakes)
    ;   Known = Known0,
        Mistakes = []
    ).

%   Moves are move(Number, Player, Column, Position), the last first; Position is that
%   before the move.

columns_moves([], _, Position, Moves, Moves, Position).
columns_moves([Column|Columns], Number, Position0, Moves0, Moves, Position) :-
    position_mover(Position0, Player),
    once(position_column_position(Position0, Column, Position1)),
    Number1 is Number + 1,
    columns_moves(Columns, Number1, Position1, [move(Number, Player, Column, Position0)|Moves0],
                  Moves, Position).

judged([], _, _, _, Known, Known, Mistakes, Mistakes).
judged([move(Number, Player, Column, Position)|Moves], Score, Deadline, Solver, Known0, Known,
       Mistakes0, Mistakes) :-
    After is -Score,
    (   until(Deadline, position_score(Solver, Position, Before)),
        position_judgement(Solver, Position, After, Before, Deadline, Judgement)
    ->  (   Judgement = better(Better)
        ->  Mistakes1 = [mistake(Number, Player, Column, Before, After, Better)|Mistakes0]
        ;   Mistakes1 = Mistakes0
        ),
        judged(Moves, Before, Deadline, Solver, Number, Known, Mistakes1, Mistakes)
    ;   Known = Known0,
        Mistakes = Mistakes0
    ).

%   Judgement of a move that made of Before only After: `good`, or better(Column)
%   if a win or a draw was given away.  Fails if Column is not found in time.

position_judgement(Solver, Position, After, Before, Deadline, Judgement) :-
    (   sign(Before) > sign(After)
    ->  deadline_limit(Deadline, Limit),
        position_limit_bounds(Solver, Position, Limit, Column, Before, Before),
        Judgement = better(Column)
    ;   Judgement = good
    ).

:- meta_predicate until(+, 0).

until(Deadline, Goal) :-
    deadline_limit(Deadline, Limit),
    limit_goal(Limit, Goal, _).

/** <examples>

?- own_solver(Solver),
   columns_review(Solver, [4,4,4,4,4,4,1,1,1,1,1,1,7,7,7,7,7,7,2,2,2], 2, Known, Mistakes).
*/
