:- module(connect4_solver,
          [ bounds_value/4,        % +Lower, +Upper, +Alpha, -Value
            table_known/4,         % +Table, +Key, -Lower, -Upper
            table_bound/4,         % +Table, +Key, +Alpha, -Bound
            table_bounds/6,        % +Table, +Key, +Lowest, +Highest, -Lower, -Upper
            table_store_bounds/4,  % +Table, +Key, +Lower, +Upper
            strategies_solver/3,   % +Strategies, +Size, -Solver
            own_solver/1,          % -Solver
            file_size_solver/3,    % +File, +Size, -Solver
            walls_solver/3,        % +Walls, +Size, -Solver
            solver_close/1,        % +Solver
            solver_lookup/2,       % +Solver, ?Lookup
            solver_table/2,        % +Solver, ?Table
            solver_strategies/2,   % +Solver, ?Strategies
            solver_book/2,         % +Solver, ?Book
            solver_walls/2,        % +Solver, ?Walls
            solver_symmetric/2,    % +Solver, ?Symmetric
            solver_node_store/4,   % +Solver, +Node, +Lower, +Upper
            solver_node_learnt/4   % +Solver, +Node, -Lower, -Upper
          ]).

/** <module> Solvers: what a search needs beside a position

A solver is solver(Lookup, Table, Strategies, Book, Walls, Symmetric, Learnt).  A caller makes one
and uses it for any number of positions, until the caller's query ends.  Its transposition table has
two bounds of a position's score.
*/

:- use_module('../../shared/inline', [inline/1]).
:- use_module('../../shared/transposition', [size_bits_table/3, table_entry/3, table_store/3]).
:- use_module('../board/stones', [threat_lookup/1]).
:- use_module('../board/bits', [walls_symmetric_key/3]).
:- use_module('../book/openings', [book_close/1, file_book/2, file_openings/2]).
:- use_module(claimeven, [names_strategies/2, strategies/1]).

%!  solver_lookup(+Solver, ?Lookup) is semidet.
%
%   True when Lookup has the threats of ../board/stones.pl.

solver_lookup(Solver, Lookup) :-
    arg(1, Solver, Lookup).

%!  solver_table(+Solver, ?Table) is semidet.
%
%   True when Table is where Solver remembers positions.

solver_table(Solver, Table) :-
    arg(2, Solver, Table).

%!  solver_strategies(+Solver, ?Strategies) is semidet.
%
%   True when Solver uses Strategies, as names_strategies/2 has them.

solver_strategies(Solver, Strategies) :-
    arg(3, Solver, Strategies).

%!  solver_book(+Solver, ?Book) is semidet.
%
%   True when Book is the open book of Solver, book/5 of ../book/openings.pl; or its openings, openings/3
%   of ../book/openings.pl; or `none`.

solver_book(Solver, Book) :-
    arg(4, Solver, Book).

%!  solver_walls(+Solver, ?Walls) is semidet.
%
%   True when Solver is for the board that Walls leave (../board/cells.pl); 0 are no walls.

solver_walls(Solver, Walls) :-
    arg(5, Solver, Walls).

%!  solver_symmetric(+Solver, ?Symmetric) is semidet.
%
%   True when a position with Symmetric empty cells or more and its mirror count as one.

solver_symmetric(Solver, Symmetric) :-
    arg(6, Solver, Symmetric).

:- inline([solver_lookup/2, solver_table/2, solver_strategies/2]).
:- inline([solver_book/2, solver_walls/2, solver_symmetric/2]).

%!  strategies_solver(+Strategies, +Size, -Solver) is det.
%
%   True when Solver, without a book and without walls, searches with a table of
%   Size places and the strategies that the list Strategies names.
%
%       ?- strategies_solver([no_four], 97, solver(_, _, Strategies, _, _, _, _)).
%       Strategies = strategies(false, false, false, false, true).

strategies_solver(Names, Size, solver(Lookup, Table, Strategies, none, 0, 29, none)) :-
    threat_lookup(Lookup),
    size_bounds_table(Size, Table),
    names_strategies(Names, Strategies).

%!  own_solver(-Solver) is det.
%
%   True when Solver is a new one with all strategies, for a caller who has none.

own_solver(Solver) :-
    file_size_solver('', 262139, Solver).

%!  file_size_solver(+File, +Size, -Solver) is semidet.
%
%   True when Solver is a new one with all strategies, a table of Size places, and the book in
%   File, which stays open, or the openings in it; or no book if File is ''.  Fails if File has
%   neither.
%
%       ?- file_size_solver('', 97, solver(_, _, _, Book, _, _, _)).
%       Book = none.

file_size_solver(File, Size, solver(Lookup, Table, Strategies, Book, Walls, Symmetric, Learnt)) :-
    (   File == ''
    ->  Book = none
    ;   file_openings(File, Book0)
    ->  Book = Book0
    ;   file_book(File, Book)
    ),
    strategies(Names),
    strategies_solver(Names, Size, solver(Lookup, Table, Strategies, none, Walls, Symmetric, _)),
    size_bounds_table(65521, Learnt).

%!  walls_solver(+Walls, +Size, -Solver) is det.
%
%   True when Solver is a new one with all strategies and a table of Size places, for the
%   board that Walls leave.
%
%       ?- size_walls(size(7, 4, 4), Walls), walls_solver(Walls, 97, solver(_, _, _, _, _, Least, _)).
%       Walls = 0xc183060c183, Least = 19.

walls_solver(Walls, Size, solver(Lookup, Table, Strategies, none, Walls, Least, Learnt)) :-
    strategies(Names),
    strategies_solver(Names, Size, solver(Lookup, Table, Strategies, none, _, _, _)),
    size_bounds_table(65521, Learnt),
    Least is 2 * (42 - popcount(Walls)) // 3 + 1.

%!  solver_close(+Solver) is det.
%
%   Closes the book of Solver, if it has one.

solver_close(Solver) :-
    solver_book(Solver, Book),
    ( Book = openings(_, _, _) -> true ; book_close(Book) ).

% ---- The bounds of a score in the transposition table ----
%
%   An entry is a number of twelve bits: six for the lower bound, six for the upper one, each with
%   32 added.  With keys of 49 bits a place takes 8 bytes if the table has 33 places or more.

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
%       ?- connect4_solver:size_bounds_table(97, Table), table_store_bounds(Table, 1000, -2, 5),
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
%       ?- connect4_solver:size_bounds_table(97, Table), table_store_bounds(Table, 1000, -2, 5),
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
%       ?- connect4_solver:size_bounds_table(97, Table), table_bounds(Table, 1000, -9, 9, Lower, Upper).
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

% ---- What a solver has learnt of the columns that it was asked about ----
%
%   The table forgets it when a search needs its places.  Whoever asks a solver again, in other words
%   or with less time, must not be told less.

%!  solver_node_store(+Solver, +Node, +Lower, +Upper) is det.
%
%   From now on Solver knows that the score of Node is between Lower and Upper.
%
%       ?- walls_solver(0, 97, Solver), position_node(position(0, 0), Node),
%          solver_node_store(Solver, Node, 1, 5).
%       Solver = Solver, Node = Node.

solver_node_store(Solver, Node, Lower, Upper) :-
    (   solver_node_key(Solver, Node, Learnt, Key)
    ->  table_store_bounds(Learnt, Key, Lower, Upper)
    ;   true
    ).

%!  solver_node_learnt(+Solver, +Node, -Lower, -Upper) is semidet.
%
%   True when Solver has learnt that the score of Node is between Lower and Upper.
%
%       ?- walls_solver(0, 97, Solver), position_node(position(0, 0), Node),
%          solver_node_store(Solver, Node, 1, 5),
%          solver_node_learnt(Solver, Node, Lower, Upper).
%       Solver = Solver, Node = Node, Lower = 1, Upper = 5.

solver_node_learnt(Solver, Node, Lower, Upper) :-
    solver_node_key(Solver, Node, Learnt, Key),
    table_known(Learnt, Key, Lower, Upper).

solver_node_key(Solver, node(Mine, Theirs, _, _, _, _), Learnt, Key) :-
    arg(7, Solver, Learnt),
    Learnt \== none,
    solver_walls(Solver, Walls),
    walls_symmetric_key(Walls, position(Mine, Theirs), Key).

/** <examples>

?- connect4_solver:size_bounds_table(97, Table), table_store_bounds(Table, 1000, -2, 5),
   table_known(Table, 1000, Lower, Upper).
*/
