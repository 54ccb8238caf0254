:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../../monotonic').

:- begin_tests(soccer_reference).

kick_off(Name, Drawing) :-
    named_field(Name, Field),
    field_drawing(Field, Drawing).

%   Costs of the document, and the cheapest ways.

test(costs, forall(member(Player-P-Q-Cost,
                          [ 1-(4/5)-(4/6)-4, 2-(4/5)-(4/6)-6, 1-(4/5)-(4/4)-5, 2-(4/5)-(4/4)-5,
                            1-(4/5)-(5/6)-5, 2-(4/5)-(5/6)-7, 1-(4/5)-(3/6)-5, 2-(4/5)-(3/6)-5,
                            1-(4/9)-(4/10)-0, 2-(4/1)-(4/0)-1 ]))) :-
    kick_off(line, Drawing),
    once(drawing_model_cost(Drawing, Player, literal, P, Q, Found)),
    Found =:= Cost.

test(models, all(Model-Cost == [literal-5, destination-6])) :-
    kick_off(line, Drawing),
    drawing_model_cost(Drawing, 1, Model, 4/5, 4/4, Cost).

test(distances, all(Point-Cost == [0/0-0, 0/1-0, 0/2-0, 1/0-0, 1/1-0, 1/2-0,
                                   2/0-0, 2/1-0, 2/2-0])) :-
    field_drawing(field(line, 2, 2, 0), Drawing),
    drawing_model_distance(Drawing, 1, destination, Point, Cost).

%   What every relation must withstand (../../monotonic.pl).

line(drawing(field(line, 2, 2, 0), 1, 1/1, [])).

withstood(order(drawing_model_cost(Drawing, Player, Model, P, Q, Cost),
                [ Player-[1, 2, 3], Model-[literal, destination, other], P-[1/1, 1/2], Q-[0/1, 1/2],
                  Cost-[0, 1] ])) :-
    line(Drawing).
withstood(general(drawing_model_cost(_, _, _, _, _, _), error)).
withstood(holds(drawing_model_cost(drawing(field(line, 4, 2, 0), 1, 2/1, []), 1, literal,
                                   2/1, 1/1, 1),
                [1,2,3,4,5,6])).
withstood(order(drawing_model_distance(Drawing, Player, Model, P, Cost),
                [ Player-[1, 2], Model-[literal, destination], P-[1/2, 0/0], Cost-[0, 1] ])) :-
    line(Drawing).
withstood(general(drawing_model_distance(_, _, _, _, _), error)).
withstood(holds(drawing_model_distance(Drawing, 1, literal, 1/2, 0), [1,2,3,4,5])) :-
    line(Drawing).

test(withstands, [forall(withstood(Case)), Faults == []]) :-
    findall(Fault, case_fault(soccer_reference, Case, Fault), Faults).

test(each_export_is_tried, all(Untold == [])) :-
    untold_export(soccer_reference, withstood, Untold).

:- end_tests(soccer_reference).
