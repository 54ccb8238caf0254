:- module(shared_limit,
          [ goal_ended/3,          % +Seconds, :Goal, -Ended
            stops/1,               % ?Thrown
            limit_goal/3,          % +Limit0, :Goal, -Limit
            limit_steps/5,         % +Limit0, :Step_2, +State0, -State, -Limit
            limits_sum/3,          % +Limit0, +Limit1, -Limit
            limit_part/3,          % +Limit0, +Share, -Limit
            limit_deadline/2,      % +Limit, -Deadline
            deadline_limit/2,      % +Deadline, -Limit
            deadline_kept/1,       % +Deadline
            seconds_words/2        % +Seconds, -Words
          ]).

/** <module> Limits: how long a search may take

A _limit_ is seconds(Number) or inferences(Number); Number may be `inf`, which
is no limit.  Nothing can be done within a limit of 0 or less.

A _deadline_ is the time at which a limit ends, as in get_time/1, or `inf`.
*/

:- use_module(library(error), [domain_error/2, must_be/2]).
:- use_module(library(lists), [memberchk/2]).
:- if(current_prolog_flag(threads, true)).
:- autoload(library(time),
            [alarm/4, call_with_time_limit/2, install_alarm/1, remove_alarm/1]).
:- else.
:- autoload(library(time), [call_with_time_limit/2, call_with_time_limit/3]).
:- endif.

%!  goal_ended(+Seconds, :Goal, -Ended) is semidet.
%
%   True when Goal has an answer, its first, within Seconds, and Ended is `itself`; or it has none by
%   then, and Ended is `time`.  Who ended Goal is decided here: each of these limits throws a term of
%   its own, so another one around it, or a goal that throws what a limit throws, passes through.
%
%       ?- goal_ended(0.1, ( repeat, fail ), Ended).
%       Ended = time.

:- meta_predicate goal_ended(+, 0, -), call_with_mark(+, 0, +).

goal_ended(Seconds, Goal, Ended) :-
    flag(shared_limit, Number, Number + 1),
    catch(( call_with_mark(Seconds, Goal, Number),
            Ended = itself
          ),
          time_limit_exceeded(limit(Number)),
          Ended = time).

%   Where there are no alarms, in the page, library(time) has a relation for it.

:- if(current_prolog_flag(threads, true)).

call_with_mark(Seconds, Goal, Number) :-
    Over = throw(time_limit_exceeded(limit(Number))),
    (   Seconds > 0
    ->  setup_call_cleanup(alarm(Seconds, Over, Alarm, [install(false)]),
                           ( install_alarm(Alarm), once(Goal) ),
                           remove_alarm(Alarm))
    ;   Over
    ).

:- else.

call_with_mark(Seconds, Goal, Number) :-
    call_with_time_limit(Seconds, Goal, limit(Number)).

:- endif.

%!  stops(?Thrown) is nondet.
%
%   True when Thrown is what ends all that is asked: a limit of goal_ended/3, or Ctrl-C in Python.
%
%       ?- catch(goal_ended(9, throw(ludologic_interrupt), _), Thrown, stops(Thrown)).
%       Thrown = ludologic_interrupt.

stops(time_limit_exceeded(_)).
stops(ludologic_interrupt).

%!  limit_goal(+Limit0, :Goal, -Limit) is semidet.
%
%   True when Goal has an answer, its first, within Limit0, and Limit is left of
%   Limit0.
%
%       ?- limit_goal(seconds(-1), true, _).
%       false.

:- meta_predicate limit_goal(+, 0, -).

limit_goal(Limit0, Goal, Limit) :-
    limit_unit_number(Limit0, Unit, Number0),
    Number0 > 0,
    (   Number0 =:= inf
    ->  call(Goal),
        !,      % the first answer, as below
        Limit = Limit0
    ;   limited(Unit, Number0, Goal, Number),
        limit_unit_number(Limit, Unit, Number)
    ).

limit_unit_number(Limit, Unit, Number) :-
    (   unit_limit(Unit, Number, Limit)
    ->  (   Number == inf
        ->  true
        ;   must_be(number, Number)
        )
    ;   domain_error(limit, Limit)
    ).

unit_limit(seconds, Number, seconds(Number)).
unit_limit(inferences, Number, inferences(Number)).

:- meta_predicate limited(+, +, 0, -).

limited(seconds, Seconds0, Goal, Seconds) :-
    get_time(Time0),
    catch(call_with_time_limit(Seconds0, Goal), Error, out_of_time(Error)),
    get_time(Time),
    Seconds is Seconds0 - (Time - Time0).
limited(inferences, Number0, Goal, Number) :-
    Most is ceiling(Number0),
    statistics(inferences, Before),
    call_with_inference_limit(Goal, Most, Result),
    Result \== inference_limit_exceeded,
    !,      % the first answer
    statistics(inferences, After),
    Number is Number0 - (After - Before).

%   Whose limit it is does not matter: what is known by then is the answer.

out_of_time(Error) :-
    (   memberchk(Error, [time_limit_exceeded, time_limit_exceeded(_)])
    ->  fail
    ;   throw(Error)
    ).

%!  limit_steps(+Limit0, :Step_2, +State0, -State, -Limit) is det.
%
%   True when call(Step_2, S0, S) leads from State0 to State, step by step: to the
%   first state without a next one, or as far as Limit0 allows.  Limit is what is
%   left of Limit0, 0 in the latter case.
%
%       ?- limit_steps(inferences(100000), [N0, N]>>( N0 < 5, N is N0 + 1 ), 1, State, _).
%       State = 5.

%   The limit stops a step wherever it is: the last state that was reached is kept
%   by nb_setarg/3.

:- meta_predicate limit_steps(+, 2, +, -, -).

limit_steps(Limit0, Step_2, State0, State, Limit) :-
    Reached = reached(State0),
    (   limit_goal(Limit0, steps(Step_2, Reached), Limit1)
    ->  Limit = Limit1
    ;   limit_unit_number(Limit0, Unit, _),
        unit_limit(Unit, 0, Limit)
    ),
    arg(1, Reached, State).

:- meta_predicate steps(2, +).

steps(Step_2, Reached) :-
    arg(1, Reached, State0),
    (   call(Step_2, State0, State)
    ->  nb_setarg(1, Reached, State),
        steps(Step_2, Reached)
    ;   true
    ).

%!  limits_sum(+Limit0, +Limit1, -Limit) is det.
%
%   True when Limit is Limit0 and Limit1 together, which have the same unit.
%
%       ?- limits_sum(seconds(2), seconds(3), Limit).
%       Limit = seconds(5).

limits_sum(Limit0, Limit1, Limit) :-
    limit_unit_number(Limit0, Unit, Number0),
    limit_unit_number(Limit1, Unit, Number1),
    (   ( Number0 == inf ; Number1 == inf )
    ->  Number = inf
    ;   Number is Number0 + Number1
    ),
    unit_limit(Unit, Number, Limit).

%!  limit_part(+Limit0, +Share, -Limit) is det.
%
%   True when Limit is Share of Limit0, a number or a fraction of two; or no limit if Limit0 is none.
%
%       ?- limit_part(seconds(2), 3/8, Limit).
%       Limit = seconds(0.75).

limit_part(Limit0, Share, Limit) :-
    limit_unit_number(Limit0, Unit, Number0),
    (   Number0 =:= inf
    ->  Number = inf
    ;   Number is Number0 * Share
    ),
    unit_limit(Unit, Number, Limit).

%!  limit_deadline(+Limit, -Deadline) is det.
%
%   True when Deadline is the end of Limit, seconds(Number), that begins now.
%
%       ?- limit_deadline(seconds(inf), Deadline).
%       Deadline = inf.

limit_deadline(seconds(Seconds), Deadline) :-
    (   Seconds == inf
    ->  Deadline = inf
    ;   must_be(number, Seconds),
        get_time(Now),
        Deadline is Now + Seconds
    ).

%!  deadline_limit(+Deadline, -Limit) is det.
%
%   True when Limit, seconds(Number), is what is left until Deadline.
%
%       ?- limit_deadline(seconds(5), Deadline), deadline_limit(Deadline, seconds(Left)),
%          Number is ceiling(Left).
%       Deadline = Deadline, Left = Left, Number = 5.

deadline_limit(Deadline, seconds(Seconds)) :-
    (   Deadline == inf
    ->  Seconds = inf
    ;   get_time(Now),
        Seconds is Deadline - Now
    ).

%!  deadline_kept(+Deadline) is det.
%
%   Throws `deadline_passed` if Deadline has passed.  For a search that looks at
%   the clock itself; the exception ends it.
%
%       ?- catch(deadline_kept(0), Error, true).
%       Error = deadline_passed.

deadline_kept(Deadline) :-
    get_time(Now),
    (   Now < Deadline
    ->  true
    ;   throw(deadline_passed)
    ).

%!  seconds_words(+Seconds, -Words) is det.
%
%   True when Words say how long Seconds are.
%
%       ?- seconds_words(10.0, Words).
%       Words = "10 seconds".

seconds_words(Seconds, Words) :-
    ( Seconds =:= 1 -> Ending = "" ; Ending = "s" ),
    format(string(Words), "~g second~s", [Seconds, Ending]).

/** <examples>

?- limit_goal(inferences(1000), member(X, [1, 2]), Limit).
?- limit_steps(seconds(0.01), succ, 0, State, Limit).
*/
