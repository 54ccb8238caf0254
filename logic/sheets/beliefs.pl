:- module(sheets_beliefs,
          [ alone_worth/4          % +Joint, +Steps, +Role, -Value
          ]).

/** <module> What one role can reach on average against chance, where it does not see all

A role knows what it has seen (percepts.pl).  Its _belief_ is how likely each state is by that:
pairs State-Chance, which are not divided by their sum.  It plays one move in all states of a belief.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2, sum_list/2]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_values/2]).
:- use_module('../two_players/contract', [state_role_goal/4]).
:- use_module(joint, [joint_moves/3, joint_next/4]).
:- use_module(percepts, [state_percepts/5]).

%!  alone_worth(+Joint, +Steps, +Role, -Value) is semidet.
%
%   True when Role, the only one of Joint besides `random`, reaches Value on average with the best
%   play.  Fails if the game does not end within so many Steps.
%
%       ?- kif_module("(role random) (role x) (side l) (side r)
%                      (<= (legal ?r ?s) (role ?r) (side ?s))
%                      (<= (next (at ?r ?s)) (does ?r ?s)) (<= terminal (true (at x ?s)))
%                      (sees x nothing) (<= (goal x 80) (true (at x l)) (true (at random l)))
%                      (<= (goal x 0) (true (at x l)) (true (at random r)))
%                      (<= (goal x 30) (true (at x r))) (goal random 0)", alone),
%          alone_worth(alone, 1, x, Value).
%       Value = 40.

alone_worth(Joint, Steps, Role, Value) :-
    once(Joint:init(State)),
    belief_worth([State-1], game(Joint, Role), Steps, Value).

belief_worth(Belief, Game, Steps, Value) :-
    Game = game(Joint, Role),
    ended(Belief, Game, Open, 0, Reached),
    (   Open == []
    ->  Value = Reached
    ;   Steps > 0,
        Steps1 is Steps - 1,
        Open = [State-_|_],
        joint_moves(Joint, State, RolesMoves),
        memberchk(Role-Moves, RolesMoves),
        pairs_values(Open, Chances),
        sum_list(Chances, Sum),
        Highest is 100 * Sum,
        best_worth(Moves, Open, Game, Steps1, Highest, none, Most),
        Value is Reached + Most
    ).

%   Open are the states that are not terminal.

ended([], _, [], Reached, Reached).
ended([State-Chance|Belief], Game, Open, Reached0, Reached) :-
    Game = game(Joint, Role),
    (   Joint:terminal(State)
    ->  state_role_goal(Joint, State, Role, Goal),
        Reached1 is Reached0 + Goal * Chance,
        Open = Open1
    ;   Reached1 = Reached0,
        Open = [State-Chance|Open1]
    ),
    ended(Belief, Game, Open1, Reached1, Reached).

%   Moves are tried until one reaches the Highest value that there can be.

best_worth([], _, _, _, _, Most, Most).
best_worth([Move|Moves], Belief, Game, Steps, Highest, Most0, Most) :-
    move_worth(Belief, Game, Steps, Move, Value),
    ( Most0 == none -> Most1 = Value ; Most1 is max(Most0, Value) ),
    (   Most1 =:= Highest
    ->  Most = Most1
    ;   best_worth(Moves, Belief, Game, Steps, Highest, Most1, Most)
    ).

%   What Role sees after Move divides the belief.

move_worth(Belief, Game, Steps, Move, Value) :-
    Game = game(Joint, Role),
    findall(Percepts-(Next-Chance),
            ( member(State-Chance0, Belief),
              joint_moves(Joint, State, RolesMoves),
              chances(RolesMoves, Role, Move, Chance0, Moved, Chance),
              state_percepts(Joint, State, Moved, Role, Percepts),
              joint_next(Joint, State, Moved, Next) ),
            Found),
    keysort(Found, Sorted),
    group_pairs_by_key(Sorted, Parts),
    parts_worth(Parts, Game, Steps, 0, Value).

parts_worth([], _, _, Value, Value).
parts_worth([_-States|Parts], Game, Steps, Value0, Value) :-
    keysort(States, Sorted),
    group_pairs_by_key(Sorted, Groups),
    maplist(state_chance, Groups, Belief),
    belief_worth(Belief, Game, Steps, Value1),
    Value2 is Value0 + Value1,
    parts_worth(Parts, Game, Steps, Value2, Value).

state_chance(State-Chances, State-Chance) :-
    sum_list(Chances, Chance).

%   Moved is one joint move in which Role plays Move; Chance is how likely it is.

chances([], _, _, Chance, [], Chance).
chances([Role1-Moves|RolesMoves], Role, Move, Chance0, [Role1-Move1|Moved], Chance) :-
    (   Role1 == Role
    ->  memberchk(Move, Moves),
        Move1 = Move,
        Chance1 = Chance0
    ;   length(Moves, Count),
        Chance1 is Chance0 rdiv Count,
        member(Move1, Moves)
    ),
    chances(RolesMoves, Role, Move, Chance1, Moved, Chance).

/** <examples>

?- kif_module("(role random) (role x) (init a) (side l) (side r)
               (<= (legal ?r ?s) (role ?r) (side ?s)) (<= (next (at ?r ?s)) (does ?r ?s))
               (<= terminal (true (at x ?s))) (sees x nothing)
               (<= (goal x 60) (true (at x ?s)) (true (at random ?s)))
               (<= (goal x 20) (true (at x ?s)) (not (true (at random ?s))))
               (goal random 0)", even),
   alone_worth(even, 1, x, Value).
*/
