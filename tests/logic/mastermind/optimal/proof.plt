:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(arena).

arena(Variant, Codes, Arena) :-
    variant_guesses(Variant, Guesses),
    codes_arena(Variant, Guesses, Codes, Arena).

test(numbers, forall(member(Set-Numbers, [0-[], 1-[1], 0b1010-[2,4]]))) :-
    subset_numbers(Set, Numbers).

test(numbers_of_large, Numbers == [1, 301]) :-
    Set is 1 << 300 \/ 1,
    subset_numbers(Set, Numbers).

test(codes, Codes == [[1,3],[3,1]]) :-
    arena(variant(2, 3, false), [[1,2],[1,3],[2,1],[3,1]], Arena),
    arena_secrets(Arena, 0b1010, Codes).

%   The classes are the classes of feedback but for the win, each by its size;
%   asked twice they are the same.

test(classes, forall(member(Variant, [variant(2, 4, false), variant(3, 3, true)]))) :-
    variant_codes(Variant, Codes),
    arena(Variant, Codes, Arena),
    length(Codes, Size),
    forall(( member(Subset0, [-1, 0x5555, 0x333333, 0b1]), member(_, [1,2]),
             nth1(Number, Codes, Guess) ),
           ( Subset is Subset0 /\ (1 << Size - 1),
             subset_classes(Subset, Number, Arena, SizesClasses),
             arena_secrets(Arena, Subset, Chosen),
             open_classes(Guess, Chosen, Classes),
             findall(N-Class, ( member(_-Class, Classes), length(Class, N) ), Expected0),
             findall(N-Class,
                     ( member(N-Set, SizesClasses), arena_secrets(Arena, Set, Class) ),
                     Found),
             msort(Found, Sorted),
             msort(Expected0, Sorted),
             keysort(SizesClasses, SizesClasses) )).

%   Each guess divides a set as one of the firsts does.

test(firsts, forall(member(Subset, [0b111111, 0b1100110, 0b111000000001, 0b11]))) :-
    Variant = variant(3, 4, false),
    variant_codes(Variant, Codes),
    arena(Variant, Codes, Arena),
    subset_firsts(Subset, Arena, Firsts),
    subset_numbers(Firsts, Numbers),
    maplist(sizes(Subset, Arena), Numbers, Some0),
    numlist(1, 24, All),
    maplist(sizes(Subset, Arena), All, All0),
    sort(Some0, Sorted),
    sort(All0, Sorted).

%   111111 are the codes that begin with 1: 2, 3, 4 are alike.

test(fewer, Few == 4) :-
    Variant = variant(3, 4, false),
    variant_codes(Variant, Codes),
    arena(Variant, Codes, Arena),
    subset_firsts(0b111111, Arena, Firsts),
    Few is popcount(Firsts).

sizes(Subset, Arena, Number, Sizes) :-
    subset_classes(Subset, Number, Arena, SizesClasses),
    pairs_keys(SizesClasses, Sizes).

:- end_tests(arena).

:- begin_tests(proof).

proof(Variant, Depth, History, Codes, Proof) :-
    history_codes(Variant, History, Codes),
    variant_guesses(Variant, Guesses),
    codes_proof(Variant, Guesses, Depth, History, Codes, Proof).

end(Proof, End) :-
    ( proof_step(Proof, Proof1) -> end(Proof1, End) ; End = Proof ).

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

%   The claim, after each step: no tree of the definition has a total less than the bound.  At the end
%   one has just this total.

test(claim, forall(( member(Variant, [variant(2, 3, false), variant(2, 3, true), variant(3, 3, false)]),
                     between(1, 4, Depth),
                     member(First, [none, any]) ))) :-
    variant_codes(Variant, Codes),
    variant_guesses(Variant, Guesses),
    (   First == none
    ->  codes_proof(Variant, Guesses, Depth, [], Codes, Proof)
    ;   guess_proof(Variant, Guesses, Depth, First, [], Proof)
    ),
    bounds(Proof, Bounds, End),
    proof_tree(End, Tree),
    (   least_total(Variant, Codes, Depth, Total)
    ->  msort(Bounds, Bounds),
        last(Bounds, Total),
        tree_total(Tree, Total)
    ;   last(Bounds, Last),
        no_tree_total(Last),
        Tree == none
    ).

test(no_tree, Tree == none) :-
    proof(variant(4, 9, false), 4, [[1,2,3,4]-(0-0)], _, Proof),
    bounds(Proof, Bounds, End),
    msort(Bounds, Bounds),
    no_tree_total(NoTree),
    last(Bounds, NoTree),
    proof_tree(End, Tree).

%   More codes than an arena may have, 1296, are divided by a guess first.

test(large) :-
    proof(variant(4, 6, true), inf, [], _, Proof0),
    proof_step(Proof0, Proof),
    proof_guess_classes(Proof, _, [_|_]),
    !.

test(end, fail) :-
    proof(variant(1, 2, false), inf, [], _, Proof),
    end(Proof, End),
    proof_step(End, _).

test(no_tree_yet, fail) :-
    proof(variant(3, 5, false), inf, [], _, Proof0),
    proof_step(Proof0, Proof),
    proof_tree(Proof, _).

%   Guess by guess and class by class the total is that of a search of subsets.

test(choice, forall(member(Variant-Depth, [ variant(3, 4, false)-inf, variant(3, 3, true)-4,
                                            variant(3, 3, true)-3 ]))) :-
    variant_codes(Variant, Codes),
    variant_guesses(Variant, Guesses),
    guess_proof(Variant, Guesses, Depth, any, [], Choice),
    end(Choice, End1),
    proof_bound(End1, Total1),
    proof_tree(End1, Tree1),
    codes_proof(Variant, Guesses, Depth, [], Codes, Proof),
    end(Proof, End),
    proof_bound(End, Total),
    proof_tree(End, Tree),
    Total =:= Total1,
    ( Tree == none -> Tree1 == none ; tree_total(Tree1, Total) ).

%   Of the first guesses 111, 112, 123 the second is best.

test(first, Totals == [73, 86, 73, 80]) :-
    Variant = variant(3, 3, true),
    variant_guesses(Variant, Guesses),
    findall(Total,
            ( member(First, [any, [1,1,1], [1,1,2], [1,2,3]]),
              guess_proof(Variant, Guesses, inf, First, [], Proof),
              end(Proof, End),
              proof_bound(End, Total) ),
            Totals).

%   What is settled is taken as it is.

test(settled, Total == 1000) :-
    Variant = variant(1, 3, true),
    variant_guesses(Variant, Guesses),
    guess_proof(Variant, Guesses, inf, [2], [settled([2], 0-0, 997, tree)], Proof),
    end(Proof, End),
    proof_bound(End, Total),
    proof_tree(End, node([2], 3, [0-0-tree])).

test(too_few, Tree == none) :-
    Variant = variant(3, 5, false),
    variant_guesses(Variant, Guesses),
    guess_proof(Variant, Guesses, 3, any, [], Proof),
    end(Proof, End),
    proof_tree(End, Tree).

:- end_tests(proof).
