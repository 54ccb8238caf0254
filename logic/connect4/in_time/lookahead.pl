:- module(connect4_lookahead,
          [ moves_limit_column/4 % +Solver, +Moves, +Limit, -Column
          ]).

/** <module> Lookahead: the most promising column, where no proof is found in time

A tree of some levels is searched, with one level more as long as the limit
allows.  A win is worth 31 and a loss -31; what is open at the last level has
its outlook, -30 to 30.  Forced moves count for no level.  As in search.pl a
search is asked whether it is worth more than Alpha.
*/

:- use_module(library(lists), [selectchk/3]).
:- use_module('../../search/limit', [limit_goal/3]).
:- use_module('../exact/moves', [ordered_moves/7]).
:- use_module(outlook, [stones_outlook/6]).
:- use_module('../exact/entry', [table_bounds/6, table_store_bounds/4]).

%!  moves_limit_column(+Solver, +Moves, +Limit, -Column) is det.
%
%   True when Column is the most promising of Moves, Column-Node, that was
%   found within Limit; of equals, the first.  Node is that of the other player
%   after the move to Column, as position_node/2 has it.  Solver's table is used.
%
%       ?- rules_solver([], 97, Solver),
%          moves_limit_column(Solver, [1-score(0), 4-score(-3)], inferences(100_000), Column).
%       Column = 4.

%   The limit stops the search wherever it is: the column of the last level that
%   was done is kept by nb_setarg/3.

moves_limit_column(Solver, Moves, Limit, Column) :-
    Moves = [Column0-_|_],
    Known = known(Column0),
    ignore(limit_goal(Limit, deepened(1, Solver, Moves, 0, Known), _)),
    arg(1, Known, Column).

%   Fails in the end: at the last level, when a win is found, or when all columns
%   lose, where the one stays that seemed best before that was seen.

deepened(Level, Solver, Moves, Value0, Known) :-
    Level =< 42,
    Moves = [Column0-_, _|_],
    level_column(Level, Solver, Moves, -31, 31, Value0, Column0, Value, Column),
    Value > -31,
    nb_setarg(1, Known, Column),
    Value < 31,
    selectchk(Column-Node, Moves, Others),
    Level1 is Level + 1,
    deepened(Level1, Solver, [Column-Node|Others], Value, Known).

%   The best of Moves has a value from Lower to Upper: is it more than the last
%   one, or, where that is known, a little more?

level_column(Level, Solver, Moves, Lower, Upper, Guess, Column0, Value, Column) :-
    (   Lower >= Upper
    ->  Value = Lower,
        Column = Column0
    ;   Alpha is min(Guess, Upper - 1),
        moves_value(Moves, Level, Solver, Alpha, -31, Column0, Value1, Column1),
        (   Value1 > Alpha
        ->  level_column(Level, Solver, Moves, Value1, Upper, Value1, Column1, Value, Column)
        ;   Guess1 is Value1 - 1,
            level_column(Level, Solver, Moves, Lower, Value1, Guess1, Column1, Value, Column)
        )
    ).

%   The first column that beats Alpha; else Column0.

moves_value([], _, _, _, Value, Column, Value, Column).
moves_value([Column1-Node|Moves], Level, Solver, Alpha, Value0, Column0, Value, Column) :-
    node_outlook(Node, Level, Solver, Alpha, Value1),
    (   Value1 > Alpha
    ->  Value = Value1,
        Column = Column1
    ;   Value2 is max(Value0, Value1),
        moves_value(Moves, Level, Solver, Alpha, Value2, Column0, Value, Column)
    ).

node_outlook(score(Score), _, _, _, Value) :-
    Value is -31 * sign(Score).
node_outlook(node(Mine, Theirs, MyThreats, TheirThreats, Moves, Left), Level, Solver,
             Alpha, Value) :-
    Alpha1 is -Alpha - 1,
    search(Mine, Theirs, MyThreats, TheirThreats, Moves, Left, Level, Alpha1, Solver, Value1),
    Value is -Value1.

search(Mine, Theirs, MyThreats, TheirThreats, Moves, Left, Level, Alpha, Solver, Value) :-
    Filled is Mine \/ Theirs,
    (   Left =< 2
    ->  Value = 0
    ;   Moves /\ (Moves - 1) =:= 0
    ->  chosen(Moves, Filled, Mine, Theirs, MyThreats, TheirThreats, Left, Level, Alpha,
               Solver, Value)
    ;   Level =:= 0
    ->  stones_outlook(Mine, Theirs, MyThreats, TheirThreats, Left, Value)
    ;   arg(2, Solver, Table),
        Key is (Mine + Filled + 0x40810204081) \/ Level << 49,
        table_bounds(Table, Key, -31, 31, Lower, Upper),
        (   Lower > Alpha
        ->  Value = Lower
        ;   Upper =< Alpha
        ->  Value = Upper
        ;   Level1 is Level - 1,
            chosen(Moves, Filled, Mine, Theirs, MyThreats, TheirThreats, Left, Level1, Alpha,
                   Solver, Value),
            (   Value > Alpha
            ->  table_store_bounds(Table, Key, Value, Upper)
            ;   table_store_bounds(Table, Key, Lower, Value)
            )
        )
    ).

chosen(Moves, Filled, Mine, Theirs, MyThreats, TheirThreats, Left, Level, Alpha, Solver,
       Value) :-
    arg(1, Solver, Lines),
    Empty is Filled xor 0xfdfbf7efdfbf,
    Playable is (Filled + 0x40810204081) /\ 0xfdfbf7efdfbf,
    ordered_moves(Moves, Mine, MyThreats, Empty, Playable, Lines, Ordered),
    (   Ordered == win
    ->  Value = 31
    ;   Left1 is Left - 1,
        replied(Ordered, Mine, Theirs, TheirThreats, Left1, Level, Alpha, Solver, -31, Value)
    ).

%   The best move, or the first that beats Alpha.

replied([], _, _, _, _, _, _, _, Value, Value).
replied([move(_, Stone, Threats, Replies)|Moves], Mine, Theirs, TheirThreats, Left, Level,
        Alpha, Solver, Value0, Value) :-
    Stones is Mine \/ Stone,
    TheirThreats1 is TheirThreats /\ \Stone,
    Alpha1 is -Alpha - 1,
    search(Theirs, Stones, TheirThreats1, Threats, Replies, Left, Level, Alpha1, Solver,
           Value1),
    Value2 is max(Value0, -Value1),
    (   Value2 > Alpha
    ->  Value = Value2
    ;   replied(Moves, Mine, Theirs, TheirThreats, Left, Level, Alpha, Solver, Value2, Value)
    ).

/** <examples>

?- rules_solver([], 97, Solver),
   moves_limit_column(Solver, [1-score(-2), 4-score(0)], inferences(1000), Column).
*/
