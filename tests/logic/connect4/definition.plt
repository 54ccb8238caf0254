:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module('../monotonic').
:- use_module('../random_games').

:- begin_tests(connect4_definition).

%   deep
test(rooms, Columns == [1,2,3,4,5,6,7]) :-
    empty_board(Board),
    findall(Column, board_column_board(Board, Column, _), Columns).

test(full_column, Columns == [1,2,3,5,6,7]) :-
    columns_board([4,4,4,4,4,4], Board),
    findall(Column, board_column_board(Board, Column, _), Columns).

test(stones, all(Stone == [x, o, empty])) :-
    columns_board([4,4], Board),
    member(Row, [1, 2, 3]),
    board_row_column_stone(Board, Row, 4, Stone).

test(cells, Count == 42) :-
    empty_board(Board),
    aggregate_all(count, board_row_column_stone(Board, _, _, empty), Count).

test(turns, all(Player == [x, o, x])) :-
    member(Columns, [[], [4], [4,4]]),
    columns_board(Columns, Board),
    board_mover(Board, Player).

test(no_cell, fail) :-
    member(Row-Column, [0-1, 7-1, 1-0, 1-8]),
    empty_board(Board),
    board_row_column_stone(Board, Row, Column, _).

%   Stones and columns given or open, one by one.

test(where_is_o, all(Row-Column == [2-4, 1-5])) :-
    columns_board([4,4,3,5], Board),
    board_row_column_stone(Board, Row, Column, o).

test(which_move, all(Column == [4])) :-
    columns_board([4], Board0),
    columns_board([4,4], Board),
    board_column_board(Board0, Column, Board).

test(is_it_the_move, fail) :-
    columns_board([4], Board0),
    columns_board([4,4], Board),
    board_column_board(Board0, 5, Board).

%   Each board that a move leads to came from there; the empty one from none.

test(moves_backwards, forall(between(1, 15, Seed))) :-
    random_game(Seed, 1, 41, Columns),
    columns_board(Columns, Board),
    once(append(Before, [Last], Columns)),
    columns_board(Before, Board0),
    once(( board_column_board(Board1, Last, Board), Board1 == Board0 )),
    forall(board_column_board(Board2, Column, Board),
           ( board_end(Board2, open), once(board_column_board(Board2, Column, Board)) )).

test(nothing_before_the_start, fail) :-
    empty_board(Board),
    board_column_board(_, _, Board).

test(orders_of_moves, Number-Same == 2-2) :-
    columns_board([4,4,3,3,5], Board),
    findall(Columns, columns_board(Columns, Board), All),
    length(All, Number),
    include([Columns]>>( columns_board(Columns, Board) ), All, Reached),
    length(Reached, Same).

test(no_order_of_moves, fail) :-
    columns_board(_, [[o],[],[],[],[],[],[]]).

test(games_of_two_moves, Number == 49) :-
    aggregate_all(count, columns_board([_, _], _), Number).

test(lines, Number == 69) :-
    findall(Cells, line(Cells), All),
    sort(All, Lines),
    length(Lines, Number).

test(lines_that_end_there, all(Row-Column == [4-1, 3-1, 3-1])) :-
    member(Last, [1-4, 3-4, 6-4]),
    member(Row-Column, [4-1, 6-4, 3-1, 3-7]),
    line([Row-Column, _, _, Last]).

%   Up, across, rising and falling; and the first move that makes four counts.

test(wins, all(End == [won(x), won(x), won(x), won(x), won(o)])) :-
    member(Columns, [ [1,2,1,2,1,2,1], [1,1,2,2,3,3,4],
                      [1,2,2,3,3,4,3,4,4,6,4], [7,6,6,5,5,4,5,4,4,2,4],
                      [1,2,1,2,1,2,3,2] ]),
    columns_board(Columns, Board),
    board_end(Board, End).

test(no_wrap, End == open) :-
    board_end([[x,x,x],[],[o,o,o],[],[o],[],[x,x,x]], End).

test(draw, End == draw) :-
    columns_board([1,1,1,1,1,1,2,2,2,2,2,2,3,3,3,3,3,3,5,4,4,4,4,4,4,
                   5,5,5,5,5,6,6,6,6,6,6,7,7,7,7,7,7], Board),
    board_end(Board, End).

test(no_move_after_the_end, fail) :-
    columns_board([1,2,1,2,1,2,1], Board),
    board_column_board(Board, _, _).

%   The winner's line, and what is no line of one player.

test(won_line, all(Cells-Player == [[1-1, 1-2, 1-3, 1-4]-x])) :-
    columns_board([1,1,2,2,3,3,4], Board),
    board_line_player(Board, Cells, Player).

test(scores, all(Score == [-18, 0])) :-
    member(Columns, [ [1,2,1,2,1,2,1],
                      [1,1,1,1,1,1,2,2,2,2,2,2,3,3,3,3,3,3,5,4,4,4,4,4,4,
                       5,5,5,5,5,6,6,6,6,6,6,7,7,7,7,7,7] ]),
    columns_board(Columns, Board),
    board_score(Board, Score).

test(a_win_now, all(Column-Score == [1-18])) :-
    columns_board([1,2,1,2,1,2], Board),
    board_column_board(Board, Column, Board1),
    board_end(Board1, won(x)),
    board_score(Board1, Score1),
    Score is -Score1.

test(best_column_is_the_score, forall(between(1, 10, Seed))) :-
    random_game(Seed, 36, 40, Columns),
    columns_board(Columns, Board),
    board_score(Board, Score),
    findall(Score1,
            ( board_column_board(Board, _, Board1), board_score(Board1, Score0),
              Score1 is -Score0 ),
            Scores),
    max_list(Scores, Score).

%   What is no board is said to be none; there is no column 8.

test(nonsense, [forall(member(Goal-Error, [ board_end(5, _)-type_error(list, 5),
                                            board_end([[x,z],[],[],[],[],[],[]], _)
                                            -type_error(connect4_board, [[x,z]|_]),
                                            board_end([], _)-type_error(connect4_board, []),
                                            board_score(a, _)-type_error(list, a),
                                            columns_board([a], _)-type_error(positive_integer, a) ])),
                error(Error)]) :-
    call(Goal).

%   What must be known is named.

test(not_known, forall(member(Goal-Said, [ board_mover([[],[],[],[],[],[],[x,_]], _)
                                           -'Board must be known',
                                           board_column_board([[]|_], _, _)
                                           -'Board0 or Board must be known',
                                           board_end(_, open)-'Board must be known',
                                           board_score([_,_,_,_,_,_,_], _)-'Board must be known'
                                         ]))) :-
    catch(Goal, error(instantiation_error, context(_, Message)), true),
    Message == Said.

test(no_such_column, fail) :-
    columns_board([8], _).

%   One answer leaves no choice behind.

test(one_answer, forall(member(Goal, [ empty_board(_),
                                       board_mover([[x,o],[x,o],[x],[],[],[],[]], _),
                                       board_end([[x,o],[x,o],[x],[],[],[],[]], _),
                                       board_end([[x,x,x,x],[o,o,o],[],[],[],[],[]], _),
                                       columns_board([4,4,5,7], _) ]))) :-
    call_cleanup(Goal, Det = true),
    Det == true.

%   Of an open board, a line makes only its own cells known.

test(boards_with_a_line, Number == 138) :-
    aggregate_all(count, board_line_player(_, _, _), Number).

test(board_with_this_line, all(Board =@= [[[x|_],[_,x|_],[_,_,x|_],[_,_,_,x|_],_,_,_]])) :-
    board_line_player(Board, [1-1,2-2,3-3,4-4], x).

%   Shorter games come first, and no game is left out.

test(games, Numbers == [1,7,49]) :-
    findall(Columns, limit(57, columns_board(Columns, _)), All),
    maplist(length, All, Lengths),
    findall(Number, ( between(0, 2, Length), aggregate_all(count, member(Length, Lengths), Number) ),
            Numbers).

%   What every relation withstands (../monotonic.pl).

case(order(empty_board([A,[]|Columns]), [A-[[],[x]], Columns-[[[],[],[],[],[]], [[]]]])).
case(order(board_row_column_stone([[x,A],[],B,[],[],[],[o]], Row, Column, Stone),
           [A-[x,o], B-[[],[o]], Row-[1,2,3], Column-[1,3,7], Stone-[x,o,empty]])).
case(order(board_row_column_stone([[x]|Columns], 1, Column, Stone),
           [Columns-[[[],[],[],[],[],[]], []], Column-[1,2], Stone-[x,empty]])).
case(order(line([Row-1,A,B,3-Column]), [Row-[0,3,6], A-[3-2,4-2], B-[3-3,5-3], Column-[1,4]])).
case(order(board_line_player([[x,A,x,x,o,x],[A,B],[B],[],[],[],[]], [Row-1|Cells], Player),
           [A-[x,o], B-[x], Row-[1,2], Cells-[[2-1,3-1,4-1]], Player-[x,o]])).
case(order(board_mover([[x,A],B,[],[],[],[],[]], Player), [A-[x,o], B-[[],[x]], Player-[x,o]])).
case(order(board_column_board([[x],[],[],A,[],[],[]], Column, [[x],[],[],B,[],[],[]]),
           [A-[[x,o],[o]], B-[[o],[o,x],[x,o,x]], Column-[3,4]])).
case(order(board_column_board(Board0, Column, [[x],[o],[],[],[],[],[A]]),
           [Board0-[[[x],[o],[],[],[],[],[]], [[],[o],[],[],[],[],[x]]], Column-[1,7], A-[x,o]])).
case(order(columns_board([A,4,B], [[],[],[],C,[],[],D]),
           [A-[4,7], B-[4,7], C-[[x,o],[x,o,x]], D-[[x],[]]])).
case(order(columns_board([4|Columns], [[],[],[],[x,o],[A],[],[]]),
           [Columns-[[4,5],[5,4],[4]], A-[x,o]])).
case(order(board_end([[x,x,x,A],[o,o,o],B,[],[],[],[]], End),
           [A-[x,o], B-[[],[x]], End-[won(x), won(o), open, draw]])).
case(order(board_score(Board, Score), [A-[x,o], Score-[3,0,-1]])) :-
    Board = [[x,x,x],[o,o,o],[x,x,x,o,o,o],[o,o,o,x,x,x],[x,x,x,o,o,o],[o,o,o,x,x,x],
             [x,x,x,o,o,A]].

case(general(empty_board(_), within(1, [empty_board([[],[],[],[],[],[],[]])]))).
case(general(board_row_column_stone(_, _, _, _),
             within(231, [ board_row_column_stone([[x|_]|_], 1, 1, x),
                           board_row_column_stone([_,_,_,_,_,_,[o,x]], 3, 7, empty) ]))).
case(general(line(_), within(69, [line([1-1,2-1,3-1,4-1]), line([4-4,3-5,2-6,1-7])]))).
case(general(board_line_player(_, _, _),
             within(138, [ board_line_player([_,_,_|_], [1-1,2-1,3-1,4-1], x),
                           board_line_player([_,_,_|_], [4-4,3-5,2-6,1-7], o) ]))).
case(general(board_mover(_, _), error)).
case(general(board_column_board(_, _, _), error)).
case(general(columns_board(_, _),
             within(57, [ columns_board([], [[],[],[],[],[],[],[]]),
                          columns_board([7,7], [[],[],[],[],[],[],[x,o]]) ]))).
case(general(board_end(_, _), error)).
case(general(board_score(_, _), error)).

case(holds(empty_board([[],[],[],[],[],[],[]]), [1])).
case(holds(board_row_column_stone([[x,o],[],[],[],[],[],[x]], 2, 1, o), [1,2,3,4])).
case(holds(board_row_column_stone([[x,o],[],[],[],[],[],[x]], 3, 1, empty), [1,2,3,4])).
case(holds(line([1-1,2-2,3-3,4-4]), [1])).
case(holds(board_line_player([[x,x,x,x],[o,o,o],[],[],[],[],[]], [1-1,2-1,3-1,4-1], x), [1,2,3])).
case(holds(board_mover([[x,o],[],[x],[],[],[],[]], o), [1,2])).
case(holds(board_column_board([[x],[],[],[o],[],[],[]], 4, [[x],[],[],[o,x],[],[],[]]),
           [1,2,3])).
case(holds(columns_board([4,4,5], [[],[],[],[x,o],[x],[],[]]), [1,2])).
case(holds(board_end([[x,x,x,x],[o,o,o],[],[],[],[],[]], won(x)), [1,2])).
case(holds(board_end([[x,o],[],[],[],[],[],[]], open), [1,2])).
case(holds(board_score([[x,x,x],[o,o,o],[x,x,x,o,o,o],[o,o,o,x,x,x],[x,x,x,o,o,o],[o,o,o,x,x,x],
                        [x,x,x,o,o,o]], 3), [1,2])).

%   deep
test(monotonic, [forall(case(Case)), all(Fault == [])]) :-
    case_fault(connect4_definition, Case, Fault).

test(every_export, all(Export == [])) :-
    untold_export(connect4_definition, case, Export).

:- end_tests(connect4_definition).
