:- module(connect4_sign,
          [ position_limit_sign/7,     % +Solver, +Position, +First, +Limit, -Column, -Lower, -Upper
            position_limit_signed/7,   % +Solver, +Position, +First, +Limit, -Column, -Lower, -Upper
            solver_position_first/3    % +Solver, +Position, -First
          ]).

/** <module> The sign of a score: does a column win, or draw, within a limit?

The columns are asked in the order of a search: those whose threats are worth most come
first.  So where facts end, their proof is found again in no more nodes than the claim
says.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../search/limit', [limits_sum/3]).
:- use_module('../board/bits', [position_key/2, position_least/2, position_mirror/2,
                                walls_position_column_position/4]).
:- use_module('../exact/entry', [table_bounds/6]).
:- use_module('../exact/options', [options_bounds/3, options_column/4]).
:- use_module('../exact/settled', [solver_booked/3]).
:- use_module(questions, [draw_question/3, farthest_question/3, options_asked/6,
                          options_promising/4, settled_first/5, sign_question/3,
                          solver_options/3, threatening_first/2, win_question/3]).
:- reexport('../exact/solver', [strategies_solver/3]).
:- use_module('../exact/solver', [solver_table/2, solver_walls/2]).

%!  position_limit_sign(+Solver, +Position, +First, +Limit, -Column, -Lower, -Upper) is semidet.
%
%   True when Column is the best so far within Limit, seconds(Number) or inferences(Number).  It is
%   enough that it wins, or that it draws and none wins.  If all columns lose, the rest of Limit goes
%   to the question how late.  Column is worth at least Lower, and no column of Position more than
%   Upper.  First is the question to start with: `win` or `draw` if that result is known to be
%   possible (it then gets nearly all the time), otherwise `none`.  Fails if no column can be played.
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

%   Last_3 is the question for what is left.

position_limit_sign(Last_3, Solver, Position, First, Limit, Column, Lower, Upper) :-
    solver_turned(Solver, Position, Turned),
    turned_sign(Last_3, Solver, Turned, First, Limit, Column0, Lower, Upper),
    (   Turned == Position
    ->  Column = Column0
    ;   Column is 8 - Column0
    ).

turned_sign(Last_3, Solver, Position, First, Limit0, Column, Lower, Upper) :-
    solver_options(Solver, Position, Options0),
    threatening_first(Options0, Options1),
    limit_parts(Limit0, First, Lookahead, Limit1, Limit2),
    first_question(First, Question_3),
    options_asked(settled_first(Question_3, Solver), Solver, Limit1, Options1, Options2, Left1),
    limits_sum(Left1, Limit2, Limit3),
    options_asked(settled_first(sign_question, Solver), Solver, Limit3, Options2, Options3,
                  Left3),
    (   options_bounds(Options3, Best, _),
        Best < 0,
        sign_question(Options3, _, _)
    ->  options_promising(Solver, Lookahead, Options3, Options)
    ;   limits_sum(Left3, Lookahead, Limit4),
        options_asked(Last_3, Solver, Limit4, Options3, Options, _)
    ),
    sign_column(Options, Column, Lower, Upper).

lost_question(Options, Option, Alpha) :-
    options_bounds(Options, _, Upper),
    Upper < 0,
    farthest_question(Options, Option, Alpha).

%   Among columns that are known to draw, one that may win; otherwise as for all options.

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

first_question(win,  win_question).
first_question(draw, draw_question).
first_question(none, draw_question).

%   If nothing is known, half of the limit is for the first question and an eighth for the
%   lookahead; otherwise nearly all is for the question.

limit_parts(Limit, First, Lookahead, Limit1, Limit2) :-
    Limit =.. [Unit, Number],
    (   First == none
    ->  Share = 0.125,
        Share1 = 0.5
    ;   Share = 0.0625,
        Share1 = 0.9375
    ),
    Share2 is 1 - Share - Share1,
    part(Unit, Share, Number, Lookahead),
    part(Unit, Share1, Number, Limit1),
    part(Unit, Share2, Number, Limit2).

part(Unit, Share, Number, Limit) :-
    (   Number =:= inf
    ->  Part = inf
    ;   Part is Share * Number
    ),
    Limit =.. [Unit, Part].

%   Position or its mirror: the one of which the table knows more, or else the lesser, as in
%   checker.pl.  On a smaller board, whose mirror may lie on other cells, Position stays as it is.

solver_turned(Solver, Position, Turned) :-
    (   solver_walls(Solver, 0)
    ->  position_least(Position, Least),
        position_mirror(Least, Mirror),
        position_found(Solver, Least, Number),
        position_found(Solver, Mirror, MirrorNumber),
        (   MirrorNumber > Number
        ->  Turned = Mirror
        ;   Turned = Least
        )
    ;   Turned = Position
    ).

%   How many the table has of Position and the positions one stone later.

position_found(Solver, Position, Number) :-
    findall(Found,
            ( ( Found = Position ; next_position(Solver, Position, Found) ),
              found_bounds(Solver, Found, Lower, Upper),
              Upper - Lower < 63 ),
            All),
    length(All, Number).

next_position(Solver, Position, Next) :-
    solver_walls(Solver, Walls),
    walls_position_column_position(Walls, Position, _, Next).

found_bounds(Solver, Position, Lower, Upper) :-
    solver_table(Solver, Table),
    position_key(Position, Key),
    table_bounds(Table, Key, -32, 31, Lower, Upper).

%!  solver_position_first(+Solver, +Position, -First) is det.
%
%   True when First is the result, `win` or `draw`, that Solver already knows to be possible from
%   Position, by its table or its book; otherwise `none`.
%
%       ?- strategies_solver([], 97, Solver), solver_position_first(Solver, position(0, 0), First).
%       First = none.

solver_position_first(Solver, Position, First) :-
    (   solver_booked(Solver, Position, Score)
    ->  Most = Score
    ;   aggregate_all(max(Lower), ( like(Solver, Position, Found),
                                    position_lower(Solver, Found, Lower) ), Most)
    ),
    (   Most > 0
    ->  First = win
    ;   Most =:= 0
    ->  First = draw
    ;   First = none
    ).

%   By what the table knows of the position, or of a position one stone later.

position_lower(Solver, Position, Lower) :-
    found_bounds(Solver, Position, Lower, _).
position_lower(Solver, Position, Lower) :-
    next_position(Solver, Position, Next),
    found_bounds(Solver, Next, _, Upper),
    Lower is -Upper.

like(_, Position, Position).
like(Solver, Position, Mirror) :-
    solver_walls(Solver, 0),
    position_mirror(Position, Mirror).

/** <examples>

?- own_solver(Solver), columns_position([4,4,5,5,3], Position),
   position_limit_sign(Solver, Position, none, seconds(1), Column, Lower, Upper).
*/
