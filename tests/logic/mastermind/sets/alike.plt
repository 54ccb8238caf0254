:- use_module(library(plunit)).
:- use_module('../../../../logic/load').
:- use_module('../some_codes').

:- begin_tests(alike).

small(variant(2, 4, false)).
small(variant(2, 4, true)).
small(variant(3, 3, true)).
small(variant(3, 4, false)).
small(variant(3, 5, false)).

enumerated(Variant, Codes, Kinds, Guesses) :-
    codes_planes(Variant, Codes, Planes),
    codes_kinds(Codes, Planes, Kinds),
    findall(Guess, kinds_guess_split(Kinds, Planes, Guess, _), Guesses).

%   A renaming is a permutation of 1..Colours: its list of new names.

renaming(variant(_, Colours, _), Names) :-
    numlist(1, Colours, Symbols),
    permutation(Symbols, Names).

renamed(Names, Code0, Code) :-
    maplist([Symbol,Name]>>nth1(Symbol, Names, Name), Code0, Code).

fixes(Names, Codes) :-
    maplist(renamed(Names), Codes, Renamed),
    msort(Renamed, Sorted),
    msort(Codes, Sorted).

exchange(variant(_, Colours, _), X, Y, Names) :-
    numlist(1, Colours, Symbols),
    maplist({X,Y}/[S,N]>>( S =:= X -> N = Y ; S =:= Y -> N = X ; N = S ), Symbols, Names).

test(nothing_asked, Kinds == [[1,2,3,4,5,6,7,8,9]]) :-
    variant_codes(variant(4, 9, false), Codes),
    codes_planes(variant(4, 9, false), Codes, Planes),
    codes_kinds(Codes, Planes, Kinds).

test(after_1234, Kinds == [[1],[2],[3],[4],[5,6,7,8,9]]) :-
    history_codes(variant(4, 9, false), [[1,2,3,4]-(1-1)], Codes),
    codes_planes(variant(4, 9, false), Codes, Planes),
    codes_kinds(Codes, Planes, Kinds).

test(symbols_of_no_code, Kinds == [[1,2,3,4],[5,6,7,8,9]]) :-
    history_codes(variant(4, 9, false), [[1,2,3,4]-(0-0)], Codes),
    codes_planes(variant(4, 9, false), Codes, Planes),
    codes_kinds(Codes, Planes, Kinds).

test(first_guess_without_repeats, Guesses == [[1,2,3,4]]) :-
    variant_codes(variant(4, 6, false), Codes),
    enumerated(variant(4, 6, false), Codes, _, Guesses).

%   The five partitions of four pegs, in all their places.

test(first_guess_with_repeats, Count == 15) :-
    variant_codes(variant(4, 4, true), Codes),
    enumerated(variant(4, 4, true), Codes, _, Guesses),
    length(Guesses, Count).

test(kinds_are_the_symbols_that_may_be_exchanged, forall(small(Variant))) :-
    Variant = variant(_, Colours, _),
    \+ ( some_codes(Variant, Codes),
         enumerated(Variant, Codes, Kinds, _),
         between(1, Colours, X),
         between(1, Colours, Y),
         exchange(Variant, X, Y, Names),
         (   member(Kind, Kinds),
             memberchk(X, Kind),
             memberchk(Y, Kind)
         ->  \+ fixes(Names, Codes)
         ;   fixes(Names, Codes)
         ) ).

test(kinds_hold_each_symbol_once, forall(small(Variant))) :-
    Variant = variant(_, Colours, _),
    numlist(1, Colours, Symbols),
    \+ ( some_codes(Variant, Codes),
         enumerated(Variant, Codes, Kinds, _),
         append(Kinds, Together),
         \+ msort(Together, Symbols) ).

test(guesses_are_codes, forall(small(Variant))) :-
    \+ ( some_codes(Variant, Codes),
         enumerated(Variant, Codes, _, Guesses),
         member(Guess, Guesses),
         \+ variant_code(Variant, Guess) ).

test(no_guess_twice, forall(small(Variant))) :-
    \+ ( some_codes(Variant, Codes),
         enumerated(Variant, Codes, _, Guesses),
         sort(Guesses, Sorted),
         \+ same_length(Guesses, Sorted) ).

test(splits_are_theirs, forall(small(Variant))) :-
    \+ ( some_codes(Variant, Codes),
         codes_planes(Variant, Codes, Planes),
         codes_kinds(Codes, Planes, Kinds),
         kinds_guess_split(Kinds, Planes, Guess, Split),
         \+ guess_planes_split(Guess, Planes, Split) ).

%   However a code splits the set, one that is enumerated splits it so.

test(no_split_is_missed, forall(small(Variant))) :-
    \+ ( some_codes(Variant, Codes),
         enumerated(Variant, Codes, _, Guesses),
         maplist(class_sizes(Codes), Guesses, Splits),
         variant_code(Variant, Guess),
         class_sizes(Codes, Guess, Split),
         \+ memberchk(Split, Splits) ).

%   Every code is one of those enumerated under other names, and these
%   names turn the set into itself.

test(every_code_is_like_one, forall(small(Variant))) :-
    \+ ( some_codes(Variant, Codes),
         enumerated(Variant, Codes, _, Guesses),
         findall(Names, ( renaming(Variant, Names), fixes(Names, Codes) ), Renamings),
         variant_code(Variant, Code),
         \+ ( member(Names, Renamings),
              renamed(Names, Code, Guess),
              memberchk(Guess, Guesses) ) ).

%   None but the first of those that differ by alike symbols.

test(only_the_first_of_its_like, forall(small(Variant))) :-
    \+ ( some_codes(Variant, Codes),
         enumerated(Variant, Codes, Kinds, Guesses),
         findall(Names,
                 ( renaming(Variant, Names),
                   forall(nth1(Symbol, Names, Name),
                          ( member(Kind, Kinds),
                            memberchk(Symbol, Kind),
                            memberchk(Name, Kind) )) ),
                 Renamings),
         findall(First,
                 ( variant_code(Variant, Code),
                   findall(Other,
                           ( member(Names, Renamings), renamed(Names, Code, Other) ),
                           Others),
                   min_member(First, Others) ),
                 Firsts),
         sort(Firsts, Sorted),
         \+ msort(Guesses, Sorted) ).

%   Second guesses of the tree: the classes after 1234, some of their codes.

test(large_variant, forall(member(Feedback, [0-0, 0-4, 1-1, 2-1, 3-0]))) :-
    Variant = variant(4, 9, false),
    history_codes(Variant, [[1,2,3,4]-Feedback], Codes0),
    length(Codes0, Size),
    Step is max(1, Size // 20),
    findall(Code, ( nth0(I, Codes0, Code), I mod Step =:= 0 ), Asked),
    enumerated(Variant, Codes0, _, Guesses),
    maplist(class_sizes(Codes0), Guesses, Splits),
    \+ ( member(Guess, Asked),
         class_sizes(Codes0, Guess, Split),
         \+ memberchk(Split, Splits) ).

:- end_tests(alike).
