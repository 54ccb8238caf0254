:- module(connect4_solver,
          [ rules_solver/3         % +Rules, +Size, -Solver
          ]).

/** <module> Solvers: what a search needs beside a position

A solver is solver(Lines, Table, Rules): the lines of lines.pl, a table of
table.pl, and the rules of proof.pl.  The caller makes it, uses it for as
many positions as it likes, and it goes with the caller's query.
*/

:- use_module('../board/lines', [lines/1]).
:- use_module(proof, [names_rules/2]).
:- use_module(entry, [size_bounds_table/2]).

%!  rules_solver(+Rules, +Size, -Solver) is det.
%
%   True when Solver, solver(Lines, Table, Rules), searches with a table of
%   Size places and the proofs named by the list Rules.
%
%       ?- rules_solver([no_four], 97, solver(_, _, Rules)).
%       Rules = rules(false, false, false, true).

rules_solver(Names, Size, solver(Lines, Table, Rules)) :-
    lines(Lines),
    size_bounds_table(Size, Table),
    names_rules(Names, Rules).

/** <examples>

?- rules_solver([claimeven, no_four], 65521, Solver).
*/
