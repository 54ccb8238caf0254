:- module(connect4_table,
          [ size_table/2,          % +Size, -Table
            table_bounds/6,        % +Table, +Key, +Lowest, +Highest, -Lower, -Upper
            table_store/4          % +Table, +Key, +Lower, +Upper
          ]).

/** <module> The transposition table: what is known of positions

A table is a term with a fixed number of places, each of them free or what
is known of the last position stored there, in one small integer: its key
divided by the size of the table (the remainder is the place), and six bits
for either bound of its score.  The table belongs to the caller, and is gone
with the query that made it.  It changes: that buys a search that need not
meet a position twice.
*/

%!  size_table(+Size, -Table) is det.
%
%   True when Table has Size places, at least 33, all free.  A prime spreads
%   keys best; a place is 8 bytes.
%
%       ?- size_table(65521, table(_, Places)), functor(Places, _, Size).
%       Size = 65521.

size_table(Size, table(Size, Places)) :-
    functor(Places, places, Size).

%!  table_bounds(+Table, +Key, +Lowest, +Highest, -Lower, -Upper) is det.
%
%   True when Table knows that the score of the position of Key is between
%   Lower and Upper; Lowest and Highest if it knows nothing.
%
%       ?- size_table(97, Table), table_store(Table, 1000, -2, 5),
%          table_bounds(Table, 1000, -9, 9, Lower, Upper).
%       Lower = -2, Upper = 5.

table_bounds(table(Size, Places), Key, Lowest, Highest, Lower, Upper) :-
    Place is Key mod Size + 1,
    arg(Place, Places, Entry),
    (   integer(Entry),
        Entry >> 12 =:= Key // Size
    ->  Lower is (Entry >> 6 /\ 63) - 32,
        Upper is (Entry /\ 63) - 32
    ;   Lower = Lowest,
        Upper = Highest
    ).

%!  table_store(+Table, +Key, +Lower, +Upper) is det.
%
%   Table knows from now on that the score of the position of Key is between
%   Lower and Upper, -32 to 31, and forgets what stood at its place.
%   Backtracking does not undo it.
%
%       ?- size_table(97, Table), table_store(Table, 1000, -2, 5),
%          table_store(Table, 1097, 0, 0),
%          table_bounds(Table, 1000, -9, 9, Lower, Upper).
%       Lower = -9, Upper = 9.

table_store(table(Size, Places), Key, Lower, Upper) :-
    Place is Key mod Size + 1,
    Entry is (Key // Size) << 12 \/ (Lower + 32) << 6 \/ (Upper + 32),
    nb_setarg(Place, Places, Entry).

/** <examples>

?- size_table(97, Table), table_store(Table, 1000, -2, 5),
   table_bounds(Table, 1000, -9, 9, Lower, Upper).
*/
