:- module(connect4_review,
          [ columns_review/5       % +Solver, +Columns, +Seconds, -Left, -Mistakes
          ]).

/** <module> Review: the moves of a game that gave away a win or a draw

If the solver has a book, it judges the opening; otherwise the facts of the proofs do, as far as
they go.  The rest of the game is judged backwards, as far as the time allows: near the end,
scores are found fast.
*/

:- use_module(library(apply), [partition/4]).
:- use_module(library(lists), [append/3, member/2, reverse/2]).
:- use_module('../board/bits', [position_mover/2, walls_position_column_position/4]).
:- use_module(bounds, [position_limit_bounds/6]).
:- use_module('../exact/exact', [position_score/3]).
:- use_module('../exact/settled', [solver_opening/2]).
:- reexport('../exact/solver', [own_solver/1]).
:- use_module('../exact/solver', [solver_walls/2]).
:- use_module('../proof/known', [position_known/4]).
:- use_module('../../search/limit', [deadline_limit/2, limit_deadline/2, limit_goal/3]).

%!  columns_review(+Solver, +Columns, +Seconds, -Left, -Mistakes) is semidet.
%
%   True when Mistakes are the moves of Columns that gave away a win or a draw, in the order of
%   the game, as far as they can be judged within Seconds.  Left are the numbers of the moves that
%   were not judged.  A mistake is mistake(Number, Player, Column, Before, After, Better): the
%   score of the player to move was Before the move, and After it; Better was the best column.  If
%   facts judge the move, the score was at least Before, and then at most After.  Fails if
%   walls_columns_fault/3 of sequence.pl finds a fault.
%
%       ?- own_solver(Solver), columns_review(Solver, [2,3,2], 0.5, Left, Mistakes).
%       Left = [], Mistakes = [mistake(1, x, 2, 1, -1, 4)].

columns_review(Solver, Columns, Seconds, Left, Mistakes) :-
    solver_walls(Solver, Walls),
    columns_moves(Columns, Walls, 1, position(0, 0), Moves),
    opening(Moves, Solver, Seconds, Rest, Left0, Mistakes0),
    limit_deadline(seconds(Seconds), Deadline),
    backwards(Rest, Solver, Deadline, Left1, Mistakes1),
    append(Left0, Left1, Left),
    append(Mistakes0, Mistakes1, Mistakes).

%   Moves are move(Number, Player, Column, Position, Next): the positions before and after.

columns_moves([], _, _, _, []).
columns_moves([Column|Columns], Walls, Number, Position, [Move|Moves]) :-
    position_mover(Position, Player),
    once(walls_position_column_position(Walls, Position, Column, Next)),
    Move = move(Number, Player, Column, Position, Next),
    Number1 is Number + 1,
    columns_moves(Columns, Walls, Number1, Next, Moves).

%   The book or the facts judge the first moves; the others are the Rest.  Facts take hardly any
%   time.  They are about the board without walls.

opening(Moves, Solver, Seconds, Rest, Left, Mistakes) :-
    partition(move_booked(Solver), Moves, Opening, Rest0),
    (   Opening == [],
        solver_walls(Solver, 0)
    ->  by_facts(Moves, inf, Rest, Mistakes),
        Left = []
    ;   Rest = Rest0,
        limit_deadline(seconds(Seconds), Deadline),
        backwards(Opening, Solver, Deadline, Left, Mistakes)
    ).

move_booked(Solver, move(_, _, _, _, Next)) :-
    solver_opening(Solver, Next).

%   The moves before the first that the facts can't judge.  The score of the player to move is at
%   most Most.

by_facts([], _, [], []).
by_facts([Move|Moves], Most0, Rest, Mistakes) :-
    (   facts_judgement(Move, Most0, Most, Judgement)
    ->  append(Judgement, Mistakes1, Mistakes),
        by_facts(Moves, Most, Rest, Mistakes1)
    ;   Rest = [Move|Moves],
        Mistakes = []
    ).

%   A player who is losing has nothing to give away, and a winning player who plays the facts'
%   column gives nothing away.

facts_judgement(move(Number, Player, Column, Position, Next), Most0, Most, Judgement) :-
    (   position_known(Position, Better, Before, _),
        Before > 0
    ->  (   Column =:= Better
        ->  Most is -Before,
            Judgement = []
        ;   position_known(Next, _, Least, _),
            Most = inf,
            After is -Least,
            sign(Before) > sign(After),
            Judgement = [mistake(Number, Player, Column, Before, After, Better)]
        )
    ;   Most0 < 0,
        Most = inf,
        Judgement = []
    ).

%   By their scores, the last of Moves first.

backwards(Moves, Solver, Deadline, Left, Mistakes) :-
    reverse(Moves, Backwards),
    (   Backwards = [move(_, _, _, _, Final)|_],
        until(Deadline, position_score(Solver, Final, Score))
    ->  judged(Backwards, Score, Deadline, Solver, Unjudged, [], Mistakes)
    ;   Unjudged = Backwards,
        Mistakes = []
    ),
    findall(Number, member(move(Number, _, _, _, _), Unjudged), Left0),
    reverse(Left0, Left).

judged([], _, _, _, [], Mistakes, Mistakes).
judged([Move|Moves], Score, Deadline, Solver, Unjudged, Mistakes0, Mistakes) :-
    Move = move(Number, Player, Column, Position, _),
    After is -Score,
    (   until(Deadline, position_score(Solver, Position, Before)),
        position_judgement(Solver, Position, After, Before, Deadline, Judgement)
    ->  (   Judgement = better(Better)
        ->  Mistakes1 = [mistake(Number, Player, Column, Before, After, Better)|Mistakes0]
        ;   Mistakes1 = Mistakes0
        ),
        judged(Moves, Before, Deadline, Solver, Unjudged, Mistakes1, Mistakes)
    ;   Unjudged = [Move|Moves],
        Mistakes = Mistakes0
    ).

%   Judges a move that changed the score from Before to After: `good`, or better(Column)
%   if it gave away a win or a draw.  Fails if Column is not found in time.

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
   columns_review(Solver, [4,4,4,4,4,4,1,1,1,1,1,1,7,7,7,7,7,7,2,2,2], 2, Left, Mistakes).
*/
