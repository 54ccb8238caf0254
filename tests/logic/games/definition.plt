:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(games_definition).

compared(Q, S, A) :- compare(A, S, Q).

rules(Ends, N, rules(Ends, between(1, N), between(1, N),
                     plunit_games_definition:compared)).

test(no_question_is_needed, all(Tree == [secret(1)])) :-
    rules(known, 1, Rules),
    rules_solves(Rules, [1], 0, Tree).

test(the_secret_must_be_asked, all(Tree == [node(1, 1, [])])) :-
    rules(asked, 1, Rules),
    rules_solves(Rules, [1], 1, Tree).

test(too_few, fail) :-
    rules(asked, 4, Rules),
    rules_solves(Rules, [1,2,3,4], 2, _).

%   The least totals of binary search: levels of 1, 2, 4, ... numbers.

test(least_totals, [forall(nth1(N, [1,3,5,8,11], Total)), Found == Total]) :-
    rules(asked, N, Rules),
    rules_secrets(Rules, Secrets),
    rules_least(Rules, Secrets, N, Found).

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
    module_rules(games_higher_lower, rules(Ends, _, _, _)),
    module_rules(games_ship, rules(Known, _, _, _)).

test(depth_and_total, Depth-Total == 2-5) :-
    rules(asked, 3, Rules),
    once(rules_solves(Rules, [1,2,3], 2, Tree)),
    tree_depth(Tree, Depth),
    tree_total(Tree, Total).

:- end_tests(games_definition).
