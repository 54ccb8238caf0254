:- module(race_agreement,
          [ race_claim/4           % -Relation, -Answer, -Fast, -Definition
          ]).

/** <module> Does the race's fast relation say what its definition says?

What a claim is: ../agreement.pl.
*/

:- use_module(library(lists), [member/2]).
:- use_module(definition, [state_winning_step/2]).
:- use_module('players/best', [state_best/2]).

%!  race_claim(-Relation, -Answer, -Fast, -Definition) is nondet.
%
%   True when Fast, which asks Relation, and Definition must have the same Answers.

race_claim(state_best/2, Step, state_best(State, Step), state_winning_step(State, Step)) :-
    member(State, [0,1,13,17,20,21]).

/** <examples>

?- race_claim(Relation, Answer, Fast, Definition).
*/
