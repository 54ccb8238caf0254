:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module(any_game).

:- begin_tests(least_total).

%   The definition, with each set worked out once.

:- table(guessing_definition:rules_least/4).

total(Variant, Codes, Depth, Total) :-
    variant_guesses(Variant, Guesses),
    codes_arena(Variant, Guesses, Codes, Arena),
    length(Codes, Size),
    Subset is 1 << Size - 1,
    Most is Size * Size,
    subset_total(Subset, Size, Depth, Most, Arena, Total).

example(variant(2, 4, false), -1).
example(variant(2, 3, true), -1).
example(variant(3, 3, false), -1).
example(variant(3, 3, true), 0x1b3).
example(variant(3, 4, false), Subset) :-
    member(Subset, [0x9a3, 0xf00f, 0xaaa, 0b101010010010010]).
example(variant(2, 5, true), 0x1084211).
example(variant(5, 2, true), 0x10f0a3).

%   With all depths, from those that are too small on.

%   deep
test(by_definition, forall(( example(Variant, Subset), between(1, 6, Depth) ))) :-
    variant_codes(Variant, All),
    findall(Code, ( nth0(I, All, Code), Subset >> I /\ 1 =:= 1 ), Codes),
    total(Variant, Codes, Depth, Total),
    (   least_total(Variant, Codes, Depth, Total0)
    ->  Total =:= Total0
    ;   no_tree_total(Total)
    ).

%   Whatever was asked for in earlier calls, bounds are honest and grow.

test(most) :-
    Variant = variant(3, 4, false),
    variant_codes(Variant, Codes),
    variant_guesses(Variant, Guesses),
    codes_arena(Variant, Guesses, Codes, Arena),
    Subset is 1 << 24 - 1,
    findall(Total,
            ( between(40, 80, Most),
              subset_total(Subset, 24, 24, Most, Arena, Total),
              ( Total =< Most -> Total =:= 72 ; Total =< 72 ) ),
            Totals),
    length(Totals, 41),
    msort(Totals, Totals),
    last(Totals, 72).

test(published, forall(member(Variant-Total,
                              [ variant(3, 4, false)-72, variant(3, 5, false)-196,
                                variant(3, 6, false)-436, variant(3, 4, true)-206 ]))) :-
    variant_codes(Variant, Codes),
    length(Codes, Size),
    total(Variant, Codes, Size, Total).

%   The tree is one of its depth, and has the total that was found.

%   long
test(tree, forall(member(Variant-History-Depth,
                         [ variant(2, 4, false)-[]-4, variant(3, 4, false)-[]-24,
                           variant(4, 6, true)-[[1,1,2,3]-(1-1)]-5,
                           variant(4, 6, true)-[[1,1,2,3]-(1-1)]-4,
                           variant(4, 9, false)-[[1,2,3,4]-(0-0)]-5,
                           variant(4, 9, false)-[[1,2,3,4]-(2-0)]-9 ]))) :-
    history_codes(Variant, History, Codes),
    variant_guesses(Variant, Guesses),
    codes_arena(Variant, Guesses, Codes, Arena),
    length(Codes, Size),
    Subset is 1 << Size - 1,
    subset_total(Subset, Size, Depth, 2000, Arena, Total),
    subset_tree(Subset, Depth, Arena, Tree),
    tree_solves(Tree, Variant, Codes, Depth),
    !,
    tree_total(Tree, Total).

test(pair, Tree == node([2,1], 2, [1-0-node([2,3], 1, [])])) :-
    Variant = variant(2, 3, false),
    variant_guesses(Variant, Guesses),
    codes_arena(Variant, Guesses, [[1,2],[2,1],[2,3]], Arena),
    subset_tree(0b110, 2, Arena, Tree).

:- end_tests(least_total).

:- begin_tests(bounds_and_agendas).

arena(Variant, Codes, Arena) :-
    variant_codes(Variant, Codes),
    variant_guesses(Variant, Guesses),
    codes_arena(Variant, Guesses, Codes, Arena).

subset(Size, Subset) :-
    between(1, 40, N),
    Subset is (N * 2654435761) /\ (1 << Size - 1).

%   Before a search the bound is honest, and the total itself if it says so.

test(bound, forall(member(Depth, [2, 3, 9]))) :-
    Variant = variant(3, 4, false),
    arena(Variant, Codes, Arena),
    variant_guesses(Variant, Guesses),
    codes_arena(Variant, Guesses, Codes, Arena1),
    forall(subset(24, Subset),
           ( Size is popcount(Subset),
             guessing_least_total:subset_bound(Subset, Size, Depth, Arena, Bound, Best),
             subset_total(Subset, Size, Depth, 200, Arena1, Total),
             (   Best == open
             ->  Bound =< Total
             ;   Bound =:= Total
             ) )).

%   So it is for any game in which all secrets can be found.  No question that may lead to Most is
%   missing on the agenda, and none has a lesser total than its bound.

test(any_game, forall(( between(1, 40, Seed), between(1, 5, Depth) ))) :-
    least_total_told(Seed, Depth).

%   deep
test(any_of_many_games, forall(( between(41, 300, Seed), between(1, 5, Depth) ))) :-
    least_total_told(Seed, Depth).

least_total_told(Seed, Depth) :-
    any_game(Seed, Rules, Matrix),
    (   matrix_obstacle(Matrix, _)
    ->  true
    ;   rules_secrets(Rules, Secrets),
        length(Secrets, Size),
        matrix_options(Matrix, Options),
        matrix_arena(Matrix, Options, Arena),
        Subset is 1 << Size - 1,
        guessing_least_total:subset_bound(Subset, Size, Depth, Arena, Bound, Best),
        no_tree_total(NoTree),
        ( rules_least(Rules, Secrets, Depth, Total0) -> Total = Total0 ; Total = NoTree ),
        (   Best == open
        ->  Bound =< Total,
            forall(member(Most, [Bound, Total]),
                   agenda_complete(Rules, Matrix, Options, Depth, Most, Arena))
        ;   Bound =:= Total
        )
    ).

agenda_complete(Rules, Matrix, Options, Depth, Most, Arena) :-
    rules_secrets(Rules, Secrets),
    length(Secrets, Size),
    Subset is 1 << Size - 1,
    guessing_least_total:subset_agenda(Subset, Size, Depth, Most, Arena, Agenda),
    forall(( nth1(Place, Options, option(Number, _, _)),
             matrix_question(Matrix, Number, Question),
             question_least(Rules, Question, Secrets, Depth, Total),
             Total < 1 000 000 000 ),
           (   member(Bound-Items, Agenda),
               member(Item, Items),
               ( Item == Place ; Item = numbers(Set), Set >> (Place - 1) /\ 1 =:= 1 )
           ->  Bound =< Total
           ;   Total > Most
           )).

question_least(Rules, Question, Secrets, Depth, Total) :-
    rules_classes(Rules, Question, Secrets, Classes),
    length(Secrets, Size),
    Depth1 is Depth - 1,
    foldl([_-Class, T0, T]>>( rules_least(Rules, Class, Depth1, T1), T is T0 + T1 ),
          Classes, Size, Total).

test(few, all(Bound == [1, 3, 5, 26])) :-
    arena(variant(4, 5, false), _, Arena),
    member(Subset, [0b1, 0b11, 0b10011, 0b101101010010000101010101001000001]),
    Size is popcount(Subset),
    guessing_least_total:subset_bound(Subset, Size, 9, Arena, Bound0, _),
    Bound is max(1, Bound0).

test(too_deep, forall(member(Subset-Depth, [0b11-1, 0x7ffffff-2]))) :-
    no_tree_total(NoTree),
    arena(variant(3, 3, true), _, Arena),
    Size is popcount(Subset),
    guessing_least_total:subset_bound(Subset, Size, Depth, Arena, NoTree, open).

%   Each guess that divides the set is there once, of a bound that holds.

test(agenda) :-
    arena(variant(2, 4, false), Codes, Arena),
    Subset = 0b111111111111,
    no_tree_total(NoTree),
    subset_firsts(Subset, Arena, Firsts),
    guessing_least_total:subset_agenda(Subset, 12, 9, 40, Arena, Agenda),
    findall(Guess-Bound,
            ( member(Bound-Items, Agenda), member(numbers(Set), Items),
              subset_numbers(Set, Numbers), member(Guess, Numbers) ),
            Pairs0),
    keysort(Pairs0, Pairs),
    pairs_keys(Pairs, Guesses),
    subset_numbers(Firsts, Guesses),
    forall(member(Number-Bound, Pairs),
           ( nth1(Number, Codes, Guess),
             open_classes(Guess, Codes, Classes),
             foldl([_-Class, T0, T]>>
                   ( length(Class, Size), size_bound(1, 5, 8, Size, T1), T is T0 + T1 ),
                   Classes, 12, Least),
             Bound =< Least,
             Least < NoTree )).

%   Of a small set the agenda goes no further than the total that is asked for.

test(most, all(Bounds == [[10, 11], [10, 11, 12]])) :-
    arena(variant(3, 4, true), _, Arena),
    member(Most, [10, 11]),
    guessing_least_total:subset_agenda(0b11111, 5, 9, Most, Arena, Agenda),
    pairs_keys(Agenda, Bounds).

:- end_tests(bounds_and_agendas).
