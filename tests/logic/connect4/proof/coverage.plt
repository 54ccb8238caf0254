:- use_module(library(plunit)).
:- use_module(library(assoc)).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

:- begin_tests(coverage).

test(no_facts, Entries-Ends == []-['44']) :-
    facts_plan([], Plan),
    plan_coverage(Plan, '44', Entries, Ends).

test(one_fact, Entries-Ends == ['']-['41', '42', '43', '44']) :-
    facts_plan([''-4], Plan),
    plan_coverage(Plan, '', Entries, Ends).

test(a_column_without_room, Entries-Ends == []-['444444']) :-
    facts_plan(['444444'-4], Plan),
    plan_coverage(Plan, '444444', Entries, Ends).

test(no_column, Entries-Ends == []-['']) :-
    facts_plan([''-8], Plan),
    plan_coverage(Plan, '', Entries, Ends).

%   x completes four in column 1: what is left is that position, not a reply to it.

test(a_column_that_wins, Entries-Ends == ['121212']-['1212121']) :-
    facts_plan(['121212'-1], Plan),
    plan_coverage(Plan, '121212', Entries, Ends).

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
    plan_coverage(Plan, '', _, Ends),
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
    connect4_coverage:start_claim_facts_fault('', Claim, Facts, Fault).

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
    connect4_coverage:start_claim_facts_fault('44', claim(x, won, 100), ['44'-4, '41'-5], Fault).

test(after_a_column_that_was_changed, Fault == fault('44', 4, unreached)) :-
    connect4_coverage:start_claim_facts_fault('', claim(x, won, 100), [''-3, '44'-4], Fault).

test(no_fault, fail) :-
    start_facts_claim(Start, Facts, _),
    start_facts_sentence(Start, Facts, _).

test(in_words, all(Words == [ 'no game leads to that position', 'the game is over there',
                              'o is to move there', 'that column can\'t be played there',
                              'that position, or its mirror, has a fact already, column 2 at \'4156\'',
                              'the plan never comes to that position' ])) :-
    member(Why, [unplayable, over(won(x)), turn(o), column, twice('4156', 2), unreached]),
    connect4_coverage:fault_words(Why, Words).

:- end_tests(connect4_faults).
