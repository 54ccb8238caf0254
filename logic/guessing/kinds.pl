:- module(guessing_kinds,
          [ kinds_total/4          % +Sheet, +Depth, -Total, -Tree
          ]).

/** <module> Kinds: the least total, if some secrets need not be told apart

A set has a tree without questions if its secrets are of one kind.  Of each kind some secret must be
told apart from those of all others, so the bound of as many secrets as there are kinds holds
(bound.pl); each of the other secrets takes one question at least.

The same as rules_least/4 of definition.pl, by branch and bound.  It is slower than least.pl, where
no secrets are of one kind.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module(bound, [no_tree_total/1, size_bound/5]).
:- use_module(node, [set_asked/5, set_end/3]).
:- use_module(options, [options_answers/3, options_firsts/3, options_worth/3, sheet_options/2]).
:- use_module(sheet, [kinds_size/3, sheet_kinds/2, sheet_sizes/4]).

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

?- table_sheet(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Sheet0),
   sheet_listed_kinds(Sheet0, [1,6,6], Sheet), kinds_total(Sheet, 1, Total, Tree).
*/
