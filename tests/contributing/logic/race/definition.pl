:- module(race_definition,
          [ state_step_next/3,     % +State, ?Step, -Next
            state_over/1,          % ?State
            state_winning_step/2   % +State, ?Step
          ]).

/** <module> The race to 21, told once

Two players add 1, 2 or 3 to a sum, which is 0 at first.  Whoever reaches 21 wins.  A state is
the sum.
*/

:- use_module(library(lists), [member/2]).

:- table state_winning_step/2.

%!  state_step_next(+State, ?Step, -Next) is nondet.
%
%   True when the player whose turn it is may add Step, which makes the sum Next.
%
%       ?- state_step_next(19, Step, Next).
%       Step = 1, Next = 20 ;
%       Step = 2, Next = 21.

state_step_next(State, Step, Next) :-
    member(Step, [1,2,3]),
    Next is State + Step,
    Next =< 21.

%!  state_over(?State) is semidet.
%
%   True when somebody has won.

state_over(21).

%!  state_winning_step(+State, ?Step) is nondet.
%
%   True when the player whose turn it is wins by Step: after it, the other player has no step
%   that wins.

state_winning_step(State, Step) :-
    state_step_next(State, Step, Next),
    \+ state_winning_step(Next, _).

/** <examples>

?- state_winning_step(0, Step).
*/
