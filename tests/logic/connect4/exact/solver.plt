:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(connect4_entry).

test(all_bounds_come_back, true) :-
    connect4_solver:size_bounds_table(97, Table),
    Key is 0x1ffffffffffff,
    \+ ( between(-21, 21, Lower),
         between(Lower, 21, Upper),
         table_store_bounds(Table, Key, Lower, Upper),
         \+ table_bounds(Table, Key, -30, 30, Lower, Upper) ).

%   One bound is enough, where it answers.

test(bound, true) :-
    connect4_solver:size_bounds_table(97, Table),
    \+ table_bound(Table, 1000, 0, _),
    table_store_bounds(Table, 1000, -2, 5),
    findall(Alpha-Bound, ( between(-4, 7, Alpha), table_bound(Table, 1000, Alpha, Bound) ), Bounds),
    Bounds == [-4 - -2, -3 - -2, 5-5, 6-5, 7-5].

test(a_key_is_not_taken_for_another, true) :-
    connect4_solver:size_bounds_table(97, Table),
    numlist(1, 500, Numbers),
    maplist([Number, Key]>>(Key is Number * 1_000_003), Numbers, Keys),
    forall(member(Key, Keys), ( Score is Key mod 19 - 9, table_store_bounds(Table, Key, Score, Score) )),
    findall(Key, ( member(Key, Keys), table_bounds(Table, Key, -30, 30, Score, Score) ), Known),
    length(Known, 97),
    forall(member(Key, Known),
           ( table_bounds(Table, Key, -30, 30, Score, _), Score =:= Key mod 19 - 9 )).

test(entries_are_small, true) :-
    connect4_solver:size_bounds_table(33, Table),
    Key is 0x1ffffffffffff,
    table_store_bounds(Table, Key, 31, 31),
    Table = table(_, _, Places),
    once(( arg(_, Places, Entry), integer(Entry) )),
    Entry < 1 << 56.

:- end_tests(connect4_entry).
