:- module(connect4_bounds,
          [ position_limit_bounds/6, % +Solver, +Position, +Limit, -Column, -Lower, -Upper
            limit_goal/3             % +Limit0, :Goal, -Limit
          ]).

/** <module> Bounds of a score: what can be known within a limit

Each column is asked whether it wins or loses soon, then whether it does a
turn later, and so on, until the score is proved or the limit is reached.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [member/2, select/4]).
:- use_module(library(time), [call_with_time_limit/2]).
:- use_module(node, [position_node/2]).
:- use_module(preference, [position_moves/2]).
:- use_module(search, [node_value/6]).
:- reexport(solver, [rules_solver/3]).

%!  position_limit_bounds(+Solver, +Position, +Limit, -Column, -Lower, -Upper) is semidet.
%
%   True when the score of Position was found to be between Lower and Upper
%   within Limit, seconds(Number) or inferences(Number), and Column is the
%   best so far.  If Lower is Upper the score is proved, and Column reaches it.
%   Fails if no column can be played.
%
%       ?- rules_solver([], 97, Solver), columns_position([4,4,5,5], Position),
%          position_limit_bounds(Solver, Position, seconds(5), Column, Lower, Upper).
%       Column = 3, Lower = 18, Upper = 18.

position_limit_bounds(Solver, Position, Limit, Column, Lower, Upper) :-
    findall(Option, position_option(Position, Option), Options0),
    deepened(Limit, Solver, Options0, Options),
    options_bounds(Options, Lower, Upper),
    sort(2, @>=, Options, HighestUpper),
    sort(1, @>=, HighestUpper, [option(_, _, Column, _)|_]).

%   An option is option(Lower, Upper, Column, Node): what a column is worth, at
%   least and at most, to the player to move, and the node to which it leads.

position_option(Position, option(Lower, Upper, Column, Node)) :-
    position_moves(Position, Moves),
    member(Column-Position1, Moves),
    position_node(Position1, Node),
    node_bounds(Node, Lower, Upper).

node_bounds(score(Score), Bound, Bound) :-
    Bound is -Score.
node_bounds(node(_, _, _, _, _, Left), Lower, Upper) :-
    Lower is -((Left - 1) >> 1),
    Upper is (Left - 2) >> 1.

options_bounds([Option|Options], Lower, Upper) :-
    Option = option(Lower0, Upper0, _, _),
    foldl(option_bounds, Options, Lower0-Upper0, Lower-Upper).

option_bounds(option(Lower1, Upper1, _, _), Lower0-Upper0, Lower-Upper) :-
    Lower is max(Lower0, Lower1),
    Upper is max(Upper0, Upper1).

deepened(Limit0, Solver, Options0, Options) :-
    (   next_question(Options0, Option, Alpha),
        Option = option(_, _, _, Node),
        limit_goal(Limit0, node_value(Solver, Node, Alpha, Value, 0, _), Limit)
    ->  answered(Option, Alpha, Value, Option1),
        once(select(Option, Options0, Option1, Options1)),
        deepened(Limit, Solver, Options1, Options)
    ;   Options = Options0
    ).

%   The widest option that may still be the best, and the end of it that is
%   farther from a draw: is it worth as much, or as little?

next_question(Options, Option, Alpha) :-
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

%   The value is that of the other player.

answered(option(Lower0, Upper0, Column, Node), Alpha, Value,
         option(Lower, Upper, Column, Node)) :-
    (   Value > Alpha
    ->  Lower = Lower0,
        Upper is -Value
    ;   Lower is -Value,
        Upper = Upper0
    ).

%!  limit_goal(+Limit0, :Goal, -Limit) is semidet.
%
%   True when Goal is true within Limit0, seconds(Number) or inferences(Number),
%   and of this Limit is left.
%
%       ?- limit_goal(seconds(-1), true, _).
%       false.

:- meta_predicate limit_goal(+, 0, -).

limit_goal(seconds(Seconds0), Goal, seconds(Seconds)) :-
    Seconds0 > 0,
    get_time(Time0),
    catch(call_with_time_limit(Seconds0, Goal), time_limit_exceeded, fail),
    get_time(Time),
    Seconds is Seconds0 - (Time - Time0).
limit_goal(inferences(Number0), Goal, inferences(Number)) :-
    Number0 > 0,
    statistics(inferences, Before),
    call_with_inference_limit(Goal, Number0, Result),
    Result \== inference_limit_exceeded,
    statistics(inferences, After),
    Number is Number0 - (After - Before).

/** <examples>

?- rules_solver([odd_threat, no_four], 65521, Solver),
   position_limit_bounds(Solver, position(0, 0), seconds(1), Column, Lower, Upper).
*/
