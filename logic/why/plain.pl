:- module(why_plain,
          [ plain_proofs/2,        % +Proofs0, -Proofs
            plain_failures/2       % +Failures0, -Failures
          ]).

/** <module> Reasons without what needs none
*/

:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [append/3]).

%!  plain_proofs(+Proofs0, -Proofs) is det.
%
%   True when Proofs are Proofs0, at each level, without goals that are true by themselves, such as a
%   unification or a test of a type.  Of if_/3 there are its condition and the branch that was taken,
%   in its place.
%
%       ?- plain_proofs([proof(p, table, []), proof(1 = 1, library, [])], Proofs).
%       Proofs = [proof(p, table, [])].

plain_proofs([], []).
plain_proofs([Proof|Proofs0], Proofs) :-
    Proof = proof(Goal, By, Inner0),
    (   trivial(Goal, By)
    ->  plain_proofs(Proofs0, Proofs)
    ;   By == if
    ->  append(Inner0, Proofs0, Proofs1),
        plain_proofs(Proofs1, Proofs)
    ;   plain_proofs(Inner0, Inner),
        Proofs = [proof(Goal, By, Inner)|Proofs1],
        plain_proofs(Proofs0, Proofs1)
    ).

trivial(Goal, By) :-
    memberchk(By, [library, clause(_, _), all]),
    trivial(Goal).

trivial(true).
trivial(_ = _).
trivial(nonvar(_)).
trivial(var(_)).
trivial(ground(_)).
trivial(callable(_)).
trivial(is_list(_)).
trivial(must_be(_, _)).
trivial(needed(_, _, _)).

%!  plain_failures(+Failures0, -Failures) is det.
%
%   True when Failures are Failures0 without those of a condition and of if_/3: their branches tell
%   more.
%
%       ?- plain_failures([failure(2, 1 == 2), failure(1, p)], Failures).
%       Failures = [failure(1, p)].

plain_failures(Failures0, Failures) :-
    exclude(of_condition, Failures0, Failures1),
    (   Failures1 == []
    ->  Failures = Failures0
    ;   Failures = Failures1
    ).

of_condition(failure(_, Goal)) :-
    of_condition_goal(Goal).

of_condition_goal(_ == _).
of_condition_goal(nonvar(_)).
of_condition_goal(var(_)).
of_condition_goal(=(_, _, _)).
of_condition_goal(if_(_, _, _)).

/** <examples>

?- plain_failures([failure(1, a == b)], Failures).
*/
