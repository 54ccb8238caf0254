:- module(mastermind_possible,
          [ history_code/3,            % +Variant, +History, -Code
            history_codes/3,           % +Variant, +History, -Codes
            history_count/3,           % +Variant, +History, -Count
            history_few/4,             % +Variant, +History, +Most, -Codes
            history_break/3,           % +Variant, +History, -Number
            code_history_conflict/3,   % +Code, +History, -Conflict
            history_contradiction/3,   % +Variant, +History, -Numbers
            variant_parts/2,           % +Variant, -Parts
            history_field/3,           % +Variant, +History, -Rows
            rows_left/3                % +Rows, +Turns, -Left
          ]).

/** <module> Possible codes, without looking at all

A _history_ is a list of turns Guess-Feedback, the oldest first.  The codes that are consistent
with it are _possible_.  This file lists them, and says why a code, or every code, is not possible.

history_code/3 is the same as variant_code/2 and consistent/2 (definition.pl) together, but a code
is built place by place, and given up as soon as it contradicts an answer.  Even among millions of
codes, a possible one is found at once.

history_field/3 is the same as code_history_conflict/3, for all codes at once: those with the same
beginning are looked at together.  The first half of the pegs leads down, the second half across.
If the number of pegs is odd, there is a peg in the middle.

In ASP: conflicts.lp and contradiction.lp.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(error), [is_of_type/2, must_be/2]).
:- use_module(library(lists),
              [ append/2, append/3, clumped/2, member/2, memberchk/2, nth1/3, numlist/3, select/3,
                selectchk/3 ]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../definition', [guess_secret_feedback/3]).
:- use_module(codes, [variant_codes/2]).
:- use_module(feedback, []).

%!  history_code(+Variant, +History, -Code) is nondet.
%
%   True when Code is a code of Variant that is consistent with History.
%   Enumerates them in lexicographic order.
%
%       ?- history_code(variant(4, 9, false), [[1,2,3,4]-(4-0)], Code).
%       Code = [1, 2, 3, 4].

history_code(Variant, History, Code) :-
    must_be(variant, Variant),
    must_be(history_of(Variant), History),
    Variant = variant(Pegs, Colours, Repeats),
    maplist(turn_claim, History, Claims),
    numlist(1, Colours, Symbols),
    claims_code(Pegs, Repeats, Symbols, Claims, Code).

%   True when Claim is what Turn claims about the places from here on: the rest of the guess, its
%   symbols that have no partner yet, how many must still be black, and how many must still be found
%   at all.

turn_claim(Guess-(Black-White), claim(Guess, Guess, Black, Common)) :-
    Common is Black + White.

%   Where no place is left, all claims are met.

claims_code(Places, Repeats, Symbols, Claims0, Code) :-
    (   Places =:= 0
    ->  Code = []
    ;   Code = [Symbol|Code1],
        Places1 is Places - 1,
        next_symbol(Repeats, Symbol, Symbols, Symbols1),
        maplist(symbol_claim(Symbol, Places1), Claims0, Claims),
        claims_code(Places1, Repeats, Symbols1, Claims, Code1)
    ).

%   True when Symbol is one of Symbols0, and Symbols may follow it.

next_symbol(true,  Symbol, Symbols, Symbols) :- member(Symbol, Symbols).
next_symbol(false, Symbol, Symbols, Others)  :- select(Symbol, Symbols, Others).

%   True when Claim is left of Claim0 after Symbol, with so many Places to come.  Fails if Claim0
%   needs more places than these.

symbol_claim(Symbol, Places,
             claim([Here|Guess], Alone0, Black0, Common0),
             claim(Guess, Alone, Black, Common)) :-
    ( Here =:= Symbol -> Black is Black0 - 1 ; Black = Black0 ),
    between(0, Places, Black),
    (   selectchk(Symbol, Alone0, Alone)
    ->  Common is Common0 - 1
    ;   Alone = Alone0,
        Common = Common0
    ),
    between(0, Places, Common).

%!  history_codes(+Variant, +History, -Codes) is det.
%
%   True when Codes are the codes of Variant that are consistent with History,
%   in lexicographic order: all solutions of history_code/3.
%
%       ?- history_codes(variant(4, 9, false),
%                        [[1,2,3,4]-(1-2), [1,3,2,5]-(0-2)], [Code|_]).
%       Code = [2, 1, 6, 4].

history_codes(Variant, History, Codes) :-
    findall(Code, history_code(Variant, History, Code), Codes).

%!  history_count(+Variant, +History, -Count) is det.
%
%   True when Count codes of Variant are consistent with History.

history_count(Variant, History, Count) :-
    aggregate_all(count, history_code(Variant, History, _), Count).

%!  history_few(+Variant, +History, +Most, -Codes) is det.
%
%   True when Codes are the first Most codes of Variant consistent with History,
%   or all of them if there are fewer.

history_few(Variant, History, Most, Codes) :-
    findall(Code, limit(Most, history_code(Variant, History, Code)), Codes).

%!  history_break(+Variant, +History, -Number) is semidet.
%
%   True when turn Number, counted from 1, is the first of History after
%   which no code of Variant is possible.  Fails if a code is possible at the end.
%
%       ?- history_break(variant(2, 3, false),
%                        [[1,2]-(0-1), [1,2]-(2-0), [1,3]-(0-0)], Number).
%       Number = 2.

%   The cut: the first break is the break.

history_break(Variant, History, Number) :-
    append(Turns, _, History),
    \+ history_code(Variant, Turns, _),
    !,
    length(Turns, Number).

%!  code_history_conflict(+Code, +History, -Conflict) is nondet.
%
%   True when Conflict is conflict(Number, Would), and turn Number of History,
%   counted from 1, rules Code out: as the secret, Code would have answered Would.
%
%       ?- code_history_conflict([2,1,6,4],
%                                [[1,2,3,4]-(1-2), [1,3,2,5]-(1-1)], Conflict).
%       Conflict = conflict(2, 0-2).

code_history_conflict(Code, History, conflict(Number, Would)) :-
    must_be(list(turn), History),
    nth1(Number, History, Guess-Feedback),
    guess_secret_feedback(Guess, Code, Would),
    Would \== Feedback.

%!  history_contradiction(+Variant, +History, -Numbers) is semidet.
%
%   True when no code is consistent with the turns Numbers of History,
%   and no fewer turns contradict each other.  Fails if History has no
%   contradiction.
%
%       ?- history_contradiction(variant(2, 3, false),
%                                [[1,2]-(0-1), [1,2]-(2-0)], Numbers).
%       Numbers = [1, 2].

%   The cut: smaller sets come first, and one of the smallest is enough.

history_contradiction(Variant, History, Numbers) :-
    must_be(history_of(Variant), History),
    length(History, Length),
    numlist(1, Length, All),
    between(1, Length, Size),
    length(Numbers, Size),
    sublist_of(All, Numbers),
    maplist(numbered_turn(History), Numbers, Turns),
    \+ history_code(Variant, Turns, _),
    !.

numbered_turn(History, Number, Turn) :-
    nth1(Number, History, Turn).

sublist_of(_, []).
sublist_of([X|Xs], [Y|Ys]) :-
    (   X = Y,
        sublist_of(Xs, Ys)
    ;   sublist_of(Xs, [Y|Ys])
    ).

%   A type for turns: turn_of(Variant) asks a code of Variant and has a possible
%   answer.  An error names the first turn that is wrong.

:- multifile error:has_type/2.

error:has_type(history_of(Variant), History) :-
    must_be(list(turn_of(Variant)), History).
error:has_type(turn_of(Variant), Turn) :-
    nonvar(Turn),
    Turn = Guess-Feedback,
    is_of_type(code_of(Variant), Guess),
    is_of_type(feedback_of(Variant), Feedback).

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

?- history_count(variant(5, 8, true), [[1,1,2,2,3]-(1-1)], Count).
*/
