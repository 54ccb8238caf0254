:- module(mastermind_proof,
          [ codes_proof/6,         % +Variant, +Guesses, +Depth, +History, +Codes, -Proof
            guess_proof/6,         % +Variant, +Guesses, +Depth, +First, +Settled, -Proof
            proof_step/2,          % +Proof0, -Proof
            proof_bound/2,         % +Proof, -Bound
            proof_tree/2,          % +Proof, -Tree
            proof_guess_classes/3  % +Proof, ?Guess, -FeedbacksProofs
          ]).

/** <module> Proof: an optimal tree found step by step

A _proof_ is the state of a search between two steps, with the bound proved
so far.  Each step proves more.  At the end there is a tree whose total is the
bound.  A proof is one of

  - waiting(Variant, Guesses, Depth, History, Codes, Bound), not yet begun;
  - subset(Arena, Subset, Size, Depth, Bound), a search of subsets
    (../../games/guessing/least.pl);
  - choice(Size, Agenda), at the root, and for sets that are too large for
    that: an agenda of first guesses, asked(Guess, FeedbacksProofs), with a
    proof of its own for each class;
  - done(Bound, Tree), at the end; Tree is `none` if there is none.

No other file looks into a proof.
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../../games/guessing/arena', [subset_numbers/2]).
:- use_module('../../games/guessing/bound', [no_tree_total/1, size_bound/5]).
:- use_module('../../games/guessing/branch', [subset_agenda_start/5]).
:- use_module('../../games/guessing/least', [subset_total/6, subset_tree/4]).
:- use_module('../../search/agenda', [agenda_first/4, agenda_start/2, agenda_with/4]).
:- use_module('../rules/codes', [variant_codes/2, variant_size/2]).
:- use_module('../sets/apart', [guesses_code/3, guesses_planes/2]).
:- use_module('../sets/firsts', [history_firsts/5]).
:- use_module('../sets/planes', [codes_planes/3]).
:- use_module('../tree/tree', [open_classes/3]).
:- use_module(arena, [codes_arena/4, variant_answers/2]).

%!  codes_proof(+Variant, +Guesses, +Depth, +History, +Codes, -Proof) is det.
%
%   True when Proof, not yet begun, is about the Codes that History leaves,
%   for a tree of Depth more guesses, a number or `inf`.  Guesses are those
%   of variant_guesses(Variant, Guesses).
%
%       ?- V = variant(4, 6, false), variant_guesses(V, Guesses), H = [[1,2,3,4]-(2-2)],
%          history_codes(V, H, Codes),
%          codes_proof(V, Guesses, 5, H, Codes, Proof), proof_bound(Proof, Bound).
%       Bound = 11.

codes_proof(Variant, Guesses, Depth0, History, Codes, Proof) :-
    length(Codes, Size),
    Depth is min(Depth0, Size),
    variant_answers(Variant, Answers),
    size_bound(1, Answers, Depth, Size, Bound),
    Proof = waiting(Variant, Guesses, Depth, History, Codes, Bound).

%!  guess_proof(+Variant, +Guesses, +Depth, +First, +Settled, -Proof) is det.
%
%   True when Proof, not yet begun, is about all codes of Variant, and trees
%   that ask the code First first, or any code if First is `any`.  Settled are
%   terms settled(Guess, Feedback, Total, Tree) of classes that have been settled
%   before, for the same Depth.
%
%       ?- V = variant(4, 6, false), variant_guesses(V, Guesses),
%          guess_proof(V, Guesses, inf, [1,2,3,4], [], Proof), proof_bound(Proof, Bound).
%       Bound = 1314.

guess_proof(Variant, Guesses, Depth, First, Settled, Proof) :-
    variant_codes(Variant, Codes),
    (   First == any
    ->  codes_firsts(Variant, Guesses, [], Codes, Firsts)
    ;   Firsts = [First]
    ),
    firsts_choice(Firsts, Variant, Guesses, Depth, [], Codes, Settled, Proof).

%   The guesses that differ after History, which leaves Codes; and their numbers, as a
%   set.

codes_firsts(Variant, Guesses, History, Codes, Firsts) :-
    codes_first_set(Variant, Guesses, History, Codes, Set),
    subset_numbers(Set, Numbers),
    maplist(guesses_code(Guesses), Numbers, Firsts).

codes_first_set(Variant, Guesses, History, Codes, Set) :-
    codes_planes(Variant, Codes, Planes),
    guesses_planes(Guesses, AllPlanes),
    history_firsts(Variant, History, Planes, AllPlanes, Set).

firsts_choice(Firsts, Variant, Guesses, Depth, History, Codes, Settled, choice(Size, Agenda)) :-
    length(Codes, Size),
    maplist(first_asked(Variant, Guesses, Depth, History, Codes, Settled), Firsts, BoundsAsked),
    agenda_start(BoundsAsked, Agenda).

%   A first guess with the proofs of its classes, the smallest first.

first_asked(Variant, Guesses, Depth, History, Codes, Settled, Guess,
            Bound-asked(Guess, FeedbacksProofs)) :-
    length(Codes, Size),
    Depth1 is min(Depth, Size) - 1,
    open_classes(Guess, Codes, Classes),
    maplist(class_proof(Variant, Guesses, Depth1, History, Settled, Guess), Classes, BySize),
    keysort(BySize, Sorted),
    pairs_values(Sorted, FeedbacksProofs),
    proofs_bound(Size, FeedbacksProofs, Bound).

class_proof(Variant, Guesses, Depth, History, Settled, Guess, Feedback-Codes,
            Size-(Feedback-Proof)) :-
    length(Codes, Size),
    (   memberchk(settled(Guess, Feedback, Total, Tree), Settled)
    ->  (   Tree == none
        ->  no_tree_total(Bound)
        ;   Bound = Total
        ),
        Proof = done(Bound, Tree)
    ;   append(History, [Guess-Feedback], History1),
        codes_proof(Variant, Guesses, Depth, History1, Codes, Proof)
    ).

%   The bound for a guess that is asked of Size codes, by the proofs of its classes.

proofs_bound(Size, FeedbacksProofs, Bound) :-
    foldl(with_bound, FeedbacksProofs, Size, Bound).

with_bound(_-Proof, Bound0, Bound) :-
    proof_bound(Proof, Bound1),
    Bound is Bound0 + Bound1.

%!  proof_bound(+Proof, -Bound) is det.
%
%   True when Proof has proved that no total is less than Bound.
%
%       ?- V = variant(4, 9, false), variant_guesses(V, Guesses), H = [[1,2,3,4]-(0-0)],
%          history_codes(V, H, Codes),
%          codes_proof(V, Guesses, 4, H, Codes, Proof), proof_bound(Proof, Bound).
%       Bound = 345.

proof_bound(done(Bound, _), Bound).
proof_bound(waiting(_, _, _, _, _, Bound), Bound).
proof_bound(subset(_, _, _, _, Bound), Bound).
proof_bound(choice(_, Agenda), Bound) :-
    (   agenda_first(Agenda, Bound0, _, _)
    ->  Bound = Bound0
    ;   no_tree_total(Bound)
    ).

%!  proof_tree(+Proof, -Tree) is semidet.
%
%   True when Proof is at its end and has found Tree, `none` if there is none.

proof_tree(done(_, Tree), Tree).

%!  proof_guess_classes(+Proof, ?Guess, -FeedbacksProofs) is nondet.
%
%   True when Proof is a choice in which the first guess Guess is open, and its
%   classes have these proofs, pairs Feedback-Proof.  The guess that is looked
%   into comes first.

proof_guess_classes(choice(_, Agenda), Guess, FeedbacksProofs) :-
    member(_-Asked, Agenda),
    member(asked(Guess, FeedbacksProofs), Asked).

%!  proof_step(+Proof0, -Proof) is semidet.
%
%   True when Proof is Proof0 after one more step.  Fails at the end.
%
%       ?- V = variant(3, 4, false), variant_guesses(V, Guesses), H = [[1,2,3]-(0-2)],
%          history_codes(V, H, Codes), codes_proof(V, Guesses, inf, H, Codes, Proof0),
%          proof_step(Proof0, Proof1), proof_step(Proof1, Proof2), proof_bound(Proof2, Bound).
%       Bound = 18.

proof_step(waiting(Variant, Guesses, Depth, History, Codes, Bound), Proof) :-
    length(Codes, Size),
    no_tree_total(NoTree),
    (   Bound >= NoTree
    ->  Proof = done(NoTree, none)
    ;   arena_small(Variant, Size)
    ->  codes_arena(Variant, Guesses, Codes, Arena),
        codes_first_set(Variant, Guesses, History, Codes, Firsts),
        Subset is 1 << Size - 1,
        subset_agenda_start(Subset, Size, Depth, Firsts, Arena),
        Proof = subset(Arena, Subset, Size, Depth, Bound)
    ;   codes_firsts(Variant, Guesses, History, Codes, Firsts),
        firsts_choice(Firsts, Variant, Guesses, Depth, History, Codes, [], Proof)
    ).
proof_step(subset(Arena, Subset, Size, Depth, Bound), Proof) :-
    subset_total(Subset, Size, Depth, Bound, Arena, Total),
    no_tree_total(NoTree),
    (   Total >= NoTree
    ->  Proof = done(NoTree, none)
    ;   Total =< Bound
    ->  subset_tree(Subset, Depth, Arena, Tree),
        Proof = done(Total, Tree)
    ;   Proof = subset(Arena, Subset, Size, Depth, Total)
    ).
proof_step(choice(Size, Agenda), Proof) :-
    no_tree_total(NoTree),
    (   agenda_first(Agenda, Bound, asked(Guess, FeedbacksProofs), Rest),
        Bound < NoTree
    ->  (   first_step(FeedbacksProofs, FeedbacksProofs1)
        ->  proofs_bound(Size, FeedbacksProofs1, Bound1),
            (   Bound1 < NoTree
            ->  agenda_with(Rest, Bound1, asked(Guess, FeedbacksProofs1), Agenda1)
            ;   Agenda1 = Rest
            ),
            Proof = choice(Size, Agenda1)
        ;   maplist(proved_child, FeedbacksProofs, Unordered),
            keysort(Unordered, Children),
            Proof = done(Bound, node(Guess, Size, Children))
        )
    ;   Proof = done(NoTree, none)
    ).

%   A step of the first proof that is not yet at its end.

first_step([Feedback-Proof0|Proofs0], [Feedback-Proof|Proofs]) :-
    (   proof_step(Proof0, Proof)
    ->  Proofs = Proofs0
    ;   Proof = Proof0,
        first_step(Proofs0, Proofs)
    ).

proved_child(Feedback-Proof, Feedback-Tree) :-
    proof_tree(Proof, Tree).

%   Larger sets are divided by a guess first.  The pairs of an arena, with one bit for each
%   guess, must fit into memory, and a set that is remembered costs memory by its size.

arena_small(Variant, Size) :-
    Size < 1024,
    variant_size(Variant, Guesses),
    Size * Size * Guesses =< 8 000 000 000.

/** <examples>

?- V = variant(3, 5, false), variant_guesses(V, Guesses), variant_codes(V, Codes),
   codes_proof(V, Guesses, inf, [], Codes, Proof0), proof_step(Proof0, Proof).
?- V = variant(3, 5, false), variant_guesses(V, Guesses),
   guess_proof(V, Guesses, inf, any, [], Proof0),
   proof_step(Proof0, Proof1), proof_bound(Proof1, Bound).
*/
