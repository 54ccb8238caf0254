:- module(connect4_choice,
          [ player_bounds_value/4,         % +Name, +Lower, +Upper, -Value
            solver_exact_position_choice/4, % +Solver, +Player, +Position, -Choice
            solver_worth_source/5          % +Solver, +Position, +Worth, +Source0, -Source
          ]).

/** <module> What exact play chooses, and why

Early in a game the facts of the proofs say what to play, and a book says what every
position is worth.  Later a search does.
*/

:- use_module('../../search/limit', [deadline_limit/2, limit_deadline/2]).
:- use_module('../board/bits', [position_mover/2]).
:- use_module('../exact/outlook', [cells_mover_bounds_outlook/5]).
:- use_module('../exact/settled', [solver_booked/3, solver_opening/2]).
:- use_module('../in_time/bounds', [position_limit_bounds/6, position_limit_reached/5]).
:- use_module('../in_time/sign', [position_limit_sign/7, position_limit_signed/7]).
:- use_module('../in_time/recalled', [solver_column_fact/5, solver_fact/4,
                                      solver_position_first/3, solver_position_least/3]).
:- reexport('../exact/solver', [strategies_solver/3]).
:- use_module('../exact/solver', [solver_walls/2]).

%!  player_bounds_value(+Name, +Lower, +Upper, -Value) is semidet.
%
%   True when a column that is worth at least Lower, where no column is worth more than Upper, is
%   proved to be best for the player of this Name, and by its measure worth Value: for `exact` the
%   score, for `perfect` the result: 1 a win, 0 a draw, -1 a loss.
%
%       ?- player_bounds_value(perfect, 1, 20, Value).
%       Value = 1.

player_bounds_value(exact, Score, Score, Score).
player_bounds_value(perfect, Lower, Upper, Value) :-
    (   Lower > 0
    ->  Value = 1
    ;   Upper < 0
    ->  Value = -1
    ;   Lower =:= Upper,
        Value = 0
    ).

%!  solver_exact_position_choice(+Solver, +Player, +Position, -Choice) is det.
%
%   True when Choice, choice(Column, Lower, Upper, Source, Outlook), is that of Player in Position,
%   an open one: Column, of which is known that it is worth at least Lower, and that no column is
%   worth more than Upper.  Source is `facts`, `book` or `search`; Outlook is that of
%   cells_mover_bounds_outlook/5.  Of columns that are equal, that of the facts is taken: they lead on.
%   Player is
%
%     - exact(Seconds), who looks for the score as long as that; or
%     - perfect(Seconds), to whom it is enough that a win or a draw is proved.
%
%       ?- strategies_solver([], 97, Solver),
%          solver_exact_position_choice(Solver, perfect(1), position(0, 0), Choice).
%       Choice = choice(4, 1, 19, facts, wins(x, 41)).

solver_exact_position_choice(Solver, Player, Position,
                             choice(Column, Lower, Upper, Source, Outlook)) :-
    player_choice(Player, Solver, Position, Column-Lower-Upper, Source0),
    solver_worth_source(Solver, Position, worth(Column, Lower, Upper), Source0, Source),
    position_mover(Position, Mover),
    solver_walls(Solver, Walls),
    Cells is 42 - popcount(Walls),
    cells_mover_bounds_outlook(Cells, Mover, Lower, Upper, Outlook).

player_choice(exact(Seconds), Solver, Position, Choice, Source) :-
    limit_deadline(seconds(Seconds), Deadline),
    (   solver_opening(Solver, Position)
    ->  position_limit_bounds(Solver, Position, seconds(Seconds), Column, Lower, Upper),
        with_facts(Solver, Position, Deadline, Column-Lower-Upper, Choice),
        Source = book
    ;   known_win(Solver, Position, Choice)
    ->  Source = facts
    ;   position_first(Solver, Position, First),
        (   ( First == none ; solver_booked(Solver, Position, _) )
        ->  position_limit_bounds(Solver, Position, seconds(Seconds), Column, Lower, Upper)
        ;   position_limit_signed(Solver, Position, First, seconds(Seconds), Column, Lower, Upper)
        ),
        with_facts(Solver, Position, Deadline, Column-Lower-Upper, Choice),
        Source = search
    ).
player_choice(perfect(Seconds), Solver, Position, Choice, Source) :-
    limit_deadline(seconds(Seconds), Deadline),
    (   known_win(Solver, Position, Choice)
    ->  Source = facts
    ;   position_first(Solver, Position, First),
        position_limit_sign(Solver, Position, First, seconds(Seconds), Column, Lower, Upper),
        with_facts(Solver, Position, Deadline, Column-Lower-Upper, Choice),
        ( solver_opening(Solver, Position) -> Source = book ; Source = search )
    ).

%   The result that the facts, or earlier searches, show to be possible.

position_first(Solver, Position, First) :-
    (   solver_fact(Solver, Position, _, _)
    ->  First = win     % a draw is known
    ;   solver_position_least(Solver, Position, Lower)
    ->  ( Lower > 0 -> First = win ; First = draw )
    ;   solver_position_first(Solver, Position, First)
    ).

known_win(Solver, Position, Column-Lower-Upper) :-
    solver_fact(Solver, Position, Column, Lower),
    Lower > 0,
    position_limit_bounds(Solver, Position, seconds(0), _, _, Upper).

%   Where the book, or a search, does not come to an end in time, the facts may know as much, and
%   more of what comes: that of a draw keeps no win that the other has given away.  If their column
%   is worth as much as that which was found, it is played.

with_facts(Solver, Position, Deadline, Choice0, Choice) :-
    (   solver_fact(Solver, Position, Column, Least),
        facts_choice(Column-Least, Choice0, Solver, Position, Deadline, Choice1)
    ->  Choice = Choice1
    ;   Choice = Choice0
    ).

facts_choice(Column-Least, Column0-Lower-Upper, Solver, Position, Deadline, Choice) :-
    (   Lower < Upper
    ->  Least >= Lower,
        Choice = Column-Least-Upper
    ;   Column \== Column0,
        (   Least >= Lower
        ->  true
        ;   deadline_limit(Deadline, Limit),
            position_limit_reached(Solver, Position, Limit, Column, Lower)
        ),
        Choice = Column-Lower-Upper
    ).

%!  solver_worth_source(+Solver, +Position, +Worth, +Source0, -Source) is det.
%
%   True when Source says what proves Worth, worth(Column, Lower, Upper), in Position, where Source0
%   has found it: `facts` if the facts of the proofs know one of its bounds, and the score is not
%   known; otherwise Source0.
%
%       ?- strategies_solver([], 97, Solver), columns_position([4], Position),
%          solver_worth_source(Solver, Position, worth(4, -19, -1), search, Source).
%       Source = facts.

solver_worth_source(Solver, Position, worth(Column, Lower, Upper), Source0, Source) :-
    (   Lower < Upper,
        solver_column_fact(Solver, Position, Column, Least, Most),
        ( Lower =:= Least ; Upper =:= Most )
    ->  Source = facts
    ;   Source = Source0
    ).

/** <examples>

?- strategies_solver([], 65521, Solver), columns_position([4,4,5,5], Position),
   solver_exact_position_choice(Solver, exact(1), Position, Choice).
*/
