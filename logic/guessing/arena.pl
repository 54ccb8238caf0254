:- module(guessing_arena,
          [ game_arena/5,            % +End, +Answers, +Apart, +Game, -Arena
            arena_end/2,             % +Arena, -End
            arena_answers/2,         % +Arena, -Answers
            arena_apart/2,           % +Arena, -Apart
            arena_table/2,           % +Arena, -Table
            arena_secrets/3,         % +Arena, +Subset, -Secrets
            arena_asked/5,           % +Arena, +Number, +Subset, -Question, -AnswersClasses
            subset_numbers/2,        % +Subset, -Numbers
            subset_classes/4,        % +Subset, +Number, +Arena, -SizesClasses
            subset_firsts/3,         % +Subset, +Arena, -Questions
            subset_twin/5,           % +Subset, +Size, +Depth, +Arena, -Twin
            table_bound/6,           % +Table, +Subset, +Size, +Depth, -Bound, -Best
            table_bound_store/6,     % +Table, +Subset, +Size, +Depth, +Bound, +Best
            table_agenda/5,          % +Table, +Subset, +Size, +Depth, -Agenda
            table_agenda_store/5,    % +Table, +Subset, +Size, +Depth, +Agenda
            trie_store/3,            % +Trie, +Key, +Value
            digits_apart/4,          % +All, +Owns, +Digits, -Apart
            number_digits/4,         % +Number, +Set, +Digits0, -Digits
            apart_all/3,             % +Apart, +Numbers, -Questions
            apart_own/3,             % +Apart, +Numbers, -Questions
            apart_classes/4,         % +Apart, +Numbers, +Least, -CountsQuestions
            apart_questions/2        % +Apart, -Questions
          ]).

/** <module> Arena: the secrets and questions that a search is about

Each set that a search meets is a subset of one list of secrets: an integer, bit I for secret I +
1.  An _arena_ has all that a search asks about them: which questions tell which secrets apart,
what is known so far, and the game itself, as five relations,
game(Secret_2, Asked_4, Classes_2, Firsts_2, Form_2):

  - call(Secret_2, Number, Secret): this is secret number Number;
  - call(Asked_4, Number, Subset, Question, AnswersClasses): question number
    Number is Question, and divides Subset into these classes by answers;
  - call(Classes_2, Number, Classes): it divides all secrets into these;
  - call(Firsts_2, Subset, Questions): the set Questions stands for all questions.  Any other
    divides Subset as one of them does, up to names;
  - call(Form_2, Subset, Form): subsets with one Form differ only by names.  Form_2 is `none` if the
    game knows no such thing.

No class has the secret that the question names.  matrix_arena/3 (solve.pl) makes an arena of any
matrix.  If you know a faster way to the classes, or symmetries, make your own.

__The table of an arena__ is what its search remembers.  A search meets the same set of secrets again
and again, and sets that differ only by names.  For each the table has its bound and its agenda; and
it has the classes of a question, and which of the sets that differ only by names was met first.  A
set of n secrets needs at most n questions, so all depths from n on have one entry.

What is stored is true wherever it was found, so backtracking does not undo it.  A table belongs to
the caller, and is gone with the query that made it.  The entries are in tries, which grow as they
need.  A transposition table of fixed size would forget some of them, but at the end the tree is read
off them.  And a key here is a set of thousands of bits.

__Which questions tell which secrets apart__ is worked out once, for each pair of secrets.  A question
does if they answer it differently, or if it ends the game for one of them.  These questions are a
set, bit I for question number I + 1.  Then a few operations for each pair say what all questions do
to a subset of the secrets, and none of thousands of questions is tried by itself.

The answers are numbered, 0 for the end of the game.  A secret has a set of questions for each
binary digit of these numbers, four sets for 14 answers.  If two secrets differ in a digit, they
answer differently.  The questions that tell all secrets of a subset apart are the intersection of
one set for each pair.  How many classes does a question make?  We count secret by secret: a secret
begins a new class if the question tells it apart from all secrets before it.
*/

:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module('../shared/inline', [inline/1]).

:- inline([arena_end/2, arena_answers/2, arena_apart/2, arena_table/2]).

%!  game_arena(+End, +Answers, +Apart, +Game, -Arena) is det.
%
%   True when Arena is that of Game, in which a question has at most so many Answers.  End is 1 if
%   the secret must be asked, 0 if it need only be known (bounds.pl).

game_arena(End, Answers, Apart, Game, arena(End, Answers, Apart, Table, Game)) :-
    table_empty(Table).

%!  arena_end(+Arena, -End) is det.
%
%   True when the last secret still takes End questions (bounds.pl).

arena_end(Arena, End) :-
    Arena = arena(End, _, _, _, _).

%!  arena_answers(+Arena, -Answers) is det.
%
%   True when there are at most so many Answers to a question, the win included.

arena_answers(Arena, Answers) :-
    Arena = arena(_, Answers, _, _, _).

%!  arena_apart(+Arena, -Apart) is det.
%
%   True when Apart says which questions tell which secrets apart.

arena_apart(Arena, Apart) :-
    Arena = arena(_, _, Apart, _, _).

%!  arena_table(+Arena, -Table) is det.
%
%   True when Table has what is known so far.

arena_table(Arena, Table) :-
    Arena = arena(_, _, _, Table, _).

%!  arena_secrets(+Arena, +Subset, -Secrets) is det.
%
%   True when Secrets are those in Subset, in order.

arena_secrets(arena(_, _, _, _, game(Secret_2, _, _, _, _)), Subset, Secrets) :-
    subset_numbers(Subset, Numbers),
    maplist(Secret_2, Numbers, Secrets).

%!  arena_asked(+Arena, +Number, +Subset, -Question, -AnswersClasses) is det.
%
%   True when question Number is Question, and AnswersClasses are the pairs
%   Answer-Class into which it divides Subset, in order.
%
%       ?- V = variant(2, 3, false), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, [[1,2],[1,3],[3,1],[3,2]], Arena),
%          arena_asked(Arena, 1, 0b0111, Question, AnswersClasses).
%       Question = [1, 2], AnswersClasses = [0-1-4, 1-0-2].

arena_asked(arena(_, _, _, _, game(_, Asked_4, _, _, _)), Number, Subset, Question, Classes) :-
    call(Asked_4, Number, Subset, Question, Classes).

%!  subset_classes(+Subset, +Number, +Arena, -SizesClasses) is det.
%
%   True when SizesClasses are the pairs Size-Class, the smallest first, of the classes into which
%   question Number divides Subset.  The same as rules_classes/4 (definition.pl), by one
%   intersection for each class of all secrets.
%
%       ?- V = variant(2, 3, false), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, [[1,2],[1,3],[3,1],[3,2]], Arena),
%          subset_classes(0b1111, 1, Arena, SizesClasses).
%       SizesClasses = [1-4, 2-10].

subset_classes(Subset, Number, Arena, SizesClasses) :-
    arena_table(Arena, Table),
    (   table_classes(Table, Number, Classes)
    ->  true
    ;   Arena = arena(_, _, _, _, game(_, _, Classes_2, _, _)),
        call(Classes_2, Number, Classes),
        table_classes_store(Table, Number, Classes)
    ),
    classes_of(Classes, Subset, Unordered),
    keysort(Unordered, SizesClasses).

classes_of([], _, []).
classes_of([Class0|Classes], Subset, SizesClasses) :-
    Class is Class0 /\ Subset,
    (   Class =:= 0
    ->  SizesClasses = SizesClasses1
    ;   Size is popcount(Class),
        SizesClasses = [Size-Class|SizesClasses1]
    ),
    classes_of(Classes, Subset, SizesClasses1).

%!  subset_firsts(+Subset, +Arena, -Questions) is det.
%
%   True when the set Questions stands for all questions about Subset.

subset_firsts(Subset, arena(_, _, _, _, game(_, _, _, Firsts_2, _)), Questions) :-
    call(Firsts_2, Subset, Questions).

%!  subset_twin(+Subset, +Size, +Depth, +Arena, -Twin) is semidet.
%
%   True when Twin is another subset that differs from Subset only by names, as far as the game
%   recognizes it: the first one that was met.
%
%       ?- V = variant(2, 3, false), variant_guesses(V, Guesses), variant_codes(V, Codes),
%          codes_arena(V, Guesses, Codes, Arena), \+ subset_twin(0b000011, 2, 2, Arena, _),
%          subset_twin(0b110000, 2, 2, Arena, Twin).
%       Twin = 3.

subset_twin(Subset, Size, Depth, arena(_, _, _, Table, game(_, _, _, _, Form_2)), Twin) :-
    Form_2 \== none,
    call(Form_2, Subset, Form),
    table_twin(Table, Subset, Size, Depth, Form, Twin),
    Twin =\= Subset.

%!  subset_numbers(+Subset, -Numbers) is det.
%
%   True when Numbers are those of the secrets in Subset, in order.
%
%       ?- subset_numbers(0b1011, Numbers).
%       Numbers = [1, 2, 4].

subset_numbers(Subset, Numbers) :-
    subset_numbers(Subset, [], Numbers).

subset_numbers(Subset, Numbers0, Numbers) :-
    (   Subset =:= 0
    ->  Numbers = Numbers0
    ;   I is msb(Subset),
        Number is I + 1,
        Subset1 is Subset xor (1 << I),
        subset_numbers(Subset1, [Number|Numbers0], Numbers)
    ).

%   ---- What a search remembers ----

%   A table is table(Bounds, Agendas, Classes, Twins).  The last 14 bits of a set's key are the
%   questions left, as far as they matter.  The sum is written out in place of each call.

goal_expansion(set_key(Subset, Size, Depth, Key),
               Key is Subset << 14 \/ min(Size, Depth)).

%   True when Table knows nothing yet.

table_empty(table(Bounds, Agendas, Classes, Twins)) :-
    trie_new(Bounds),
    trie_new(Agendas),
    trie_new(Classes),
    trie_new(Twins).

%!  table_bound(+Table, +Subset, +Size, +Depth, -Bound, -Best) is semidet.
%
%   True when this is known of the total of the Size secrets in Subset within Depth questions: it
%   is at least Bound if Best is `open`, otherwise it is Bound.  Then Best is the number of a best
%   first question, or `unkept` if the table has none.
%
%       ?- guessing_arena:table_empty(Table), table_bound_store(Table, 0b111, 3, 5, 6, open),
%          table_bound(Table, 0b111, 3, 9, Bound, Best).
%       Bound = 6, Best = open.

table_bound(table(Bounds, _, _, _), Subset, Size, Depth, Bound, Best) :-
    set_key(Subset, Size, Depth, Key),
    trie_lookup(Bounds, Key, Entry),
    Bound is Entry >> 24,
    Note is Entry /\ 0xffffff,
    (   Note > 1
    ->  Best is Note - 1
    ;   Note =:= 1
    ->  Best = unkept
    ;   Best = open
    ).

%!  table_bound_store(+Table, +Subset, +Size, +Depth, +Bound, +Best) is det.
%
%   Table has it from now on.
%
%       ?- guessing_arena:table_empty(Table), table_bound_store(Table, 0b111, 3, 5, 6, 20),
%          table_bound(Table, 0b111, 3, 5, Bound, Best).
%       Bound = 6, Best = 20.

table_bound_store(table(Bounds, _, _, _), Subset, Size, Depth, Bound, Best) :-
    (   integer(Best)
    ->  Note is Best + 1
    ;   Best == unkept
    ->  Note = 1
    ;   Note = 0
    ),
    set_key(Subset, Size, Depth, Key),
    Entry is Bound << 24 \/ Note,
    trie_store(Bounds, Key, Entry).

%!  trie_store(+Trie, +Key, +Value) is det.
%
%   Trie has Value for Key from now on: trie_update/3 fails if it has it already.
%
%       ?- trie_new(Trie), trie_store(Trie, a, 1), trie_store(Trie, a, 1), trie_lookup(Trie, a, Value).
%       Trie = Trie, Value = 1.

trie_store(Trie, Key, Value) :-
    ( trie_update(Trie, Key, Value) -> true ; true ).

%!  table_agenda(+Table, +Subset, +Size, +Depth, -Agenda) is semidet.
%
%   True when the search of Subset was left with Agenda (../shared/branch_and_bound.pl).

table_agenda(table(_, Agendas, _, _), Subset, Size, Depth, Agenda) :-
    set_key(Subset, Size, Depth, Key),
    trie_lookup(Agendas, Key, Agenda).

%!  table_agenda_store(+Table, +Subset, +Size, +Depth, +Agenda) is det.
%
%   Table has it from now on.

table_agenda_store(table(_, Agendas, _, _), Subset, Size, Depth, Agenda) :-
    set_key(Subset, Size, Depth, Key),
    trie_store(Agendas, Key, Agenda).

%   True when question Number divides all secrets of the arena into Classes.

table_classes(table(_, _, Classes, _), Number, Sets) :-
    trie_lookup(Classes, Number, Sets).

%   Table has it from now on.

table_classes_store(table(_, _, Classes, _), Number, Sets) :-
    trie_store(Classes, Number, Sets).

%   True when Twin is the first subset met whose form is Form.  Both have one total.

table_twin(table(_, _, _, Twins), Subset, Size, Depth, Form, Twin) :-
    Left is min(Size, Depth),
    (   trie_lookup(Twins, twin(Left, Form), Twin0)
    ->  Twin = Twin0
    ;   trie_store(Twins, twin(Left, Form), Subset),
        Twin = Subset
    ).

%   ---- Which questions tell which secrets apart ----

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
        ( Number /\ 1 =:= 1 -> Digit is Digit0 \/ Set ; Digit = Digit0 ),
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
    ( Sets = [Next|_] -> Questions is Set /\ \ Next ; Questions = Set ),
    Count1 is Count + 1,
    counts_questions(Sets, Count1, [Count-Questions|Pairs0], Pairs).

/** <examples>

?- module_matrix(guessing_ship, inf, Matrix), matrix_options(Matrix, Options),
   matrix_arena(Matrix, Options, Arena), subset_classes(0b111111, 1, Arena, SizesClasses).
*/
