:- module(mastermind_tree_solver,
          [ variant_depth/2,       % +Variant, -Depth
            tree_guess/5,          % +Depth, +Variant, +History, +Codes, -Guess
            within_first/3,        % +Depth, +Variant, -Guess
            within_guess/5,        % +Depth, +Variant, +History, +Codes, -Guess
            history_tree/5         % +Depth, +Variant, +History, +Codes, -Tree
          ]).

/** <module> The tree as a solver: what it asks, even if someone else asked before

No tree is built.  At a node, the guess of rule `depth` depends only on the codes and the number of
guesses that are left.  So the search begins with the codes that a history leaves.
*/

:- use_module('../rules/codes', [variant_first/2]).
:- use_module('../tree/guess', [rule_guess/6]).
:- use_module('../tree/price', [variant_size_tables/3]).
:- use_module('../tree/search', [codes_tree/5, rule_tree/5]).

%!  variant_depth(+Variant, -Depth) is det.
%
%   True when Depth is the least depth of a tree for Variant that asks the usual
%   first guess, and none has fewer.  It is `inf`, no limit, if that is not known.
%
%       ?- variant_depth(variant(4, 6, true), Depth).
%       Depth = 5.

variant_depth(Variant, Depth) :-
    (   least_depth(Variant, Least)
    ->  Depth = Least
    ;   Depth = inf
    ).

least_depth(variant(4, 9, false), 6).
least_depth(variant(4, 6, false), 5).
least_depth(variant(4, 6, true),  5).

%!  tree_guess(+Depth, +Variant, +History, +Codes, -Guess) is det.
%
%   True when Guess is what the tree of Depth guesses asks after History,
%   which leaves Codes.  If the guesses of History are not the tree's, it is the
%   guess that a tree for Codes would ask.  If Depth guesses are not enough, or no
%   tree is found with reasonable effort, it is the guess of the least price.
%
%       ?- V = variant(4, 9, false), H = [[1,2,3,4]-(2-2)],
%          history_codes(V, H, Codes), tree_guess(6, V, H, Codes, Guess).
%       Guess = [1, 3, 2, 5].

%   The cut: a single code needs no search.

tree_guess(_, _, _, [Guess], Guess) :- !.
tree_guess(Depth, Variant, History, Codes, Guess) :-
    (   deep_tree(Depth, Variant, History, Codes, node(Guess0, _, _))
    ->  Guess = Guess0
    ;   cheapest_guess(Variant, Codes, Guess)
    ).

deep_tree(Depth, Variant, History, Codes, Tree) :-
    Depth \== inf,
    length(History, Turns),
    Left is Depth - Turns,
    Left >= 1,
    call_with_inference_limit(codes_tree(depth, Variant, Codes, Left, Tree), 30 000 000, Result),
    Result \== inference_limit_exceeded.

cheapest_guess(Variant, Codes, Guess) :-
    length(Codes, Size),
    variant_size_tables(Variant, Size, Tables),
    once(rule_guess(depth, Variant, Tables, Codes, Size, Guess)).

%!  within_first(+Depth, +Variant, -Guess) is semidet.
%
%   True when Guess is the first guess of a tree of Depth guesses, the usual one if it is of
%   such a tree.  Fails if no tree is found: that is a proof if variant_exhaustive(Variant).
%
%       ?- within_first(3, variant(4, 6, true), Guess).
%       false.

within_first(Depth, Variant, Guess) :-
    (   least_depth(Variant, Least),
        Depth >= Least
    ->  variant_first(Variant, Guess)
    ;   rule_tree(depth, Variant, any, Depth, node(Guess, _, _))
    ).

%!  within_guess(+Depth, +Variant, +History, +Codes, -Guess) is semidet.
%
%   True when Guess is the first of a tree for Codes, those that History leaves, of the guesses
%   that History leaves of Depth.  If such a tree asked History's guesses, it is the next of that
%   tree.  Fails if no tree is found: that is a proof if variant_exhaustive(Variant).
%
%       ?- V = variant(2, 3, false), H = [[1,2]-(0-1)],
%          history_codes(V, H, Codes), within_guess(2, V, H, Codes, Guess).
%       false.

within_guess(Depth, Variant, History, Codes, Guess) :-
    length(History, Turns),
    Left is Depth - Turns,
    Left >= 1,
    once(codes_tree(depth, Variant, Codes, Left, node(Guess, _, _))).

%!  history_tree(+Depth, +Variant, +History, +Codes, -Tree) is det.
%
%   True when Tree is the whole tree that begins with such a guess; before any guess, with the
%   usual first one.
%
%       ?- V = variant(2, 3, false), H = [[1,2]-(0-1)],
%          history_codes(V, H, Codes), history_tree(3, V, H, Codes, Tree).
%       Tree = node([2, 3], 2, [0-1-node([3, 1], 1, [])]).

history_tree(Depth, Variant, History, Codes, Tree) :-
    (   History == []
    ->  rule_tree(depth, Variant, any, Depth, Tree)
    ;   deep_tree(Depth, Variant, History, Codes, Tree0)
    ->  Tree = Tree0
    ;   codes_tree(depth, Variant, Codes, inf, Tree)
    ).

/** <examples>

?- V = variant(4, 9, false), H = [[1,2,3,4]-(1-2)],
   history_codes(V, H, Codes), tree_guess(6, V, H, Codes, Guess).
*/
