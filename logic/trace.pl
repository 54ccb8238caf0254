:- module(ludologic_trace, []).

/** <module> The door for the tracer: `swipl logic/trace.pl`, `trace`, and ask

Loads every rule of every game as it is written.  Each sum and each comparison is
a step of its own; load.pl leaves these steps out for speed.
*/

%   A library that loads apply_macros would have maplist/3 and forall/2 rewritten here, too: then
%   `why` would show clauses that nobody wrote.

:- set_prolog_flag(optimise_apply, false).

:- reexport([ agreement, connect4, guessing, mastermind, shared, sheets, soccer, two_players, why ]).
:- use_module(ask, []).
:- use_module(shared/releases, []).

/** <examples>

?- guess_secret_feedback([1,2,3,4], [7,4,3,2], Feedback).
*/
