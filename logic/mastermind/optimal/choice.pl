:- module(mastermind_choice,
          [ guess_proof/6,         % +Variant, +Guesses, +Depth, +Guess, +Settled, -Proof
            guesses_choice/7,      % +Variant, +Guesses, +Depth, +History, +Codes, +Settled, -Proof
            parts_bound_sum/3,     % +Size, +Parts, -Bound
            option_tree/4          % +Guess, +Size, +Parts, -Tree
          ]).

/** <module> Choice: a proof that goes guess by guess and class by class

At the root, and for sets too large for a search of subsets, a proof is
choice(Size, Agenda): first guesses in the order of what is proved of them,
each as option(Guess, Parts), where the Parts are terms part(Feedback, Proof),
a proof of its own for each class.  As a proof is made of choices, and these of
proofs, this file and proof.pl use each other.
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [memberchk/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(arena, [subset_numbers/2]).
:- use_module(bound, [no_tree_bound/1]).
:- use_module('../rules/codes', [variant_codes/2]).
:- use_module('../sets/firsts', [history_firsts/5]).
:- use_module('../sets/planes', [codes_planes/3]).
:- use_module(promise, [agenda_start/2]).
:- use_module(proof, [codes_proof/6, proof_bound/2]).
:- use_module('../tree/tree', [open_classes/3]).

%!  guess_proof(+Variant, +Guesses, +Depth, +Guess, +Settled, -Proof) is det.
%
%   True when Proof, not yet begun, is about all codes of Variant, and trees
%   that ask the code Guess first, or any code if Guess is `any`.  Settled
%   are terms settled(Guess, Feedback, Total, Tree) of classes that have been
%   settled before, for the same Depth.
%
%       ?- V = variant(4, 6, false), variant_guesses(V, Guesses),
%          guess_proof(V, Guesses, inf, [1,2,3,4], [], Proof), proof_bound(Proof, Bound).
%       Bound = 1314.

guess_proof(Variant, Guesses, Depth, Guess, Settled, Proof) :-
    variant_codes(Variant, Codes),
    (   Guess == any
    ->  guesses_choice(Variant, Guesses, Depth, [], Codes, Settled, Proof)
    ;   option(Variant, Guesses, Depth, [], Codes, Settled, Guess, BoundOption),
        agenda_start([BoundOption], Agenda),
        length(Codes, Size),
        Proof = choice(Size, Agenda)
    ).

%!  guesses_choice(+Variant, +Guesses, +Depth, +History, +Codes, +Settled, -Proof) is det.
%
%   True when Proof, not yet begun, is about the Codes that History leaves:
%   the choice among all guesses that differ after History.
%
%       ?- V = variant(2, 3, false), variant_guesses(V, Guesses), variant_codes(V, Codes),
%          guesses_choice(V, Guesses, 6, [], Codes, [], choice(6, [Bound-[option(Guess, _)]])).
%       Bound = 13, Guess = [1, 2].

guesses_choice(Variant, Guesses, Depth, History, Codes, Settled, choice(Size, Agenda)) :-
    Guesses = guesses(Terms, AllPlanes),
    length(Codes, Size),
    codes_planes(Variant, Codes, Planes),
    history_firsts(Variant, History, Planes, AllPlanes, Set),
    subset_numbers(Set, Numbers),
    maplist(number_guess(Terms), Numbers, Firsts),
    maplist(option(Variant, Guesses, Depth, History, Codes, Settled), Firsts, Options),
    agenda_start(Options, Agenda).

number_guess(Terms, Number, Guess) :-
    arg(Number, Terms, Guess).

%   A first guess with the proofs of its classes, the smallest first.

option(Variant, Guesses, Depth, History, Codes, Settled, Guess, Bound-option(Guess, Parts)) :-
    length(Codes, Size),
    Depth1 is min(Depth, Size) - 1,
    open_classes(Guess, Codes, Classes),
    maplist(part(Variant, Guesses, Depth1, History, Settled, Guess), Classes, SizesParts),
    keysort(SizesParts, Sorted),
    pairs_values(Sorted, Parts),
    parts_bound_sum(Size, Parts, Bound).

part(Variant, Guesses, Depth, History, Settled, Guess, Feedback-Codes,
     Size-part(Feedback, Proof)) :-
    length(Codes, Size),
    (   memberchk(settled(Guess, Feedback, Total, Tree), Settled)
    ->  (   Tree == none
        ->  no_tree_bound(Bound)
        ;   Bound = Total
        ),
        Proof = done(Bound, Tree)
    ;   codes_proof(Variant, Guesses, Depth, [Guess-Feedback|History], Codes, Proof)
    ).

%!  parts_bound_sum(+Size, +Parts, -Bound) is det.
%
%   True when Bound is what the proofs in Parts, terms part(Feedback, Proof),
%   have proved of a guess that divides Size codes into these classes.
%
%       ?- parts_bound_sum(3, [part(0-1, done(1, t)), part(1-0, done(1, t))], Bound).
%       Bound = 5.

parts_bound_sum(Size, Parts, Bound) :-
    foldl(with_bound, Parts, Size, Bound).

with_bound(part(_, Proof), Bound0, Bound) :-
    proof_bound(Proof, Bound1),
    Bound is Bound0 + Bound1.

%!  option_tree(+Guess, +Size, +Parts, -Tree) is det.
%
%   True when Tree asks Guess where Size codes are left, and goes on with the
%   trees of Parts, the proofs of which are at their end.
%
%       ?- option_tree([1], 2, [part(0-0, done(1, node([2], 1, [])))], Tree).
%       Tree = node([1], 2, [0-0-node([2], 1, [])]).

option_tree(Guess, Size, Parts, node(Guess, Size, Children)) :-
    maplist(part_child, Parts, Unordered),
    keysort(Unordered, Children).

part_child(part(Feedback, done(_, Tree)), Feedback-Tree).

/** <examples>

?- V = variant(3, 5, false), variant_guesses(V, Guesses),
   guess_proof(V, Guesses, inf, any, [], Proof0),
   proof_step(Proof0, Proof1), proof_bound(Proof1, Bound).
*/
