:- module(mastermind_price,
          [ variant_depth_size/3,       % +Variant, +Depth, -Size
            variant_size_tables/3,      % +Variant, +Size, -Tables
            tables_depth_table/3,       % +Tables, +Depth, -Table
            size_price/2                % +Size, -Price
          ]).

/** <module> Price: how good a guess looks before it is tried

A guess that splits the codes left into classes is priced by an estimate
of the guesses still to ask after it, in thousandths: for a class of n
codes 2n - 1, as if one guess told them all apart, and 3/2 n log n, which
grows as entropy does.  The class of the win costs nothing.

With g guesses left, only so many codes can be told apart.  With one guess it is
one code.  With each further guess it is one code for the win, and the previous
number for every other answer.  A guess that leaves a larger class has no price.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [numlist/3]).
:- use_module('../rules/feedback', [variant_feedback/2]).

%!  variant_depth_size(+Variant, +Depth, -Size) is det.
%
%   True when Size codes are the most that answers could tell apart in
%   Depth guesses.
%
%       ?- variant_depth_size(variant(4, 9, false), 3, Size).
%       Size = 183.

variant_depth_size(Variant, Depth, Size) :-
    aggregate_all(count, variant_feedback(Variant, _), Answers),
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
%       ?- size_price(3, Price).
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
%       ?- tables_depth_table([table(0, 1000), table(0, 1000, 5079)], 5, Table).
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
?- maplist(size_price, [1,2,3,4,5], Prices).
*/
