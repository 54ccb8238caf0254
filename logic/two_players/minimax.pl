:- module(two_players_minimax,
          [ state_role_depth_value/5,   % +Game, +State, +Role, +Depth, -Value
            state_depth_move_value/5,   % +Game, +State, +Depth, -Move, -Value
            state_role_win/5,           % +Game, +State, +Role, +Plies, -Goal
            end_worth/5,                % +Aim, +Game, +State, +Role, -Worth
            unknown_worth/2,            % +Aim, -Worth
            depth_left/2                % +Depth0, -Depth
          ]).

/** <module> Minimax: what a state of any game is worth

The definition: each role takes the move that is best for it.  It looks at each line of play, and at
some states again and again.  alpha_beta.pl gives the same values, faster.  In ASP: minimax.lp.

A value is what a role can reach, 0 to 100, whatever the other does.  A depth is a number of
moves, or `inf`; what lies deeper is not known.  The aim says what an end is worth to a role:

  - goal: its goal; what is not known counts 50;
  - win: its goal if that is greater than the other's, else 0; what is not known counts 0;
  - sure: its goal; if something is not known, there is no value.
*/

:- use_module(library(lists), [max_list/2, member/2, min_list/2]).
:- use_module(contract, [state_end/3, state_moves/4, state_role_goal/4]).

%!  state_role_depth_value(+Game, +State, +Role, +Depth, -Value) is det.
%
%   True when Value is what State is worth to Role, Depth moves deep.
%
%       ?- state_role_depth_value(two_players_nim, heaps(1, [1,2]), 1, inf, Value).
%       Value = 100.

state_role_depth_value(Game, State, Role, Depth, Value) :-
    aim_value(goal, Game, State, Role, Depth, Value).

aim_value(Aim, Game, State, Role, Depth, Value) :-
    (   Game:terminal(State)
    ->  end_worth(Aim, Game, State, Role, Value)
    ;   Depth == 0
    ->  unknown_worth(Aim, Value)
    ;   state_moves(Game, State, Mover, Moves),
        findall(Value1,
                ( member(Move, Moves),
                  move_value(Aim, Game, State, Mover, Move, Role, Depth, Value1) ),
                Values),
        (   Mover == Role
        ->  max_list(Values, Value)
        ;   min_list(Values, Value)
        )
    ).

move_value(Aim, Game, State0, Mover, Move, Role, Depth, Value) :-
    once(Game:next(State0, Mover, Move, State)),
    depth_left(Depth, Depth1),
    aim_value(Aim, Game, State, Role, Depth1, Value).

%!  end_worth(+Aim, +Game, +State, +Role, -Worth) is det.
%
%   True when Worth is what State, which is terminal, is worth to Role by Aim.
%
%       ?- end_worth(win, two_players_nim, heaps(1, [0,0]), 2, Worth).
%       Worth = 100.

end_worth(goal, Game, State, Role, Goal) :-
    state_role_goal(Game, State, Role, Goal).
end_worth(sure, Game, State, Role, Goal) :-
    end_worth(goal, Game, State, Role, Goal).
end_worth(win, Game, State, Role, Worth) :-
    (   state_end(Game, State, won(Role))
    ->  state_role_goal(Game, State, Role, Worth)
    ;   Worth = 0
    ).

%!  unknown_worth(+Aim, -Worth) is semidet.
%
%   True when Worth is the value of a state that is not searched.  Fails if it has none.

unknown_worth(goal, 50).
unknown_worth(win, 0).

%!  depth_left(+Depth0, -Depth) is det.
%
%   True when Depth is left of Depth0 after a move.
%
%       ?- depth_left(3, Depth).
%       Depth = 2.

depth_left(Depth0, Depth) :-
    (   Depth0 == inf
    ->  Depth = inf
    ;   Depth is Depth0 - 1
    ).

%!  state_depth_move_value(+Game, +State, +Depth, -Move, -Value) is nondet.
%
%   True when Move is a best move of the role whose turn it is in State, worth Value,
%   Depth moves deep.
%
%       ?- state_depth_move_value(two_players_nim, heaps(1, [1,2]), inf, Move, Value).
%       Move = take(2, 1), Value = 100.

state_depth_move_value(Game, State, Depth, Move, Value) :-
    state_moves(Game, State, Role, Moves),
    state_role_depth_value(Game, State, Role, Depth, Value),
    member(Move, Moves),
    move_value(goal, Game, State, Role, Move, Role, Depth, Value).

%!  state_role_win(+Game, +State, +Role, +Plies, -Goal) is semidet.
%
%   True when Role wins from State within so many Plies, moves of either, whatever
%   the other does: its goal is greater than the other's.  Goal is the most that it
%   can force so.  In ASP: win_within.lp, and ../sheets/forced_win.lp for a rule sheet.
%
%       ?- state_role_win(two_players_nim, heaps(1, [1,2]), 1, 3, Goal).
%       Goal = 100.

state_role_win(Game, State, Role, Plies, Goal) :-
    aim_value(win, Game, State, Role, Plies, Goal),
    Goal > 0.

/** <examples>

?- state_role_depth_value(two_players_nim, heaps(1, [1,2,3]), 1, inf, Value).
?- state_depth_move_value(two_players_nim, heaps(1, [1,1,3]), inf, Move, Value).
*/
