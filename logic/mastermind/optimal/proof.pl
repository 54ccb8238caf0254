:- module(mastermind_proof,
          [ codes_proof/6,         % +Variant, +Guesses, +Depth, +History, +Codes, -Proof
            proof_step/2,          % +Proof0, -Proof
            proof_bound/2,         % +Proof, -Bound
            proof_tree/2           % +Proof, -Tree
          ]).

/** <module> Proof: an optimal tree found step by step

A _proof_ is the state of a search between two steps, with the bound proved
so far.  Each step proves more, and the last one has a tree with this very
total.  It is one of

  - done(Bound, Tree), at the end; Tree is `none` if there is none;
  - task(Variant, Guesses, Depth, History, Codes, Bound), not yet begun;
  - subset(Arena, Subset, Size, Depth, Bound), a search of subsets (optimal.pl);
  - choice(Size, Agenda), first guesses with proofs of their classes, for
    sets that are too large for that, and at the root (choice.pl).
*/

:- use_module(arena, [codes_arena/4]).
:- use_module(bound, [no_tree_bound/1, size_bound/4, variant_answers/2]).
:- use_module(choice, [guesses_choice/7, option_tree/4, parts_bound_sum/3]).
:- use_module('../rules/codes', [variant_size/2]).
:- use_module('../sets/firsts', [history_firsts/5]).
:- use_module(optimal, [subset_total/6]).
:- use_module(optimal_tree, [subset_tree/4]).
:- use_module(outlook, [subset_agenda_start/5]).
:- use_module(promise, [agenda_first/4, agenda_with/4]).

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
    size_bound(Answers, Depth, Size, Bound),
    Proof = task(Variant, Guesses, Depth, History, Codes, Bound).

%!  proof_bound(+Proof, -Bound) is det.
%
%   True when Proof has proved that no total is less than Bound.
%
%       ?- V = variant(4, 9, false), variant_guesses(V, Guesses), H = [[1,2,3,4]-(0-0)],
%          history_codes(V, H, Codes),
%          codes_proof(V, Guesses, 4, H, Codes, Proof), proof_bound(Proof, Bound).
%       Bound = 345.

proof_bound(done(Bound, _), Bound).
proof_bound(task(_, _, _, _, _, Bound), Bound).
proof_bound(subset(_, _, _, _, Bound), Bound).
proof_bound(choice(_, Agenda), Bound) :-
    (   agenda_first(Agenda, Bound0, _, _)
    ->  Bound = Bound0
    ;   no_tree_bound(Bound)
    ).

%!  proof_tree(+Proof, -Tree) is semidet.
%
%   True when Proof is at its end and has found Tree, `none` if there is none.
%
%       ?- V = variant(4, 9, false), variant_guesses(V, Guesses),
%          codes_proof(V, Guesses, inf, [], [[1,2,3,4]], Proof0),
%          proof_step(Proof0, Proof1), proof_step(Proof1, Proof), proof_tree(Proof, Tree).
%       Tree = node([1, 2, 3, 4], 1, []).

proof_tree(done(_, Tree), Tree).

%!  proof_step(+Proof0, -Proof) is semidet.
%
%   True when Proof is Proof0 after one more step.  Fails at the end.
%
%       ?- V = variant(3, 4, false), variant_guesses(V, Guesses), H = [[1,2,3]-(0-2)],
%          history_codes(V, H, Codes), codes_proof(V, Guesses, inf, H, Codes, Proof0),
%          proof_step(Proof0, Proof1), proof_step(Proof1, Proof2), proof_bound(Proof2, Bound).
%       Bound = 18.

proof_step(task(Variant, Guesses, Depth, History, Codes, Bound), Proof) :-
    length(Codes, Size),
    no_tree_bound(NoTree),
    (   Bound >= NoTree
    ->  Proof = done(NoTree, none)
    ;   arena_small(Variant, Size)
    ->  codes_arena(Variant, Guesses, Codes, Arena),
        Subset is 1 << Size - 1,
        firsts_start(Variant, Guesses, History, Subset, Size, Depth, Arena),
        Proof = subset(Arena, Subset, Size, Depth, Bound)
    ;   guesses_choice(Variant, Guesses, Depth, History, Codes, [], Proof)
    ).
proof_step(subset(Arena, Subset, Size, Depth, Bound), Proof) :-
    subset_total(Subset, Size, Depth, Bound, Arena, Total),
    no_tree_bound(NoTree),
    (   Total >= NoTree
    ->  Proof = done(NoTree, none)
    ;   Total =< Bound
    ->  subset_tree(Subset, Depth, Arena, Tree),
        Proof = done(Total, Tree)
    ;   Proof = subset(Arena, Subset, Size, Depth, Total)
    ).
proof_step(choice(Size, Agenda), Proof) :-
    no_tree_bound(NoTree),
    (   agenda_first(Agenda, Bound, option(Guess, Parts), Rest),
        Bound < NoTree
    ->  (   parts_step(Parts, Parts1)
        ->  parts_bound_sum(Size, Parts1, Bound1),
            agenda_with(Rest, Bound1, option(Guess, Parts1), Agenda1),
            Proof = choice(Size, Agenda1)
        ;   option_tree(Guess, Size, Parts, Tree),
            Proof = done(Bound, Tree)
        )
    ;   Proof = done(NoTree, none)
    ).

%   A step of the first part that is not yet at its end.

parts_step([part(Feedback, Proof0)|Parts0], [part(Feedback, Proof)|Parts]) :-
    (   proof_step(Proof0, Proof)
    ->  Parts = Parts0
    ;   Proof = Proof0,
        parts_step(Parts0, Parts)
    ).

firsts_start(Variant, guesses(_, AllPlanes), History, Subset, Size, Depth, Arena) :-
    arg(4, Arena, Planes),
    history_firsts(Variant, History, Planes, AllPlanes, Firsts),
    subset_agenda_start(Subset, Size, Depth, Firsts, Arena).

%   An arena is for less than 1024 codes (known.pl), and its pairs, one bit for
%   each guess, have to fit into memory.

arena_small(Variant, Size) :-
    Size < 1024,
    variant_size(Variant, Guesses),
    Size * Size * Guesses =< 8 000 000 000.

/** <examples>

?- V = variant(3, 5, false), variant_guesses(V, Guesses), variant_codes(V, Codes),
   codes_proof(V, Guesses, inf, [], Codes, Proof0), proof_step(Proof0, Proof).
*/
