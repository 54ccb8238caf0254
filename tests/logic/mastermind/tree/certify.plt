:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(certify).

%   A good tree for the six codes of two pegs and three colours, in three
%   guesses, whose node 0 asks 12:
%
%       0: 12   0-1 -> 1: 23   0-1 -> 2: 31
%               0-2 -> 3: 21
%               1-0 -> 4: 13   0-1 -> 5: 32

variant(variant(2, 3, false)).

tree([ asks(0,1,1), asks(0,2,2), child(0,0,1,1), child(0,0,2,3), child(0,1,0,4),
       asks(1,1,2), asks(1,2,3), child(1,0,1,2),
       asks(2,1,3), asks(2,2,1),
       asks(3,1,2), asks(3,2,1),
       asks(4,1,1), asks(4,2,3), child(4,0,1,5),
       asks(5,1,3), asks(5,2,2) ]).

certificate(Depth, Facts, Faults, Histogram) :-
    variant(Variant),
    facts_certificate(Variant, Depth, Facts, Faults, Histogram).

without(Fact, Facts) :-
    tree(Facts0),
    selectchk(Fact, Facts0, Facts).

with(New, [New|Facts]) :-
    tree(Facts).

instead(Old, New, [New|Facts]) :-
    without(Old, Facts).

test(good, Faults-Histogram == []-[1, 3, 2]) :-
    tree(Facts),
    certificate(3, Facts, Faults, Histogram).

test(good_in_any_order, Faults-Histogram == []-[1, 3, 2]) :-
    tree(Facts0),
    reverse(Facts0, Facts),
    certificate(3, Facts, Faults, Histogram).

test(good_with_depth_to_spare, Faults-Histogram == []-[1, 3, 2, 0]) :-
    tree(Facts),
    certificate(4, Facts, Faults, Histogram).

test(fact_twice_is_one_fact, Faults == []) :-
    with(asks(2,1,3), Facts),
    certificate(3, Facts, Faults, _).

test(nodes_out_of_reach, Faults == []) :-
    with(asks(9,1,1), Facts0),
    certificate(3, [child(9,4,4,0)|Facts0], Faults, _).

test(too_deep, Faults-Histogram == [secret([3,1]), secret([3,2])]-[1, 3]) :-
    tree(Facts),
    certificate(2, Facts, Faults, Histogram).

test(missing_root, Faults == [ guess(0), secret([1,2]), secret([1,3]), secret([2,1]),
                               secret([2,3]), secret([3,1]), secret([3,2]) ]) :-
    certificate(3, [], Faults, Histogram),
    Histogram == [0, 0, 0].

test(half_a_guess, Faults == [guess(3), secret([2,1])]) :-
    without(asks(3,2,1), Facts),
    certificate(3, Facts, Faults, _).

test(two_symbols_at_a_place, Faults == [guess(3), secret([2,1])]) :-
    with(asks(3,2,3), Facts),
    certificate(3, Facts, Faults, _).

test(guess_is_no_code, Faults == [guess(3), secret([2,1])]) :-
    instead(asks(3,1,2), asks(3,1,1), Facts),
    certificate(3, Facts, Faults, _).

test(symbol_out_of_range, Faults == [guess(3), secret([2,1])]) :-
    instead(asks(3,1,2), asks(3,1,4), Facts),
    certificate(3, Facts, Faults, _).

test(place_out_of_range, Faults == [guess(3), secret([2,1])]) :-
    instead(asks(3,1,2), asks(3,3,2), Facts),
    certificate(3, Facts, Faults, _).

test(wrong_leaf, Faults == [secret([2,1])]) :-
    instead(asks(3,2,1), asks(3,2,3), Facts),
    certificate(3, Facts, Faults, _).

test(branch_missing, Faults == [secret([3,2])]) :-
    without(child(4,0,1,5), Facts),
    certificate(3, Facts, Faults, _).

test(branch_to_nowhere, Faults == [guess(99), secret([3,2])]) :-
    instead(child(4,0,1,5), child(4,0,1,99), Facts),
    certificate(3, Facts, Faults, _).

test(branch_twice, Faults == [secret([2,1]), branch(0, 0, 2)]) :-
    with(child(0,0,2,2), Facts),
    certificate(3, Facts, Faults, _).

test(branch_that_no_secret_takes, Faults == [branch(0, 0, 0)]) :-
    with(child(0,0,0,2), Facts),
    certificate(3, Facts, Faults, _).

test(branch_after_the_win, Faults == [branch(3, 2, 0)]) :-
    with(child(3,2,0,2), Facts),
    certificate(3, Facts, Faults, _).

test(branch_that_is_no_feedback, Faults == [branch(3, 7, 7)]) :-
    with(child(3,7,7,2), Facts),
    certificate(3, Facts, Faults, _).

%   A cycle ends when the guesses do.

test(cycle, Faults == [secret([3,2])]) :-
    instead(child(4,0,1,5), child(4,0,1,4), Facts),
    certificate(50, Facts, Faults, _).

test(cycle_of_the_root, Faults == [secret([2,1])]) :-
    instead(child(0,0,2,3), child(0,0,2,0), Facts),
    certificate(20, Facts, Faults, _).

test(facts, Facts == [ asks(0,1,1), asks(0,2,2), child(0,1,0,1), asks(1,1,1), asks(1,2,3) ]) :-
    tree_facts(node([1,2], 2, [1-0-node([1,3], 1, [])]), Facts).

%   Whatever the search finds gets its certificate, with its own histogram;
%   one guess fewer, and just the secrets of the last guess are missed.

test(trees_are_certified,
     forall(member(Variant-Rule, [ variant(3,4,false)-depth, variant(3,4,false)-first,
                                   variant(3,3,true)-minimax, variant(4,6,false)-first ]))) :-
    rule_tree(Rule, Variant, any, inf, Tree),
    tree_histogram(Tree, Histogram),
    tree_facts(Tree, Facts),
    length(Histogram, Depth),
    facts_certificate(Variant, Depth, Facts, Faults, Found),
    Faults-Found == []-Histogram,
    Depth1 is Depth - 1,
    facts_certificate(Variant, Depth1, Facts, Missed, _),
    last(Histogram, Last),
    length(Missed, Last).

%   deep
test(document_tree_is_certified, Faults == []) :-
    Variant = variant(4, 9, false),
    rule_tree(depth, Variant, [1,2,3,4], 6, Tree),
    tree_facts(Tree, Facts),
    facts_certificate(Variant, 6, Facts, Faults, Histogram),
    tree_histogram(Tree, Histogram).

:- end_tests(certify).
