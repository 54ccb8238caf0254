:- use_module(library(plunit)).
:- use_module('../../../../logic/load').

:- begin_tests(game).

small(variant(2, 3, false)).
small(variant(2, 3, true)).
small(variant(3, 4, false)).
small(variant(3, 3, true)).
small(variant(1, 4, false)).

%   Length turns of a game of variant(2, 3, false) that miss.

missed(Length, History) :-
    length(History, Length),
    foldl([[1,2]-(0-1), I, I1]>>(I1 is I + 1), History, 0, Length).

test(nothing_guessed, Outcome == open) :-
    history_outcome(variant(2, 3, false), [], Outcome).

test(missed_rows, all(Outcome == [open, open, lost, lost])) :-
    member(Length, [1, 9, 10, 11]),
    missed(Length, History),
    history_outcome(variant(2, 3, false), History, Outcome).

test(won_at_any_row, forall(between(1, 10, Rounds))) :-
    Missed is Rounds - 1,
    missed(Missed, History0),
    append(History0, [[2,1]-(2-0)], History),
    history_outcome(variant(2, 3, false), History, Outcome),
    Outcome == won(Rounds).

test(all_black_of_another_variant, Outcome == open) :-
    history_outcome(variant(3, 3, false), [[1,2,3]-(2-0)], Outcome).

%   The winning answer to a code is what it draws from itself.

test(the_win_is_the_secret, forall(small(Variant))) :-
    \+ ( variant_code(Variant, Guess),
         variant_code(Variant, Secret),
         guess_secret_feedback(Guess, Secret, Feedback),
         history_outcome(Variant, [Guess-Feedback], Outcome),
         (   Guess == Secret
         ->  Outcome \== won(1)
         ;   Outcome \== open
         ) ).

test(factors, all(Name-Factor == [arbolmaster-2, easy-1, medium-2, hard-3])) :-
    named_variant(Name, Variant),
    variant_factor(Variant, Factor).

test(other_factors, all(Factor == [0, 0, 1, 1, 2, 2, 3])) :-
    member(Variant, [ variant(1, 1, false), variant(3, 7, true), variant(4, 5, true),
                      variant(5, 6, false), variant(4, 7, true), variant(5, 7, true),
                      variant(8, 6, true) ]),
    variant_factor(Variant, Factor).

test(scores, all(Score == [100, 10, 200, 20, 300, 30])) :-
    member(Name, [easy, medium, hard]),
    named_variant(Name, Variant),
    member(Rounds, [1, 10]),
    variant_outcome_score(Variant, won(Rounds), Score).

test(score_of_a_loss, Score == 0) :-
    variant_outcome_score(variant(5, 8, true), lost, Score).

test(score_of_an_open_game, fail) :-
    variant_outcome_score(variant(5, 8, true), open, _).

:- end_tests(game).
