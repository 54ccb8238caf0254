:- module(connect4_search,
          [ node_value/6,          % +Solver, +Node, +Alpha, -Value, +Nodes0, -Nodes
            solver_booked/3,       % +Solver, +Position, -Score
            solver_opening/2       % +Solver, +Position
          ]).

/** <module> Search: is the score more than Alpha?

The score of a position is that of its best move, the negative of what the
position after it is worth to the other player.  The same as board_score/2, but
that it is only asked on which side of Alpha the score lies.  That is seen

  - at once, where no win that is left is so early, or no loss so late;
  - where there is but one move, in the position after it;
  - by a strategy, which proves it;
  - in a book, if the solver has one, where twelve stones lie;
  - in the table, if the position was searched before;
  - else move by move, up to the first that beats Alpha.

The parts of a node are arguments of the search, which makes no term for a node
and works with small integers alone.  Nodes, the calls of search/11, are counted
in its last two arguments.  In ASP: win_within.lp, for wins within so many plies.
*/

:- use_module('../board/bits', [position_symmetric_key/2]).
:- use_module('../book/book', [book_position_score/3]).
:- use_module('../board/cells', [empty_cells/2, lowest_row/1, playable/2]).
:- use_module('../../search/inline', [inline/1]).
:- use_module(entry, [table_bounds/6, table_store_bounds/4]).
:- use_module(moves, [only_move/1, ordered_moves/7, stone_replies/8]).
:- use_module(node, [left_bounds/3]).
:- reexport(solver, [strategies_solver/3]).
:- use_module(strategy, [strategies_bound/9]).

%!  node_value(+Solver, +Node, +Alpha, -Value, +Nodes0, -Nodes) is det.
%
%   True when the score of Node is at least Value, if Value > Alpha, and else
%   at most Value, and the search looked at Nodes - Nodes0 nodes.
%
%       ?- strategies_solver([], 97, Solver), columns_position([4,4,5,5], Position),
%          position_node(Position, Node), node_value(Solver, Node, 0, Value, 0, Nodes).
%       Value = 18, Nodes = 1.

node_value(Solver, node(Mine, Theirs, MyThreats, TheirThreats, Moves, Left), Alpha,
           Value, Nodes0, Nodes) :-
    search(Mine, Theirs, MyThreats, TheirThreats, Moves, Left, Alpha, Solver,
           Value, Nodes0, Nodes).

%   While many cells are empty a position and its mirror have one key.

left_key(Left, Mine, Theirs, Key) :-
    (   Left > 28
    ->  position_symmetric_key(position(Mine, Theirs), Key)
    ;   lowest_row(Lowest),
        Key is Mine + (Mine \/ Theirs) + Lowest
    ).

:- inline([left_key/4]).

search(Mine, Theirs, MyThreats, TheirThreats, Moves, Left, Alpha, Solver,
       Value, Nodes0, Nodes) :-
    Nodes1 is Nodes0 + 1,
    left_bounds(Left, Lowest, Highest),
    (   Left =< 2
    ->  Value = 0,
        Nodes = Nodes1
    ;   Highest =< Alpha
    ->  Value = Highest,
        Nodes = Nodes1
    ;   Lowest > Alpha
    ->  Value = Lowest,
        Nodes = Nodes1
    ;   Left =:= 30,
        booked(Solver, position(Mine, Theirs), Score)
    ->  Value = Score,
        Nodes = Nodes1
    ;   Filled is Mine \/ Theirs,
        empty_cells(Filled, Empty),
        playable(Filled, Playable),
        arg(3, Solver, Strategies),
        (   only_move(Moves)
        ->  forced(Moves, Mine, Theirs, MyThreats, TheirThreats, Empty, Playable, Left,
                   Alpha, Solver, Value, Nodes1, Nodes)
        ;   strategies_bound(Strategies, Mine, Theirs, TheirThreats, Empty, Playable, Left,
                             Alpha, Bound)
        ->  Value = Bound,
            Nodes = Nodes1
        ;   arg(2, Solver, Table),
            left_key(Left, Mine, Theirs, Key),
            table_bounds(Table, Key, Lowest, Highest, Lower, Upper),
            (   Lower > Alpha
            ->  Value = Lower,
                Nodes = Nodes1
            ;   Upper =< Alpha
            ->  Value = Upper,
                Nodes = Nodes1
            ;   chosen(Moves, Mine, Theirs, MyThreats, TheirThreats, Empty, Playable, Left,
                       Alpha, Solver, Value, Nodes1, Nodes),
                (   Value > Alpha
                ->  table_store_bounds(Table, Key, Value, Upper)
                ;   table_store_bounds(Table, Key, Lower, Value)
                )
            )
        )
    ).

%   The only move that does not lose at once.  It wins if each reply loses at once.

forced(Stone, Mine, Theirs, MyThreats, TheirThreats, Empty, Playable, Left, Alpha, Solver,
       Value, Nodes0, Nodes) :-
    arg(1, Solver, Lookup),
    stone_replies(Stone, Mine, MyThreats, Empty, Playable, Lookup, Threats, Replies),
    (   Replies =:= 0
    ->  left_bounds(Left, _, Value),
        Nodes = Nodes0
    ;   Stones is Mine \/ Stone,
        TheirThreats1 is TheirThreats /\ \Stone,
        Left1 is Left - 1,
        Alpha1 is -Alpha - 1,
        search(Theirs, Stones, TheirThreats1, Threats, Replies, Left1, Alpha1, Solver,
               Value1, Nodes0, Nodes),
        Value is -Value1
    ).

%   Without a move that wins with the stone after the next, a win takes longer.

chosen(Moves, Mine, Theirs, MyThreats, TheirThreats, Empty, Playable, Left, Alpha, Solver,
       Value, Nodes0, Nodes) :-
    arg(1, Solver, Lookup),
    ordered_moves(Moves, Mine, MyThreats, Empty, Playable, Lookup, Ordered),
    left_bounds(Left, Lowest, Highest),
    (   Ordered == win
    ->  Value = Highest,
        Nodes = Nodes0
    ;   Highest - 1 =< Alpha
    ->  Value is Highest - 1,
        Nodes = Nodes0
    ;   Left1 is Left - 1,
        Alpha1 is -Alpha - 1,
        best(Ordered, Mine, Theirs, TheirThreats, Left1, Alpha1, Solver,
             Lowest, Value, Nodes0, Nodes)
    ).

%   The best move, or the first that beats Alpha.

best([], _, _, _, _, _, _, Value, Value, Nodes, Nodes).
best([move(_, Stone, Threats, Replies)|Moves], Mine, Theirs, TheirThreats, Left, Alpha,
     Solver, Value0, Value, Nodes0, Nodes) :-
    Stones is Mine \/ Stone,
    TheirThreats1 is TheirThreats /\ \Stone,
    search(Theirs, Stones, TheirThreats1, Threats, Replies, Left, Alpha, Solver,
           Value1, Nodes0, Nodes1),
    (   Value1 =< Alpha
    ->  Value is -Value1,
        Nodes = Nodes1
    ;   Value2 is max(Value0, -Value1),
        best(Moves, Mine, Theirs, TheirThreats, Left, Alpha, Solver,
             Value2, Value, Nodes1, Nodes)
    ).

%!  solver_booked(+Solver, +Position, -Score) is semidet.
%
%   True when the book of Solver has Score for Position, one of twelve stones.
%
%       ?- strategies_solver([], 97, Solver), solver_booked(Solver, position(0, 0), _).
%       false.

solver_booked(Solver, Position, Score) :-
    arg(4, Solver, Book),
    Book \== none,
    Position = position(Mine, Theirs),
    popcount(Mine \/ Theirs) =:= 12,
    booked(Solver, Position, Score).

%!  solver_opening(+Solver, +Position) is semidet.
%
%   True when the book of Solver has all that is to come of Position: it is one of fewer than
%   twelve stones.
%
%       ?- strategies_solver([], 97, Solver), solver_opening(Solver, position(0, 0)).
%       false.

solver_opening(Solver, position(Mine, Theirs)) :-
    arg(4, Solver, Book),
    Book \== none,
    popcount(Mine \/ Theirs) < 12.

%   What the book says is kept in the table: it is found there sooner.

booked(solver(_, Table, _, Book), Position, Score) :-
    Book \== none,
    position_symmetric_key(Position, Key),
    table_bounds(Table, Key, -31, 31, Lower, Upper),
    (   Lower =:= Upper
    ->  Score = Lower
    ;   book_position_score(Book, Position, Score),
        table_store_bounds(Table, Key, Score, Score)
    ).

/** <examples>

?- strategies_solver([odd_threat, no_four], 65521, Solver), position_node(position(0, 0), Node),
   node_value(Solver, Node, 15, Value, 0, Nodes).
*/
