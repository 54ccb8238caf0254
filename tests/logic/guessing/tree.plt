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

test(each_cost_has_its_cases, Untold == []) :-
    findall(Name/Arity-Kind,
            ( member(Name/Arity, [tree_total/2, tree_depth/2]),
              untold_export(guessing_tree, case, Name/Arity-Kind) ),
            Untold).

test(a_tree_in_itself, error(type_error(tree, _))) :-
    Tree = node(a, 1, [no-Tree]),
    tree_total(Tree, _).

:- end_tests(guessing_tree).

:- begin_tests(certify).

matrix(Matrix) :-
    table_matrix(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Matrix).

test(right, Faults-Histogram == []-[0, 1, 2]) :-
    matrix(Matrix),
    matrix_worst(Matrix, 2, Tree),
    tree_certificate(Matrix, Tree, Faults, Histogram).

test(wrong, [forall(member(Tree-Faults,
       [ secret(a) - [secret(b), secret(c)],
         node(x, 3, []) - [question(x), secret(a), secret(b), secret(c)],
         node(d, 3, [no-secret(a)]) - [secret(b), secret(c)],
         node(d, 3, [no-secret(b), yes-secret(c)]) - [secret(a), secret(b)],
         node(d, 3, [no-secret(a), yes-node(e, 2, [no-secret(b), yes-secret(c)]), no-secret(a)]) -
             [secret(a), branch(d, no)],
         node(d, 3, [no-secret(a), yes-node(e, 2, [no-secret(b), yes-secret(c)]), maybe-secret(a)]) -
             [branch(d, maybe)] ])),
     true(Found == Faults)]) :-
    matrix(Matrix),
    tree_certificate(Matrix, Tree, Found, _).

test(the_secret_must_be_asked, Faults == [secret(a)]) :-
    table_matrix(asked, [a], [a], [yes], [[1-1]], Matrix),
    tree_certificate(Matrix, secret(a), Faults, _).

:- end_tests(certify).
