:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(known).

test(nothing_at_first) :-
    known_start(Known),
    \+ known_bound(Known, 0b111, 3, 5, _, _),
    \+ known_agenda(Known, 0b111, 3, 5, _),
    \+ known_parts(Known, 1, _).

%   A set, and the guesses left as far as they matter, make an entry.

test(entries, all(Bound-Guess == [6-0, 7-12, 6-0, 9-(-1)])) :-
    known_start(Known),
    known_bound_store(Known, 0b111, 3, 3, 6, 0),
    known_bound_store(Known, 0b111, 3, 2, 7, 12),
    known_bound_store(Known, 0b1101, 3, 9, 9, -1),
    member(Set-Depth, [0b111-3, 0b111-2, 0b111-4, 0b1101-3]),
    known_bound(Known, Set, 3, Depth, Bound, Guess).

test(last_word, Bound-Guess == 8-3) :-
    known_start(Known),
    known_bound_store(Known, 0b1111, 4, 9, 7, 0),
    known_bound_store(Known, 0b1111, 4, 9, 8, 0),
    known_bound_store(Known, 0b1111, 4, 9, 8, 3),
    known_bound_store(Known, 0b1111, 4, 9, 8, 3),
    known_bound(Known, 0b1111, 4, 9, Bound, Guess).

test(large, Bound-Guess == NoTree-0) :-
    no_tree_bound(NoTree),
    Set is 1 << 500 - 1,
    known_start(Known),
    known_bound_store(Known, Set, 500, 5, NoTree, 0),
    known_bound(Known, Set, 500, 5, Bound, Guess).

test(backtracking, Bound == 7) :-
    known_start(Known),
    (   known_bound_store(Known, 0b111, 3, 3, 7, 0),
        fail
    ;   known_bound(Known, 0b111, 3, 3, Bound, _)
    ).

test(agenda, Agenda == [8-[group(5), 3]]) :-
    known_start(Known),
    known_agenda_store(Known, 0b111, 3, 5, [7-[group(7)]]),
    known_agenda_store(Known, 0b111, 3, 5, [8-[group(5), 3]]),
    known_agenda(Known, 0b111, 3, 5, Agenda).

test(two_searches) :-
    known_start(Known1),
    known_start(Known2),
    known_parts_store(Known1, 1, [3]),
    \+ known_parts(Known2, 1, _).

%   Sets are twins at one depth only.

test(twins, all(Twin == [7, 7, 13, 7])) :-
    known_start(Known),
    member(Set-Depth, [7-3, 13-3, 13-2, 21-9]),
    known_twin(Known, Set, 3, Depth, [a,b], Twin).

:- end_tests(known).
