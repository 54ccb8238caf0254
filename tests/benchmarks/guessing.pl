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
    measured('table of 1296 x 1296, from the definition', rules_sheet(Rules, inf, Sheet), 1296, Small),
    measured('Five Guess, 4 pegs, 6 colours', sheet_greedy(Sheet, worst, Tree1), Worst1, Unit,
             tree_depth(Tree1, Worst1)),
    measured('4 pegs, 6 colours, no repeats: least total',
             ( module_sheet(guessing_code_breaking, inf, Sheet2), sheet_total(Sheet2, inf, Total, _) ),
             Total, Unit),
    measured('twelve coins: tree, and proof that 2 weighings are not enough',
             ( module_sheet(guessing_twelve_coins, inf, Sheet3), sheet_tree(Sheet3, 3, Tree3),
               \+ sheet_tree(Sheet3, 2, _) ), Worst3, Unit,
             tree_depth(Tree3, Worst3)),
    any_words(2000, Words),
    words_rules(Words, WordRules),
    measured('2000 words: table and first question',
             ( rules_sheet(WordRules, inf, Sheet4), history_question(Sheet4, [], worst, First) ),
             First, Unit),
    sheet_question(Sheet4, 1, Asked),
    last(Words, Secret),
    secret_answer(Sheet4, Asked, Secret, Answer),
    measured('2000 words: next question',
             history_question(Sheet4, [Asked-Answer], worst, Next), Next, Unit).

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

secret_answer(Sheet, Question, Secret, Answer) :-
    sheet_answer(Sheet, _, Answer),
    secret_conflicts(Sheet, Secret, [Question-Answer], []),
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
