:- use_module('../../../logic/two_players/cells').
:- use_module('../../../logic/two_players/instances/connect', []).
:- use_module('../../../logic/two_players/instances/noughts_and_crosses', []).
:- use_module('../../../logic/sheets/instances/peg_solitaire', []).

:- begin_tests(two_players_cells).

%   Games whose states are lists of facts, and what they tell of their boards.

told_game:role(w).
told_game:role(k).
told_game:board(at, column, up).
told_game:board(wall, any, column, up).
told_game:init([at(1,1)]).

odd_game:role(b).
odd_game:board(at, sideways, column).

marks(Game, State, Marks) :-
    state_drawing(Game, State, drawing(_, Cells, _)),
    findall(Row-Column-Mark, member(cell(Row, Column, Mark, _), Cells), Marks).

facts(Facts, Marks) :-
    marks(plain_game, Facts, Marks).

plain_game:role(x).
plain_game:role(y).
plain_game:init(_) :- fail.

test(told, Cells == [cell(1,1,'',[1,2]), cell(1,2,at,[2,2]), cell(2,1,at,[1,1]), cell(2,2,wall,[2,1])]) :-
    state_drawing(told_game, [at(1,1), at(2,2), wall(x,2,1), control(w)], drawing(square, Cells, [control(w)])).
test(told_in_vain, fail) :-
    state_drawing(odd_game, [at(1,1), at(1,2)], _).
test(remark, Remark == "board(at,sideways,column,mark) tells no board: its words are heap and count, hand and mark, or one of row, up, leftward and rightward, with column and perhaps mark; and any for anything else.") :-
    once(board_remark(wrong_game, Remark)).
test(no_remark, [forall(member(Game, [told_game, odd_game, heap_game, hand_game])), fail]) :-
    board_remark(Game, _).

%   Heaps and hands: what a hostile state says is not drawn.

wrong_game:init([]).
wrong_game:board(at, sideways, column, mark).
odd_game:init([at(1,1)]).
full_game:init([pile(a,51)]).
full_game:board(pile, heap, count).
heap_game:init([pile(a,2)]).
heap_game:board(pile, heap, count).
heap_game:role(x).
hand_game:init([has(x,7)]).
hand_game:board(has, hand, mark).
hand_game:role(x).
hand_game:role(o).

test(heaps, Marks == [1-1-'', 2-1-thing, 2-2-thing]) :-
    marks(heap_game, [pile(b,2), control(x), pile(a,0)], Marks).
test(hands, Marks == [1-1-king, 2-1-ace, 2-2-ace, 3-1-'']) :-
    marks(hand_game, [has(x,f(y)), has(_,king), has(x,ace), has(table,king), has(x,ace)], Marks).
test(hostile, [forall(member(Game-State,
                [ heap_game-[pile(a,1.0)], heap_game-[pile(a,-1)], heap_game-[pile(a,1_000_000_000)],
                  heap_game-[pile(a,f(x))], heap_game-[pile(_,_)], heap_game-[] ])), fail]) :-
    state_drawing(Game, State, _).
test(nothing_drawn, Remark == "By board(pile,heap,count) nothing is drawn of the first state: it has no such facts, or not those of a board; a heap has 0 to 50 things.") :-
    once(board_remark(full_game, Remark)).
test(a_role_called_b, Marks == [1-1-b, 1-2-b, 2-1-x, 2-2-b]) :-
    marks(odd_game, [cell(1,1,b), cell(1,2,b), cell(2,1,x), cell(2,2,b)], Marks).

test(facts, [forall(member(Facts-Expected,
        [ [cell(2,1,o), cell(1,1,b), control(x), cell(1,2,x), cell(2,2,b)]-[1-1-'', 1-2-x, 2-1-o, 2-2-''],
          [at(1,1,b), at(1,2,x), at(1,3,b), control(x)]-[1-1-'', 1-2-x, 1-3-''],
          [at(1,1,b), at(2,1,x), at(3,1,b), control(x)]-[1-1-'', 2-1-x, 3-1-''],
          [on(rook,1,1), on(king,1,2), on(pawn,2,1), on(queen,2,2)]
              -[1-1-rook, 1-2-king, 2-1-pawn, 2-2-queen] ])),
             Marks == Expected]) :-
    facts(Facts, Marks).
test(three_that_are_no_row, [fail, forall(member(Facts, [ [at(1,1,b), at(1,2,b)],
                                                          [at(1,1,b), at(2,2,b), at(3,3,b)],
                                                          [at(1,1,3), at(1,4,5), at(1,9,2)] ]))]) :-
    facts(Facts, _).
test(chess, Cells == [cell(1,1,'',[a,2]), cell(1,2,wr,[b,2]), cell(2,1,'',[a,1]), cell(2,2,bk,[b,1])]) :-
    state_drawing(plain_game, [at(a,1,b), at(a,2,b), at(b,1,bk), at(b,2,wr)], drawing(square, Cells, [])).

%   If no fact says that a cell is empty, each row has each column; places are then known at least
%   from those that were taken at first.

test(filled, Marks == [1-1-w, 1-2-'', 1-3-'', 2-1-'', 2-2-'', 2-3-w, 3-1-w, 3-2-w, 3-3-'']) :-
    facts([at(1,1,w), at(2,3,w), at(3,2,w), at(3,1,w)], Marks).
test(shape, Marks == [1-1-'', 1-3-w, 2-1-w, 2-2-'']) :-
    facts([at(1,1,b), at(2,2,b), at(1,3,w), at(2,1,w)], Marks).

%   Three facts are no board, nor are two of one cell, nor marks that are terms.

test(none, [forall(member(State,
                [ [cell(1,1,b), cell(1,2,b), cell(2,1,b)],
                  [cell(1,1,b), cell(1,1,x), cell(2,1,b), cell(2,2,b), cell(1,2,x)],
                  [cell(1,1,f(x)), cell(1,2,f(x)), cell(2,1,f(x)), cell(2,2,f(x))],
                  [cell(1,1,b)|_],
                  [succ(one,two,1), succ(two,three,1), succ(three,four,1), succ(four,five,1)],
                  heaps(1, [3,4,5]) ])), fail]) :-
    state_drawing(plain_game, State, _).

test(leftward, Columns == [5-'', 4-o, 6-o, 3-o]) :-
    once(sheets_peg_solitaire:init(State)),
    state_drawing(sheets_peg_solitaire, State, drawing(hexagonal, Cells, [])),
    findall(Column-Mark, ( nth1(Number, Cells, cell(_, Column, Mark, _)), Number =< 4 ), Columns).

test(words, [forall(member(Words, [[heap,any,count], [mark,hand], [row,column], [up,column,mark], [any,mark,column,leftward]]))]) :-
    two_players_cells:board_words(Words, _).
test(no_words, [forall(member(Words, [[], [row], [column], [heap], [heap,mark], [hand,count], [heap,count,mark], [row,heap,count], [hand,column,mark], [row,up,column], [row,column,mark,mark],
                                      [row,column,_], [row,column,column]])), fail]) :-
    two_players_cells:board_words(Words, _).

:- end_tests(two_players_cells).
