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

:- begin_tests(remainder).

%   The sum over all secrets of how many codes are left, the guess being no
%   code that is left after the win.

told(Codes, Guess, Sum) :-
    findall(Secret-Other,
            ( member(Secret, Codes),
              Secret \== Guess,
              guess_secret_feedback(Guess, Secret, Feedback),
              member(Other, Codes),
              guess_secret_feedback(Guess, Other, Feedback) ),
            Pairs),
    length(Pairs, Sum).

test(as_told, forall(member(Variant-History, [ variant(4,4,true)-[[1,1,2,3]-(2-0)],
                                               variant(4,9,false)-[[1,2,3,4]-(0-4)],
                                               variant(1,5,true)-[] ]))) :-
    history_codes(Variant, History, Codes),
    codes_remainders(Variant, Codes, Remainders),
    pairs_values(Remainders, Codes),
    \+ ( member(Sum-Code, Remainders), \+ told(Codes, Code, Sum) ).

:- end_tests(remainder).

:- begin_tests(fitness).

%   Fitness as it is told, from the feedback itself.

told(History, Code, Fitness) :-
    findall(Distance,
            ( member(Guess-(Black-White), History),
              guess_secret_feedback(Guess, Code, Black1-White1),
              Distance is abs(Black - Black1) + abs(White - White1) ),
            Distances),
    sum_list(Distances, Fitness).

trial(Variant, N, History, Code) :-
    between(1, N, Seed),
    seed_random([Seed], Random),
    random_codes(6, Variant, [Code,Secret|Guesses], Random),
    findall(Guess-Feedback,
            ( member(Guess, Guesses), guess_secret_feedback(Guess, Secret, Feedback) ),
            History).

random_codes(0, _, [], _) :- !.
random_codes(N, Variant, [Code|Codes], Random0) :-
    random_code(Variant, Code, Random0, Random),
    N1 is N - 1,
    random_codes(N1, Variant, Codes, Random).

fitness(Variant, History, Code, Fitness) :-
    history_marks(Variant, History, Marks),
    code_fitness(Variant, Code, Marks, Fitness).

test(known, Fitness == 5) :-
    fitness(variant(4, 9, false), [[1,2,3,4]-(1-2), [1,3,2,5]-(0-2)], [1,2,3,6], Fitness).

test(as_told, forall(member(Variant, [ variant(1,2,true), variant(4,6,true), variant(4,9,false),
                                       variant(6,9,true), variant(8,12,true) ]))) :-
    \+ ( trial(Variant, 200, History, Code),
         \+ ( told(History, Code, Fitness), fitness(Variant, History, Code, Fitness) ) ).

:- end_tests(fitness).

:- begin_tests(population).

usual(0.5, 0.03, 0.03, 0.02).

codes(Size, Generations, Most, Variant, History, Seed, Codes) :-
    usual(Crossover, Mutation, Exchange, Inversion),
    seed_random([Seed], Random),
    mastermind_genetic:population_codes(genetic(Size, Generations, Most, Crossover, Mutation, Exchange, Inversion),
                     Variant, History, Codes, Random, _).

history(variant(4, 6, true),  [[1,1,2,3]-(0-2)]).
history(variant(4, 6, true),  [[1,1,2,3]-(0-2), [3,2,4,5]-(1-1)]).
history(variant(4, 9, false), [[1,2,3,4]-(1-2), [1,3,2,5]-(0-2)]).
history(variant(5, 8, true),  [[1,1,2,3,4]-(1-2), [1,5,2,1,6]-(2-1), [1,5,3,7,2]-(1-2)]).
history(variant(6, 6, false), [[1,2,3,4,5,6]-(1-5), [1,3,2,5,6,4]-(2-4)]).

%   All are possible, none comes twice, and they are not too many.

test(possible_codes, forall(( history(Variant, History), member(Most, [1, 10, 1000]) ))) :-
    codes(100, 20, Most, Variant, History, 1, Codes),
    sort(Codes, Different),
    same_length(Codes, Different),
    length(Codes, N),
    N =< Most,
    \+ ( member(Code, Codes),
         \+ ( variant_code(Variant, Code), consistent(History, Code) ) ).

%   Evolution comes upon most of them where they are few among many.

%   deep
test(most_are_found, forall(history(Variant, History))) :-
    history_codes(Variant, History, All),
    codes(400, 60, 1000, Variant, History, 2, Codes),
    length(All, Size),
    length(Codes, N),
    N >= 0.6 * Size.

%   Chance alone, with as many codes drawn, does much worse: it is the
%   operators that find them.

test(better_than_chance) :-
    Variant = variant(5, 8, true),
    History = [[1,1,2,3,4]-(1-2), [1,5,2,1,6]-(2-1), [1,5,3,7,2]-(1-2)],
    codes(300, 9, 1000, Variant, History, 3, Bred),
    codes(3000, 0, 1000, Variant, History, 3, Drawn),
    length(Bred, N),
    length(Drawn, M),
    N > 3 * M.

test(nothing_possible, Codes == []) :-
    codes(100, 5, 10, variant(4, 9, false), [[1,2,3,4]-(4-0), [1,2,3,4]-(0-0)], 1, Codes).

%   Nothing is bred by operators that never come: newcomers alone are found.

test(no_operators) :-
    mastermind_genetic:population_codes(genetic(50, 10, 1000, 0, 0, 0, 0), variant(2, 3, true),
                     [[1,2]-(0-0)], Codes, 1, _),
    Codes == [[3,3]].

:- end_tests(population).

:- begin_tests(evolution).

variant(variant(1, 1, true)).
variant(variant(1, 3, false)).
variant(variant(2, 2, false)).
variant(variant(2, 2, true)).
variant(variant(4, 9, false)).
variant(variant(5, 5, false)).
variant(variant(5, 8, true)).
variant(variant(8, 8, false)).
variant(variant(8, 12, true)).

%   An operator by its name, on codes that are drawn.

operated(crossover, Variant, Code-Other, Code1, Random0, Random) :-
    crossover(Variant, Code, Other, Code1, Random0, Random).
operated(mutation, Variant, Code-_, Code1, Random0, Random) :-
    mutation(Variant, Code, Code1, Random0, Random).
operated(exchange, _, Code-_, Code1, Random0, Random) :-
    exchange(Code, Code1, Random0, Random).
operated(inversion, _, Code-_, Code1, Random0, Random) :-
    inversion(Code, Code1, Random0, Random).

operator(Operator) :-
    member(Operator, [crossover, mutation, exchange, inversion]).

trial(Variant, N, Code-Other, Random) :-
    between(1, N, Seed),
    seed_random([Seed], Random0),
    random_code(Variant, Code, Random0, Random1),
    random_code(Variant, Other, Random1, Random).

%   The places at which two codes differ.

differences(Code1, Code2, Places) :-
    findall(Place,
            ( nth1(Place, Code1, X), nth1(Place, Code2, Y), X =\= Y ),
            Places).

%   What comes of Codes in 2000 trials, without repeats.

outcomes(Operator, Variant, Codes, Outcomes) :-
    findall(Code,
            ( between(1, 2000, Seed),
              seed_random([Seed], Random),
              operated(Operator, Variant, Codes, Code, Random, _) ),
            All),
    sort(All, Outcomes).

test(codes_of_the_variant, forall(( operator(Operator), variant(Variant) ))) :-
    \+ ( trial(Variant, 200, Codes, Random),
         \+ ( operated(Operator, Variant, Codes, Code, Random, _),
              \+ code_fault(Variant, Code, _) ) ).

test(one_way, forall(( operator(Operator), variant(Variant) ))) :-
    \+ ( trial(Variant, 50, Codes, Random),
         findall(Code-After, operated(Operator, Variant, Codes, Code, Random, After), Results),
         Results \= [_] ).

test(lots_are_used_up, forall(operator(Operator))) :-
    Variant = variant(5, 8, true),
    \+ ( trial(Variant, 50, Codes, Random),
         operated(Operator, Variant, Codes, _, Random, Random) ).

%   One-point crossover: every point, and nothing else.  Mutation: one place, and every symbol that may
%   stand there.  Exchange: every pair of places.  One family, one peg, or no symbol that is left, leave
%   nothing to choose.

test(outcomes, [forall(member(Operator-Variant-Codes-Expected,
        [ crossover-variant(4, 9, true)-([1,2,3,4]-[6,7,8,9])-[[1,2,3,9], [1,2,8,9], [1,7,8,9]],
          crossover-variant(4, 9, false)-([1,2,3,4]-[4,1,2,3])-[[1,2,3,4], [1,2,4,3], [1,4,2,3]],
          crossover-variant(3, 3, false)-([3,1,2]-[3,1,2])-[[3,1,2]],
          crossover-variant(1, 3, true)-([3]-[2])-[[3]],
          mutation-variant(2, 3, true)-([1,2]-[])-[[1,1], [1,2], [1,3], [2,2], [3,2]],
          mutation-variant(2, 4, false)-([1,2]-[])-[[1,3], [1,4], [3,2], [4,2]],
          mutation-variant(3, 3, false)-([2,3,1]-[])-[[2,3,1]],
          exchange-none-([1,2,3,4]-[])
              -[[1,2,4,3], [1,3,2,4], [1,4,3,2], [2,1,3,4], [3,2,1,4], [4,2,3,1]],
          exchange-none-([7]-[])-[[7]], inversion-none-([7]-[])-[[7]] ])),
                Outcomes == Expected]) :-
    outcomes(Operator, Variant, Codes, Outcomes).

test(crossover_keeps_what_parents_share, forall(member(Repeats, [true, false]))) :-
    Variant = variant(6, 9, Repeats),
    \+ ( trial(Variant, 500, Mother-Father, Random),
         crossover(Variant, Mother, Father, Child, Random, _),
         nth1(Place, Mother, Symbol),
         nth1(Place, Father, Symbol),
         \+ nth1(Place, Child, Symbol) ).

test(points_are_as_likely) :-
    findall(Number,
            ( between(1, 3000, Seed),
              seed_random([Seed], Random),
              crossover(variant(4, 2, true), [1,1,1,1], [2,2,2,2], Child, Random, _),
              sum_list(Child, Number) ),
            Sums),
    \+ ( member(Number, [5, 6, 7]),
         aggregate_all(count, member(Number, Sums), Count),
         abs(Count - 1000) > 130 ).

test(mutation_changes_one_place, forall(variant(Variant))) :-
    \+ ( trial(Variant, 200, Code-_, Random),
         mutation(Variant, Code, Mutant, Random, _),
         differences(Code, Mutant, [_,_|_]) ).

%   Inversion: every slice of two or more places, turned round.

test(inversion, Inverted == Expected) :-
    findall(Code,
            ( append([Before, Slice, After], [1,2,3,4,5]),
              Slice = [_,_|_],
              reverse(Slice, Turned),
              append([Before, Turned, After], Code) ),
            All),
    sort(All, Expected),
    outcomes(inversion, _, [1,2,3,4,5]-[], Inverted).

test(symbols_are_kept, forall(( member(Operator, [exchange, inversion]), variant(Variant) ))) :-
    \+ ( trial(Variant, 100, Code-_, Random),
         operated(Operator, Variant, Code-_, Code1, Random, _),
         \+ ( msort(Code, Symbols), msort(Code1, Symbols) ) ).

:- end_tests(evolution).
