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

:- begin_tests(connect4_values).

values(Who, Columns, Seconds, Values) :-
    connect4_position:size_columns_game(size(7, 6, 4), Columns, Game),
    connect4_position:game_values(none, Game, Who, Seconds, Values).

%   A real game after 18 stones: each column is proved at once.

test(proved, Values == values(9-9, "Your move: you can win in 4.",
        [ mark(value, [[1,3]], "loses in 5", false), mark(value, [[2,4]], "loses in 6", false),
          mark(value, [[3,5]], "loses in 5", false), mark(value, [[4,4]], "wins in 9", true),
          mark(value, [[5,2]], "loses in 1", false), mark(value, [[6,5]], "draw", none),
          mark(value, [[7,2]], "wins in 4", true), mark(best, [[7,2]], "no column is better", true),
          mark(threat, [[5,3]], "o", none) ],
        [ remark("Column 7 wins in 4 moves.", [[7,2]]), remark("Column 4 wins in 9 moves.", [[4,4]]),
          remark("Column 6 draws.", [[6,5]]), remark("Column 2 loses in 6 moves.", [[2,4]]),
          remark("Column 1 loses in 5 moves.", [[1,3]]), remark("Column 3 loses in 5 moves.", [[3,5]]),
          remark("Keep off column 5: if you play there, o wins on top of it.", [[5,2]]),
          remark("o has a threat in an odd row, at (5, 3).", [[5,3]]) ],
        false)) :-
    values("you", [2,3,4,2,4,6,6,3,1,5,7,4,2,3,3,6,6,1], inf, Values).

%   Without time there are the facts, and what is seen; a longer look may prove more.

test(begin, Lead-Sentence-Texts-Open ==
        (1-19)-"x can win."-["loses","loses","no win","wins","no win","loses","loses"]-true) :-
    values("friend", [], 0, values(Lead, Sentence, Marks, _, Open)),
    findall(Text, member(mark(value, _, Text, _), Marks), Texts).

test(remembers, Opens == [true, false]) :-
    connect4_solver:walls_solver(0, 262139, Solver),
    connect4_position:size_columns_game(size(7, 6, 4), [2,3,4,2,4,6,6,3,1,5,7,4,2,3,3,6,6,1],
                                             Game),
    findall(Open, ( member(Seconds, [0, inf]),
                    connect4_position:game_values(Solver, Game, "you", Seconds, values(_, _, _, _, Open)) ),
            Opens).

%   The lead is x's, and of a game that is over nothing else is told.

test(leads, all(Columns-Lead == [ [1,2,1,2,1,2]-(18-18), [1,2,1,2,1,2,1]-(18-18),
                                  [3,1,2,1,2,1,2,1]-(-18 - -18) ])) :-
    member(Columns, [[1,2,1,2,1,2], [1,2,1,2,1,2,1], [3,1,2,1,2,1,2,1]]),
    values("you", Columns, 0, values(Lead, _, _, _, _)).

test(over, Values == values(18-18, "", [], [], false)) :-
    values("you", [1,2,1,2,1,2,1], inf, Values).

%   A cell that both would win with is one mark.

test(both, Threats == [mark(threat, [[4,1]], "o x", none)]) :-
    values("you", [1,1,2,5,2,6,3,7,5,5], 0, values(_, _, Marks, _, _)),
    findall(Mark, ( member(Mark, Marks), Mark = mark(threat, _, _, _) ), Threats).

:- end_tests(connect4_values).
