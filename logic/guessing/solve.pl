:- module(guessing_solve,
          [ sheet_obstacle/2,      % +Sheet, -Obstacle
            sheet_tree/3,          % +Sheet, +Depth, -Tree
            sheet_worst/3,         % +Sheet, -Depth, -Tree
            sheet_total/4,         % +Sheet, +Depth, -Total, -Tree
            sheet_found/4          % +Sheet, +Goal, +Depth, -Found
          ]).

/** <module> Solve: the tree with the least worst case, or with the least total

Whether there is a tree at all can be seen at once.  within.pl looks for the least worst case, depth
after depth.  least.pl finds the least total by branch and bound, with the sheet as an arena
(parts.pl).

The same as rules_solves/4 and rules_least/4 of definition.pl, but it gives only one of the trees.
In ASP: strategy.lp, for a few secrets.
*/

:- use_module(library(apply), [foldl/4]).
:- use_module(library(lists), [member/2]).
:- use_module(tree, [tree_depth/2, tree_total/2]).
:- use_module(arena, [arena_end/2]).
:- use_module(bound, [no_tree_total/1]).
:- use_module(branch, [subset_agenda_start/5]).
:- use_module(kinds, [kinds_total/4]).
:- use_module(least, [subset_total/6, subset_tree/4]).
:- use_module(options, [options_firsts/3, options_places/3, sheet_options/2]).
:- use_module(parts, [sheet_arena/3]).
:- use_module(sheet, [sheet_ends/2, sheet_kinds/2, sheet_known/4, sheet_own/3, sheet_row/3, sheet_secret/3, sheet_sizes/4]).
:- use_module(within, [options_tree/4]).

%!  sheet_obstacle(+Sheet, -Obstacle) is semidet.
%
%   True when no tree finds all secrets of Sheet, because of Obstacle: no question tells the
%   secrets of alike(Secret1, Secret2) apart, or the game ends(asked) and in unasked(Secret)
%   Secret is no question.
%
%       ?- table_sheet(known, [a,b,c], [d], [no,yes], [[1-1,2-6]], Sheet),
%          sheet_obstacle(Sheet, Obstacle).
%       Obstacle = alike(b, c).

sheet_obstacle(Sheet, Obstacle) :-
    sheet_sizes(Sheet, Size, Questions, _),
    findall(Number0, between(1, Questions, Number0), Numbers),
    All is 1 << Size - 1,
    foldl(with_own(Sheet), Numbers, 0, Owns),
    (   sheet_ends(Sheet, asked),
        Owns =\= All
    ->  unset_number(Owns, 1, Number),
        sheet_secret(Sheet, Number, Secret),
        Obstacle = unasked(Secret)
    ;   sheet_ends(Sheet, known),
        foldl(refined(Sheet), Numbers, [All], Sets),
        member(Set, Sets),
        Number1 is lsb(Set) + 1,
        sheet_known(Sheet, Set, Number1, Others),
        Others =\= 0
    ->  Number2 is lsb(Others) + 1,
        sheet_secret(Sheet, Number1, Secret1),
        sheet_secret(Sheet, Number2, Secret2),
        Obstacle = alike(Secret1, Secret2)
    ).

with_own(Sheet, Number, Owns0, Owns) :-
    sheet_own(Sheet, Number, Own),
    Owns is Owns0 \/ Own.

unset_number(Owns, Number0, Number) :-
    (   Owns /\ 1 =:= 0
    ->  Number = Number0
    ;   Owns1 is Owns >> 1,
        Number1 is Number0 + 1,
        unset_number(Owns1, Number1, Number)
    ).

%   The sets of secrets that no question so far tells apart, without sets of one.

refined(_, _, [], []) :- !.
refined(Sheet, Number, Sets0, Sets) :-
    sheet_row(Sheet, Number, Row),
    findall(Set,
            ( member(Set0, Sets0),
              member(_-Class, Row),
              Set is Set0 /\ Class,
              popcount(Set) > 1 ),
            Sets).

%!  sheet_tree(+Sheet, +Depth, -Tree) is semidet.
%
%   True when Tree is the first tree that finds each secret of Sheet by at most Depth questions.
%   If it fails, it is proved that there is none.
%
%       ?- table_sheet(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Sheet),
%          sheet_tree(Sheet, 2, Tree).
%       Tree = node(d, 3, [no-secret(a), yes-node(e, 2, [no-secret(b), yes-secret(c)])]).

sheet_tree(Sheet, Depth, Tree) :-
    sheet_options(Sheet, Options),
    options_tree(Options, Sheet, Depth, Tree).

%!  sheet_worst(+Sheet, -Depth, -Tree) is semidet.
%
%   True when Depth is the least number of questions by which a tree finds each
%   secret of Sheet, and Tree is one that does.  Fails if there is none at all.
%
%       ?- table_sheet(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Sheet),
%          sheet_worst(Sheet, Depth, _).
%       Depth = 2.

sheet_worst(Sheet, Depth, Tree) :-
    \+ sheet_obstacle(Sheet, _),
    sheet_options(Sheet, Options),
    sheet_sizes(Sheet, Size, _, _),
    between(0, Size, Depth),
    options_tree(Options, Sheet, Depth, Tree),
    !.

%!  sheet_total(+Sheet, +Depth, -Total, -Tree) is semidet.
%
%   True when Tree has the least Total of all trees of at most Depth questions,
%   a number or `inf`.  Fails if there is none.
%
%       ?- table_sheet(asked, [a,b,c], [a,b,c], [no,yes], [[1-6,2-1], [1-5,2-2], [1-3,2-4]], Sheet),
%          sheet_total(Sheet, inf, Total, _).
%       Total = 6.

sheet_total(Sheet, Depth, Total, Tree) :-
    \+ sheet_obstacle(Sheet, _),
    (   sheet_kinds(Sheet, none)
    ->  arena_total(Sheet, Depth, Total, Tree)
    ;   kinds_total(Sheet, Depth, Total, Tree)
    ).

arena_total(Sheet, Depth0, Total, Tree) :-
    sheet_sizes(Sheet, Size, _, _),
    sheet_options(Sheet, Options),
    sheet_arena(Sheet, Options, Arena),
    Depth is min(Depth0, Size),
    arena_end(Arena, End),
    Depth >= End,
    All is 1 << Size - 1,
    options_firsts(Options, Sheet, Firsts),
    options_places(Options, Firsts, Set),
    subset_agenda_start(All, Size, Depth, Set, Arena),
    no_tree_total(NoTree),
    Most is NoTree - 1,
    subset_total(All, Size, Depth, Most, Arena, Total),
    Total =< Most,
    subset_tree(All, Depth, Arena, Tree).

%!  sheet_found(+Sheet, +Goal, +Depth, -Found) is det.
%
%   True when Found is found(Depth1, Total, Tree), with the best tree by Goal that has at most
%   Depth questions, a number or `inf`.  Goal is `worst`, `total`, or `both`: the least total of
%   all trees with the least worst case.  If there is no tree, Found is an obstacle, or `deeper`
%   if every tree has more questions.
%
%       ?- table_sheet(known, [a,b,c], [d], [no,yes], [[1-1,2-6]], Sheet),
%          sheet_found(Sheet, total, inf, Found).
%       Found = alike(b, c).

sheet_found(Sheet, Goal, Depth, Found) :-
    (   sheet_obstacle(Sheet, Obstacle)
    ->  Found = Obstacle
    ;   goal_tree(Goal, Sheet, Depth, Tree)
    ->  tree_depth(Tree, Depth1),
        tree_total(Tree, Total),
        Found = found(Depth1, Total, Tree)
    ;   Found = deeper
    ).

goal_tree(worst, Sheet, Depth, Tree) :-
    (   Depth == inf
    ->  sheet_worst(Sheet, _, Tree)
    ;   sheet_tree(Sheet, Depth, Tree)
    ).
goal_tree(total, Sheet, Depth, Tree) :-
    sheet_total(Sheet, Depth, _, Tree).
goal_tree(both, Sheet, Depth, Tree) :-
    sheet_worst(Sheet, Worst, _),
    Worst =< Depth,
    sheet_total(Sheet, Worst, _, Tree).

/** <examples>

?- Rules = rules(asked, between(1, 9), between(1, 9), [Q,S,A]>>compare(A, S, Q)),
   rules_sheet(Rules, seconds(1), Sheet), sheet_worst(Sheet, Depth, Tree).
*/
