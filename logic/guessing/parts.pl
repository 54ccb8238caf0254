:- module(guessing_parts,
          [ sheet_arena/3          % +Sheet, +Options, -Arena
          ]).

/** <module> Parts: any sheet as the arena of a search

The questions of the arena (arena.pl) are the options of the sheet (options.pl), numbered by their
places in the list.
*/

:- use_module(library(apply), [foldl/4, foldl/5, maplist/3, maplist/4]).
:- use_module(apart, [digits_apart/4, number_digits/4]).
:- use_module(arena, [game_arena/5]).
:- use_module(bound, [ends_end/2]).
:- use_module(node, [set_asked/5]).
:- use_module(options, [options_answers/3, options_worth/3]).
:- use_module(sheet, [sheet_ends/2, sheet_secret/3, sheet_sizes/4]).

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
                    guessing_parts:option_asked(Sheet, Terms),
                    guessing_parts:option_sets(Terms),
                    guessing_parts:placed_left(Placed),
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

%   For each binary digit of the number of an answer, an option has a set of secrets (apart.pl).
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

?- module_sheet(guessing_ship, inf, Sheet), sheet_options(Sheet, Options),
   sheet_arena(Sheet, Options, Arena), arena_answers(Arena, Answers).
*/
