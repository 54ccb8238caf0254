:- module(connect4_known,
          [ position_known/3,        % +Position, -Column, -Lower
            position_led/2           % +Position, -Lower
          ]).

/** <module> Known positions: what to play where the facts have a column

Early in a game no search ends in time.  There the facts of the proofs say what to play, and how
much that is worth at least.  Where the facts end, the position is still worth as much, and a
search finds what to play.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../board/bits', [position_mover/2]).
:- use_module('../board/cells', [column_cells/2]).
:- use_module(plan, [plan_position_column/3, result_least/2, start_facts_claim/3,
                      start_facts_plan/3]).

%!  position_known(+Position, -Column, -Lower) is semidet.
%
%   True when the facts have Column for the player to move in Position.  The score is at least
%   Lower: 1 if that player wins with Column, 0 if that player at least draws.
%
%       ?- columns_position([4,4], Position), position_known(Position, Column, Lower).
%       Column = 4, Lower = 1.

%   The cut: a position has a column for one player.

position_known(Position, Column, Lower) :-
    position_mover(Position, Player),
    start_facts_claim(Start, many, claim(Player, Result, _)),
    start_facts_plan(Start, many, Plan),
    plan_position_column(Plan, Position, Column),
    !,
    result_least(Result, Lower).

%!  position_led(+Position, -Lower) is semidet.
%
%   True when the facts had a column before the last two stones, and so lead to Position, in which
%   their player is to move.  They may have none now.  The score of Position is at least Lower, 1
%   or 0.
%
%       ?- columns_position([4,1,5,1], Position), position_led(Position, Lower).
%       Lower = 1.

%   The cut: as above.

position_led(Position, Lower) :-
    position_mover(Position, Player),
    start_facts_claim(Start, many, claim(Player, Result, _)),
    start_facts_plan(Start, many, Plan),
    position_taken(Position, _, After),
    position_taken(After, Column, Before),
    plan_position_column(Plan, Before, Column),
    !,
    result_least(Result, Lower).

%   Before the other player laid the highest stone of Column, the position was the third argument.

position_taken(position(Mine, Theirs), Column, position(Theirs1, Mine)) :-
    member(Column, [1, 2, 3, 4, 5, 6, 7]),
    column_cells(Column, Cells),
    Filled is (Mine \/ Theirs) /\ Cells,
    Filled =\= 0,
    Stone is 1 << msb(Filled),
    Theirs /\ Stone =\= 0,
    Theirs1 is Theirs xor Stone.

/** <examples>

?- position_known(position(0, 0), Column, Lower).
*/
