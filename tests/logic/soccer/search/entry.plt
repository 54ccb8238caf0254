:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(entry).

table(Table) :-
    entry_bits(Bits),
    size_bits_table(97, Bits, Table).

test(knows_nothing, fail) :-
    table(Table),
    table_key_entry(Table, 1000, entry(_, _, _, _), _).

test(all_of_it_comes_back, forall(( member(Value, [-999, -900, -1, 0, 7, 999]),
                                    member(Bound, [exact, lower, upper]),
                                    member(Depth, [0, 1, 60]),
                                    member(Best, [0, 0xffffffff]) ))) :-
    table(Table),
    Key is 0x7fffffffffffff,
    table_keep(Table, Key, entry(Value, Bound, Depth, Best)),
    table_key_entry(Table, Key, Found, Best0),
    Best0 == Best,
    Found == entry(Value, Bound, Depth, Best).

test(a_key_is_not_taken_for_another) :-
    table(Table),
    numlist(1, 500, Numbers),
    forall(member(N, Numbers),
           ( Key is N * 1_000_003, table_keep(Table, Key, entry(N, exact, 1, 0)) )),
    findall(N,
            ( member(N, Numbers), Key is N * 1_000_003,
              table_key_entry(Table, Key, entry(Value, _, _, _), _), Value =:= N ),
            Right),
    findall(N,
            ( member(N, Numbers), Key is N * 1_000_003, table_key_entry(Table, Key, entry(_, _, _, _), _) ),
            Found),
    Right == Found,
    length(Found, 97).

test(kept_through_backtracking, Value == 3) :-
    table(Table),
    \+ ( table_keep(Table, 5, entry(3, exact, 1, 0)), fail ),
    table_key_entry(Table, 5, entry(Value, _, _, _), _).

%   A search whose window the value lies outside of has found a bound, and the
%   next one with that window is content with it; one that needs it exactly is not.

test(a_bound_is_enough_for_its_window,
     forall(( member(Value, [-12, 0, 5, 12]), member(Alpha-Beta, [-5-5, 0-1, 3-20]) ))) :-
    value_window_bound(Value, Alpha-Beta, Bound),
    once(entry_value(entry(Value, Bound, 3, 0), 3, Alpha-Beta, Value)),
    \+ entry_value(entry(Value, Bound, 3, 0), 4, Alpha-Beta, _),
    (   Bound == exact
    ->  true
    ;   \+ entry_value(entry(Value, Bound, 3, 0), 3, -100-100, _)
    ).

test(what_is_proved_needs_no_depth) :-
    once(entry_value(entry(998, exact, 1, 0), 9, 0-1, 998)).

:- end_tests(entry).
