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

test(nothing_guessed, End == open) :-
    history_end(variant(2, 3, false), [], End).

test(missed_rows, all(End == [open, open, won(codemaker), won(codemaker)])) :-
    member(Length, [1, 9, 10, 11]),
    missed(Length, History),
    history_end(variant(2, 3, false), History, End).

test(won_at_any_row, forall(between(1, 10, Rounds))) :-
    Missed is Rounds - 1,
    missed(Missed, History0),
    append(History0, [[2,1]-(2-0)], History),
    history_end(variant(2, 3, false), History, End),
    End == won(codebreaker).

test(all_black_of_another_variant, End == open) :-
    history_end(variant(3, 3, false), [[1,2,3]-(2-0)], End).

%   The winning answer to a code is what it draws from itself.

test(the_win_is_the_secret, forall(small(Variant))) :-
    \+ ( variant_code(Variant, Guess),
         variant_code(Variant, Secret),
         guess_secret_feedback(Guess, Secret, Feedback),
         history_end(Variant, [Guess-Feedback], End),
         (   Guess == Secret
         ->  End \== won(codebreaker)
         ;   End \== open
         ) ).

%   The score of a win in the first row is 100 times the factor of the variant.

test(other_factors, all(Score == [0, 0, 100, 100, 200, 200, 300])) :-
    member(Variant, [ variant(1, 1, false), variant(3, 7, true), variant(4, 5, true),
                      variant(5, 6, false), variant(4, 7, true), variant(5, 7, true),
                      variant(8, 6, true) ]),
    Variant = variant(Pegs, _, _),
    variant_first(Variant, First),
    history_score(Variant, [First-(Pegs-0)], Score).

test(scores, all(Score == [100, 10, 200, 20, 300, 30])) :-
    member(Name, [easy, medium, hard]),
    named_variant(Name, Variant),
    variant_first(Variant, First),
    Variant = variant(Pegs, _, _),
    member(Missed, [0, 9]),
    length(Turns, Missed),
    maplist(=(First-(0-1)), Turns),
    append(Turns, [First-(Pegs-0)], History),
    history_score(Variant, History, Score).

test(score_of_a_loss, Score == 0) :-
    missed(10, History),
    history_score(variant(2, 3, false), History, Score).

test(score_of_an_open_game, fail) :-
    missed(9, History),
    history_score(variant(2, 3, false), History, _).

:- end_tests(game).
