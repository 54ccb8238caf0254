:- module(connect4_search,
          [ node_value/6           % +Solver, +Node, +Alpha, -Value, +Nodes0, -Nodes
          ]).

/** <module> Search: is the score more than Alpha?

The score of a position is that of its best move, the negative of what the
position after it is worth to the other player.  The search is asked about
one limit, Alpha, so that it ends as soon as one move beats it; a proof or
the table may end it before it begins.  With more than 28 cells empty a
position and its mirror share a place in the table.

The parts of a node are arguments of the search, which makes no term for a
node and works with small integers alone.  Nodes, the calls of search/11, are
counted in its last two arguments.
*/

:- use_module('../board/bits', [position_symmetric_key/2]).
:- use_module(moves, [ordered_moves/7, stone_replies/8]).
:- use_module(proof, [rules_bound/9]).
:- reexport(solver, [rules_solver/3]).
:- use_module(entry, [table_bounds/6, table_store_bounds/4]).

%!  node_value(+Solver, +Node, +Alpha, -Value, +Nodes0, -Nodes) is det.
%
%   True when the score of Node is at least Value, if Value > Alpha, and else
%   at most Value, and the search looked at Nodes - Nodes0 nodes.
%
%       ?- rules_solver([], 97, Solver), columns_position([4,4,5,5], Position),
%          position_node(Position, Node), node_value(Solver, Node, 0, Value, 0, Nodes).
%       Value = 18, Nodes = 1.

node_value(Solver, node(Mine, Theirs, MyThreats, TheirThreats, Moves, Left), Alpha,
           Value, Nodes0, Nodes) :-
    search(Mine, Theirs, MyThreats, TheirThreats, Moves, Left, Alpha, Solver,
           Value, Nodes0, Nodes).

search(Mine, Theirs, MyThreats, TheirThreats, Moves, Left, Alpha, Solver,
       Value, Nodes0, Nodes) :-
    Nodes1 is Nodes0 + 1,
    Highest is (Left - 1) >> 1,
    Lowest is -((Left - 2) >> 1),
    (   Left =< 2
    ->  Value = 0,
        Nodes = Nodes1
    ;   Highest =< Alpha
    ->  Value = Highest,
        Nodes = Nodes1
    ;   Lowest > Alpha
    ->  Value = Lowest,
        Nodes = Nodes1
    ;   Filled is Mine \/ Theirs,
        Empty is Filled xor 0xfdfbf7efdfbf,
        Playable is (Filled + 0x40810204081) /\ 0xfdfbf7efdfbf,
        arg(3, Solver, Rules),
        (   Moves /\ (Moves - 1) =:= 0
        ->  forced(Moves, Mine, Theirs, MyThreats, TheirThreats, Empty, Playable, Left,
                   Alpha, Solver, Value, Nodes1, Nodes)
        ;   rules_bound(Rules, Mine, Theirs, TheirThreats, Empty, Playable, Left, Alpha, Bound)
        ->  Value = Bound,
            Nodes = Nodes1
        ;   arg(2, Solver, Table),
            (   Left > 28
            ->  position_symmetric_key(position(Mine, Theirs), Key)
            ;   Key is Mine + Filled + 0x40810204081
            ),
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

%   The only move that does not lose at once.

forced(Stone, Mine, Theirs, MyThreats, TheirThreats, Empty, Playable, Left, Alpha, Solver,
       Value, Nodes0, Nodes) :-
    arg(1, Solver, Lines),
    stone_replies(Stone, Mine, MyThreats, Empty, Playable, Lines, Threats, Replies),
    (   Replies =:= 0
    ->  Value is (Left - 1) >> 1,
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
    arg(1, Solver, Lines),
    ordered_moves(Moves, Mine, MyThreats, Empty, Playable, Lines, Ordered),
    Highest is (Left - 1) >> 1,
    (   Ordered == win
    ->  Value = Highest,
        Nodes = Nodes0
    ;   Highest - 1 =< Alpha
    ->  Value is Highest - 1,
        Nodes = Nodes0
    ;   Lowest is -((Left - 2) >> 1),
        Left1 is Left - 1,
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

/** <examples>

?- rules_solver([odd_threat, no_four], 65521, Solver), position_node(position(0, 0), Node),
   node_value(Solver, Node, 15, Value, 0, Nodes).
*/
