:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module('../../../logic/sheets/kif').

:- begin_tests(search_abandoned).

%   The rules of a sheet that are interrupted, at any of their steps, answer the next question.

test(a_rule_sheet, Faults == []) :-
    kif_module("(role x) (init (at 1)) (edge 1 2) (edge 2 3) (edge 3 1)
                (<= (legal x (go ?y)) (true (at ?x)) (path ?x ?y))
                (<= (next (at ?y)) (does x (go ?y)))
                (<= (path ?x ?y) (edge ?x ?y) (not (true (at ?y))))
                (<= (path ?x ?z) (path ?x ?y) (edge ?y ?z) (not (true (at ?z))))
                (<= terminal (true (at 3))) (goal x 100)", interrupted_paths),
    findall(Inferences-Moves,
            ( between(1, 400, Inferences),
              call_with_inference_limit(interrupted_paths:legal([at(2)], x, go(1)), Inferences, _),
              findall(Move, interrupted_paths:legal([at(1)], x, Move), Moves),
              Moves \== [go(2), go(3)] ),
            Faults).

:- end_tests(search_abandoned).
