:- module(soccer_value,
          [ unknown_value/1,       % -Value
            least_value/2,         % +Cut, -Value
            value_before/2,        % +Value, -Before
            value_after/2,         % +Value, -After
            value_verdict/2        % +Value, -Verdict
          ]).

/** <module> Paper soccer: what a position is worth in a search

The value of a position to the player who draws is 999 if there is a goal
within the turn, -999 if every turn loses, and one nearer to 0 for each turn
that it takes longer: such values, beyond +-900, are proved.  Others are what
the last turn looked at is worth (lookahead.pl), in tenths of a turn.
*/

%!  unknown_value(-Value) is det.
%
%   True when Value is that of a position where every turn that was looked at
%   loses, but some were left out: less than all but what is known to be lost.
%
%       ?- unknown_value(Value).
%       Value = -900.

unknown_value(-900).

%!  least_value(+Cut, -Value) is det.
%
%   True when Value is that of a position all of whose turns that were looked at
%   lose; Cut is `true` if others were left out.
%
%       ?- least_value(false, Value).
%       Value = -999.

least_value(false, -999).
least_value(true, Value) :- unknown_value(Value).

%!  value_before(+Value, -Before) is det.
%
%   True when a turn that leads to a position worth Value is worth Before to the
%   one who plays it.
%
%       ?- value_before(999, Before).
%       Before = -998.

value_before(Value, Before) :-
    (   Value > 900
    ->  Before is 1 - Value
    ;   Value < -900
    ->  Before is -Value - 1
    ;   Before is -Value
    ).

%!  value_after(+Value, -After) is det.
%
%   True when a turn worth Value leads to a position worth After.  Bounds, which
%   are values too, go down to the next turn by it.
%
%       ?- value_after(-998, After).
%       After = 999.

value_after(Value, After) :-
    (   Value > 900
    ->  After is -Value - 1
    ;   Value < -900
    ->  After is 1 - Value
    ;   After is -Value
    ).

%!  value_verdict(+Value, -Verdict) is det.
%
%   True when Verdict says what is proved by Value: win(Turns) or loss(Turns), the
%   turns of both players up to the end, or nothing: `open`.
%
%       ?- value_verdict(997, Verdict).
%       Verdict = win(3).

value_verdict(Value, Verdict) :-
    Turns is 1000 - abs(Value),
    (   Value > 900
    ->  Verdict = win(Turns)
    ;   Value < -900
    ->  Verdict = loss(Turns)
    ;   Verdict = open
    ).

/** <examples>

?- value_before(30, Before), value_verdict(Before, Verdict).
*/
