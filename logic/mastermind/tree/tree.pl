:- module(mastermind_tree,
          [ tree_solves/4,         % ?Tree, +Variant, +Codes, +Depth
            open_classes/3,        % +Guess, +Codes, -Classes
            tree_histogram/2,      % +Tree, -Histogram
            tree_secret_game/3     % +Tree, +Secret, -History
          ]).

/** <module> Decision trees: what a tree is

A _tree_ is a term node(Guess, Size, Children): Size codes are still
possible, Guess is asked, and Children are the pairs Feedback-Tree of the
answers that these codes can give, in the standard order of terms.  There
is none for the winning answer: after it nothing is left to ask.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('../rules/codes', [variant_code/2]).
:- use_module('../rules/feedback', [guess_codes_classes/3, guess_secret_feedback/3]).

%!  tree_solves(?Tree, +Variant, +Codes, +Depth) is nondet.
%
%   True when Tree finds each secret among Codes, which are not none,
%   within Depth guesses.  Checks a tree that is given, and enumerates
%   every tree there is: the definition that the search is held to.
%
%       ?- tree_solves(Tree, variant(1, 3, false), [[1],[2]], 2).
%       Tree = node([1], 2, [0-0-node([2], 1, [])]) .

tree_solves(node(Guess, Size, Children), Variant, Codes, Depth) :-
    Depth >= 1,
    Codes = [_|_],
    length(Codes, Size),
    variant_code(Variant, Guess),
    open_classes(Guess, Codes, Classes),
    Depth1 is Depth - 1,
    classes_solved(Classes, Children, Variant, Depth1).

classes_solved([], [], _, _).
classes_solved([Feedback-Codes|Classes], [Feedback-Tree|Trees], Variant, Depth) :-
    tree_solves(Tree, Variant, Codes, Depth),
    classes_solved(Classes, Trees, Variant, Depth).

%!  open_classes(+Guess, +Codes, -Classes) is det.
%
%   True when Classes are the pairs Feedback-Subset of the answers that
%   Codes can give to Guess, but for the win.
%
%       ?- open_classes([1,2], [[1,2],[1,3],[2,1]], Classes).
%       Classes = [0-2-[[2, 1]], 1-0-[[1, 3]]].

open_classes(Guess, Codes, Classes) :-
    guess_codes_classes(Guess, Codes, All),
    guess_secret_feedback(Guess, Guess, Win),
    findall(Feedback-Subset,
            ( member(Feedback-Subset, All), Feedback \== Win ),
            Classes).

%!  tree_histogram(+Tree, -Histogram) is det.
%
%   True when Histogram lists how many secrets Tree finds with its first
%   guess, its second, and so on.  Its length is the depth of the tree.
%
%       ?- tree_histogram(node([1], 2, [0-0-node([2], 1, [])]), Histogram).
%       Histogram = [1, 1].

tree_histogram(Tree, Histogram) :-
    levels_histogram([Tree], Histogram).

%   The cut: below the last level there are no trees.

levels_histogram([], []) :- !.
levels_histogram(Trees, [Found|Histogram]) :-
    foldl(level_found, Trees, 0-Below, Found-[]),
    levels_histogram(Below, Histogram).

level_found(node(_, Size, Children), Found0-Trees0, Found-Trees) :-
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

/** <examples>

?- Codes = [[1,2],[1,3],[2,1]], tree_solves(Tree, variant(2, 3, false), Codes, 2).
*/
