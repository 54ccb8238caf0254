:- module(mastermind_tree,
          [ open_classes/3,        % +Guess, +Codes, -Classes
            tree_histogram/2,      % +Tree, -Histogram
            tree_secret_game/3,    % +Tree, +Secret, -History
            variant_certificate/5  % +Variant, +Depth, +Tree, -Faults, -Histogram
          ]).

/** <module> Decision trees: what is asked of one

A tree is node(Guess, Size, Children), as tree_solves/4 (definition.pl) says.
This file has the classes that its children stand for, how many secrets it finds
with each guess, and the games that it plays.  A certificate says whether a term
is a tree that wins, and if not, why not; in ASP: certify.lp.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(error), [is_of_type/2]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module('../definition', [guess_secret_feedback/3, variant_code/2]).
:- use_module('../rules/feedback', [guess_code_feedback/3, guess_codes_classes/3]).

:- autoload('../../guessing/tree', [led_certificate/6]).

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
    ( integer(Depth) -> Depth >= 1 ; Depth == inf ).
error:has_type(first_of(Variant), First) :-
    ( First == any -> true ; is_of_type(code_of(Variant), First) ).

% ---- Certificates: does this tree win? ----

%   The same as tree_solves/4 (definition.pl) if there is no fault.  The term that is checked need
%   not even be a tree.  Code breaking is a guessing game, so guessing/tree.pl leads its secrets
%   through the tree.

%!  variant_certificate(+Variant, +Depth, +Tree, -Faults, -Histogram) is det.
%
%   True when Faults is the ordered set of the faults of Tree, and Histogram lists
%   how many secrets are found at guess 1, 2 ... Depth.  There are three faults:
%
%     - question(Guess): Guess is no code;
%     - branch(Guess, Feedback): two children follow this answer, or one child
%       does although no secret gives the answer there or it is the win;
%     - secret(Code): Code is not found.
%
%       ?- variant_certificate(variant(1, 2, false), 2, node([1], 2, []), Faults, Found).
%       Faults = [secret([2])], Found = [1, 0].

variant_certificate(Variant, Depth, Tree, Faults, Histogram) :-
    findall(Code, variant_code(Variant, Code), Codes),
    Game = led(mastermind_tree:divided(Variant), mastermind_tree:never, =),
    led_certificate(Game, Codes, Depth, Tree, Faults, Found),
    findall(Count,
            ( between(1, Depth, Guess), aggregate_all(count, member(Guess, Found), Count) ),
            Histogram).

divided(Variant, Guess, Codes, Own, Classes) :-
    \+ \+ variant_code(Variant, Guess),
    findall(Feedback-Code,
            ( member(Code, Codes), Code \== Guess, once(guess_secret_feedback(Guess, Code, Feedback)) ),
            FeedbacksCodes),
    keysort(FeedbacksCodes, Sorted),
    group_pairs_by_key(Sorted, Classes),
    ( memberchk(Guess, Codes) -> Own = true ; Own = false ).

never(_, _, _, _) :- fail.  % the code itself must be guessed

/** <examples>

?- rule_tree(first, variant(3, 4, false), any, inf, Tree), tree_secret_game(Tree, [4,3,2], History).
*/
