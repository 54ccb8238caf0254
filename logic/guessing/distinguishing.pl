:- module(guessing_distinguishing,
          [ digits_apart/4,        % +All, +Owns, +Digits, -Apart
            number_digits/4,       % +Number, +Set, +Digits0, -Digits
            apart_all/3,           % +Apart, +Numbers, -Questions
            apart_own/3,           % +Apart, +Numbers, -Questions
            apart_classes/4,       % +Apart, +Numbers, +Least, -CountsQuestions
            apart_questions/2,     % +Apart, -Questions
            sheet_arena/3          % +Sheet, +Options, -Arena
          ]).

/** <module> Which questions tell which secrets apart

A question tells two secrets apart if they answer it differently, or if it ends the game for one
of them.  For each pair of secrets we work out once which questions do.  They are a set, an
integer whose bit I stands for question number I + 1.  Then a few operations for each pair say
what all questions do to a subset of the secrets, and none of thousands of questions is tried by
itself.

The answers are numbered, 0 for the end of the game.  A secret has a set of questions for each
binary digit of these numbers, four sets for 14 answers.  If two secrets differ in a digit, they
answer differently.

Which questions tell all secrets of a subset apart?  They are the intersection of one set for each
pair.  How many classes does each question make?  We count secret by secret: a secret begins a new
class if the question tells it apart from all secrets before it.

So any sheet becomes an arena (arena.pl), whose questions are the options of the sheet
(worst_case.pl), numbered by their places in the list.
*/

:- use_module(library(apply), [foldl/4, foldl/5, maplist/3, maplist/4]).
:- use_module(arena, [game_arena/5]).
:- use_module(bounds, [ends_end/2]).
:- use_module(sheet, [set_asked/5, sheet_ends/2, sheet_secret/3, sheet_sizes/4]).
:- use_module(worst_case, [options_answers/3, options_worth/3]).

%!  digits_apart(+All, +Owns, +Digits, -Apart) is det.
%
%   True when Apart is apart(All, Pairs, Own).  All is the set of all questions.  If I < J,
%   argument I of argument J of Pairs has those that tell secrets I and J apart.  Argument J of
%   Own is secret J as a question, or 0.  Owns is the list of these.  Digits has a list for each
%   secret: the sets of the questions that it answers by a number with this digit, the lowest
%   digit first.
%
%       ?- digits_apart(0b111, [0b1,0b10,0], [[0b110,0],[0b101,0],[0,0b11]], Apart).
%       Apart = apart(7, pairs(row(), row(3), row(7, 7)), own(1, 2, 0)).

digits_apart(All, Owns, Digits, apart(All, Pairs, Own)) :-
    compound_name_arguments(Own, own, Owns),
    rows(Digits, [], Rows),
    compound_name_arguments(Pairs, pairs, Rows).

rows([], _, []).
rows([Digits|Secrets], Earlier, [Row|Rows]) :-
    foldl(told_apart(Digits), Earlier, [], Sets),
    compound_name_arguments(Row, row, Sets),
    rows(Secrets, [Digits|Earlier], Rows).

told_apart(Digits1, Digits2, Sets, [Set|Sets]) :-
    differ(Digits1, Digits2, 0, Set).

differ([], [], Set, Set).
differ([X|Xs], [Y|Ys], Set0, Set) :-
    Set1 is Set0 \/ X xor Y,
    differ(Xs, Ys, Set1, Set).

%!  number_digits(+Number, +Set, +Digits0, -Digits) is det.
%
%   True when Digits are Digits0 with all of Set where Number has a binary digit 1.
%
%       ?- number_digits(5, 0b1000, [1,1], Digits).
%       Digits = [9, 1, 8].

number_digits(Number, Set, Digits0, Digits) :-
    (   Number =:= 0
    ->  Digits = Digits0
    ;   (   Digits0 = [Digit0|Digits1]
        ->  true
        ;   Digit0 = 0,
            Digits1 = []
        ),
        (   Number /\ 1 =:= 1
        ->  Digit is Digit0 \/ Set
        ;   Digit = Digit0
        ),
        Digits = [Digit|Digits2],
        Number1 is Number >> 1,
        number_digits(Number1, Set, Digits1, Digits2)
    ).

%!  apart_questions(+Apart, -Questions) is det.
%
%   True when Questions is the set of all questions.

apart_questions(apart(All, _, _), All).

%!  apart_all(+Apart, +Numbers, -Questions) is semidet.
%
%   True when Questions are those that tell all secrets with Numbers apart.  Fails if there is none.
%
%       ?- variant_guesses(variant(1, 3, false), All),
%          codes_apart(All, [[1],[3]], Apart), apart_all(Apart, [1,2], Questions).
%       Questions = 5.

apart_all(apart(All, Pairs, _), Numbers, Questions) :-
    apart_all(Numbers, [], Pairs, All, Questions).

apart_all([], _, _, Questions, Questions).
apart_all([J|Js], Earlier, Pairs, Questions0, Questions) :-
    arg(J, Pairs, Row),
    apart_from(Earlier, Row, Questions0, Questions1),
    Questions1 =\= 0,
    apart_all(Js, [J|Earlier], Pairs, Questions1, Questions).

apart_from([], _, Questions, Questions).
apart_from([I|Is], Row, Questions0, Questions) :-
    arg(I, Row, Set),
    Questions1 is Questions0 /\ Set,
    apart_from(Is, Row, Questions1, Questions).

%!  apart_own(+Apart, +Numbers, -Questions) is det.
%
%   True when Questions are the secrets with Numbers, as questions.
%
%       ?- variant_guesses(variant(1, 3, false), All),
%          codes_apart(All, [[1],[3]], Apart), apart_own(Apart, [2], Questions).
%       Questions = 4.

apart_own(apart(_, _, Own), Numbers, Questions) :-
    foldl(with_own(Own), Numbers, 0, Questions).

with_own(Own, Number, Questions0, Questions) :-
    arg(Number, Own, Question),
    Questions is Questions0 \/ Question.

%!  apart_classes(+Apart, +Numbers, +Least, -CountsQuestions) is det.
%
%   True when CountsQuestions are pairs Count-Questions, for each Count from Least on, most classes
%   first: Questions divide the secrets with Numbers into just Count classes.
%
%       ?- variant_guesses(variant(1, 3, false), All),
%          codes_apart(All, [[1],[3]], Apart), apart_classes(Apart, [1,2], 1, Pairs).
%       Pairs = [2-5, 1-2].

%   There is a list of sets: set number N has the questions that make N classes or more of the
%   secrets so far.  The first sets are dropped when their questions can't come to Least classes
%   any more.

apart_classes(apart(All, Pairs, _), Numbers, Least, CountsQuestions) :-
    length(Numbers, Size),
    Spare is Size - Least,
    at_least(Numbers, [], Spare, Pairs, All, [All], Sets),
    counts_questions(Sets, Least, [], CountsQuestions).

at_least([], _, _, _, _, Sets, Sets).
at_least([J|Js], Earlier, Spare, Pairs, All, Sets0, Sets) :-
    arg(J, Pairs, Row),
    apart_from(Earlier, Row, All, New),
    one_more(Sets0, New, Sets1),
    (   Spare > 0
    ->  Spare1 is Spare - 1,
        Sets2 = [All|Sets1]
    ;   Spare1 = 0,
        Sets2 = Sets1
    ),
    at_least(Js, [J|Earlier], Spare1, Pairs, All, Sets2, Sets).

%   New are the questions for which one more secret begins a class: they move on by one set.

one_more([], _, []).
one_more([Set0|Sets0], New, Sets) :-
    More is Set0 /\ New,
    (   Sets0 = [Next|_]
    ->  Set is Next \/ More,
        Sets = [Set|Sets1],
        one_more(Sets0, New, Sets1)
    ;   More =:= 0
    ->  Sets = []
    ;   Sets = [More]
    ).

%   A question makes just N classes if it makes N or more, but not N + 1 or more.

counts_questions([], _, Pairs, Pairs).
counts_questions([Set|Sets], Count, Pairs0, Pairs) :-
    (   Sets = [Next|_]
    ->  Questions is Set /\ \ Next
    ;   Questions = Set
    ),
    Count1 is Count + 1,
    counts_questions(Sets, Count1, [Count-Questions|Pairs0], Pairs).

%!  sheet_arena(+Sheet, +Options, -Arena) is det.
%
%   True when Arena is that of the Options of Sheet.
%
%       ?- table_sheet(asked, [a,b,c], [a,b,c], [no,yes], [[1-6,2-1], [1-5,2-2], [1-3,2-4]], Sheet),
%          sheet_options(Sheet, Options), sheet_arena(Sheet, Options, Arena),
%          subset_total(0b111, 3, 3, 9, Arena, Total).
%       Total = 6.

sheet_arena(Sheet, Options, Arena) :-
    sheet_ends(Sheet, Ends),
    ends_end(Ends, End),
    options_answers(End, Options, Answers),
    options_apart(Options, Sheet, Answers, Apart),
    compound_name_arguments(Terms, options, Options),
    foldl(placed, Options, Placed, 1, _),
    game_arena(End, Answers, Apart,
               game(guessing_sheet:sheet_secret(Sheet),
                    guessing_distinguishing:option_asked(Sheet, Terms),
                    guessing_distinguishing:option_sets(Terms),
                    guessing_distinguishing:placed_left(Placed),
                    none),
               Arena).

option_sets(Terms, Number, Sets) :-
    arg(Number, Terms, option(_, _, Sets)).

option_asked(Sheet, Terms, Number, Subset, Question, AnswersClasses) :-
    arg(Number, Terms, option(QuestionNumber, _, _)),
    set_asked(Subset, QuestionNumber, Sheet, Question, AnswersClasses).

placed(option(_, Own, Sets), option(Place, Own, Sets), Place, Place1) :-
    Place1 is Place + 1.

%   The places of the options that divide Subset, each way once.

placed_left(Placed, Subset, Places) :-
    options_worth(Subset, Placed, Left),
    foldl(with_place, Left, 0, Places).

with_place(option(Place, _, _), Places0, Places) :-
    Places is Places0 \/ 1 << (Place - 1).

%   For each binary digit of the number of an answer, an option has a set of secrets.
%   Turned around, a secret has a set of options for each digit.

options_apart(Options, Sheet, Answers, Apart) :-
    sheet_sizes(Sheet, Size, _, _),
    number_digits(Answers, 0, [], Zeros),
    foldl(option_sets_before(Zeros), Options, []-[], Owns-Rows),
    transpose_lists(Zeros, Rows, Columns),
    Last is Size - 1,
    findall(I, between(0, Last, I), Is),
    maplist(column(Owns), Is, Own),
    maplist(columns(Columns), Is, Digits),
    length(Options, Count),
    All is 1 << Count - 1,
    digits_apart(All, Own, Digits, Apart).

%   The last option comes first.

option_sets_before(Zeros, option(_, Own, Sets), Owns-Rows, [Own|Owns]-[Row|Rows]) :-
    foldl(class_digits, Sets, 1-Zeros, _-Row).

class_digits(Set, Number-Digits0, Number1-Digits) :-
    number_digits(Number, Set, Digits0, Digits),
    Number1 is Number + 1.

transpose_lists([], _, []).
transpose_lists([_|Zeros], Rows, [Column|Columns]) :-
    maplist(first_rest, Rows, Column, Rows1),
    transpose_lists(Zeros, Rows1, Columns).

first_rest([X|Xs], X, Xs).

columns(Lists, I, Columns) :-
    maplist(column_of(I), Lists, Columns).

column_of(I, Sets, Column) :-
    column(Sets, I, Column).

%   Bit I of each of Sets, as one integer: that of the first set is the highest bit.  56 bits at a
%   time are put together, since they fit into a small integer.

column(Sets, I, Column) :-
    column(Sets, I, 0, 0, 0, Column).

column([], _, Count, Bits, Column0, Column) :-
    Column is Column0 << Count \/ Bits.
column([Set|Sets], I, Count, Bits0, Column0, Column) :-
    Bits is Bits0 << 1 \/ getbit(Set, I),
    (   Count =:= 55
    ->  Column1 is Column0 << 56 \/ Bits,
        column(Sets, I, 0, 0, Column1, Column)
    ;   Count1 is Count + 1,
        column(Sets, I, Count1, Bits, Column0, Column)
    ).

/** <examples>

?- foldl(number_digits, [1,2,3], [0b001,0b010,0b100], [], Digits).
?- variant_guesses(variant(3, 5, false), All),
   Codes = [[1,2,3],[1,3,2],[2,1,4],[5,2,1]],
   codes_apart(All, Codes, Apart), apart_all(Apart, [1,2,3,4], Questions).
?- module_sheet(guessing_ship, inf, Sheet), sheet_options(Sheet, Options),
   sheet_arena(Sheet, Options, Arena), arena_answers(Arena, Answers).
*/
