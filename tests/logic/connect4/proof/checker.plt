:- use_module(library(plunit)).
:- use_module(library(assoc)).
:- use_module('../../../../logic/load').

:- begin_tests(checker).

%   With three in a row and both ends open x wins.

test(won, Proof == nodes(0)) :-
    connect4_checker:claim_end_proof(claim(x, won, 100), '445566', Proof).

test(wrong, Proof == wrong) :-
    connect4_checker:claim_end_proof(claim(o, draw, 100), '44556', Proof).

%   The other player is to move where the player has ended the game.

test(ended, Proofs == [nodes(0), wrong, wrong]) :-
    findall(Proof,
            ( member(Claim-End, [ claim(x, won, 9)-'1212121',
                                  claim(o, won, 9)-'1212121',
                                  claim(o, draw, 9)-'1212121' ]),
              connect4_checker:claim_end_proof(Claim, End, Proof) ),
            Proofs).

test(too_few_nodes, Proofs == [nodes(19), open]) :-
    findall(Proof,
            ( member(Most, [19, 18]),
              connect4_checker:claim_end_proof(claim(x, won, Most), '43451726', Proof) ),
            Proofs).

%   A position and its mirror take as many nodes.

test(mirror, Proof1 == Proof2) :-
    connect4_checker:claim_end_proof(claim(x, won, 1000), '43174165', Proof1),
    connect4_checker:claim_end_proof(claim(x, won, 1000), '45714723', Proof2).

%   What was found for one end is not looked for again for the next.

test(a_group, Proofs == [nodes(19), nodes(1), nodes(1)]) :-
    claim_ends_proofs(claim(x, won, 100), ['43451726', '45437162', '43451726'], Proofs).

%   The first end that is not proved ends its group.

test(a_group_with_an_open_end, Proofs == [nodes(1), open]) :-
    claim_ends_proofs(claim(x, won, 18), ['434517266726', '43451726', '45437162'], Proofs).

test(the_groups_are_the_ends, Texts == Sorted) :-
    start_facts_coverage('', few, _, Ends),
    start_ends_groups('', Ends, Groups),
    append(Groups, Texts),
    msort(Ends, Sorted).

%   Of a fact that is changed, to a column after which o wins, an end tells.

test(a_fact_changed, [Proof == wrong, nondet]) :-
    start_facts_plan('', many, Plan0),
    text_position('444442222726', Position),
    position_symmetric_key(Position, Key),
    (   position_key(Position, Key)
    ->  Column = 3
    ;   Column = 5
    ),
    put_assoc(Key, Plan0, Column, Plan),
    plan_coverage(Plan, '', _, Ends),
    memberchk('44444222272636', Ends),
    connect4_checker:claim_end_proof(claim(x, won, 60 000), '44444222272636', Proof).

%   Where a fact is left out, more nodes are needed than there may be.

%   deep
test(a_fact_left_out, Proof == open) :-
    connect4_checker:claim_end_proof(claim(x, won, 60 000), '44444156666226', Proof).

:- end_tests(checker).

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
                          connect4_checker:claim_end_proof(Claim, End, Proof0),
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

:- begin_tests(walk).

%   Each place once; each leads to places; and nothing is left out.

test(it_is_whole, Led == Texts) :-
    start_facts_walk('', few, Walk),
    pairs_keys(Walk, All),
    findall(Text, ( member(_-fact(_, Nexts), Walk), member(next(_, Text, _), Nexts) ), Texts0),
    sort([''|Texts0], Led),
    msort(All, Texts).

%   Where a reply leads is the position that the facts' own text says, or its mirror.

test(each_next_is_what_it_says, forall(member(Start-Facts, [''-few, '3'-many]))) :-
    start_facts_walk(Start, Facts, Walk),
    \+ ( member(Text-fact(Column, Nexts), Walk), member(next(Reply, Next, Side), Nexts),
         atomic_list_concat([Text, Column, Reply], Played),
         text_position(Played, Position0),
         ( Side == same -> Position = Position0 ; position_mirror(Position0, Position) ),
         \+ text_position(Next, Position) ).

test(no_facts, fail) :-
    start_facts_walk('7', many, _).

:- end_tests(walk).
