:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(known).

test(nothing_at_first) :-
    table_empty(Table),
    \+ table_bound(Table, 0b111, 3, 5, _, _),
    \+ table_agenda(Table, 0b111, 3, 5, _),
    \+ table_classes(Table, 1, _).

%   A set, and the guesses left as far as they matter, make an entry.

test(entries, all(Bound-Best == [6-open, 7-12, 6-open, 9-unkept])) :-
    table_empty(Table),
    table_bound_store(Table, 0b111, 3, 3, 6, open),
    table_bound_store(Table, 0b111, 3, 2, 7, 12),
    table_bound_store(Table, 0b1101, 3, 9, 9, unkept),
    member(Set-Depth, [0b111-3, 0b111-2, 0b111-4, 0b1101-3]),
    table_bound(Table, Set, 3, Depth, Bound, Best).

test(last_word, Bound-Best == 8-3) :-
    table_empty(Table),
    table_bound_store(Table, 0b1111, 4, 9, 7, open),
    table_bound_store(Table, 0b1111, 4, 9, 8, open),
    table_bound_store(Table, 0b1111, 4, 9, 8, 3),
    table_bound_store(Table, 0b1111, 4, 9, 8, 3),
    table_bound(Table, 0b1111, 4, 9, Bound, Best).

test(large, Bound-Best == NoTree-open) :-
    no_tree_total(NoTree),
    Set is 1 << 500 - 1,
    table_empty(Table),
    table_bound_store(Table, Set, 500, 5, NoTree, open),
    table_bound(Table, Set, 500, 5, Bound, Best).

test(backtracking, Bound == 7) :-
    table_empty(Table),
    (   table_bound_store(Table, 0b111, 3, 3, 7, open),
        fail
    ;   table_bound(Table, 0b111, 3, 3, Bound, _)
    ).

test(agenda, Agenda == [8-[numbers(5), 3]]) :-
    table_empty(Table),
    table_agenda_store(Table, 0b111, 3, 5, [7-[numbers(7)]]),
    table_agenda_store(Table, 0b111, 3, 5, [8-[numbers(5), 3]]),
    table_agenda(Table, 0b111, 3, 5, Agenda).

test(two_searches) :-
    table_empty(Table1),
    table_empty(Table2),
    table_classes_store(Table1, 1, [3]),
    \+ table_classes(Table2, 1, _).

%   Sets are twins at one depth only.

test(twins, all(Twin == [7, 7, 13, 7])) :-
    table_empty(Table),
    member(Set-Depth, [7-3, 13-3, 13-2, 21-9]),
    table_twin(Table, Set, 3, Depth, [a,b], Twin).

:- end_tests(known).
