:- use_module(library(plunit)).
:- use_module(library(assoc)).
:- use_module('../../../../logic/load').
:- use_module('../../random_walk').

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
