:- module(soccer_value,
          [ goal_value/1,            % -Value
            refuted_value/1,         % -Value
            lost_value/1,            % -Value
            unknown_value/1,         % -Value
            least_value/2,           % +Cut, -Value
            proved_win/1,            % +Value
            proved_loss/1,           % +Value
            whole_window/1,          % -Window
            win_window/1,            % -Window
            value_before/2,          % +Value, -Before
            value_after/2,           % +Value, -After
            value_verdict/2,         % +Value, -Verdict
            table_key_entry/4,       % +Table, +Key, -Entry, -Best
            table_keep/3,            % !Table, +Key, +Entry
            entry_value/4,           % +Entry, +Depth, +Window, -Value
            value_window_bound/3,    % +Value, +Window, -Bound
            position_context/4,      % +Position, +Deadline, +Most, -Context
            context_most_context/3   % +Context0, +Most, -Context
          ]).

/** <module> Paper soccer: what a position is worth in a search

A position is worth 999 to the player who draws if there is a goal within the turn, -999 if every
turn loses, and one nearer to 0 for each turn that it takes longer.  Such values, beyond +-900,
are proved.  Others are what the last turn is worth (search.pl), in tenths of a turn.

A window is Alpha-Beta: only values between these still make a difference.
*/

:- use_module('../../shared/inline', [inline/1]).
:- use_module('../../shared/transposition', [size_bits_table/3, table_entry/3, table_store/3]).
:- use_module('../turns/goal', [player_goals/3]).
:- use_module('../turns/growth', [deadline_tally/2, ways_code_net/2]).

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

% ---- What the transposition table knows of a position ----

%   An entry is entry(Value, Bound, Depth, Best).  A search of Depth turns, 0 to 63, has found Value
%   and Bound says what this is:  `exact`, or a `lower` or an `upper` bound.  Best has the low bits
%   of the key after the best turn (../turns/growth.pl), or 0.  Only this file packs an entry into
%   the integer that a table keeps (../../shared/transposition.pl).

%   So many bits an entry needs.

entry_bits(51).

%!  table_key_entry(+Table, +Key, -Entry, -Best) is det.
%
%   True when Table has Entry for the position of Key, with Best.  Both are `none` if it has none.
%
%       ?- size_bits_table(97, 51, Table),
%          table_keep(Table, 1000, entry(-12, lower, 3, 7)),
%          table_key_entry(Table, 1000, Entry, Best), table_key_entry(Table, 1001, None, _).
%       Entry = entry(-12, lower, 3, 7), Best = 7, None = none.

table_key_entry(Table, Key, Entry, Best) :-
    (   table_entry(Table, Key, Packed)
    ->  packed_entry(Packed, Entry),
        arg(4, Entry, Best)
    ;   Entry = none,
        Best = none
    ).

packed_entry(Packed, entry(Value, Bound, Depth, Best)) :-
    Value is Packed >> 40 - 1024,
    Code is Packed >> 38 /\ 3,
    bound_code(Bound, Code),
    Depth is Packed >> 32 /\ 63,
    Best is Packed /\ 0xffffffff.

entry_packed(entry(Value, Bound, Depth, Best), Packed) :-
    bound_code(Bound, Code),
    Packed is (Value + 1024) << 40 \/ Code << 38 \/ Depth << 32 \/ Best.

bound_code(exact, 0).
bound_code(lower, 1).
bound_code(upper, 2).

%!  table_keep(!Table, +Key, +Entry) is det.
%
%   From now on, Table has Entry for the position of Key, and forgets the entry that stood at its
%   place.  Backtracking does not undo it.
%
%       ?- size_bits_table(97, 51, Table),
%          table_keep(Table, 1000, entry(-12, lower, 3, 7)),
%          table_keep(Table, 1097, entry(0, exact, 0, 0)), table_key_entry(Table, 1000, Entry, _).
%       Entry = none.

table_keep(Table, Key, Entry) :-
    entry_packed(Entry, Packed),
    table_store(Table, Key, Packed).

%!  entry_value(+Entry, +Depth, +Window, -Value) is semidet.
%
%   True when Entry answers a search of Depth turns with Window, Alpha-Beta, by Value.  It must be
%   proved, or found by at least as deep a search, and either exact, or a bound outside of Window.

entry_value(entry(Value, Bound, Depth0, _), Depth, Alpha-Beta, Value) :-
    once(( Depth0 >= Depth ; proved_win(Value) ; proved_loss(Value) )),
    bound_enough(Bound, Value, Alpha, Beta).

bound_enough(exact, _, _, _).
bound_enough(lower, Value, _, Beta) :- Value >= Beta.
bound_enough(upper, Value, Alpha, _) :- Value =< Alpha.

%!  value_window_bound(+Value, +Window, -Bound) is det.
%
%   True when Bound says what Value is, if a search with Window, Alpha-Beta, has found it.
%
%       ?- value_window_bound(20, 0-10, Bound).
%       Bound = lower.

value_window_bound(Value, Alpha-Beta, Bound) :-
    (   Value >= Beta
    ->  Bound = lower
    ;   Value =< Alpha
    ->  Bound = upper
    ;   Bound = exact
    ).

% ---- What a search uses ----

%   A context is context(Net, Goals, Table, Tally, Most): the ways of the field and the keys of its
%   edges (../turns/growth.pl), the goals of either player, the transposition table
%   (../../shared/transposition.pl), the tally (../turns/growth.pl), and how many turns the search looks at
%   in a position.  If it leaves some out, the position does not count as lost.

%!  position_context(+Position, +Deadline, +Most, -Context) is det.
%
%   True when Context is for a search of Position until Deadline, a time of get_time/1 or `inf`,
%   that looks at about Most turns of each position.
%
%       ?- field_position(field(line, 8, 10, 0), Position),
%          position_context(Position, inf, 100, context(_, Goals, _, _, _)).
%       Goals = goals([54], [44]).

position_context(position(_, _, Nodes, Ways, _), Deadline, Most,
                 context(Net, goals(Goals1, Goals2), Table, Tally, Most)) :-
    player_goals(1, Nodes, Goals1),
    player_goals(2, Nodes, Goals2),
    ways_code_net(Ways, Net),
    entry_bits(Bits),
    size_bits_table(65521, Bits, Table),
    deadline_tally(Deadline, Tally).

%!  context_most_context(+Context0, +Most, -Context) is det.
%
%   True when Context is Context0 with about Most turns of each position.  So it needs a table of
%   its own.
%
%       ?- context_most_context(context(net, goals, table, tally, 60), 3000, Context),
%          arg(5, Context, Most).
%       Most = 3000.

context_most_context(context(Net, Goals, _, Tally, _), Most,
                     context(Net, Goals, Table, Tally, Most)) :-
    entry_bits(Bits),
    size_bits_table(4093, Bits, Table).

/** <examples>

?- value_before(30, Before), value_verdict(Before, Verdict).
*/
