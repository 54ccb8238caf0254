:- use_module(library(plunit)).
:- use_module(library(assoc)).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

:- begin_tests(checker).

%   With three in a row and both ends open x wins.  Where a player has ended the game, the other one
%   is to move.  In the last position 19 nodes are needed.

test(ends, [forall(member(Claim-End-Expected,
        [ claim(x, won, 100)-'445566'-nodes(0), claim(o, draw, 100)-'44556'-wrong,
          claim(x, won, 9)-'1212121'-nodes(0), claim(o, won, 9)-'1212121'-wrong,
          claim(o, draw, 9)-'1212121'-wrong, claim(x, won, 19)-'43451726'-nodes(19),
          claim(x, won, 18)-'43451726'-open ])),
            Proof == Expected]) :-
    connect4_checker:claim_end_proof(Claim, End, Proof).

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
    ( position_key(Position, Key) -> Column = 3 ; Column = 5 ),
    put_assoc(Key, Plan0, Column, Plan),
    connect4_checker:plan_coverage(Plan, '', _, Ends),
    memberchk('44444222272636', Ends),
    connect4_checker:claim_end_proof(claim(x, won, 60 000), '44444222272636', Proof).

%   Where a fact is left out, more nodes are needed than there may be.

%   deep
test(a_fact_left_out, Proof == open) :-
    connect4_checker:claim_end_proof(claim(x, won, 60 000), '44444156666226', Proof).

:- end_tests(checker).

:- begin_tests(reason).

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

:- begin_tests(coverage).

%   Some columns have no room, or are none.  In the last case x completes four in column 1: what is
%   left is that position, not a reply to it.

test(few_facts, [forall(member(Facts-Start-Covered,
        [ []-'44'-([]-['44']), [''-4]-''-(['']-['41','42','43','44']),
          ['444444'-4]-'444444'-([]-['444444']), [''-8]-''-([]-['']),
          ['121212'-1]-'121212'-(['121212']-['1212121']) ])),
                 Entries-Ends == Covered]) :-
    facts_plan(Facts, Plan),
    connect4_checker:plan_coverage(Plan, Start, Entries, Ends).

texts_keys(Texts, Keys) :-
    findall(Key, ( member(Text, Texts), text_position(Text, Position),
                   position_symmetric_key(Position, Key) ),
            Keys0),
    sort(Keys0, Keys).

%   A fact that is left out leaves its position as an end.

%   deep
test(a_fact_left_out, fail) :-
    start_facts_plan('', few, Plan0),
    start_facts_coverage('', few, Entries, _),
    member(Entry, Entries),
    text_position(Entry, Position),
    position_symmetric_key(Position, Key),
    del_assoc(Key, Plan0, _, Plan),
    connect4_checker:plan_coverage(Plan, '', _, Ends),
    \+ memberchk(Entry, Ends).

%   Whatever the other plays, the game comes to an end of the coverage.

test(random_replies, fail) :-
    start_facts_plan('', many, Plan),
    start_facts_coverage('', many, _, Ends),
    texts_keys(Ends, Keys),
    between(1, 300, Seed),
    seed_random([Seed], Random0),
    random_walk(round(Plan), 21, '', Text, _, Random0, _),
    text_position(Text, Position),
    position_symmetric_key(Position, Key),
    \+ memberchk(Key, Keys).

round(Plan, Text0, Reply, Text) :-
    plan_text_column(Plan, Text0, Column),
    between(1, 7, Reply),
    atomic_list_concat([Text0, Column, Reply], Text),
    text_position(Text, _).

:- end_tests(coverage).

:- begin_tests(connect4_faults).

%   The few facts, and one more.

fault_of(Text, Column, Fault) :-
    once(start_facts_claim('', few, Claim)),
    findall(Said-C, start_facts_text_column('', few, Said, C), Facts0),
    append(Facts0, [Text-Column], Facts),
    connect4_checker:start_claim_facts_fault('', Claim, Facts, Fault).

test(faults, forall(member(Text-Column-Fault,
                           [ '4156'-1-fault('4156', 1, twice('4156', 2)),
                             '4156'-2-fault('4156', 2, twice('4156', 2)),
                             '4732'-6-fault('4732', 6, twice('4156', 2)),
                             '4499'-3-fault('4499', 3, unplayable),
                             '4444444'-3-fault('4444444', 3, unplayable),
                             foo-bar-fault(foo, bar, unplayable),
                             4156-2-fault(4156, 2, unplayable),
                             '4112'-3-fault('4112', 3, unreached),
                             '441'-3-fault('441', 3, turn(o)),
                             '1212121'-3-fault('1212121', 3, over(won(x))),
                             '4112'-bar-fault('4112', bar, column),
                             '4112'-0-fault('4112', 0, column),
                             '444444'-4-fault('444444', 4, column) ]))) :-
    fault_of(Text, Column, Found),
    assertion(Found == Fault).

test(a_variable, true(subsumes_term(fault(_, 3, unplayable), Fault))) :-
    fault_of(_, 3, Fault).

%   A fact of another start, and one that comes after a column that the plan no longer has.

test(of_another_start, Fault == fault('41', 5, unreached)) :-
    connect4_checker:start_claim_facts_fault('44', claim(x, won, 100), ['44'-4, '41'-5], Fault).

test(after_a_column_that_was_changed, Fault == fault('44', 4, unreached)) :-
    connect4_checker:start_claim_facts_fault('', claim(x, won, 100), [''-3, '44'-4], Fault).

%   deep
test(no_fault, fail) :-
    start_facts_claim(Start, Facts, _),
    start_facts_sentence(Start, Facts, _).

test(in_words, all(Words == [ 'no game leads to that position', 'the game is over there',
                              'o is to move there', 'that column can\'t be played there',
                              'that position, or its mirror, has a fact already, column 2 at \'4156\'',
                              'the plan never comes to that position' ])) :-
    member(Why, [unplayable, over(won(x)), turn(o), column, twice('4156', 2), unreached]),
    connect4_checker:fault_words(Why, Words).

:- end_tests(connect4_faults).
