/** Guessing games by the general solver: `swipl -O guessing.pl`.

Each line that is printed is what was done, its result, seconds of processor
time, and units, with tabs between.  A unit is the time of scoring all
3024 x 3024 pairs of codes by bit masks in the same process; of the first line
it is 1296 x 1296 pairs.
*/

:- use_module(library(main)).
:- use_module('../../logic/load').
:- use_module(yardstick).

:- initialization(main, main).

main(_) :-
    unit(variant(4, 6, true), Small),
    unit(variant(4, 9, false), Unit),
    variant_rules(variant(4, 6, true), Rules),
    measured('table of 1296 x 1296, from the definition', rules_matrix(Rules, inf, Matrix), 1296, Small),
    measured('Five Guess, 4 pegs, 6 colours', matrix_greedy(Matrix, worst, Tree1), Worst1, Unit,
             tree_depth(Tree1, Worst1)),
    measured('4 pegs, 6 colours, no repeats: least total',
             ( module_matrix(guessing_code_breaking, inf, Matrix2), matrix_total(Matrix2, inf, Total, _) ),
             Total, Unit),
    measured('twelve coins: tree, and proof that 2 weighings are not enough',
             ( module_matrix(guessing_twelve_coins, inf, Matrix3), matrix_tree(Matrix3, 3, Tree3),
               \+ matrix_tree(Matrix3, 2, _) ), Worst3, Unit,
             tree_depth(Tree3, Worst3)),
    any_words(2000, Words),
    words_rules(Words, WordRules),
    measured('2000 words: table and first question',
             ( rules_matrix(WordRules, inf, Matrix4), history_question(Matrix4, [], worst, First) ),
             First, Unit),
    matrix_question(Matrix4, 1, Asked),
    last(Words, Secret),
    secret_answer(Matrix4, Asked, Secret, Answer),
    measured('2000 words: next question',
             history_question(Matrix4, [Asked-Answer], worst, Next), Next, Unit).

unit(Variant, Unit) :-
    variant_codes(Variant, Codes),
    maplist(code_mask(Variant), Codes, Masks),
    seconds(score_all(Masks, _), Unit1),
    seconds(score_all(Masks, _), Unit2),
    Unit is min(Unit1, Unit2).

%   Words of five letters drawn at random, always the same.

any_words(Count, Words) :-
    seed_random([1], State),
    length(Words, Count),
    foldl(any_word, Words, State, _).

any_word(Word, State0, State) :-
    length(Letters, 5),
    foldl(any_letter, Letters, State0, State),
    atom_chars(Word, Letters).

any_letter(Letter, State0, State) :-
    random_below(20, Number, State0, State),
    Code is 0'a + Number,
    char_code(Letter, Code).

secret_answer(Matrix, Question, Secret, Answer) :-
    matrix_answer(Matrix, _, Answer),
    secret_conflicts(Matrix, Secret, [Question-Answer], []),
    !.

seconds(Goal, Seconds) :-
    garbage_collect,
    statistics(cputime, Seconds0),
    once(Goal),
    statistics(cputime, Seconds1),
    Seconds is Seconds1 - Seconds0.

measured(What, Goal, Result, Unit) :-
    measured(What, Goal, Result, Unit, true).

measured(What, Goal, Result, Unit, After) :-
    seconds(Goal, Seconds),
    call(After),
    Units is Seconds / Unit,
    format("~w\t~w\t~2f\t~1f~n", [What, Result, Seconds, Units]).
