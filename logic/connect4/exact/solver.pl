:- module(connect4_solver,
          [ strategies_solver/3,   % +Strategies, +Size, -Solver
            own_solver/1,          % -Solver
            file_size_solver/3,    % +File, +Size, -Solver
            walls_solver/3,        % +Walls, +Size, -Solver
            solver_close/1,        % +Solver
            solver_lookup/2,       % +Solver, ?Lookup
            solver_table/2,        % +Solver, ?Table
            solver_strategies/2,   % +Solver, ?Strategies
            solver_book/2,         % +Solver, ?Book
            solver_walls/2,        % +Solver, ?Walls
            solver_symmetric/2     % +Solver, ?Symmetric
          ]).

/** <module> Solvers: what a search needs beside a position

A solver is solver(Lookup, Table, Strategies, Book, Walls, Symmetric).  A caller makes one and
uses it for any number of positions, until the caller's query ends.
*/

:- use_module('../../search/inline', [inline/1]).
:- use_module('../book/book', [book_close/1, file_book/2]).
:- use_module('../board/lookup', [threat_lookup/1]).
:- use_module(strategy, [names_strategies/2, strategies/1]).
:- use_module(entry, [size_bounds_table/2]).

%!  solver_lookup(+Solver, ?Lookup) is semidet.
%
%   True when Lookup has the threats of ../board/lookup.pl.

solver_lookup(Solver, Lookup) :-
    arg(1, Solver, Lookup).

%!  solver_table(+Solver, ?Table) is semidet.
%
%   True when Table, as in entry.pl, is where Solver remembers positions.

solver_table(Solver, Table) :-
    arg(2, Solver, Table).

%!  solver_strategies(+Solver, ?Strategies) is semidet.
%
%   True when Solver uses Strategies, as names_strategies/2 has them.

solver_strategies(Solver, Strategies) :-
    arg(3, Solver, Strategies).

%!  solver_book(+Solver, ?Book) is semidet.
%
%   True when Book is the open book of Solver, or `none`.

solver_book(Solver, Book) :-
    arg(4, Solver, Book).

%!  solver_walls(+Solver, ?Walls) is semidet.
%
%   True when Solver is for the board that Walls leave (../board/walls.pl); 0 are no walls.

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
%       ?- strategies_solver([no_four], 97, solver(_, _, Strategies, _, _, _)).
%       Strategies = strategies(false, false, false, false, true).

strategies_solver(Names, Size, solver(Lookup, Table, Strategies, none, 0, 29)) :-
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
%   File, which stays open; or no book if File is ''.  Fails if File is no book.
%
%       ?- file_size_solver('', 97, solver(_, _, _, Book, _, _)).
%       Book = none.

file_size_solver(File, Size, solver(Lookup, Table, Strategies, Book, Walls, Symmetric)) :-
    (   File == ''
    ->  Book = none
    ;   file_book(File, Book)
    ),
    strategies(Names),
    strategies_solver(Names, Size, solver(Lookup, Table, Strategies, none, Walls, Symmetric)).

%!  walls_solver(+Walls, +Size, -Solver) is det.
%
%   True when Solver is a new one with all strategies and a table of Size places, for the
%   board that Walls leave.
%
%       ?- size_walls(size(7, 4, 4), Walls), walls_solver(Walls, 97, solver(_, _, _, _, _, Least)).
%       Walls = 0xc183060c183, Least = 19.

walls_solver(Walls, Size, solver(Lookup, Table, Strategies, none, Walls, Least)) :-
    strategies(Names),
    strategies_solver(Names, Size, solver(Lookup, Table, Strategies, none, _, _)),
    Least is 2 * (42 - popcount(Walls)) // 3 + 1.

%!  solver_close(+Solver) is det.
%
%   Closes the book of Solver, if it has one.

solver_close(Solver) :-
    solver_book(Solver, Book),
    book_close(Book).

/** <examples>

?- strategies_solver([claimeven, no_four], 65521, Solver).
*/
