:- module(guessing_solve,
          [ sheet_obstacle/2,      % +Sheet, -Obstacle
            sheet_tree/3,          % +Sheet, +Depth, -Tree
            sheet_worst/3,         % +Sheet, -Depth, -Tree
            sheet_total/4,         % +Sheet, +Depth, -Total, -Tree
            sheet_found/4,         % +Sheet, +Goal, +Depth, -Found
            kinds_total/4          % +Sheet, +Depth, -Total, -Tree
          ]).

/** <module> Solve: the tree with the least worst case, or with the least total

Whether there is a tree at all can be seen at once.  worst_case.pl looks for the least worst case,
depth after depth.  least_total.pl finds the least total by branch and bound, with the sheet as an arena.

The same as rules_solves/4 and rules_least/4 of definition.pl, but it gives only one of the trees.
In ASP: strategy.lp, for a few secrets.

__If some secrets need not be told apart,__ another search finds the least total; it is slower.
A set has a tree without questions if its secrets are of one kind.  Of each kind some secret must be
told apart from those of all others, so the bound of as many secrets as there are kinds holds
(bounds.pl); each of the other secrets takes one question at least.
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module(arena, [arena_end/2]).
:- use_module(bounds, [no_tree_total/1, size_bound/5]).
:- use_module(distinguishing, [sheet_arena/3]).
:- use_module(least_total, [subset_agenda_start/5, subset_total/6, subset_tree/4]).
:- use_module(sheet,
              [ kinds_size/3, set_asked/5, set_end/3, sheet_ends/2, sheet_kinds/2, sheet_known/4,
                sheet_own/3, sheet_row/3, sheet_secret/3, sheet_sizes/4
              ]).
:- use_module(tree, [tree_depth/2, tree_total/2]).
:- use_module(worst_case,
              [ options_answers/3, options_firsts/3, options_places/3, options_tree/4,
                options_worth/3, sheet_options/2
              ]).

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

%!  kinds_total(+Sheet, +Depth, -Total, -Tree) is semidet.
%
%   True when Tree has the least Total of all trees of at most Depth questions, a number or `inf`.
%   Sheet ends(known).  Fails if there is none.
%
%       ?- table_sheet(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Sheet0),
%          sheet_listed_kinds(Sheet0, [1,6,6], Sheet), kinds_total(Sheet, inf, Total, Tree).
%       Total = 3, Tree = node(d, 3, [no-secret(a), yes-secret(b)]).

kinds_total(Sheet, Depth0, Total, Tree) :-
    sheet_options(Sheet, Options),
    options_firsts(Options, Sheet, Firsts),
    options_answers(0, Options, Answers),
    sheet_kinds(Sheet, Kinds),
    sheet_sizes(Sheet, Size, _, _),
    Depth is min(Depth0, Size),
    trie_new(Table),
    Search = search(Answers, Kinds, Table),
    All is 1 << Size - 1,
    no_tree_total(NoTree),
    Most is NoTree - 1,
    least(All, Depth, Most, Firsts, Options, Search, Total),
    Total =< Most,
    read_off(All, Depth, Sheet, Search, Tree).

%   Total is the least of Set within Depth questions, the first of Firsts, if that is at most Most.
%   Otherwise no tree has a total less than Total.  The table has entry(Total, First) for what is
%   known of a set and a depth: First is the first question, or `open` if Total is a bound.

least(Set, Depth, Most, Firsts, Options0, Search, Total) :-
    set_bound(Set, Depth, Search, Bound, First0),
    (   ( Bound > Most ; First0 \== open )
    ->  Total = Bound
    ;   options_worth(Set, Options0, Options),
        ( Firsts == Options0 -> Asked = Options ; Asked = Firsts ),
        Depth1 is Depth - 1,
        Size is popcount(Set),
        findall(Bound1-option(Number, Own, Sets),
                ( member(option(Number, Own, Sets), Asked),
                  sets_bound(Sets, Depth1, Search, Size, Bound1),
                  Bound1 =< Most ),
                Unordered),
        keysort(Unordered, Ordered),
        no_tree_total(NoTree),
        Beyond is min(NoTree, Most + 1),
        best(Ordered, Depth1, Beyond, open, Options, Search, Total, First),
        Search = search(_, _, Table),
        stored(Table, Set-Depth, entry(Total, First))
    ).

%   The options come with their bounds, the least first; Best0 is the least total so far.

best([], _, Best, First, _, _, Best, First).
best([Bound-option(Number, _, Sets)|Others], Depth, Best0, First0, Options, Search, Best, First) :-
    (   Bound >= Best0
    ->  Best = Best0,
        First = First0
    ;   Most is Best0 - 1,
        sets_least(Sets, Depth, Most, Bound, Options, Search, Total),
        (   Total < Best0
        ->  best(Others, Depth, Total, Number, Options, Search, Best, First)
        ;   best(Others, Depth, Best0, First0, Options, Search, Best, First)
        )
    ).

%   Bound0 counts what each set takes at least.

sets_least([], _, _, Total, _, _, Total).
sets_least([Set|Sets], Depth, Most, Bound0, Options, Search, Total) :-
    set_bound(Set, Depth, Search, Bound1, _),
    Most1 is Most - Bound0 + Bound1,
    least(Set, Depth, Most1, Options, Options, Search, Total1),
    Bound is Bound0 - Bound1 + Total1,
    (   Bound > Most
    ->  Total = Bound
    ;   sets_least(Sets, Depth, Most, Bound, Options, Search, Total)
    ).

sets_bound([], _, _, Bound, Bound).
sets_bound([Set|Sets], Depth, Search, Bound0, Bound) :-
    set_bound(Set, Depth, Search, Bound1, _),
    Bound2 is Bound0 + Bound1,
    sets_bound(Sets, Depth, Search, Bound2, Bound).

set_bound(Set, Depth, search(Answers, Kinds, Table), Bound, First) :-
    kinds_size(Kinds, Set, Count),
    (   Count =:= 1
    ->  Bound = 0,
        First = none
    ;   trie_lookup(Table, Set-Depth, entry(Bound0, First0))
    ->  Bound = Bound0,
        First = First0
    ;   size_bound(0, Answers, Depth, Count, Bound1),
        Bound is Bound1 + popcount(Set) - Count,
        First = open
    ).

stored(Table, Key, Value) :-
    (   trie_update(Table, Key, Value)
    ->  true
    ;   true
    ).

read_off(Set, Depth, Sheet, Search, Tree) :-
    (   set_end(Set, Sheet, Tree0)
    ->  Tree = Tree0
    ;   set_bound(Set, Depth, Search, _, Number),
        set_asked(Set, Number, Sheet, Question, Classes),
        Size is popcount(Set),
        Depth1 is Depth - 1,
        maplist(child(Depth1, Sheet, Search), Classes, Children),
        Tree = node(Question, Size, Children)
    ).

child(Depth, Sheet, Search, Answer-Set, Answer-Tree) :-
    read_off(Set, Depth, Sheet, Search, Tree).

/** <examples>

?- Rules = rules(asked, between(1, 9), between(1, 9), [Q,S,A]>>compare(A, S, Q)),
   rules_sheet(Rules, seconds(1), Sheet), sheet_worst(Sheet, Depth, Tree).
?- table_sheet(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Sheet0),
   sheet_listed_kinds(Sheet0, [1,6,6], Sheet), kinds_total(Sheet, 1, Total, Tree).
*/
