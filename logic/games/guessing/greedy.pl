:- module(games_greedy,
          [ sheet_greedy/3         % +Sheet, +Goal, -Tree
          ]).

/** <module> Greedy: the tree that asks the best question at each set, and looks no further

By the goal `worst` and in code breaking it is D. E. Knuth's Five Guess
algorithm.  It is found at once where no best tree can be.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module(history, [set_question/4]).
:- use_module(sheet, [sheet_answer/3, sheet_ends/2, sheet_own/3, sheet_question/3, sheet_row/3,
                      sheet_sizes/4, subset_secrets/3]).

%!  sheet_greedy(+Sheet, +Goal, -Tree) is semidet.
%
%   True when Tree (definition.pl) asks at each set the question that is best by
%   Goal, `worst`, `expected` or `classes` (history.pl).  Fails where no question
%   tells the secrets of a set apart.
%
%       ?- table_sheet(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Sheet),
%          sheet_greedy(Sheet, worst, Tree).
%       Tree = node(d, 3, [no-secret(a), yes-node(e, 2, [no-secret(b), yes-secret(c)])]).

sheet_greedy(Sheet, Goal, Tree) :-
    sheet_sizes(Sheet, Size, _, _),
    Set is 1 << Size - 1,
    greedy(Set, Sheet, Goal, Tree).

greedy(Set, Sheet, Goal, Tree) :-
    (   popcount(Set) =:= 1,
        sheet_ends(Sheet, Ends),
        subset_secrets(Set, Sheet, [Secret]),
        ended(Ends, Secret, Tree0)
    ->  Tree = Tree0
    ;   Size is popcount(Set),
        set_question(Sheet, Set, Goal, Number),
        sheet_question(Sheet, Number, Question),
        sheet_row(Sheet, Number, Row),
        sheet_own(Sheet, Number, Own),
        Others is Set /\ \ Own,
        findall(Answer-Class,
                ( member(N-Class0, Row),
                  Class is Class0 /\ Others,
                  Class =\= 0,
                  sheet_answer(Sheet, N, Answer) ),
                Classes),
        maplist(child(Sheet, Goal), Classes, Children),
        Tree = node(Question, Size, Children)
    ).

ended(known, Secret, secret(Secret)).
ended(asked, Secret, node(Secret, 1, [])).

child(Sheet, Goal, Answer-Set, Answer-Tree) :-
    greedy(Set, Sheet, Goal, Tree).

/** <examples>

?- module_sheet(games_ship, inf, Sheet), sheet_greedy(Sheet, expected, Tree), tree_depth(Tree, Depth).
*/
