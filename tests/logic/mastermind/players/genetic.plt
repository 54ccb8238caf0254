:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(genetic).

small(genetic(60, 15, 100, 0.5, 0.03, 0.03, 0.02)).

%   So little evolution that nearly always the codes have to be looked for.

least(genetic(1, 1, 1, 0, 0, 0, 0)).

game(Parameters, Variant, Seed, History) :-
    variant_seed_code(Variant, Seed, Secret),
    secret_game(genetic(Parameters, Seed), Variant, Secret, History).

%   The choice from all possible codes, none left out.

exhaustive(Variant, History, Guess) :-
    history_codes(Variant, History, Codes),
    codes_remainders(Variant, Codes, Remainders),
    msort(Remainders, [_-Guess|_]).

%   Two turns that go together.

two_turns(Variant, [Guess1-Feedback1, Guess2-Feedback2]) :-
    variant_codes(Variant, Codes),
    genetic_first(Variant, Guess1),
    guess_codes_classes(Guess1, Codes, Classes),
    member(Feedback1-Class, Classes),
    nth1(N, Codes, Guess2),
    N mod 7 =:= 0,
    guess_codes_classes(Guess2, Class, Classes2),
    member(Feedback2-_, Classes2).

test(extremes, forall(member(Parameters, [ genetic(1,1,1,0,0,0,0),
                                           genetic(100000,10000,1000,1,1,1.0,1) ]))) :-
    \+ genetic_fault(Parameters, _).

test(faults, all(Fault == [ population(0), generations(10001), candidates(1.0),
                            probability(crossover, -0.1), probability(mutation, 1.01),
                            probability(exchange, half), probability(inversion, 2) ])) :-
    genetic_fault(genetic(0, 10001, 1.0, -0.1, 1.01, half, 2), Fault).

test(fault_not_a_number, Fault == probability(inversion, NaN)) :-
    NaN is nan,
    genetic_fault(genetic(1, 1, 1, 0, 0, 0, NaN), Fault).

test(openings, all(Guess == [[1,1,2,3], [1,1,2,3,4], [1,1,2,2,3,4], [1,2,3,4], [1,1,2,2,1],
                             [1,2,3,4]])) :-
    member(Variant, [ variant(4,6,true), variant(5,8,true), variant(6,9,true), variant(4,10,true),
                      variant(5,2,true), variant(4,9,false) ]),
    genetic_first(Variant, Guess).

test(openings_are_codes) :-
    \+ ( between(1, 8, Pegs), between(1, 12, Colours), member(Repeats, [true, false]),
         ( Repeats == true ; Pegs =< Colours ),
         Variant = variant(Pegs, Colours, Repeats),
         \+ ( genetic_first(Variant, Guess), \+ code_fault(Variant, Guess, _) ) ).

%   The rule of the opening holds its own against the usual one.

test(opening_leaves_less, forall(member(Variant, [ variant(4,6,true), variant(4,10,true),
                                                   variant(3,8,true), variant(5,5,true) ]))) :-
    genetic_first(Variant, Guess),
    variant_first(Variant, Usual),
    expected(Variant, Guess, Less),
    expected(Variant, Usual, More),
    Less =< More.

expected(Variant, Guess, Sum) :-
    variant_codes(Variant, Codes),
    guess_codes_classes(Guess, Codes, Classes),
    findall(Square,
            ( member(_-Class, Classes), length(Class, N), Square is N * N ),
            Squares),
    sum_list(Squares, Sum).

%   Where evolution comes upon every possible code, it asks what looking at
%   all of them would ask.

%   deep
test(as_exhaustive, forall(member(Variant, [ variant(1,4,true), variant(2,4,true),
                                             variant(3,3,true), variant(3,4,false) ]))) :-
    Parameters = genetic(150, 25, 1000, 0.5, 0.03, 0.03, 0.02),
    \+ ( two_turns(Variant, History),
         exhaustive(Variant, History, Expected),
         \+ ( seed_history_guess(1, Parameters, Variant, History, Guess),
              Guess == Expected ) ).

test(contradiction, forall(member(Parameters-Variant-History,
                                  [ small-variant(2,3,false)-[[1,2]-(0-1), [1,2]-(2-0)],
                                    least-variant(1,1,true)-[[1]-(0-0)],
                                    small-variant(6,9,true)-[ [1,1,2,2,3,4]-(0-0),
                                                              [5,6,7,8,9,9]-(0-0) ] ]))) :-
    call(Parameters, P),
    \+ seed_history_guess(1, P, Variant, History, _).

%   Where fewer codes are possible than are enough, each of them is looked at.

test(few_codes, forall(( member(Variant, [variant(4,9,false), variant(4,6,true)]),
                         between(1, 2, Seed) ))) :-
    small(Parameters),
    game(Parameters, Variant, Seed, History),
    \+ ( append(Before, [Guess-_|_], History),
         Before \== [],
         history_codes(Variant, Before, Codes),
         length(Codes, Number),
         Number < 100,
         \+ exhaustive(Variant, Before, Guess) ).

%   One code is left, and has to be found.

%   deep
test(one_code_left, forall(member(Parameters, [small, least]))) :-
    call(Parameters, P),
    Variant = variant(5, 8, true),
    History = [[1,1,2,3,4]-(0-2), [3,8,3,4,7]-(1-1), [4,5,4,2,7]-(2-1)],
    history_codes(Variant, History, Codes),
    \+ ( member(Secret, Codes),
         findall(Guess-Feedback,
                 ( member(Guess, [[3,8,1,5,2],[8,7,6,5,4],[1,2,3,4,5]|Codes]),
                   Guess \== Secret,
                   guess_secret_feedback(Guess, Secret, Feedback) ),
                 Turns),
         append(History, Turns, All),
         \+ seed_history_guess(1, P, Variant, All, Secret) ).

%   A game that is won: no other code is possible than the one that won it.

test(won, Guess == [3,2,1]) :-
    small(Parameters),
    seed_history_guess(1, Parameters, variant(3, 4, true), [[3,2,1]-(3-0)], Guess).

test(games, forall(( member(Variant, [ variant(1,1,true), variant(1,12,false), variant(2,2,false),
                                       variant(8,1,true), variant(8,2,true), variant(5,5,false),
                                       variant(4,6,true), variant(4,9,false), variant(5,8,true),
                                       variant(8,6,true) ]),
                     member(Parameters, [small, least]) ))) :-
    call(Parameters, P),
    Variant = variant(Pegs, _, _),
    \+ ( between(1, 2, Seed),
         \+ ( game(P, Variant, Seed, History),
              last(History, _-(Pegs-0)),
              \+ ( append(Before, [Guess-_|_], History),
                   Before \== [],
                   \+ ( \+ code_fault(Variant, Guess, _),
                        consistent(Before, Guess),
                        \+ memberchk(Guess-_, Before) ) ) ) ).

%   More codes than anyone would look at: 430 million.

test(largest_variant) :-
    genetic_defaults(Parameters),
    Variant = variant(8, 12, true),
    variant_seed_code(Variant, 1, Secret),
    findall(Turn,
            ( member(Guess, [[1,1,2,2,3,4,5,6], [5,7,7,3,2,3,11,8], [12,5,11,11,8,3,1,9]]),
              guess_secret_feedback(Guess, Secret, Feedback),
              Turn = Guess-Feedback ),
            History),
    seed_history_guess(1, Parameters, Variant, History, Asked),
    \+ code_fault(Variant, Asked, _),
    consistent(History, Asked).

%   Whoever goes on with a game from any turn gets the same guesses.

test(go_on) :-
    small(Parameters),
    Variant = variant(5, 8, true),
    game(Parameters, Variant, 6, History),
    \+ ( append(Before, [Guess-_|_], History),
         \+ seed_history_guess(6, Parameters, Variant, Before, Guess) ).

test(seeds_matter) :-
    small(Parameters),
    findall(Guess,
            ( between(1, 8, Seed),
              seed_history_guess(Seed, Parameters, variant(5, 8, true),
                                 [[1,1,2,3,4]-(0-2)], Guess) ),
            Guesses),
    sort(Guesses, [_,_,_,_|_]).

%   Few games, and so with wide limits.

%   deep
test(good_play) :-
    findall(Turns,
            ( between(1, 60, Seed),
              Parameters = genetic(100, 15, 100, 0.5, 0.03, 0.03, 0.02),
              game(Parameters, variant(4, 6, true), Seed, History),
              length(History, Turns) ),
            All),
    sum_list(All, Sum),
    Sum =< 60 * 4.6,
    max_list(All, Worst),
    Worst =< 7.

:- end_tests(genetic).
