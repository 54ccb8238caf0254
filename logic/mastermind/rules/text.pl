:- module(mastermind_text,
          [ code_text/3,           % +Variant, +Code, -Text
            text_symbols/3,        % +Variant, +Text, -Symbols
            feedback_text/2,       % +Feedback, -Text
            text_feedback/2,       % +Text, -Feedback
            turn_text/3            % +Variant, +Turn, -Text
          ]).

/** <module> Codes, answers and turns as people write them

A code is written 7432, or 10,2,12,4 if there are more than nine colours.  An answer is written 12
for one black and two white, a turn 1234:12.
*/

:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).

%!  code_text(+Variant, +Code, -Text) is det.
%
%   True when Text is how Code is written.
%
%       ?- code_text(variant(4, 12, false), [10,2,12,4], Text).
%       Text = "10,2,12,4".

code_text(variant(_, Colours, _), Code, Text) :-
    ( Colours > 9 -> Between = ',' ; Between = '' ),
    atomic_list_concat(Code, Between, Atom),
    atom_string(Atom, Text).

%!  text_symbols(+Variant, +Text, -Symbols) is semidet.
%
%   True when Text writes Symbols, whole numbers, with or without commas or blanks between
%   them.  They need not be a code of Variant.
%
%       ?- text_symbols(variant(4, 9, false), "7 4 3 2", Symbols).
%       Symbols = [7, 4, 3, 2].

text_symbols(variant(Pegs, Colours, _), Text, Symbols) :-
    split_string(Text, "", " \t", [Stripped]),
    (   sub_string(Stripped, _, 1, _, Between),
        memberchk(Between, [",", " ", "\t"])
    ->  split_string(Stripped, ", \t", "", Parts0),
        apart(Parts0, Stripped, Parts)
    ;   Colours > 9,
        Pegs =:= 1
    ->  Parts = [Stripped]
    ;   findall(Char, sub_string(Stripped, _, 1, _, Char), Parts)
    ),
    maplist(text_number, Parts, Symbols).

%   Between two commas there must be a number.  Several blanks count as one, and may stand
%   beside a comma.

apart(Parts0, Stripped, Parts) :-
    findall(Part, ( member(Part, Parts0), Part \== "" ), Parts),
    split_string(Stripped, ",", " \t", Listed),
    \+ memberchk("", Listed).

text_number(Text, Number) :-
    string_codes(Text, Codes),
    Codes = [_|_],
    length(Codes, Length),
    Length =< 9,
    \+ ( member(Code, Codes), \+ between(0'0, 0'9, Code) ),
    number_codes(Number, Codes).

%!  feedback_text(+Feedback, -Text) is det.
%
%   True when Text is how Feedback is written.

feedback_text(Black-White, Text) :-
    format(string(Text), "~d~d", [Black, White]).

%!  text_feedback(+Text, -Feedback) is semidet.
%
%   True when Text writes Feedback, which need not be a possible answer.
%
%       ?- text_feedback("1 2", Feedback).
%       Feedback = 1-2.

text_feedback(Text, Black-White) :-
    text_symbols(variant(2, 9, true), Text, [Black,White]),
    Black =< 9,
    White =< 9.

%!  turn_text(+Variant, +Turn, -Text) is det.
%
%   True when Text is how Turn is written.
%
%       ?- turn_text(variant(4, 9, false), [1,2,3,4]-(1-2), Text).
%       Text = "1234:12".

turn_text(Variant, Guess-Feedback, Text) :-
    code_text(Variant, Guess, Code),
    feedback_text(Feedback, Answer),
    format(string(Text), "~s:~s", [Code, Answer]).

/** <examples>

?- text_symbols(variant(4, 12, false), "10, 2, 12, 4", Symbols).
*/
