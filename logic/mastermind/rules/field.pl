:- module(mastermind_field,
          [ variant_parts/2,       % +Variant, -Parts
            history_field/3,       % +Variant, +History, -Rows
            rows_left/3            % +Rows, +Turns, -Left
          ]).

/** <module> All codes as a field, each with the first turn that rules it out

The same as code_history_conflict/3 (consistent.pl), for all codes at once.  As in possible.pl a
code is built place by place, so that codes with the same beginning are looked at together.

The first half of the pegs leads down, the second half across.  If the number of pegs is odd, there
is a peg in the middle.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, clumped/2, member/2, memberchk/2, nth1/3, numlist/3]).
:- use_module(codes, [variant_codes/2]).
:- use_module(possible, [next_symbol/4, symbol_claim/4, turn_claim/2]).

%!  variant_parts(+Variant, -Parts) is det.
%
%   True when each code of Variant begins with one of Down, goes on with one of Middle and ends with
%   one of Across, and Parts are [Down,Middle,Across], lists of symbols in lexicographic order.
%
%       ?- variant_parts(variant(2, 3, false), Parts).
%       Parts = [[[1], [2], [3]], [[]], [[1], [2], [3]]].

variant_parts(Variant, Parts) :-
    parts_lengths(Variant, Lengths),
    Variant = variant(_, Colours, Repeats),
    findall(Part,
            ( member(Length, Lengths), variant_codes(variant(Length, Colours, Repeats), Part) ),
            Parts).

parts_lengths(variant(Pegs, _, _), [Half,Odd,Half]) :-
    Half is Pegs // 2,
    Odd is Pegs mod 2.

%!  history_field(+Variant, +History, -Rows) is det.
%
%   True when Rows has a text for each part Down of variant_parts/2.  The text has a character for
%   each Middle, and for each Across in it: `0` if the code is consistent with History, else the
%   number of the first turn that rules it out, in base 16; a blank if the parts are no code.
%
%       ?- history_field(variant(2, 3, false), [[1,2]-(0-1)], Rows).
%       Rows = [" 11", "1 0", "01 "].

history_field(Variant, History, Rows) :-
    Variant = variant(Pegs, Colours, Repeats),
    parts_lengths(Variant, [Half|Lengths]),
    numlist(1, Colours, Symbols),
    findall(Mark-Claim,
            ( nth1(Number, History, Turn),
              turn_claim(Turn, Claim),
              format(codes([Mark]), "~16r", [Number]) ),
            Claims),
    parts_choices([Half], Repeats, Symbols, Down),
    parts_choices(Lengths, Repeats, Symbols, Across),
    choices_ends(Down, Pegs, state([], Claims, 0'0), Starts, []),
    Places is Pegs - Half,
    maplist(start_row(Across, Places), Starts, Rows).

start_row(Across, Places, Start, Row) :-
    choices_ends(Across, Places, Start, Ends, []),
    findall(Mark, member(state(_, _, Mark), Ends), Marks),
    string_codes(Row, Marks).

%   Choices are Symbol-Choices for each symbol that may come next, and those after it.  The symbols
%   of a part may come again in the next one.

parts_choices([], _, _, []).
parts_choices([Length|Lengths], Repeats, Symbols, Choices) :-
    part_choices(Length, Symbols, Lengths, Repeats, Symbols, Choices).

part_choices(Length, Left, Lengths, Repeats, Symbols, Choices) :-
    (   Length =:= 0
    ->  parts_choices(Lengths, Repeats, Symbols, Choices)
    ;   Shorter is Length - 1,
        findall(choice(Symbol, Repeats, Next),
                ( next_symbol(Repeats, Symbol, Left, Others),
                  part_choices(Shorter, Others, Lengths, Repeats, Symbols, Next) ),
                Choices)
    ).

%   The states to which Choices lead.  A state(Used, Claims, Mark) has the symbols so far, the
%   claims of the turns before the first that rules the code out, and the mark of that turn.

choices_ends([], _, State) --> [State].
choices_ends([Choice|Choices], Places0, State) -->
    { Places is Places0 - 1 },
    each_end([Choice|Choices], Places, State).

each_end([], _, _) --> [].
each_end([choice(Symbol, Repeats, Next)|Choices], Places, State0) -->
    { chosen(Symbol, Repeats, Places, State0, State) },
    choices_ends(Next, Places, State),
    each_end(Choices, Places, State0).

chosen(Symbol, Repeats, Places, state(Used, Claims0, Mark0), state([Symbol|Used], Claims, Mark)) :-
    (   Repeats == false,
        memberchk(Symbol, Used)
    ->  Claims = [],
        Mark = 0'\s
    ;   claims_left(Claims0, Symbol, Places, Mark0, Claims, Mark)
    ).

claims_left([], _, _, Mark, [], Mark).
claims_left([Mark1-Claim0|Claims0], Symbol, Places, Mark0, Claims, Mark) :-
    (   symbol_claim(Symbol, Places, Claim0, Claim)
    ->  Claims = [Mark1-Claim|Claims1],
        claims_left(Claims0, Symbol, Places, Mark0, Claims1, Mark)
    ;   Claims = [],
        Mark = Mark1
    ).

%!  rows_left(+Rows, +Turns, -Left) is det.
%
%   True when Left says how many codes of Rows, those of history_field/3, are left at the beginning,
%   after one turn, ..., after so many Turns.
%
%       ?- rows_left([" 11", "1 0", "01 "], 1, Left).
%       Left = [6, 2].

rows_left(Rows, Turns, Left) :-
    maplist(string_codes, Rows, Lists),
    append(Lists, Marks0),
    msort(Marks0, Marks),
    clumped(Marks, Counts),
    findall(Codes, ( between(0, Turns, Turn), turn_left(Turn, Counts, Codes) ), Left).

turn_left(Turn, Counts, Left) :-
    aggregate_all(sum(Count),
                  ( member(Mark-Count, Counts),
                    code_type(Mark, xdigit(First)),
                    ( First =:= 0 ; First > Turn ) ),
                  Left).

/** <examples>

?- history_field(variant(4, 6, true), [[1,1,2,2]-(1-0), [1,3,4,4]-(0-1)], Rows).
*/
