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
            table_empty/1,           % -Table
            table_bound/6,           % +Table, +Subset, +Size, +Depth, -Bound, -Best
            table_bound_store/6,     % +Table, +Subset, +Size, +Depth, +Bound, +Best
            table_agenda/5,          % +Table, +Subset, +Size, +Depth, -Agenda
            table_agenda_store/5,    % +Table, +Subset, +Size, +Depth, +Agenda
            table_classes/3,         % +Table, +Number, -Classes
            table_classes_store/3,   % +Table, +Number, +Classes
            table_twin/6             % +Table, +Subset, +Size, +Depth, +Form, -Twin
          ]).

/** <module> Arena: the secrets and questions that a search is about

Each set that a search meets is a subset of one list of secrets: an integer, bit I for secret I +
1.  An _arena_ has all that a search asks about them: which questions tell which secrets apart
(distinguishing.pl), what is known so far, and the game itself, as five relations,
game(Secret_2, Asked_4, Classes_2, Firsts_2, Form_2):

  - call(Secret_2, Number, Secret): this is secret number Number;
  - call(Asked_4, Number, Subset, Question, AnswersClasses): question number
    Number is Question, and divides Subset into these classes by answers;
  - call(Classes_2, Number, Classes): it divides all secrets into these;
  - call(Firsts_2, Subset, Questions): the set Questions stands for all questions.  Any other
    divides Subset as one of them does, up to names;
  - call(Form_2, Subset, Form): subsets with one Form differ only by names.  Form_2 is `none` if the
    game knows no such thing.

No class has the secret that the question names.  sheet_arena/3 (distinguishing.pl) makes an arena of
any sheet.  If you know a faster way to the classes, or symmetries, make your own.

__The table of an arena__ is what its search remembers.  A search meets the same set of secrets again
and again, and sets that differ only by names.  The table has what it found out about each: its bound, its agenda, the classes of a question, and which of
the sets that differ only by names was met first.  A set of n secrets needs at most n questions,
so all depths from n on have one entry.

What is stored is true wherever it was found, so backtracking does not undo it.  A table belongs to
the caller, and is gone with the query that made it.

The entries are in tries, which grow as they need.  A transposition table of fixed size
(../shared/transposition.pl) would forget some of them, but at the end the tree is read off them.  And a
key here is a set of thousands of bits.
*/

:- use_module(library(apply), [maplist/3]).
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
%   True when Apart says which questions tell which secrets apart (distinguishing.pl).

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

%   A table is table(Bounds, Agendas, Classes, Twins).  The last 14 bits of a set's key are the
%   questions left, as far as they matter.  The sum is written out in place of each call.

goal_expansion(set_key(Subset, Size, Depth, Key),
               Key is Subset << 14 \/ min(Size, Depth)).

%!  table_empty(-Table) is det.
%
%   True when Table knows nothing yet.
%
%       ?- table_empty(Table), \+ table_bound(Table, 0b111, 3, 5, _, _).
%       true.

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
%       ?- table_empty(Table), table_bound_store(Table, 0b111, 3, 5, 6, open),
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
%       ?- table_empty(Table), table_bound_store(Table, 0b111, 3, 5, 6, 20),
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
    stored(Bounds, Key, Entry).

%   A trie is updated, or has that value.

stored(Trie, Key, Value) :-
    (   trie_update(Trie, Key, Value)
    ->  true
    ;   true
    ).

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
    stored(Agendas, Key, Agenda).

%!  table_classes(+Table, +Number, -Classes) is semidet.
%
%   True when question Number divides all secrets of the arena into Classes.

table_classes(table(_, _, Classes, _), Number, Sets) :-
    trie_lookup(Classes, Number, Sets).

%!  table_classes_store(+Table, +Number, +Classes) is det.
%
%   Table has it from now on.

table_classes_store(table(_, _, Classes, _), Number, Sets) :-
    stored(Classes, Number, Sets).

%!  table_twin(+Table, +Subset, +Size, +Depth, +Form, -Twin) is det.
%
%   True when Twin is the first subset met whose form is Form.  Both have one total.
%
%       ?- table_empty(Table), table_twin(Table, 0b0111, 3, 5, [a,b,c], Twin1),
%          table_twin(Table, 0b1101, 3, 5, [a,b,c], Twin2).
%       Twin1 = 7, Twin2 = 7.

table_twin(table(_, _, _, Twins), Subset, Size, Depth, Form, Twin) :-
    Left is min(Size, Depth),
    (   trie_lookup(Twins, twin(Left, Form), Twin0)
    ->  Twin = Twin0
    ;   stored(Twins, twin(Left, Form), Subset),
        Twin = Subset
    ).

/** <examples>

?- module_sheet(guessing_ship, inf, Sheet), sheet_options(Sheet, Options),
   sheet_arena(Sheet, Options, Arena), subset_classes(0b111111, 1, Arena, SizesClasses).
?- table_empty(Table), table_bound_store(Table, 0b111, 3, 5, 6, 20),
   table_bound(Table, 0b111, 3, inf, Bound, Best).
*/
