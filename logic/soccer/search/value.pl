:- module(soccer_value,
          [ goal_value/1,          % -Value
            refuted_value/1,       % -Value
            lost_value/1,          % -Value
            unknown_value/1,       % -Value
            least_value/2,         % +Cut, -Value
            proved_win/1,          % +Value
            proved_loss/1,         % +Value
            whole_window/1,        % -Window
            win_window/1,          % -Window
            value_before/2,        % +Value, -Before
            value_after/2,         % +Value, -After
            value_verdict/2        % +Value, -Verdict
          ]).

/** <module> Paper soccer: what a position is worth in a search

The value of a position to the player who draws is 999 if there is a goal within the turn, -999
if every turn loses, and one nearer to 0 for each turn that it takes longer.  Such values,
beyond +-900, are proved.  Others are what the last turn is worth (lookahead.pl), in tenths of a
turn.

A window is Alpha-Beta: only values between these still make a difference.
*/

:- use_module('../../search/inline', [inline/1]).

:- inline([ goal_value/1, refuted_value/1, lost_value/1, unknown_value/1, proved_win/1,
            proved_loss/1, whole_window/1, win_window/1 ]).

%!  goal_value(-Value) is det.
%
%   True when Value is that of a position with a goal within the turn: no other is
%   more.

goal_value(999).

%!  refuted_value(-Value) is det.
%
%   True when Value is that of a position after every turn of which the other player
%   has won, or has a goal within the turn.

refuted_value(-998).

%!  lost_value(-Value) is det.
%
%   True when Value is that of a position where every turn loses: no other is less.

lost_value(-999).

%!  unknown_value(-Value) is det.
%
%   True when Value is that of a position where every turn that was looked at
%   loses, but some were left out: only a proved loss is less.

unknown_value(-900).

%!  least_value(+Cut, -Value) is det.
%
%   True when Value is that of a position all of whose turns that were looked at
%   lose; Cut is `true` if others were left out.

least_value(false, Value) :- lost_value(Value).
least_value(true, Value) :- unknown_value(Value).

%!  proved_win(+Value) is semidet.
%
%   True when Value is proved, and a win.

proved_win(Value) :-
    Value > 900.

%!  proved_loss(+Value) is semidet.
%
%   True when Value is proved, and a loss.

proved_loss(Value) :-
    Value < -900.

%!  whole_window(-Window) is det.
%
%   True when all values lie in Window.

whole_window(-1000-1000).

%!  win_window(-Window) is det.
%
%   True when Window asks only whether there is a proved win.

win_window(900-901).

%!  value_before(+Value, -Before) is det.
%
%   True when a turn that leads to a position worth Value is worth Before to the
%   one who plays it.
%
%       ?- value_before(999, Before).
%       Before = -998.

value_before(Value, Before) :-
    (   proved_win(Value)
    ->  Before is 1 - Value
    ;   proved_loss(Value)
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
    (   proved_win(Value)
    ->  After is -Value - 1
    ;   proved_loss(Value)
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
    (   proved_win(Value)
    ->  Verdict = win(Turns)
    ;   proved_loss(Value)
    ->  Verdict = loss(Turns)
    ;   Verdict = open
    ).

/** <examples>

?- value_before(30, Before), value_verdict(Before, Verdict).
*/
