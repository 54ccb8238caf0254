:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(certify).

%   A good tree for the six codes of two pegs and three colours, in three guesses.

tree(node([1,2], 6, [ 0-1-node([2,3], 3, [0-1-node([3,1], 1, [])]),
                      0-2-node([2,1], 1, []),
                      1-0-node([1,3], 2, [0-1-node([3,2], 1, [])]) ])).

certificate(Depth, Tree, Faults, Histogram) :-
    variant_certificate(variant(2, 3, false), Depth, Tree, Faults, Histogram).

%   The good tree, but for what follows an answer to its first guess.

with(Answer, Trees, node([1,2], 6, Children)) :-
    tree(node(_, _, Children0)),
    findall(Answer-Tree, member(Tree, Trees), New),
    exclude(child_of(Answer), Children0, Others),
    append(Others, New, Children).

child_of(Answer, Answer-_).

test(good, Faults-Histogram == []-[1, 3, 2]) :-
    tree(Tree),
    certificate(3, Tree, Faults, Histogram).

test(good_with_depth_to_spare, Faults-Histogram == []-[1, 3, 2, 0]) :-
    tree(Tree),
    certificate(4, Tree, Faults, Histogram).

test(too_deep, Faults-Histogram == [secret([3,1]), secret([3,2])]-[1, 3]) :-
    tree(Tree),
    certificate(2, Tree, Faults, Histogram).

test(no_code, [forall(member(Guess, [[], [2], [2,2], [2,4], [0,1], [2,1,3]])),
               true(Faults-Histogram == [question(Guess), secret([2,1])]-[1, 2, 2])]) :-
    with(0-2, [node(Guess, 1, [])], Tree),
    certificate(3, Tree, Faults, Histogram).

test(no_code_at_the_root, Faults == [ question([1,1]), secret([1,2]), secret([1,3]), secret([2,1]),
                                      secret([2,3]), secret([3,1]), secret([3,2]) ]) :-
    certificate(3, node([1,1], 6, []), Faults, Histogram),
    Histogram == [0, 0, 0].

test(child, [forall(member(Answer-Trees-Faults,
        [ (0-2)-[node([2,3], 1, [])]-[secret([2,1])],
          (0-2)-[]-[secret([2,1])],
          (0-2)-[node([2,1], 1, []), node([2,1], 1, [])]-[secret([2,1]), branch([1,2], 0-2)],
          (0-0)-[node([2,1], 1, [])]-[branch([1,2], 0-0)],
          (2-0)-[node([2,1], 1, [])]-[branch([1,2], 2-0)],
          (7-7)-[node([2,1], 1, [])]-[branch([1,2], 7-7)] ])),
             true(Found == Faults)]) :-
    with(Answer, Trees, Tree),
    certificate(3, Tree, Found, _).

test(nodes_out_of_reach, Faults == [branch([2,1], 0-0)]) :-
    with(0-2, [node([2,1], 1, [0-0-node([9], 1, [4-4-node([], 0, [])])])], Tree),
    certificate(3, Tree, Faults, _).

%   Whatever the search finds gets its certificate, with its own histogram;
%   one guess fewer, and just the secrets of the last guess are missed.

test(trees_are_certified,
     forall(member(Variant-Rule, [ variant(3,4,false)-depth, variant(3,4,false)-first,
                                   variant(3,3,true)-minimax, variant(4,6,false)-first ]))) :-
    rule_tree(Rule, Variant, any, inf, Tree),
    tree_histogram(Tree, Histogram),
    length(Histogram, Depth),
    variant_certificate(Variant, Depth, Tree, Faults, Found),
    Faults-Found == []-Histogram,
    Depth1 is Depth - 1,
    variant_certificate(Variant, Depth1, Tree, Missed, _),
    last(Histogram, Last),
    length(Missed, Last).

%   deep
test(document_tree_is_certified, Faults == []) :-
    Variant = variant(4, 9, false),
    rule_tree(depth, Variant, [1,2,3,4], 6, Tree),
    variant_certificate(Variant, 6, Tree, Faults, Histogram),
    tree_histogram(Tree, Histogram).

:- end_tests(certify).
