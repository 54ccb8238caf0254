:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../../random_games').

:- begin_tests(sequence).

test(faults, all(Fault == [column(1, 0), column(2, 8), column(2, a), column(1, 1.0),
                           full(7, 4), over(8, won(x))])) :-
    member(Columns, [[0], [1,8], [4,a], [1.0], [4,4,4,4,4,4,4], [1,2,1,2,1,2,1,2]]),
    walls_columns_fault(0, Columns, Fault).

test(no_fault, fail) :-
    walls_columns_fault(0, [1,2,1,2,1,2,1], _).

test(full_board_is_over, Fault == over(43, draw)) :-
    walls_columns_fault(0, [1,1,1,1,1,1,2,2,2,2,2,2,3,3,3,3,3,3,5,4,4,4,4,4,4,
                   5,5,5,5,5,6,6,6,6,6,6,7,7,7,7,7,7,1], Fault).

test(long_sequence, Fault == full(7, 4)) :-
    length(Columns, 10000),
    maplist(=(4), Columns),
    walls_columns_fault(0, Columns, Fault).

%   What has no fault can be played, and what has one can't.

test(fault_or_board, forall(between(1, 8, Seed))) :-
    random_game(Seed, 5, 40, Columns),
    append(Columns, [Last], Columns1),
    forall(between(0, 8, Last),
           (   catch(columns_board(Columns1, _), error(type_error(_, _), _), fail)
           ->  \+ walls_columns_fault(0, Columns1, _)
           ;   walls_columns_fault(0, Columns1, _)
           )).

:- end_tests(sequence).
