:- module(mastermind_search,
          [ rule_tree/5,           % +Rule, +Variant, +First, +Depth, -Tree
            codes_tree/5,          % +Rule, +Variant, +Codes, +Depth, -Tree
            rule_guess/6,          % +Rule, +Variant, +Tables, +Codes, +Depth, -Guess
            variant_exhaustive/1   % +Variant
          ]).

/** <module> Search: finding a decision tree

Three _rules_ say which guess a node asks.  `first`: the first code that
is still possible, as the document does.  `minimax`: the possible code whose
largest class is smallest.  `depth`: any code, the most promising first; if
it leads to no tree of the depth asked for, the next one is tried, until
there is a tree or the proof that there is none.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/2, maplist/4]).
:- use_module(library(lists), [member/2, nth0/3]).
:- use_module(alike, [codes_kinds/3, kinds_guess_split/4]).
:- use_module(codes, [variant_codes/2, variant_opening/2, variant_size/2]).
:- use_module(planes, [codes_planes/3, guess_planes_split/3, split_largest/2]).
:- use_module(promise, [ size_price/2, split_price/4, tables_depth_table/3,
                         variant_depth_size/3, variant_size_tables/3 ]).
:- use_module(tree, [open_classes/3]).

%!  rule_tree(+Rule, +Variant, +First, +Depth, -Tree) is semidet.
%
%   True when Tree, found by Rule, finds every code of Variant within
%   Depth guesses, a number or `inf`, and asks First at its root.  Where
%   First is `any` that is the usual opening; rule `depth` tries the other
%   codes after it.  Fails if there is no such tree: for rule `depth` that
%   is a proof if variant_exhaustive(Variant).
%
%       ?- rule_tree(depth, variant(4, 9, false), [1,2,3,4], 5, _).
%       false.

rule_tree(Rule, Variant, First, Depth0, Tree) :-
    variant_codes(Variant, Codes),
    length(Codes, Size),
    (   Depth0 == inf
    ->  Depth = Size
    ;   Depth = Depth0
    ),
    variant_size_tables(Variant, Size, Tables),
    root_guess(First, Rule, Variant, Tables, Codes, Depth, Guess),
    guess_tree(Rule, Variant, Tables, Guess, Codes, Size, Depth, Tree),
    !.

root_guess(any, Rule, Variant, Tables, Codes, Depth, Guess) :-
    !,
    variant_opening(Variant, Opening),
    (   Guess = Opening
    ;   Rule == depth,
        rule_guess(Rule, Variant, Tables, Codes, Depth, Guess),
        Guess \== Opening
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
%   True when Tree, found by Rule, finds each of Codes within Depth guesses.

codes_tree(Rule, Variant, Codes, Depth, Tree) :-
    length(Codes, Size),
    variant_size_tables(Variant, Size, Tables),
    codes_tree(Codes, Size, Rule, Variant, Tables, Depth, Tree).

%   One tree for Codes is enough: another would serve its parent no better.

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
%   True when Rule asks Guess where Codes are left and Depth guesses, this
%   one included.  Tables are the prices of variant_size_tables/3.  Rule
%   `depth` enumerates its guesses by their promise.

rule_guess(first, _, _, [Guess|_], _, Guess).
rule_guess(minimax, Variant, _, Codes, _, Guess) :-
    variant_sample(Variant, Codes, Sample),
    codes_planes(Variant, Sample, Planes),
    aggregate_all(min(Largest, Code),
                  ( codes_guess_split(Sample, Planes, Code, Split),
                    split_largest(Split, Largest) ),
                  min(_, Guess)).
rule_guess(depth, Variant, Tables, Codes, Depth, Guess) :-
    variant_sample(Variant, Codes, Sample),
    codes_planes(Variant, Sample, Planes),
    Depth1 is Depth - 1,
    tables_depth_table(Tables, Depth1, Table),
    best_guess(Variant, Sample, Planes, Table, Best),
    (   Guess = Best
    ;   findall(Price-Other,
                ( any_guess_split(Variant, Sample, Planes, Other, Split),
                  split_price(Split, Table, inf, Price) ),
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
    Best = best(inf, none),
    variant_depth_size(Variant, 2, Most),
    (   Size =< Most
    ->  improve(Best, codes_guess_split(Codes, Planes), Table, Apart)
    ;   true
    ),
    (   arg(1, Best, Price),
        Price =< OnePair
    ->  true
    ;   NonePossible is Apart + 1000,
        improve(Best, any_guess_split(Variant, Codes, Planes), Table, NonePossible)
    ),
    Best = best(_, Guess),
    Guess \== none.

%   Best is the cheapest guess so far and becomes the cheapest of all, or
%   the first that costs no more than Enough.  It is changed in place, so
%   that the pricing of a guess can stop as soon as it is dearer.

improve(Best, Generator, Table, Enough) :-
    (   call(Generator, Guess, Split),
        arg(1, Best, Bound),
        split_price(Split, Table, Bound, Price),
        nb_setarg(1, Best, Price),
        nb_setarg(2, Best, Guess),
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

%!  variant_exhaustive(+Variant) is semidet.
%
%   True when Variant is small enough for the search to consider every
%   code as a guess.  Else it asks possible codes only, and judges them by
%   a sample where many are left: it may miss a tree.

variant_exhaustive(Variant) :-
    variant_size(Variant, Size),
    Size =< 5040.

variant_sample(Variant, Codes, Sample) :-
    length(Codes, Size),
    (   ( variant_exhaustive(Variant) ; Size =< 500 )
    ->  Sample = Codes
    ;   Step is Size / 500,
        findall(Code,
                ( between(0, 499, N), I is floor(N * Step), nth0(I, Codes, Code) ),
                Sample)
    ).

/** <examples>

?- rule_tree(first, variant(3, 4, false), any, inf, Tree).
?- rule_tree(depth, variant(4, 6, true), any, 5, node(Guess, Size, _)).
*/
