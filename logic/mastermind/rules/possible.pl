:- module(mastermind_possible,
          [ history_code/3,      % +Variant, +History, -Code
            history_count/3,     % +Variant, +History, -Count
            history_few/4,       % +Variant, +History, +Most, -Codes
            history_break/3,     % +Variant, +History, -Number
            turn_claim/2,        % +Turn, -Claim
            next_symbol/4,       % +Repeats, -Symbol, +Symbols0, -Symbols
            symbol_claim/4       % +Symbol, +Places, +Claim0, -Claim
          ]).

/** <module> Possible codes, without looking at all

The same as variant_code/2 and consistent/2 (definition.pl) together, but a code is built place by
place, and given up as soon as it contradicts an answer.  Even among millions of codes, a possible
one is found at once.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(error), [is_of_type/2, must_be/2]).
:- use_module(library(lists), [append/3, member/2, numlist/3, select/3, selectchk/3]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module(codes, []).
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

%!  turn_claim(+Turn, -Claim) is det.
%
%   True when Claim is what Turn claims about the places from here on: the rest of the guess, its
%   symbols that have no partner yet, how many must still be black, and how many must still be found
%   at all.
%
%       ?- turn_claim([1,2]-(0-1), Claim).
%       Claim = claim([1, 2], [1, 2], 0, 1).

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

%!  next_symbol(+Repeats, -Symbol, +Symbols0, -Symbols) is nondet.
%
%   True when Symbol is one of Symbols0, and Symbols may follow it.
%
%       ?- next_symbol(false, Symbol, [1,2], Symbols).
%       Symbol = 1, Symbols = [2] ;
%       Symbol = 2, Symbols = [1].

next_symbol(true,  Symbol, Symbols, Symbols) :- member(Symbol, Symbols).
next_symbol(false, Symbol, Symbols, Others)  :- select(Symbol, Symbols, Others).

%!  symbol_claim(+Symbol, +Places, +Claim0, -Claim) is semidet.
%
%   True when Claim is left of Claim0 after Symbol, with so many Places to come.  Fails if Claim0
%   needs more places than these.
%
%       ?- symbol_claim(2, 1, claim([1,2], [1,2], 0, 1), Claim).
%       Claim = claim([2], [1], 0, 0).

symbol_claim(Symbol, Places,
             claim([Here|Guess], Alone0, Black0, Common0),
             claim(Guess, Alone, Black, Common)) :-
    (   Here =:= Symbol
    ->  Black is Black0 - 1
    ;   Black = Black0
    ),
    between(0, Places, Black),
    (   selectchk(Symbol, Alone0, Alone)
    ->  Common is Common0 - 1
    ;   Alone = Alone0,
        Common = Common0
    ),
    between(0, Places, Common).

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

/** <examples>

?- history_code(variant(4, 9, false), [[1,2,3,4]-(1-2), [1,3,2,5]-(0-2)], Code).
?- history_code(variant(8, 12, true), [[1,1,2,2,3,3,4,4]-(2-3)], Code).
?- history_count(variant(5, 8, true), [[1,1,2,2,3]-(1-1)], Count).
*/
