:- module(shared_transposition,
          [ size_bits_table/3,     % +Size, +Bits, -Table
            table_entry/3,         % +Table, +Key, -Entry
            table_store/3          % +Table, +Key, +Entry
          ]).

/** <module> The transposition table: what a search remembers of positions

A table has a fixed number of places.  The place of a position is the remainder of
its key.  The result for the position, its _entry_, stays there until another
position takes the place.  Each game decides what an entry means; here it is a
number of so many bits.

A place is free, or has one integer: the key divided by the number of places, and in
the low bits the entry.  If the integer is less than 2^55, a place has 8 bytes.  That
matters most for speed, since a larger integer is kept elsewhere in memory.

A table belongs to the caller, and is gone with the query that made it.  It is
changed in place, so that a search need not search a position twice.
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
%   True when Table has Entry for the position of Key, an integer from 0.
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
%   From now on Table has Entry for the position of Key, and forgets the previous
%   entry of its place.  Backtracking does not undo this.
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
