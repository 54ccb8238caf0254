:- module(guessing_worst_case,
          [ options_tree/4,        % +Options, +Matrix, +Depth, -Tree
            options_search/3,      % +Options, +Matrix, -Search
            search_firsts/4,       % +Search, +Options, +Depth, -Firsts
            search_tree/4,         % +Search, +Set, +Depth, -Tree
            matrix_options/2,       % +Matrix, -Options
            options_worth/3,       % +Subset, +Options0, -Options
            options_answers/3,     % +End, +Options, -Answers
            options_firsts/3,      % +Options, +Matrix, -Firsts
            options_places/3       % +Options, +Some, -Places
          ]).

/** <module> The worst case: a tree of some depth, or the proof that there is none

Questions that divide the secrets in the same way are one _option_: option(Number, Own, Sets), with
the number of the first of them, its own set (matrix.pl), and the sets of its classes without the
secret that it names.

The search tries the options of a set, and goes on with the classes of each.  It ends when it has
found a tree or tried everything.  Options that divide the set most evenly come first.  Two things
save work: an option is left out if its largest class has more secrets than the questions left can
find (size_bound/5), and what is found out about a set is kept in a table.
*/

:- use_module(library(apply), [foldl/4, include/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(arena, [trie_store/3]).
:- use_module(bounds, [ends_end/2, no_tree_total/1, size_bound/5]).
:- use_module(matrix,
              [ kinds_size/3, set_tree/5, matrix_ends/2, matrix_kinds/2, matrix_orbit/3, matrix_own/3,
                matrix_row/3, matrix_sizes/4 ]).

%!  options_tree(+Options, +Matrix, +Depth, -Tree) is semidet.
%
%   True when Tree finds each secret of Matrix by at most Depth questions out of Options.
%   If it fails, it is proved that there is none.
%
%       ?- table_matrix(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Matrix),
%          matrix_options(Matrix, Options), \+ options_tree(Options, Matrix, 1, _),
%          options_tree(Options, Matrix, 2, Tree).
%       Tree = node(d, 3, [no-secret(a), yes-node(e, 2, [no-secret(b), yes-secret(c)])]).

options_tree(Options, Matrix, Depth, Tree) :-
    options_search(Options, Matrix, Search),
    options_firsts(Options, Matrix, Firsts),
    matrix_sizes(Matrix, Secrets, _, _),
    All is 1 << Secrets - 1,
    firsts_tree(Firsts, Search, All, Depth, Tree).

%!  options_search(+Options, +Matrix, -Search) is det.
%
%   True when Search is one that knows nothing yet.  Options divide the sets of Matrix.
%
%       ?- table_matrix(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-2,2-5]], Matrix),
%          matrix_options(Matrix, Options), options_search(Options, Matrix, Search),
%          \+ search_tree(Search, 0b111, 1, _), search_tree(Search, 0b110, 1, Tree).
%       Tree = node(e, 2, [no-secret(b), yes-secret(c)]).

options_search(Options, Matrix, search(Matrix, Options, width(End, Answers, Kinds), Table)) :-
    matrix_ends(Matrix, Ends),
    ends_end(Ends, End),
    options_answers(End, Options, Answers),
    matrix_kinds(Matrix, Kinds),
    trie_new(Table).

%!  search_tree(+Search, +Set, +Depth, -Tree) is semidet.
%
%   True when Tree finds each secret in Set by at most Depth questions.  Fails if there is none.
%   Search remembers what it finds out.
%
%       ?- module_matrix(guessing_ship, inf, Matrix), matrix_options(Matrix, Options),
%          options_search(Options, Matrix, Search), search_tree(Search, 0b111, 2, Tree),
%          tree_depth(Tree, Depth).
%       Depth = 2.

search_tree(Search, Set, Depth, Tree) :-
    Search = search(_, Options, _, _),
    firsts_tree(Options, Search, Set, Depth, Tree).

%   The same, but the first question is one of Firsts.

firsts_tree(Firsts, Search, Set, Depth, Tree) :-
    Search = search(Matrix, Options, _, Table),
    findable(Set, Depth, Firsts, Options, Search),
    set_tree(first_kept(Table), none, Matrix, Set, Tree).

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

%   Each secret in Set can be found by at most Depth questions, the first of which is one of Firsts.  The
%   table has entry(No, Yes, Number) for a set: there is no tree of No questions, and there is a tree of
%   Yes questions that begins with question Number.

findable(Set, Depth, Firsts, Options0, Search) :-
    Search = search(_, _, Width, Table),
    set_size(Set, Width, Size),
    (   Size =:= 1
    ->  size_fits(Size, Depth, Width)
    ;   entry(Table, Set, No, Yes, _),
        ( Depth >= Yes ; Depth =< No )
    ->  Depth >= Yes
    ;   size_fits(Size, Depth, Width),
        options_worth(Set, Options0, Options),
        ( Firsts == Options0 -> Asked = Options ; Asked = Firsts ),
        options_even(Asked, Depth, Width, Sorted),
        Depth1 is Depth - 1,
        member(_-option(Number, _, Sets), Sorted),
        sets_findable(Sets, Depth1, Options, Search)
    ->  entry(Table, Set, No, _, _),
        trie_store(Table, Set, entry(No, Depth, Number))
    ;   entry(Table, Set, _, Yes, Number),
        trie_store(Table, Set, entry(Depth, Yes, Number)),
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

sets_findable([], _, _, _).
sets_findable([Set|Sets], Depth, Options, Search) :-
    findable(Set, Depth, Options, Options, Search),
    sets_findable(Sets, Depth, Options, Search).

first_kept(Table, Set, Left, Number, Left) :-
    entry(Table, Set, _, _, Number).

%!  matrix_options(+Matrix, -Options) is det.
%
%   True when Options are those of Matrix, without any that tells nothing.
%
%       ?- table_matrix(known, [a,b,c], [d,e], [no,yes], [[1-1,2-6], [1-6,2-1]], Matrix),
%          matrix_options(Matrix, Options).
%       Options = [option(1, 0, [1, 6])].

matrix_options(Matrix, Options) :-
    matrix_sizes(Matrix, Size, Questions, _),
    All is 1 << Size - 1,
    findall(Number, between(1, Questions, Number), Numbers),
    numbers_options(Numbers, Matrix, Options0),
    options_worth(All, Options0, Options).

numbers_options([], _, []).
numbers_options([Number|Numbers], Matrix, [option(Number, Own, Sets)|Options]) :-
    matrix_row(Matrix, Number, Row),
    matrix_own(Matrix, Number, Own),
    pairs_values(Row, Sets),
    numbers_options(Numbers, Matrix, Options).

%!  options_worth(+Subset, +Options0, -Options) is det.
%
%   True when Options are those of Options0 that tell something if only the secrets in Subset are
%   possible.  Their classes are without the other secrets, and each way to divide Subset is there
%   once.
%
%       ?- options_worth(0b11, [option(1, 0, [1,6]), option(2, 0, [5,2])], Options).
%       Options = [option(1, 0, [1, 2])].

options_worth(Subset, Options0, Options) :-
    left(Options0, Subset, Keyed),
    sort(1, @<, Keyed, Sorted),
    pairs_values(Sorted, Options).

left([], _, []).
left([option(Number, Own0, Sets0)|Options], Subset, Keyed) :-
    Own is Own0 /\ Subset,
    Others is Subset /\ \ Own,
    sets_left(Sets0, Others, Sets1),
    (   Sets1 = [Subset]
    ->  Keyed = Keyed1
    ;   sort(Sets1, Sets),
        Keyed = [key(Own, Sets)-option(Number, Own, Sets)|Keyed1]
    ),
    left(Options, Subset, Keyed1).

sets_left([], _, []).
sets_left([Set0|Sets0], Others, Sets) :-
    Set is Set0 /\ Others,
    ( Set =:= 0 -> Sets = Sets1 ; Sets = [Set|Sets1] ),
    sets_left(Sets0, Others, Sets1).

%!  options_answers(+End, +Options, -Answers) is det.
%
%   True when an option has at most so many Answers, the win included, where the
%   last secret that is left still takes End questions (bounds.pl).

options_answers(End, Options, Answers) :-
    foldl(with_classes, Options, 0, Most),
    Answers is Most + End.

with_classes(option(_, _, Sets), Most0, Most) :-
    length(Sets, Count),
    Most is max(Most0, Count).

%!  options_firsts(+Options, +Matrix, -Firsts) is det.
%
%   True when Firsts are Options, but only the first of those that differ only by names
%   (matrix_orbit/3).

options_firsts(Options, Matrix, Firsts) :-
    trie_new(Orbits),
    include(first_of_orbit(Matrix, Orbits), Options, Firsts).

%   trie_insert/2 fails if the trie has the orbit already.

first_of_orbit(Matrix, Orbits, option(Number, _, _)) :-
    matrix_orbit(Matrix, Number, Orbit),
    trie_insert(Orbits, Orbit).

%!  options_places(+Options, +Some, -Places) is det.
%
%   True when Places is the set of bits that says where Some, in order, stand among Options.

options_places(Options, Some, Places) :-
    places(Options, Some, 1, 0, Places).

places([], [], _, Places, Places).
places([Option|Options], Some, Bit, Places0, Places) :-
    Bit1 is Bit << 1,
    (   Some = [Option|Some1]
    ->  Places1 is Places0 \/ Bit,
        places(Options, Some1, Bit1, Places1, Places)
    ;   places(Options, Some, Bit1, Places0, Places)
    ).

/** <examples>

?- module_matrix(guessing_ship, inf, Matrix), matrix_options(Matrix, Options),
   options_tree(Options, Matrix, 9, Tree).
*/
