:- module(shared_tokens,
          [ text_tokens/4,         % +Language, +Text, +Line, -Tokens
            tokens_statements/2,   % +Tokens, -Statements
            text_deep/2,           % +Text, -Fault
            foreign_word/4,        % +Language, +Token, +Sides, -Sentence
            python_line/3,         % +Tokens, -Token, -Sentence
            foreign_name/2,        % +Name, -Sentence
            library_name/2         % ?Name, ?Goal
          ]).

/** <module> A text cut into tokens, also if nobody can read it, and those of other languages

A token is token(Kind, Text, Line, Column).  Its kind is `var`, `name`, `number`, `quoted`,
`unclosed` (a quote that does not end in its line), `symbol`, `punct`, `comment`, `end` (a full
stop), or `other`.  Some are words and signs of other languages, and a sentence says what is written
instead.
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(dcg/basics), [string_without//2]).
:- use_module(library(lists), [append/3, last/2, member/2, memberchk/2]).

%!  text_tokens(+Language, +Text, +Line, -Tokens) is det.
%
%   True when Tokens are those of Text, of which the first row is row Line of a program in Language:
%   `prolog` or `asp`.
%
%       ?- text_tokens(prolog, "p(X).\n  % q", 1, [_, _, Variable|_]).
%       Variable = token(var, "X", 1, 3).

text_tokens(Language, Text, Line, Tokens) :-
    string_codes(Text, Codes),
    tokens(Codes, Language, Line, 1, Tokens).

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
%       ?- text_tokens(prolog, "p. q", 1, Tokens), tokens_statements(Tokens, [First, [Last]]).
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

%!  text_deep(+Text, -Fault) is semidet.
%
%   True when Fault says that the brackets in a clause of Text are deeper than anybody writes them: to read
%   it may end Prolog itself.
%
%       ?- text_deep("p((1)).", _).
%       false.

text_deep(Text, Fault) :-
    string_codes(Text, Codes),
    deep(Codes, 1000, 1, Line),
    format(string(Fault), "line ~d: a thousand brackets are open here: write it in smaller parts", [Line]).

%   deep(Codes, Left, Line0, Line): so many brackets may still be opened.

deep([Code|Codes], Left, Line0, Line) :-
    (   opens(Code)
    ->  (   Left =:= 0
        ->  Line = Line0
        ;   Left1 is Left - 1,
            deep(Codes, Left1, Line0, Line)
        )
    ;   closes(Code)
    ->  Left1 is min(1000, Left + 1),
        deep(Codes, Left1, Line0, Line)
    ;   Code == 0'\n
    ->  Line1 is Line0 + 1,
        deep(Codes, Left, Line1, Line)
    ;   Code == 0'.,
        Codes = [0'\n|_]
    ->  deep(Codes, 1000, Line0, Line)      % a clause ends
    ;   deep(Codes, Left, Line0, Line)
    ).

opens(0'().
opens(0'[).
opens(0'{).

closes(0')).
closes(0']).
closes(0'}).

%!  foreign_word(+Language, +Token, +Sides, -Sentence) is nondet.
%
%   True when Token is none of Language, `prolog` or `asp`, but of another language, and Sentence
%   says what Language has instead.  Sides is Before-After: the tokens before it, the nearest
%   first, and those after it.
%
%       ?- foreign_word(asp, token(symbol, "\\=", 1, 3), []-[], Sentence).
%       Sentence = "ASP writes != for unequal, not \\=".

foreign_word(Language, token(Kind, Sign, _, _), _, Sentence) :-
    memberchk(Kind, [symbol, other, punct]),
    sign(Language, Sign, Sentence).
foreign_word(Language, Token, Sides, "a comment begins with %") :-
    Token = token(symbol, Sign, Line, _),
    memberchk(Sign, ["//", "#", "##", "--"]),
    Language-Sign \== asp-"#",     % such as #count
    Sides = Before-After,
    (   \+ operand_before(Before)
    ;   Before = [token(_, _, Line0, _)|_],
        Line0 < Line
    ;   append(_, [token(Kind, _, Line, _),token(Kind1, _, Line, _)|_], After),
        word_kind(Kind),
        word_kind(Kind1)
    ).
foreign_word(prolog, token(name, "if", _, _), Before-After, "Prolog has no X if C else Y: write a clause for each \c
                                                            case, with the condition as a goal") :-
    operand_before(Before),
    memberchk(token(name, "else", _, _), After).
foreign_word(prolog, token(name, Word, _, _), Before-[_|_], "Prolog writes a comma between two goals") :-
    memberchk(Word, ["where", "if", "when"]),
    operand_before(Before),
    memberchk(token(symbol, ":-", _, _), Before).
foreign_word(prolog, token(symbol, ":-", _, _), Before-_, "a clause has only one :- , behind its head: \c
                                                          write a comma between two goals") :-
    append(Between, [token(symbol, ":-", _, _)|_], Before),
    \+ memberchk(token(_, _, _, 1), Between).
foreign_word(prolog, token(var, Name, Line, Column), _-[token(punct, "[", Line, Column1)|_], Sentence) :-
    string_length(Name, Length),
    Column1 =:= Column + Length,
    format(string(Sentence), "Prolog has no ~s[...] as Python has: ~s = [X|Rest] takes the first element \c
                              off, and a clause that calls its own relation with Rest finds the others",
           [Name, Name]).
foreign_word(prolog, token(name, Word, _, _), Before-[token(Kind, Text, _, _)|_], Sentence) :-
    connective(Word, Sentence),
    operand_before(Before),
    ( word_kind(Kind) ; Text == "(" ; Text == "\\+" ),
    !.
foreign_word(prolog, token(punct, "[", Line, Column), [token(punct, ")", Line, Column0)|_]-_,
             "Prolog has no [...] behind a value as Python has: a goal finds the value, and [X|Rest] in an \c
              argument takes the first element off") :-
    Column =:= Column0 + 1.
foreign_word(prolog, token(symbol, "*", _, _), [token(punct, Text, _, _)|_]-_,
             "Prolog has no * before a list as Python has: [X|Xs] is one with the first element X and the \c
              rest Xs") :-
    memberchk(Text, ["[", "(", ","]).
foreign_word(prolog, token(name, Word, Line, _), [token(var, X, _, _)|_]-After, Sentence) :-
    (   Word == "not", After = [token(name, "in", _, _),Xs|_], Not = "\\+ ", For = "not in"
    ;   Word == "in", After = [Xs|_], Not = "", For = "in"
    ),
    Xs = token(Kind, Text, Line, _),
    ( Kind == var -> List = Text ; Text == "[" -> List = "[...]" ),
    format(string(Sentence), "Prolog writes ~smember(~s, ~s) for ~s", [Not, X, List, For]).
foreign_word(prolog, token(name, "not", Line, Column), _-[token(Kind, Text, Line, Column1)|_],
             "Prolog writes \\+ for not") :-
    ( word_kind(Kind) ; Text == "(", Column1 > Column + 3 ).
foreign_word(_, token(symbol, ":", Line, Column), _-[token(symbol, "-", Line, Column1)|_],
             ":- is one sign, without a space") :-
    Column1 > Column + 1.
foreign_word(prolog, Token, Before-After, "a clause has :- between head and body, and not :") :-
    neck_colon(Token, Before, After).
foreign_word(prolog, token(name, Name, Line, Column), []-[token(punct, "[", Line, Column1)|_], Sentence) :-
    string_length(Name, Length),
    Column1 =:= Column + Length,
    format(string(Sentence), "the arguments of ~s stand in parentheses, and not in brackets", [Name]).
foreign_word(asp, token(var, Name, _, _), []-[token(symbol, ":-", _, _)|_], Sentence) :-
    format(string(Sentence), "~s is a variable, and no head: a constraint has nothing before :-", [Name]).
foreign_word(asp, token(punct, "[", _, _), [_|_]-_,
             "ASP has no lists: write an atom for each element, such as place(1, a)").
foreign_word(asp, token(name, Word, _, _), Before-[token(Kind, Text, _, _)|_], Sentence) :-
    asp_word(Word, Sentence),
    operand_before(Before),
    ( word_kind(Kind) ; memberchk(Text, ["(", "-"]) ),
    !.
foreign_word(asp, token(var, Name, Line, Column), _-[token(punct, "(", Line, Column1)|_],
             Sentence) :-
    string_length(Name, Length),
    Column1 =:= Column + Length,
    string_lower(Name, Small),
    format(string(Sentence), "~s begins with a capital letter, so it is a variable: the name of \c
                              an atom is ~s", [Name, Small]).

%!  python_line(+Tokens, -Token, -Sentence) is nondet.
%
%   True when Token, one of Tokens, is a word with which a line of Python begins, for most of them with the
%   colon at its end, and Sentence says what Prolog has instead.
%
%       ?- text_tokens(prolog, "def p(x):", 1, Tokens), python_line(Tokens, Token, _).
%       Token = token(name, "def", 1, 1) .

python_line(Tokens, Token, "Prolog has no [... for X in Xs]: write a relation that goes through the list, or \c
                            findall(X, goal, Xs)") :-
    append(Before, [Token|After], Tokens),
    Token = token(name, "for", _, _),
    last(Before, Last),
    operand_before([Last]),
    memberchk(token(name, "in", _, _), After),
    findall(Text, ( member(token(punct, Text, _, _), Before), memberchk(Text, ["[", "]"]) ), Brackets),
    last(Brackets, "["),
    !.
python_line(Tokens, Token, Sentence) :-
    append(Before, [Token|After], Tokens),
    Token = token(name, Word, Line, _),
    ( memberchk(Word, ["for", "return", "if", "while"]) ; begins_line(Before, Line) ),
    (   python_word(Word, Sentence),
        After = [token(Kind, _, Line, _)|_],
        Kind \== symbol
    ;   python_block(Word, Sentence),
        once(append(_, [token(symbol, ":", Line, _)|Rest], After)),
        \+ ( Rest = [token(_, _, Line, _)|_], \+ memberchk(Word, ["else", "if", "while"]) )
    ;   Word == "for",
        ( After = [_,token(name, "in", _, _)|_] ; After = [token(name, "all", _, _)|_] ),
        python_block(Word, Sentence)
    ;   Word == "print",
        After = [token(punct, "(", _, _)|_],
        \+ member(token(symbol, ":-", _, _), Tokens),
        Sentence = "Prolog has no print as in Python: to see an answer, ask a query, and it shows \c
                    the values of its variables"
    ).

begins_line(Before, Line) :-
    \+ ( last(Before, token(_, _, Line0, _)), Line0 >= Line ).

python_word("def", "this is Python: instead of def, write a clause for each case, head :- goals, \c
                    with a full stop at its end").
python_word("function", "Prolog has no function: write a clause for each case, head :- goals, \c
                         with a full stop at its end").
python_word("return", "Prolog has no return: an answer is the value of an argument \c
                       of the head").
python_word("import", "this is Python: Prolog writes :- use_module(library(lists)). and needs \c
                       that rarely").

python_block("if", "this is Python: instead of if, write a clause for each case, with the \c
                    condition as a goal behind :-").
python_block("elif", Sentence) :- python_block("if", Sentence).
python_block("else", Sentence) :- python_block("if", Sentence).
python_block("for", "this is Python: instead of for, write a clause that calls its own relation \c
                     with the rest of the list").
python_block("while", Sentence) :- python_block("for", Sentence).

%!  foreign_name(+Name, -Sentence) is semidet.
%
%   True when Sentence says what Prolog has instead of a relation called Name, an atom.
%
%       ?- foreign_name(and, Sentence).
%       Sentence = "Prolog writes a comma for and".

foreign_name(Name, Sentence) :-
    atom_string(Name, Word),
    (   connective(Word, Sentence0)
    ->  Sentence = Sentence0
    ;   library_name(Name, Right)
    ->  format(string(Sentence), "Prolog has ~w for that", [Right])
    ;   sign(prolog, Word, Sentence)
    ),
    !.

%!  library_name(?Name, ?Goal) is nondet.
%
%   True when Goal is a goal of Prolog that does what Name does in Python.
%
%       ?- library_name(len, Goal).
%       Goal = 'length(Xs, N)'.

library_name(len, 'length(Xs, N)').
library_name(size, 'length(Xs, N)').
library_name(sum, 'sum_list(Xs, Sum)').
library_name(reversed, 'reverse(Xs, Ys)').
library_name(sorted, 'msort(Xs, Ys)').
library_name(range, 'between(Low, High, X)').
library_name(in, 'member(X, Xs)').
library_name(diff, 'dif(X, Y)').
library_name(different, 'dif(X, Y)').
library_name(concat, 'append(Xs, Ys, Zs)').
library_name(all, 'maplist(goal, Xs), or forall(condition, goal)').

%   A colon where :- should be: outside of brackets, in a clause that has no neck.  That of
%   user:p(1) is another one.

neck_colon(token(symbol, ":", Line, Column), Before, After) :-
    operand_before(Before),
    After = [token(_, Next, _, Column1)|_],
    Next \== "-",
    \+ ( Before = [token(name, Name, Line, Column0)],
         string_length(Name, Length),
         Column =:= Column0 + Length,
         Column1 =:= Column + 1 ),
    \+ ( member(Tokens, [Before,After]), member(token(symbol, Neck, _, _), Tokens),
         memberchk(Neck, [":-", "-->", "?-", ":"]) ),
    aggregate_all(count, opening(Before), Number),
    aggregate_all(count, closing(Before), Number).

opening(Tokens) :-
    member(token(punct, Text, _, _), Tokens),
    memberchk(Text, ["(", "[", "{"]).

closing(Tokens) :-
    member(token(punct, Text, _, _), Tokens),
    memberchk(Text, [")", "]", "}"]).

word_kind(Kind) :- memberchk(Kind, [name, var, number]).

operand_before([token(Kind, Text, _, _)|_]) :-
    ( word_kind(Kind) ; Kind == quoted ; memberchk(Text, [")", "]", "}", "!"]) ),
    !.

sign(prolog, Sign, Sentence) :-
    memberchk(Sign, ["!=", "<>", "/=", "!==", "\u2260"]),
    format(string(Sentence), "Prolog has no ~s: write dif(X, Y) if two terms are different, and \c
                              X =\\= Y if two numbers are", [Sign]).
sign(prolog, Sign, Sentence) :-
    memberchk(Sign-Right-Means, [ "<="-"=<"-"at most", "\u2264"-"=<"-"at most", "=>"-">="-"at least",
                                  "\u2265"-">="-"at least" ]),
    format(string(Sentence), "Prolog writes ~s for ~s, not ~s", [Right, Means, Sign]).
sign(prolog, Sign, Sentence) :-
    memberchk(Sign-Right-Means, [ "&&"-"a comma"-"and", "&"-"a comma"-"and", "||"-";"-"or" ]),
    format(string(Sentence), "Prolog writes ~s for ~s, not ~s", [Right, Means, Sign]).
sign(prolog, Sign, Sentence) :-
    memberchk(Sign, ["+=", "-=", "*=", "++", ":="]),
    format(string(Sentence), "Prolog has no ~s: a variable keeps its value, so write N1 is N + 1, \c
                              with a new name", [Sign]).
sign(prolog, "<-", "Prolog writes :- for if, not <-").
sign(prolog, "-:", "a clause has :- between head and body, and not -:").
sign(prolog, "=-", "put a space between = and -, for =- is one sign").
sign(prolog, ":-\\+", "put a space between :- and \\+, for :-\\+ is one sign").
sign(asp, Sign, Sentence) :-
    memberchk(Sign, ["\\=", "\\==", "=\\=", "/=", "\u2260"]),
    format(string(Sentence), "ASP writes != for unequal, not ~s", [Sign]).
sign(asp, Sign, Sentence) :-
    memberchk(Sign-Right-Means, [ "=<"-"<="-"at most", "\u2264"-"<="-"at most", "=>"-">="-"at least",
                                  "\u2265"-">="-"at least", "=:="-"="-"equal",
                                  "&&"-"a comma"-"and", "&"-"a comma"-"and", ":="-"="-"equal",
                                  "<-"-":-"-"if" ]),
    format(string(Sentence), "ASP writes ~s for ~s, not ~s", [Right, Means, Sign]).
sign(asp, "\\+", "ASP writes not where Prolog writes \\+").
sign(asp, "!", "ASP writes not before an atom, and != for unequal").
sign(asp, "->", "ASP writes head :- body, and not body -> head").
sign(asp, "||", "ASP has no || in a body: write a rule for each case").
sign(asp, "?-", "ASP has no queries: what you want to see is in an answer set, or it isn't").

connective("and", "Prolog writes a comma for and").
connective("or", "Prolog writes ; for or, or a clause for each case").
connective("if", "Prolog writes :- for if").
connective("then", "Prolog has no then: write a clause for each case, with the condition as a \c
                    goal").
connective("else", Sentence) :- connective("then", Sentence).
connective("where", Sentence) :- connective("if", Sentence).

asp_word("and", "ASP writes a comma for and").
asp_word("or", "ASP has no or in a body: write a rule for each case").
asp_word("if", "ASP writes :- for if").
asp_word("is", "ASP writes = for is: N = M + 1").
asp_word("mod", "ASP writes \\ for mod: X \\ 2").

/** <examples>

?- text_tokens(asp, "p(X') :- q(X'), X' != 1.", 1, Tokens).
?- foreign_word(prolog, token(symbol, "<=", 1, 3), []-[], Sentence).
*/
