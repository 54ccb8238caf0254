:- module(why_reasons,
          [ goal_within_proofs/3,    % :Goal, +Inferences, -Proofs
            goal_within_failures/3   % :Goal, +Inferences, -Failures
          ]).

/** <module> The reasons of an answer, and of there being none

The interpreter's proofs and events, within a limit.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- use_module(library(lists), [member/2, reverse/2]).
:- use_module(library(solution_sequences), [distinct/2]).
:- use_module(interpreter, [goal_event/3, goal_proofs/2]).

:- meta_predicate
    goal_within_proofs(0, +, -),
    goal_within_failures(0, +, -).

%!  goal_within_proofs(:Goal, +Inferences, -Proofs) is nondet.
%
%   True when Goal holds, and Proofs are those of its conjuncts, each
%   proof(Goal, By, Proofs) as in interpreter.pl.  Throws a resource error after
%   so many Inferences; `inf` sets no limit.
%
%       ?- goal_within_proofs(succ(1, X), 1000, Proofs).
%       X = 2, Proofs = [proof(succ(1, 2), library, [])].

goal_within_proofs(Goal, inf, Proofs) :-
    !,
    goal_proofs(Goal, Proofs).
goal_within_proofs(Goal, Inferences, Proofs) :-
    call_with_inference_limit(goal_proofs(Goal, Proofs), Inferences, Result),
    (   Result == inference_limit_exceeded
    ->  throw(error(resource_error(inferences), _))
    ;   true
    ).

%!  goal_within_failures(:Goal, +Inferences, -Failures) is det.
%
%   True when Failures, failure(Depth, CalledGoal), are the goals that a run of
%   Goal reaches and that fail, the deepest first, each once.  Failures within a
%   goal that holds are no reasons, and are left out.  Throws a resource error
%   after so many Inferences.
%
%       ?- goal_within_failures((member(X, [1,2]), X > 2), 10000, Failures).
%       Failures = [failure(1, 1 > 2), failure(1, 2 > 2)].

goal_within_failures(Goal, Inferences, Failures) :-
    findall(Event, goal_event(Goal, Inferences, Event), Events),
    (   member(event(exception(Error), _, 0, _), Events)
    ->  throw(Error)
    ;   true
    ),
    findall(Number-held, member(event(exit, Number, _, _), Events), Held0),
    sort(Held0, Held1),
    list_to_assoc(Held1, Held),
    foldl(event_failure(Held), Events, []-[], _-Reversed),
    reverse(Reversed, Failures0),
    sort(1, @>=, Failures0, Failures1),
    findall(Failure, distinct(Failure, member(Failure, Failures1)), Failures).

%   Above are the calls that a call stands in, the nearest first, Depth-Number.

event_failure(Held, event(Port, Number, Depth, Goal), Above0-Failures0, Above-Failures) :-
    above(Above0, Depth, Above1),
    Above = [Depth-Number|Above1],
    (   Port == fail,
        \+ ( member(_-Call, Above), get_assoc(Call, Held, held) )
    ->  Failures = [failure(Depth, Goal)|Failures0]
    ;   Failures = Failures0
    ).

above([Depth0-Number|Above0], Depth, Above) :-
    (   Depth0 < Depth
    ->  Above = [Depth0-Number|Above0]
    ;   above(Above0, Depth, Above)
    ).
above([], _, []).

/** <examples>

?- goal_within_failures(( member(X, [1,2,3]), X > 3 ), 10 000, Failures).
*/
