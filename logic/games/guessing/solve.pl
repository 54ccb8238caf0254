:- module(games_solve,
          [ sheet_obstacle/2,      % +Sheet, -Obstacle
            sheet_tree/3,          % +Sheet, +Depth, -Tree
            sheet_worst/3,         % +Sheet, -Depth, -Tree
            sheet_total/4          % +Sheet, +Depth, -Total, -Tree
          ]).

/** <module> Solve: the tree with the least worst case, or with the least total

A search goes through the options of a set (arena.pl), the most even ones
first, and ends when it has found a tree, or has tried everything: then there
is none.  What it finds out about a set is kept in a table, as it comes to the
same set again and again.

The same as rules_solves/4 and rules_least/4 of definition.pl, but of the
trees it gives one.  As strategy.lp, for more than a few secrets.
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(arena, [arena_ends/2, arena_options/2, options_worth/3, sheet_arena/2,
                      size_fits/3, size_least/4]).
:- use_module(sheet, [sheet_answer/3, sheet_ends/2, sheet_orbit/3, sheet_own/3, sheet_question/3,
                      sheet_row/3, sheet_secret/3, sheet_sizes/4]).

%!  sheet_obstacle(+Sheet, -Obstacle) is semidet.
%
%   True when no tree finds all secrets of Sheet, because of Obstacle:
%   alike(Secret1, Secret2), which no question tells apart; or
%   unasked(Secret), which is no question in a game that ends(asked).
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
        popcount(Set) > 1
    ->  I is lsb(Set),
        J is lsb(Set xor (1 << I)),
        Number1 is I + 1,
        Number2 is J + 1,
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

%   The sets that the questions so far leave together; single secrets are done.

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
%   True when Tree finds each secret of Sheet by at most Depth questions; the
%   first such tree.  Fails if there is none: then this is proved.
%
%       ?- table_sheet(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Sheet),
%          sheet_tree(Sheet, 2, Tree).
%       Tree = node(d, 3, [no-secret(a), yes-node(e, 2, [no-secret(b), yes-secret(c)])]).

sheet_tree(Sheet, Depth, Tree) :-
    sheet_arena(Sheet, Arena),
    arena_tree(Arena, Sheet, Depth, Tree).

arena_tree(Arena, Sheet, Depth, Tree) :-
    sheet_sizes(Sheet, Size, _, _),
    All is 1 << Size - 1,
    arena_options(Arena, Options),
    trie_new(Table),
    firsts(Options, Sheet, Firsts),
    within(All, Size, Depth, Arena, Firsts, Options, Table),
    read_off(All, Sheet, Table, Tree).

%   Of options that are the same but for names one is asked first.

firsts(Options, Sheet, Firsts) :-
    findall(Orbit-Option,
            ( member(Option, Options),
              Option = option(Number, _, _),
              sheet_orbit(Sheet, Number, Orbit) ),
            Pairs),
    sort(1, @<, Pairs, Sorted),
    (   same_length(Sorted, Pairs)
    ->  Firsts = Options
    ;   pairs_values(Sorted, Firsts)
    ).

%   The table says of a set entry(No, Yes, Number): there is no tree of No
%   questions, and there is one of Yes that begins with question Number.

within(Set, Size, Depth, Arena, Options0, Table) :-
    within(Set, Size, Depth, Arena, Options0, Options0, Table).

%   The same, but of its options only Firsts are asked first.

within(Set, Size, Depth, Arena, Firsts, Options0, Table) :-
    (   Size =:= 1
    ->  single_fits(Arena, Depth)
    ;   entry(Table, Set, No, Yes, _),
        ( Depth >= Yes ; Depth =< No )
    ->  Depth >= Yes
    ;   size_fits(Size, Depth, Arena),
        options_worth(Set, Options0, Options),
        (   Firsts == Options0
        ->  Asked = Options
        ;   Asked = Firsts
        ),
        Depth1 is Depth - 1,
        findall(key(Most, Sum)-Option,
                ( member(Option, Asked),
                  option_fits(Option, Depth1, Arena, Most, Sum) ),
                Keyed),
        keysort(Keyed, Sorted),
        member(_-option(Number, _, Sets), Sorted),
        sets_within(Sets, Depth1, Arena, Options, Table)
    ->  entry(Table, Set, No, _, _),
        stored(Table, Set, entry(No, Depth, Number))
    ;   entry(Table, Set, _, Yes, Number),
        stored(Table, Set, entry(Depth, Yes, Number)),
        fail
    ).

entry(Table, Set, No, Yes, Number) :-
    (   trie_lookup(Table, Set, Entry)
    ->  Entry = entry(No, Yes, Number)
    ;   No = -1,
        Yes = inf,
        Number = 0
    ).

single_fits(Arena, Depth) :-
    (   arena_ends(Arena, known)
    ->  true
    ;   Depth > 0
    ).

option_fits(option(_, _, Sets), Depth, Arena, Most, Sum) :-
    most(Sets, 0, Most, 0, Sum),
    size_fits(Most, Depth, Arena).

most([], Most, Most, Sum, Sum).
most([Set|Sets], Most0, Most, Sum0, Sum) :-
    Size is popcount(Set),
    Most1 is max(Most0, Size),
    Sum1 is Sum0 + Size * Size,
    most(Sets, Most1, Most, Sum1, Sum).

sets_within([], _, _, _, _).
sets_within([Set|Sets], Depth, Arena, Options, Table) :-
    Size is popcount(Set),
    within(Set, Size, Depth, Arena, Options, Table),
    sets_within(Sets, Depth, Arena, Options, Table).

stored(Table, Set, Entry) :-
    (   trie_update(Table, Set, Entry)
    ->  true
    ;   true
    ).

%   The tree whose first questions the table holds.

read_off(Set, Sheet, Table, Tree) :-
    Size is popcount(Set),
    (   Size =:= 1
    ->  end(Set, Sheet, Tree)
    ;   entry(Table, Set, _, _, Number),
        asked(Number, Set, Sheet, Question, Classes),
        Tree = node(Question, Size, Children),
        maplist(child(Sheet, Table), Classes, Children)
    ).

child(Sheet, Table, Answer-Set, Answer-Tree) :-
    read_off(Set, Sheet, Table, Tree).

end(Set, Sheet, Tree) :-
    Number is lsb(Set) + 1,
    sheet_secret(Sheet, Number, Secret),
    (   sheet_ends(Sheet, known)
    ->  Tree = secret(Secret)
    ;   Tree = node(Secret, 1, [])
    ).

asked(Number, Set, Sheet, Question, Classes) :-
    sheet_question(Sheet, Number, Question),
    sheet_row(Sheet, Number, Row),
    sheet_own(Sheet, Number, Own),
    Others is Set /\ \ Own,
    findall(Answer-Class,
            ( member(N-Class0, Row),
              Class is Class0 /\ Others,
              Class =\= 0,
              sheet_answer(Sheet, N, Answer) ),
            Classes).

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
    sheet_arena(Sheet, Arena),
    sheet_sizes(Sheet, Size, _, _),
    between(0, Size, Depth),
    size_fits(Size, Depth, Arena),
    arena_tree(Arena, Sheet, Depth, Tree),
    !.

%!  sheet_total(+Sheet, +Depth, -Total, -Tree) is semidet.
%
%   True when Tree has the least Total of all trees of at most Depth questions,
%   a number or `inf`.  Fails if there is none.
%
%       ?- table_sheet(asked, [a,b,c], [a,b,c], [no,yes], [[1-6,2-1], [1-5,2-2], [1-3,2-4]], Sheet),
%          sheet_total(Sheet, inf, Total, _).
%       Total = 6.

sheet_total(Sheet, Depth0, Total, Tree) :-
    \+ sheet_obstacle(Sheet, _),
    sheet_arena(Sheet, Arena),
    sheet_sizes(Sheet, Size, _, _),
    Depth is min(Depth0, Size),
    All is 1 << Size - 1,
    arena_options(Arena, Options),
    Budget is Size * Size,
    trie_new(Table),
    firsts(Options, Sheet, Firsts),
    total(All, Size, Depth, Budget, Arena, Firsts, Options, Table, Total),
    Total =< Budget,
    depth_read_off(All, Depth, Sheet, Table, Tree).

%   The least total of Set if that is no more than Budget; else a number beyond
%   Budget that it is not less than.  The table says total(Total, Number) of a
%   set and depth: Total is a bound if Number is 0, or else the least total,
%   which question Number has.

total(Set, Size, Depth, Budget, Arena, Options0, Table, Total) :-
    total(Set, Size, Depth, Budget, Arena, Options0, Options0, Table, Total).

total(Set, Size, Depth, Budget, Arena, Firsts, Options0, Table, Total) :-
    known_total(Set, Size, Depth, Arena, Table, Total0, Exact),
    (   ( Exact == true ; Total0 > Budget )
    ->  Total = Total0
    ;   options_worth(Set, Options0, Options),
        (   Firsts == Options0
        ->  Asked = Options
        ;   Asked = Firsts
        ),
        Depth1 is Depth - 1,
        findall(Bound-Option,
                ( member(Option, Asked),
                  option_bound(Option, Size, Depth1, Arena, Bound) ),
                Keyed),
        keysort(Keyed, Sorted),
        Least is Budget + 1,
        no_tree(NoTree),
        best(Sorted, Size, Depth1, Arena, Options, Table, Least, 0, NoTree, Total, Number),
        set_key(Set, Size, Depth, Key),
        stored(Table, Key, total(Total, Number))
    ).

%   More than any total.

no_tree(1 000 000 000).

set_key(Set, Size, Depth, Set-Depth1) :-
    Depth1 is min(Size, Depth).

known_total(Set, Size, Depth, Arena, Table, Total, Exact) :-
    (   size_least(Size, Depth, Arena, Bound)
    ->  set_key(Set, Size, Depth, Key),
        (   Size =:= 1
        ->  Total = Bound,
            Exact = true
        ;   trie_lookup(Table, Key, total(Total0, Number))
        ->  Total = Total0,
            (   Number =:= 0
            ->  Exact = false
            ;   Exact = true
            )
        ;   Total = Bound,
            Exact = false
        )
    ;   no_tree(Total),
        Exact = true
    ).

option_bound(option(_, _, Sets), Size, Depth, Arena, Bound) :-
    foldl(set_bound(Depth, Arena), Sets, Size, Bound).

set_bound(Depth, Arena, Set, Bound0, Bound) :-
    Size is popcount(Set),
    size_least(Size, Depth, Arena, Bound1),
    Bound is Bound0 + Bound1.

%   The options by their bounds, until these are no less than the best total.

best([], _, _, _, _, _, Best, Number, Beyond, Total, Number) :-
    (   Number =:= 0
    ->  Total = Beyond
    ;   Total = Best
    ).
best([Bound-Option|Options], Size, Depth, Arena, All, Table, Best0, Number0, Beyond0,
     Total, Number) :-
    (   Bound >= Best0
    ->  Beyond is min(Beyond0, Bound),
        best([], Size, Depth, Arena, All, Table, Best0, Number0, Beyond, Total, Number)
    ;   Budget is Best0 - 1,
        option_total(Option, Size, Depth, Budget, Arena, All, Table, Total1),
        (   Total1 < Best0
        ->  Option = option(Number1, _, _),
            best(Options, Size, Depth, Arena, All, Table, Total1, Number1, Beyond0,
                 Total, Number)
        ;   Beyond is min(Beyond0, Total1),
            best(Options, Size, Depth, Arena, All, Table, Best0, Number0, Beyond,
                 Total, Number)
        )
    ).

%   Each class may take what the bounds of the others leave.

option_total(option(_, _, Sets), Size, Depth, Budget, Arena, Options, Table, Total) :-
    sets_bounds(Sets, Depth, Budget, Arena, Table, Size, Bound, Open),
    (   Bound > Budget
    ->  Total = Bound
    ;   keysort(Open, Sorted),
        open_total(Sorted, Depth, Budget, Arena, Options, Table, Bound, Total)
    ).

sets_bounds([], _, _, _, _, Bound, Bound, []).
sets_bounds([Set|Sets], Depth, Budget, Arena, Table, Bound0, Bound, Open) :-
    Size is popcount(Set),
    known_total(Set, Size, Depth, Arena, Table, Total, Exact),
    Bound1 is Bound0 + Total,
    (   Bound1 > Budget
    ->  Bound = Bound1,
        Open = []
    ;   (   Exact == true
        ->  Open = Open1
        ;   Open = [Size-open(Set, Total)|Open1]
        ),
        sets_bounds(Sets, Depth, Budget, Arena, Table, Bound1, Bound, Open1)
    ).

open_total([], _, _, _, _, _, Total, Total).
open_total([Size-open(Set, Bound1)|Open], Depth, Budget, Arena, Options, Table, Bound0, Total) :-
    Budget1 is Budget - Bound0 + Bound1,
    total(Set, Size, Depth, Budget1, Arena, Options, Table, Total1),
    Bound is Bound0 - Bound1 + Total1,
    (   Bound > Budget
    ->  Total = Bound
    ;   open_total(Open, Depth, Budget, Arena, Options, Table, Bound, Total)
    ).

depth_read_off(Set, Depth, Sheet, Table, Tree) :-
    Size is popcount(Set),
    (   Size =:= 1
    ->  end(Set, Sheet, Tree)
    ;   set_key(Set, Size, Depth, Key),
        trie_lookup(Table, Key, total(_, Number)),
        asked(Number, Set, Sheet, Question, Classes),
        Tree = node(Question, Size, Children),
        Depth1 is Depth - 1,
        maplist(depth_child(Sheet, Table, Depth1), Classes, Children)
    ).

depth_child(Sheet, Table, Depth, Answer-Set, Answer-Tree) :-
    depth_read_off(Set, Depth, Sheet, Table, Tree).

/** <examples>

?- Rules = rules(asked, between(1, 9), between(1, 9), [Q,S,A]>>compare(A, S, Q)),
   rules_sheet(Rules, seconds(1), Sheet), sheet_worst(Sheet, Depth, Tree).
*/
