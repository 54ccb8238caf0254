:- module(connect4_search,
          [ node_value/6           % +Solver, +Node, +Alpha, -Value, +Nodes0, -Nodes
          ]).

/** <module> Search: is the score more than Alpha?

The same as board_exceeds/2: the score is more than Alpha if a move leads to a board whose score,
the other player's, is not more than -Alpha - 1.  The first such move is enough.  Three things save
work:

  - what is known of a node without a search (settled.pl) is asked first, also of all nodes to
    which a move leads before one of them is searched;
  - the moves that are left are tried in the order of next.pl;
  - a node's bounds are kept in the table.  So the search returns a bound, not only yes or no.

If a node has only one move, neither the table nor a strategy is asked, but the next node is.  The
last two arguments count the nodes that are searched, not those that are only looked at.
In ASP: win_within.lp, for wins within a number of plies.
*/

:- use_module(entry, [bounds_value/4, table_bounds/6, table_store_bounds/4]).
:- use_module(next, [node_nexts/4, node_only_next/4]).
:- use_module(node, [left_bounds/3, node_forced/1, node_left/2]).
:- use_module(settled, [left_booked/1, node_key/3, node_known/4, node_settled/4]).
:- reexport(solver, [strategies_solver/3]).
:- use_module(solver, [solver_lookup/2, solver_table/2, solver_walls/2]).

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

?- strategies_solver([odd_threat, no_four], 65521, Solver), position_node(position(0, 0), Node),
   node_value(Solver, Node, 15, Value, 0, Nodes).
*/
