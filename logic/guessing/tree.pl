:- module(guessing_tree,
          [ tree_total/2,          % +Tree, ?Total
            tree_depth/2           % +Tree, ?Depth
          ]).

/** <module> What a tree of questions costs: in total, and at worst

A tree is that of rules_solves/4 (definition.pl): secret(Secret), or node(Question, Size, Children).
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [max_list/2, sum_list/2]).
:- use_module('../shared/needed', [needed/3]).
:- use_module(definition, []).

%!  tree_total(+Tree, ?Total) is det.
%
%   True when Total is the number of questions that Tree asks, summed over all its secrets.  A node
%   asks one question for each secret that is left.
%
%       ?- tree_total(node(2, 3, [< - node(1, 1, []), > - node(3, 1, [])]), Total).
%       Total = 5.

tree_total(Tree, Total) :-
    needed('Tree', tree, Tree),
    total(Tree, Total).

total(secret(_), 0).
total(node(_, Size, Children), Total) :-
    maplist(child_total, Children, Totals),
    sum_list([Size|Totals], Total).

child_total(_-Tree, Total) :-
    total(Tree, Total).

%!  tree_depth(+Tree, ?Depth) is det.
%
%   True when Depth is the number of questions after which Tree has found every secret.
%
%       ?- tree_depth(node(2, 3, [< - node(1, 1, []), > - node(3, 1, [])]), Depth).
%       Depth = 2.

tree_depth(Tree, Depth) :-
    needed('Tree', tree, Tree),
    depth(Tree, Depth).

depth(secret(_), 0).
depth(node(_, _, Children), Depth) :-
    maplist(child_depth, Children, Depths),
    max_list([0|Depths], Deepest),
    Depth is Deepest + 1.

child_depth(_-Tree, Depth) :-
    depth(Tree, Depth).

/** <examples>

?- tree_depth(node(2, 3, [< - node(1, 1, []), > - node(3, 1, [])]), Depth).
*/
