:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(proof).

proof(Variant, Depth, History, Codes, Proof) :-
    history_codes(Variant, History, Codes),
    variant_guesses(Variant, Guesses),
    codes_proof(Variant, Guesses, Depth, History, Codes, Proof).

bounds(Proof, [Bound|Bounds], End) :-
    proof_bound(Proof, Bound),
    (   proof_step(Proof, Proof1)
    ->  bounds(Proof1, Bounds, End)
    ;   Bounds = [],
        End = Proof
    ).

%   Bounds never fall, and the last one is the total of the tree.

test(bounds, forall(member(Variant-History-Depth,
                           [ variant(3, 5, false)-[]-inf,
                             variant(4, 6, false)-[[1,2,3,4]-(0-2)]-4,
                             variant(4, 6, true)-[[1,1,2,2]-(1-0)]-inf ]))) :-
    proof(Variant, Depth, History, Codes, Proof),
    bounds(Proof, Bounds, End),
    msort(Bounds, Bounds),
    last(Bounds, Total),
    proof_tree(End, Tree),
    length(Codes, Size),
    tree_solves(Tree, Variant, Codes, Size),
    !,
    tree_total(Tree, Total).

test(no_tree, Tree == none) :-
    proof(variant(4, 9, false), 4, [[1,2,3,4]-(0-0)], _, Proof),
    bounds(Proof, Bounds, End),
    msort(Bounds, Bounds),
    no_tree_bound(NoTree),
    last(Bounds, NoTree),
    proof_tree(End, Tree).

%   More codes than an arena may have, 1296, are divided by a guess first.

test(large) :-
    proof(variant(4, 6, true), inf, [], _, Proof0),
    proof_step(Proof0, choice(1296, Agenda)),
    agenda_first(Agenda, _, option(_, _), _).

test(end, fail) :-
    proof_step(done(1, node([1], 1, [])), _).

test(no_tree_yet, fail) :-
    proof(variant(3, 5, false), inf, [], _, Proof0),
    proof_step(Proof0, Proof),
    proof_tree(Proof, _).

:- end_tests(proof).
