:- module(two_players_minimax,
          [ state_role_depth_value/5,   % +Game, +State, +Role, +Depth, -Value
            state_depth_move_value/5,   % +Game, +State, +Depth, -Move, -Value
            state_role_win/5,           % +Game, +State, +Role, +Plies, -Goal
            depth_left/2,               % +Depth0, -Depth
            searched_value/5,           % +Game, +State, +Role, +Depth, -Value
            searched_win/5,             % +Game, +State, +Role, +Plies, -Goal
            searched_worth/5,           % +Game, +State, +Role, +Plies, -Worth
            searched_move/5,            % +Game, +State, +Depth, -Move, -Value
            searched_choice/5           % +Game, +State, +Depth, +Limit, -Choice
          ]).

/** <module> Minimax, and alpha-beta: what a state of any game is worth

First the definition: each role takes the move that is best for it.  It looks at each line of play,
and at some states again and again.  Then alpha-beta, which finds the same values faster.  In ASP:
minimax.lp.

A value is what a role can reach, 0 to 100, whatever the other does.  A depth is a number of
moves, or `inf`; what lies deeper is not known.  The aim says what an end is worth to a role:

  - goal: its goal; what is not known counts 50;
  - win: its goal if that is greater than the other's, else 0; what is not known counts 0;
  - sure: its goal; if something is not known, there is no value.
*/

:- use_module(library(lists), [max_list/2, member/2, min_list/2]).
:- use_module('../shared/limit', [limit_steps/5]).
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

%   True when Worth is what State, which is terminal, is worth to Role by Aim.

end_worth(goal, Game, State, Role, Goal) :-
    state_role_goal(Game, State, Role, Goal).
end_worth(sure, Game, State, Role, Goal) :-
    end_worth(goal, Game, State, Role, Goal).
end_worth(win, Game, State, Role, Worth) :-
    (   state_end(Game, State, won(Role))
    ->  state_role_goal(Game, State, Role, Worth)
    ;   Worth = 0
    ).

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
    ( Depth0 == inf -> Depth = inf ; Depth is Depth0 - 1 ).

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

%   ---- Alpha-beta: the moves that can't matter are left out ----
%
%   The same as state_role_depth_value/5 and state_role_win/5.  Each state is searched with two bounds:
%   the value that Role has for certain elsewhere, and the most that the other role will allow.  Moves
%   that can't lead to a value between them are skipped.  The results are kept in a trie by depth and
%   state, up to a million states.

%!  searched_value(+Game, +State, +Role, +Depth, -Value) is det.
%
%   True when Value is what State is worth to Role, Depth moves deep.

searched_value(Game, State, Role, Depth, Value) :-
    game_role_search(goal, Game, Role, Search),
    value(State, Search, Depth, 0, 100, Value).

%   A search is for one role, with its table and its aim.  It also says
%   whether it met states that it did not search.

game_role_search(Aim, Game, Role, search(Game, Role, Table, complete, Aim)) :-
    trie_new(Table).

%!  searched_win(+Game, +State, +Role, +Plies, -Goal) is semidet.
%
%   True when Role wins from State within so many Plies, whatever the other does, and
%   Goal is the most that it can force so.
%
%       ?- searched_win(two_players_noughts_and_crosses, turn(x, [x,x,b,o,o,b,b,b,b]), x, 1, Goal).
%       Goal = 100.

searched_win(Game, State, Role, Plies, Goal) :-
    game_role_search(win, Game, Role, Search),
    value(State, Search, Plies, 0, 100, Goal),
    Goal > 0.

%!  searched_worth(+Game, +State, +Role, +Plies, -Worth) is semidet.
%
%   True when Worth is worth(Role, Value, Choices): Role reaches Value from State, whatever the other
%   does.  Choices is [Move-1] if it is Role's turn, and Move is the first that reaches it, else [].
%   Fails if the game does not end within so many Plies.
%
%       ?- searched_worth(two_players_nim, heaps(1, [0,1,2]), 1, 3, Worth).
%       Worth = worth(1, 100, [take(3, 1)-1]).

searched_worth(Game, State, Role, Plies, worth(Role, Value, Choices)) :-
    game_role_search(sure, Game, Role, Search),
    value(State, Search, Plies, 0, 100, Value),
    (   state_moves(Game, State, Role, Moves)
    ->  member(Move, Moves),
        game_role_search(sure, Game, Role, Search1),
        bounded_move_value(Move, State, Role, Search1, Plies, 0, 100, Value),
        !,      % the first one
        Choices = [Move-1]
    ;   Choices = []
    ).

%!  searched_move(+Game, +State, +Depth, -Move, -Value) is semidet.
%
%   True when Move is the first best move of the role whose turn it is in State,
%   worth Value, at the least depth at which it wins, or else at Depth.  If State is
%   lost, it is the best move at the greatest depth at which the loss does not show.
%   Fails in a terminal state.
%
%       ?- searched_move(two_players_nim, heaps(1, [1,2,4]), inf, Move, Value).
%       Move = take(3, 1), Value = 100.

searched_move(Game, State, Depth, Move, Value) :-
    searched_choice(Game, State, Depth, seconds(inf), choice(Move, Value, _)).

%!  searched_choice(+Game, +State, +Depth, +Limit, -Choice) is semidet.
%
%   True when Choice is choice(Move, Value, Result): Move and Value are those of searched_move/5 at
%   Depth, or at the greatest depth for which Limit (../shared/limit.pl) is enough; else Move is
%   the first move, and Value `none`.  Result is wins(Plies, 100) or loses(Plies), as
%   state_proved_moves/5 of solved.pl has it; `proved` if the search left out no state, or else
%   `open`.
%
%       ?- searched_choice(two_players_nim, heaps(1, [1,2,4]), inf, seconds(9), Choice).
%       Choice = choice(take(3, 1), 100, wins(7, 100)).

searched_choice(Game, State, Depth, Limit, choice(Move, Value, Result)) :-
    state_moves(Game, State, Role, Moves),
    Moves = [First|_],
    limit_steps(Limit, deeper(Depth, Game, State, Role, Moves), at(0, First, none),
                at(Done, Move, Value), _),
    ( Done = done(Result0) -> Result = Result0 ; Result = open ).

%   A result is at(Depth, Move, Value), Depth moves deep, or done(Result) if no further search
%   is needed.

deeper(Depth, Game, State, Role, Moves, at(Depth0, Move0, _), at(Depth2, Move, Value)) :-
    integer(Depth0),
    Depth1 is Depth0 + 1,
    game_role_search(goal, Game, Role, Search),
    best_move(Moves, State, Search, Depth1, none, -1, Move1, Value),
    ( Value =:= 0 -> Move = Move0 ; Move = Move1 ),
    (   value_result(Value, Depth1, Depth, Search, Result)
    ->  Depth2 = done(Result)
    ;   Depth2 = Depth1
    ).

value_result(100, Plies, _, _, Result) =>
    Result = wins(Plies, 100).
value_result(0, Plies, _, Search, Result), by_turns(Search) =>
    Result = loses(Plies).
value_result(0, _, _, _, Result) =>
    Result = open.
value_result(_, _, _, Search, Result), Search = search(_, _, _, complete, _) =>
    ( by_turns(Search) -> Result = proved ; Result = open ).
value_result(_, Depth, Depth0, _, Result), Depth == Depth0 =>
    Result = open.
value_result(_, _, _, _, _) =>
    fail.

%   Roles that choose at the same time (../sheets/joint.pl) do so one after the other here: then
%   nothing is proved but what is certain.

by_turns(search(_, _, Table, _, _)) :-
    \+ trie_gen(Table, _-choosing(_, _), _).

%   A move is better than the best so far only if it is worth more.

best_move([], _, _, _, Move, Value, Move, Value).
best_move([Move1|Moves], State, Search, Depth, Move0, Value0, Move, Value) :-
    (   Value0 >= 100
    ->  Move = Move0,
        Value = Value0
    ;   Search = search(_, Role, _, _, _),
        bounded_move_value(Move1, State, Role, Search, Depth, Value0, 100, Value1),
        (   Value1 > Value0
        ->  best_move(Moves, State, Search, Depth, Move1, Value1, Move, Value)
        ;   best_move(Moves, State, Search, Depth, Move0, Value0, Move, Value)
        )
    ).

bounded_move_value(Move, State0, Mover, Search, Depth, Alpha, Beta, Value) :-
    Search = search(Game, _, _, _, _),
    once(Game:next(State0, Mover, Move, State)),
    depth_left(Depth, Depth1),
    value(State, Search, Depth1, Alpha, Beta, Value).

%   The value of a state: the true one if it lies between Alpha and Beta, else a
%   bound of it on the same side.

value(State, Search, Depth, Alpha, Beta, Value) :-
    Search = search(Game, Role, Table, _, Aim),
    (   Game:terminal(State)
    ->  end_worth(Aim, Game, State, Role, Value)
    ;   Depth == 0
    ->  nb_setarg(4, Search, cut),
        unknown_worth(Aim, Value)
    ;   trie_lookup(Table, Depth-State, Bounds)
    ->  bounded_value(Bounds, State, Search, Depth, Alpha, Beta, Value)
    ;   bounded_value(bounds(0, 100), State, Search, Depth, Alpha, Beta, Value)
    ).

bounded_value(bounds(Lower, Upper), State, Search, Depth, Alpha0, Beta0, Value) :-
    Alpha is max(Alpha0, Lower),
    Beta is min(Beta0, Upper),
    (   Lower >= Beta0
    ->  Value = Lower
    ;   Upper =< Alpha0
    ->  Value = Upper
    ;   Lower =:= Upper
    ->  Value = Lower
    ;   Search = search(Game, Role, Table, _, _),
        state_moves(Game, State, Mover, Moves),
        (   Mover == Role
        ->  highest(Moves, State, Mover, Search, Depth, Alpha, Beta, Lower, Value)
        ;   lowest(Moves, State, Mover, Search, Depth, Alpha, Beta, Upper, Value)
        ),
        bounds_stored(Table, Depth-State, Value, Alpha, Beta, Lower, Upper)
    ).

%   The best of the moves: Value0 and Alpha are what Role has for certain.

highest([], _, _, _, _, _, _, Value, Value).
highest([Move|Moves], State, Mover, Search, Depth, Alpha0, Beta, Value0, Value) :-
    bounded_move_value(Move, State, Mover, Search, Depth, Alpha0, Beta, Value1),
    Value2 is max(Value0, Value1),
    (   Value2 >= Beta
    ->  Value = Value2
    ;   Alpha is max(Alpha0, Value2),
        highest(Moves, State, Mover, Search, Depth, Alpha, Beta, Value2, Value)
    ).

lowest([], _, _, _, _, _, _, Value, Value).
lowest([Move|Moves], State, Mover, Search, Depth, Alpha, Beta0, Value0, Value) :-
    bounded_move_value(Move, State, Mover, Search, Depth, Alpha, Beta0, Value1),
    Value2 is min(Value0, Value1),
    (   Value2 =< Alpha
    ->  Value = Value2
    ;   Beta is min(Beta0, Value2),
        lowest(Moves, State, Mover, Search, Depth, Alpha, Beta, Value2, Value)
    ).

%   A result is a lower bound, an upper bound, or both.

bounds_stored(Table, Key, Value, Alpha, Beta, Lower0, Upper0) :-
    (   Value >= Beta
    ->  Lower = Value,
        Upper = Upper0
    ;   Value =< Alpha
    ->  Lower = Lower0,
        Upper = Value
    ;   Lower = Value,
        Upper = Value
    ),
    (   trie_property(Table, value_count(Count)),
        Count >= 1 000 000
    ->  true
    ;   trie_update(Table, Key, bounds(Lower, Upper))
    ).

/** <examples>

?- state_role_depth_value(two_players_nim, heaps(1, [1,2,3]), 1, inf, Value).
*/
