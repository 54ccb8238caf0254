:- module(mastermind_best,
          [ settled_bound/5,       % +Variant, +First, +Depth, +Settled, -Bound
            settled_best/7         % +Variant, +First, +Depth, +Settled, -Bound, -Total, -Tree
          ]).

/** <module> The best tree so far

While some classes are not yet settled (optimal.pl), the rule `depth` (guess.pl) finds their trees.
It takes less than a second, and its totals are less than a hundredth greater.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../guessing/bound', [bound_total/2]).
:- use_module('../../guessing/tree', [tree_total/2]).
:- use_module('../rules/codes', [variant_codes/2, variant_first/2]).
:- use_module('../sets/apart', [variant_guesses/2]).
:- use_module('../tree/search', [codes_tree/5]).
:- use_module('../tree/tree', [open_classes/3]).
:- use_module(proof, [guess_proof/6, proof_bound/2]).

%!  settled_bound(+Variant, +First, +Depth, +Settled, -Bound) is det.
%
%   True when the terms settled/4 in Settled (optimal.pl) prove that no total is less than Bound.
%   It is `none` if there is no tree.
%
%       ?- V = variant(2, 3, false), class_tree(V, [1,2], 0-1, 3, Total, Tree),
%          settled_bound(V, [1,2], 3, [settled([1,2], 0-1, Total, Tree)], Bound).
%       Total = 3, Bound = 13.

settled_bound(Variant, First, Depth, Settled, Bound) :-
    variant_guesses(Variant, Guesses),
    guess_proof(Variant, Guesses, Depth, First, Settled, Proof),
    proof_bound(Proof, Bound0),
    bound_total(Bound0, Bound).

%!  settled_best(+Variant, +First, +Depth, +Settled, -Bound, -Total, -Tree) is det.
%
%   True when Tree is the best tree that Settled and the rule `depth` make, Total is its total, and
%   Bound that of settled_bound/5.  If no tree is found, Total and Tree are `none`.
%
%       ?- settled_best(variant(4, 6, false), [1,2,3,4], inf, [], Bound, Total, _).
%       Bound = 1314, Total = 1450.

settled_best(Variant, First, Depth, Settled, Bound, Total, Tree) :-
    settled_bound(Variant, First, Depth, Settled, Bound),
    variant_codes(Variant, Codes),
    length(Codes, Size),
    Depth1 is min(Depth, Size) - 1,
    findall(Total1-Tree1,
            ( first_tree(First, Variant, Codes, Depth1, Settled, Tree1),
              tree_total(Tree1, Total1) ),
            Trees),
    (   keysort(Trees, [Total0-Tree0|_])
    ->  Total = Total0,
        Tree = Tree0
    ;   Total = none,
        Tree = none
    ).

first_tree(First, Variant, Codes, Depth, Settled, node(Guess, Size, Children)) :-
    first_guess(First, Variant, Settled, Guess),
    length(Codes, Size),
    open_classes(Guess, Codes, Classes),
    maplist(class_child(Guess, Variant, Depth, Settled), Classes, Children).

%   If any first guess may be asked, we try the usual one and those with settled classes.

first_guess(First, Variant, Settled, Guess) :-
    (   First == any
    ->  variant_first(Variant, Usual),
        findall(Other, member(settled(Other, _, _, _), Settled), Others),
        sort([Usual|Others], Guesses),
        member(Guess, Guesses)
    ;   Guess = First
    ).

%   The rule `depth` takes far longer if the depth is hard to reach.  We stop it after some 20
%   seconds: then there is no tree yet.

class_child(Guess, Variant, Depth, Settled, Feedback-Codes, Feedback-Tree) :-
    (   memberchk(settled(Guess, Feedback, _, Tree0), Settled)
    ->  Tree0 = node(_, _, _),
        Tree = Tree0
    ;   Depth >= 1,
        call_with_inference_limit(codes_tree(depth, Variant, Codes, Depth, Tree),
                                  300 000 000, Result),
        Result \== inference_limit_exceeded
    ).

/** <examples>

?- settled_best(variant(3, 5, false), any, 4, [], Bound, Total, Tree).
*/
