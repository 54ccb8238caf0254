:- module(connect4_bounds,
          [ position_limit_bounds/6,  % +Solver, +Position, +Limit, -Column, -Lower, -Upper
            position_limit_reached/5, % +Solver, +Position, +Limit, +Column, +Score
            position_limit_columns/4, % +Solver, +Position, +Limit, -Columns
            position_limit_sign/7,    % +Solver, +Position, +First, +Limit, -Column, -Lower, -Upper
            position_limit_signed/7   % +Solver, +Position, +First, +Limit, -Column, -Lower, -Upper
          ]).

/** <module> Bounds of a score: what can be known within a limit

The limit is used in four parts:

  1. an eighth: does a column win soon, or lose soon?  A turn later?  And so on;
  2. if the score is not proved by then, another eighth: a deepening search finds the most promising
     column;
  3. does a column win?  Does one draw?  The most promising column is asked first;
  4. what is left goes to the first question again.

If a book has the score of the position, no column is worth more.  Then half of the limit goes to
the question which column is worth that score.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../shared/limit', [limit_goal/3, limit_part/3, limits_sum/3]).
:- use_module('../exact/exact', [options_bounds/3, options_column/4]).
:- use_module('../exact/search', [node_value/6, solver_booked/3]).
:- reexport('../exact/solver', [strategies_solver/3]).
:- use_module(questions,
              [ draw_question/3, farthest_question/3, option_alpha/2, options_asked/6,
                options_promising/4, reach_question/3, settled_first/5, sign_question/3,
                solver_options/3, solver_turned/3, threatening_first/2, win_question/3 ]).

%!  position_limit_bounds(+Solver, +Position, +Limit, -Column, -Lower, -Upper) is semidet.
%
%   True when Column is the best that is found within Limit, seconds(Number) or
%   inferences(Number).  It is worth at least Lower, and no column of Position is worth more than
%   Upper.  If Lower is Upper, the score of Position is proved, the same as board_score/2, and
%   Column reaches it.  Fails if no column can be played.

position_limit_bounds(Solver, Position, Limit, Column, Lower, Upper) :-
    position_limit_options(Solver, Position, Limit, Options, _),
    options_column(Options, Column, Lower, Upper).

%!  position_limit_reached(+Solver, +Position, +Limit, +Column, +Score) is semidet.
%
%   True when it is found within Limit that Column of Position is worth Score or more.
%
%       ?- strategies_solver([], 97, Solver), columns_position([4,4,5,5], Position),
%          position_limit_reached(Solver, Position, seconds(5), 6, 18).
%       true.

position_limit_reached(Solver, Position, Limit, Column, Score) :-
    solver_options(Solver, Position, Options),
    memberchk(option(Lower, Upper, Column, Node), Options),
    (   Lower >= Score
    ->  true
    ;   Upper >= Score,
        Alpha is -Score,
        limit_goal(Limit, node_value(Solver, Node, Alpha, Value, 0, _), _),
        Value =< Alpha
    ).

%!  position_limit_columns(+Solver, +Position, +Limit, -Columns) is semidet.
%
%   True when Columns has bounds(Column, Lower, Upper) for each column that can be played: the
%   bounds of its score that are found within Limit.  First the best column is looked for, as
%   above.  Then the widest bounds are narrowed, as far as Limit allows.  Fails if no column can
%   be played.
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
    (   solver_booked(Solver, Position, _)
    ->  Question_3 = settled_first(reach_question, Solver),
        threatening_first(Options0, Options1),
        Share = 4
    ;   Question_3 = farthest_question,
        Options1 = Options0,
        Share = 1
    ),
    limit_share(Limit0, Share, First, Eighth, Rest),
    options_asked(Question_3, Solver, First, Options1, Options2, First1),
    (   Rest =.. [_, Number],
        Number > 0,
        call(Question_3, Options2, _, _)
    ->  options_promising(Solver, Eighth, Options2, Options3),
        options_asked(sign_question, Solver, Rest, Options3, Options4, Rest1),
        options_asked(Question_3, Solver, Rest1, Options4, Options, Limit)
    ;   Options = Options2,
        foldl(limits_sum, [Eighth, Rest], First1, Limit)
    ).

%   Share eighths of Limit, one more eighth, and the Rest.  Without a limit all is proved: nothing
%   goes to the lookahead, and there is no rest.

limit_share(Limit, Share, First, Eighth, Rest) :-
    Limit =.. [Unit, Number],
    (   Number =:= inf
    ->  First = Limit,
        Eighth = Limit,
        Rest =.. [Unit, 0]
    ;   Number1 is Number / 8,
        NumberShare is Share * Number1,
        NumberRest is (7 - Share) * Number1,
        First =.. [Unit, NumberShare],
        Eighth =.. [Unit, Number1],
        Rest =.. [Unit, NumberRest]
    ).

%   The option with the widest bounds, and that one of its bounds that is farther from a draw.

widest_question(Options, Option, Alpha) :-
    findall(Width-Option0,
            ( member(Option0, Options),
              Option0 = option(Lower0, Upper0, _, _),
              Width is Upper0 - Lower0,
              Width > 0 ),
            Open),
    sort(1, @>=, Open, [_-Option|_]),
    option_alpha(Option, Alpha).

% ---- The sign of a score: does a column win, or draw, within a limit? ----
%
%   board_sign_column/3 (../exact/search.pl) is the idea: does a column win?  If none does, does one
%   draw?  Here these questions are asked of each column in turn, and some time is left for what
%   cannot be proved:
%
%     1. the question to start with has the largest share of the limit;
%     2. what is left, and a second share, go to both questions, win and draw;
%     3. if neither a win nor a draw is found, and one is still possible, a lookahead chooses;
%        otherwise the time that is left goes to the score.
%
%   The columns are asked in the order of a search: those whose threats are worth most come first.
%   So where facts end, the search finds their proof again in no more nodes than the claim says.

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
    ( Turned == Position -> Column = Column1 ; Column is 8 - Column1 ).

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

?- strategies_solver([odd_threat, no_four], 65521, Solver),
   position_limit_bounds(Solver, position(0, 0), seconds(1), Column, Lower, Upper).
*/
