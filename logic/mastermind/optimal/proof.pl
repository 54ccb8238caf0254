:- module(mastermind_proof,
          [ codes_arena/4,           % +Variant, +Guesses, +Codes, -Arena
            codes_proof/6,           % +Variant, +Guesses, +Depth, +History, +Codes, -Proof
            guess_proof/6,           % +Variant, +Guesses, +Depth, +First, +Settled, -Proof
            proof_step/2,            % +Proof0, -Proof
            proof_bound/2,           % +Proof, -Bound
            proof_tree/2,            % +Proof, -Tree
            proof_guess_classes/3    % +Proof, ?Guess, -FeedbacksProofs
          ]).

/** <module> Proof: a tree, step by step, and that no other has a lesser total

__The claim__ of a proof is about some codes and a number of guesses: no tree that finds these codes
by so many guesses has a total less than the _bound_.  Each step proves a greater bound, or makes
ready for one.  At the end there is a tree whose total is the bound, so it is optimal, or it is
proved that there is none.

__A proof is the state of a search__ between two steps, one of

  - waiting(Task, Codes, Bound): nothing was searched yet;
  - choice(Size, Agenda): an agenda (../../shared/branch_and_bound.pl) of first guesses, the least bound
    first.  Each is asked(Guess, FeedbacksProofs), with a proof for each class that the guess
    leaves;
  - searched(Arena, Size, Depth, Bound): a set that is small enough is searched as a whole
    (../../guessing/least_total.pl);
  - done(Bound, Tree): the end.  Tree is `none` if there is none.

_Task_ is task(Variant, Guesses, Depth, History): Depth guesses are left after History.

__Why each bound holds:__

  - waiting: by counting (../../guessing/bounds.pl);
  - choice: a tree asks its first guess for each code, and goes on with a tree for each class.  So
    the bound of a guess is the number of codes, and the bounds of the proofs of its classes.  Any
    tree begins with one of the guesses, or with one that differs from it only by names.  So the
    least bound of a guess bounds them all;
  - searched: the search has found no total less than Bound;
  - done: all classes of the guess with the least bound are done.  So there is a tree with this
    total.

No other file looks into a proof.

__The arena__ of a search is one of guessing games (../../guessing/arena.pl), with what is
known of code breaking.  A guess divides all codes by their planes (../sets/planes.pl), the same as
guess_codes_class/4.  Of guesses that differ only by names, one stands for all, and sets with the
same canonical form differ only by names (../sets/alike.pl).
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../../guessing/arena', [game_arena/5, subset_numbers/2]).
:- use_module('../../guessing/bounds', [no_tree_total/1, size_bound/5]).
:- use_module('../../guessing/least_total', [subset_agenda_start/5, subset_total/6, subset_tree/4]).
:- use_module('../rules/codes', [variant_codes/2, variant_size/2]).
:- use_module('../rules/feedback', [variant_answers/2]).
:- use_module('../sets/alike', [history_firsts/5, kinds_firsts/3, subset_form/4, subset_kinds/4]).
:- use_module('../sets/distinguishing', [codes_apart/3, guesses_code/3, guesses_planes/2]).
:- use_module('../sets/planes',
              [ codes_planes/3, guess_planes_split/3, split_class/3, split_open_classes/2 ]).
:- use_module('../tree/tree', [open_classes/3]).
:- use_module('../../shared/branch_and_bound', [agenda_first/4, agenda_start/2, agenda_with/4]).

%!  codes_proof(+Variant, +Guesses, +Depth, +History, +Codes, -Proof) is det.
%
%   True when Proof, not yet begun, is about the Codes that History leaves, and Depth more
%   guesses, a number or `inf`.  Guesses are those of variant_guesses/2.
%
%       ?- V = variant(4, 6, false), variant_guesses(V, Guesses), H = [[1,2,3,4]-(2-2)],
%          history_codes(V, H, Codes),
%          codes_proof(V, Guesses, 5, H, Codes, Proof), proof_bound(Proof, Bound).
%       Bound = 11.

codes_proof(Variant, Guesses, Depth, History, Codes, Proof) :-
    task_proof(task(Variant, Guesses, Depth, History), Codes, Proof).

task_proof(task(Variant, Guesses, Depth0, History), Codes, Proof) :-
    length(Codes, Size),
    Depth is min(Depth0, Size),
    variant_answers(Variant, Answers),
    size_bound(1, Answers, Depth, Size, Bound),
    Proof = waiting(task(Variant, Guesses, Depth, History), Codes, Bound).

%!  guess_proof(+Variant, +Guesses, +Depth, +First, +Settled, -Proof) is det.
%
%   True when Proof, not yet begun, is about all codes of Variant, and trees that ask the code
%   First first, or any code if First is `any`.  The terms settled(Guess, Feedback, Total, Tree)
%   in Settled tell which classes were settled before, for the same Depth.
%
%       ?- V = variant(4, 6, false), variant_guesses(V, Guesses),
%          guess_proof(V, Guesses, inf, [1,2,3,4], [], Proof), proof_bound(Proof, Bound).
%       Bound = 1314.

guess_proof(Variant, Guesses, Depth0, First, Settled, Proof) :-
    variant_codes(Variant, Codes),
    length(Codes, Size),
    Depth is min(Depth0, Size),
    Task = task(Variant, Guesses, Depth, []),
    ( First == any -> task_firsts(Task, Codes, Firsts) ; Firsts = [First] ),
    firsts_choice(Firsts, Task, Codes, Settled, Proof).

%   The guesses that differ by more than names, of those that may be asked of Codes.

task_firsts(Task, Codes, Firsts) :-
    task_first_set(Task, Codes, Set),
    subset_numbers(Set, Numbers),
    Task = task(_, Guesses, _, _),
    maplist(guesses_code(Guesses), Numbers, Firsts).

task_first_set(task(Variant, Guesses, _, History), Codes, Set) :-
    codes_planes(Variant, Codes, Planes),
    guesses_planes(Guesses, AllPlanes),
    history_firsts(Variant, History, Planes, AllPlanes, Set).

firsts_choice(Firsts, Task, Codes, Settled, choice(Size, Agenda)) :-
    length(Codes, Size),
    maplist(first_asked(Task, Codes, Settled), Firsts, BoundsAsked),
    agenda_start(BoundsAsked, Agenda).

%   A first guess with the proofs of its classes, the smallest first.

first_asked(Task, Codes, Settled, Guess, Bound-Asked) :-
    open_classes(Guess, Codes, Classes),
    maplist(class_proof(Task, Settled, Guess), Classes, BySize),
    keysort(BySize, Sorted),
    pairs_values(Sorted, FeedbacksProofs),
    Asked = asked(Guess, FeedbacksProofs),
    length(Codes, Size),
    asked_bound(Asked, Size, Bound).

class_proof(Task, Settled, Guess, Feedback-Codes, Size-(Feedback-Proof)) :-
    length(Codes, Size),
    (   memberchk(settled(Guess, Feedback, Total, Tree), Settled)
    ->  ( Tree == none -> no_tree_total(Bound) ; Bound = Total ),
        Proof = done(Bound, Tree)
    ;   Task = task(Variant, Guesses, Depth, History),
        Depth1 is Depth - 1,
        append(History, [Guess-Feedback], History1),
        task_proof(task(Variant, Guesses, Depth1, History1), Codes, Proof)
    ).

%   The bound of a guess that is asked of Size codes.

asked_bound(asked(_, FeedbacksProofs), Size, Bound) :-
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
proof_bound(waiting(_, _, Bound), Bound).
proof_bound(searched(_, _, _, Bound), Bound).
proof_bound(choice(_, Agenda), Bound) :-
    (   agenda_first(Agenda, Bound0, _, _)
    ->  Bound = Bound0
    ;   no_tree_total(Bound)
    ).

%!  proof_tree(+Proof, -Tree) is semidet.
%
%   True when Proof is done and has found Tree, `none` if there is none.

proof_tree(done(_, Tree), Tree).

%!  proof_guess_classes(+Proof, ?Guess, -FeedbacksProofs) is nondet.
%
%   True when Proof is a choice, Guess is a first guess on its agenda, and its classes have these
%   proofs, pairs Feedback-Proof.  The guess with the least bound comes first: the next step looks
%   into it.

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

proof_step(waiting(Task, Codes, Bound), Proof) :-
    waiting_begun(Task, Codes, Bound, Proof).
proof_step(searched(Arena, Size, Depth, Bound), Proof) :-
    search_continued(Arena, Size, Depth, Bound, Proof).
proof_step(choice(Size, Agenda), Proof) :-
    choice_continued(Size, Agenda, Proof).

%   Nothing to search, a search of the whole set, or one guess after the other.

waiting_begun(Task, Codes, Bound, Proof) :-
    length(Codes, Size),
    no_tree_total(NoTree),
    Task = task(Variant, _, _, _),
    (   Bound >= NoTree
    ->  Proof = done(NoTree, none)
    ;   arena_small(Variant, Size)
    ->  search_begun(Task, Codes, Bound, Proof)
    ;   task_firsts(Task, Codes, Firsts),
        firsts_choice(Firsts, Task, Codes, [], Proof)
    ).

%   The pairs of an arena, with one bit for each guess, must fit into memory, and a set that is
%   remembered costs memory by its size.

arena_small(Variant, Size) :-
    Size < 1024,
    variant_size(Variant, Guesses),
    Size * Size * Guesses =< 8 000 000 000.

search_begun(Task, Codes, Bound, searched(Arena, Size, Depth, Bound)) :-
    Task = task(Variant, Guesses, Depth, _),
    codes_arena(Variant, Guesses, Codes, Arena),
    task_first_set(Task, Codes, Firsts),
    length(Codes, Size),
    All is 1 << Size - 1,
    subset_agenda_start(All, Size, Depth, Firsts, Arena).

%   Is there a tree whose total is Bound?  If not, Total is a greater bound.

search_continued(Arena, Size, Depth, Bound, Proof) :-
    All is 1 << Size - 1,
    subset_total(All, Size, Depth, Bound, Arena, Total),
    no_tree_total(NoTree),
    (   Total >= NoTree
    ->  Proof = done(NoTree, none)
    ;   Total =< Bound
    ->  subset_tree(All, Depth, Arena, Tree),
        Proof = done(Total, Tree)
    ;   Proof = searched(Arena, Size, Depth, Total)
    ).

%   The guess with the least bound is looked into, until all its classes are done.

choice_continued(Size, Agenda, Proof) :-
    no_tree_total(NoTree),
    (   agenda_first(Agenda, Bound, Asked, Rest),
        Bound < NoTree
    ->  (   asked_step(Asked, Asked1)
        ->  asked_bound(Asked1, Size, Bound1),
            (   Bound1 < NoTree
            ->  agenda_with(Rest, Bound1, Asked1, Agenda1)
            ;   Agenda1 = Rest
            ),
            Proof = choice(Size, Agenda1)
        ;   asked_tree(Asked, Size, Tree),
            Proof = done(Bound, Tree)
        )
    ;   Proof = done(NoTree, none)
    ).

asked_step(asked(Guess, FeedbacksProofs0), asked(Guess, FeedbacksProofs)) :-
    first_step(FeedbacksProofs0, FeedbacksProofs).

%   A step of the first proof that is not yet done.

first_step([Feedback-Proof0|Proofs0], [Feedback-Proof|Proofs]) :-
    (   proof_step(Proof0, Proof)
    ->  Proofs = Proofs0
    ;   Proof = Proof0,
        first_step(Proofs0, Proofs)
    ).

asked_tree(asked(Guess, FeedbacksProofs), Size, node(Guess, Size, Children)) :-
    maplist(proved_child, FeedbacksProofs, Unordered),
    keysort(Unordered, Children).

proved_child(Feedback-Proof, Feedback-Tree) :-
    proof_tree(Proof, Tree).

%!  codes_arena(+Variant, +Guesses, +Codes, -Arena) is det.
%
%   True when Arena is the arena of the list Codes.  Guesses are those of variant_guesses/2.
%
%       ?- V = variant(2, 3, false), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, [[1,2],[3,1]], Arena), arena_secrets(Arena, 0b10, Codes).
%       Codes = [[3, 1]].

codes_arena(Variant, Guesses, Codes, Arena) :-
    variant_answers(Variant, Answers),
    codes_planes(Variant, Codes, Planes),
    codes_apart(Guesses, Codes, Apart),
    compound_name_arguments(Terms, codes, Codes),
    game_arena(1, Answers, Apart,
               game(mastermind_proof:number_code(Terms),
                    mastermind_proof:guess_asked(Guesses, Planes),
                    mastermind_proof:guess_classes(Guesses, Planes),
                    mastermind_proof:firsts(Guesses, Terms, Planes),
                    mastermind_proof:form(Terms, Planes)),
               Arena).

number_code(Terms, Number, Code) :-
    arg(Number, Terms, Code).

subset_codes(Subset, Terms, Codes) :-
    subset_numbers(Subset, Numbers),
    maplist(number_code(Terms), Numbers, Codes).

guess_asked(Guesses, Planes, Number, Subset, Guess, FeedbacksClasses) :-
    guesses_code(Guesses, Number, Guess),
    length(Guess, Pegs),
    guess_planes_split(Guess, Planes, Split),
    findall(Feedback-Class,
            ( split_class(Split, Feedback, Class0),
              Feedback \== Pegs-0,
              Class is Class0 /\ Subset,
              Class =\= 0 ),
            FeedbacksClasses).

guess_classes(Guesses, Planes, Number, Classes) :-
    guesses_code(Guesses, Number, Guess),
    guess_planes_split(Guess, Planes, Split),
    split_open_classes(Split, Classes).

firsts(Guesses, Terms, Planes, Subset, Firsts) :-
    subset_codes(Subset, Terms, Codes),
    subset_kinds(Subset, Codes, Planes, Kinds),
    guesses_planes(Guesses, AllPlanes),
    kinds_firsts(Kinds, AllPlanes, Firsts).

form(Terms, Planes, Subset, Form) :-
    subset_codes(Subset, Terms, Codes),
    subset_form(Subset, Codes, Planes, Form).

/** <examples>

?- V = variant(3, 4, false), variant_codes(V, Codes), variant_guesses(V, Guesses),
   codes_arena(V, Guesses, Codes, Arena), Subset is 1 << 24 - 1,
   subset_classes(Subset, 1, Arena, SizesClasses).
*/
