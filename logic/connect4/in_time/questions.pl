:- module(connect4_questions,
          [ solver_options/3,      % +Solver, +Position, -Options
            options_asked/6,       % :Question_3, +Solver, +Limit0, +Options0, -Options, -Limit
            sign_question/3,       % +Options, -Option, -Alpha
            win_question/3,        % +Options, -Option, -Alpha
            draw_question/3,       % +Options, -Option, -Alpha
            farthest_question/3,   % +Options, -Option, -Alpha
            reach_question/3,      % +Options, -Option, -Alpha
            settled_first/5,       % :Question_3, +Solver, +Options, -Option, -Alpha
            threatening_first/2,   % +Options0, -Options
            option_alpha/2,        % +Option, -Alpha
            options_promising/4    % +Solver, +Limit, +Options0, -Options
          ]).

/** <module> Questions: what is each column worth, asked one after another

An option (options.pl) is a column with the bounds of its worth.  A question chooses one of the
options and a number Alpha: after that column, is the position worth more than Alpha to the other
player?  The answer narrows the bounds of the option, and the next question is asked.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, select/4, selectchk/3]).
:- use_module(library(pairs), [map_list_to_pairs/3, pairs_values/2]).
:- use_module('../../search/limit', [limit_steps/5]).
:- use_module(deepening, [moves_limit_column/4]).
:- use_module('../exact/next', [threats_worth/3]).
:- use_module('../exact/options', [options_bounds/3, walls_position_options/3]).
:- use_module('../exact/search', [node_value/6]).
:- use_module('../exact/settled', [node_settled/4, solver_booked/3]).
:- reexport('../exact/solver', [strategies_solver/3]).
:- use_module('../exact/solver', [solver_walls/2]).
:- use_module(recalled, [solver_column_fact/5]).

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
    Lower is max(Lower0, Lower1),
    Upper is min(Upper0, Upper1).

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
%   True when Options are Options0 ordered by the worth of their stones' threats (moves.pl), the
%   highest first.
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
    (   Upper > -Lower
    ->  Alpha is -Upper
    ;   Alpha is -Lower - 1
    ).

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

/** <examples>

?- columns_position([4,4,5], Position), own_solver(Solver),
   solver_options(Solver, Position, Options),
   options_asked(win_question, Solver, seconds(1), Options, Answered, _).
*/
