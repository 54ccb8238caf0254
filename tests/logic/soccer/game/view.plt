:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(soccer_view).

test(places_are_distinct_and_goals_are_goals,
     forall(member(Field, [ field(standard, 8, 10, 2), field(standard, 3, 3, 1),
                            field(line, 8, 10, 0), field(line, 2, 5, 0) ]))) :-
    field_shape(Field, [Columns, Rows], Places, Goals),
    field_nodes(Field, Count),
    length(Places, Count),
    sort(Places, Sorted),
    length(Sorted, Count),
    forall(nth0(Node, Places, [X, Y]), field_node_place(Field, Node, X, Y)),
    forall(member([Player, Node], Goals), field_goal(Field, Player, Node)),
    forall(( member(X, [0, Columns]), member(Y, [0, Rows]) ), memberchk([X, Y], Places)),
    Right is Columns + 1,
    \+ memberchk([Right, _], Places).

:- end_tests(soccer_view).
