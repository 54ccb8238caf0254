:- module(connect4_worth,
          [ position_worths/4,     % +Solver, +Position, +Limit, -Worths
            position_seen_worths/3, % +Solver, +Position, -Worths
            options_in_turn/5      % :Question_3, +Solver, +Limit, +Options0, -Options
          ]).

/** <module> What each column is worth, as far as it is known

What is known without a search comes first, then searches that take the columns in turn.  Short
searches come first, so that a column that is hard to judge does not keep the others waiting.  The first
question is whether a column wins or draws, the next how soon.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../in_time/questions', [option_alpha/2, options_asked/6, solver_options/3]).
:- reexport('../exact/solver', [own_solver/1]).

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
    ->  options_in_turn(column_question, Solver, Limit, Options0, Options),
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

%!  options_in_turn(:Question_3, +Solver, +Limit, +Options0, -Options) is det.
%
%   True when Options are Options0 with the bounds that were narrowed within Limit, as by
%   options_asked/6, but each option is asked by itself, in turns.
%
%       ?- own_solver(Solver), columns_position([4,4,5,5], Position),
%          solver_options(Solver, Position, Options0),
%          options_in_turn(win_question, Solver, inferences(3_000_000), Options0, Options),
%          memberchk(option(Lower, _, 3, _), Options).
%       Lower = 18.

:- meta_predicate options_in_turn(3, +, +, +, -).

options_in_turn(Question_3, Solver, Limit, Options0, Options) :-
    Limit =.. [Unit, Most],
    first_slice(Unit, Slice),
    rounds(Question_3, Solver, Unit, Most, Slice, Options0, Options).

%   In each round an option has a Slice of what is left, and in the next twice as much.

rounds(Question_3, Solver, Unit, Left0, Slice, Options0, Options) :-
    (   Left0 > 0,
        member(Option, Options0),
        call(Question_3, [Option], _, _)
    ->  slices(Options0, Question_3, Solver, Unit, Slice, Left0, Options1, Left),
        Slice1 is 2 * Slice,
        rounds(Question_3, Solver, Unit, Left, Slice1, Options1, Options)
    ;   Options = Options0
    ).

slices([], _, _, _, _, Left, [], Left).
slices([Option0|Options0], Question_3, Solver, Unit, Slice, Left0, [Option|Options], Left) :-
    Part is min(Slice, Left0),
    Limit0 =.. [Unit, Part],
    options_asked(Question_3, Solver, Limit0, [Option0], [Option], Limit),
    arg(1, Limit, Rest),
    ( Left0 =:= inf -> Left1 = inf ; Left1 is Left0 - Part + Rest ),
    slices(Options0, Question_3, Solver, Unit, Slice, Left1, Options, Left).

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
