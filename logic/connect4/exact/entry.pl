:- module(connect4_entry,
          [ size_bounds_table/2,   % +Size, -Table
            bounds_value/4,        % +Lower, +Upper, +Alpha, -Value
            table_known/4,         % +Table, +Key, -Lower, -Upper
            table_bound/4,         % +Table, +Key, +Alpha, -Bound
            table_bounds/6,        % +Table, +Key, +Lowest, +Highest, -Lower, -Upper
            table_store_bounds/4   % +Table, +Key, +Lower, +Upper
          ]).

/** <module> Entries: the two bounds of a position's score in the table

An entry is a number of twelve bits: six for the lower bound, six for the upper
one, each with 32 added.  With keys of 49 bits a place takes 8 bytes if the table has
33 places or more.
*/

:- use_module('../../search/inline', [inline/1]).
:- use_module('../../search/table', [size_bits_table/3, table_entry/3, table_store/3]).

%!  size_bounds_table(+Size, -Table) is det.
%
%   True when Table is an empty table for bounds, with Size places.

size_bounds_table(Size, Table) :-
    size_bits_table(Size, 12, Table).

%   An entry and its two bounds.

entry_bounds(Entry, Lower, Upper) :-
    Lower is Entry >> 6 - 32,
    Upper is Entry /\ 0b111111 - 32.

bounds_entry(Lower, Upper, Entry) :-
    Entry is (Lower + 32) << 6 \/ (Upper + 32).

%!  bounds_value(+Lower, +Upper, +Alpha, -Value) is semidet.
%
%   True when a score between Lower and Upper is known to be more than Alpha, and Value is Lower; or
%   to be at most Alpha, and Value is Upper.
%
%       ?- bounds_value(-2, 5, -3, Value).
%       Value = -2.

bounds_value(Lower, Upper, Alpha, Value) :-
    (   Lower > Alpha
    ->  Value = Lower
    ;   Upper =< Alpha,
        Value = Upper
    ).

:- inline([entry_bounds/3, bounds_entry/3, bounds_value/4]).

%!  table_known(+Table, +Key, -Lower, -Upper) is semidet.
%
%   True when Table says that the score of the position of Key is between Lower and Upper.
%
%       ?- size_bounds_table(97, Table), table_store_bounds(Table, 1000, -2, 5),
%          table_known(Table, 1000, Lower, Upper).
%       Lower = -2, Upper = 5.

table_known(Table, Key, Lower, Upper) :-
    table_entry(Table, Key, Entry),
    entry_bounds(Entry, Lower, Upper).

%!  table_bound(+Table, +Key, +Alpha, -Bound) is semidet.
%
%   True when Table has a bound for the position of Key: either its score is at least Bound, and
%   Bound > Alpha; or it is at most Bound, and Bound =< Alpha.
%
%       ?- size_bounds_table(97, Table), table_store_bounds(Table, 1000, -2, 5),
%          table_bound(Table, 1000, -3, Bound).
%       Bound = -2.

table_bound(Table, Key, Alpha, Bound) :-
    table_entry(Table, Key, Entry),
    entry_bounds(Entry, Lower, Upper),
    bounds_value(Lower, Upper, Alpha, Bound).

%!  table_bounds(+Table, +Key, +Lowest, +Highest, -Lower, -Upper) is det.
%
%   As table_known/4, but Lower and Upper are Lowest and Highest if Table says nothing.
%
%       ?- size_bounds_table(97, Table), table_bounds(Table, 1000, -9, 9, Lower, Upper).
%       Lower = -9, Upper = 9.

table_bounds(Table, Key, Lowest, Highest, Lower, Upper) :-
    (   table_entry(Table, Key, Entry)
    ->  entry_bounds(Entry, Lower, Upper)
    ;   Lower = Lowest,
        Upper = Highest
    ).

%!  table_store_bounds(+Table, +Key, +Lower, +Upper) is det.
%
%   Stores in Table that the score of the position of Key is between Lower and Upper,
%   -32 to 31.

table_store_bounds(Table, Key, Lower, Upper) :-
    bounds_entry(Lower, Upper, Entry),
    table_store(Table, Key, Entry).

:- inline([table_known/4, table_bound/4, table_bounds/6, table_store_bounds/4]).

/** <examples>

?- size_bounds_table(97, Table), table_store_bounds(Table, 1000, -2, 5),
   table_known(Table, 1000, Lower, Upper).
*/
