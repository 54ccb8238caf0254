:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(shared_transposition).

test(nothing_at_first, fail) :-
    size_bits_table(97, 8, Table),
    table_entry(Table, 1000, _).

test(every_entry_comes_back, forall(member(Bits, [1, 12, 51, 80]))) :-
    size_bits_table(97, Bits, Table),
    Most is 1 << Bits - 1,
    Middle is Most // 3,
    forall(( member(Key, [0, 1, 96, 97, 0x1ffffffffffff, 0x7fffffffffffff]),
             member(Entry, [0, 1, Middle, Most]) ),
           ( table_store(Table, Key, Entry),
             table_entry(Table, Key, Found),
             Found =:= Entry )).

%   Of the positions of one place the last is known, and none is taken for another.

test(a_key_is_not_taken_for_another) :-
    size_bits_table(97, 10, Table),
    numlist(1, 500, Numbers),
    forall(member(N, Numbers), ( Key is N * 1_000_003, table_store(Table, Key, N) )),
    findall(N-Entry,
            ( member(N, Numbers), Key is N * 1_000_003, table_entry(Table, Key, Entry) ),
            Known),
    length(Known, 97),
    forall(member(N-Entry, Known), N =:= Entry).

test(kept_through_backtracking, Entry == 3) :-
    size_bits_table(97, 8, Table),
    \+ ( table_store(Table, 5, 3), fail ),
    table_entry(Table, 5, Entry).

test(two_tables_do_not_share, fail) :-
    size_bits_table(97, 8, Table),
    table_store(Table, 5, 3),
    size_bits_table(97, 8, Other),
    table_entry(Other, 5, _).

:- end_tests(shared_transposition).
