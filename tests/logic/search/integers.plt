:- use_module(library(plunit)).
:- use_module(library(thread)).
:- use_module(library(time)).
:- use_module('../../../logic/load').

:- begin_tests(search_integers).

%   What a set of the 3,024 codes goes through, and a number that is longer than 1,000 bytes.

large :-
    Set is (1 << 3024) - 1,
    format(string(Text), "~d", [Set]),
    number_string(Set, Text),
    Power is Set ** 4,
    Set is (Power // (Set ** 3)) /\ (Power \/ Set),
    3024 is popcount(Set).

large_as(Value, Value) :-
    large.

in_thread(Goal) :-
    thread_create(Goal, Thread),
    thread_join(Thread, true).

in_engine(Goal) :-
    setup_call_cleanup(engine_create(yes, Goal, Engine),
                       engine_next(Engine, yes),
                       engine_destroy(Engine)).

test(here) :- large.
test(thread) :- in_thread(large).
test(engine) :- in_engine(large).
test(engine_of_a_thread) :- in_thread(in_engine(large)).
test(thread_of_an_engine) :- in_engine(in_thread(large)).
test(thread_of_a_thread) :- in_thread(in_thread(large)).
test(engine_of_an_engine) :- in_engine(in_engine(large)).
test(first_solution) :- first_solution(yes, [large, large], []).
test(concurrent, Found == [yes, yes]) :- concurrent_maplist(large_as, [yes,yes], Found).
test(limit_of_time) :- call_with_time_limit(60, large).
test(limit_of_time_in_a_thread) :- in_thread(call_with_time_limit(60, large)).

:- end_tests(search_integers).
