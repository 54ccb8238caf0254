:- module(mastermind_optimal,
          [ optimal_tree/5,        % +Variant, +First, +Depth, -Total, -Tree
            optimal_progress/5,    % +Variant, +First, +Depth, +Settled, -Progress
            class_progress/5,      % +Variant, +First, +Feedback, +Depth, -Progress
            class_tree/6,          % +Variant, +First, +Feedback, +Depth, -Total, -Tree
            first_classes/3,       % +Variant, +First, -FeedbacksSizes
            settled_bound/5,       % +Variant, +First, +Depth, +Settled, -Bound
            settled_best/7         % +Variant, +First, +Depth, +Settled, -Bound, -Total, -Tree
          ]).

/** <module> The optimal tree, with something to show at any time

A tree is _optimal_ if no tree has a lesser total (least_total/4 of definition.pl).  The first guess
divides the codes into classes, and each class is _settled_ by itself.  A settled class is a term
settled(Guess, Feedback, Total, Tree).  The caller may keep a list of them and give it back, and two
processes may settle classes of one game.  Depth is a number or `inf`.  Total and Tree are `none` if
there is no tree.

While some classes are not yet settled, the rule `depth` (../tree/search.pl) finds their trees.  It
takes less than a second, and its totals are less than a hundredth greater.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../../guessing/bounds', [bound_total/2]).
:- use_module('../../guessing/tree', [tree_total/2]).
:- use_module(proof,
              [ codes_proof/6, guess_proof/6, proof_bound/2, proof_guess_classes/3, proof_step/2,
                proof_tree/2 ]).
:- use_module('../rules/codes', [variant_codes/2, variant_first/2]).
:- use_module('../rules/possible', [history_codes/3]).
:- use_module('../sets/distinguishing', [variant_guesses/2]).
:- use_module('../tree/search', [codes_tree/5]).
:- use_module('../tree/tree', [open_classes/3]).

%!  optimal_tree(+Variant, +First, +Depth, -Total, -Tree) is det.
%
%   True when Tree has the least Total of all trees for Variant that have at most Depth guesses and
%   ask the code First first, or any code if First is `any`.  Both are `none` if there is no tree.
%   The same as least_total/4 of all codes, by steps of a proof.
%
%       ?- optimal_tree(variant(4, 6, false), any, inf, Total, Tree),
%          tree_histogram(Tree, Histogram).
%       Total = 1446, Histogram = [1, 7, 67, 195, 90].

optimal_tree(Variant, First, Depth, Total, Tree) :-
    once(optimal_progress(Variant, First, Depth, [], proved(Total, Tree))).

%!  optimal_progress(+Variant, +First, +Depth, +Settled, -Progress) is nondet.
%
%   True when Progress is what is known after a step of the proof that optimal_tree/5 makes.  The
%   last Progress is proved(Total, Tree).  Before, it is open(Done, Classes, Bound, News): no
%   total is less than Bound, and the guess with the least bound has so many Classes, of which
%   Done are settled.  News are the terms settled/4 that are new.
%
%       ?- findall(P, optimal_progress(variant(2, 3, false), any, inf, [], P), Ps),
%          last(Ps, proved(Total, node(Guess, 6, _))).
%       Total = 13, Guess = [1, 2].

optimal_progress(Variant, First, Depth, Settled, Progress) :-
    must_be(first_of(Variant), First),
    must_be(depth, Depth),
    variant_guesses(Variant, Guesses),
    guess_proof(Variant, Guesses, Depth, First, Settled, Proof),
    proof_progress(Proof, choice_open, Progress).

%   After each step, call(Open, Proof0, Proof, Progress).  At the end, proved(Total, Tree).

proof_progress(Proof0, Open, Progress) :-
    (   proof_step(Proof0, Proof)
    ->  (   call(Open, Proof0, Proof, Progress)
        ;   proof_progress(Proof, Open, Progress)
        )
    ;   proof_end(Proof0, Progress)
    ).

proof_end(Proof, proved(Total, Tree)) :-
    proof_tree(Proof, Tree),
    proof_bound(Proof, Bound),
    bound_total(Bound, Total).

%   What a step has changed.  It looked into the guess that came first before.

choice_open(Proof0, Proof, open(Done, Classes, Bound, News)) :-
    \+ proof_tree(Proof, _),
    proof_guess_classes(Proof0, Guess, FeedbacksProofs0),
    !,      % the step looks into the first guess
    proof_bound(Proof, Bound0),
    bound_total(Bound0, Bound),
    (   proof_guess_classes(Proof, Guess, FeedbacksProofs)
    ->  classes_news(FeedbacksProofs0, FeedbacksProofs, Guess, 0, Done, News),
        length(FeedbacksProofs, Classes)
    ;   Done = 0,
        Classes = 0,
        News = []
    ).

classes_news([], [], _, Done, Done, []).
classes_news([_-Proof0|Proofs0], [Feedback-Proof|Proofs], Guess, Done0, Done, News) :-
    (   proof_end(Proof, proved(Total, Tree))
    ->  Done1 is Done0 + 1,
        (   proof_tree(Proof0, _)
        ->  News = News1
        ;   News = [settled(Guess, Feedback, Total, Tree)|News1]
        )
    ;   Done1 = Done0,
        News = News1
    ),
    classes_news(Proofs0, Proofs, Guess, Done1, Done, News1).

%!  class_progress(+Variant, +First, +Feedback, +Depth, -Progress) is nondet.
%
%   True when Progress is what is known after a step of the proof for one class: the codes that
%   answer Feedback to First.  First is one of the Depth guesses.  The last Progress is
%   proved(Total, Tree), so that settled(First, Feedback, Total, Tree) is true.  Before, it is
%   open(Bound).
%
%       ?- findall(P, class_progress(variant(4, 9, false), [1,2,3,4], 3-0, 6, P), Ps),
%          append(_, [open(Bound), proved(Total, _)], Ps).
%       Bound = 57, Total = 57.

class_progress(Variant, First, Feedback, Depth, Progress) :-
    must_be(depth, Depth),
    variant_guesses(Variant, Guesses),
    History = [First-Feedback],
    history_codes(Variant, History, Codes),
    length(Codes, Size),
    Depth1 is min(Depth, Size + 1) - 1,
    codes_proof(Variant, Guesses, Depth1, History, Codes, Proof),
    proof_progress(Proof, class_open, Progress).

class_open(_, Proof, open(Total)) :-
    proof_bound(Proof, Bound),
    bound_total(Bound, Total).

%!  class_tree(+Variant, +First, +Feedback, +Depth, -Total, -Tree) is det.
%
%   True when class_progress/5 ends with this Total and Tree.

class_tree(Variant, First, Feedback, Depth, Total, Tree) :-
    once(class_progress(Variant, First, Feedback, Depth, proved(Total, Tree))).

%!  first_classes(+Variant, +First, -FeedbacksSizes) is det.
%
%   True when FeedbacksSizes are the pairs Feedback-Size of the classes of First that are to be
%   settled, all but the win, the smallest first.
%
%       ?- first_classes(variant(2, 3, false), [1,2], FeedbacksSizes).
%       FeedbacksSizes = [0-2-1, 0-1-2, 1-0-2].

first_classes(Variant, First, FeedbacksSizes) :-
    must_be(code_of(Variant), First),
    variant_codes(Variant, Codes),
    open_classes(First, Codes, Classes),
    findall(Feedback-Size,
            ( member(Feedback-Class, Classes), length(Class, Size) ),
            Unordered),
    sort(2, @=<, Unordered, FeedbacksSizes).

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

?- optimal_progress(variant(3, 5, false), any, inf, [], Progress).
*/
