:- module(mastermind_tree,
          [ open_classes/3,        % +Guess, +Codes, -Classes
            tree_histogram/2,      % +Tree, -Histogram
            tree_secret_game/3     % +Tree, +Secret, -History
          ]).

/** <module> Decision trees: what is asked of one

A tree is node(Guess, Size, Children), as tree_solves/4 (definition.pl) says.
This file has the classes that its children stand for, how many secrets it finds
with each guess, and the games that it plays.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(error), [is_of_type/2]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../definition', [guess_secret_feedback/3]).
:- use_module('../rules/feedback', [guess_code_feedback/3, guess_codes_classes/3]).

%!  open_classes(+Guess, +Codes, -Classes) is det.
%
%   True when Classes are the pairs Feedback-Class of the answers that Codes
%   can give to Guess, without the win.
%
%       ?- open_classes([1,2], [[1,2],[1,3],[2,1]], Classes).
%       Classes = [0-2-[[2, 1]], 1-0-[[1, 3]]].

open_classes(Guess, Codes, Classes) :-
    guess_codes_classes(Guess, Codes, All),
    guess_code_feedback(Guess, Guess, Win),
    findall(Feedback-Class,
            ( member(Feedback-Class, All), Feedback \== Win ),
            Classes).

%!  tree_histogram(+Tree, -Histogram) is det.
%
%   True when Histogram lists how many secrets Tree finds with its first
%   guess, its second, and so on.  Its length is the depth of the tree.
%   The same as tree_secret_game/3 of each secret, counted, by the sizes of nodes.
%
%       ?- tree_histogram(node([1], 2, [0-0-node([2], 1, [])]), Histogram).
%       Histogram = [1, 1].

tree_histogram(Tree, Histogram) :-
    trees_histogram([Tree], Histogram).

%   Below the last guess there are no trees.

trees_histogram([], []).
trees_histogram([Tree|Trees], [Found|Histogram]) :-
    foldl(found, [Tree|Trees], 0-Below, Found-[]),
    trees_histogram(Below, Histogram).

found(node(_, Size, Children), Found0-Trees0, Found-Trees) :-
    foldl(child, Children, Size-Trees0, Wins-Trees),
    Found is Found0 + Wins.

child(_-Tree, Wins0-[Tree|Trees], Wins-Trees) :-
    Tree = node(_, Size, _),
    Wins is Wins0 - Size.

%!  tree_secret_game(+Tree, +Secret, -History) is semidet.
%
%   True when History are the turns Guess-Feedback by which Tree finds
%   Secret.  Fails if Secret is not one of the codes of Tree.
%
%       ?- tree_secret_game(node([1], 2, [0-0-node([2], 1, [])]), [2], History).
%       History = [[1]-(0-0), [2]-(1-0)].

tree_secret_game(node(Guess, _, Children), Secret, [Guess-Feedback|History]) :-
    guess_secret_feedback(Guess, Secret, Feedback),
    (   Guess == Secret
    ->  History = []
    ;   memberchk(Feedback-Tree, Children),
        tree_secret_game(Tree, Secret, History)
    ).

%   Types for relations of other files: a depth of trees, and a first guess, `any`
%   if it is not given.

:- multifile error:has_type/2.

error:has_type(depth, Depth) :-
    (   integer(Depth)
    ->  Depth >= 1
    ;   Depth == inf
    ).
error:has_type(first_of(Variant), First) :-
    (   First == any
    ->  true
    ;   is_of_type(code_of(Variant), First)
    ).

/** <examples>

?- rule_tree(first, variant(3, 4, false), any, inf, Tree), tree_secret_game(Tree, [4,3,2], History).
?- variant_codes(variant(3, 4, true), Codes), open_classes([1,1,2], Codes, Classes).
*/
