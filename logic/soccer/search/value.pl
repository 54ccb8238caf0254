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

A position is worth 999 to the player who draws if there is a goal within the turn, -999 if every
turn loses, and one nearer to 0 for each turn that it takes longer.  Such values, beyond +-900,
are proved.  Others are what the last turn is worth (lookahead.pl), in tenths of a turn.

A window is Alpha-Beta: only values between these still make a difference.
*/

:- use_module('../../search/inline', [inline/1]).

:- inline([ goal_value/1, refuted_value/1, lost_value/1, unknown_value/1, proved_win/1,
            proved_loss/1, whole_window/1, win_window/1 ]).

%!  goal_value(-Value) is det.
%
%   True when Value is that of a position with a goal within the turn, the greatest of all.

goal_value(999).

%!  refuted_value(-Value) is det.
%
%   True when Value is that of a position in which each turn loses, or leaves the other player a
%   goal within the turn.

refuted_value(-998).

%!  lost_value(-Value) is det.
%
%   True when Value is that of a position in which every turn loses, the least of all.

lost_value(-999).

%!  unknown_value(-Value) is det.
%
%   True when Value is that of a position in which every turn that was looked at loses, but some
%   were left out.  Only a proved loss is less.

unknown_value(-900).

%!  least_value(+Cut, -Value) is det.
%
%   True when Value is that of a position in which every turn that was looked at loses.  Cut is
%   `true` if others were left out.

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
%   True when a turn is worth Before to the player who draws it, if it leads to a position worth
%   Value to the other player.
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
%   True when a turn worth Value leads to a position worth After.  So the window of a turn becomes
%   that of the next one.
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
%   True when Value proves Verdict: win(Turns) or loss(Turns), with the turns of both players up
%   to the end.  It is `open` if nothing is proved.
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
