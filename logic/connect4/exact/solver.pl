:- module(connect4_solver,
          [ strategies_solver/3,   % +Strategies, +Size, -Solver
            own_solver/1           % -Solver
          ]).

/** <module> Solvers: what a search needs beside a position

A solver is solver(Lookup, Table, Strategies): the threats of lookup.pl, a table of
../../search/table.pl, and the strategies of strategy.pl.  The caller makes it, uses it for as
many positions as it likes, and it goes with the caller's query.
*/

:- use_module('../board/lookup', [threat_lookup/1]).
:- use_module(strategy, [names_strategies/2, strategy/1]).
:- use_module(entry, [size_bounds_table/2]).

%!  strategies_solver(+Strategies, +Size, -Solver) is det.
%
%   True when Solver, solver(Lookup, Table, Strategies), searches with a table of
%   Size places and the strategies that the list Strategies names.
%
%       ?- strategies_solver([no_four], 97, solver(_, _, Strategies)).
%       Strategies = strategies(false, false, false, true).

strategies_solver(Names, Size, solver(Lookup, Table, Strategies)) :-
    threat_lookup(Lookup),
    size_bounds_table(Size, Table),
    names_strategies(Names, Strategies).

%!  own_solver(-Solver) is det.
%
%   True when Solver is a new one with every strategy, for whoever has none.
%
%       ?- own_solver(Solver), position_score(Solver, position(0b111, 0b111 << 7), Score).
%       Score = 18.

own_solver(Solver) :-
    findall(Strategy, strategy(Strategy), Strategies),
    strategies_solver(Strategies, 262139, Solver).

/** <examples>

?- strategies_solver([claimeven, no_four], 65521, Solver).
*/
