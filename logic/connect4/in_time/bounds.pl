:- module(connect4_bounds,
          [ position_limit_bounds/6,     % +Solver, +Position, +Limit, -Column, -Lower, -Upper
            position_limit_columns/4     % +Solver, +Position, +Limit, -Columns
          ]).

/** <module> Bounds of a score: what can be known within a limit

For an eighth of the limit each column is asked whether it wins or loses
soon, then whether it does a turn later, and so on.  If the score is not
proved then, a deepening search of another eighth says which column is the
most promising, the columns are asked which of them wins, then which draws, the
most promising first, and what is left goes to the first question again.

What a book has of the position bounds its columns from the start: none is worth more.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [member/2]).
:- use_module('../../search/limit', [limits_sum/3]).
:- use_module('../exact/options', [options_bounds/3, options_column/2]).
:- use_module(questions, [farthest_question/3, option_alpha/2, options_asked/6,
                          options_promising/4, sign_question/3, solver_options/3]).
:- reexport('../exact/solver', [strategies_solver/3]).

%!  position_limit_bounds(+Solver, +Position, +Limit, -Column, -Lower, -Upper) is semidet.
%
%   True when the score of Position was found to be between Lower and Upper
%   within Limit, seconds(Number) or inferences(Number), and Column is the
%   best so far.  If Lower is Upper the score is proved, the same as board_score/2, and
%   Column reaches it.
%   Fails if no column can be played.
%
%       ?- strategies_solver([], 97, Solver), columns_position([4,4,5,5], Position),
%          position_limit_bounds(Solver, Position, seconds(5), Column, Lower, Upper).
%       Column = 3, Lower = 18, Upper = 18.

position_limit_bounds(Solver, Position, Limit, Column, Lower, Upper) :-
    position_limit_options(Solver, Position, Limit, Options, _),
    options_bounds(Options, Lower, Upper),
    options_column(Options, Column).

%!  position_limit_columns(+Solver, +Position, +Limit, -Columns) is semidet.
%
%   True when Columns has bounds(Column, Lower, Upper) for each column that can
%   be played: what was found of its score within Limit.  First the best is looked
%   for, as above; in what is left of Limit, the widest of all bounds are narrowed.
%   Fails if no column can be played.
%
%       ?- strategies_solver([], 97, Solver), columns_position([4,4,5,5,3,3], Position),
%          position_limit_columns(Solver, Position, inferences(inf), [bounds(1, Lower, Upper)|_]).
%       Lower = 17, Upper = 17.

position_limit_columns(Solver, Position, Limit0, Columns) :-
    position_limit_options(Solver, Position, Limit0, Options0, Limit),
    options_asked(widest_question, Solver, Limit, Options0, Options, _),
    findall(bounds(Column, Lower, Upper), member(option(Lower, Upper, Column, _), Options), Found),
    msort(Found, Columns).

position_limit_options(Solver, Position, Limit0, Options, Limit) :-
    solver_options(Solver, Position, Options0),
    limit_eighth(Limit0, Eighth, Rest),
    options_asked(farthest_question, Solver, Eighth, Options0, Options1, Eighth1),
    (   Rest =.. [_, Number],
        Number > 0,
        farthest_question(Options1, _, _)
    ->  options_promising(Solver, Eighth, Options1, Options2),
        options_asked(sign_question, Solver, Rest, Options2, Options3, Rest1),
        options_asked(farthest_question, Solver, Rest1, Options3, Options, Limit)
    ;   Options = Options1,
        foldl(limits_sum, [Eighth, Rest], Eighth1, Limit)
    ).

%   Two eighths, and the Rest; without a limit nothing is left to a guess.

limit_eighth(Limit, Eighth, Rest) :-
    Limit =.. [Unit, Number],
    (   Number =:= inf
    ->  Eighth = Limit,
        Rest =.. [Unit, 0]
    ;   Number1 is Number / 8,
        Number6 is 6 * Number1,
        Eighth =.. [Unit, Number1],
        Rest =.. [Unit, Number6]
    ).

%   The widest option of all, and the end of it that is farther from a draw.

widest_question(Options, Option, Alpha) :-
    findall(Width-Option0,
            ( member(Option0, Options),
              Option0 = option(Lower0, Upper0, _, _),
              Width is Upper0 - Lower0,
              Width > 0 ),
            Open),
    sort(1, @>=, Open, [_-Option|_]),
    option_alpha(Option, Alpha).

/** <examples>

?- strategies_solver([odd_threat, no_four], 65521, Solver),
   position_limit_bounds(Solver, position(0, 0), seconds(1), Column, Lower, Upper).
*/
