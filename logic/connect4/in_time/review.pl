:- module(connect4_review,
          [ columns_review/4       % +Columns, +Seconds, -Known, -Mistakes
          ]).

/** <module> Review: the moves of a game that gave away a win or a draw

A game is looked at from its end, where scores are found soon, towards its
beginning, as far as the time allows.
*/

:- use_module('../board/bits', [position_column_position/3]).
:- use_module(bounds, [position_limit_bounds/6]).
:- use_module('../exact/exact', [position_score/3]).
:- use_module('../../search/limit', [limit_goal/3]).
:- use_module(scoring, [own_solver/1]).

%!  columns_review(+Columns, +Seconds, -Known, -Mistakes) is semidet.
%
%   True when within Seconds the moves of Columns from number Known on were
%   judged, and Mistakes has mistake(Number, Column, Before, After, Better) for
%   each of them that gave away a win or a draw, in the order of the game: the
%   score of the player to move was Before, and then After; Better was the best
%   column.  Fails where columns_fault/2 of sequence.pl has a fault to tell.
%
%       ?- columns_review([1,2,1,2,1,2,3,2], 0.5, _, Mistakes).
%       Mistakes = [mistake(7, 3, 18, -18, 1)].

columns_review(Columns, Seconds, Known, Mistakes) :-
    columns_moves(Columns, 1, position(0, 0), [], Moves, Final),
    own_solver(Solver),
    get_time(Now),
    End is Now + Seconds,
    length(Columns, Number),
    Known0 is Number + 1,
    (   until(End, position_score(Solver, Final, Score))
    ->  judged(Moves, Score, End, Solver, Known0, Known, [], Mistakes)
    ;   Known = Known0,
        Mistakes = []
    ).

%   Moves are move(Number, Column, Position), the last first; Position is that
%   before the move.

columns_moves([], _, Position, Moves, Moves, Position).
columns_moves([Column|Columns], Number, Position0, Moves0, Moves, Position) :-
    once(position_column_position(Position0, Column, Position1)),
    Number1 is Number + 1,
    columns_moves(Columns, Number1, Position1, [move(Number, Column, Position0)|Moves0],
                  Moves, Position).

judged([], _, _, _, Known, Known, Mistakes, Mistakes).
judged([move(Number, Column, Position)|Moves], Score, End, Solver, Known0, Known,
       Mistakes0, Mistakes) :-
    After is -Score,
    (   until(End, position_score(Solver, Position, Before)),
        position_judgement(Solver, Position, After, Before, End, Judgement)
    ->  (   Judgement = better(Better)
        ->  Mistakes1 = [mistake(Number, Column, Before, After, Better)|Mistakes0]
        ;   Mistakes1 = Mistakes0
        ),
        judged(Moves, Before, End, Solver, Number, Known, Mistakes1, Mistakes)
    ;   Known = Known0,
        Mistakes = Mistakes0
    ).

%   Judgement of a move that made of Before only After: `good`, or better(Column)
%   if a win or a draw was given away.  Fails if Column is not found in time.

position_judgement(Solver, Position, After, Before, End, Judgement) :-
    (   sign(Before) > sign(After)
    ->  get_time(Now),
        Left is End - Now,
        position_limit_bounds(Solver, Position, seconds(Left), Column, Before, Before),
        Judgement = better(Column)
    ;   Judgement = good
    ).

:- meta_predicate until(+, 0).

until(End, Goal) :-
    get_time(Now),
    Left is End - Now,
    limit_goal(seconds(Left), Goal, _).

/** <examples>

?- columns_review([4,4,4,4,4,4,1,1,1,1,1,1,7,7,7,7,7,7,2,2,2], 2, Known, Mistakes).
*/
