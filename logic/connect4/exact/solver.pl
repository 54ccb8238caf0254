:- module(connect4_solver,
          [ strategies_solver/3,   % +Strategies, +Size, -Solver
            own_solver/1,          % -Solver
            file_size_solver/3,    % +File, +Size, -Solver
            walls_solver/3,        % +Walls, +Size, -Solver
            solver_close/1         % +Solver
          ]).

/** <module> Solvers: what a search needs beside a position

A solver is solver(Lookup, Table, Strategies, Book, Walls, Symmetric): the threats of lookup.pl, a
table of ../../search/table.pl, the strategies of strategy.pl, a book of book.pl or `none`, and the
walls of ../board/walls.pl or 0.  With Symmetric empty cells or more, a position and its mirror
count as one.  A caller makes a solver and uses it for any number of positions, until the caller's
query ends.
*/

:- use_module('../book/book', [book_close/1, file_book/2]).
:- use_module('../board/lookup', [threat_lookup/1]).
:- use_module(strategy, [names_strategies/2, strategies/1]).
:- use_module(entry, [size_bounds_table/2]).

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
    arg(4, Solver, Book),
    book_close(Book).

/** <examples>

?- strategies_solver([claimeven, no_four], 65521, Solver).
*/
