:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(rama).

tree(node([1], 2, [0-0-node([2], 1, [])])).

%   The tree that a rama/2 stands for.

rama_tree(Variant, rama(Guess, Arboles), node(Guess, Size, Children)) :-
    findall(Feedback, variant_feedback(Variant, Feedback), Feedbacks),
    once(append(Subtrees, [vacio], Arboles)),
    feedbacks_children(Feedbacks, Subtrees, Variant, Unsorted),
    keysort(Unsorted, Children),
    foldl([_-node(_,N,_),S0,S]>>( S is S0 + N ), Children, 1, Size).

feedbacks_children([], [], _, []).
feedbacks_children([Feedback|Feedbacks], [Arbol|Arboles], Variant, Children0) :-
    (   Arbol == vacio
    ->  Children0 = Children
    ;   rama_tree(Variant, Arbol, Tree),
        Children0 = [Feedback-Tree|Children]
    ),
    feedbacks_children(Feedbacks, Arboles, Variant, Children).

test(rama, Rama == rama([1], [vacio, rama([2], [vacio, vacio, vacio]), vacio])) :-
    tree(Tree),
    tree_rama(variant(1, 3, false), Tree, Rama).

test(text, Text == "rama([1],[vacio,rama([2],[vacio,vacio,vacio]),vacio]).") :-
    tree(Tree),
    tree_rama_text(variant(1, 3, false), Tree, Text).

test(text_is_read_back) :-
    Variant = variant(3, 4, false),
    rule_tree(depth, Variant, any, inf, Tree),
    tree_rama_text(Variant, Tree, Text),
    tree_rama(Variant, Tree, Rama),
    term_string(Rama, Text).

%   Only possible codes are asked, so that the sizes can be told from the leaves.

test(nothing_is_lost, forall(member(Variant, [ variant(4,9,false), variant(3,3,true) ]))) :-
    rule_tree(first, Variant, any, inf, Tree),
    tree_rama(Variant, Tree, Rama),
    rama_tree(Variant, Rama, Tree).

:- end_tests(rama).
