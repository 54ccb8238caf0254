:- module(soccer_entry,
          [ entry_bits/1,          % -Bits
            table_key_entry/4,     % +Table, +Key, -Entry, -Best
            table_keep/3,          % !Table, +Key, +Entry
            entry_value/4,         % +Entry, +Depth, +Window, -Value
            value_window_bound/3   % +Value, +Window, -Bound
          ]).

/** <module> Paper soccer: what the transposition table knows of a position

An entry is entry(Value, Bound, Depth, Best).  A search of Depth turns, 0 to 63, has found Value
(value.pl), and Bound says what this is: `exact`, or a `lower` or an `upper` bound.  Best has the
low bits of the key after the best turn (../turns/keys.pl), or 0.  Only this file packs an entry
into the integer that a table keeps (../../search/table.pl).
*/

:- use_module('../../search/table', [table_entry/3, table_store/3]).
:- use_module(value, [proved_loss/1, proved_win/1]).

%!  entry_bits(-Bits) is det.
%
%   True when a table needs Bits for an entry.

entry_bits(51).

%!  table_key_entry(+Table, +Key, -Entry, -Best) is det.
%
%   True when Table has Entry for the position of Key, with Best.  Both are `none` if it has none.
%
%       ?- entry_bits(Bits), size_bits_table(97, Bits, Table),
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
%       ?- entry_bits(Bits), size_bits_table(97, Bits, Table),
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

/** <examples>

?- entry_bits(Bits), size_bits_table(97, Bits, Table),
   table_keep(Table, 1000, entry(-12, lower, 3, 7)),
   table_key_entry(Table, 1000, Entry, Best).
*/
