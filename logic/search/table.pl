:- module(search_table,
          [ size_bits_table/3,     % +Size, +Bits, -Table
            table_entry/3,         % +Table, +Key, -Entry
            table_store/3          % +Table, +Key, +Entry
          ]).

/** <module> The transposition table: what a search remembers of positions

A table has a fixed number of places.  A position belongs to the place that the
remainder of its key says, and what is known of it, its _entry_, stands there
until another position takes the place.  What an entry means is the business of
each game; here it is a number of so many bits.

A place is free or has one integer, the key divided by the number of places and
below it the entry.  While that is less than 2^55 a place is 8 bytes, which
counts more than anything else: a larger one is found in memory later.

A table belongs to the caller, and is gone with the query that made it.  It
changes: that buys a search that need not meet a position twice.
*/

:- use_module(inline, [inline/1]).

%!  size_bits_table(+Size, +Bits, -Table) is det.
%
%   True when Table has Size places, all free, for entries 0 to 2^Bits - 1.  A
%   prime spreads keys best.
%
%       ?- size_bits_table(97, 4, Table), table_entry(Table, 1000, _).
%       false.

size_bits_table(Size, Bits, table(Size, Bits, Places)) :-
    functor(Places, places, Size).

%!  table_entry(+Table, +Key, -Entry) is semidet.
%
%   True when Entry is what Table has of the position of Key, an integer from 0.
%
%       ?- size_bits_table(97, 4, Table), table_store(Table, 1000, 5),
%          table_entry(Table, 1000, Entry).
%       Entry = 5.

table_entry(table(Size, Bits, Places), Key, Entry) :-
    Place is Key mod Size + 1,
    arg(Place, Places, Known),
    integer(Known),
    Known >> Bits =:= Key // Size,
    Entry is Known /\ (1 << Bits - 1).

%!  table_store(+Table, +Key, +Entry) is det.
%
%   Table has Entry of the position of Key from now on, and forgets what stood at
%   its place.  Backtracking does not undo it.
%
%       ?- size_bits_table(97, 4, Table), table_store(Table, 1000, 5),
%          table_store(Table, 1097, 6), table_entry(Table, 1000, _).
%       false.

table_store(table(Size, Bits, Places), Key, Entry) :-
    Place is Key mod Size + 1,
    Known is (Key // Size) << Bits \/ Entry,
    nb_setarg(Place, Places, Known).

:- inline([table_entry/3, table_store/3]).

/** <examples>

?- size_bits_table(97, 4, Table), table_store(Table, 1000, 5), table_entry(Table, 1000, Entry).
*/
