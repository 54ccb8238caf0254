:- module(connect4_known,
          [ position_known/4         % +Position, -Column, -Player, -Result
          ]).

/** <module> Known positions: what to play where the facts have a column

Early in a game no search comes to an end in time.  There the facts of the proofs
say what to play, and what is sure then.
*/

:- use_module(plan, [ start_facts_claim/3,
                          start_facts_plan/3,
                          plan_position_column/3
                        ]).

%!  position_known(+Position, -Column, -Player, -Result) is semidet.
%
%   True when Player, who is to move in Position, is sure of Result, to have `won`
%   or at least a `draw`, with Column and then with what the facts and a search say.
%
%       ?- columns_position([4,4], Position), position_known(Position, Column, Player, Result).
%       Column = 4, Player = x, Result = won.

%   The cut: a position has a column for one player.

position_known(Position, Column, Player, Result) :-
    start_facts_claim(Start, many, claim(Player, Result, _)),
    start_facts_plan(Start, many, Plan),
    plan_position_column(Plan, Position, Column),
    !.

/** <examples>

?- position_known(position(0, 0), Column, Player, Result).
*/
