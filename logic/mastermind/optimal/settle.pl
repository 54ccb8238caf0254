:- module(mastermind_settle,
          [ optimal_progress/5,    % +Variant, +First, +Depth, +Settled, -Progress
            class_progress/5,      % +Variant, +First, +Feedback, +Depth, -Progress
            first_classes/3        % +Variant, +First, -FeedbacksSizes
          ]).

/** <module> Settle: the optimal tree, with something to show at any time

An optimal tree is put together of the classes into which the first guess
divides the codes, each settled by itself.  What is settled is a list of
terms settled(Guess, Feedback, Total, Tree), which the caller may keep and
give back; two processes may settle classes of one game.  Depth is a number
or `inf`.  Total is `inf` and Tree `none` where there is no tree.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../sets/apart', [variant_guesses/2]).
:- use_module(bound, [no_tree_bound/1]).
:- use_module(choice, [guess_proof/6]).
:- use_module('../rules/codes', [variant_codes/2]).
:- use_module('../rules/consistent', [history_codes/3]).
:- use_module(proof, [codes_proof/6, proof_bound/2, proof_step/2, proof_tree/2]).
:- use_module(promise, [agenda_first/4]).
:- use_module('../tree/tree', [open_classes/3]).

%!  optimal_progress(+Variant, +First, +Depth, +Settled, -Progress) is nondet.
%
%   True when Progress is what is known after some steps of the proof which
%   tree is optimal among those of Depth guesses that ask First at the root,
%   or any code if First is `any`.  It is open(Done, Classes, Bound, News):
%   Done of so many Classes of the guess that is looked into are settled, no
%   total is less than Bound, and News are the terms settled/4 that are new;
%   and at last proved(Total, Tree).
%
%       ?- findall(P, optimal_progress(variant(2, 3, false), any, inf, [], P), Ps),
%          last(Ps, proved(Total, node(Guess, 6, _))).
%       Total = 13, Guess = [1, 2].

optimal_progress(Variant, First, Depth, Settled, Progress) :-
    variant_guesses(Variant, Guesses),
    guess_proof(Variant, Guesses, Depth, First, Settled, Proof),
    proof_progress(Proof, Progress).

proof_progress(Proof0, Progress) :-
    (   proof_step(Proof0, Proof)
    ->  (   proof_open(Proof0, Proof, Progress)
        ;   proof_progress(Proof, Progress)
        )
    ;   proof_end(Proof0, Progress)
    ).

proof_end(Proof, proved(Total, Tree)) :-
    proof_tree(Proof, Tree),
    proof_bound(Proof, Bound),
    bound_total(Bound, Total).

bound_total(Bound, Total) :-
    no_tree_bound(NoTree),
    (   Bound >= NoTree
    ->  Total = inf
    ;   Total = Bound
    ).

%   What a step has changed: in the option that stood first before it.

proof_open(choice(_, Agenda0), Proof, open(Done, Classes, Bound, News)) :-
    Proof = choice(_, Agenda),
    proof_bound(Proof, Bound0),
    bound_total(Bound0, Bound),
    agenda_first(Agenda0, _, option(Guess, Parts0), _),
    (   member(_-Options, Agenda),
        memberchk(option(Guess, Parts), Options)
    ->  parts_news(Parts0, Parts, Guess, 0, Done, News),
        length(Parts, Classes)
    ;   News = [],
        Done = 0,
        Classes = 0
    ).

parts_news([], [], _, Done, Done, []).
parts_news([part(_, Proof0)|Parts0], [part(Feedback, Proof)|Parts], Guess, Done0, Done, News) :-
    (   proof_end(Proof, proved(Total, Tree))
    ->  Done1 is Done0 + 1,
        (   proof_tree(Proof0, _)
        ->  News = News1
        ;   News = [settled(Guess, Feedback, Total, Tree)|News1]
        )
    ;   Done1 = Done0,
        News = News1
    ),
    parts_news(Parts0, Parts, Guess, Done1, Done, News1).

%!  class_progress(+Variant, +First, +Feedback, +Depth, -Progress) is nondet.
%
%   True when Progress is what is known after some steps of the proof which
%   tree is optimal for the codes that answer Feedback to First, where trees
%   have Depth guesses with First: open(Bound), and at last
%   proved(Total, Tree), of which settled(First, Feedback, Total, Tree) can be
%   made.
%
%       ?- findall(P, class_progress(variant(4, 9, false), [1,2,3,4], 3-0, 6, P), Ps),
%          append(_, [open(Bound), proved(Total, _)], Ps).
%       Bound = 57, Total = 57.

class_progress(Variant, First, Feedback, Depth, Progress) :-
    variant_guesses(Variant, Guesses),
    History = [First-Feedback],
    history_codes(Variant, History, Codes),
    length(Codes, Size),
    Depth1 is min(Depth, Size + 1) - 1,
    codes_proof(Variant, Guesses, Depth1, History, Codes, Proof),
    class_proof_progress(Proof, Progress).

class_proof_progress(Proof0, Progress) :-
    (   proof_step(Proof0, Proof)
    ->  (   proof_bound(Proof, Bound),
            bound_total(Bound, Total),
            Progress = open(Total)
        ;   class_proof_progress(Proof, Progress)
        )
    ;   proof_end(Proof0, Progress)
    ).

%!  first_classes(+Variant, +First, -FeedbacksSizes) is det.
%
%   True when FeedbacksSizes are the pairs Feedback-Size of the classes of
%   First but for the win, the smallest first: what there is to settle.
%
%       ?- first_classes(variant(2, 3, false), [1,2], FeedbacksSizes).
%       FeedbacksSizes = [0-2-1, 0-1-2, 1-0-2].

first_classes(Variant, First, FeedbacksSizes) :-
    variant_codes(Variant, Codes),
    open_classes(First, Codes, Classes),
    findall(Feedback-Size,
            ( member(Feedback-Class, Classes), length(Class, Size) ),
            Unordered),
    sort(2, @=<, Unordered, FeedbacksSizes).

/** <examples>

?- optimal_progress(variant(3, 5, false), any, inf, [], Progress).
?- class_progress(variant(4, 6, false), [1,2,3,4], 2-1, 5, Progress).
*/
