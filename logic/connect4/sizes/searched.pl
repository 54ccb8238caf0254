:- module(connect4_searched,
          [ size_table/1,              % -Table
            arena_position_node/3,     % +Arena, +Position, -Node
            arena_node_value/5         % +Arena, +Table, +Node, +Alpha, -Value
          ]).

/** <module> Search on a board of any size

The search is that of ../exact/search.pl but for what is looked up there: a question at a time
whether the score is more than Alpha, with a table.  Of its strategies there is claimeven
(../exact/claimeven.pl).
*/

:- use_module(library(apply), [foldl/4]).
:- use_module('../../search/table', [size_bits_table/3, table_entry/3, table_store/3]).
:- use_module('../exact/moves', [safe_moves/3]).
:- use_module('../exact/node', [left_bounds/3]).
:- use_module(arena, [arena_mirror/3]).
:- use_module(lines, [arena_line/2, arena_threats/4]).

%!  size_table(-Table) is det.
%
%   True when Table is a new one for the bounds of scores, of any size of board.
%
%       ?- size_table(table(Size, _, _)).
%       Size = 262139.

size_table(Table) :-
    size_bits_table(262139, 26, Table).

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
    ;   strategy_bound(Mine, Theirs, TheirThreats, Left, Alpha, Arena, Bound)
    ->  Value = Bound
    ;   left_key(Left, Mine, Theirs, Arena, Key),
        known_bounds(Table, Key, Lowest, Highest, Lower, Upper),
        (   Lower > Alpha
        ->  Value = Lower
        ;   Upper =< Alpha
        ->  Value = Upper
        ;   ordered_moves(Moves, Mine, Theirs, Arena, Ordered),
            (   Ordered == win
            ->  Value = Highest
            ;   Left1 is Left - 1,
                Alpha1 is -Alpha - 1,
                best(Ordered, Theirs, Left1, Alpha1, Arena, Table, Lowest, Value)
            ),
            (   Value > Alpha
            ->  keep_bounds(Table, Key, Value, Upper)
            ;   keep_bounds(Table, Key, Lower, Value)
            )
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

%   Nobody who can't make a line any more wins; nor does the player to move, if the other answers
%   each stone with one on top of it and so gets the top row, the third from the top and so on, who
%   wins if he completes a line there.  Odd are the rows between them.

strategy_bound(Mine, Theirs, _, _, Alpha, Arena, 0) :-
    Arena = arena(_, _, Cells, _, _),
    Empty is Cells /\ \ (Mine \/ Theirs),
    (   Alpha >= 0
    ->  Open is Mine \/ Empty
    ;   Open is Theirs \/ Empty
    ),
    \+ arena_line(Arena, Open),
    !.      % one bound is enough
strategy_bound(Mine, Theirs, TheirThreats, Left, Alpha, Arena, Bound) :-
    Arena = arena(size(_, Height, _), Lowest, Cells, Columns, _),
    Left /\ 1 =:= 0,
    Filled is Mine \/ Theirs,
    Playable is (Filled + Lowest) /\ Cells,
    Odd is Lowest * ((1 << Height - 1) // 3),
    Wins is TheirThreats /\ \Odd /\ \Playable,
    foldl(won_above(Wins), Columns, 0-0, Above-Most),
    Bound is -((Most + 1) >> 1),
    Bound =< Alpha,
    Stones is Mine \/ (Cells /\ \Filled /\ (Odd \/ Playable) /\ \Above),
    \+ arena_line(Arena, Stones).

%   Above are the cells above the lowest of Wins in each column, and Most is one more than
%   there are of them at most in one; 0 where there is none.

won_above(Wins, _-Room, Above0-Most0, Above-Most) :-
    Here is Wins /\ Room,
    (   Here =:= 0
    ->  Above = Above0,
        Most = Most0
    ;   Win is Here /\ -Here,
        Higher is Room /\ -(Win << 1),
        Above is Above0 \/ Higher,
        Most is max(Most0, popcount(Higher) + 1)
    ).

%   The moves that threaten most cells first, of as many the one nearest to the centre; or
%   `win` if one leaves the other player no move but to lose at once.

ordered_moves(Moves, Mine, Theirs, Arena, Ordered) :-
    Arena = arena(_, Lowest, Cells, Columns, _),
    Filled is Mine \/ Theirs,
    Empty is Cells /\ \Filled,
    (   moves_threats(Columns, Moves, Mine, Filled, Empty, Lowest, Arena, [], Ordered0)
    ->  keysort(Ordered0, Ordered)
    ;   Ordered = win
    ).

moves_threats([], _, _, _, _, _, _, Ordered, Ordered).
moves_threats([_-Room|Columns], Moves, Mine, Filled, Empty, Lowest, Arena, Ordered0, Ordered) :-
    Stone is Moves /\ Room,
    (   Stone =:= 0
    ->  Ordered1 = Ordered0
    ;   Stones is Mine \/ Stone,
        Empty1 is Empty xor Stone,
        arena_threats(Arena, Stones, Empty1, Threats),
        Arena = arena(_, _, Cells, _, _),
        Playable is ((Filled \/ Stone) + Lowest) /\ Cells,
        safe_moves(Playable, Threats, Replies),
        Replies =\= 0,
        Number is -popcount(Threats),
        Ordered1 = [Number-move(Stones, Threats, Replies)|Ordered0]
    ),
    moves_threats(Columns, Moves, Mine, Filled, Empty, Lowest, Arena, Ordered1, Ordered).

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
