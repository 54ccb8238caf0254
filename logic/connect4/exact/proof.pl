:- module(connect4_proof,
          [ proof_rule/1,          % ?Rule
            names_rules/2,         % +Names, -Rules
            rules_bound/9          % +Rules, +Mine, +Theirs, +TheirThreats, +Empty, +Playable, +Left, +Alpha, -Bound
          ]).

/** <module> Proofs: rules that bound a score without a search

Each rule is a strategy: who follows it is sure of what it says, whatever
the other player does.  A rule can be left out, to see what it saves.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(claimeven, [claimeven_bound/6]).
:- use_module(odd_threat, [odd_threat_bound/6]).
:- use_module('../board/stones', [four/1]).

%!  proof_rule(?Rule) is nondet.
%
%   True when Rule is the name of a rule.
%
%       ?- findall(Rule, proof_rule(Rule), Rules).
%       Rules = [claimeven, baseinverse, odd_threat, no_four].

proof_rule(claimeven).
proof_rule(baseinverse).
proof_rule(odd_threat).
proof_rule(no_four).

%!  names_rules(+Names, -Rules) is det.
%
%   True when Rules, a term rules(Claimeven, Baseinverse, OddThreat, NoFour)
%   of `true` and `false`, are those that the list Names names.
%
%       ?- names_rules([no_four], Rules).
%       Rules = rules(false, false, false, true).

names_rules(Names, Rules) :-
    findall(Name, proof_rule(Name), All),
    maplist(named(Names), All, Used),
    Rules =.. [rules|Used].

named(Names, Name, Used) :-
    (   memberchk(Name, Names)
    ->  Used = true
    ;   Used = false
    ).

%!  rules_bound(+Rules, +Mine, +Theirs, +TheirThreats, +Empty, +Playable, +Left, +Alpha, -Bound) is semidet.
%
%   True when by one of Rules the score of the player to move, with Left
%   cells empty, is at most Bound and that at most Alpha, or at least Bound
%   and that more than Alpha.
%
%       ?- names_rules([no_four], Rules),
%          rules_bound(Rules, 0, 0, 0, 0b111000, 0b1000, 3, 0, Bound).
%       Bound = 0.

%   The cut: one bound is enough.

rules_bound(rules(Claimeven, Baseinverse, OddThreat, _), Mine, _, TheirThreats,
            Empty, Playable, Left, Alpha, Bound) :-
    (   Left /\ 1 =:= 0
    ->  (   Playable /\ 0xa952a54a952a =:= 0
        ->  Claimeven == true
        ;   Baseinverse == true
        ),
        claimeven_bound(Mine, TheirThreats, Empty, Playable, Alpha, Bound)
    ;   OddThreat == true,
        odd_threat_bound(Mine, TheirThreats, Empty, Playable, Alpha, Bound)
    ),
    !.
rules_bound(rules(_, _, _, true), Mine, Theirs, _, Empty, _, Left, Alpha, Bound) :-
    Left < 14,
    no_four_bound(Mine, Theirs, Empty, Alpha, Bound).

%   A player without a four left can't win; early in a game both have one.

no_four_bound(Mine, Theirs, Empty, Alpha, 0) :-
    (   Alpha >= 0
    ->  Stones is Mine \/ Empty
    ;   Alpha =:= -1,
        Stones is Theirs \/ Empty
    ),
    \+ four(Stones).

/** <examples>

?- names_rules([claimeven, no_four], Rules),
   rules_bound(Rules, 0, 0, 0, 0b111000, 0b1000, 3, 0, Bound).
*/
