:- module(connect4_limit,
          [ limit_goal/3           % +Limit0, :Goal, -Limit
          ]).

/** <module> Limits: how long a goal may take

A limit is seconds(Number) or inferences(Number); Number may be `inf`.
*/

:- use_module(library(time), [call_with_time_limit/2]).

%!  limit_goal(+Limit0, :Goal, -Limit) is semidet.
%
%   True when Goal is true within Limit0, and of this Limit is left.
%
%       ?- limit_goal(seconds(-1), true, _).
%       false.

:- meta_predicate limit_goal(+, 0, -).

limit_goal(Limit0, Goal, Limit) :-
    Limit0 =.. [Unit, Number0],
    Number0 > 0,
    (   Number0 =:= inf
    ->  call(Goal),
        !,      % the first answer, as below
        Limit = Limit0
    ;   limited(Unit, Number0, Goal, Number),
        Limit =.. [Unit, Number]
    ).

:- meta_predicate limited(+, +, 0, -).

limited(seconds, Seconds0, Goal, Seconds) :-
    get_time(Time0),
    catch(call_with_time_limit(Seconds0, Goal), time_limit_exceeded, fail),
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

/** <examples>

?- limit_goal(inferences(1000), member(X, [1, 2]), Limit).
*/
