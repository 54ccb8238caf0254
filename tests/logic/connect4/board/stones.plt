:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

:- begin_tests(stones).

empty(position(Mine, Theirs), Empty) :-
    Filled is Mine \/ Theirs,
    empty_cells(Filled, Empty).

%   A cell is a threat if four stand in a line when a stone is put there.

test(threats_complete_four, forall(between(1, 60, Seed))) :-
    random_position(Seed, 5, 41, Position),
    empty(Position, Empty),
    Position = position(Mine, Theirs),
    \+ ( member(Stones, [Mine, Theirs]),
         threats(Stones, Empty, Cells),
         between(0, 48, Index),
         Bit is 1 << Index,
         Bit /\ Empty =\= 0,
         Stones1 is Stones \/ Bit,
         (   four(Stones1)
         ->  Bit /\ Cells =:= 0
         ;   Bit /\ Cells =\= 0
         ) ).

test(threats_are_empty, forall(between(1, 20, Seed))) :-
    random_position(Seed, 5, 41, Position),
    empty(Position, Empty),
    Position = position(Mine, _),
    threats(Mine, Empty, Cells),
    Cells /\ Empty =:= Cells.

%   definition.pl is the specification; games that were won hold windows of four.

test(aligned_as_on_the_board, forall(between(1, 8, Seed))) :-
    random_game(Seed, 8, 40, Columns),
    columns_board(Columns, Board0),
    once(board_column_board(Board0, _, Board)),
    board_position(Board, Position),
    empty(Position, Empty),
    Position = position(Mine, Theirs),
    board_mover(Board, Player),
    findall(N-C, ( between(1, 4, N), board_player_aligned(Board, Player, N, C) ), Counts0),
    findall(N-C, ( between(1, 4, N), stones_aligned(Mine, Empty, N, C) ), Counts),
    Counts0 == Counts,
    findall(N-C, ( between(1, 4, N), member(Other, [x, o]), Other \== Player,
                   board_player_aligned(Board, Other, N, C) ), Others0),
    findall(N-C, ( between(1, 4, N), stones_aligned(Theirs, Empty, N, C) ), Others),
    Others0 == Others.

test(all_windows, Count == 69) :-
    stones_aligned(0xfdfbf7efdfbf, 0, 4, Count).

test(no_line_over_the_edge, fail) :-
    Stones is 0b11000011 << 3,
    four(Stones).

test(playable, Cells == 0x40810204080) :-
    playable(0b111111, Cells).

:- end_tests(stones).

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
