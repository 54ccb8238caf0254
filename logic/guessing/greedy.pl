:- module(guessing_greedy,
          [ sheet_greedy/3,        % +Sheet, +Goal, -Tree
            set_greedy/4           % +Set, +Sheet, +Goal, -Tree
          ]).

/** <module> Greedy: the tree that asks the best question at each set, and looks no further

In code breaking, with the goal `worst`, it is D. E. Knuth's Five Guess algorithm.  This tree is
found at once, even if the search for a best tree would take too long.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(history, [set_question/4]).
:- use_module(node, [set_asked/5, set_end/3]).
:- use_module(sheet, [sheet_sizes/4]).

%!  sheet_greedy(+Sheet, +Goal, -Tree) is semidet.
%
%   True when Tree (definition.pl) asks the best question by Goal at each set.  Goal is `worst`,
%   `expected` or `classes` (history.pl).  Fails if no question tells anything about some set of two
%   secrets or more.
%
%       ?- table_sheet(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Sheet),
%          sheet_greedy(Sheet, worst, Tree).
%       Tree = node(d, 3, [no-secret(a), yes-node(e, 2, [no-secret(b), yes-secret(c)])]).

sheet_greedy(Sheet, Goal, Tree) :-
    sheet_sizes(Sheet, Size, _, _),
    Set is 1 << Size - 1,
    set_greedy(Set, Sheet, Goal, Tree).

%!  set_greedy(+Set, +Sheet, +Goal, -Tree) is semidet.
%
%   The same as sheet_greedy/3, for the secrets in Set.
%
%       ?- table_sheet(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Sheet),
%          set_greedy(0b110, Sheet, worst, Tree).
%       Tree = node(e, 2, [no-secret(b), yes-secret(c)]).

set_greedy(Set, Sheet, Goal, Tree) :-
    (   set_end(Set, Sheet, Tree0)
    ->  Tree = Tree0
    ;   Size is popcount(Set),
        set_question(Sheet, Set, Goal, Number),
        set_asked(Set, Number, Sheet, Question, Classes),
        maplist(child(Sheet, Goal), Classes, Children),
        Tree = node(Question, Size, Children)
    ).

child(Sheet, Goal, Answer-Set, Answer-Tree) :-
    set_greedy(Set, Sheet, Goal, Tree).

/** <examples>

?- module_sheet(guessing_ship, inf, Sheet), sheet_greedy(Sheet, expected, Tree),
   tree_depth(Tree, Depth).
*/
