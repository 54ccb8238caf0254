:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../some_codes').

:- begin_tests(guess).

case(Variant, Codes, Depth) :-
    between(1, 120, Seed),
    random_codes(Seed, Variant, Codes),
    between(0, 4, Depth).

test(first, [nondet, true(Guess == [1,3])]) :-
    rule_guess(first, variant(2, 3, false), [], [[1,3],[2,1]], 2, Guess).

test(minimax_asks_for_the_smallest_largest_class) :-
    \+ ( case(Variant, Codes, 4),
         rule_guess(minimax, Variant, [], Codes, 4, Guess),
         findall(Largest-Code,
                 ( member(Code, Codes),
                   open_classes(Code, Codes, Classes),
                   aggregate_all(max(Size), ( Size = 0
                                            ; member(_-Class, Classes), length(Class, Size) ),
                                 Largest) ),
                 Pairs),
         \+ msort(Pairs, [_-Guess|_]) ).

%   As many guesses are offered as have a price and are not alike.

test(depth_offers_all_that_may_do) :-
    \+ ( case(Variant, Codes, 4),
         length(Codes, Size),
         Size > 1,
         codes_planes(Variant, Codes, Planes),
         codes_kinds(Codes, Planes, Kinds),
         variant_size_tables(Variant, Size, Tables),
         member(Depth, [2, 3, 4]),
         variant_depth_size(Variant, Depth, Most0),
         Depth1 is Depth - 1,
         variant_depth_size(Variant, Depth1, Most),
         Size =< Most0,
         findall(Sizes,
                 ( kinds_guess_split(Kinds, Planes, Guess, Split),
                   split_largest(Split, inf, Largest),
                   Largest =< Most,
                   class_sizes(Codes, Guess, Sizes) ),
                 Expected0),
         findall(Sizes,
                 ( rule_guess(depth, Variant, Tables, Codes, Depth, Guess),
                   class_sizes(Codes, Guess, Sizes) ),
                 Offered0),
         sort(Expected0, Expected),
         sort(Offered0, Offered),
         Expected \== Offered ).

test(depth_asks_codes_each_once) :-
    \+ ( case(Variant, Codes, 4),
         length(Codes, Size),
         Size > 1,
         variant_size_tables(Variant, Size, Tables),
         findall(Guess, rule_guess(depth, Variant, Tables, Codes, 4, Guess), Guesses),
         \+ ( Guesses = [_|_],
              sort(Guesses, Sorted),
              same_length(Guesses, Sorted),
              forall(member(Guess, Guesses), variant_code(Variant, Guess)) ) ).

test(exhaustive, all(Name == [arbolmaster, easy, medium])) :-
    named_variant(Name, Variant),
    variant_exhaustive(Variant).

:- end_tests(guess).
