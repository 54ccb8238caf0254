/** The genetic player, counted: `swipl -O genetic.pl [means]`.

Each line that is printed is a row of README.md.  Without `means` they are the inferences of a
secret, on average of 100 games in which the seeds 1 to 100 draw the secrets.  With `means` they are
the guesses of `ludologic mastermind evaluate --solver genetic`: all secrets of 4 of 6, 500 of each
larger variant, `--sample 500 --seed 1`.
*/

:- use_module('../../logic/load').

:- initialization(main, main).

main :-
    genetic_defaults(Parameters),
    current_prolog_flag(argv, Arguments),
    (   Arguments == [means]
    ->  forall(sampled(Name, Variant, Size), report_mean(Name, Parameters, Variant, Size))
    ;   forall(drawn(Name, Variant), report_inferences(Name, Parameters, Variant))
    ).

drawn('4 of 9 without repeats', variant(4, 9, false)).
drawn('4 of 6 with repeats',    variant(4, 6, true)).
drawn('5 of 8 with repeats',    variant(5, 8, true)).

sampled('4 of 6 with repeats, all 1296 secrets', variant(4, 6, true), 1296).
sampled('5 of 8 with repeats, 500 games',        variant(5, 8, true), 500).
sampled('6 of 9 with repeats, 500 games',        variant(6, 9, true), 500).

report_inferences(Name, Parameters, Variant) :-
    findall(Secret-Seed,
            ( between(1, 100, Seed), variant_seed_code(Variant, Seed, Secret) ),
            Games),
    games_turns(Games, Parameters, Variant, _, Inferences, Seconds),
    format("| genetic, ~w, a secret | ~D | ~3f |~n", [Name, Inferences, Seconds]).

report_mean(Name, Parameters, Variant, Size) :-
    variant_sample(Variant, Size, 1, Secrets),
    findall(Secret-Seed, nth1(Seed, Secrets, Secret), Games),
    games_turns(Games, Parameters, Variant, All, Inferences, Seconds),
    length(All, Number),
    sum_list(All, Turns),
    max_list(All, Worst),
    Mean is Turns / Number,
    Milliseconds is 1000 * Seconds * Number / Turns,
    format("| genetic, ~w | ~D | ~0f ms a guess | ~3f, at most ~d |~n",
           [Name, Inferences, Milliseconds, Mean, Worst]).

%   All has the number of guesses of each game; Inferences and Seconds are those of a game.

games_turns(Games, Parameters, Variant, All, Inferences, Seconds) :-
    statistics(inferences, Inferences0),
    statistics(cputime, Seconds0),
    findall(Turns,
            ( member(Secret-Seed, Games),
              secret_game(genetic(Parameters, Seed), Variant, Secret, History),
              length(History, Turns) ),
            All),
    statistics(cputime, Seconds1),
    statistics(inferences, Inferences1),
    length(All, Number),
    Inferences is (Inferences1 - Inferences0) // Number,
    Seconds is (Seconds1 - Seconds0) / Number.
