:- module(mastermind_arena,
          [ codes_arena/4,         % +Variant, +Guesses, +Codes, -Arena
            arena_answers/2,       % +Arena, -Answers
            arena_apart/2,         % +Arena, -Apart
            arena_table/2,         % +Arena, -Table
            arena_guess/3,         % +Arena, +Number, -Guess
            subset_numbers/2,      % +Subset, -Numbers
            subset_codes/3,        % +Subset, +Arena, -Codes
            subset_classes/4,      % +Subset, +Guess, +Arena, -SizesClasses
            subset_firsts/3,       % +Subset, +Arena, -Guesses
            arena_firsts/4,        % +Variant, +History, +Arena, -Guesses
            subset_twin/5          % +Subset, +Size, +Depth, +Arena, -Twin
          ]).

/** <module> Arena: the set of codes that a search is about

Each set that the search comes to is a subset of one list of codes: an
integer, bit I for code I + 1 of the list.  An _arena_ has that list, the
guesses, which of them tell which codes apart, and what has been worked out
so far.  What it is made of, arena(Answers, Guesses, Codes, Planes, Apart,
Table), is known in this file alone.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module('../../search/inline', [inline/1]).
:- use_module('../sets/apart', [codes_apart/3, guesses_code/3, guesses_planes/2]).
:- use_module('../sets/canonical', [subset_form/4]).
:- use_module('../sets/firsts', [history_firsts/5, kinds_firsts/3, subset_kinds/4]).
:- use_module('../sets/planes', [codes_planes/3]).
:- use_module('../sets/split', [guess_planes_split/3, split_open_classes/2]).
:- use_module(bound, [variant_answers/2]).
:- use_module(table, [table_classes/3, table_classes_store/3, table_empty/1, table_twin/6]).

:- inline([arena_answers/2, arena_apart/2, arena_table/2]).

%!  codes_arena(+Variant, +Guesses, +Codes, -Arena) is det.
%
%   True when Arena is the arena of Codes, a list, and Guesses those of
%   variant_guesses(Variant, Guesses).
%
%       ?- V = variant(2, 3, false), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, [[1,2],[3,1]], Arena), subset_codes(0b10, Arena, Codes).
%       Codes = [[3, 1]].

codes_arena(Variant, Guesses, Codes, arena(Answers, Guesses, Terms, Planes, Apart, Table)) :-
    variant_answers(Variant, Answers),
    Terms =.. [codes|Codes],
    codes_planes(Variant, Codes, Planes),
    codes_apart(Guesses, Codes, Apart),
    table_empty(Table).

%!  arena_answers(+Arena, -Answers) is det.
%
%   True when there are so many Answers to a guess, the win included.
%
%       ?- V = variant(2, 3, false), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, [[1,2],[3,1]], Arena), arena_answers(Arena, Answers).
%       Answers = 5.

arena_answers(Arena, Answers) :-
    arg(1, Arena, Answers).

%!  arena_apart(+Arena, -Apart) is det.
%
%   True when Apart says which guesses tell which codes apart (apart.pl).
%
%       ?- V = variant(1, 3, false), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, [[1],[3]], Arena), arena_apart(Arena, Apart),
%          apart_all(Apart, [1,2], Set).
%       Set = 5.

arena_apart(Arena, Apart) :-
    arg(5, Arena, Apart).

%!  arena_table(+Arena, -Table) is det.
%
%   True when Table is what has been worked out so far (table.pl).
%
%       ?- V = variant(1, 3, false), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, [[1],[3]], Arena), arena_table(Arena, Table),
%          \+ table_bound(Table, 0b11, 2, 2, _, _).
%       true.

arena_table(Arena, Table) :-
    arg(6, Arena, Table).

%!  arena_guess(+Arena, +Number, -Guess) is det.
%
%   True when Guess is the code that has Number among the guesses.
%
%       ?- V = variant(2, 3, false), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, [[1,2],[3,1]], Arena), arena_guess(Arena, 6, Guess).
%       Guess = [3, 2].

arena_guess(arena(_, Guesses, _, _, _, _), Number, Guess) :-
    guesses_code(Guesses, Number, Guess).

%!  subset_numbers(+Subset, -Numbers) is det.
%
%   True when Numbers are those of the codes in Subset, in order.
%
%       ?- subset_numbers(0b1011, Numbers).
%       Numbers = [1, 2, 4].

subset_numbers(Subset, Numbers) :-
    subset_numbers(Subset, [], Numbers).

subset_numbers(Subset, Numbers0, Numbers) :-
    (   Subset =:= 0
    ->  Numbers = Numbers0
    ;   I is msb(Subset),
        Subset1 is Subset xor (1 << I),
        Number is I + 1,
        subset_numbers(Subset1, [Number|Numbers0], Numbers)
    ).

%!  subset_codes(+Subset, +Arena, -Codes) is det.
%
%   True when Codes are the codes in Subset of Arena.
%
%       ?- V = variant(2, 3, false), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, [[1,2],[3,1],[3,2]], Arena),
%          subset_codes(0b101, Arena, Codes).
%       Codes = [[1, 2], [3, 2]].

subset_codes(Subset, arena(_, _, Terms, _, _, _), Codes) :-
    subset_numbers(Subset, Numbers),
    maplist(number_code(Terms), Numbers, Codes).

number_code(Terms, Number, Code) :-
    arg(Number, Terms, Code).

%!  subset_classes(+Subset, +Guess, +Arena, -SizesClasses) is det.
%
%   True when SizesClasses are the pairs Size-Class, the least first, of the
%   classes but for the win into which guess number Guess divides Subset.
%   The same as guess_codes_class/4 (definition.pl), by one intersection for each
%   class of all codes.
%
%       ?- V = variant(2, 3, false), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, [[1,2],[1,3],[3,1],[3,2]], Arena),
%          subset_classes(0b1111, 1, Arena, SizesClasses).
%       SizesClasses = [1-4, 2-10].

subset_classes(Subset, Guess, Arena, SizesClasses) :-
    arena_table(Arena, Table),
    (   table_classes(Table, Guess, Classes)
    ->  true
    ;   all_classes(Guess, Arena, Classes),
        table_classes_store(Table, Guess, Classes)
    ),
    classes_of(Classes, Subset, Unordered),
    keysort(Unordered, SizesClasses).

all_classes(Number, arena(_, Guesses, _, Planes, _, _), Classes) :-
    guesses_code(Guesses, Number, Guess),
    guess_planes_split(Guess, Planes, Split),
    split_open_classes(Split, Classes).

classes_of([], _, []).
classes_of([Class0|Classes], Subset, SizesClasses) :-
    Class is Class0 /\ Subset,
    (   Class =:= 0
    ->  SizesClasses = SizesClasses1
    ;   Size is popcount(Class),
        SizesClasses = [Size-Class|SizesClasses1]
    ),
    classes_of(Classes, Subset, SizesClasses1).

%!  subset_firsts(+Subset, +Arena, -Guesses) is det.
%
%   True when Guesses is a set of guesses that stands for all: each other
%   guess is one of them but for exchanges of symbols that leave Subset as
%   it is.
%
%       ?- V = variant(2, 3, false), variant_guesses(V, Guesses),
%          codes_arena(V, Guesses, [[1,2],[1,3],[3,1],[3,2]], Arena),
%          subset_firsts(0b0011, Arena, Firsts), subset_numbers(Firsts, Numbers).
%       Numbers = [1, 3, 4].

subset_firsts(Subset, Arena, Firsts) :-
    Arena = arena(_, Guesses, _, Planes, _, _),
    subset_codes(Subset, Arena, Codes),
    subset_kinds(Subset, Codes, Planes, Kinds),
    guesses_planes(Guesses, AllPlanes),
    kinds_firsts(Kinds, AllPlanes, Firsts).

%!  arena_firsts(+Variant, +History, +Arena, -Guesses) is det.
%
%   True when Guesses is a set of guesses that stands for all after History,
%   which leaves all codes of Arena: exchanged places count, too.
%
%       ?- V = variant(2, 3, false), variant_guesses(V, Guesses), variant_codes(V, Codes),
%          codes_arena(V, Guesses, Codes, Arena), arena_firsts(V, [], Arena, Firsts).
%       Firsts = 1.

arena_firsts(Variant, History, arena(_, Guesses, _, Planes, _, _), Firsts) :-
    guesses_planes(Guesses, AllPlanes),
    history_firsts(Variant, History, Planes, AllPlanes, Firsts).

%!  subset_twin(+Subset, +Size, +Depth, +Arena, -Twin) is det.
%
%   True when Twin is the first subset met that is Subset but for the names of
%   symbols and the order of places, as far as canonical.pl recognizes it.
%
%       ?- V = variant(2, 3, false), variant_guesses(V, Guesses), variant_codes(V, Codes),
%          codes_arena(V, Guesses, Codes, Arena), subset_twin(0b000011, 2, 2, Arena, Twin1),
%          subset_twin(0b110000, 2, 2, Arena, Twin2).
%       Twin1 = 3, Twin2 = 3.

subset_twin(Subset, Size, Depth, Arena, Twin) :-
    Arena = arena(_, _, _, Planes, _, Table),
    subset_codes(Subset, Arena, Codes),
    subset_form(Subset, Codes, Planes, Form),
    table_twin(Table, Subset, Size, Depth, Form, Twin).

/** <examples>

?- V = variant(3, 4, false), variant_codes(V, Codes), variant_guesses(V, Guesses),
   codes_arena(V, Guesses, Codes, Arena), Subset is 1 << 24 - 1,
   subset_classes(Subset, 1, Arena, SizesClasses).
*/
