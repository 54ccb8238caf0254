:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(tree).

%   All sets of the six codes of two pegs and three colours.

subset(Codes) :-
    variant_codes(variant(2, 3, false), All),
    some_of(All, Codes),
    Codes \== [].

some_of([], []).
some_of([X|Xs], [X|Ys]) :- some_of(Xs, Ys).
some_of([_|Xs], Ys) :- some_of(Xs, Ys).

%   Tree finds Secret at guess Turns: the game played, with no library.

found(node(Guess, _, Children), Secret, Turns) :-
    (   Guess == Secret
    ->  Turns = 1
    ;   guess_code_feedback(Guess, Secret, Feedback),
        member(Feedback-Tree, Children),
        found(Tree, Secret, Turns0),
        Turns is Turns0 + 1
    ).

test(known_trees, all(Tree == [ node([1], 2, [0-0-node([2], 1, [])]),
                                node([2], 2, [0-0-node([1], 1, [])]) ])) :-
    tree_solves(Tree, variant(1, 3, false), [[1],[2]], 2).

test(one_guess, all(Tree == [node([2,3], 1, [])])) :-
    tree_solves(Tree, variant(2, 3, false), [[2,3]], 1).

test(other_code_asked, [nondet, true(Size == 3)]) :-
    tree_solves(node([1,3,5], Size, _), variant(3, 6, false), [[1,3,4],[1,2,4],[2,4,6]], 2).

%   A good tree, and others: a wrong size, answer or leaf; a child too few or too many; a guess
%   that is no code.

good_tree(node([1,2], 2, [1-0-node([1,3], 1, [])])).

test(good) :-
    good_tree(Tree),
    once(tree_solves(Tree, variant(2, 3, false), [[1,2],[1,3]], 2)).

test(bad, [forall(member(Tree,
        [ node([1,2], 3, [1-0-node([1,3], 1, [])]),
          node([1,2], 2, [0-1-node([1,3], 1, [])]),
          node([1,2], 2, [1-0-node([2,3], 1, [])]),
          node([1,2], 2, []),
          node([1,2], 2, [0-1-node([2,3], 1, []), 1-0-node([1,3], 1, [])]),
          node([1,1], 2, [1-0-node([1,3], 1, [])]) ])), fail]) :-
    tree_solves(Tree, variant(2, 3, false), [[1,2],[1,3]], 3).

%   What is enumerated is accepted, finds every secret in time, and no tree
%   comes twice.

test(enumerated_trees_win, forall(member(Depth, [1, 2]))) :-
    \+ ( subset(Codes),
         tree_solves(Tree, variant(2, 3, false), Codes, Depth),
         member(Secret, Codes),
         \+ ( found(Tree, Secret, Turns), Turns =< Depth ) ).

test(enumerated_trees_are_accepted) :-
    \+ ( subset(Codes),
         tree_solves(Tree, variant(2, 3, false), Codes, 2),
         \+ tree_solves(Tree, variant(2, 3, false), Codes, 2) ).

test(enumerated_once) :-
    \+ ( subset(Codes),
         findall(Tree, tree_solves(Tree, variant(2, 3, false), Codes, 2), Trees),
         sort(Trees, Sorted),
         \+ same_length(Trees, Sorted) ).

%   Deeper is never harder.

test(deeper_is_easier) :-
    \+ ( subset(Codes),
         tree_solves(Tree, variant(2, 3, false), Codes, 2),
         \+ tree_solves(Tree, variant(2, 3, false), Codes, 3) ).

test(open_classes_without_the_win) :-
    \+ ( subset(Codes),
         variant_code(variant(2, 3, false), Guess),
         open_classes(Guess, Codes, Open),
         guess_codes_classes(Guess, Codes, All),
         \+ ( subtract(All, Open, Won),
              subtract(Codes, [Guess], Others),
              (   Others == Codes -> Won == [] ; Won == [2-0-[Guess]] ) ) ).

test(histogram_with_a_gap, Histogram == [0, 2]) :-
    tree_histogram(node([1,2], 2, [0-1-node([2,3], 1, []), 1-0-node([1,3], 1, [])]), Histogram).

test(game, History == [[1,2]-(1-0), [1,3]-(2-0)]) :-
    good_tree(Tree),
    tree_secret_game(Tree, [1,3], History).

test(game_of_another_secret, fail) :-
    good_tree(Tree),
    tree_secret_game(Tree, [3,2], _).

test(games_are_as_long_as_it_takes) :-
    \+ ( subset(Codes),
         tree_solves(Tree, variant(2, 3, false), Codes, 2),
         member(Secret, Codes),
         found(Tree, Secret, Turns),
         \+ ( tree_secret_game(Tree, Secret, History),
              length(History, Turns),
              last(History, Secret-(2-0)),
              consistent(History, Secret) ) ).

test(no_such_histogram, fail) :-
    member(Histogram, [[1,0], [1,0|_], [0,1]]),
    tree_histogram(node([1], 1, []), Histogram).

:- end_tests(tree).

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

%   As deep as it must be, with depth to spare, and too deep.

test(depths, all(Faults-Histogram
        == [[]-[1, 3, 2], []-[1, 3, 2, 0], [secret([3,1]), secret([3,2])]-[1, 3]])) :-
    tree(Tree),
    member(Depth, [3, 4, 2]),
    certificate(Depth, Tree, Faults, Histogram).

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
