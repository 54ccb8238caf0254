:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(connect4_position).

%   What the definition says of a game is what the sets of bits say.

stands(Game, standing(Player, End, Columns, Stacks, Fours)) :-
    game_mover(Game, Player),
    game_end(Game, End),
    game_moves(Game, Columns),
    game_stacks(Game, Stacks),
    game_fours(Game, Fours).

test(the_same_by_bits, [forall(member(Columns, [ [], [4,4,5,5,3,6,2], [1,2,1,2,1,2,1],
                                                 [1,1,2,2,3,3,4], [4,4,4,4,4,4],
                                                 [7,6,6,5,5,4,5,4,4,2,4] ])),
                        true(Standing == Standing1)]) :-
    size_columns_game(size(7, 6, 4), Columns, Game),
    stands(Game, Standing),
    asked_answer(none, size(7, 6, 4), Columns, standing, Standing1).

test(the_same_on_a_smaller_board, Standing == Standing1) :-
    size_columns_game(size(4, 4, 4), [1,2,1,2], Game0),
    game_column_game(Game0, 1, Game),
    stands(Game, Standing),
    asked_answer(none, size(4, 4, 4), [1,2,1,2,1], standing, Standing1).

test(points, Found == [18-4,-18-4]) :-
    size_columns_game(size(7, 6, 4), [1,2,1,2,1,2,1], Game),
    findall(Points-Rounds, ( member(Player, [x,o]), game_points(Game, Player, Points, Rounds) ),
            Found).

test(fault, [forall(member(Columns-Said,
                           [ [4,8]-"move 2: 8 is no column: columns are 1 to 7",
                             [x]-"move 1: 'x' is no column: columns are 1 to 7",
                             [4,4,4,4,4,4,4]-"move 7: column 4 is full: it has room for 6 stones",
                             [1,2,1,2,1,2,1,3]
                             -"move 8 comes after the end of the game: x has won" ])),
             throws(error(bad_input(Said), _))]) :-
    size_columns_game(size(7, 6, 4), Columns, _).

:- end_tests(connect4_position).
