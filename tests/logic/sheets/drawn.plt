:- use_module('../../../logic/sheets/drawn').
:- use_module('../../../logic/sheets/expressions').

:- begin_tests(sheets_drawn).

boards(Text, Boards) :-
    kif_expressions(Text, Expressions),
    findall(Board, sheet_board(Expressions, Board), Boards).

test(boards, [forall(member(Text-Known,
        [ "(board at row column) (<= (next (cell ?x ?y ?z)) (does r m))"-[board(at,row,column)],
          "(board at row row) (role x)"-[],
          "(<= (next (cell ?x ?y b)) (does r m)) (<= (next (cell ?x ?y ?p)) (does r m))"
              -[board(cell,column,up,mark)],
          "(<= (next (cell ?m ?n ?p)) (does r m))"-[],
          "(init (at 1 1 w)) (init (at 2 1 w)) (<= (next (at ?m ?n ?p)) (does r m))"
              -[board(at,column,up,mark)],
          "(init (at 1 1 w)) (init (at 1 2 w)) (<= (next (at ?x ?y ?p)) (does r m))"-[],
          "(<= (next (at ?x ?y ?p)) (does r m)) (<= (next (on ?x ?y ?p)) (does r m))"-[] ])),
              Boards == Known]) :-
    boards(Text, Boards).

:- end_tests(sheets_drawn).
