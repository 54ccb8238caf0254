:- module(connect4_known,
          [ position_known/4         % +Position, -Column, -Lower, -Upper
          ]).

/** <module> Known positions: what to play where the facts have a column

Early in a game no search comes to an end in time.  There the facts of the proofs
say what to play, and how much that is worth at least.
*/

:- use_module('../board/bits', [position_mover/2]).
:- use_module('../exact/node', [left_bounds/3]).
:- use_module(plan, [plan_position_column/3, result_least/2, start_facts_claim/3,
                      start_facts_plan/3]).

%!  position_known(+Position, -Column, -Lower, -Upper) is semidet.
%
%   True when the facts have Column for the player to move in Position, who wins or
%   at least draws with it: the score is from Lower, 1 or 0, to Upper, the highest
%   that there can be.
%
%       ?- columns_position([4,4], Position), position_known(Position, Column, Lower, Upper).
%       Column = 4, Lower = 1, Upper = 19.

%   The cut: a position has a column for one player.

position_known(Position, Column, Lower, Upper) :-
    position_mover(Position, Player),
    start_facts_claim(Start, many, claim(Player, Result, _)),
    start_facts_plan(Start, many, Plan),
    plan_position_column(Plan, Position, Column),
    !,
    result_least(Result, Lower),
    Position = position(Mine, Theirs),
    Left is 42 - popcount(Mine \/ Theirs),
    left_bounds(Left, _, Upper).

/** <examples>

?- position_known(position(0, 0), Column, Lower, Upper).
*/
