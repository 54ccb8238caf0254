:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../random_play').

:- begin_tests(lines).

test(every_cell_has_four_lines, Cells == 42) :-
    threat_lookup(Lookup),
    aggregate_all(count, ( arg(_, Lookup, Cell), nonvar(Cell), ground(Cell, [1, 3, 5, 7]) ), Cells).

ground(Cell, Places) :-
    forall(member(Place, Places), ( arg(Place, Cell, Line), integer(Line) )).

%   stones:threats/3 is the slow definition.

test(threats_stone_by_stone, forall(between(1, 60, Seed))) :-
    random_game(Seed, 10, 41, Columns),
    threat_lookup(Lookup),
    foldl(played(Lookup), Columns, state(position(0, 0), 0, 0), state(Position, Mine, Theirs)),
    Position = position(MyStones, TheirStones),
    Filled is MyStones \/ TheirStones,
    empty_cells(Filled, Empty),
    threats(MyStones, Empty, MyThreats),
    threats(TheirStones, Empty, TheirThreats),
    MyThreats =:= Mine /\ Empty,
    TheirThreats =:= Theirs /\ Empty.

played(Lookup, Column, state(Position0, Mine0, Theirs), state(Position, Theirs, Mine)) :-
    once(position_column_position(Position0, Column, Position)),
    Position0 = position(Stones0, _),
    Position = position(_, Stones),
    Stone is Stones xor Stones0,
    stone_threats(Stone, Stones, Lookup, Mine0, Mine).

:- end_tests(lines).
