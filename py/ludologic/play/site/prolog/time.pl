:- module(time, [call_with_time_limit/2, call_with_time_limit/3]).

/** <module> library(time) where there are neither threads nor signals

The heartbeat (prolog:heartbeat/0) sees the clock. But in SWI-Prolog 10.1.10 it comes only when a
goal backtracks. A goal that never backtracks is ended by a limit of inferences, at the rate seen so
far. If that comes early, the rest of the time is waited for. What is thrown has the context of the
limit that ends first.

The limit that holds is a value of b_setval/2, so it is put back when something is thrown. A cleanup could
not do that: if a limit of inferences around this one is exceeded, no cleanup runs to its end.
*/

:- meta_predicate call_with_time_limit(+, 0), call_with_time_limit(+, 0, +).

:- multifile prolog:heartbeat/0.
:- dynamic prolog:heartbeat/0.

call_with_time_limit(Seconds, Goal) :-
    call_with_time_limit(Seconds, Goal, '').

call_with_time_limit(Seconds, _, Context) :-
    Seconds =< 0,
    !,
    throw_exceeded(Context).
call_with_time_limit(Seconds, Goal, Context) :-
    get_time(Now),
    global(time_limit, inf-'', Before),
    global(time_rate, 4.0e6, Rate),
    (   current_prolog_flag(heartbeat, Beat)
    ->  true
    ;   Beat = 0
    ),
    Own is Now + Seconds,
    ( Before = Other-_, Other < Own -> Limit = Before ; Limit = Own-Context ),
    Most is max(10_000, ceiling(min(1.0e12, Seconds * Rate))),
    statistics(inferences, Inferences),
    b_setval(time_limit, Limit),
    setup_call_cleanup(
        set_prolog_flag(heartbeat, 10_000),
        call_with_inference_limit(once(Goal), Most, Result),
        ( set_prolog_flag(heartbeat, Beat), learned(Now, Inferences) )),
    b_setval(time_limit, Before),
    (   Result == inference_limit_exceeded
    ->  Limit = Until-Ended,
        wait_until(Until),
        throw_exceeded(Ended)
    ;   true
    ).

wait_until(Until) :-
    repeat,
    get_time(Now),
    Now > Until,
    !.

throw_exceeded(Context) :-
    (   Context == ''
    ->  throw(time_limit_exceeded)
    ;   throw(time_limit_exceeded(Context))
    ).

global(Name, Default, Value) :-
    (   nb_current(Name, Value0)
    ->  Value = Value0
    ;   nb_setval(Name, Default),
        Value = Default
    ).

%   How many inferences a second takes here.

learned(Time0, Inferences0) :-
    get_time(Time1),
    statistics(inferences, Inferences1),
    Time is Time1 - Time0,
    (   Time > 0.1
    ->  Rate is (Inferences1 - Inferences0) / Time,
        nb_setval(time_rate, Rate)
    ;   true
    ).

%   This is the first clause of the hook. It fails while there is time, so that the last one, of
%   library(wasm), lets the page speak. A hook that leaves a choice point makes the goal that it
%   interrupts lose answers.

over :-
    nb_current(time_limit, Until-Context),
    get_time(Now),
    Now > Until,
    b_setval(time_limit, inf-''),
    throw_exceeded(Context).

:- asserta((prolog:heartbeat :- time:over)).
