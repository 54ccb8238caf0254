:- module(connect4_sign,
          [ position_limit_sign/7,     % +Solver, +Position, +First, +Limit, -Column, -Lower, -Upper
            position_limit_signed/7    % +Solver, +Position, +First, +Limit, -Column, -Lower, -Upper
          ]).

/** <module> The sign of a score: does a column win, or draw, within a limit?

board_sign_column/3 (exceeds.pl) is the idea: does a column win?  If none does, does one draw?  Here
these questions are asked of each column in turn, and some time is left for what cannot be proved:

  1. the question to start with has the largest share of the limit;
  2. what is left, and a second share, go to both questions, win and draw;
  3. if neither a win nor a draw is found, and one is still possible, a lookahead chooses;
     otherwise the time that is left goes to the score.

The columns are asked in the order of a search: those whose threats are worth most come first.  So
where facts end, the search finds their proof again in no more nodes than the claim says.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../search/limit', [limit_part/3, limits_sum/3]).
:- use_module('../exact/options', [options_bounds/3, options_column/4]).
:- use_module(questions, [draw_question/3, farthest_question/3, options_asked/6,
                          options_promising/4, settled_first/5, sign_question/3,
                          solver_options/3, threatening_first/2, win_question/3]).
:- use_module(recalled, [solver_turned/3]).
:- reexport('../exact/solver', [strategies_solver/3]).

%!  position_limit_sign(+Solver, +Position, +First, +Limit, -Column, -Lower, -Upper) is semidet.
%
%   True when Column is the best that is found within Limit, seconds(Number) or
%   inferences(Number).  It is worth at least Lower, and no column of Position more than Upper.
%   With enough time it is the same as board_sign_column/3.  If all columns lose, the rest of
%   Limit goes to the question how late.  Fails if no column can be played.
%
%   First is the question to start with: `win` or `draw` if that result is known to be possible,
%   from the facts of a proof or by solver_position_first/3; it then gets nearly all the time.
%   Otherwise it is `none`.
%
%       ?- strategies_solver([], 97, Solver), columns_position([4,4,5,5], Position),
%          position_limit_sign(Solver, Position, none, seconds(5), Column, Lower, _).
%       Column = 3, Lower = 18.

position_limit_sign(Solver, Position, First, Limit, Column, Lower, Upper) :-
    position_limit_sign(lost_question, Solver, Position, First, Limit, Column, Lower, Upper).

%!  position_limit_signed(+Solver, +Position, +First, +Limit, -Column, -Lower, -Upper) is semidet.
%
%   As position_limit_sign/7, except that what is left of Limit always goes to the score.
%
%       ?- strategies_solver([], 97, Solver), columns_position([4,4,5,5], Position),
%          position_limit_signed(Solver, Position, win, seconds(5), Column, Lower, Upper).
%       Column = 3, Lower = 18, Upper = 18.

position_limit_signed(Solver, Position, First, Limit, Column, Lower, Upper) :-
    position_limit_sign(farthest_question, Solver, Position, First, Limit, Column, Lower, Upper).

%   Last_3 is the question for the time that is left.  The position may be turned into its mirror.

position_limit_sign(Last_3, Solver, Position, First, Limit, Column, Lower, Upper) :-
    solver_turned(Solver, Position, Turned),
    solver_options(Solver, Turned, Options0),
    threatening_first(Options0, Options1),
    sign_asked(First, Last_3, Solver, Limit, Options1, Options),
    sign_column(Options, Column1, Lower, Upper),
    (   Turned == Position
    ->  Column = Column1
    ;   Column is 8 - Column1
    ).

sign_asked(First, Last_3, Solver, Limit, Options0, Options) :-
    first_shares(First, Question_3, Share1, Share2, Share3),
    limit_part(Limit, Share1, Limit1),
    limit_part(Limit, Share2, Limit2),
    limit_part(Limit, Share3, Limit3),
    options_asked(settled_first(Question_3, Solver), Solver, Limit1, Options0, Options1, Left1),
    limits_sum(Left1, Limit2, Both),
    options_asked(settled_first(sign_question, Solver), Solver, Both, Options1, Options2, Left2),
    (   sign_open(Options2)
    ->  options_promising(Solver, Limit3, Options2, Options)
    ;   limits_sum(Left2, Limit3, Last),
        options_asked(Last_3, Solver, Last, Options2, Options, _)
    ).

%   The first question, and the shares of the limit for it, for both questions, and for the
%   lookahead.

first_shares(none, draw_question, 1/2,   3/8, 1/8).
first_shares(draw, draw_question, 15/16, 0,   1/16).
first_shares(win,  win_question,  15/16, 0,   1/16).

%   No win or draw is known, but one is possible.

sign_open(Options) :-
    options_bounds(Options, Lower, Upper),
    Lower < 0,
    Upper >= 0.

lost_question(Options, Option, Alpha) :-
    options_bounds(Options, _, Upper),
    Upper < 0,
    farthest_question(Options, Option, Alpha).

%   Among columns that are known to win or to draw, one that may be worth more; otherwise as for all
%   options.

sign_column(Options, Column, Lower, Upper) :-
    options_bounds(Options, Best, Most),
    (   Best < 0
    ->  options_column(Options, Column, Lower, Upper)
    ;   Lower = Best,
        Upper = Most,
        (   member(option(Best, Highest, Column, _), Options),
            Highest > Best
        ->  true
        ;   memberchk(option(Best, _, Column, _), Options)
        )
    ).

/** <examples>

?- own_solver(Solver), columns_position([4,4,5,5,3], Position),
   position_limit_sign(Solver, Position, none, seconds(1), Column, Lower, Upper).
*/
