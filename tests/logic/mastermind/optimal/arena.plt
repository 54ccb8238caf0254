:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(arena).

arena(Variant, Codes, Arena) :-
    variant_guesses(Variant, Guesses),
    codes_arena(Variant, Guesses, Codes, Arena).

test(numbers, forall(member(Set-Numbers, [0-[], 1-[1], 0b1010-[2,4]]))) :-
    subset_numbers(Set, Numbers).

test(numbers_of_large, Numbers == [1, 301]) :-
    Set is 1 << 300 \/ 1,
    subset_numbers(Set, Numbers).

test(codes, Codes == [[1,3],[3,1]]) :-
    arena(variant(2, 3, false), [[1,2],[1,3],[2,1],[3,1]], Arena),
    arena_secrets(Arena, 0b1010, Codes).

%   The classes are the classes of feedback but for the win, each by its size;
%   asked twice they are the same.

test(classes, forall(member(Variant, [variant(2, 4, false), variant(3, 3, true)]))) :-
    variant_codes(Variant, Codes),
    arena(Variant, Codes, Arena),
    length(Codes, Size),
    forall(( member(Subset0, [-1, 0x5555, 0x333333, 0b1]), member(_, [1,2]),
             nth1(Number, Codes, Guess) ),
           ( Subset is Subset0 /\ (1 << Size - 1),
             subset_classes(Subset, Number, Arena, SizesClasses),
             arena_secrets(Arena, Subset, Chosen),
             open_classes(Guess, Chosen, Classes),
             findall(N-Class, ( member(_-Class, Classes), length(Class, N) ), Expected0),
             findall(N-Class,
                     ( member(N-Set, SizesClasses), arena_secrets(Arena, Set, Class) ),
                     Found),
             msort(Found, Sorted),
             msort(Expected0, Sorted),
             keysort(SizesClasses, SizesClasses) )).

%   Each guess divides a set as one of the firsts does.

test(firsts, forall(member(Subset, [0b111111, 0b1100110, 0b111000000001, 0b11]))) :-
    Variant = variant(3, 4, false),
    variant_codes(Variant, Codes),
    arena(Variant, Codes, Arena),
    subset_firsts(Subset, Arena, Firsts),
    subset_numbers(Firsts, Numbers),
    maplist(sizes(Subset, Arena), Numbers, Some0),
    numlist(1, 24, All),
    maplist(sizes(Subset, Arena), All, All0),
    sort(Some0, Sorted),
    sort(All0, Sorted).

%   111111 are the codes that begin with 1: 2, 3, 4 are alike.

test(fewer, Few == 4) :-
    Variant = variant(3, 4, false),
    variant_codes(Variant, Codes),
    arena(Variant, Codes, Arena),
    subset_firsts(0b111111, Arena, Firsts),
    Few is popcount(Firsts).

sizes(Subset, Arena, Number, Sizes) :-
    subset_classes(Subset, Number, Arena, SizesClasses),
    pairs_keys(SizesClasses, Sizes).

:- end_tests(arena).
