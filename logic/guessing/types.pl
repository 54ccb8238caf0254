:- module(guessing_types, []).

/** <module> The types of arguments: an error names them

Rules and trees are those of definition.pl.
*/

:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [memberchk/2]).

:- multifile error:has_type/2.

error:has_type(rules, Rules) :-
    subsumes_term(rules(_, _, _, _), Rules),
    Rules = rules(Ends, Secret_1, Question_1, Answer_3),
    is_end(Ends),
    maplist(callable, [Secret_1, Question_1, Answer_3]).
error:has_type(tree, Tree) :-
    ground(Tree),
    acyclic_term(Tree),
    is_tree(Tree).

is_end(Ends) :-
    (   subsumes_term(same(_), Ends)
    ->  Ends = same(Same_2),
        callable(Same_2)
    ;   ground(Ends),
        memberchk(Ends, [known, asked])
    ).

is_tree(secret(_)).
is_tree(node(_, Size, Children)) :-
    integer(Size),
    is_list(Children),
    maplist(is_child, Children).

is_child(_-Tree) :-
    is_tree(Tree).
