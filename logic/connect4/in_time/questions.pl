:- module(connect4_questions,
          [ solver_fact/4,           % +Solver, +Position, -Column, -Lower
            solver_column_fact/5,    % +Solver, +Position, +Column, -Lower, -Upper
            solver_column_opening/5, % +Solver, +Position, +Column, -Lower, -Upper
            solver_position_least/3, % +Solver, +Position, -Lower
            solver_position_first/3, % +Solver, +Position, -First
            solver_turned/3,         % +Solver, +Position, -Turned
            solver_options/3,        % +Solver, +Position, -Options
            options_asked/6,         % :Question_3, +Solver, +Limit0, +Options0, -Options, -Limit
            sign_question/3,         % +Options, -Option, -Alpha
            win_question/3,          % +Options, -Option, -Alpha
            draw_question/3,         % +Options, -Option, -Alpha
            farthest_question/3,     % +Options, -Option, -Alpha
            reach_question/3,        % +Options, -Option, -Alpha
            settled_first/5,         % :Question_3, +Solver, +Options, -Option, -Alpha
            threatening_first/2,     % +Options0, -Options
            option_alpha/2,          % +Option, -Alpha
            options_promising/4      % +Solver, +Limit, +Options0, -Options
          ]).

/** <module> Questions: what is each column worth, asked one after another

An option (../exact/exact.pl) is a column with the bounds of its worth.  A question chooses one of
the options and a number Alpha: after that column, is the position worth more than Alpha to the
other player?  The answer narrows the bounds of the option, and the next question is asked.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, select/4, selectchk/3]).
:- use_module(library(pairs), [map_list_to_pairs/3, pairs_values/2]).
:- use_module('../../shared/limit', [limit_steps/5]).
:- use_module('../board/bits',
              [ position_key/2, position_least/2, position_mirror/2,
                walls_position_column_position/4 ]).
:- use_module('../exact/exact', [options_bounds/3, walls_position_options/3]).
:- use_module('../exact/node', [threats_worth/3]).
:- use_module('../exact/search',
              [ node_settled/4, node_value/6, sign_bounds/3, solver_booked/3, solver_position_sign/3 ]).
:- reexport('../exact/solver', [strategies_solver/3]).
:- use_module('../exact/solver',
              [ solver_node_learnt/4, solver_node_store/4, solver_table/2, solver_walls/2,
                table_known/4 ]).
:- use_module('../proof/plan', [position_known/3, position_led/2]).
:- use_module(deepening, [moves_limit_column/4]).

%!  solver_options(+Solver, +Position, -Options) is semidet.
%
%   True when Options are those of Position, and there is at least one.  Their bounds are all that
%   is known without a search: whoever asks begins with these.  No column is worth more than the
%   score that the book of Solver may have, and the facts of the proofs are heeded.
%
%       ?- strategies_solver([], 97, Solver), columns_position([4], Position),
%          solver_options(Solver, Position, Options), options_bounds(Options, Lower, Upper).
%       Lower = -19, Upper = -1.

solver_options(Solver, Position, Options) :-
    solver_walls(Solver, Walls),
    walls_position_options(Walls, Position, Options0),
    Options0 = [_|_],
    maplist(option_known(Solver, Position), Options0, Options1),
    (   solver_booked(Solver, Position, Score)
    ->  maplist(option_at_most(Score), Options1, Options)
    ;   Options = Options1
    ).

option_known(Solver, Position, option(Lower0, Upper0, Column, Node),
             option(Lower, Upper, Column, Node)) :-
    solver_column_fact(Solver, Position, Column, Lower1, Upper1),
    solver_column_opening(Solver, Position, Column, Lower2, Upper2),
    (   solver_node_learnt(Solver, Node, Least, Most)
    ->  Lower is max(max(Lower0, Lower1), max(Lower2, -Most)),
        Upper is min(min(Upper0, Upper1), min(Upper2, -Least))
    ;   Lower is max(Lower0, max(Lower1, Lower2)),
        Upper is min(Upper0, min(Upper1, Upper2))
    ).

option_at_most(Score, option(Lower, Upper0, Column, Node), option(Lower, Upper, Column, Node)) :-
    Upper is min(Upper0, Score).

%!  options_asked(:Question_3, +Solver, +Limit0, +Options0, -Options, -Limit) is det.
%
%   True when Options are Options0 with the bounds that the questions narrowed.  The next question
%   is call(Question_3, Options, Option, Alpha), until it fails or Limit0 is used up.  Limit is
%   what is left of Limit0.
%
%       ?- strategies_solver([], 97, Solver), columns_position([4,4,5,5], Position),
%          solver_options(Solver, Position, Options0),
%          options_asked(win_question, Solver, inferences(inf), Options0, Options, _),
%          options_bounds(Options, Lower, _).
%       Lower = 18.

:- meta_predicate options_asked(3, +, +, +, -, -).

options_asked(Question_3, Solver, Limit0, Options0, Options, Limit) :-
    limit_steps(Limit0, answered(Question_3, Solver), Options0, Options, Limit).

:- meta_predicate answered(3, +, +, -).

answered(Question_3, Solver, Options0, Options) :-
    call(Question_3, Options0, Option, Alpha),
    !,      % the first that may be asked
    Option = option(_, _, _, Node),
    node_value(Solver, Node, Alpha, Value, 0, _),
    narrowed(Option, Alpha, Value, Option1),
    Option1 = option(Lower, Upper, _, _),
    Least is -Upper,
    Most is -Lower,
    solver_node_store(Solver, Node, Least, Most),
    once(select(Option, Options0, Option1, Options)).

%   The value is that of the other player.

narrowed(option(Lower0, Upper0, Column, Node), Alpha, Value,
         option(Lower, Upper, Column, Node)) :-
    (   Value > Alpha
    ->  Lower = Lower0,
        Upper is -Value
    ;   Lower is -Value,
        Upper = Upper0
    ).

%!  sign_question(+Options, -Option, -Alpha) is nondet.
%
%   Asks whether an option wins; if none does, whether one draws.
%
%       ?- sign_question([option(-5, 0, 4, a), option(-5, 9, 3, b)], Option, Alpha).
%       Option = option(-5, 9, 3, b), Alpha = -1.

sign_question(Options, Option, Alpha) :-
    win_question(Options, Option, Alpha).
sign_question(Options, Option, Alpha) :-
    draw_question(Options, Option, Alpha).

%!  win_question(+Options, -Option, -Alpha) is nondet.
%
%   Asks whether Option wins.  True when Option is one of Options that may win, and none is known
%   to win.
%
%       ?- win_question([option(-5, 0, 4, a), option(-5, 9, 3, b)], Option, Alpha).
%       Option = option(-5, 9, 3, b), Alpha = -1.

win_question(Options, Option, -1) :-
    options_bounds(Options, Best, _),
    Best =< 0,
    member(Option, Options),
    Option = option(_, Upper, _, _),
    Upper > 0.

%!  draw_question(+Options, -Option, -Alpha) is nondet.
%
%   Asks whether Option at least draws.  True when Option is one of Options that may draw, and
%   none is known to draw.
%
%       ?- draw_question([option(-5, -1, 4, a), option(-5, 9, 3, b)], Option, Alpha).
%       Option = option(-5, 9, 3, b), Alpha = 0.

draw_question(Options, Option, 0) :-
    options_bounds(Options, Best, _),
    Best < 0,
    member(Option, Options),
    Option = option(_, Upper, _, _),
    Upper >= 0.

%!  farthest_question(+Options, -Option, -Alpha) is semidet.
%
%   True when Option has the widest bounds of those Options that may still be the best, and Alpha
%   asks about one of these bounds, as option_alpha/2 does.
%
%       ?- farthest_question([option(1, 3, 4, a), option(-5, 9, 3, b)], Option, Alpha).
%       Option = option(-5, 9, 3, b), Alpha = -9.

farthest_question(Options, Option, Alpha) :-
    options_bounds(Options, Best, _),
    findall(Width-Option0, open_option(Options, Best, Width, Option0), Open),
    sort(1, @>=, Open, [_-Option|_]),
    option_alpha(Option, Alpha).

open_option(Options, Best, Width, Option) :-
    member(Option, Options),
    Option = option(Lower, Upper, _, _),
    Upper > Best,
    Width is Upper - Lower.

%!  reach_question(+Options, -Option, -Alpha) is nondet.
%
%   Asks whether Option is worth the highest upper bound.  True when Option is one of Options with
%   that bound, and none is known to reach it.  If a book has the position's score, this question
%   is enough.
%
%       ?- reach_question([option(-5, 0, 4, a), option(-5, 3, 3, b)], Option, Alpha).
%       Option = option(-5, 3, 3, b), Alpha = -3.

reach_question(Options, Option, Alpha) :-
    options_bounds(Options, Best, Upper),
    Best < Upper,
    Alpha is -Upper,
    member(Option, Options),
    Option = option(_, Upper, _, _).

%!  settled_first(:Question_3, +Solver, +Options, -Option, -Alpha) is semidet.
%
%   True when Option and Alpha are the first question of Question_3 that can be answered without a
%   search; if there is none, the first question.  So all moves are looked at before one is
%   searched.
%
%       ?- strategies_solver([], 97, Solver),
%          settled_first(win_question, Solver, [option(1, 2, 5, c)], _, _).
%       false.

:- meta_predicate settled_first(3, +, +, -, -).

settled_first(Question_3, Solver, Options, Option, Alpha) :-
    (   call(Question_3, Options, Option, Alpha),
        Option = option(_, _, _, Node),
        node_settled(Solver, Node, Alpha, _)
    ->  true
    ;   call(Question_3, Options, Option, Alpha)
    ->  true
    ).

%!  threatening_first(+Options0, -Options) is det.
%
%   True when Options are Options0 ordered by the worth of their stones' threats (threats_worth/3),
%   the highest first.
%
%       ?- threatening_first([option(0, 0, 4, score(0)), option(1, 1, 3, score(-1))], Options).
%       Options = [option(0, 0, 4, score(0)), option(1, 1, 3, score(-1))].

threatening_first(Options0, Options) :-
    map_list_to_pairs(option_worth, Options0, Pairs0),
    sort(1, @>=, Pairs0, Pairs),
    pairs_values(Pairs, Options).

option_worth(option(_, _, _, Node), Worth) :-
    (   Node = node(_, _, _, Threats, _, Left1)
    ->  Left is Left1 + 1,
        threats_worth(Threats, Left, Worth)
    ;   Worth = 0
    ).

%!  option_alpha(+Option, -Alpha) is det.
%
%   True when Alpha asks about the bound of Option that is farther from a draw: is Option worth
%   that?
%
%       ?- option_alpha(option(-12, 9, 3, b), Alpha).
%       Alpha = 11.

option_alpha(option(Lower, Upper, _, _), Alpha) :-
    ( Upper > -Lower -> Alpha is -Upper ; Alpha is -Lower - 1 ).

%!  options_promising(+Solver, +Limit, +Options0, -Options) is det.
%
%   True when Options are Options0, the most promising first: a lookahead within Limit finds it
%   among those that may be the best.
%
%       ?- strategies_solver([], 97, Solver), columns_position([4,4,5,5], Position),
%          solver_options(Solver, Position, Options0),
%          options_promising(Solver, inferences(1000), Options0, [option(_, _, Column, _)|_]).
%       Column = 3.

options_promising(Solver, Limit, Options0, [Option|Options]) :-
    options_bounds(Options0, Best, _),
    findall(Column-Node,
            ( member(option(_, Upper, Column, Node), Options0), Upper >= Best ),
            Moves),
    moves_limit_column(Solver, Moves, Limit, Column1),
    Option = option(_, _, Column1, _),
    selectchk(Option, Options0, Options).

% ---- What a solver already knows of a position ----
%
%   The facts of the proofs may have a column for it, or lead to it: they are about the board
%   without walls.  Its table may have bounds for the position, for its mirror, or for those that a
%   stone later follow; its book may have the score.

%!  solver_fact(+Solver, +Position, -Column, -Lower) is semidet.
%
%   True when the facts of the proofs have Column for the player to move in Position, which is worth
%   at least Lower: 1, or 0.
%
%       ?- strategies_solver([], 97, Solver), solver_fact(Solver, position(0, 0), Column, Lower).
%       Column = 4, Lower = 1.

solver_fact(Solver, Position, Column, Lower) :-
    solver_walls(Solver, 0),
    position_known(Position, Column, Lower).

%!  solver_position_least(+Solver, +Position, -Lower) is semidet.
%
%   True when the facts of the proofs have a column for Position, or lead to it: it is worth at
%   least Lower, 1 or 0.
%
%       ?- strategies_solver([], 97, Solver), columns_position([4,1,5,1], Position),
%          solver_position_least(Solver, Position, Lower).
%       Lower = 1.

solver_position_least(Solver, Position, Lower) :-
    solver_walls(Solver, 0),
    (   position_known(Position, _, Lower0)
    ->  Lower = Lower0
    ;   position_led(Position, Lower)
    ).

%!  solver_column_fact(+Solver, +Position, +Column, -Lower, -Upper) is det.
%
%   True when the facts of the proofs know that Column, which can be played in Position, is worth
%   Lower to Upper; -21 to 21 where they say nothing.
%
%       ?- strategies_solver([], 97, Solver),
%          solver_column_fact(Solver, position(0, 0), 4, Lower, Upper).
%       Lower = 1, Upper = 21.

solver_column_fact(Solver, Position, Column, Lower, Upper) :-
    (   solver_fact(Solver, Position, Column, Lower0)
    ->  Lower = Lower0
    ;   Lower = -21
    ),
    solver_walls(Solver, Walls),
    once(walls_position_column_position(Walls, Position, Column, Next)),
    (   solver_position_least(Solver, Next, Least)
    ->  Upper is -Least
    ;   Upper = 21
    ).

%!  solver_column_opening(+Solver, +Position, +Column, -Lower, -Upper) is det.
%
%   As solver_column_fact/5, but what the openings of Solver know.
%
%       ?- strategies_solver([], 97, Solver),
%          solver_column_opening(Solver, position(0, 0), 4, Lower, Upper).
%       Lower = -21, Upper = 21.

solver_column_opening(Solver, Position, Column, Lower, Upper) :-
    solver_walls(Solver, Walls),
    once(walls_position_column_position(Walls, Position, Column, Next)),
    (   solver_position_sign(Solver, Next, Sign0)
    ->  Sign is -Sign0,
        sign_bounds(Sign, Lower, Upper)
    ;   Lower = -21,
        Upper = 21
    ).

%!  solver_position_first(+Solver, +Position, -First) is det.
%
%   True when First is the result, `win` or `draw`, that Solver already knows to be possible from
%   Position; otherwise `none`.
%
%       ?- strategies_solver([], 97, Solver), solver_position_first(Solver, position(0, 0), First).
%       First = none.

solver_position_first(Solver, Position, First) :-
    (   lower_known(Solver, Position, Lower),
        Lower > 0
    ->  First = win
    ;   lower_known(Solver, Position, 0)
    ->  First = draw
    ;   First = none
    ).

%   The score of Position is at least Lower: by the book, by the table, or because a stone leads
%   to a position that is worth at most so much to the other player.

lower_known(Solver, Position, Lower) :-
    solver_booked(Solver, Position, Lower).
lower_known(Solver, Position, Lower) :-
    position_alike(Solver, Position, Alike),
    bounds_known(Solver, Alike, Lower, _).
lower_known(Solver, Position, Lower) :-
    position_alike(Solver, Position, Alike),
    position_next(Solver, Alike, Next),
    bounds_known(Solver, Next, _, Upper),
    Lower is -Upper.

bounds_known(Solver, Position, Lower, Upper) :-
    solver_table(Solver, Table),
    position_key(Position, Key),
    table_known(Table, Key, Lower, Upper).

position_next(Solver, Position, Next) :-
    solver_walls(Solver, Walls),
    walls_position_column_position(Walls, Position, _, Next).

%   A position and its mirror.  On a smaller board the mirror may lie on other cells.

position_alike(_, Position, Position).
position_alike(Solver, Position, Mirror) :-
    solver_walls(Solver, 0),
    position_mirror(Position, Mirror).

%!  solver_turned(+Solver, +Position, -Turned) is det.
%
%   True when Turned is Position or its mirror: the one of which the table of Solver knows more, or
%   else the lesser, as in checker.pl.  On a smaller board it is Position.
%
%       ?- strategies_solver([], 97, Solver), columns_position([7], Position),
%          solver_turned(Solver, Position, Turned).
%       Turned = position(0, 1).

solver_turned(Solver, Position, Turned) :-
    (   solver_walls(Solver, 0)
    ->  position_least(Position, Least),
        position_mirror(Least, Mirror),
        number_known(Solver, Least, Number),
        number_known(Solver, Mirror, MirrorNumber),
        ( MirrorNumber > Number -> Turned = Mirror ; Turned = Least )
    ;   Turned = Position
    ).

%   Of how many the table knows something: Position, and the positions a stone later.

number_known(Solver, Position, Number) :-
    findall(Found,
            ( ( Found = Position ; position_next(Solver, Position, Found) ),
              bounds_known(Solver, Found, _, _) ),
            All),
    length(All, Number).

/** <examples>

?- strategies_solver([], 97, Solver), columns_position([4,4], Position),
   solver_turned(Solver, Position, Turned), solver_position_first(Solver, Turned, First).
*/
