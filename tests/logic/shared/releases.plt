:- use_module(library(plunit)).
:- autoload(library(thread)).
:- use_module(library(time)).
:- use_module('../../../logic/load').
:- use_module('../../../logic/sheets/kif').

:- begin_tests(tables_abandoned).

%   The rules of a sheet that are interrupted, at any of their steps, answer the next question.

test(a_rule_sheet, Faults == []) :-
    kif_module("(role x) (init (at 1)) (edge 1 2) (edge 2 3) (edge 3 1)
                (<= (legal x (go ?y)) (true (at ?x)) (path ?x ?y))
                (<= (next (at ?y)) (does x (go ?y)))
                (<= (path ?x ?y) (edge ?x ?y) (not (true (at ?y))))
                (<= (path ?x ?z) (path ?x ?y) (edge ?y ?z) (not (true (at ?z))))
                (<= terminal (true (at 3))) (goal x 100)", interrupted_paths),
    findall(Inferences-Moves,
            ( between(1, 400, Inferences),
              call_with_inference_limit(interrupted_paths:legal([at(2)], x, go(1)), Inferences, _),
              findall(Move, interrupted_paths:legal([at(1)], x, Move), Moves),
              Moves \== [go(2), go(3)] ),
            Faults).

:- end_tests(tables_abandoned).

:- begin_tests(integers_of_any_size).

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

:- end_tests(integers_of_any_size).
