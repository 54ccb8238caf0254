:- module(connect4_bounds,
          [ position_limit_bounds/6  % +Solver, +Position, +Limit, -Column, -Lower, -Upper
          ]).

/** <module> Bounds of a score: what can be known within a limit

For an eighth of the limit each column is asked whether it wins or loses
soon, then whether it does a turn later, and so on.  If the score is not
proved then, a deepening search of another eighth says which column is the
most promising, the columns are asked which of them wins, then which draws, the
most promising first, and what is left goes to the first question again.
*/

:- use_module(library(lists), [member/2, select/4, selectchk/3]).
:- use_module('../../search/limit', [limit_steps/5]).
:- use_module(deepening, [moves_limit_column/4]).
:- use_module('../exact/options', [options_bounds/3, options_column/2, position_options/2]).
:- use_module('../exact/search', [node_value/6]).
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
    position_options(Position, Options0),
    Options0 = [_|_],
    limit_eighth(Limit, Eighth, Rest),
    questioned(farthest_question, Eighth, Solver, Options0, Options1, _),
    (   Rest =.. [_, Number],
        Number > 0,
        farthest_question(Options1, _, _)
    ->  promising_first(Solver, Eighth, Options1, Options2),
        questioned(sign_question, Rest, Solver, Options2, Options3, Rest1),
        questioned(farthest_question, Rest1, Solver, Options3, Options, _)
    ;   Options = Options1
    ),
    options_bounds(Options, Lower, Upper),
    options_column(Options, Column).

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
    Option = option(Lower, Upper, _, _),
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
