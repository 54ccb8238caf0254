:- module(connect4_search,
          [ board_exceeds/2,       % +Board, +Alpha
            board_sign_column/3,   % +Board, ?Sign, ?Column
            node_settled/4,        % +Solver, +Node, +Alpha, -Value
            solver_booked/3,       % +Solver, +Position, -Score
            solver_opening/2,      % +Solver, +Position
            solver_position_sign/3, % +Solver, +Position, -Sign
            sign_bounds/3,         % ?Sign, ?Lower, ?Upper
            node_value/6           % +Solver, +Node, +Alpha, -Value, +Nodes0, -Nodes
          ]).

/** <module> Alpha-beta search: is the score more than Alpha?

What one player wins, the other loses.  So a move is worth more than Alpha if the other player's
score after it is less than -Alpha.  As scores are integers, it is then at most -Alpha - 1.  One
such move is enough, and no other is looked at: this is alpha-beta pruning.

First this is told on boards, and then done on nodes, with what saves work.  exact.pl finds a score
by a few such questions, and bounds.pl asks whether the score is more than 0, or more than -1: who
wins, if anyone does?
*/

:- use_module('../../shared/inline', [inline/1]).
:- use_module('../board/bits', [position_symmetric_key/2, walls_symmetric_key/3]).
:- use_module('../board/cells', [lowest_row/1]).
:- use_module('../board/stones', [four/1]).
:- use_module('../book/openings', [book_position_score/3, book_stones/1, position_sign/3]).
:- use_module('../definition', [board_column_board/3, board_end/2, board_score/2]).
:- use_module(claimeven, [strategies_bound/5]).
:- use_module(node, [left_bounds/3, node_forced/1, node_left/2, node_nexts/4, node_only_next/4]).
:- reexport(solver, [strategies_solver/3]).
:- use_module(solver,
              [ bounds_value/4, solver_book/2, solver_lookup/2, solver_strategies/2,
                solver_symmetric/2, solver_table/2, solver_walls/2, table_bound/4, table_bounds/6,
                table_known/4, table_store_bounds/4 ]).

%!  board_exceeds(+Board, +Alpha) is nondet.
%
%   True when the score of Board is more than Alpha, an integer, once for each move that shows it.
%   The same as board_score/2, compared with Alpha.  In `\+` (lesson 9) the first such move is
%   enough.
%
%       ?- columns_board([1,2,1,2,1,2], Board), board_exceeds(Board, 17).
%       true .

board_exceeds(Board, Alpha) :-
    board_end(Board, End),
    end_exceeds(End, Board, Alpha).

end_exceeds(open, Board, Alpha) :-
    column_exceeds(Board, _, Alpha).
end_exceeds(draw, _, Alpha) :-
    0 > Alpha.
end_exceeds(won(_), Board, Alpha) :-
    board_score(Board, Score),
    Score > Alpha.

column_exceeds(Board0, Column, Alpha) :-
    board_column_board(Board0, Column, Board),
    Alpha1 is -Alpha - 1,
    \+ board_exceeds(Board, Alpha1).

%!  board_sign_column(+Board, ?Sign, ?Column) is nondet.
%
%   True when the mover of Board, an open one, wins with Column, and Sign is 1; or draws with it, no
%   column wins, and Sign is 0; or all columns lose, and Sign is -1.
%
%       ?- columns_board([1,2,1,2,1,2], Board), board_sign_column(Board, 1, Column).
%       Column = 1 .

board_sign_column(Board, 1, Column) :-
    column_exceeds(Board, Column, 0).
board_sign_column(Board, 0, Column) :-
    \+ board_exceeds(Board, 0),
    column_exceeds(Board, Column, -1).
board_sign_column(Board, -1, Column) :-
    \+ board_exceeds(Board, -1),
    board_column_board(Board, Column, _).

% ---- Settled nodes: what is known without a search ----
%
%   A Value says on which side of Alpha the score of a node lies: either the score is at least
%   Value, and Value > Alpha; or it is at most Value, and Value =< Alpha.  Four things can say so:
%
%     - the number of empty cells, which limits how early a win and a loss can come;
%     - the book;
%     - the table, if the position was searched before;
%     - a strategy.

%   True when Left cells of 42 are empty in the positions of a book.

left_booked(Left) :-
    book_stones(Stones),
    Left is 42 - Stones.

%   True when Key is that of Node in the table.  While many cells are empty, a position and its
%   mirror share a key.

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

%   True when Value says on which side of Alpha the score of Node lies.  Each answer is right, and
%   the first is found fastest.

node_known(Solver, Node, Alpha, Value) :-
    Node = node(Mine, Theirs, _, _, _, Left),
    (   left_bounds(Left, Lowest, Highest),
        bounds_value(Lowest, Highest, Alpha, Value)
    ;   left_booked(Left),
        solver_book(Solver, Book),
        Book \== none,
        (   Book = openings(_, _, _)
        ->  position_sign(Book, position(Mine, Theirs), Sign),
            sign_bounds(Sign, Lowest1, Highest1),
            bounds_value(Lowest1, Highest1, Alpha, Value)
        ;   booked(Solver, position(Mine, Theirs), Value)
        )
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
    solver_book(Solver, book(_, _, _, _, _)),
    book_stones(Stones),
    popcount(Mine \/ Theirs) < Stones.

%!  solver_position_sign(+Solver, +Position, -Sign) is semidet.
%
%   True when the openings of Solver say that the player to move in Position, an open one, wins, and
%   Sign is 1; draws, and Sign is 0; or loses, and Sign is -1.
%
%       ?- strategies_solver([], 97, Solver), solver_position_sign(Solver, position(0, 0), _).
%       false.

solver_position_sign(Solver, Position, Sign) :-
    solver_book(Solver, Book),
    Book = openings(_, _, _),
    Position = position(Mine, Theirs),
    book_stones(Stones),
    popcount(Mine \/ Theirs) =< Stones,
    \+ four(Theirs),
    position_sign(Book, Position, Sign).

%!  sign_bounds(?Sign, ?Lower, ?Upper) is semidet.
%
%   True when a score of this Sign is between Lower and Upper.

sign_bounds(1,    1, 21).
sign_bounds(0,    0,  0).
sign_bounds(-1, -21, -1).

%   A score from the book is kept in the table, where it is found faster.

booked(Solver, Position, Score) :-
    solver_book(Solver, Book),
    Book = book(_, _, _, _, _),
    solver_table(Solver, Table),
    position_symmetric_key(Position, Key),
    (   table_known(Table, Key, Score0, Score0)
    ->  Score = Score0
    ;   book_position_score(Book, Position, Score),
        table_store_bounds(Table, Key, Score, Score)
    ).

% ---- The search ----
%
%   The same as board_exceeds/2: the score is more than Alpha if a move leads to a board whose
%   score, the other player's, is not more than -Alpha - 1.  The first such move is enough.  Three
%   things save work:
%
%     - what is known of a node without a search is asked first, also of all nodes to which
%       a move leads before one of them is searched;
%     - the moves that are left are tried in the order of node.pl;
%     - a node's bounds are kept in the table.  So the search returns a bound, not only yes or no.
%
%   If a node has only one move, neither the table nor a strategy is asked, but the next node is.
%   The last two arguments count the nodes that are searched, not those that are only looked at.  In
%   ASP: win_within.lp, for wins within a number of plies.

%!  node_value(+Solver, +Node, +Alpha, -Value, +Nodes0, -Nodes) is det.
%
%   True when either the score of Node is at least Value, and Value > Alpha; or it is at
%   most Value, and Value =< Alpha.  The search looked at Nodes - Nodes0 nodes.
%
%       ?- strategies_solver([], 97, Solver), columns_position([4,4,5,5], Position),
%          position_node(Position, Node), node_value(Solver, Node, 0, Value, 0, Nodes).
%       Value = 18, Nodes = 1.

node_value(Solver, Node, Alpha, Value, Nodes0, Nodes) :-
    Nodes1 is Nodes0 + 1,
    (   node_known(Solver, Node, Alpha, Value0)
    ->  Value = Value0,
        Nodes = Nodes1
    ;   node_forced(Node)
    ->  forced_value(Solver, Node, Alpha, Value, Nodes1, Nodes)
    ;   open_value(Solver, Node, Alpha, Value, Nodes1, Nodes)
    ).

%   The only move wins if each reply to it loses at once; then there is no next node.

forced_value(Solver, Node, Alpha, Value, Nodes0, Nodes) :-
    solver_lookup(Solver, Lookup),
    solver_walls(Solver, Walls),
    (   node_only_next(Lookup, Walls, Node, Next)
    ->  Alpha1 is -Alpha - 1,
        node_value(Solver, Next, Alpha1, Value1, Nodes0, Nodes),
        Value is -Value1
    ;   node_left(Node, Left),
        left_bounds(Left, _, Value),
        Nodes = Nodes0
    ).

%   A node with several moves, which was looked at.  The same position can have been searched since
%   then, so the table is asked again.

open_value(Solver, Node, Alpha, Value, Nodes0, Nodes) :-
    node_key(Solver, Node, Key),
    solver_table(Solver, Table),
    node_left(Node, Left),
    left_bounds(Left, Lowest, Highest),
    table_bounds(Table, Key, Lowest, Highest, Lower, Upper),
    (   bounds_value(Lower, Upper, Alpha, Value0)
    ->  Value = Value0,
        Nodes = Nodes0
    ;   moves_value(Solver, Node, Alpha, Value, Nodes0, Nodes),
        (   Value > Alpha
        ->  table_store_bounds(Table, Key, Value, Upper)
        ;   table_store_bounds(Table, Key, Lower, Value)
        )
    ).

%   If no move wins with the player's next stone but one, a win takes longer.  All moves are looked
%   at before one is searched.

moves_value(Solver, Node, Alpha, Value, Nodes0, Nodes) :-
    solver_lookup(Solver, Lookup),
    solver_walls(Solver, Walls),
    node_nexts(Lookup, Walls, Node, Nexts),
    node_left(Node, Left),
    left_bounds(Left, Lowest, Highest),
    (   Nexts == win
    ->  Value = Highest,
        Nodes = Nodes0
    ;   Highest - 1 =< Alpha
    ->  Value is Highest - 1,
        Nodes = Nodes0
    ;   Alpha1 is -Alpha - 1,
        looked_at(Nexts, Solver, Alpha1, Lowest, Value0, Open),
        (   Value0 > Alpha
        ->  Value = Value0,
            Nodes = Nodes0
        ;   best_value(Open, Solver, Alpha1, Value0, Value, Nodes0, Nodes)
        )
    ).

%   Value is the best of Value0 and the moves of which enough is known, Open the others.  The first
%   move that beats Alpha ends the look: after it, the other player has Alpha1 or less.

looked_at([], _, _, Value, Value, []).
looked_at([_-Next|Nexts], Solver, Alpha1, Value0, Value, Open) :-
    (   node_settled(Solver, Next, Alpha1, Bound)
    ->  Value1 is max(Value0, -Bound),
        (   Bound =< Alpha1
        ->  Value = Value1,
            Open = []
        ;   looked_at(Nexts, Solver, Alpha1, Value1, Value, Open)
        )
    ;   Open = [Next|Open1],
        looked_at(Nexts, Solver, Alpha1, Value0, Value, Open1)
    ).

%   The best of the open moves, or the first that beats Alpha.

best_value([], _, _, Value, Value, Nodes, Nodes).
best_value([Next|Nexts], Solver, Alpha1, Value0, Value, Nodes0, Nodes) :-
    next_value(Solver, Next, Alpha1, Value1, Nodes0, Nodes1),
    Value2 is max(Value0, -Value1),
    (   Value1 =< Alpha1
    ->  Value = Value2,
        Nodes = Nodes1
    ;   best_value(Nexts, Solver, Alpha1, Value2, Value, Nodes1, Nodes)
    ).

%   The look asked neither the book nor, for a node with one move, anything.

next_value(Solver, Node, Alpha, Value, Nodes0, Nodes) :-
    (   ( node_forced(Node) ; node_left(Node, Left), left_booked(Left) )
    ->  node_value(Solver, Node, Alpha, Value, Nodes0, Nodes)
    ;   Nodes1 is Nodes0 + 1,
        open_value(Solver, Node, Alpha, Value, Nodes1, Nodes)
    ).

/** <examples>

?- columns_board([1,2,1,2,1,2], Board), board_exceeds(Board, 17).
*/
