:- module(mastermind_search,
          [ rule_tree/5,           % +Rule, +Variant, +First, +Depth, -Tree
            codes_tree/5           % +Rule, +Variant, +Codes, +Depth, -Tree
          ]).

/** <module> Search: finding a decision tree

A tree for a set of codes is a guess, and a tree for each class into which
it splits them.  If some class has no tree of the depth that is left, the rule
gives another guess.  If no guess is left, there is no tree: that is a proof.
The same as tree_solves/4 (definition.pl) with rule `depth`, but it finds only
one tree.

In ASP: a whole small tree at once, subtree.lp.
*/

:- use_module(library(apply), [maplist/2, maplist/4]).
:- use_module(library(error), [must_be/2]).
:- use_module('../rules/codes', [variant_codes/2, variant_first/2]).
:- use_module(guess, [rule_guess/6]).
:- use_module(price, [variant_size_tables/3]).
:- use_module(tree, [open_classes/3]).

%!  rule_tree(+Rule, +Variant, +First, +Depth, -Tree) is semidet.
%
%   True when Tree, found by Rule, finds every code of Variant within
%   Depth guesses, a number or `inf`, and asks First at its root.  Where
%   First is `any` that is the usual first guess; rule `depth` tries the other
%   codes after it.  Fails if there is no such tree: for rule `depth` that
%   is a proof if variant_exhaustive(Variant).
%
%       ?- rule_tree(depth, variant(4, 9, false), [1,2,3,4], 5, _).
%       false.

%   The cut: one tree is asked for, though other guesses may lead to others.

rule_tree(Rule, Variant, First, Depth0, Tree) :-
    rule_depth_checked(Rule, Depth0),
    must_be(first_of(Variant), First),
    variant_codes(Variant, Codes),
    length(Codes, Size),
    depth_guesses(Depth0, Size, Depth),
    variant_size_tables(Variant, Size, Tables),
    root_guess(First, Rule, Variant, Tables, Codes, Depth, Guess),
    guess_tree(Rule, Variant, Tables, Guess, Codes, Size, Depth, Tree),
    !.

rule_depth_checked(Rule, Depth) :-
    must_be(oneof([first, minimax, depth]), Rule),
    must_be(depth, Depth).

%   No tree for so many codes needs more guesses.

depth_guesses(Depth0, Size, Depth) :-
    (   Depth0 == inf
    ->  Depth = Size
    ;   Depth = Depth0
    ).

%   The cut: `any` is not a code.

root_guess(any, Rule, Variant, Tables, Codes, Depth, Guess) :-
    !,
    variant_first(Variant, Usual),
    (   Guess = Usual
    ;   Rule == depth,
        rule_guess(Rule, Variant, Tables, Codes, Depth, Guess),
        Guess \== Usual
    ).
root_guess(First, _, _, _, _, _, First).

%   The largest class goes first, for it is the likeliest to have no tree.

guess_tree(Rule, Variant, Tables, Guess, Codes, Size, Depth,
           node(Guess, Size, Children)) :-
    Depth >= 1,
    Depth1 is Depth - 1,
    open_classes(Guess, Codes, Classes),
    maplist(class_child_task, Classes, Children, Tasks),
    sort(1, @>=, Tasks, LargestFirst),
    maplist(task_tree(Rule, Variant, Tables, Depth1), LargestFirst).

class_child_task(Feedback-Codes, Feedback-Tree, task(Size, Codes, Tree)) :-
    length(Codes, Size).

task_tree(Rule, Variant, Tables, Depth, task(Size, Codes, Tree)) :-
    codes_tree(Codes, Size, Rule, Variant, Tables, Depth, Tree).

%!  codes_tree(+Rule, +Variant, +Codes, +Depth, -Tree) is semidet.
%
%   True when Tree, found by Rule, finds each of Codes within Depth guesses, a
%   number or `inf`.
%
%       ?- codes_tree(first, variant(2, 3, false), [[1,2],[1,3],[2,1]], 2, Tree).
%       Tree = node([1, 2], 3, [0-2-node([2, 1], 1, []), 1-0-node([1, 3], 1, [])]).

codes_tree(Rule, Variant, Codes, Depth0, Tree) :-
    rule_depth_checked(Rule, Depth0),
    length(Codes, Size),
    depth_guesses(Depth0, Size, Depth),
    variant_size_tables(Variant, Size, Tables),
    codes_tree(Codes, Size, Rule, Variant, Tables, Depth, Tree).

%   The cuts: a single code has no other tree worth asking for, and one tree
%   for Codes is enough, for another would serve its parent no better.

codes_tree([Code], 1, _, _, _, Depth, node(Code, 1, [])) :-
    !,
    Depth >= 1.
codes_tree(Codes, Size, Rule, Variant, Tables, Depth, Tree) :-
    Depth >= 2,
    rule_guess(Rule, Variant, Tables, Codes, Depth, Guess),
    guess_tree(Rule, Variant, Tables, Guess, Codes, Size, Depth, Tree),
    !.

/** <examples>

?- rule_tree(first, variant(3, 4, false), any, inf, Tree).
?- rule_tree(depth, variant(4, 6, true), any, 5, node(Guess, Size, _)).
*/
