:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(planes).

test(planes, Planes == planes(0b111, false,
                              at(row(0b011,0b100,0), row(0b100,0b001,0b010)),
                              has(row(0b111), row(0b101), row(0b010)))) :-
    codes_planes(variant(2, 3, false), [[1,2],[1,3],[2,1]], Planes).

test(planes_of_copies, Planes == planes(0b11, true, at(row(0b11,0), row(0b01,0b10)),
                                        has(row(0b11,0b01), row(0b10,0)))) :-
    codes_planes(variant(2, 2, true), [[1,1],[1,2]], Planes).

:- end_tests(planes).
