:- module(connect4_deepening,
          [ moves_limit_column/4   % +Solver, +Moves, +Limit, -Column
          ]).

/** <module> Iterative deepening: the most promising column, where no proof is found in time

A tree of one move is searched, then one of two moves, and so on as long as the limit allows.  A
win is worth 31 and a loss -31.  A position that is open after the last move has its evaluation,
-30 to 30.  Forced moves do not count as depth.  As in ../exact/search.pl, each search asks whether
the value is more than Alpha.
*/

:- use_module(library(lists), [selectchk/3]).
:- use_module('../../shared/inline', [inline/1]).
:- use_module('../../shared/limit', [limit_steps/5]).
:- use_module('../board/cells', [even_rows/1, lowest_row/1, odd_rows/1]).
:- use_module('../board/stones', [stones_aligned/4]).
:- use_module('../exact/node', [node_cells/4, node_forced/1, node_left/2, node_nexts/4]).
:- use_module('../exact/solver',
              [ bounds_value/4, solver_lookup/2, solver_table/2, solver_walls/2, table_bounds/6,
                table_store_bounds/4 ]).

%   What a win and a loss are worth.

win(31).
loss(-31).

:- inline([win/1, loss/1]).

%!  moves_limit_column(+Solver, +Moves, +Limit, -Column) is det.
%
%   True when Column is the most promising of Moves that is found within Limit; of equals, the
%   first.  A move is Column-Node: Node is that of the other player after a stone in Column, as
%   position_node/2 has it.  The table of Solver is used.
%
%       ?- strategies_solver([], 97, Solver),
%          moves_limit_column(Solver, [1-score(0), 4-score(-3)], inferences(100_000), Column).
%       Column = 4.

moves_limit_column(Solver, Moves, Limit, Column) :-
    limit_steps(Limit, deeper(Solver), deep(0, 0, Moves), deep(_, _, [Column-_|_]), _).

%   A state is deep(Depth, Value, Moves): searched to Depth, the best of Moves has Value, and it
%   comes first.  No deeper search follows if it would pass the end of the game, if one move is
%   left, if a win is found, or if all columns lose: then the column stays that seemed best
%   before.

deeper(Solver, deep(Depth0, Value0, Moves0), deep(Depth, Value, [Column-Node|Others])) :-
    win(Win),
    loss(Loss),
    Value0 < Win,
    Depth0 < 42,
    Moves0 = [Column0-_, _|_],
    Depth is Depth0 + 1,
    best_between(Loss, Win, Depth, Solver, Moves0, Value0-Column0, Value-Column),
    Value > Loss,
    selectchk(Column-Node, Moves0, Others).

%   Best is the value of the best move and its column, Value-Column.  The value is from Lower to
%   Upper; the first guess is the value of the search before.  If the search says that it is at most
%   Value, the next guess is one less.

best_between(Lower, Upper, Depth, Solver, Moves, Guess-Column0, Best) :-
    (   Lower >= Upper
    ->  Best = Lower-Column0
    ;   Alpha is min(Guess, Upper - 1),
        loss(Loss),
        first_beating(Moves, Depth, Solver, Alpha, Loss-Column0, Value-Column),
        (   Value > Alpha
        ->  best_between(Value, Upper, Depth, Solver, Moves, Value-Column, Best)
        ;   Guess1 is Value - 1,
            best_between(Lower, Value, Depth, Solver, Moves, Guess1-Column, Best)
        )
    ).

%   Best is the first column that beats Alpha, with its value.  If none does, it is the column that
%   was best before, with the highest value of all columns.

first_beating([], _, _, _, Best, Best).
first_beating([Column-Node|Moves], Depth, Solver, Alpha, Value0-Column0, Best) :-
    node_evaluation(Node, Depth, Solver, Alpha, Value),
    (   Value > Alpha
    ->  Best = Value-Column
    ;   Value1 is max(Value0, Value),
        first_beating(Moves, Depth, Solver, Alpha, Value1-Column0, Best)
    ).

node_evaluation(score(Score), _, _, _, Value) :-
    win(Win),
    Value is -Win * sign(Score).
node_evaluation(Node, Depth, Solver, Alpha, Value) :-
    Node = node(_, _, _, _, _, _),
    Alpha1 is -Alpha - 1,
    search(Node, Depth, Alpha1, Solver, Value1),
    Value is -Value1.

%   Either Node is worth at least Value, and Value > Alpha; or at most Value, and Value =< Alpha.  A
%   node with two empty cells is a draw.

search(Node, Depth, Alpha, Solver, Value) :-
    (   node_left(Node, Left),
        Left =< 2
    ->  Value = 0
    ;   node_forced(Node)
    ->  chosen(Node, Depth, Alpha, Solver, Value)
    ;   Depth =:= 0
    ->  solver_walls(Solver, Walls),
        node_cells(Walls, Node, Empty, _),
        node_evaluated(Node, Empty, Value)
    ;   solver_table(Solver, Table),
        depth_key(Depth, Node, Key),
        win(Win),
        loss(Loss),
        table_bounds(Table, Key, Loss, Win, Lower, Upper),
        (   bounds_value(Lower, Upper, Alpha, Value0)
        ->  Value = Value0
        ;   Depth1 is Depth - 1,
            chosen(Node, Depth1, Alpha, Solver, Value),
            (   Value > Alpha
            ->  table_store_bounds(Table, Key, Value, Upper)
            ;   table_store_bounds(Table, Key, Lower, Value)
            )
        )
    ).

node_evaluated(node(Mine, Theirs, MyThreats, TheirThreats, _, Left), Empty, Value) :-
    stones_evaluation(Mine, Theirs, MyThreats, TheirThreats, Empty, Left, Value).

%   A position has a key of its own for each depth: the key of search.pl, which has 49 bits, with
%   the depth above it.

depth_key(Depth, node(Mine, Theirs, _, _, _, _), Key) :-
    lowest_row(Lowest),
    Key is (Mine + (Mine \/ Theirs) + Lowest) \/ Depth << 49.

chosen(Node, Depth, Alpha, Solver, Value) :-
    solver_lookup(Solver, Lookup),
    solver_walls(Solver, Walls),
    node_nexts(Lookup, Walls, Node, Nexts),
    (   Nexts == win
    ->  win(Value)
    ;   loss(Loss),
        replied(Nexts, Depth, Alpha, Solver, Loss, Value)
    ).

%   The best move, or the first that beats Alpha.

replied([], _, _, _, Value, Value).
replied([_-Next|Nexts], Depth, Alpha, Solver, Value0, Value) :-
    Alpha1 is -Alpha - 1,
    search(Next, Depth, Alpha1, Solver, Value1),
    Value2 is max(Value0, -Value1),
    (   Value2 > Alpha
    ->  Value = Value2
    ;   replied(Nexts, Depth, Alpha, Solver, Value2, Value)
    ).

% ---- Evaluation: who is likely to win, seen without a search ----
%
%   When all other columns are full, somebody has to lay the stone below a threat.  That is why a
%   threat in an odd row helps the first player, and a threat in an even row the second player.  It
%   does not help if it is above such a threat of the other player, since the game does not get
%   there.  Two stones of a line whose other cells are empty can become a threat.
%
%   The weights roughly follow a logistic regression of the exact results of 9,000 random positions
%   with 10 to 22 stones.

%!  stones_evaluation(+Mine, +Theirs, +MyThreats, +TheirThreats, +Empty, +Left, -Worth) is det.
%
%   True when Worth, -30 to 30, says how likely it seems that the player to move, with the
%   stones Mine, wins.  The threats are all empty cells that complete four for each player.  Empty
%   are the Left cells without a stone.
%
%       ?- cells(Cells), connect4_deepening:stones_evaluation(0, 0, 0, 0, Cells, 42, Worth).
%       Worth = 2.

stones_evaluation(Mine, Theirs, MyThreats, TheirThreats, Empty, Left, Worth) :-
    (   Left /\ 1 =:= 0
    ->  first_worth(Mine, Theirs, MyThreats, TheirThreats, Empty, Worth)
    ;   first_worth(Theirs, Mine, TheirThreats, MyThreats, Empty, Worth1),
        Worth is -Worth1
    ).

%   Threats are those of Threats0 that are above none of Others.  An odd and an even row are one,
%   three or five rows apart; five only from row 1, where a stone can be laid at once.

not_above(Threats0, Others, Threats) :-
    Threats is Threats0 /\ \ (Others << 1 \/ Others << 3).

:- inline([not_above/3]).

%   Worth is that of the first player.

first_worth(First, Second, FirstThreats, SecondThreats, Empty, Worth) :-
    odd_rows(OddRows),
    even_rows(EvenRows),
    Odd0 is FirstThreats /\ OddRows,
    Even0 is SecondThreats /\ EvenRows,
    not_above(Odd0, Even0, Odd),
    not_above(Even0, Odd0, Even),
    stones_aligned(First, Empty, 2, FirstTwos),
    stones_aligned(Second, Empty, 2, SecondTwos),
    Weight is 10
              + 30 * popcount(Odd) - 10 * popcount(Even)
              + 12 * (popcount(FirstThreats) - popcount(SecondThreats))
              + 7 * (FirstTwos - SecondTwos),
    Worth is max(-30, min(30, Weight // 4)).

/** <examples>

?- cells(Cells), connect4_deepening:stones_evaluation(0, 0, 0b100, 0, Cells, 42, Worth).
*/
