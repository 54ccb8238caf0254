:- module(connect4_moves,
          [ safe_moves/3,          % +Playable, +Threats, -Moves
            only_move/1            % +Moves
          ]).

/** <module> Moves that do not lose at once

A set of moves is the set of the cells to which the stones fall.  In ASP: tactics.lp, which also
names what a player should notice.
*/

:- use_module('../../search/inline', [inline/1]).

%!  only_move(+Moves) is semidet.
%
%   True when Moves has one move, or none.

only_move(Moves) :-
    Moves /\ (Moves - 1) =:= 0.

:- inline([only_move/1]).

%!  safe_moves(+Playable, +Threats, -Moves) is det.
%
%   True when Moves are the Playable cells after which the other player, who has
%   Threats, can't win at once: a playable threat must be taken, and no stone may be
%   laid just below one.
%   The same as board_column_board/3 and board_end/2, asked for each move and reply.
%
%       ?- safe_moves(0b10000001, 0b10000000, Moves).
%       Moves = 128.

safe_moves(Playable, Threats, Moves) :-
    Forced is Playable /\ Threats,
    (   Forced =:= 0
    ->  Moves is Playable /\ \ (Threats >> 1)
    ;   only_move(Forced)
    ->  Moves is Forced /\ \ (Threats >> 1)
    ;   Moves = 0
    ).

:- inline([safe_moves/3]).

/** <examples>

?- safe_moves(0b10000001, 0b10, Moves).
*/
