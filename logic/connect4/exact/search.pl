:- module(connect4_search,
          [ node_value/6,          % +Solver, +Node, +Alpha, -Value, +Nodes0, -Nodes
            node_settled/3,        % +Solver, +Node, +Alpha
            solver_booked/3,       % +Solver, +Position, -Score
            solver_opening/2       % +Solver, +Position
          ]).

/** <module> Search: is the score more than Alpha?

The score of a position is that of its best move: the negative of what the next
position is worth to the other player.  The same as board_score/2, except that the
search only says on which side of Alpha the score lies.  It tries, in this order:

  - the number of empty cells, which limits how early a win and a loss can come;
  - the book, if the solver has one and twelve stones lie;
  - the only move, if there is just one: the next position is asked;
  - the table, if the position was searched before;
  - the strategies, which prove a bound;
  - the table and the strategies for the position after each move: one that beats Alpha is enough;
  - a search of the moves that are left, up to the first that beats Alpha.

The parts of a node are arguments of the search, so that it builds no term for a node
and works only with small integers.  Its last two arguments count nodes: positions that
are searched, not those that are only looked at.  In ASP: win_within.lp, for wins
within a number of plies.
*/

:- use_module('../board/bits', [position_symmetric_key/2, walls_symmetric_key/3]).
:- use_module('../book/book', [book_position_score/3]).
:- use_module('../board/cells', [empty_cells/2, lowest_row/1, playable/2]).
:- use_module('../../search/inline', [inline/1]).
:- use_module(entry, [table_bound/4, table_bounds/6, table_store_bounds/4]).
:- use_module(moves, [only_move/1, ordered_moves/8, stone_replies/8]).
:- use_module(node, [left_bounds/3]).
:- reexport(solver, [strategies_solver/3]).
:- use_module(strategy, [strategies_bound/9]).

%!  node_value(+Solver, +Node, +Alpha, -Value, +Nodes0, -Nodes) is det.
%
%   True when either the score of Node is at least Value, and Value > Alpha; or it is at
%   most Value, and Value =< Alpha.  The search looked at Nodes - Nodes0 nodes.
%
%       ?- strategies_solver([], 97, Solver), columns_position([4,4,5,5], Position),
%          position_node(Position, Node), node_value(Solver, Node, 0, Value, 0, Nodes).
%       Value = 18, Nodes = 1.

node_value(Solver, node(Mine, Theirs, MyThreats, TheirThreats, Moves, Left), Alpha,
           Value, Nodes0, Nodes) :-
    search(Mine, Theirs, MyThreats, TheirThreats, Moves, Left, Alpha, Solver,
           Value, Nodes0, Nodes).

%!  node_settled(+Solver, +Node, +Alpha) is semidet.
%
%   True when the table or a strategy says on which side of Alpha the score of Node lies.
%
%       ?- strategies_solver([claimeven], 97, Solver), position_node(position(0, 0), Node),
%          node_settled(Solver, Node, 0).
%       false.

node_settled(Solver, node(Mine, Theirs, _, TheirThreats, Moves, Left), Alpha) :-
    \+ only_move(Moves),
    settled(Mine, Theirs, TheirThreats, Left, Alpha, Solver, _).

%   While many cells are empty, a position and its mirror share a key.

left_key(Left, Mine, Theirs, Solver, Key) :-
    arg(6, Solver, Symmetric),
    (   Left >= Symmetric
    ->  arg(5, Solver, Walls),
        walls_symmetric_key(Walls, position(Mine, Theirs), Key)
    ;   lowest_row(Lowest),
        Key is Mine + (Mine \/ Theirs) + Lowest
    ).

:- inline([left_key/5]).

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
    ;   only_move(Moves)
    ->  forced(Moves, Mine, Theirs, MyThreats, TheirThreats, Left, Alpha, Solver,
               Value, Nodes1, Nodes)
    ;   settled(Mine, Theirs, TheirThreats, Left, Alpha, Solver, Bound)
    ->  Value = Bound,
        Nodes = Nodes1
    ;   opened(Mine, Theirs, MyThreats, TheirThreats, Moves, Left, Alpha, Solver,
               Value, Nodes1, Nodes)
    ).

%   The table or a strategy says on which side of Alpha the score lies.

settled(Mine, Theirs, TheirThreats, Left, Alpha, Solver, Bound) :-
    left_key(Left, Mine, Theirs, Solver, Key),
    arg(2, Solver, Table),
    (   table_bound(Table, Key, Alpha, Bound0)
    ->  Bound = Bound0
    ;   arg(5, Solver, Walls),
        Filled is Mine \/ Theirs \/ Walls,
        empty_cells(Filled, Empty),
        playable(Filled, Playable),
        arg(3, Solver, Strategies),
        strategies_bound(Strategies, Mine, Theirs, TheirThreats, Empty, Playable, Left,
                         Alpha, Bound)
    ).

%   A node that no strategy decides.  The table may decide it: the same position can have been
%   searched since it was looked at.

opened(Mine, Theirs, MyThreats, TheirThreats, Moves, Left, Alpha, Solver,
       Value, Nodes0, Nodes) :-
    left_key(Left, Mine, Theirs, Solver, Key),
    left_bounds(Left, Lowest, Highest),
    arg(2, Solver, Table),
    table_bounds(Table, Key, Lowest, Highest, Lower, Upper),
    (   Lower > Alpha
    ->  Value = Lower,
        Nodes = Nodes0
    ;   Upper =< Alpha
    ->  Value = Upper,
        Nodes = Nodes0
    ;   chosen(Moves, Mine, Theirs, MyThreats, TheirThreats, Left, Alpha, Solver,
               Value, Nodes0, Nodes),
        (   Value > Alpha
        ->  table_store_bounds(Table, Key, Value, Upper)
        ;   table_store_bounds(Table, Key, Lower, Value)
        )
    ).

%   The only move that does not lose at once.  It wins if each reply loses at once.

forced(Stone, Mine, Theirs, MyThreats, TheirThreats, Left, Alpha, Solver,
       Value, Nodes0, Nodes) :-
    arg(5, Solver, Walls),
    Filled is Mine \/ Theirs \/ Walls,
    empty_cells(Filled, Empty),
    playable(Filled, Playable),
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

%   If no move wins with the player's next stone but one, a win takes longer.  All moves are looked
%   at before one is searched.

chosen(Moves, Mine, Theirs, MyThreats, TheirThreats, Left, Alpha, Solver,
       Value, Nodes0, Nodes) :-
    arg(5, Solver, Walls),
    Filled is Mine \/ Theirs \/ Walls,
    empty_cells(Filled, Empty),
    playable(Filled, Playable),
    arg(1, Solver, Lookup),
    ordered_moves(Moves, Mine, MyThreats, Empty, Playable, Left, Lookup, Ordered),
    left_bounds(Left, Lowest, Highest),
    (   Ordered == win
    ->  Value = Highest,
        Nodes = Nodes0
    ;   Highest - 1 =< Alpha
    ->  Value is Highest - 1,
        Nodes = Nodes0
    ;   Left1 is Left - 1,
        Alpha1 is -Alpha - 1,
        looked_at(Ordered, Mine, Theirs, Left1, Alpha1, Solver, Lowest, Value0, Open),
        (   Open == enough
        ->  Value = Value0,
            Nodes = Nodes0
        ;   best(Open, Mine, Theirs, TheirThreats, Left1, Alpha1, Solver,
                 Value0, Value, Nodes0, Nodes)
        )
    ).

%   The moves that are still undecided, and the best value of the others; or `enough` if one of
%   them beats Alpha.  A move with a forced reply stays undecided.

looked_at([], _, _, _, _, _, Value, Value, []).
looked_at([Move|Moves], Mine, Theirs, Left, Alpha, Solver, Value0, Value, Open) :-
    Move = move(_, Stone, Threats, Replies),
    Stones is Mine \/ Stone,
    (   \+ only_move(Replies),
        settled(Theirs, Stones, Threats, Left, Alpha, Solver, Bound)
    ->  (   Bound =< Alpha
        ->  Value is -Bound,
            Open = enough
        ;   Value1 is max(Value0, -Bound),
            looked_at(Moves, Mine, Theirs, Left, Alpha, Solver, Value1, Value, Open)
        )
    ;   looked_at(Moves, Mine, Theirs, Left, Alpha, Solver, Value0, Value, Open0),
        opened_with(Open0, Move, Open)
    ).

opened_with(Open0, Move, Open) :-
    (   Open0 == enough
    ->  Open = enough
    ;   Open = [Move|Open0]
    ).

:- inline([opened_with/3]).

%   The best move, or the first that beats Alpha.  The book was not asked yet.

best([], _, _, _, _, _, _, Value, Value, Nodes, Nodes).
best([move(_, Stone, Threats, Replies)|Moves], Mine, Theirs, TheirThreats, Left, Alpha,
     Solver, Value0, Value, Nodes0, Nodes) :-
    Stones is Mine \/ Stone,
    TheirThreats1 is TheirThreats /\ \Stone,
    (   ( only_move(Replies) ; Left =:= 30 )
    ->  search(Theirs, Stones, TheirThreats1, Threats, Replies, Left, Alpha, Solver,
               Value1, Nodes0, Nodes1)
    ;   Nodes2 is Nodes0 + 1,
        opened(Theirs, Stones, TheirThreats1, Threats, Replies, Left, Alpha, Solver,
               Value1, Nodes2, Nodes1)
    ),
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
%   True when Solver has a book and Position has fewer than twelve stones: the book then knows
%   every position that follows.
%
%       ?- strategies_solver([], 97, Solver), solver_opening(Solver, position(0, 0)).
%       false.

solver_opening(Solver, position(Mine, Theirs)) :-
    arg(4, Solver, Book),
    Book \== none,
    popcount(Mine \/ Theirs) < 12.

%   A score from the book is kept in the table, where it is found faster.

booked(solver(_, Table, _, Book, _, _), Position, Score) :-
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
