:- module(connect4_solved,
          [ size_table/1,              % -Table
            arena_position_score/4,    % +Arena, +Table, +Position, -Score
            arena_position_columns/5   % +Arena, +Table, +Position, +Limit, -Columns
          ]).

/** <module> Exact scores on a board of any size

The score is that of the player to move: 0 for a draw; for a win, how many stones the winner
would still have to lay if the board were filled, the winning one included; the negative of
that for a loss.  On the board of 7 x 6 it is the same as board_score/2 has, and the search is
that of ../exact/search.pl but for what is looked up there: a question at a time whether the
score is more than Alpha, with a table.  Of its strategies there is claimeven, on boards of an
even height (../exact/claimeven.pl).
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../../search/limit', [limit_steps/5]).
:- use_module('../../search/table', [size_bits_table/3, table_entry/3, table_store/3]).
:- use_module('../exact/moves', [safe_moves/3]).
:- use_module('../exact/node', [left_bounds/3]).
:- use_module(arena, [arena_mirror/3]).
:- use_module(drops, [arena_position_moves/3]).
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

%!  arena_position_score(+Arena, +Table, +Position, -Score) is det.
%
%   True when Position has Score.  On small boards it is held to plain negamax over the rules of
%   ../../games/instances/connect.pl.
%
%       ?- size_arena(size(4, 4, 3), Arena), size_table(Table),
%          arena_position_score(Arena, Table, position(0, 0), Score).
%       Score = 4.

arena_position_score(Arena, Table, Position, Score) :-
    position_node(Arena, Position, Node),
    (   Node = score(Score)
    ->  true
    ;   arg(5, Node, Left),
        left_bounds(Left, Lower, Upper),
        narrowed(Lower, Upper, Arena, Node, Table, Score)
    ).

%   Who wins is asked first, and then how soon.

narrowed(Lower, Upper, Arena, Node, Table, Score) :-
    (   Lower >= Upper
    ->  Score = Lower
    ;   bounds_alpha(Lower, Upper, Alpha),
        node_value(Arena, Node, Alpha, Table, Value),
        (   Value > Alpha
        ->  narrowed(Value, Upper, Arena, Node, Table, Score)
        ;   narrowed(Lower, Value, Arena, Node, Table, Score)
        )
    ).

bounds_alpha(Lower, Upper, Alpha) :-
    (   Lower < 0,
        Upper >= 0
    ->  Alpha is min(0, Upper - 1)
    ;   Alpha is (Lower + Upper) >> 1
    ).

%   A node is that of ../exact/node.pl, without the threats of the player to move.

position_node(Arena, position(Mine, Theirs), Node) :-
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

%   At least Value, if Value > Alpha, and else at most.

node_value(Arena, node(Mine, Theirs, TheirThreats, Moves, Left), Alpha, Table, Value) :-
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

%   Nobody who can't make a line any more wins; nor does the first player, to move, where the
%   second gets the even rows, who wins if he completes a line there.

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
    Height /\ 1 =:= 0,
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

%!  arena_position_columns(+Arena, +Table, +Position, +Limit, -Columns) is det.
%
%   True when Columns has column(Column, Lower, Upper) for each column that can be played in
%   Position, in the order of preference: within Limit it was found that it is worth Lower to
%   Upper.  The widest bounds are narrowed first, from outside: so wins and losses that come
%   soon are found soon, on the largest boards as well.
%
%       ?- size_arena(size(3, 2, 2), Arena), size_table(Table),
%          arena_position_columns(Arena, Table, position(0, 0), seconds(9), Columns).
%       Columns = [column(2, 2, 2), column(1, 2, 2), column(3, 2, 2)].

arena_position_columns(Arena, Table, Position, Limit, Columns) :-
    arena_position_moves(Arena, Position, Moves),
    maplist(move_asked(Arena), Moves, Asked0),
    limit_steps(Limit, narrower(Arena, Table), Asked0, Asked, _),
    maplist(asked_column, Asked, Columns).

move_asked(Arena, Column-Position, asked(Column, Node, Lower, Upper)) :-
    position_node(Arena, Position, Node),
    (   Node = score(Score)
    ->  Lower is -Score,
        Upper = Lower
    ;   arg(5, Node, Left),
        left_bounds(Left, Lowest, Highest),
        Lower is -Highest,
        Upper is -Lowest
    ).

asked_column(asked(Column, _, Lower, Upper), column(Column, Lower, Upper)).

narrower(Arena, Table, Asked0, Asked) :-
    findall(Width-Column,
            ( member(asked(Column, _, Lower, Upper), Asked0), Width is Upper - Lower, Width > 0 ),
            Widths),
    sort(1, @>=, Widths, [_-Widest|_]),
    maplist(narrowed_column(Widest, Arena, Table), Asked0, Asked).

narrowed_column(Widest, Arena, Table, Asked0, Asked) :-
    Asked0 = asked(Column, Node, Lower0, Upper0),
    (   Column =\= Widest
    ->  Asked = Asked0
    ;   ( Upper0 >= -Lower0 -> Alpha is -Upper0 ; Alpha is -Lower0 - 1 ),
        node_value(Arena, Node, Alpha, Table, Value),
        (   Value > Alpha
        ->  Upper is -Value,
            Asked = asked(Column, Node, Lower0, Upper)
        ;   Lower is -Value,
            Asked = asked(Column, Node, Lower, Upper0)
        )
    ).

/** <examples>

?- size_arena(size(4, 4, 4), Arena), size_table(Table),
   arena_position_score(Arena, Table, position(0, 0), Score).
*/
