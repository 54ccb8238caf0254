:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(connect4_faults).

%   The few facts, and one more.

fault_of(Text, Column, Fault) :-
    once(start_facts_claim('', few, Claim)),
    findall(Said-C, start_facts_text_column('', few, Said, C), Facts0),
    append(Facts0, [Text-Column], Facts),
    start_claim_facts_fault('', Claim, Facts, Fault).

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
    start_claim_facts_fault('44', claim(x, won, 100), ['44'-4, '41'-5], Fault).

test(after_a_column_that_was_changed, Fault == fault('44', 4, unreached)) :-
    start_claim_facts_fault('', claim(x, won, 100), [''-3, '44'-4], Fault).

test(no_fault, fail) :-
    start_facts_claim(Start, Facts, _),
    start_facts_sentence(Start, Facts, _).

test(in_words, all(Words == [ 'no game leads to that position', 'the game is over there',
                              'o is to move there', 'that column can\'t be played there',
                              'that position, or its mirror, has a fact already, column 2 at \'4156\'',
                              'the plan never comes to that position' ])) :-
    member(Why, [unplayable, over(won(x)), turn(o), column, twice('4156', 2), unreached]),
    connect4_faults:why_words(Why, Words).

:- end_tests(connect4_faults).
