:- module(mastermind_certify,
          [ tree_facts/2,          % +Tree, -Facts
            facts_certificate/5    % +Variant, +Depth, +Facts, -Faults, -Histogram
          ]).

/** <module> Certificates: does this tree win?

Whoever built it, a tree can be given as a list of facts, asks(Node, Place,
Symbol) and child(Node, Black, White, Child), with node 0 as its root.  Each
secret is led through them as in a game, from answer to answer.  The same as
tree_solves/4 (definition.pl) where there is no fault, for a tree that need not
even be one.

In ASP: certify.lp.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- use_module(library(lists), [append/2, last/2, member/2, memberchk/2, numlist/3]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_keys_values/3, pairs_values/2]).
:- use_module('../definition', [guess_secret_feedback/3, variant_code/2]).

%!  facts_certificate(+Variant, +Depth, +Facts, -Faults, -Histogram) is det.
%
%   True when Faults is the ordered set of what is wrong with the tree, and
%   Histogram lists how many secrets are found at guess 1, 2 ... Depth.  A
%   fault is guess(Node), a node that does not ask exactly one code;
%   branch(Node, Black, White), an answer that two children follow, or one
%   although no secret gives it there or it is the win; or secret(Code), where
%   Code is not found.  Nodes that no secret leads to don't matter.
%
%       ?- facts_certificate(variant(1, 2, false), 2, [asks(0,1,1)], Faults, Found).
%       Faults = [secret([2])], Found = [1, 0].

facts_certificate(Variant, Depth, Facts, Faults, Histogram) :-
    facts_tree(Variant, Facts, Tree),
    findall(Secret-Steps,
            ( variant_code(Variant, Secret), walk(0, Secret, Depth, Tree, Steps) ),
            Walks),
    pairs_values(Walks, AllSteps),
    append(AllSteps, Steps),
    sort(Steps, Seen),
    group_pairs_by_key(Seen, NodesAnswers),
    findall(Fault, ( walk_fault(Walks, Fault) ; node_fault(NodesAnswers, Tree, Fault) ), All),
    sort(All, Faults),
    findall(Found,
            ( between(1, Depth, Level),
              aggregate_all(count, ( member(_-W, Walks), wins(W), length(W, Level) ), Found) ),
            Histogram).

%   The steps of a game are pairs Node-Answer; an answer is a feedback, `win`,
%   or `none` at a node that asks no code.

walk(Node, Secret, Depth, Tree, [Node-Answer|Steps]) :-
    Tree = tree(Guesses, Children),
    (   get_assoc(Node, Guesses, Guess)
    ->  answer(Guess, Secret, Answer)
    ;   Answer = none
    ),
    (   Depth > 1,
        get_assoc(Node, Children, AnswersNodes),
        memberchk(Answer-Nodes, AnswersNodes),
        Nodes = [Child]
    ->  Depth1 is Depth - 1,
        walk(Child, Secret, Depth1, Tree, Steps)
    ;   Steps = []
    ).

answer(Guess, Secret, Answer) :-
    (   Guess == Secret
    ->  Answer = win
    ;   guess_secret_feedback(Guess, Secret, Answer)
    ).

wins(Steps) :- last(Steps, _-win).

walk_fault(Walks, secret(Secret)) :-
    member(Secret-Steps, Walks),
    \+ wins(Steps).

node_fault(NodesAnswers, _, guess(Node)) :-
    member(Node-Answers, NodesAnswers),
    memberchk(none, Answers).
node_fault(NodesAnswers, tree(Guesses, Children), branch(Node, Black, White)) :-
    member(Node-Answers, NodesAnswers),
    get_assoc(Node, Guesses, _),
    get_assoc(Node, Children, AnswersNodes),
    member(Black-White-Nodes, AnswersNodes),
    (   Nodes = [_,_|_]
    ;   \+ memberchk(Black-White, Answers)
    ).

%   The facts by node: its guess, if it asks exactly one code, and the set of
%   children for each answer.

facts_tree(Variant, Facts, tree(Guesses, Children)) :-
    findall(Node-(Place-Symbol), member(asks(Node, Place, Symbol), Facts), Asks),
    grouped(Asks, NodesSymbols),
    findall(Node-Guess,
            ( member(Node-Symbols, NodesSymbols), symbols_guess(Variant, Symbols, Guess) ),
            NodesGuesses),
    list_to_assoc(NodesGuesses, Guesses),
    findall(Node-(Black-White)-Child, member(child(Node, Black, White, Child), Facts), Pairs),
    grouped(Pairs, AnswersNodes),
    findall(Node-(Answer-Nodes), member(Node-Answer-Nodes, AnswersNodes), ByNode),
    grouped(ByNode, NodesAnswers),
    list_to_assoc(NodesAnswers, Children).

grouped(Pairs, Groups) :-
    sort(Pairs, Sorted),
    group_pairs_by_key(Sorted, Groups).

symbols_guess(Variant, Symbols, Guess) :-
    Variant = variant(Pegs, _, _),
    numlist(1, Pegs, Places),
    pairs_keys_values(Symbols, Places, Guess),
    once(variant_code(Variant, Guess)).

%!  tree_facts(+Tree, -Facts) is det.
%
%   True when Facts are the facts of Tree, its nodes numbered from 0.
%
%       ?- tree_facts(node([1], 2, [0-0-node([2], 1, [])]), Facts).
%       Facts = [asks(0, 1, 1), child(0, 0, 0, 1), asks(1, 1, 2)].

tree_facts(Tree, Facts) :-
    phrase(tree_facts(Tree, 0, _), Facts).

tree_facts(node(Guess, _, Children), Node, Next) -->
    { Node1 is Node + 1 },
    asks(Guess, Node, 1),
    children(Children, Node, Node1, Next).

asks([], _, _) --> [].
asks([Symbol|Symbols], Node, Place) -->
    [asks(Node, Place, Symbol)],
    { Place1 is Place + 1 },
    asks(Symbols, Node, Place1).

children([], _, Next, Next) --> [].
children([Black-White-Tree|Children], Node, Child, Next) -->
    [child(Node, Black, White, Child)],
    tree_facts(Tree, Child, Child1),
    children(Children, Node, Child1, Next).

/** <examples>

?- facts_certificate(variant(1, 2, false), 2,
                     [asks(0,1,1), child(0,0,0,1), asks(1,1,2)], Faults, Found).
*/
