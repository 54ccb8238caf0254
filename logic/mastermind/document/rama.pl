:- module(mastermind_rama,
          [ tree_rama/3,           % +Variant, +Tree, -Rama
            tree_rama_text/3       % +Variant, +Tree, -Text
          ]).

/** <module> Trees as the document writes them: rama/2
*/

:- use_module(library(lists), [memberchk/2]).
:- use_module('../rules/feedback', [variant_feedback/2]).

%!  tree_rama(+Variant, +Tree, -Rama) is det.
%
%   True when Rama is Tree as the document writes it: rama(Guess, Arboles)
%   with one element for each answer in the order of variant_feedback/2,
%   `vacio` if no code can give it or it is the win, and one `vacio` more.
%
%       ?- tree_rama(variant(1, 3, false), node([1], 2, [0-0-node([2], 1, [])]), Rama).
%       Rama = rama([1], [vacio, rama([2], [vacio, vacio, vacio]), vacio]).

tree_rama(Variant, node(Guess, _, Children), rama(Guess, Arboles)) :-
    findall(Feedback, variant_feedback(Variant, Feedback), Feedbacks),
    feedbacks_arboles(Feedbacks, Variant, Children, Arboles).

feedbacks_arboles([], _, _, [vacio]).
feedbacks_arboles([Feedback|Feedbacks], Variant, Children, [Arbol|Arboles]) :-
    (   memberchk(Feedback-Tree, Children)
    ->  tree_rama(Variant, Tree, Arbol)
    ;   Arbol = vacio
    ),
    feedbacks_arboles(Feedbacks, Variant, Children, Arboles).

%!  tree_rama_text(+Variant, +Tree, -Text) is det.
%
%   True when Text is the term of tree_rama/3 as Prolog writes and reads it.

tree_rama_text(Variant, Tree, Text) :-
    tree_rama(Variant, Tree, Rama),
    format(string(Text), "~q.", [Rama]).

/** <examples>

?- tree_rama(variant(1, 3, false), node([1], 2, [0-0-node([2], 1, [])]), Rama).
*/
