:- module(connect4_sign,
          [ position_limit_sign/7  % +Solver, +Position, +First, +Limit, -Column, -Lower, -Upper
          ]).

/** <module> The sign of a score: does a column win, or draw, within a limit?

How soon a win comes is not asked, nor how late a loss.  The columns are asked as a
search asks them, those first after which more cells complete four, so that
where facts end their proof is found again: in no more nodes than the claim says.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(pairs), [map_list_to_pairs/3, pairs_values/2]).
:- use_module('../board/bits', [position_column_position/3, position_key/2, position_least/2,
                                position_mirror/2]).
:- use_module('../exact/entry', [table_bounds/6]).
:- use_module('../exact/options', [options_bounds/3, options_column/2]).
:- use_module(questions, [draw_question/3, options_asked/6, options_promising/4,
                          sign_question/3, solver_options/3, win_question/3]).
:- reexport('../exact/solver', [strategies_solver/3]).

%!  position_limit_sign(+Solver, +Position, +First, +Limit, -Column, -Lower, -Upper) is semidet.
%
%   True when the score of Position was found to be between Lower and Upper within Limit,
%   seconds(Number) or inferences(Number), and Column is the best so far: that it wins, that it
%   draws and none wins, or that all lose is enough.  First is what is asked first: `win` or
%   `draw`, with all the time, who knows that this can be had; `none`, who knows nothing.
%   Fails if no column can be played.
%
%       ?- strategies_solver([], 97, Solver), columns_position([4,4,5,5], Position),
%          position_limit_sign(Solver, Position, none, seconds(5), Column, Lower, _).
%       Column = 3, Lower = 18.

position_limit_sign(Solver, Position, First, Limit, Column, Lower, Upper) :-
    solver_turned(Solver, Position, Turned),
    turned_sign(Solver, Turned, First, Limit, Column0, Lower, Upper),
    (   Turned == Position
    ->  Column = Column0
    ;   Column is 8 - Column0
    ).

turned_sign(Solver, Position, First, Limit0, Column, Lower, Upper) :-
    solver_options(Solver, Position, Options0),
    threatening_first(Options0, Options1),
    limit_parts(Limit0, First, Eighth, Limit1, Limit2),
    first_question(First, Question_3),
    options_asked(Question_3, Solver, Limit1, Options1, Options2, Left),
    limits_sum(Left, Limit2, Limit),
    options_asked(sign_question, Solver, Limit, Options2, Options3, _),
    options_bounds(Options3, Lower, Upper),
    (   Lower < 0,
        sign_question(Options3, _, _)
    ->  options_promising(Solver, Eighth, Options3, Options)
    ;   Options = Options3
    ),
    sign_column(Options, Lower, Column).

%   Of columns that are known to draw one that may win; else as of any options.

sign_column(Options, Lower, Column) :-
    (   Lower < 0
    ->  options_column(Options, Column)
    ;   member(option(Lower, Upper, Column, _), Options),
        Upper > Lower
    ->  true
    ;   memberchk(option(Lower, _, Column, _), Options)
    ).

first_question(win,  win_question).
first_question(draw, draw_question).
first_question(none, draw_question).

%   An eighth for the lookahead; the rest for the first question or, if nothing is known, half of
%   it for that.

limit_parts(Limit, First, Eighth, Limit1, Limit2) :-
    Limit =.. [Unit, Number],
    (   First == none
    ->  Share1 = 0.5,
        Share2 = 0.375
    ;   Share1 = 0.875,
        Share2 = 0
    ),
    part(Unit, 0.125, Number, Eighth),
    part(Unit, Share1, Number, Limit1),
    part(Unit, Share2, Number, Limit2).

part(Unit, Share, Number, Limit) :-
    (   Number =:= inf
    ->  Part = inf
    ;   Part is Share * Number
    ),
    Limit =.. [Unit, Part].

limits_sum(Limit0, Limit1, Limit) :-
    Limit0 =.. [Unit, Number0],
    Limit1 =.. [Unit, Number1],
    (   ( Number0 == inf ; Number1 == inf )
    ->  Number = inf
    ;   Number is Number0 + Number1
    ),
    Limit =.. [Unit, Number].

%   As in moves.pl.

threatening_first(Options0, Options) :-
    map_list_to_pairs(option_threats, Options0, Pairs0),
    sort(1, @>=, Pairs0, Pairs),
    pairs_values(Pairs, Options).

option_threats(option(_, _, _, Node), Number) :-
    (   Node = node(_, _, _, Threats, _, _)
    ->  Number is popcount(Threats)
    ;   Number = 0
    ).

%   Position or its mirror: that of which the table has more, else the lesser, as in checker.pl.

solver_turned(Solver, Position, Turned) :-
    position_least(Position, Least),
    position_mirror(Least, Mirror),
    arg(2, Solver, Table),
    position_found(Table, Least, Number),
    position_found(Table, Mirror, MirrorNumber),
    (   MirrorNumber > Number
    ->  Turned = Mirror
    ;   Turned = Least
    ).

%   How many the table has of Position and those that are a stone on.

position_found(Table, Position, Number) :-
    findall(Key,
            ( ( Found = Position ; position_column_position(Position, _, Found) ),
              position_key(Found, Key),
              table_bounds(Table, Key, -32, 31, Lower, Upper),
              Upper - Lower < 63 ),
            Keys),
    length(Keys, Number).

/** <examples>

?- own_solver(Solver), columns_position([4,4,5,5,3], Position),
   position_limit_sign(Solver, Position, none, seconds(1), Column, Lower, Upper).
*/
