:- module(lessons_foreign,
          [ foreign_word/4,        % +Language, +Token, +Sides, -Sentence
            foreign_name/2         % +Name, -Sentence
          ]).

/** <module> Words and signs of other languages, and what is written instead
*/

:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).

%!  foreign_word(+Language, +Token, +Sides, -Sentence) is nondet.
%
%   True when Token is none of Language, `prolog` or `asp`, but of another language, and Sentence
%   says what Language has instead.  Sides is Before-After: the tokens before it, the nearest
%   first, and those after it.
%
%       ?- foreign_word(asp, token(symbol, "\\=", 1, 3), []-[], Sentence).
%       Sentence = "ASP writes != for unequal, not \\=".

foreign_word(Language, token(Kind, Sign, _, _), _, Sentence) :-
    memberchk(Kind, [symbol, other]),
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
        word(Kind),
        word(Kind1)
    ).
foreign_word(prolog, token(name, Word, _, _), Before-[token(Kind, Text, _, _)|_], Sentence) :-
    connective(Word, Sentence),
    operand_before(Before),
    ( word(Kind) ; Text == "(" ; Text == "\\+" ),
    !.
foreign_word(prolog, token(name, "not", Line, Column), _-[token(Kind, Text, Line, Column1)|_],
             "Prolog writes \\+ for not") :-
    ( word(Kind) ; Text == "(", Column1 > Column + 3 ).
foreign_word(prolog, token(symbol, ":", Line, Column), _-[token(symbol, "-", Line, Column1)|_],
             ":- is one sign, without a space") :-
    Column1 > Column + 1.
foreign_word(prolog, Token, Before-After, "a clause has :- between head and body, and not :") :-
    neck_colon(Token, Before, After).
foreign_word(asp, token(punct, "[", _, _), [_|_]-_,
             "ASP has no lists: write an atom for each element, such as place(1, a)").
foreign_word(asp, token(name, Word, _, _), Before-[token(Kind, Text, _, _)|_], Sentence) :-
    asp_word(Word, Sentence),
    operand_before(Before),
    ( word(Kind) ; memberchk(Text, ["(", "-"]) ),
    !.
foreign_word(asp, token(var, Name, Line, Column), _-[token(punct, "(", Line, Column1)|_],
             Sentence) :-
    string_length(Name, Length),
    Column1 =:= Column + Length,
    string_lower(Name, Small),
    format(string(Sentence), "~s begins with a capital letter, so it is a variable: the name of \c
                              an atom is ~s", [Name, Small]).

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
    ;   sign(prolog, Word, Sentence)
    ),
    !.

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

word(Kind) :- memberchk(Kind, [name, var, number]).

operand_before([token(Kind, Text, _, _)|_]) :-
    ( word(Kind) ; Kind == quoted ; memberchk(Text, [")", "]", "}", "!"]) ),
    !.

sign(prolog, Sign, Sentence) :-
    memberchk(Sign, ["!=", "<>", "/=", "!==", "≠"]),
    format(string(Sentence), "Prolog has no ~s: write dif(X, Y) if two terms are different, and \c
                              X =\\= Y if two numbers are", [Sign]).
sign(prolog, Sign, Sentence) :-
    memberchk(Sign-Right-Means, [ "<="-"=<"-"at most", "≤"-"=<"-"at most", "=>"-">="-"at least",
                                  "≥"-">="-"at least" ]),
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
    memberchk(Sign, ["\\=", "\\==", "=\\=", "/=", "≠"]),
    format(string(Sentence), "ASP writes != for unequal, not ~s", [Sign]).
sign(asp, Sign, Sentence) :-
    memberchk(Sign-Right-Means, [ "=<"-"<="-"at most", "≤"-"<="-"at most", "=>"-">="-"at least",
                                  "≥"-">="-"at least", "=:="-"="-"equal",
                                  "&&"-"a comma"-"and", "&"-"a comma"-"and", ":="-"="-"equal",
                                  "<-"-":-"-"if" ]),
    format(string(Sentence), "ASP writes ~s for ~s, not ~s", [Right, Means, Sign]).
sign(asp, "\\+", "ASP writes not where Prolog writes \\+").
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

?- foreign_word(prolog, token(symbol, "<=", 1, 3), []-[], Sentence).
*/
