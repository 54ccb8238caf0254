:- module(guessing_within,
          [ options_tree/4,        % +Options, +Sheet, +Depth, -Tree
            options_search/3,      % +Options, +Sheet, -Search
            search_firsts/4,       % +Search, +Options, +Depth, -Firsts
            search_tree/4          % +Search, +Set, +Depth, -Tree
          ]).

/** <module> Within: a tree of some depth, or the proof that there is none

The search tries the options of a set (options.pl), and goes on with the classes of each.  It ends
when it has found a tree or tried everything.  Options that divide the set most evenly come first.
Two things save work: an option is left out if its largest class has more secrets than the
questions left can find (size_bound/5), and what is found out about a set is kept in a table.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(bound, [ends_end/2, no_tree_total/1, size_bound/5]).
:- use_module(node, [set_asked/5, set_end/3]).
:- use_module(options, [options_answers/3, options_firsts/3, options_worth/3]).
:- use_module(sheet, [kinds_size/3, sheet_ends/2, sheet_kinds/2, sheet_sizes/4]).

%!  options_tree(+Options, +Sheet, +Depth, -Tree) is semidet.
%
%   True when Tree finds each secret of Sheet by at most Depth questions out of Options
%   (options.pl).  If it fails, it is proved that there is none.
%
%       ?- table_sheet(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Sheet),
%          sheet_options(Sheet, Options), \+ options_tree(Options, Sheet, 1, _),
%          options_tree(Options, Sheet, 2, Tree).
%       Tree = node(d, 3, [no-secret(a), yes-node(e, 2, [no-secret(b), yes-secret(c)])]).

options_tree(Options, Sheet, Depth, Tree) :-
    options_search(Options, Sheet, search(_, _, Width, Table)),
    options_firsts(Options, Sheet, Firsts),
    sheet_sizes(Sheet, Secrets, _, _),
    All is 1 << Secrets - 1,
    set_size(All, Width, Size),
    within(All, Size, Depth, Width, Firsts, Options, Table),
    read_off(All, Sheet, Table, Tree).

%!  options_search(+Options, +Sheet, -Search) is det.
%
%   True when Search is one that knows nothing yet.  Options divide the sets of Sheet.
%
%       ?- table_sheet(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Sheet),
%          sheet_options(Sheet, Options), options_search(Options, Sheet, Search),
%          \+ search_tree(Search, 0b111, 1, _), search_tree(Search, 0b110, 1, Tree).
%       Tree = node(e, 2, [no-secret(b), yes-secret(c)]).

options_search(Options, Sheet, search(Sheet, Options, width(End, Answers, Kinds), Table)) :-
    sheet_ends(Sheet, Ends),
    ends_end(Ends, End),
    options_answers(End, Options, Answers),
    sheet_kinds(Sheet, Kinds),
    trie_new(Table).

%!  search_tree(+Search, +Set, +Depth, -Tree) is semidet.
%
%   True when Tree finds each secret in Set by at most Depth questions.  Fails if there is none.
%   Search remembers what it finds out.
%
%       ?- module_sheet(guessing_ship, inf, Sheet), sheet_options(Sheet, Options),
%          options_search(Options, Sheet, Search), search_tree(Search, 0b111, 2, Tree),
%          tree_depth(Tree, Depth).
%       Depth = 2.

search_tree(search(Sheet, Options, Width, Table), Set, Depth, Tree) :-
    set_size(Set, Width, Size),
    within(Set, Size, Depth, Width, Options, Table),
    read_off(Set, Sheet, Table, Tree).

%!  search_firsts(+Search, +Options, +Depth, -Firsts) is det.
%
%   True when Firsts are those of Options that may begin a tree of Depth questions, by the size of
%   their largest class, the most even ones first.

search_firsts(search(_, _, Width, _), Options, Depth, Firsts) :-
    options_even(Options, Depth, Width, Sorted),
    pairs_values(Sorted, Firsts).

options_even(Options, Depth, Width, Sorted) :-
    Depth1 is Depth - 1,
    findall(key(Most, Sum)-Option,
            ( member(Option, Options),
              option_fits(Option, Depth1, Width, Most, Sum) ),
            Keyed),
    keysort(Keyed, Sorted).

%   The table has entry(No, Yes, Number) for a set: there is no tree of No questions, and there is a
%   tree of Yes questions that begins with question Number.

within(Set, Size, Depth, Width, Options0, Table) :-
    within(Set, Size, Depth, Width, Options0, Options0, Table).

%   The same, but the first question is one of Firsts.

within(Set, Size, Depth, Width, Firsts, Options0, Table) :-
    (   Size =:= 1
    ->  size_fits(Size, Depth, Width)
    ;   entry(Table, Set, No, Yes, _),
        ( Depth >= Yes ; Depth =< No )
    ->  Depth >= Yes
    ;   size_fits(Size, Depth, Width),
        options_worth(Set, Options0, Options),
        (   Firsts == Options0
        ->  Asked = Options
        ;   Asked = Firsts
        ),
        options_even(Asked, Depth, Width, Sorted),
        Depth1 is Depth - 1,
        member(_-option(Number, _, Sets), Sorted),
        sets_within(Sets, Depth1, Width, Options, Table)
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

size_fits(Size, Depth, width(End, Answers, _)) :-
    size_bound(End, Answers, Depth, Size, Bound),
    no_tree_total(NoTree),
    Bound < NoTree.

option_fits(option(_, _, Sets), Depth, Width, Most, Sum) :-
    most(Sets, 0, Most, 0, Sum),
    (   Width = width(_, _, none)
    ->  size_fits(Most, Depth, Width)
    ;   \+ ( member(Set, Sets),
             set_size(Set, Width, Size),
             \+ size_fits(Size, Depth, Width) )
    ).

most([], Most, Most, Sum, Sum).
most([Set|Sets], Most0, Most, Sum0, Sum) :-
    Size is popcount(Set),
    Most1 is max(Most0, Size),
    Sum1 is Sum0 + Size * Size,
    most(Sets, Most1, Most, Sum1, Sum).

%   How many secrets of Set are to be told apart.

set_size(Set, width(_, _, Kinds), Size) :-
    (   Kinds == none
    ->  Size is popcount(Set)
    ;   kinds_size(Kinds, Set, Size)
    ).

sets_within([], _, _, _, _).
sets_within([Set|Sets], Depth, Width, Options, Table) :-
    set_size(Set, Width, Size),
    within(Set, Size, Depth, Width, Options, Table),
    sets_within(Sets, Depth, Width, Options, Table).

stored(Table, Set, Entry) :-
    (   trie_update(Table, Set, Entry)
    ->  true
    ;   true
    ).

%   The tree whose first questions the table holds.

read_off(Set, Sheet, Table, Tree) :-
    (   set_end(Set, Sheet, Tree0)
    ->  Tree = Tree0
    ;   entry(Table, Set, _, _, Number),
        set_asked(Set, Number, Sheet, Question, Classes),
        Size is popcount(Set),
        Tree = node(Question, Size, Children),
        maplist(child(Sheet, Table), Classes, Children)
    ).

child(Sheet, Table, Answer-Set, Answer-Tree) :-
    read_off(Set, Sheet, Table, Tree).

/** <examples>

?- module_sheet(guessing_ship, inf, Sheet), sheet_options(Sheet, Options),
   options_tree(Options, Sheet, 9, Tree).
*/
