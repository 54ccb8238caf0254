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

test(histogram_counts_games) :-
    \+ ( subset(Codes),
         tree_solves(Tree, variant(2, 3, false), Codes, 2),
         tree_histogram(Tree, Histogram),
         nth1(Turn, Histogram, Found),
         \+ aggregate_all(count, ( member(Secret, Codes), found(Tree, Secret, Turn) ), Found) ).

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
