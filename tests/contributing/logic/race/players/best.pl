:- module(race_best,
          [ state_best/2           % +State, -Step
          ]).

/** <module> The best step of the race, without a search

Whoever leaves a sum that is 1 more than a multiple of 4 wins.
*/

%!  state_best(+State, -Step) is semidet.
%
%   True when Step wins: after it the sum is 1 more than a multiple of 4.  It fails where no step
%   wins.  The same as state_winning_step/2.

state_best(State, Step) :-
    Step is (21 - State) mod 4,
    Step > 0.

/** <examples>

?- state_best(14, Step).
*/
