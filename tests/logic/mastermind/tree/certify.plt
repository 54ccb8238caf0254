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

%   The tree with some facts more, +(Fact), and some fewer, -(Fact).

changed([], Facts, Facts).
changed([+Fact|Changes], Facts0, Facts) :-
    changed(Changes, [Fact|Facts0], Facts).
changed([-Fact|Changes], Facts0, Facts) :-
    selectchk(Fact, Facts0, Facts1),
    changed(Changes, Facts1, Facts).

test(good, [forall(member(Depth-Expected, [3-[1,3,2], 4-[1,3,2,0]])),
            Faults-Histogram == []-Expected]) :-
    tree(Facts0),
    reverse(Facts0, Facts),
    certificate(Depth, Facts, Faults, Histogram).

test(too_deep, Faults-Histogram == [secret([3,1]), secret([3,2])]-[1, 3]) :-
    tree(Facts),
    certificate(2, Facts, Faults, Histogram).

test(missing_root, Faults == [ guess(0), secret([1,2]), secret([1,3]), secret([2,1]),
                               secret([2,3]), secret([3,1]), secret([3,2]) ]) :-
    certificate(3, [], Faults, Histogram),
    Histogram == [0, 0, 0].

%   A fact that comes twice, and nodes out of reach; half a guess, and one that is no code; a
%   wrong leaf; branches that are missing, lead nowhere, come twice or that no secret takes.  A
%   circle ends when the guesses do.

test(changed, [forall(member(Depth-Changes-Expected,
        [ 3-[+asks(2,1,3)]-[],
          3-[+asks(9,1,1),+child(9,4,4,0)]-[],
          3-[-asks(3,2,1)]-[guess(3),secret([2,1])],
          3-[+asks(3,2,3)]-[guess(3),secret([2,1])],
          3-[-asks(3,1,2),+asks(3,1,1)]-[guess(3),secret([2,1])],
          3-[-asks(3,1,2),+asks(3,1,4)]-[guess(3),secret([2,1])],
          3-[-asks(3,1,2),+asks(3,3,2)]-[guess(3),secret([2,1])],
          3-[-asks(3,2,1),+asks(3,2,3)]-[secret([2,1])],
          3-[-child(4,0,1,5)]-[secret([3,2])],
          3-[-child(4,0,1,5),+child(4,0,1,99)]-[guess(99),secret([3,2])],
          3-[+child(0,0,2,2)]-[secret([2,1]),branch(0, 0, 2)],
          3-[+child(0,0,0,2)]-[branch(0, 0, 0)],
          3-[+child(3,2,0,2)]-[branch(3, 2, 0)],
          3-[+child(3,7,7,2)]-[branch(3, 7, 7)],
          50-[-child(4,0,1,5),+child(4,0,1,4)]-[secret([3,2])],
          20-[-child(0,0,2,3),+child(0,0,2,0)]-[secret([2,1])] ])),
               Faults == Expected]) :-
    tree(Facts0),
    changed(Changes, Facts0, Facts),
    certificate(Depth, Facts, Faults, _).

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
