:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(soccer_way).

test(a_path_and_its_costs, forall(member(Algorithm, [literal, heap, tabled]))) :-
    named_field(line, Field),
    field_turns_position(Field, [[2]], Position),
    position_model_path(Position, literal, Algorithm, path(Cost, Nodes, Turn, Distances)),
    last(Nodes, Goal),
    memberchk(Goal-Cost, Distances),
    position_nodes_turn(Position, Nodes, Way),
    Way == Turn,
    position_model_arcs(Position, literal, Arcs),
    findall(Arc, ( nextto(Node, Node1, Nodes), once(member([Node, Node1, Arc], Arcs)) ), Sum),
    sum_list(Sum, Cost).

test(a_way_is_cut_where_the_turn_ends, Turn == [7, 5]) :-
    named_field(standard, Field),
    field_turns_position(Field, [[0], [7], [1], [6], [1]], Position),
    position_nodes_turn(Position, [54, 43, 31, 30], Turn).

test(nonsense, [forall(member(Goal-Error,
        [ position_model_path(Position, literal, bfs, _)-type_error(oneof(_), bfs),
          position_model_path(Position, cheap, heap, _)-type_error(oneof(_), cheap) ])),
                true(subsumes_term(Error, Formal))]) :-
    field_position(field(line, 2, 2, 0), Position),
    catch(( Goal, Formal = none ), error(Formal, _), true).

:- end_tests(soccer_way).
