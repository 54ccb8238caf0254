:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module('../../../logic/shared/reified').
:- use_module('../monotonic').

:- begin_tests(guessing_definition).

compared(Q, S, A) :- compare(A, S, Q).

rules(Ends, N, rules(Ends, between(1, N), between(1, N),
                     plunit_guessing_definition:compared)).

%   Where the secret must be asked, a question is needed for the only one, and two are too few for four.

test(trees, [forall(member(Ends-N-Depth-Trees,
        [known-1-0-[secret(1)], asked-1-1-[node(1, 1, [])], asked-4-2-[]])),
             all(Tree == Trees)]) :-
    rules(Ends, N, Rules),
    rules_secrets(Rules, Secrets),
    rules_solves(Rules, Secrets, Depth, Tree).

%   The least totals of binary search: levels of 1, 2, 4, ... numbers.

test(least_totals, [forall(nth1(N, [1,3,5,8,11], Total)), Found == Total]) :-
    rules(asked, N, Rules),
    rules_secrets(Rules, Secrets),
    rules_least(Rules, Secrets, N, Found).

test(nothing_to_find, fail) :-
    member(Ends, [known, asked]),
    rules(Ends, 2, Rules),
    ( rules_solves(Rules, [], 2, _) ; rules_least(Rules, [], 2, _) ).

%   Whoever enumerates all trees finds none with a lesser total.

test(least_of_all_trees, [forall(( member(Ends, [known, asked]), between(1, 3, N), between(0, 3, Depth) )),
                          Found == Least]) :-
    rules(Ends, N, Rules),
    rules_secrets(Rules, Secrets),
    (   rules_least(Rules, Secrets, Depth, Total0) -> Found = Total0 ; Found = none ),
    (   aggregate_all(min(Total), ( rules_solves(Rules, Secrets, Depth, Tree),
                                    tree_total(Tree, Total) ), Total1)
    ->  Least = Total1
    ;   Least = none
    ).

test(both_from_a_module, Ends-Known == asked-known) :-
    module_rules(guessing_higher_lower, rules(Ends, _, _, _)),
    module_rules(guessing_ship, rules(Known, _, _, _)).

%   What every relation withstands (../monotonic.pl), if the rules are pure.

pure(Ends, rules(Ends, plunit_guessing_definition:one_of([a,b,"c"]),
                 plunit_guessing_definition:one_of([a,b]), plunit_guessing_definition:equal)).

one_of(Xs, X) :- member(X, Xs).

equal(X, Y, Answer) :- if_(X = Y, Answer = yes, Answer = no).

case(order(rules_secrets(Rules, [X,b|Secrets]), [X-[a,b], Secrets-[[],["c"]]])) :-
    pure(_, Rules).
case(order(rules_consistent(Rules, [Question-Answer,b-no], Secret),
           [Question-[a,b], Answer-[yes,no], Secret-[a,b,"c",1.0]])) :-
    pure(_, Rules).
case(order(rules_consistent(Rules, [a-no|History], Secret),
           [History-[[],[b-no]], Secret-[a,b,"c"]])) :-
    pure(_, Rules).
case(order(rules_classes(rules(Ends, member, member, Answer_3), a, [a,b], [Answer-Class|Classes]),
           [Ends-[known,asked], Answer-[yes,no], Class-[[a],[b]], Classes-[[],[yes-[a]]]])) :-
    pure(known, rules(_, _, _, Answer_3)).
case(order(rules_classes(Rules, Question, [a|Secrets], Classes),
           [Question-[a,b], Secrets-[[],[b]], Classes-[[], [yes-[a]], [no-[b],yes-[a]]]])) :-
    pure(_, Rules).
case(order(rules_solves(Rules, [a,b], Depth, node(Question, Size, [no-Tree|Trees])),
           [Question-[a,b], Depth-[1,2], Size-[1,2], Tree-[secret(b), node(b, 1, [])],
            Trees-[[],[yes-secret(a)]]])) :-
    pure(_, Rules).
case(order(rules_solves(Rules, Secrets, 1, Tree),
           [Secrets-[[],[a]], Tree-[secret(a), node(a, 1, [])]])) :-
    pure(_, Rules).
case(order(rules_least(Rules, [a,X], Depth, Total), [X-[b,"c"], Depth-[0,1,2], Total-[2,3,4]])) :-
    pure(_, Rules).
case(order(rules_least(Rules, [a,b], 2, Total), [Total-[2,3,4]])) :-
    pure(_, Rules).

case(general(rules_secrets(_, _), error)).
case(general(rules_consistent(_, _, _), error)).
case(general(rules_classes(_, _, _, _), error)).
case(general(rules_solves(_, _, _, _), error)).
case(general(rules_least(_, _, _, _), error)).
case(general(rules_consistent(Rules, [_,_], _),
             within(100, [ rules_consistent(Rules, [a-yes,b-no], a),
                           rules_consistent(Rules, [x-no,y-no], "c") ]))) :-
    pure(known, Rules).

case(holds(rules_secrets(Rules, [a,b,"c"]), [2])) :-
    pure(known, Rules).
case(holds(rules_secrets(rules(known, plunit_guessing_definition:one_of([a]), true, true), [a]), [2])).
case(holds(rules_consistent(Rules, [a-no,b-no], "c"), [2,3])) :-
    pure(asked, Rules).
case(holds(rules_classes(Rules, a, [a,b,"c"], [no-[b,"c"]]), [2,3,4])) :-
    pure(asked, Rules).
case(holds(rules_solves(Rules, [a,b], 1, node(a, 2, [no-secret(b), yes-secret(a)])), [2,3,4])) :-
    pure(known, Rules).
case(holds(rules_least(Rules, [a,b], 2, 3), [2,3,4])) :-
    pure(asked, Rules).

test(withstands, [forall(case(Case)), Faults == []]) :-
    findall(Fault, case_fault(guessing_definition, Case, Fault), Faults).

test(each_export_has_its_cases, Exports == []) :-
    findall(Export, untold_export(guessing_definition, case, Export), Exports).

test(no_rules, [forall(member(Rules, [rules, rules(soon, s, q, a), rules(known, 1, q, a)])),
                error(type_error(rules, Rules))]) :-
    rules_secrets(Rules, _).

test(open_rules, [forall(member(Rules, [_, rules(_, s, q, a), rules(asked, _, q, a)])),
                  error(instantiation_error, context(_, 'Rules must be known'))]) :-
    rules_least(Rules, [a], 0, _).

:- end_tests(guessing_definition).
