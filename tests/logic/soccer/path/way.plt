:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(soccer_way).

test(a_path_and_its_costs, forall(member(Algorithm, [literal, heap, tabled]))) :-
    named_field(line, Field),
    field_turns_path(Field, [[2]], literal, Algorithm, path(Cost, Nodes, Turn, Distances)),
    last(Nodes, Goal),
    memberchk([Goal, Cost], Distances),
    field_turns_way_turn(Field, [[2]], Nodes, Way),
    Way == Turn,
    field_turns_arcs(Field, [[2]], literal, Arcs),
    findall(Arc, ( nextto(Node, Node1, Nodes), once(member([Node, Node1, Arc], Arcs)) ), Sum),
    sum_list(Sum, Cost).

test(a_way_is_cut_where_the_turn_ends, Turn == [7, 5]) :-
    named_field(standard, Field),
    field_turns_way_turn(Field, [[0], [7], [1], [6], [1]], [54, 43, 31, 30], Turn).

:- end_tests(soccer_way).
