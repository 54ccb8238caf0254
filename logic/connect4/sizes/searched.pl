:- module(connect4_searched,
          [ size_table/1,              % -Table
            arena_position_node/3,     % +Arena, +Position, -Node
            arena_node_value/5         % +Arena, +Table, +Node, +Alpha, -Value
          ]).

/** <module> Search on a board of any size

The search is that of ../exact/search.pl but for what is looked up there: a question at a time
whether the score is more than Alpha, with a table and the strategies of held.pl.
*/

:- use_module('../../search/inline', [inline/1]).
:- use_module('../../search/table', [size_bits_table/3, table_entry/3, table_store/3]).
:- use_module('../exact/moves', [only_move/1, safe_moves/3]).
:- use_module('../exact/node', [left_bounds/3]).
:- use_module(arena, [arena_mirror/3]).
:- use_module(held, [arena_held_bound/7]).
:- use_module(lines, [arena_line/2, arena_threats/4]).
:- use_module(ordered, [arena_ordered_moves/6]).

%!  size_table(-Table) is det.
%
%   True when Table is a new one for the bounds of scores, of any size of board.
%
%       ?- size_table(table(Size, _, _)).
%       Size = 1048573.

size_table(Table) :-
    size_bits_table(1048573, 26, Table).

%   An entry is two numbers of 13 bits: bounds, with 4096 added.

known_bounds(Table, Key, Lowest, Highest, Lower, Upper) :-
    (   table_entry(Table, Key, Entry)
    ->  Lower is Entry >> 13 - 4096,
        Upper is Entry /\ 8191 - 4096
    ;   Lower = Lowest,
        Upper = Highest
    ).

keep_bounds(Table, Key, Lower, Upper) :-
    Entry is (Lower + 4096) << 13 \/ (Upper + 4096),
    table_store(Table, Key, Entry).

%!  arena_position_node(+Arena, +Position, -Node) is det.
%
%   True when Node is that of Position, as ../exact/node.pl has it but without the threats of the
%   player to move.
%
%       ?- size_arena(size(3, 1, 2), Arena), arena_position_node(Arena, position(0, 0), Node).
%       Node = node(0, 0, 0, 21, 3).

arena_position_node(Arena, position(Mine, Theirs), Node) :-
    Arena = arena(_, Lowest, Cells, _, _),
    Filled is Mine \/ Theirs,
    Empty is Cells /\ \Filled,
    Left is popcount(Empty),
    (   arena_line(Arena, Theirs)
    ->  Score is -(Left >> 1) - 1,
        Node = score(Score)
    ;   Playable is (Filled + Lowest) /\ Cells,
        arena_threats(Arena, Mine, Empty, MyThreats),
        arena_threats(Arena, Theirs, Empty, TheirThreats),
        safe_moves(Playable, TheirThreats, Moves),
        (   MyThreats /\ Playable =\= 0
        ->  Score is (Left + 1) >> 1,
            Node = score(Score)
        ;   Left =< 1
        ->  Node = score(0)
        ;   Moves =:= 0
        ->  Score is -(Left >> 1),
            Node = score(Score)
        ;   Node = node(Mine, Theirs, TheirThreats, Moves, Left)
        )
    ).

%!  arena_node_value(+Arena, +Table, +Node, +Alpha, -Value) is det.
%
%   True when the score of Node is at least Value, if Value > Alpha, and else at most Value.
%
%       ?- size_arena(size(3, 1, 2), Arena), arena_position_node(Arena, position(0, 0), Node),
%          size_table(Table), arena_node_value(Arena, Table, Node, 0, Value).
%       Value = 1.

arena_node_value(Arena, Table, node(Mine, Theirs, TheirThreats, Moves, Left), Alpha, Value) :-
    search(Mine, Theirs, TheirThreats, Moves, Left, Alpha, Arena, Table, Value).

search(Mine, Theirs, TheirThreats, Moves, Left, Alpha, Arena, Table, Value) :-
    left_bounds(Left, Lowest, Highest),
    (   Left =< 2
    ->  Value = 0
    ;   Highest =< Alpha
    ->  Value = Highest
    ;   Lowest > Alpha
    ->  Value = Lowest
    ;   settled(Mine, Theirs, TheirThreats, Left, Alpha, Arena, Table, Bound)
    ->  Value = Bound
    ;   opened(Mine, Theirs, Moves, Left, Alpha, Arena, Table, Value)
    ).

%   What is known of a node by the table, and whether that says on which side of Alpha it lies.

bounds_bound(Lower, Upper, Alpha, Bound) :-
    (   Lower > Alpha
    ->  Bound = Lower
    ;   Upper =< Alpha,
        Bound = Upper
    ).

left_known(Left, Mine, Theirs, Arena, Table, Key, Lower, Upper) :-
    left_key(Left, Mine, Theirs, Arena, Key),
    left_bounds(Left, Lowest, Highest),
    known_bounds(Table, Key, Lowest, Highest, Lower, Upper).

:- inline([bounds_bound/4, left_known/8]).

%   On which side of Alpha the score lies is said by the table, or by a strategy.

settled(Mine, Theirs, TheirThreats, Left, Alpha, Arena, Table, Bound) :-
    left_known(Left, Mine, Theirs, Arena, Table, _, Lower, Upper),
    (   bounds_bound(Lower, Upper, Alpha, Known)
    ->  Bound = Known
    ;   arena_held_bound(Arena, Mine, Theirs, TheirThreats, Left, Alpha, Bound)
    ).

%   A node of which no strategy says anything.  The table may by now.

opened(Mine, Theirs, Moves, Left, Alpha, Arena, Table, Value) :-
    left_known(Left, Mine, Theirs, Arena, Table, Key, Lower, Upper),
    (   bounds_bound(Lower, Upper, Alpha, Known)
    ->  Value = Known
    ;   chosen(Mine, Theirs, Moves, Left, Alpha, Arena, Table, Value),
        (   Value > Alpha
        ->  keep_bounds(Table, Key, Value, Upper)
        ;   keep_bounds(Table, Key, Lower, Value)
        )
    ).

%   Without a move that wins with the stone after the next, a win takes longer.  All moves are
%   looked at before one is searched.

chosen(Mine, Theirs, Moves, Left, Alpha, Arena, Table, Value) :-
    arena_ordered_moves(Arena, Moves, Mine, Theirs, Left, Ordered),
    left_bounds(Left, Lowest, Highest),
    (   Ordered == win
    ->  Value = Highest
    ;   Highest - 1 =< Alpha
    ->  Value is Highest - 1
    ;   Left1 is Left - 1,
        Alpha1 is -Alpha - 1,
        looked_at(Ordered, Theirs, Left1, Alpha1, Arena, Table, Lowest, Value0, Open),
        (   Open == enough
        ->  Value = Value0
        ;   best(Open, Theirs, Left1, Alpha1, Arena, Table, Value0, Value)
        )
    ).

%   While many cells are empty a position and its mirror have one key.

left_key(Left, Mine, Theirs, Arena, Key) :-
    Arena = arena(_, Lowest, Cells, _, _),
    Key0 is Mine + (Mine \/ Theirs) + Lowest,
    (   2 * Left > popcount(Cells)
    ->  arena_mirror(Arena, Mine, Mine1),
        arena_mirror(Arena, Theirs, Theirs1),
        Key1 is Mine1 + (Mine1 \/ Theirs1) + Lowest,
        Key is min(Key0, Key1)
    ;   Key = Key0
    ).

%   The moves of which nothing is known, and the best that is known of the others; or `enough` if
%   one of them beats Alpha.  After a forced reply it is too soon to say anything.

looked_at([], _, _, _, _, _, Value, Value, []).
looked_at([Move|Moves], Theirs, Left, Alpha, Arena, Table, Value0, Value, Open) :-
    Move = _-move(Stones, Threats, Replies),
    (   \+ only_move(Replies),
        settled(Theirs, Stones, Threats, Left, Alpha, Arena, Table, Bound)
    ->  (   Bound =< Alpha
        ->  Value is -Bound,
            Open = enough
        ;   Value1 is max(Value0, -Bound),
            looked_at(Moves, Theirs, Left, Alpha, Arena, Table, Value1, Value, Open)
        )
    ;   looked_at(Moves, Theirs, Left, Alpha, Arena, Table, Value0, Value, Open0),
        ( Open0 == enough -> Open = enough ; Open = [Move|Open0] )
    ).

%   The best move, or the first that beats Alpha.

best([], _, _, _, _, _, Value, Value).
best([_-move(Stones, Threats, Replies)|Moves], Theirs, Left, Alpha, Arena, Table, Value0,
     Value) :-
    search(Theirs, Stones, Threats, Replies, Left, Alpha, Arena, Table, Value1),
    (   Value1 =< Alpha
    ->  Value is -Value1
    ;   Value2 is max(Value0, -Value1),
        best(Moves, Theirs, Left, Alpha, Arena, Table, Value2, Value)
    ).

/** <examples>

?- size_arena(size(4, 4, 5), Arena), arena_position_node(Arena, position(0, 0), Node),
   size_table(Table), arena_node_value(Arena, Table, Node, 0, Value).
*/
