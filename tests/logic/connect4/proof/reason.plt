:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(reason).

test(four, Reason == four(1)) :-
    claim_text_reason(claim(x, won, 100), '121212', Reason).

%   o has nothing, whatever is claimed of it.

test(nothing_to_see, fail) :-
    claim_text_reason(claim(o, won, 100), '4', _).

%   An end with a reason is proved by a search too.

test(a_search_says_the_same, [true(Kinds == [four-nodes, rule-nodes]), nondet]) :-
    start_facts_claim('', few, Claim),
    start_facts_coverage('', few, _, Ends),
    findall(Kind-Proof, ( member(End, Ends), claim_text_reason(Claim, End, Reason),
                          functor(Reason, Kind, _),
                          claim_end_proof(Claim, End, Proof0),
                          functor(Proof0, Proof, _) ),
            Kinds0),
    sort(Kinds0, Kinds).

%   After the stone of a rule the other loses, say the searches that use no rule.

test(the_stone, true(Score < 0)) :-
    End = '23336443133442272',
    claim_text_reason(claim(o, won, 0), End, rule(Column, baseinverse)),
    atom_concat(End, Column, After),
    text_position(After, Position),
    strategies_solver([], 65521, Solver),
    position_score(Solver, Position, Score).

:- end_tests(reason).
