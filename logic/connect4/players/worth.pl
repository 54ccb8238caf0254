:- module(connect4_worth,
          [ position_worths/4,     % +Solver, +Position, +Limit, -Worths
            position_seen_worths/3, % +Solver, +Position, -Worths
            solver_fact/5          % +Solver, +Position, +Column, -Lower, -Upper
          ]).

/** <module> What each column is worth, as far as it is known

The facts of the proofs come first, then searches that take the columns in turn.  Short searches
come first, so that a column that is hard to judge does not keep the others waiting.  The first
question is whether a column wins or draws, the next how soon.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../board/bits', [position_column_position/3]).
:- use_module('../in_time/questions', [option_alpha/2, options_asked/6, solver_options/3]).
:- use_module('../proof/known', [position_known/4, position_led/2]).
:- reexport('../exact/solver', [own_solver/1]).
:- use_module('../exact/solver', [solver_walls/2]).

%!  position_worths(+Solver, +Position, +Limit, -Worths) is det.
%
%   True when Worths has worth(Column, Lower, Upper) for each column that can be played in
%   Position, from the left: it was found within Limit, seconds(Number) or inferences(Number),
%   that the column is worth Lower to Upper.
%
%       ?- own_solver(Solver), columns_position([4,4,5,5], Position),
%          position_worths(Solver, Position, inferences(3_000_000), Worths),
%          memberchk(worth(3, Lower, Upper), Worths).
%       Lower = 18, Upper = 18.

position_worths(Solver, Position, Limit, Worths) :-
    (   solver_options(Solver, Position, Options0)
    ->  maplist(informed(Solver, Position), Options0, Options1),
        Limit =.. [Unit, Most],
        first_slice(Unit, Slice),
        rounds(Solver, Unit, Most, Slice, Options1, Options),
        findall(worth(Column, Lower, Upper), member(option(Lower, Upper, Column, _), Options),
                Found),
        msort(Found, Worths)
    ;   Worths = []
    ).

%!  position_seen_worths(+Solver, +Position, -Worths) is det.
%
%   True when position_worths/4 has Worths within a limit that nobody notices: what is told at
%   once, and what every piece of advice begins with, so that they don't contradict each other.
%
%       ?- own_solver(Solver), columns_position([4,4,5,5], Position),
%          position_seen_worths(Solver, Position, Worths), memberchk(worth(6, Lower, _), Worths).
%       Lower = 18.

position_seen_worths(Solver, Position, Worths) :-
    position_worths(Solver, Position, inferences(100_000), Worths).

first_slice(seconds, 0.02).
first_slice(inferences, 10_000).

%   What the facts know besides.

informed(Solver, Position, option(Lower0, Upper0, Column, Node), option(Lower, Upper, Column, Node)) :-
    solver_fact(Solver, Position, Column, Lower1, Upper1),
    Lower is max(Lower0, Lower1),
    Upper is min(Upper0, Upper1).

%!  solver_fact(+Solver, +Position, +Column, -Lower, -Upper) is det.
%
%   True when the facts of the proofs know that Column, which can be played in Position, is worth
%   Lower to Upper; -21 to 21 where they say nothing, as on the smaller boards of a Solver with
%   walls.
%
%       ?- own_solver(Solver), solver_fact(Solver, position(0, 0), 4, Lower, Upper).
%       Lower = 1, Upper = 21.

solver_fact(Solver, Position, Column, Lower, Upper) :-
    (   solver_walls(Solver, 0)
    ->  position_fact(Position, Column, Lower, Upper)
    ;   Lower = -21,
        Upper = 21
    ).

position_fact(Position, Column, Lower, Upper) :-
    (   position_known(Position, Column, Lower0, _)
    ->  Lower = Lower0
    ;   Lower = -21
    ),
    once(position_column_position(Position, Column, Next)),
    (   ( position_known(Next, _, Least, _) ; position_led(Next, Least) )
    ->  Upper is -Least
    ;   Upper = 21
    ).

%   In each round a column has a Slice of what is left, and in the next twice as much.

rounds(Solver, Unit, Left0, Slice, Options0, Options) :-
    (   Left0 > 0,
        member(Option, Options0),
        column_question([Option], _, _)
    ->  slices(Options0, Solver, Unit, Slice, Left0, Options1, Left),
        Slice1 is 2 * Slice,
        rounds(Solver, Unit, Left, Slice1, Options1, Options)
    ;   Options = Options0
    ).

slices([], _, _, _, Left, [], Left).
slices([Option0|Options0], Solver, Unit, Slice, Left0, [Option|Options], Left) :-
    Part is min(Slice, Left0),
    Limit0 =.. [Unit, Part],
    options_asked(column_question, Solver, Limit0, [Option0], [Option], Limit),
    arg(1, Limit, Rest),
    ( Left0 =:= inf -> Left1 = inf ; Left1 is Left0 - Part + Rest ),
    slices(Options0, Solver, Unit, Slice, Left1, Options, Left).

%   Does it win, does it draw, how soon?

column_question([Option], Option, Alpha) :-
    Option = option(Lower, Upper, _, _),
    (   Lower =< 0,
        Upper > 0
    ->  Alpha = -1
    ;   Lower < 0,
        Upper >= 0
    ->  Alpha = 0
    ;   Lower < Upper,
        option_alpha(Option, Alpha)
    ).

/** <examples>

?- own_solver(Solver), position_worths(Solver, position(0, 0), seconds(1), Worths).
*/
