:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module('../monotonic').

:- begin_tests(guessing_tree).

test(of_a_game, Depth-Total == 2-5) :-
    Rules = rules(asked, between(1, 3), between(1, 3), [Q,S,A]>>compare(A, S, Q)),
    once(rules_solves(Rules, [1,2,3], 2, Tree)),
    tree_depth(Tree, Depth),
    tree_total(Tree, Total).

test(nothing_is_asked, Depth-Total == 0-0) :-
    tree_depth(secret(a), Depth),
    tree_total(secret(a), Total).

case(order(tree_total(node(a, 2, [no-node(X, 1, [])|Trees]), Total),
           [X-[a,b], Trees-[[],[yes-secret(a)]], Total-[2,3]])).
case(order(tree_total(node(a, 2, [no-secret(b)]), Total), [Total-[2,3]])).
case(order(tree_depth(node(a, 2, [no-node(X, 1, [])|Trees]), Depth),
           [X-[a,b], Trees-[[],[yes-secret(a)]], Depth-[1,2]])).
case(order(tree_depth(node(a, 2, [no-secret(b)]), Depth), [Depth-[1,2]])).
case(general(tree_total(_, _), error)).
case(general(tree_depth(_, _), error)).
case(holds(tree_total(node(a, 2, [no-node("b", 1, []), yes-secret(a)]), 3), [1,2])).
case(holds(tree_depth(node(a, 2, [no-node("b", 1, []), yes-secret(a)]), 2), [1,2])).

test(withstands, [forall(case(Case)), Faults == []]) :-
    findall(Fault, case_fault(guessing_tree, Case, Fault), Faults).

test(each_export_has_its_cases, Exports == []) :-
    findall(Export, untold_export(guessing_tree, case, Export), Exports).

test(a_tree_in_itself, error(type_error(tree, _))) :-
    Tree = node(a, 1, [no-Tree]),
    tree_total(Tree, _).

:- end_tests(guessing_tree).
