:- module(mastermind_search,
          [ variant_depth_size/3,  % +Variant, +Depth, -Size
            variant_size_tables/3, % +Variant, +Size, -Tables
            rule_guess/6,          % +Rule, +Variant, +Tables, +Codes, +Depth, -Guess
            variant_exhaustive/1,  % +Variant
            rule_tree/5,           % +Rule, +Variant, +First, +Depth, -Tree
            codes_tree/5           % +Rule, +Variant, +Codes, +Depth, -Tree
          ]).

/** <module> Search: finding a decision tree

A tree for a set of codes is a guess, and a tree for each class into which it splits them.  If some
class has no tree of the depth that is left, the rule gives another guess.  If no guess is left,
there is no tree: that is a proof.  The same as tree_solves/4 (definition.pl) with rule `depth`, but
it finds only one tree.

There are three _rules_ by which a node asks.  `first` asks the first code that is still possible,
as the document does.  `minimax` asks the possible code whose largest class is smallest.  `depth`
may ask any code, the cheapest by its price first.

The _price_ of a guess estimates the guesses still to ask after it, in thousandths: for a class of n
codes 2n - 1, as if one guess told them all apart, and 3/2 n log n, which grows as entropy does.  The
class of the win costs nothing.

With g guesses left, only so many codes can be told apart.  With one guess it is one code.  With each
further guess it is one code for the win, and the previous number for every other answer.  A guess
that leaves a larger class has no price.

In ASP: a whole small tree at once, subtree.lp.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/2, maplist/3, maplist/4]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [member/2, nth0/3, numlist/3]).
:- use_module('../rules/codes', [variant_codes/2, variant_first/2, variant_size/2]).
:- use_module('../rules/feedback', [variant_answers/2]).
:- use_module('../sets/alike', [codes_kinds/3, kinds_guess_split/4]).
:- use_module('../sets/planes',
              [ codes_planes/3, guess_planes_split/3, split_largest/3, split_sum/4 ]).
:- use_module(tree, [open_classes/3]).
:- use_module('../../shared/branch_and_bound',
              [ incumbent_replace/2, incumbent_value/2, value_incumbent/2 ]).

%!  variant_exhaustive(+Variant) is semidet.
%
%   True when Variant is small enough for the search to consider every code as a
%   guess.  Otherwise it asks only possible codes, and if many are left, it judges
%   them by a sample: then it may miss a tree.

variant_exhaustive(Variant) :-
    variant_size(Variant, Size),
    Size =< 5040.

%   A sample of many codes, in equal steps.

judged_codes(Variant, Codes, Judged) :-
    length(Codes, Size),
    (   ( variant_exhaustive(Variant) ; Size =< 500 )
    ->  Judged = Codes
    ;   Step is Size / 500,
        findall(Code,
                ( between(0, 499, N), I is floor(N * Step), nth0(I, Codes, Code) ),
                Judged)
    ).

%!  rule_tree(+Rule, +Variant, +First, +Depth, -Tree) is semidet.
%
%   True when Tree, found by Rule, finds every code of Variant within
%   Depth guesses, a number or `inf`, and asks First at its root.  Where
%   First is `any` that is the usual first guess; rule `depth` tries the other
%   codes after it.  Fails if there is no such tree: for rule `depth` that
%   is a proof if variant_exhaustive(Variant).
%
%       ?- rule_tree(depth, variant(4, 9, false), [1,2,3,4], 5, _).
%       false.

%   The cut: one tree is asked for, though other guesses may lead to others.

rule_tree(Rule, Variant, First, Depth0, Tree) :-
    rule_depth_checked(Rule, Depth0),
    must_be(first_of(Variant), First),
    variant_codes(Variant, Codes),
    length(Codes, Size),
    depth_guesses(Depth0, Size, Depth),
    variant_size_tables(Variant, Size, Tables),
    root_guess(First, Rule, Variant, Tables, Codes, Depth, Guess),
    guess_tree(Rule, Variant, Tables, Guess, Codes, Size, Depth, Tree),
    !.

rule_depth_checked(Rule, Depth) :-
    must_be(oneof([first, minimax, depth]), Rule),
    must_be(depth, Depth).

%   No tree for so many codes needs more guesses.

depth_guesses(Depth0, Size, Depth) :-
    ( Depth0 == inf -> Depth = Size ; Depth = Depth0 ).

%   The cut: `any` is not a code.

root_guess(any, Rule, Variant, Tables, Codes, Depth, Guess) :-
    !,
    variant_first(Variant, Usual),
    (   Guess = Usual
    ;   Rule == depth,
        rule_guess(Rule, Variant, Tables, Codes, Depth, Guess),
        Guess \== Usual
    ).
root_guess(First, _, _, _, _, _, First).

%   The largest class goes first, for it is the likeliest to have no tree.

guess_tree(Rule, Variant, Tables, Guess, Codes, Size, Depth,
           node(Guess, Size, Children)) :-
    Depth >= 1,
    Depth1 is Depth - 1,
    open_classes(Guess, Codes, Classes),
    maplist(class_child_task, Classes, Children, Tasks),
    sort(1, @>=, Tasks, LargestFirst),
    maplist(task_tree(Rule, Variant, Tables, Depth1), LargestFirst).

class_child_task(Feedback-Codes, Feedback-Tree, task(Size, Codes, Tree)) :-
    length(Codes, Size).

task_tree(Rule, Variant, Tables, Depth, task(Size, Codes, Tree)) :-
    codes_tree(Codes, Size, Rule, Variant, Tables, Depth, Tree).

%!  codes_tree(+Rule, +Variant, +Codes, +Depth, -Tree) is semidet.
%
%   True when Tree, found by Rule, finds each of Codes within Depth guesses, a
%   number or `inf`.
%
%       ?- codes_tree(first, variant(2, 3, false), [[1,2],[1,3],[2,1]], 2, Tree).
%       Tree = node([1, 2], 3, [0-2-node([2, 1], 1, []), 1-0-node([1, 3], 1, [])]).

codes_tree(Rule, Variant, Codes, Depth0, Tree) :-
    rule_depth_checked(Rule, Depth0),
    length(Codes, Size),
    depth_guesses(Depth0, Size, Depth),
    variant_size_tables(Variant, Size, Tables),
    codes_tree(Codes, Size, Rule, Variant, Tables, Depth, Tree).

%   The cuts: a single code has no other tree worth asking for, and one tree
%   for Codes is enough, for another would serve its parent no better.

codes_tree([Code], 1, _, _, _, Depth, node(Code, 1, [])) :-
    !,
    Depth >= 1.
codes_tree(Codes, Size, Rule, Variant, Tables, Depth, Tree) :-
    Depth >= 2,
    rule_guess(Rule, Variant, Tables, Codes, Depth, Guess),
    guess_tree(Rule, Variant, Tables, Guess, Codes, Size, Depth, Tree),
    !.

%!  rule_guess(+Rule, +Variant, +Tables, +Codes, +Depth, -Guess) is nondet.
%
%   True when Rule asks Guess if Codes are left, and Depth guesses with this
%   one.  Tables are the prices of variant_size_tables/3.  Rule
%   `depth` enumerates its guesses by their price, the cheapest first.
%
%       ?- rule_guess(minimax, variant(2, 3, false), [], [[1,3],[3,1],[3,2]], 3, Guess).
%       Guess = [1, 3].

rule_guess(first, _, _, [Guess|_], _, Guess).
rule_guess(minimax, Variant, _, Codes, _, Guess) :-
    judged_codes(Variant, Codes, Judged),
    codes_planes(Variant, Judged, Planes),
    aggregate_all(min(Largest, Code),
                  ( codes_guess_split(Judged, Planes, Code, Split),
                    split_largest(Split, inf, Largest) ),
                  min(_, Guess)).
rule_guess(depth, Variant, Tables, Codes, Depth, Guess) :-
    judged_codes(Variant, Codes, Judged),
    codes_planes(Variant, Judged, Planes),
    Depth1 is Depth - 1,
    tables_depth_table(Tables, Depth1, Table),
    best_guess(Variant, Judged, Planes, Table, Best),
    (   Guess = Best
    ;   findall(Price-Other,
                ( any_guess_split(Variant, Judged, Planes, Other, Split),
                  split_sum(Split, Table, inf, Price) ),
                Others),
        msort(Others, Sorted),
        member(_-Guess, Sorted),
        Guess \== Best
    ).

%   Nothing is better than a possible code that tells all others apart.  A
%   possible code that leaves one pair, and any other code that leaves none,
%   come next, and ask one guess more.

best_guess(Variant, Codes, Planes, Table, Guess) :-
    length(Codes, Size),
    Apart is 1000 * (Size - 1),
    size_price(2, Pair),
    OnePair is 1000 * (Size - 3) + Pair,
    value_incumbent(inf-none, Best),
    variant_depth_size(Variant, 2, Most),
    (   Size =< Most
    ->  improve(Best, codes_guess_split(Codes, Planes), Table, Apart)
    ;   true
    ),
    (   incumbent_value(Best, Price-_),
        Price =< OnePair
    ->  true
    ;   NonePossible is Apart + 1000,
        improve(Best, any_guess_split(Variant, Codes, Planes), Table, NonePossible)
    ),
    incumbent_value(Best, _-Guess),
    Guess \== none.

%   Best has the cheapest guess so far and gets the cheapest of all, or the
%   first that costs no more than Enough.  The pricing of a guess stops as
%   soon as it is dearer.

improve(Best, Generator, Table, Enough) :-
    (   call(Generator, Guess, Split),
        incumbent_value(Best, Bound-_),
        split_sum(Split, Table, Bound, Price),
        incumbent_replace(Best, Price-Guess),
        Price =< Enough
    ->  true
    ;   true
    ).

%   The guesses to choose from: possible codes, or all codes up to renaming.

codes_guess_split(Codes, Planes, Guess, Split) :-
    member(Guess, Codes),
    guess_planes_split(Guess, Planes, Split).

any_guess_split(Variant, Codes, Planes, Guess, Split) :-
    (   variant_exhaustive(Variant)
    ->  codes_kinds(Codes, Planes, Kinds),
        kinds_guess_split(Kinds, Planes, Guess, Split)
    ;   codes_guess_split(Codes, Planes, Guess, Split)
    ).

%!  variant_depth_size(+Variant, +Depth, -Size) is det.
%
%   True when Size codes are the most that answers could tell apart in
%   Depth guesses.
%
%       ?- variant_depth_size(variant(4, 9, false), 3, Size).
%       Size = 183.

variant_depth_size(Variant, Depth, Size) :-
    variant_answers(Variant, Answers),
    depth_size(Depth, Answers, Size).

depth_size(Depth, Answers, Size) :-
    (   Depth =:= 0
    ->  Size = 0
    ;   Depth > 0,
        Depth1 is Depth - 1,
        depth_size(Depth1, Answers, Size1),
        Size is 1 + (Answers - 1) * Size1
    ).

%!  size_price(+Size, -Price) is det.
%
%   True when Price is the estimate for a class of Size codes.
%
%       ?- mastermind_search:size_price(3, Price).
%       Price = 9944.

size_price(Size, Price) :-
    (   Size =:= 0
    ->  Price = 0
    ;   Price is round(1000 * (2*Size - 1 + 1.5*Size*log(Size)))
    ).

%!  variant_size_tables(+Variant, +Size, -Tables) is det.
%
%   True when Tables lists for 1, 2 ... guesses left the prices of the
%   classes that may be left, as far as they grow up to Size codes:
%   arg(N+1, Table) is the price of N codes.
%
%       ?- variant_size_tables(variant(2, 3, false), 2, Tables).
%       Tables = [table(0, 1000), table(0, 1000, 5079)].

variant_size_tables(Variant, Size, Tables) :-
    tables(1, Variant, Size, Tables).

tables(Depth, Variant, Size, [Table|Tables]) :-
    variant_depth_size(Variant, Depth, Most),
    Last is min(Most, Size),
    numlist(0, Last, Sizes),
    maplist(size_price, Sizes, Prices),
    Table =.. [table|Prices],
    (   Last =:= Size
    ->  Tables = []
    ;   Depth1 is Depth + 1,
        tables(Depth1, Variant, Size, Tables)
    ).

%!  tables_depth_table(+Tables, +Depth, -Table) is semidet.
%
%   True when Table holds the prices with Depth guesses left, 1 or more.
%
%       ?- mastermind_search:tables_depth_table([table(0, 1000), table(0, 1000, 5079)], 5, Table).
%       Table = table(0, 1000, 5079).

%   The cut: the last table is for all greater depths.

tables_depth_table([Table], Depth, Table) :-
    !,
    Depth >= 1.
tables_depth_table([Table1|Tables], Depth, Table) :-
    (   Depth =:= 1
    ->  Table = Table1
    ;   Depth1 is Depth - 1,
        tables_depth_table(Tables, Depth1, Table)
    ).

/** <examples>

?- variant_depth_size(variant(4, 9, false), 6, Size).
*/
