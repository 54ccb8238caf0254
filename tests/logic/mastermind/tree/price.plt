:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../some_codes').

:- begin_tests(price).

small(variant(2, 4, true)).
small(variant(3, 3, true)).
small(variant(3, 4, false)).

%   The price of a guess by its classes: one too large for the guesses that
%   are left has none.

classes_price(Classes, Most, Price) :-
    aggregate_all(sum(ClassPrice),
                  ( member(_-Class, Classes), length(Class, Size), size_price(Size, ClassPrice) ),
                  Price),
    \+ ( member(_-Class, Classes), length(Class, Size), Size > Most ).

test(sizes, all(Size == [0, 1, 14, 183, 2380])) :-
    between(0, 4, Depth),
    variant_depth_size(variant(4, 9, false), Depth, Size).

test(no_such_size, fail) :-
    member(Depth-Size, [0-5, 1-0, -1-_]),
    variant_depth_size(variant(2, 3, true), Depth, Size).

test(open_depth, error(instantiation_error)) :-
    variant_depth_size(variant(2, 3, true), _, _).

test(sizes_of_two_pegs, all(Size == [0, 1, 5, 21])) :-
    between(0, 3, Depth),
    variant_depth_size(variant(2, 3, true), Depth, Size).

%   No tree tells more codes apart.

test(size_is_a_bound, forall(member(Depth, [1, 2]))) :-
    Variant = variant(2, 3, true),
    variant_codes(Variant, All),
    variant_depth_size(Variant, Depth, Most),
    length(Bits, 9),
    \+ ( maplist(between(0, 1), Bits),
         findall(Code, ( nth1(I, All, Code), nth1(I, Bits, 1) ), Codes),
         length(Codes, Size),
         Size > Most,
         tree_solves(_, Variant, Codes, Depth) ).

test(prices, all(Price == [0, 1000])) :-
    member(Size, [0, 1]),
    size_price(Size, Price).

test(pair, true(Price =:= round(1000 * (3 + 3 * log(2))))) :-
    size_price(2, Price).

%   One large class is dearer than two that it could be cut into.

test(price_favours_cutting) :-
    \+ ( between(1, 60, M),
         between(M, 60, N),
         Sum is M + N,
         size_price(M, PriceM),
         size_price(N, PriceN),
         size_price(Sum, Price),
         Price =< PriceM + PriceN ).

test(tables) :-
    variant_size_tables(variant(4, 9, false), 200, Tables),
    maplist([Table,Arity]>>functor(Table, table, Arity), Tables, Arities),
    Arities == [2, 15, 184, 201].

test(tables_hold_prices) :-
    variant_size_tables(variant(4, 9, false), 200, Tables),
    \+ ( member(Table, Tables),
         arg(N, Table, Price),
         Size is N - 1,
         \+ size_price(Size, Price) ).

test(table_of_depth, all(Depth-Arity == [1-2, 2-15, 3-184, 4-201, 5-201, 99-201])) :-
    variant_size_tables(variant(4, 9, false), 200, Tables),
    member(Depth, [0, 1, 2, 3, 4, 5, 99]),
    tables_depth_table(Tables, Depth, Table),
    functor(Table, table, Arity).

test(no_guess_left, fail) :-
    variant_size_tables(variant(4, 9, false), 1, Tables),
    tables_depth_table(Tables, 0, _).

test(price_by_classes, forall(( small(Variant), member(Depth, [1, 2, 3, 9]) ))) :-
    variant_depth_size(Variant, Depth, Most),
    \+ ( some_codes(Variant, Codes),
         length(Codes, Size),
         variant_size_tables(Variant, Size, Tables),
         tables_depth_table(Tables, Depth, Table),
         codes_guess_split(Variant, Codes, Guess, Split),
         open_classes(Guess, Codes, Classes),
         (   classes_price(Classes, Most, Price)
         ->  \+ split_sum(Split, Table, inf, Price)
         ;   split_sum(Split, Table, inf, _)
         ) ).

%   A price is given if and only if it is less than the bound.

test(bound, forall(small(Variant))) :-
    \+ ( some_codes(Variant, Codes),
         length(Codes, Size),
         variant_size_tables(Variant, Size, Tables),
         last(Tables, Table),
         codes_guess_split(Variant, Codes, _, Split),
         split_sum(Split, Table, inf, Price),
         member(More, [-1000, -1, 0, 1, 1000]),
         Bound is Price + More,
         (   More > 0
         ->  \+ split_sum(Split, Table, Bound, Price)
         ;   split_sum(Split, Table, Bound, _)
         ) ).

:- end_tests(price).
