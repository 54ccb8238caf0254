:- module(connect4_choice,
          [ solver_exact_position_choice/4 % +Solver, +Player, +Position, -Choice
          ]).

/** <module> What a player chooses who asks a solver, and why

Early in a game the facts of the proofs know what to play, and a book knows what every
position is worth; then it is searched.
*/

:- use_module('../board/bits', [position_mover/2]).
:- use_module('../exact/outlook', [mover_bounds_outlook/4]).
:- use_module('../exact/search', [solver_opening/2]).
:- use_module('../in_time/bounds', [position_limit_bounds/6]).
:- use_module('../in_time/sign', [position_limit_sign/7, position_limit_signed/7,
                              solver_position_first/3]).
:- use_module('../proof/known', [position_known/4, position_led/2]).
:- reexport('../exact/solver', [strategies_solver/3]).

%!  solver_exact_position_choice(+Solver, +Player, +Position, -Choice) is det.
%
%   True when Choice, choice(Column, Lower, Upper, Source, Outlook), is that of Player in Position,
%   an open one: Column, of which is known that it is worth Lower to Upper.  Source is
%   `facts`, `book` or `search`; Outlook is that of mover_bounds_outlook/4.  Player is
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
    mover_bounds_outlook(Mover, Lower, Upper, Outlook).

%   Where the book, or a search, does not come to an end in time, the facts may know as much, and
%   more of what comes: that of a draw keeps no win that the other has given away.

player_choice(exact(Seconds), Solver, Position, Choice, Source) :-
    (   solver_opening(Solver, Position)
    ->  position_limit_bounds(Solver, Position, seconds(Seconds), Column, Lower, Upper),
        at_least_known(Position, Column-Lower-Upper, book, Choice, Source)
    ;   known_win(Position, Choice)
    ->  Source = facts
    ;   position_first(Solver, Position, First),
        (   First == none
        ->  position_limit_bounds(Solver, Position, seconds(Seconds), Column, Lower, Upper)
        ;   position_limit_signed(Solver, Position, First, seconds(Seconds), Column, Lower, Upper)
        ),
        at_least_known(Position, Column-Lower-Upper, search, Choice, Source)
    ).
player_choice(perfect(Seconds), Solver, Position, Choice, Source) :-
    (   known_win(Position, Choice)
    ->  Source = facts
    ;   position_first(Solver, Position, First),
        position_limit_sign(Solver, Position, First, seconds(Seconds), Column, Lower, Upper),
        (   solver_opening(Solver, Position)
        ->  Source0 = book
        ;   Source0 = search
        ),
        at_least_known(Position, Column-Lower-Upper, Source0, Choice, Source)
    ).

%   What can be had, by the facts, or by what was searched before.

position_first(Solver, Position, First) :-
    (   known(Position, _)
    ->  First = win     % a draw is known
    ;   position_led(Position, Lower)
    ->  ( Lower > 0 -> First = win ; First = draw )
    ;   solver_position_first(Solver, Position, First)
    ).

known_win(Position, Column-Lower-Upper) :-
    known(Position, Column-Lower-Upper),
    Lower > 0.

at_least_known(Position, Choice0, Source0, Choice, Source) :-
    Choice0 = _-Lower0-Upper0,
    (   Lower0 < Upper0,
        known(Position, Choice1),
        Choice1 = _-Lower1-_,
        Lower1 >= Lower0
    ->  Choice = Choice1,
        Source = facts
    ;   Choice = Choice0,
        Source = Source0
    ).

known(Position, Column-Lower-Upper) :-
    position_known(Position, Column, Lower, Upper).

/** <examples>

?- strategies_solver([], 65521, Solver), columns_position([4,4,5,5], Position),
   solver_exact_position_choice(Solver, exact(1), Position, Choice).
*/
