:- module(connect4_entry,
          [ size_bounds_table/2,   % +Size, -Table
            table_bound/4,         % +Table, +Key, +Alpha, -Bound
            table_bounds/6,        % +Table, +Key, +Lowest, +Highest, -Lower, -Upper
            table_store_bounds/4   % +Table, +Key, +Lower, +Upper
          ]).

/** <module> Entries: the two bounds of a position's score in the table

An entry is a number of twelve bits: six for the lower bound, six for the upper
one, each with 32 added.  With keys of 49 bits a place takes 8 bytes if the table has
33 places or more.
*/

:- use_module('../../search/table', [size_bits_table/3, table_entry/3, table_store/3]).

%!  size_bounds_table(+Size, -Table) is det.
%
%   True when Table is an empty table for bounds, with Size places.

size_bounds_table(Size, Table) :-
    size_bits_table(Size, 12, Table).

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
    Lower is Entry >> 6 - 32,
    (   Lower > Alpha
    ->  Bound = Lower
    ;   Bound is Entry /\ 63 - 32,
        Bound =< Alpha
    ).

%!  table_bounds(+Table, +Key, +Lowest, +Highest, -Lower, -Upper) is det.
%
%   True when Table says that the score of the position of Key is between Lower and
%   Upper.  They are Lowest and Highest if it says nothing.
%
%       ?- size_bounds_table(97, Table), table_store_bounds(Table, 1000, -2, 5),
%          table_bounds(Table, 1000, -9, 9, Lower, Upper).
%       Lower = -2, Upper = 5.

table_bounds(Table, Key, Lowest, Highest, Lower, Upper) :-
    (   table_entry(Table, Key, Entry)
    ->  Lower is Entry >> 6 - 32,
        Upper is Entry /\ 63 - 32
    ;   Lower = Lowest,
        Upper = Highest
    ).

%!  table_store_bounds(+Table, +Key, +Lower, +Upper) is det.
%
%   Stores in Table that the score of the position of Key is between Lower and Upper,
%   -32 to 31.

table_store_bounds(Table, Key, Lower, Upper) :-
    Entry is (Lower + 32) << 6 \/ (Upper + 32),
    table_store(Table, Key, Entry).

/** <examples>

?- size_bounds_table(97, Table), table_store_bounds(Table, 1000, -2, 5),
   table_bounds(Table, 1000, -9, 9, Lower, Upper).
*/
