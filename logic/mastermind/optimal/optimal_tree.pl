:- module(mastermind_optimal_tree,
          [ subset_tree/4          % +Subset, +Depth, +Arena, -Tree
          ]).

/** <module> The optimal tree, read off what is known

A search finds totals; the tree that has such a total is put together
afterwards of the guesses that it has found for the subsets.
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module(arena, [subset_numbers/2]).
:- use_module('../rules/feedback', [guess_code_feedback/3]).
:- use_module(optimal, [subset_guess/5]).

%!  subset_tree(+Subset, +Depth, +Arena, -Tree) is det.
%
%   True when Tree is a tree of Depth guesses (tree.pl) with the least total
%   for Subset, which subset_total/6 has found.
%
%       ?- V = variant(2, 3, false), variant_codes(V, Codes), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, Codes, Arena),
%          subset_total(0b1011, 3, 3, 9, Arena, Total), subset_tree(0b1011, 3, Arena, Tree).
%       Total = 5, Tree = node([2, 3], 3, [0-1-node([1, 2], 1, []), 1-0-node([1, 3], 1, [])]).

subset_tree(Subset, Depth, Arena, node(Guess, Size, Children)) :-
    Size is popcount(Subset),
    subset_numbers(Subset, Numbers),
    Arena = arena(_, guesses(Guesses, _), Codes, _, _, _),
    (   Size =< 2
    ->  Numbers = [First|_],
        arg(First, Codes, Guess)
    ;   subset_guess(Subset, Size, Depth, Arena, Number),
        arg(Number, Guesses, Guess)
    ),
    findall(Feedback-Bit,
            ( member(I, Numbers),
              arg(I, Codes, Code),
              Code \== Guess,
              guess_code_feedback(Guess, Code, Feedback),
              Bit is 1 << (I - 1) ),
            Pairs),
    keysort(Pairs, Sorted),
    group_pairs_by_key(Sorted, Groups),
    Depth1 is Depth - 1,
    maplist(child(Depth1, Arena), Groups, Children).

child(Depth, Arena, Feedback-Bits, Feedback-Tree) :-
    foldl(with_bit, Bits, 0, Subset),
    subset_tree(Subset, Depth, Arena, Tree).

with_bit(Bit, Subset0, Subset) :-
    Subset is Subset0 \/ Bit.

/** <examples>

?- V = variant(2, 4, false), variant_codes(V, Codes), variant_guesses(V, Guesses),
   codes_arena(V, Guesses, Codes, Arena), Subset is 1 << 12 - 1,
   subset_total(Subset, 12, 12, 60, Arena, Total), subset_tree(Subset, 12, Arena, Tree).
*/
