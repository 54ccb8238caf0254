:- module(connect4_settled,
          [ node_known/4,          % +Solver, +Node, +Alpha, -Value
            node_settled/4,        % +Solver, +Node, +Alpha, -Value
            node_key/3,            % +Solver, +Node, -Key
            left_booked/1,         % ?Left
            solver_booked/3,       % +Solver, +Position, -Score
            solver_opening/2       % +Solver, +Position
          ]).

/** <module> Settled nodes: what is known without a search

A Value says on which side of Alpha the score of a node lies: either the score is at least Value,
and Value > Alpha; or it is at most Value, and Value =< Alpha.  Four things can say so:

  - the number of empty cells, which limits how early a win and a loss can come;
  - the book;
  - the table, if the position was searched before;
  - a strategy.
*/

:- use_module('../board/bits', [position_symmetric_key/2, walls_symmetric_key/3]).
:- use_module('../book/book', [book_position_score/3, book_stones/1]).
:- use_module('../board/cells', [lowest_row/1]).
:- use_module('../../search/inline', [inline/1]).
:- use_module(entry, [bounds_value/4, table_bound/4, table_known/4, table_store_bounds/4]).
:- use_module(node, [left_bounds/3, node_forced/1]).
:- reexport(solver, [strategies_solver/3]).
:- use_module(solver, [solver_book/2, solver_strategies/2, solver_symmetric/2, solver_table/2,
                       solver_walls/2]).
:- use_module(strategy, [strategies_bound/5]).

%!  left_booked(?Left) is semidet.
%
%   True when Left cells of 42 are empty in the positions of a book.

left_booked(Left) :-
    book_stones(Stones),
    Left is 42 - Stones.

%!  node_key(+Solver, +Node, -Key) is det.
%
%   True when Key is that of Node in the table.  While many cells are empty, a position and its
%   mirror share a key.
%
%       ?- strategies_solver([], 97, Solver),
%          node_key(Solver, node(0b1, 0b10, 0, 0, 0b100, 10), Key).
%       Key = 0x40810204085.

node_key(Solver, Node, Key) :-
    Node = node(Mine, Theirs, _, _, _, Left),
    solver_symmetric(Solver, Symmetric),
    (   Left >= Symmetric
    ->  solver_walls(Solver, Walls),
        walls_symmetric_key(Walls, position(Mine, Theirs), Key)
    ;   lowest_row(Lowest),
        Key is Mine + (Mine \/ Theirs) + Lowest
    ).

:- inline([left_booked/1, node_key/3]).

%!  node_settled(+Solver, +Node, +Alpha, -Value) is semidet.
%
%   True when the table or a strategy says by Value on which side of Alpha the score of Node lies.
%   Fails if Node has one move: it is cheaper to ask the next node.
%
%       ?- strategies_solver([claimeven], 97, Solver), position_node(position(0, 0), Node),
%          node_settled(Solver, Node, 0, _).
%       false.

node_settled(Solver, Node, Alpha, Value) :-
    \+ node_forced(Node),
    table_or_strategy(Solver, Node, Alpha, Value).

:- inline([node_settled/4]).

table_or_strategy(Solver, Node, Alpha, Value) :-
    node_key(Solver, Node, Key),
    solver_table(Solver, Table),
    (   table_bound(Table, Key, Alpha, Value0)
    ->  Value = Value0
    ;   solver_strategies(Solver, Strategies),
        solver_walls(Solver, Walls),
        strategies_bound(Strategies, Walls, Node, Alpha, Value)
    ).

%!  node_known(+Solver, +Node, +Alpha, -Value) is nondet.
%
%   True when Value says on which side of Alpha the score of Node lies.  Each answer is right, and
%   the first is found fastest.
%
%       ?- strategies_solver([], 97, Solver),
%          node_known(Solver, node(0, 0, 0, 0, 0b100, 6), 5, Value).
%       Value = 2 .

node_known(Solver, Node, Alpha, Value) :-
    Node = node(Mine, Theirs, _, _, _, Left),
    (   left_bounds(Left, Lowest, Highest),
        bounds_value(Lowest, Highest, Alpha, Value)
    ;   left_booked(Left),
        booked(Solver, position(Mine, Theirs), Value)
    ;   node_settled(Solver, Node, Alpha, Value)
    ).

%!  solver_booked(+Solver, +Position, -Score) is semidet.
%
%   True when the book of Solver has Score for Position.
%
%       ?- strategies_solver([], 97, Solver), solver_booked(Solver, position(0, 0), _).
%       false.

solver_booked(Solver, Position, Score) :-
    Position = position(Mine, Theirs),
    book_stones(Stones),
    popcount(Mine \/ Theirs) =:= Stones,
    booked(Solver, Position, Score).

%!  solver_opening(+Solver, +Position) is semidet.
%
%   True when Solver has a book, and Position has fewer stones than its positions: the book then
%   knows every position that follows.
%
%       ?- strategies_solver([], 97, Solver), solver_opening(Solver, position(0, 0)).
%       false.

solver_opening(Solver, position(Mine, Theirs)) :-
    \+ solver_book(Solver, none),
    book_stones(Stones),
    popcount(Mine \/ Theirs) < Stones.

%   A score from the book is kept in the table, where it is found faster.

booked(Solver, Position, Score) :-
    solver_book(Solver, Book),
    Book \== none,
    solver_table(Solver, Table),
    position_symmetric_key(Position, Key),
    (   table_known(Table, Key, Score0, Score0)
    ->  Score = Score0
    ;   book_position_score(Book, Position, Score),
        table_store_bounds(Table, Key, Score, Score)
    ).

/** <examples>

?- strategies_solver([odd_threat, no_four], 65521, Solver), position_node(position(0, 0), Node),
   node_known(Solver, Node, 21, Value).
*/
