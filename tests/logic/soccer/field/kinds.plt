:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(kinds).

test(named, all(Name-Fault == [standard-none, line-none])) :-
    named_field(Name, Field),
    (   field_fault(Field, Fault0)
    ->  Fault = Fault0
    ;   Fault = none
    ).

test(sound, forall(member(Field, [ field(standard, 3, 3, 1), field(standard, 2, 2, 2),
                                   field(standard, 40, 60, 4), field(line, 2, 3, 0) ]))) :-
    \+ field_fault(Field, _).

test(faults, all(Fault == [kind(ice), width(1), width(101), width(eight), length(1), length(9.0),
                           goal(3), goal(0), goal(10), goal(2), goal(x)])) :-
    member(Field, [ field(ice, 8, 10, 2), field(standard, 1, 10, 1), field(standard, 101, 10, 1),
                    field(standard, eight, 10, 2), field(line, 8, 1, 0),
                    field(standard, 8, 9.0, 2), field(standard, 8, 10, 3),
                    field(standard, 8, 10, 0), field(standard, 8, 10, 10),
                    field(line, 8, 10, 2), field(standard, 8, 10, x) ]),
    field_fault(Field, Fault).

:- end_tests(kinds).
