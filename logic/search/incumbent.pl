:- module(search_incumbent,
          [ value_incumbent/2,     % +Value, -Incumbent
            incumbent_value/2,     % +Incumbent, -Value
            incumbent_replace/2    % !Incumbent, +Value
          ]).

/** <module> The incumbent: the best that a search has found so far

A search enumerates candidates by backtracking, and looks for the best.  The
_incumbent_ is the best so far: candidates that can't be better need no further
search.  A better one replaces it, and neither backtracking nor an exception undoes
that.  A value is any ground term; only the search knows which is better.
*/

:- use_module(inline, [inline/1]).

%!  value_incumbent(+Value, -Incumbent) is det.
%
%   True when Incumbent, a new one, has Value at first.
%
%       ?- value_incumbent(9-none, Incumbent), incumbent_value(Incumbent, Value).
%       Value = 9-none.

value_incumbent(Value, incumbent(Value)).

%!  incumbent_value(+Incumbent, -Value) is det.
%
%   True when Value is what Incumbent has now.
%
%       ?- incumbent_value(incumbent(3-a), Value).
%       Value = 3-a.

incumbent_value(Incumbent, Value) :-
    arg(1, Incumbent, Value).

%!  incumbent_replace(!Incumbent, +Value) is det.
%
%   Incumbent has Value from now on.
%
%       ?- value_incumbent(9, Incumbent),
%          forall(( member(Number, [7,8,5,6]), incumbent_value(Incumbent, Least), Number < Least ),
%                 incumbent_replace(Incumbent, Number)),
%          incumbent_value(Incumbent, Value).
%       Value = 5.

incumbent_replace(Incumbent, Value) :-
    nb_setarg(1, Incumbent, Value).

:- inline([incumbent_value/2, incumbent_replace/2]).

/** <examples>

?- value_incumbent(none, Incumbent), ( incumbent_replace(Incumbent, some), fail ; true ),
   incumbent_value(Incumbent, Value).
*/
