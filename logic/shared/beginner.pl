:- module(shared_beginner,
          [ unread_fault/5,        % +Language, +Text, +Line, +Column, -Fault
            file_mistake/5,        % +File, +Line, +Column, -Place, -Sentence
            unread_query_fault/2,  % +Text, -Fault
            commented_fault/2,     % +Text, -Fault
            clause_fault/4,        % +Text, +Line, +Column, -Fault
            unnecked_fault/4,      % +Text, +Line, +Column, -Fault
            lone_variable/4,       % +Name, +Text, +Line, +Column
            row_marked/3,          % +Row, +Column, -Text
            text_layout_remark/3   % +Text, +Others, -Remark
          ]).

/** <module> Why a beginner's text can't be read

A text that nobody can read is cut into tokens (tokens.pl), and what beginners write by
mistake is looked for in the statement that could not be read: the first kind of mistake
below that is found there is told, with its place.
*/

:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [append/3, last/2, member/2, memberchk/2, nth1/3, reverse/2]).
:- autoload(library(readutil), [read_file_to_string/3]).
:- use_module(tokens, [foreign_word/4, text_tokens/3, tokens_statements/2]).

%   A longer text is not searched.

longest(100 000).

%!  unread_fault(+Language, +Text, +Line, +Column, -Fault) is semidet.
%
%   True when Fault is a sentence on the mistake for which Text, a program in Language (`prolog` or
%   `asp`), can't be read at Line and Column, counted from 1: with the place of the mistake, and its
%   line with a mark below.
%
%       ?- unread_fault(prolog, "p(X) :- X != 1.", 1, 9, Fault).
%       Fault = "line 1, column 11: Prolog has no !=: write dif(X, Y) if two terms are \c
%                different, and X =\\= Y if two numbers are\n    p(X) :- X != 1.\n              ^".

unread_fault(Language, Text, Line, Column, Fault) :-
    place_statement(Language, Text, Line, Column, Statement),
    statement_mistake(Language, Statement, Place, Sentence),
    placed_fault(Text, Place, Sentence, Fault).

%!  file_mistake(+File, +Line, +Column, -Place, -Sentence) is semidet.
%
%   The same for the text of File, which Prolog could not read at Line and Column, the latter counted
%   from 0: Sentence names the mistake at Place, place(Line1, Column1).
%
%       ?- file_mistake('no_such_file.pl', 1, 0, _, _).
%       false.

file_mistake(File, Line, Column0, Place, Sentence) :-
    exists_file(File),
    size_file(File, Size),
    longest(Longest),
    Size =< Longest,
    catch(read_file_to_string(File, Text, [encoding(utf8)]), _, fail),
    Column is Column0 + 1,
    place_statement(prolog, Text, Line, Column, Statement),
    statement_mistake(prolog, Statement, Place, Sentence).

placed_fault(Text, place(Line1, Column1), Sentence, Fault) :-
    split_string(Text, "\n", "\r", Rows),
    nth1(Line1, Rows, Row),
    row_marked(Row, Column1, Marked),
    format(string(Fault), "line ~d, column ~d: ~s~n~s", [Line1, Column1, Sentence, Marked]).

%!  row_marked(+Row, +Column, -Text) is det.
%
%   True when Text shows Row, a line of a text, with a mark below Column, counted from 1.  Of a long
%   one only what is near the mark is shown.
%
%       ?- row_marked("p(X.", 4, Text).
%       Text = "    p(X.\n       ^".

row_marked(Row, Column, Text) :-
    string_length(Row, Length),
    (   Length =< 200
    ->  Shown = Row,
        Width is Column - 1
    ;   Before is max(0, min(Column - 60, Length - 120)),
        Size is min(120, Length - Before),
        sub_string(Row, Before, Size, _, Some),
        format(string(Shown), "... ~s ...", [Some]),
        Width is Column - Before + 3
    ),
    format(string(Text), "    ~s~n    ~*c^", [Shown, Width, 0'\s]).

%!  unread_query_fault(+Text, -Fault) is semidet.
%
%   The same as unread_fault/5 for Text, a query of Prolog without its full stop.
%
%       ?- unread_query_fault("X is 7 % 2", Fault).
%       Fault = "line 1, column 8: % begins a comment, so the rest of the line is not read: \c
%                write 7 mod 2\n    X is 7 % 2\n           ^".

unread_query_fault(Text, Fault) :-
    string_concat(Text, "\n.", Whole),
    unread_fault(prolog, Whole, 1, 1, Fault).

%!  commented_fault(+Text, -Fault) is semidet.
%
%   True when Fault is a sentence on a % in Text, a query of Prolog, that was meant as an operator,
%   though the query can be read without what stands behind it.
%
%       ?- commented_fault("X is 7 % 2", _).
%       true.

commented_fault(Text, Fault) :-
    string_concat(Text, "\n.", Whole),
    place_statement(prolog, Whole, 1, 1, Statement),
    percent(prolog, Statement, Token, Sentence),
    !,      % the first one
    place(Token, Place),
    placed_fault(Whole, Place, Sentence, Fault).

%!  clause_fault(+Text, +Line, +Column, -Fault) is semidet.
%
%   True when Fault is a sentence on the mistake for which the term of Text at Line and Column can
%   be read, but is no clause: a colon for :-, a fact that does not end with a full stop, a method
%   that is called as in Python, or quotes of a text processor.
%
%       ?- clause_fault("p(X) : q(X).", 1, 1, Fault).
%       Fault = "line 1, column 6: a clause has :- between head and body, and not :\n\c
%                \s   p(X) : q(X).\n         ^".

clause_fault(Text, Line, Column, Fault) :-
    place_statement(prolog, Text, Line, Column, Statement),
    findall(Token, ( member(Token, Statement), \+ kind(Token, comment) ), Solid),
    (   Token = token(symbol, ":", _, _),
        foreign(prolog, Solid, Token, Sentence)
    ;   fact_end(Solid, Token, Sentence)
    ;   method(Solid, Token, Sentence)
    ;   two_stops(Solid, Token, Sentence)
    ;   Token = token(other, _, _, _),
        quote(Solid, Token, Sentence)
    ),
    !,      % the first kind of mistake
    place(Token, Place),
    placed_fault(Text, Place, Sentence, Fault).

%   What follows begins at the margin.

fact_end(Tokens, Token, Sentence) :-
    append(_, [Token,token(_, _, Line1, 1)|_], Tokens),
    Token = token(punct, Text, Line, _),
    memberchk(Text, [",", ";"]),
    Line1 > Line,
    !,
    full_stop_sentence(Text, Sentence).

two_stops(Tokens, Place, "one full stop ends a clause: there are two") :-
    append(_, [Place|After], Tokens),
    Place = token(symbol, "..", _, _),
    ( After == [] ; After = [token(_, _, _, 1)|_] ).

%   A variable, and a dot with a name right behind it.

method(Tokens, Token, Sentence) :-
    append(_, [token(var, Name, Line, Column),Token,token(name, Method, Line, Column2)|_], Tokens),
    Token = token(symbol, ".", Line, Column1),
    string_length(Name, Length),
    Column1 =:= Column + Length,
    Column2 =:= Column1 + 1,
    format(string(Sentence), "Prolog has no ~s.~s as Python has: write a goal of a relation, with the list \c
                              as one argument and the result as another one", [Name, Method]).

full_stop_sentence(Text, Sentence) :-
    format(string(Sentence), "a clause ends with a full stop, and not with ~s", [Text]).

%!  unnecked_fault(+Text, +Line, +Column, -Fault) is semidet.
%
%   True when Fault says that :- is missing before the statement of Text, an answer set program,
%   that is at Line and Column: it has commas and no :-.
%
%       ?- unnecked_fault("p(X), not q(X).", 1, 3, Fault).
%       Fault = "line 1, column 1: is :- missing at the beginning? Without it, the commas stand in a \c
%                head, and mean that one of its atoms is true\n    p(X), not q(X).\n    ^".

unnecked_fault(Text, Line, Column, Fault) :-
    place_statement(asp, Text, Line, Column, Statement),
    findall(Token, ( member(Token, Statement), \+ kind(Token, comment) ), Solid),
    ( Solid = [token(symbol, "-", _, _)|Solid1] -> true ; Solid1 = Solid ),
    Solid1 = [First|_],
    First = token(name, _, _, _),
    \+ ( member(token(_, Sign, _, _), Solid), memberchk(Sign, [":-", ":~", "<-", ":", "{", ";", "|"]) ),
    append(_, [token(punct, ")", _, _),token(punct, ",", _, _)|_], Solid),
    Solid = [Start|_],
    place(Start, Place),
    placed_fault(Text, Place, "is :- missing at the beginning? Without it, the commas stand in a head, \c
                               and mean that one of its atoms is true", Fault).

%!  lone_variable(+Name, +Text, +Line, +Column) is semidet.
%
%   True when the variable called Name occurs once in the statement of Text, an answer set program,
%   at Line and Column.
%
%       ?- lone_variable("Red", "colour(Red).", 1, 8).
%       true.

lone_variable(Name, Text, Line, Column) :-
    place_statement(asp, Text, Line, Column, Statement),
    findall(Name, member(token(var, Name, _, _), Statement), [_]).

place_statement(Language, Text, Line, Column, Statement) :-
    string_length(Text, Length),
    longest(Longest),
    Length =< Longest,
    text_tokens(Language, Text, Tokens),
    tokens_statements(Tokens, Statements),
    statement_at(Statements, Line, Column, Statement),
    length(Statement, Number),
    Number =< 2000.     % nobody writes one as long as that, and a search would take long

%   The statement that ends at the place or behind it, or the last one.

statement_at(Statements, Line, Column, Statement) :-
    member(Statement, Statements),
    last(Statement, token(_, _, Line1, Column1)),
    ( Line1 > Line ; Line1 =:= Line, Column1 >= Column ),
    !.
statement_at(Statements, _, _, Statement) :-
    last(Statements, Statement).

statement_mistake(Language, Whole, Place, Sentence) :-
    findall(Token, ( member(Token, Whole), \+ kind(Token, comment) ), Solid),
    (   python(Solid, Token, Sentence)
    ;   percent(Language, Whole, Token, Sentence)
    ;   quote(Solid, Token, Sentence)
    ;   foreign(Language, Solid, Token, Sentence)
    ;   bracket(Solid, Token, Sentence)
    ;   stop(Language, Solid, Token, Sentence)
    ),
    !,      % the first kind of mistake
    place(Token, Place).

kind(token(Kind, _, _, _), Kind).

text(token(_, Text, _, _), Text).

place(token(_, _, Line, Column), place(Line, Column)).
place(behind(token(_, Text, Line, Column0)), place(Line, Column)) :-
    string_length(Text, Length),
    Column is Column0 + Length.

%   What only Python has: a word with which a line begins, and for most of them the colon with
%   which it ends.

python(Tokens, Token, Sentence) :-
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

%   A comment that goes on with a calculation: behind something that can be calculated with, and
%   without two words side by side.

percent(Language, Tokens, Token, Sentence) :-
    append(_, [Before,Token|_], Tokens),
    Token = token(comment, Comment, Line, _),
    Before = token(_, _, Line, _),
    operand_ends(Before),
    string_concat("%", Rest, Comment),
    text_tokens(Language, Rest, Calculation),
    Calculation = [First|_],
    ( memberchk(First, [token(var, _, _, _), token(number, _, _, _)]) ; text(First, "(") ),
    \+ ( append(_, [One,Other|_], Calculation), word(One), word(Other) ),
    simple(Before, "X", Left),
    simple(First, "Y", Right),
    memberchk(Language-Operator, [prolog-"mod", asp-"\\"]),
    format(string(Sentence), "% begins a comment, so the rest of the line is not read: write \c
                              ~s ~s ~s", [Left, Operator, Right]).

word(token(Kind, _, _, _)) :- memberchk(Kind, [name, var, number, other]).

simple(token(Kind, Text, _, _), Other, Shown) :-
    (   memberchk(Kind, [var, number])
    ->  Shown = Text
    ;   Shown = Other
    ).

quote(Tokens, Token, Sentence) :-
    member(Token, Tokens),
    (   Token = token(unclosed, Text, _, _),
        sub_string(Text, 0, 1, _, Quote),
        format(string(Sentence), "the quote ~s that begins here does not end in this line", [Quote])
    ;   Token = token(other, Quote, _, _),
        memberchk(Quote, ["\u201C", "\u201D", "\u201E", "\u2018", "\u2019", "\u00AB", "\u00BB"]),
        format(string(Sentence), "~s is no quote here: a name that begins with a small letter \c
                                  needs none, others have ' or \"", [Quote])
    ).

foreign(Language, Tokens, Token, Sentence) :-
    append(Before0, [Token|After], Tokens),
    reverse(Before0, Before),
    foreign_word(Language, Token, Before-After, Sentence).

%   A bracket that closes none or another one, or that is never closed.

bracket(Tokens, Token, Sentence) :-
    brackets(Tokens, [], Token, Sentence).

brackets([], [Token|_], Token, Sentence) :-
    text(Token, Text),
    format(string(Sentence), "this ~s is never closed", [Text]).
brackets([Token|Tokens], Open, Faulty, Sentence) :-
    (   Token = token(punct, Text, _, _),
        memberchk(Text, ["(", "[", "{"])
    ->  brackets(Tokens, [Token|Open], Faulty, Sentence)
    ;   Token = token(punct, Text, _, _),
        pair(Opening, Text)
    ->  (   Open = [token(_, Opening, _, _)|Open1]
        ->  brackets(Tokens, Open1, Faulty, Sentence)
        ;   Open = [token(_, Other, Line, Column)|_]
        ->  Faulty = Token,
            pair(Other, Right),
            format(string(Sentence), "the ~s of line ~d, column ~d is closed by ~s, and not by ~s",
                   [Other, Line, Column, Text, Right])
        ;   Faulty = Token,
            format(string(Sentence), "there is no ~s that this ~s closes", [Opening, Text])
        )
    ;   brackets(Tokens, Open, Faulty, Sentence)
    ).

pair("(", ")").
pair("[", "]").
pair("{", "}").

%   A full stop, or what stands between two terms, is missing.

stop(Language, Tokens, Place, Sentence) :-
    append(_, [One,Other|After], Tokens),
    side_by_side(Language, One, Other, After, Place, Sentence),
    !.
stop(prolog, Tokens, Place, Sentence) :-
    two_stops(Tokens, Place, Sentence),
    !.
stop(prolog, Tokens, Place, "a list has only one |, before its rest: write commas between its elements") :-
    append(_, [token(punct, "|", _, _)|After], Tokens),
    append(Between, [Place|_], After),
    text(Place, "|"),
    \+ ( member(token(punct, Text, _, _), Between), memberchk(Text, ["[", "]", "(", ")"]) ),
    !.
stop(prolog, Tokens, Place, "is and = don't stand together: write N is M + 1, with is alone between the \c
                             two") :-
    append(Before, [Place|After], Tokens),
    Place = token(name, "is", Line, _),
    (   last(Before, token(symbol, "=", _, _))
    ;   ( Before == [] ; last(Before, Last), \+ operand_ends(Last) ),
        memberchk(token(symbol, "=", Line, _), After)
    ),
    !.
stop(prolog, Tokens, Place, "this line ends with a comma, but here the clause ends: it needs a \c
                             full stop") :-
    append(First, [token(symbol, ":-", _, _)|_], Tokens),
    append(Others, [token(symbol, ":-", Line, _)|_], Tokens),
    append(First, [_|_], Others),
    append(_, [Place,token(_, _, Line, 1)|_], Others),
    text(Place, ","),
    !.
stop(_, Tokens, Place, "a comma stands before this, but nothing between them: leave the comma \c
                        out, or write what is missing") :-
    append(_, [token(punct, ",", _, _),Place|_], Tokens),
    ( kind(Place, end) ; text(Place, Text), memberchk(Text, [")", "]", "}", ",", "|"]) ),
    !.
stop(_, Tokens, Place, "there is nothing behind | in this list: write its rest, such as Xs") :-
    append(_, [token(punct, "|", _, _),Place|_], Tokens),
    text(Place, "]"),
    !.
stop(_, Tokens, Place, "there is no goal between :- and the full stop") :-
    append(_, [token(symbol, ":-", _, _),Place], Tokens),
    kind(Place, end),
    Tokens = [_,_,_|_],
    !.
stop(prolog, Tokens, Last, Sentence) :-
    last(Tokens, Last),
    Last = token(punct, Text, _, _),
    memberchk(Text, [",", ";"]),
    !,
    full_stop_sentence(Text, Sentence).
stop(_, Tokens, behind(Last), "the last full stop is missing") :-
    last(Tokens, Last),
    \+ kind(Last, end),
    \+ Last = token(symbol, ".", _, _).

side_by_side(Language, One, Other, After, Place, Sentence) :-
    One = token(Kind, Text, Line, Column),
    Other = token(_, Text1, Line1, Column1),
    (   Kind == var,
        Text1 == "(",
        Line1 =:= Line,
        string_length(Text, Length),
        Column1 =:= Column + Length
    ->  Place = One,
        sub_string(Text, 0, 1, After0, First),
        sub_string(Text, 1, After0, 0, Rest),
        string_lower(First, Small),
        format(string(Sentence), "~s begins with a capital letter, so it is a variable: the name \c
                                  of a relation is ~s~s", [Text, Small, Rest])
    ;   Language == prolog,
        Kind == name,
        \+ operator(Text),
        Text1 == "(",
        Line1 =:= Line
    ->  string_length(Text, Length),
        Column1 > Column + Length,
        Place = Other,
        format(string(Sentence), "there is a space before this parenthesis: write ~s(", [Text])
    ;   operand_ends(One),
        operand_begins(Language, Other, Kind),
        Line1 > Line
    ->  Place = behind(One),
        (   Column1 =:= 1
        ->  Sentence = "a full stop is missing at the end of this line"
        ;   Sentence = "a comma or a full stop is missing at the end of this line"
        )
    ;   Language == prolog,
        operand_ends(One),
        operand_begins(Language, Other, Kind),
        \+ ( Other = token(name, _, _, _), After = [token(name, _, _, _)|_] )
    ->  Place = Other,
        format(string(Sentence), "a comma, a full stop or an operator is missing before ~s",
               [Text1])
    ).

operand_ends(token(Kind, Text, _, _)) :-
    (   memberchk(Kind, [var, number, quoted])
    ->  true
    ;   Kind == name
    ->  \+ operator(Text)
    ;   Kind == punct,
        memberchk(Text, [")", "]", "}", "!"])
    ).

operand_begins(Language, token(Kind, Text, _, _), Kind0) :-
    (   memberchk(Kind, [var, number, quoted])
    ->  true
    ;   Kind == name
    ->  \+ operator(Text)
    ;   Language == prolog,
        memberchk(Text, ["[", "(", "{"]),
        Kind0 \== name
    ).

operator(Text) :-
    memberchk(Text, [ "is", "mod", "rem", "div", "divmod", "rdiv", "xor", "in", "ins", "as",
                      "dynamic", "discontiguous", "table", "initialization", "module_transparent",
                      "multifile", "meta_predicate", "not" ]).

%!  text_layout_remark(+Text, +Others, -Remark) is nondet.
%
%   True when Remark is a sentence on a line of Text that stands otherwise than Prolog reads it, or on a
%   text in quotes where a name is meant.  Others are the texts of the task.
%
%       ?- text_layout_remark("p(\"a\").", [], Remark).
%       Remark = "line 1: \"a\" is a text and no name: write a".

text_layout_remark(Text, _, Remark) :-
    text_tokens(prolog, Text, Tokens),
    exclude(comment, Tokens, Solid),
    tokens_statements(Solid, Statements),
    layout_remark(Statements, Remark).
text_layout_remark(Text, Others, Remark) :-
    text_tokens(prolog, Text, Tokens),
    \+ ( member(Other, Others), sub_string(Other, _, _, _, "\"") ),
    member(token(quoted, Quoted, Line, _), Tokens),
    sub_string(Quoted, 0, 1, _, "\""),
    sub_string(Quoted, 1, _, 1, Name),
    catch(term_string(Term, Name), _, fail),
    atom(Term),
    !,
    format(string(Remark), "line ~d: ~s is a text and no name: write ~s", [Line, Quoted, Name]).

comment(token(comment, _, _, _)).

layout_remark(Statements, Remark) :-
    member(Statement, Statements),
    append(_, [token(punct, ",", _, _),token(name, _, Line, 1)|_], Statement),
    memberchk(token(symbol, ":-", _, _), Statement),
    format(string(Remark), "line ~d begins at the margin, but belongs to the clause above it: \c
                            should that end with a full stop, and not with a comma?", [Line]).
layout_remark(Statements, Remark) :-
    append(_, [One,Other|_], Statements),
    memberchk(token(symbol, ":-", _, _), One),
    last(One, token(_, _, Line0, _)),
    Other = [token(name, _, Line, Column)|_],
    Column > 1,
    Line > Line0,
    \+ memberchk(token(symbol, ":-", _, _), Other),
    format(string(Remark), "line ~d is indented, but the clause above it ends before it: should \c
                            that line end with a comma, and not with a full stop?", [Line]).

/** <examples>

?- unread_fault(prolog, "def p(x):\n    return x", 1, 1, Fault).
?- unread_query_fault("X = [1,2", Fault).
*/
