:- module(lessons_tokens,
          [ text_tokens/3,         % +Language, +Text, -Tokens
            tokens_statements/2,   % +Tokens, -Statements
            begins_line/2          % +Token, +Before
          ]).

/** <module> A text cut into tokens, also if nobody can read it

A token is token(Kind, Text, Line, Column).  Its kind is `var`, `name`, `number`, `quoted`,
`unclosed` (a quote that does not end in its line), `symbol`, `punct`, `comment`, `end` (a full
stop), or `other`.
*/

:- use_module(library(dcg/basics), [string_without//2]).
:- use_module(library(lists), [append/3]).

%!  text_tokens(+Language, +Text, -Tokens) is det.
%
%   True when Tokens are those of Text, a program in Language: `prolog` or `asp`.
%
%       ?- text_tokens(prolog, "p(X).\n  % q", [_, _, Variable|_]).
%       Variable = token(var, "X", 1, 3).

text_tokens(Language, Text, Tokens) :-
    string_codes(Text, Codes),
    tokens(Codes, Language, 1, 1, Tokens).

tokens([], _, _, _, []).
tokens([Code|Codes], Language, Line, Column, Tokens) :-
    (   code_type(Code, space)
    ->  moved([Code], Line, Column, Line1, Column1),
        tokens(Codes, Language, Line1, Column1, Tokens)
    ;   phrase(token(Language, Kind, Own), [Code|Codes], Rest),
        !,      % the longest
        string_codes(Text, Own),
        Tokens = [token(Kind, Text, Line, Column)|Tokens1],
        moved(Own, Line, Column, Line1, Column1),
        tokens(Rest, Language, Line1, Column1, Tokens1)
    ).

moved([], Line, Column, Line, Column).
moved([Code|Codes], Line0, Column0, Line, Column) :-
    (   Code == 0'\n
    ->  Line1 is Line0 + 1,
        Column1 = 1
    ;   Line1 = Line0,
        Column1 is Column0 + 1
    ),
    moved(Codes, Line1, Column1, Line, Column).

token(asp, comment, Codes) --> "%*", up_to(`*%`, Rest), { append(`%*`, Rest, Codes) }.
token(_, comment, [0'%|Codes]) --> "%", string_without(`\n`, Codes).
token(prolog, comment, Codes) --> "/*", up_to(`*/`, Rest), { append(`/*`, Rest, Codes) }.
token(Language, Kind, [Quote|Codes]) -->
    [Quote],
    { quote(Language, Quote) },
    quoted(Quote, Kind, Codes).
token(prolog, number, [0'0,0'',Code]) --> "0'", [Code], { Code \== 0'\n, Code \== 0'' }.
token(_, number, Codes) -->
    digit(Code),
    digits(Digits),
    fraction(Rest),
    { append([Code|Digits], Rest, Codes) }.
token(Language, Kind, [Code|Codes]) -->
    [Code],
    {   code_type(Code, prolog_var_start)
    ->  Kind = var
    ;   code_type(Code, prolog_atom_start),
        Kind = name
    },
    word(Language, Codes).
token(_, end, `.`) --> ".", stop.
token(_, symbol, `!=`) --> "!=".
token(_, symbol, `||`) --> "||".
token(_, symbol, [Code|Codes]) --> symbol(Code), symbols(Codes).
token(_, punct, [Code]) --> [Code], { memberchk(Code, `()[]{},|!;`) }.
token(_, other, [Code]) --> [Code].

quote(_, 0'").
quote(prolog, 0'').
quote(prolog, 0'`).

%   Up to what ends a comment, or up to the end of the text.

up_to(End, End) --> End, !.
up_to(End, [Code|Codes]) --> [Code], !, up_to(End, Codes).
up_to(_, []) --> [].

quoted(Quote, quoted, [Quote,Quote|Codes]) --> [Quote,Quote], !, quoted(Quote, quoted, Codes).
quoted(Quote, quoted, [Quote]) --> [Quote], !.
quoted(Quote, Kind, [0'\\,Code|Codes]) --> [0'\\,Code], !, quoted(Quote, Kind, Codes).
quoted(Quote, Kind, [Code|Codes]) --> [Code], { Code \== 0'\n }, !, quoted(Quote, Kind, Codes).
quoted(_, unclosed, []) --> [].

digit(Code) --> [Code], { code_type(Code, digit) }.

digits([Code|Codes]) --> digit(Code), !, digits(Codes).
digits([]) --> [].

fraction([0'.,Code|Codes]) --> ".", digit(Code), !, digits(Codes).
fraction([]) --> [].

%   In an answer set program X' is a variable.

word(Language, [Code|Codes]) -->
    [Code],
    { code_type(Code, prolog_identifier_continue) ; Language == asp, Code == 0'' },
    !,
    word(Language, Codes).
word(_, []) --> [].

stop, [Code] --> [Code], !, { code_type(Code, space) ; Code == 0'% }.
stop --> [].

symbol(Code) --> [Code], { memberchk(Code, `+-*/\\^<>=~:.?@#&$`) }.

symbols([Code|Codes]) --> \+ ( ".", stop ), symbol(Code), !, symbols(Codes).
symbols([]) --> [].

%!  tokens_statements(+Tokens, -Statements) is det.
%
%   True when Statements are the lists of tokens up to each full stop.  The last one may have none.
%
%       ?- text_tokens(prolog, "p. q", Tokens), tokens_statements(Tokens, [First, [Last]]).
%       Last = token(name, "q", 1, 4) .

tokens_statements(Tokens, Statements) :-
    (   Tokens == []
    ->  Statements = []
    ;   up_to_end(Tokens, Statement, Rest),
        Statements = [Statement|Statements1],
        tokens_statements(Rest, Statements1)
    ).

up_to_end([], [], []).
up_to_end([Token|Tokens], [Token|Statement], Rest) :-
    (   Token = token(end, _, _, _)
    ->  Statement = [],
        Rest = Tokens
    ;   up_to_end(Tokens, Statement, Rest)
    ).

%!  begins_line(+Token, +Before) is semidet.
%
%   True when Token is the first of its line, where Before are the tokens before it, the nearest
%   first.
%
%       ?- begins_line(token(name, "p", 2, 1), [token(name, "q", 1, 1)]).
%       true.

begins_line(_, []).
begins_line(token(_, _, Line, _), [token(_, _, Line0, _)|_]) :-
    Line0 < Line.

/** <examples>

?- text_tokens(asp, "p(X') :- q(X'), X' != 1.", Tokens).
*/
