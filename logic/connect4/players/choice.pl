:- module(connect4_choice,
          [ solver_exact_position_choice/4 % +Solver, +Player, +Position, -Choice
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
:- use_module('../in_time/recalled', [solver_position_first/3]).
:- use_module('../proof/known', [position_known/4, position_led/2]).
:- reexport('../exact/solver', [strategies_solver/3]).
:- use_module('../exact/solver', [solver_walls/2]).

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
%       Choice = choice(4, 1, 20, facts, wins(x, 41)).

solver_exact_position_choice(Solver, Player, Position,
                             choice(Column, Lower, Upper, Source, Outlook)) :-
    player_choice(Player, Solver, Position, Column-Lower-Upper, Source),
    position_mover(Position, Mover),
    solver_walls(Solver, Walls),
    Cells is 42 - popcount(Walls),
    cells_mover_bounds_outlook(Cells, Mover, Lower, Upper, Outlook).

player_choice(exact(Seconds), Solver, Position, Choice, Source) :-
    limit_deadline(seconds(Seconds), Deadline),
    (   solver_opening(Solver, Position)
    ->  position_limit_bounds(Solver, Position, seconds(Seconds), Column, Lower, Upper),
        with_facts(Solver, Position, Deadline, Column-Lower-Upper, book, Choice, Source)
    ;   known_win(Solver, Position, Choice)
    ->  Source = facts
    ;   position_first(Solver, Position, First),
        (   ( First == none ; solver_booked(Solver, Position, _) )
        ->  position_limit_bounds(Solver, Position, seconds(Seconds), Column, Lower, Upper)
        ;   position_limit_signed(Solver, Position, First, seconds(Seconds), Column, Lower, Upper)
        ),
        with_facts(Solver, Position, Deadline, Column-Lower-Upper, search, Choice, Source)
    ).
player_choice(perfect(Seconds), Solver, Position, Choice, Source) :-
    limit_deadline(seconds(Seconds), Deadline),
    (   known_win(Solver, Position, Choice)
    ->  Source = facts
    ;   position_first(Solver, Position, First),
        position_limit_sign(Solver, Position, First, seconds(Seconds), Column, Lower, Upper),
        (   solver_opening(Solver, Position)
        ->  Source0 = book
        ;   Source0 = search
        ),
        with_facts(Solver, Position, Deadline, Column-Lower-Upper, Source0, Choice, Source)
    ).

%   The result that the facts, or earlier searches, show to be possible.

position_first(Solver, Position, First) :-
    (   known(Solver, Position, _)
    ->  First = win     % a draw is known
    ;   solver_walls(Solver, 0),
        position_led(Position, Lower)
    ->  ( Lower > 0 -> First = win ; First = draw )
    ;   solver_position_first(Solver, Position, First)
    ).

known_win(Solver, Position, Column-Lower-Upper) :-
    known(Solver, Position, Column-Lower-Upper),
    Lower > 0.

%   Where the book, or a search, does not come to an end in time, the facts may know as much, and
%   more of what comes: that of a draw keeps no win that the other has given away.  If their column
%   is worth as much as that which was found, it is played.

with_facts(Solver, Position, Deadline, Choice0, Source0, Choice, Source) :-
    (   known(Solver, Position, Known),
        facts_choice(Known, Choice0, Solver, Position, Deadline, Choice1)
    ->  Choice = Choice1,
        ( Choice1 = Known -> Source = facts ; Source = Source0 )
    ;   Choice = Choice0,
        Source = Source0
    ).

facts_choice(Column-Least-Most, Column0-Lower-Upper, Solver, Position, Deadline, Choice) :-
    (   Lower < Upper
    ->  Least >= Lower,
        Choice = Column-Least-Most
    ;   Column \== Column0,
        (   Least >= Lower
        ->  true
        ;   deadline_limit(Deadline, Limit),
            position_limit_reached(Solver, Position, Limit, Column, Lower)
        ),
        Choice = Column-Lower-Upper
    ).

%   The facts are only about the board without walls.

known(Solver, Position, Column-Lower-Upper) :-
    solver_walls(Solver, 0),
    position_known(Position, Column, Lower, Upper).

/** <examples>

?- strategies_solver([], 65521, Solver), columns_position([4,4,5,5], Position),
   solver_exact_position_choice(Solver, exact(1), Position, Choice).
*/
