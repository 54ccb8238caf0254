:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(memory).

test(knows_nothing, fail) :-
    size_memory(97, Memory),
    memory_known(Memory, 1000, _).

test(all_of_it_comes_back, forall(( member(Value, [-999, -900, -1, 0, 7, 999]),
                                    member(Bound, [exact, lower, upper]),
                                    member(Depth, [0, 1, 60]),
                                    member(Best, [0, 0xffffffff]) ))) :-
    size_memory(97, Memory),
    Key is 0x7fffffffffffff,
    memory_keep(Memory, Key, known(Value, Bound, Depth, Best)),
    memory_known(Memory, Key, Known),
    Known == known(Value, Bound, Depth, Best).

test(a_key_is_not_taken_for_another) :-
    size_memory(97, Memory),
    numlist(1, 500, Numbers),
    forall(member(N, Numbers),
           ( Key is N * 1_000_003, memory_keep(Memory, Key, known(N, exact, 1, 0)) )),
    findall(N,
            ( member(N, Numbers), Key is N * 1_000_003,
              memory_known(Memory, Key, known(Value, _, _, _)), Value =:= N ),
            Right),
    findall(N,
            ( member(N, Numbers), Key is N * 1_000_003, memory_known(Memory, Key, _) ),
            Known),
    Right == Known,
    length(Known, 97).

test(kept_through_backtracking, Value == 3) :-
    size_memory(97, Memory),
    \+ ( memory_keep(Memory, 5, known(3, exact, 1, 0)), fail ),
    memory_known(Memory, 5, known(Value, _, _, _)).

%   A search whose window the value lies outside of has found a bound, and the
%   next one with that window is content with it; one that needs it exactly is not.

test(a_bound_is_enough_for_its_window,
     forall(( member(Value, [-12, 0, 5, 12]), member(Alpha-Beta, [-5-5, 0-1, 3-20]) ))) :-
    value_window_bound(Value, Alpha-Beta, Bound),
    once(known_value(known(Value, Bound, 3, 0), 3, Alpha-Beta, Value)),
    \+ known_value(known(Value, Bound, 3, 0), 4, Alpha-Beta, _),
    (   Bound == exact
    ->  true
    ;   \+ known_value(known(Value, Bound, 3, 0), 3, -100-100, _)
    ).

test(what_is_proved_needs_no_depth) :-
    once(known_value(known(998, exact, 1, 0), 9, 0-1, 998)).

:- end_tests(memory).
