:- module(connect4_advice,
          [ walls_position_forced/3, % +Walls, +Position, -Advice
            solver_advice/4        % +Solver, +Position, +Seconds, -Advice
          ]).

/** <module> Advice: a column to play, and the reason

Advice is advice(Column, Reason, Cells): Cells, Row-Column, are those that the reason is about.
A reason is

  - win: a stone there wins now
  - block(Lower, Upper): the other player would win there at once, and the column is worth that
  - lost: the other player would win at several cells at once
  - proved(Source, Lower, Upper): the column is known to be worth Lower to Upper, by `facts`, by
    the `book` or by `search`
  - makes(Kind, Lower, Upper): so it is, by a tactic of tactics.pl, `double` or `stacked`
  - guess(Lower, Upper): what is known of it is no reason to play it
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../exact/tactics', [walls_position_tactics/3]).
:- reexport('../exact/solver', [own_solver/1]).
:- use_module('../exact/solver', [solver_walls/2]).
:- use_module(choice, [solver_exact_position_choice/4, solver_worth_source/5]).
:- use_module(worth, [position_seen_worths/3]).

%!  walls_position_forced(+Walls, +Position, -Advice) is semidet.
%
%   True when Advice leaves no choice in Position on the board that Walls leave: to win at once, or
%   to stop the other player from winning at once.
%
%       ?- columns_position([4,4,5,5,6], Position), walls_position_forced(0, Position, Advice).
%       Advice = advice(3, lost, [1-3, 1-7]).

walls_position_forced(Walls, Position, advice(Column, Reason, Cells)) :-
    walls_position_tactics(Walls, Position, Tactics),
    (   findall(Cell, member(tactic(win, _, Cell), Tactics), [Win|_])
    ->  Cells = [Win],
        Reason = win
    ;   findall(Cell, member(tactic(forced, _, Cell), Tactics), Cells),
        (   Cells = [_]
        ->  Reason = block(-21, 21)
        ;   Cells = [_,_|_],
            Reason = lost
        )
    ),
    Cells = [_-Column|_].

%!  solver_advice(+Solver, +Position, +Seconds, -Advice) is det.
%
%   True when Advice is what Solver finds in Seconds for the player to move in Position, an open
%   one.
%
%       ?- own_solver(Solver), columns_position([4,4,5,5], Position),
%          solver_advice(Solver, Position, 1, Advice).
%       Advice = advice(3, makes(double, 18, 18), [1-3]).

solver_advice(Solver, Position, Seconds, Advice) :-
    solver_walls(Solver, Walls),
    (   walls_position_forced(Walls, Position, Advice0),
        Advice0 = advice(_, Reason0, _),
        Reason0 \= block(_, _)
    ->  Advice = Advice0
    ;   position_seen_worths(Solver, Position, Worths),
        solver_exact_position_choice(Solver, exact(Seconds), Position, Choice),
        advised(Solver, Position, Worths, Choice, worth(Column, Lower, Upper), Source),
        column_reason(Walls, Position, Column, Source, Lower, Upper, Reason, Cells),
        Advice = advice(Column, Reason, Cells)
    ).

%   The choice of exact play, unless what is seen without it is a win that is sooner; or that its
%   column loses, and another may not.

advised(Solver, Position, Worths, choice(Column, Lower0, Upper0, Source0, _), Advised, Source) :-
    memberchk(worth(Column, Lower1, Upper1), Worths),
    Lower is max(Lower0, Lower1),
    Upper is min(Upper0, Upper1),
    (   aggregate_all(max(Least, Column2), ( member(worth(Column2, Least, _), Worths), Least > 0 ),
                      max(Least1, Column1)),
        Least1 > Lower
    ->  Advised = worth(Column1, Least1, Most),
        memberchk(worth(Column1, _, Most), Worths),
        solver_worth_source(Solver, Position, Advised, search, Source)
    ;   Upper < 0,
        member(Other, Worths),
        Other = worth(_, _, Most),
        Most >= 0
    ->  Advised = Other,
        solver_worth_source(Solver, Position, Advised, search, Source)
    ;   Advised = worth(Column, Lower, Upper),
        solver_worth_source(Solver, Position, Advised, Source0, Source)
    ).

column_reason(Walls, Position, Column, Source, Lower, Upper, Reason, Cells) :-
    (   walls_position_forced(Walls, Position, advice(Column, block(_, _), Cells0))
    ->  Reason = block(Lower, Upper),
        Cells = Cells0
    ;   Lower > 0,
        walls_position_tactics(Walls, Position, Tactics),
        member(Kind, [double, stacked]),
        memberchk(tactic(Kind, _, Row-Column), Tactics)
    ->  Reason = makes(Kind, Lower, Upper),
        Cells = [Row-Column]
    ;   ( Lower >= 0 ; Upper < 0 )
    ->  Reason = proved(Source, Lower, Upper),
        Cells = []
    ;   Reason = guess(Lower, Upper),
        Cells = []
    ).

/** <examples>

?- own_solver(Solver), columns_position([4,4,5,5,6], Position),
   solver_advice(Solver, Position, 1, Advice).
*/
