:- module(connect4_options,
          [ walls_position_options/3, % +Walls, +Position, -Options
            node_bounds/3,         % +Node, -Lower, -Upper
            options_bounds/3,      % +Options, -Lower, -Upper
            options_column/4       % +Options, -Column, -Lower, -Upper
          ]).

/** <module> Options: what is known of the columns that can be played

An option is option(Lower, Upper, Column, Node): Column is worth at least Lower
and at most Upper to the player to move, and leads to Node.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(node, [left_bounds/3, walls_position_node/3]).
:- use_module('../board/preference', [walls_position_moves/3]).

%!  walls_position_options(+Walls, +Position, -Options) is det.
%
%   True when Options are those of Position on the board that Walls leave, with the bounds that
%   are known without a search; in the order of preference.pl.
%
%       ?- columns_position([1,2,1,2,1,2], Position), walls_position_options(0, Position, Options),
%          memberchk(option(Lower, Upper, 1, _), Options).
%       Lower = 18, Upper = 18.

walls_position_options(Walls, Position, Options) :-
    walls_position_moves(Walls, Position, Moves),
    findall(option(Lower, Upper, Column, Node),
            ( member(Column-Position1, Moves),
              walls_position_node(Walls, Position1, Node),
              node_bounds(Node, Lower, Upper) ),
            Options).

%!  node_bounds(+Node, -Lower, -Upper) is det.
%
%   True when a column that leads to Node is worth Lower to Upper: what is known without a search.
%
%       ?- position_node(position(0, 0), Node), node_bounds(Node, Lower, Upper).
%       Node = Node, Lower = -20, Upper = 20.

node_bounds(score(Score), Bound, Bound) :-
    Bound is -Score.
node_bounds(node(_, _, _, _, _, Left), Lower, Upper) :-
    left_bounds(Left, Lowest, Highest),
    Lower is -Highest,
    Upper is -Lowest.

%!  options_bounds(+Options, -Lower, -Upper) is semidet.
%
%   True when the best of Options is worth from Lower to Upper.
%
%       ?- options_bounds([option(-5, 0, 4, a), option(-2, -1, 3, b)], Lower, Upper).
%       Lower = -2, Upper = 0.

options_bounds([option(Lower0, Upper0, _, _)|Options], Lower, Upper) :-
    foldl(option_bounds, Options, Lower0-Upper0, Lower-Upper).

option_bounds(option(Lower1, Upper1, _, _), Lower0-Upper0, Lower-Upper) :-
    Lower is max(Lower0, Lower1),
    Upper is max(Upper0, Upper1).

%!  options_column(+Options, -Column, -Lower, -Upper) is semidet.
%
%   True when Column is the column to play.  It is worth at least Lower, and no column is worth
%   more than Upper.  If a column is known to win or to reach the score, Column is such a one; if
%   all lose, it is one that is known to lose the latest.  Otherwise it is the first with the best
%   possible result (win, draw or loss), and among these with the best certain result.
%
%       ?- options_column([option(-5, 9, 4, a), option(-2, 9, 3, b), option(1, 2, 5, c)],
%                         Column, Lower, Upper).
%       Column = 5, Lower = 1, Upper = 9.

options_column(Options, Column, Lower, Upper) :-
    options_bounds(Options, Best, Upper),
    (   ( Best > 0 ; Best =:= Upper ; Upper < 0 )
    ->  Lower = Best,
        memberchk(option(Best, _, Column, _), Options)
    ;   findall(Signs-Option, ( member(Option, Options), option_signs(Option, Signs) ), Signed),
        sort(1, @>=, Signed, [_-option(Lower, _, Column, _)|_])
    ).

option_signs(option(Lower, Upper, _, _), UpperSign-LowerSign) :-
    UpperSign is sign(Upper),
    LowerSign is sign(Lower).

/** <examples>

?- walls_position_options(0, position(0, 0), Options), options_bounds(Options, Lower, Upper).
*/
