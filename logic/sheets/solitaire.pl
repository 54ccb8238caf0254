:- module(sheets_solitaire,
          [ state_solution/5       % +Game, +State, +Steps, +Limit, -Solution
          ]).

/** <module> A game of one role: the shortest way to the best goal

The states that can be reached in 0, 1, 2, ... moves are found, each once: a trie keeps them, each
with the state before it and the move between them.  So the first way to a goal is a shortest one,
and if no state is new, there is no better goal.  In ASP, where moves are planned: plan.lp.

A _solution_ is solution(Moves, Goal, Steps, States, Proved): Moves are a shortest way to Goal, the
best that was found, or `none` where no end of the game was reached.  All States that can be reached
in so many Steps were looked at.  Proved says what is known of better goals: `best`, there is none;
or `within`, no way of Steps moves or fewer has one.
*/

:- use_module(library(lists), [member/2]).
:- use_module('../search/limit', [limit_steps/5]).
:- use_module('../two_players/contract', [state_moves/4, state_role_goal/4]).

%!  state_solution(+Game, +State, +Steps, +Limit, -Solution) is det.
%
%   True when Solution is that of Game, of one role, from State on, as far as Steps, a number or
%   `inf`, and Limit (../search/limit.pl) allow.  A goal of 100 is the best there is.
%
%       ?- kif_module("(role robot) (init (at 0)) (succ 0 1) (succ 1 2) (legal robot up)
%                      (legal robot stay) (<= (next (at ?y)) (does robot up) (true (at ?x)) (succ ?x ?y))
%                      (<= (next (at ?x)) (does robot stay) (true (at ?x)))
%                      (<= terminal (true (at 2))) (goal robot 100)", climb),
%          joint_turns(climb, climbing),
%          state_solution(climbing, [at(0)], inf, seconds(9), Solution).
%       Solution = solution([up, up], 100, 2, 3, best).

state_solution(Game, State, Steps, Limit, Solution) :-
    trie_new(Known),
    trie_insert(Known, State, begun),
    looked([State], Game, none-none, Best, New),
    limit_steps(Limit, deeper(Game, Known, Steps), at(0, Best, 1, New), at(Looked, Best1, Count, Left),
                _),
    Best1 = Goal-End,
    ( ( Goal == 100 ; Left == [] ) -> Proved = best ; Proved = within ),
    (   Goal == none
    ->  Moves = none
    ;   way(Known, End, [], Moves)
    ),
    Solution = solution(Moves, Goal, Looked, Count, Proved).

%   at(Steps, Best, Count, New): Count states were looked at within so many steps; Best is the best
%   goal so far and its state; New are the states of the last step that are not terminal.

deeper(Game, Known, Most, at(Steps0, Best0, Count0, States), at(Steps, Best, Count, New)) :-
    States = [_|_],
    Best0 \= 100-_,
    ( Most == inf -> true ; Steps0 < Most ),
    findall(State1,
            ( member(State, States),
              state_moves(Game, State, Role, Moves),
              member(Move, Moves),
              once(Game:next(State, Role, Move, State1)),
              \+ trie_lookup(Known, State1, _),
              trie_insert(Known, State1, from(State, Move)) ),
            Found),
    looked(Found, Game, Best0, Best, New),
    length(Found, More),
    Count is Count0 + More,
    Steps is Steps0 + 1.

%   The ends among some states count, and the others are New.

looked([], _, Best, Best, []).
looked([State|States], Game, Best0, Best, New) :-
    (   Game:terminal(State)
    ->  once(Game:role(Role)),
        state_role_goal(Game, State, Role, Goal),
        better(Best0, Goal-State, Best1),
        New = New1
    ;   Best1 = Best0,
        New = [State|New1]
    ),
    looked(States, Game, Best1, Best, New1).

better(Goal0-State0, Goal1-State1, Best) :-
    (   ( Goal0 == none ; Goal1 > Goal0 )
    ->  Best = Goal1-State1
    ;   Best = Goal0-State0
    ).

way(Known, State, Moves0, Moves) :-
    trie_lookup(Known, State, From),
    (   From = from(Before, Move)
    ->  way(Known, Before, [Move|Moves0], Moves)
    ;   Moves = Moves0
    ).

/** <examples>

?- kif_module("(role robot) (init a) (legal robot go) (<= (next b) (true a)) (<= terminal (true b))
               (goal robot 60)", short),
   joint_turns(short, shorter), state_solution(shorter, [a], inf, seconds(9), Solution).
*/
