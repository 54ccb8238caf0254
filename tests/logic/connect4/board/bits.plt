:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

:- begin_tests(bits).

%   definition.pl is the specification.

test(same_position, forall(between(1, 20, Seed))) :-
    random_game(Seed, 0, 41, Columns),
    columns_board(Columns, Board),
    columns_position(Columns, Position),
    board_position(Board, Position0),
    Position0 == Position.

test(same_moves_and_outcomes, forall(between(1, 20, Seed))) :-
    random_game(Seed, 0, 41, Columns),
    columns_board(Columns, Board0),
    columns_position(Columns, Position0),
    findall(C-P-O, ( board_column_board(Board0, C, Board), board_position(Board, P),
                     board_end(Board, O) ), Moves0),
    findall(C-P-O, ( position_column_position(Position0, C, P),
                     bitboard_end(P, O) ), Moves),
    Moves0 == Moves.

test(no_move_after_the_end, fail) :-
    columns_position([1,2,1,2,1,2,1], Position),
    position_column_position(Position, _, _).

test(no_such_column, forall(member(Column, [0, 8, a, 1.0]))) :-
    \+ position_column_position(position(0, 0), Column, _).

test(full_board, End == draw) :-
    columns_position([1,1,1,1,1,1,2,2,2,2,2,2,3,3,3,3,3,3,5,4,4,4,4,4,4,
                      5,5,5,5,5,6,6,6,6,6,6,7,7,7,7,7,7], Position),
    bitboard_end(Position, End).

%   How many positions there are after 0 to 5 moves: known figures.

test(positions, Numbers == [1, 7, 49, 238, 1120, 4263]) :-
    numlist(1, 5, Plies),
    foldl([_, [Positions0|Rest], [Positions, Positions0|Rest]]>>
              ( findall(P, ( member(P0, Positions0), position_column_position(P0, _, P) ),
                        Positions1),
                sort(Positions1, Positions) ),
          Plies, [[position(0, 0)]], Reversed),
    reverse(Reversed, All),
    maplist(length, All, Numbers).

test(keys_are_different, true) :-
    findall(P, ( position_column_position(position(0, 0), _, P1),
                 position_column_position(P1, _, P2),
                 position_column_position(P2, _, P3),
                 position_column_position(P3, _, P) ), All),
    sort(All, Positions),
    maplist(position_key, Positions, Keys),
    sort(Keys, Sorted),
    length(Positions, Number),
    length(Sorted, Number).

test(key_and_seven_bits_are_small, true) :-
    findall(Column, ( member(Column, [7,6,5,3,2,1]), between(1, 6, _) ), Columns0),
    append(Columns0, [4,4,4,4,4], Columns),
    foldl([C, position(M, T), position(T, M1)]>>
              ( F is M \/ T,
                Stone is (F + (1 << (7 * (C - 1)))) /\ (0b111111 << (7 * (C - 1))),
                M1 is M \/ Stone ), Columns, position(0, 0), Position),
    position_key(Position, Key),
    Key << 7 < 1 << 56.

test(mirror, forall(between(1, 20, Seed))) :-
    random_game(Seed, 0, 41, Columns),
    maplist([C, M]>>(M is 8 - C), Columns, Mirrored),
    columns_position(Columns, Position),
    columns_position(Mirrored, Mirror0),
    position_mirror(Position, Mirror),
    Mirror == Mirror0,
    position_symmetric_key(Position, Key),
    position_symmetric_key(Mirror, Key).

:- end_tests(bits).
