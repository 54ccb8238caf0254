:- module(connect4_bounds,
          [ position_limit_bounds/6,     % +Solver, +Position, +Limit, -Column, -Lower, -Upper
            position_limit_sign/6,       % +Solver, +Position, +Limit, -Column, -Lower, -Upper
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

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [member/2, select/4, selectchk/3]).
:- use_module('../../search/limit', [limit_steps/5]).
:- use_module(deepening, [moves_limit_column/4]).
:- use_module('../exact/options', [options_bounds/3, options_column/2, position_options/2]).
:- use_module('../exact/search', [node_value/6, solver_booked/3]).
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

%!  position_limit_sign(+Solver, +Position, +Limit, -Column, -Lower, -Upper) is semidet.
%
%   True as position_limit_bounds/6 is, but that nothing more is looked for once it is proved
%   that Column wins, that it draws and none wins, or that all lose: how late is not asked.
%
%       ?- strategies_solver([], 97, Solver), columns_position([4,4,5,5], Position),
%          position_limit_sign(Solver, Position, seconds(5), Column, Lower, _).
%       Column = 3, Lower = 18.

position_limit_sign(Solver, Position, Limit0, Column, Lower, Upper) :-
    solver_options(Solver, Position, Options0),
    limit_eighth(Limit0, Eighth, Rest),
    limit_more(Rest, Eighth, Limit),    % all but the eighth that a lookahead may need
    questioned(sign_question, Limit, Solver, Options0, Options1, _),
    (   \+ sign_question(Options1, _, _)
    ->  Options = Options1
    ;   promising_first(Solver, Eighth, Options1, Options)
    ),
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
    questioned(widest_question, Limit, Solver, Options0, Options, _),
    findall(bounds(Column, Lower, Upper), member(option(Lower, Upper, Column, _), Options), Found),
    msort(Found, Columns).

position_limit_options(Solver, Position, Limit0, Options, Limit) :-
    solver_options(Solver, Position, Options0),
    limit_eighth(Limit0, Eighth, Rest),
    questioned(farthest_question, Eighth, Solver, Options0, Options1, Eighth1),
    (   Rest =.. [_, Number],
        Number > 0,
        farthest_question(Options1, _, _)
    ->  promising_first(Solver, Eighth, Options1, Options2),
        questioned(sign_question, Rest, Solver, Options2, Options3, Rest1),
        questioned(farthest_question, Rest1, Solver, Options3, Options, Limit)
    ;   Options = Options1,
        foldl(limit_more, [Eighth, Rest], Eighth1, Limit)
    ).

%   The options of Position, of which there are some.

solver_options(Solver, Position, Options) :-
    position_options(Position, Options0),
    Options0 = [_|_],
    (   solver_booked(Solver, Position, Score)
    ->  maplist(option_at_most(Score), Options0, Options)
    ;   Options = Options0
    ).

option_at_most(Score, option(Lower, Upper0, Column, Node), option(Lower, Upper, Column, Node)) :-
    Upper is min(Upper0, Score).

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

limit_more(Limit1, Limit0, Limit) :-
    Limit1 =.. [Unit, Number1],
    Limit0 =.. [Unit, Number0],
    (   Number0 =:= inf
    ->  Number = inf
    ;   Number is Number0 + Number1
    ),
    Limit =.. [Unit, Number].

%   The options that may be the best, and the most promising of them first.

promising_first(Solver, Limit, Options0, [Option|Options]) :-
    options_bounds(Options0, Best, _),
    findall(Column-Node,
            ( member(option(_, Upper, Column, Node), Options0), Upper >= Best ),
            Moves),
    moves_limit_column(Solver, Moves, Limit, Column1),
    Option = option(_, _, Column1, _),
    selectchk(Option, Options0, Options).

%   Question_3 says what to ask next, until it fails.

:- meta_predicate questioned(3, +, +, +, -, -).

questioned(Question_3, Limit0, Solver, Options0, Options, Limit) :-
    limit_steps(Limit0, answered(Question_3, Solver), Options0, Options, Limit).

:- meta_predicate answered(3, +, +, -).

answered(Question_3, Solver, Options0, Options) :-
    call(Question_3, Options0, Option, Alpha),
    !,      % the first that may be asked
    Option = option(_, _, _, Node),
    node_value(Solver, Node, Alpha, Value, 0, _),
    narrowed(Option, Alpha, Value, Option1),
    once(select(Option, Options0, Option1, Options)).

%   The widest option that may still be the best, and the end of it that is
%   farther from a draw: is it worth as much, or as little?

farthest_question(Options, Option, Alpha) :-
    options_bounds(Options, Best, _),
    findall(Width-Option0, open_option(Options, Best, Width, Option0), Open),
    sort(1, @>=, Open, [_-Option|_]),
    option_alpha(Option, Alpha).

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

option_alpha(option(Lower, Upper, _, _), Alpha) :-
    (   Upper > -Lower
    ->  Alpha is -Upper
    ;   Alpha is -Lower - 1
    ).

open_option(Options, Best, Width, Option) :-
    member(Option, Options),
    Option = option(Lower, Upper, _, _),
    Upper > Best,
    Width is Upper - Lower.

%   The first option that may win, if none is known to: does it?  The first that
%   may draw, if none is known to: does it?

sign_question(Options, Option, Alpha) :-
    options_bounds(Options, Best, _),
    Option = option(_, Upper, _, _),
    (   Best =< 0,
        member(Option, Options),
        Upper > 0
    ->  Alpha = -1
    ;   Best < 0,
        member(Option, Options),
        Upper >= 0
    ->  Alpha = 0
    ).

%   The value is that of the other player.

narrowed(option(Lower0, Upper0, Column, Node), Alpha, Value,
         option(Lower, Upper, Column, Node)) :-
    (   Value > Alpha
    ->  Lower = Lower0,
        Upper is -Value
    ;   Lower is -Value,
        Upper = Upper0
    ).

/** <examples>

?- strategies_solver([odd_threat, no_four], 65521, Solver),
   position_limit_bounds(Solver, position(0, 0), seconds(1), Column, Lower, Upper).
*/
