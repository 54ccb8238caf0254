:- module(shared_beginner,
          [ unread_fault/5,        % +Language, +Text, +Line, +Column, -Fault
            syntax_mistake/5,      % +What, +Source, +Place0, -Place, -Sentence
            clause_mistake/5,      % +Term, +Source, +Place0, -Place, -Sentence
            placed_fault/4,        % +Text, +Place, +Sentence, -Fault
            unread_query_fault/2,  % +Text, -Fault
            commented_fault/2,     % +Text, -Fault
            unnecked_fault/4,      % +Text, +Line, +Column, -Fault
            lone_variable/4        % +Name, +Text, +Line, +Column
          ]).

/** <module> Why a beginner's text can't be read

A text that nobody can read is cut into tokens (tokens.pl), and what beginners write by
mistake is looked for in the statement that could not be read: the first kind of mistake
below that is found there is told, with its place.
*/

:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [append/3, last/2, member/2, memberchk/2, nth1/3, reverse/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(tokens, [foreign_word/4, python_line/3, text_tokens/4, tokens_statements/2]).
:- use_module(wording, [row_marked/3]).

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

%!  syntax_mistake(+What, +Source, +Place0, -Place, -Sentence) is det.
%
%   True when Sentence names the mistake at Place, place(Line, Column), for which Prolog could not read
%   Source, file(File), text(Text) or from(Goal), at Place0.  What is Prolog's own word for it, and Sentence is
%   Prolog's own if the mistake is none that beginners make.
%
%       ?- syntax_mistake(operator_expected, text("p(X) :- X != 1."), place(1, 9), Place, _).
%       Place = place(1, 11).

syntax_mistake(What, Source, Place0, Place, Sentence) :-
    source_text(Source, Text),
    Place0 = place(Line, Column),
    (   place_statement(prolog, Text, Line, Column, Statement),
        statement_mistake(prolog, Statement, Place1, Sentence1)
    ->  Place = Place1,
        Sentence = Sentence1
    ;   unknown_mistake(What, Text, Place0, Place, Sentence)
    ).

source_text(text(Text), Text).
source_text(from(Goal), Text) :- call(Goal, Text).      % a long one that is seldom looked at
source_text(file(File), Text) :-
    setup_call_cleanup(
        (   open(File, read, In, [encoding(utf8)]),
            set_stream(In, file_name(text))     % else its end would be that of the file that is being loaded
        ),
        read_string(In, _, Text),
        close(In)).

unknown_mistake(What, Text, place(Line0, Column0), Place, Sentence) :-
    phrase('$messages':translate_message(error(syntax_error(What), _)), Lines),
    with_output_to(string(Said0), print_message_lines(current_output, '', Lines)),
    normalize_space(string(Said1), Said0),
    string_lower(Said1, Said2),
    ( string_concat("syntax error: ", Said, Said2) -> true ; Said = Said2 ),
    text_rows(Text, Rows),
    last_written(Rows, Line0, Column0, Place, Before),
    syntax_hint(What, Before, Hint),
    string_concat(Said, Hint, Sentence).

%   The place where Prolog could not read on, or the end of the last row before it that is not blank;
%   and what stands before the place.

last_written(Rows, Line0, Column0, Place, Before) :-
    (   nth1(Line0, Rows, Row),
        split_string(Row, "", " \t", [Bare]),
        Bare \== ""
    ->  string_length(Row, Length),
        Width is min(Column0 - 1, Length),
        sub_string(Row, 0, Width, _, Before),
        Column is Width + 1,
        Place = place(Line0, Column)
    ;   Line0 > 1
    ->  Line is Line0 - 1,
        last_written(Rows, Line, 1 000 000, Place, Before)
    ;   Place = place(1, 1),
        Before = ""
    ).

syntax_hint(operator_expected, Before, Hint) :-
    !,
    (   split_string(Before, " \t,.()[]|:-", "", Words),
        last(Words, Word),
        sub_string(Word, 0, 1, _, Letter),
        char_type(Letter, upper)
    ->  Hint = " (a full stop or a comma is missing; or a name begins with a capital letter, \c
                which is for variables)"
    ;   Hint = " (a full stop or a comma is missing, or this is no operator of Prolog)"
    ).
syntax_hint(end_of_file, _, " (is the last full stop missing?)") :- !.
syntax_hint(_, _, "").

%!  placed_fault(+Text, +Place, +Sentence, -Fault) is det.
%
%   True when Fault says Sentence with its Place, and shows the line of Text with a mark below.
%
%       ?- placed_fault("p(X.", place(1, 2), "this ( is never closed", Fault).
%       Fault = "line 1, column 2: this ( is never closed\n    p(X.\n     ^".

placed_fault(Text, place(Line1, Column1), Sentence, Fault) :-
    text_rows(Text, Rows),
    nth1(Line1, Rows, Row),
    row_marked(Row, Column1, Marked),
    format(string(Fault), "line ~d, column ~d: ~s~n~s", [Line1, Column1, Sentence, Marked]).

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

%!  clause_mistake(+Term, +Source, +Place0, -Place, -Sentence) is semidet.
%
%   True when Sentence names the mistake at Place for which Term, which Prolog has read in Source at
%   Place0, is no clause: another sign for :-, a fact that does not end with a full stop, a method
%   that is called as in Python, or quotes of a text processor.
%
%       ?- Text = "p(X) : q(X).", term_string(Term, Text),
%          clause_mistake(Term, text(Text), place(1, 1), Place, Sentence).
%       Place = place(1, 6),
%       Sentence = "a clause has :- between head and body, and not :" .

clause_mistake(Term, Source, place(Line, Column), Place, Sentence) :-
    ( no_clause(Term) -> true ; dotted(Term) -> true ; Source = text(Short), typographic(Short) ),
    source_text(Source, Text),
    place_statement(prolog, Text, Line, Column, Statement),
    findall(Token, ( member(Token, Statement), \+ kind(Token, comment) ), Solid),
    (   neck(Term, Solid, Token, Sentence)
    ;   fact_end(Solid, Token, Sentence)
    ;   dotted(Term),
        \+ sub_string(Text, _, _, _, "{"),      % who has dicts means them
        method(Solid, Token, Sentence)
    ;   two_stops(Solid, Token, Sentence)
    ;   Token = token(other, _, _, _),
        quote(Solid, Token, Sentence)
    ),
    !,      % the first kind of mistake
    place(Token, Place).

no_clause(Term) :-
    nonvar(Term),
    ( head_of(Term, Head) -> true ; Head = Term ),
    compound(Head),
    compound_name_arity(Head, Name, 2),
    memberchk(Name, [:, ',', ;, '|', :=, ->, .., =, \=, ==, \==, is, <, >, =<, >=, =:=, =\=]).

head_of((Head :- _), Head).
head_of((Head --> _), Head).
head_of((Head => _), Head).

%   SWI-Prolog reads X.name, and newer releases read a word in typographic quotes.

dotted(Term) :-
    sub_term(Part, Term),
    compound(Part),
    compound_name_arity(Part, '.', 2),
    !.

typographic(Text) :-
    string_length(Text, Length),
    Length =< 5 000,
    member(Quote, ["\u201C", "\u201D", "\u201E", "\u2018", "\u2019", "\u00AB", "\u00BB"]),
    sub_string(Text, _, _, _, Quote),
    !.

neck(_, Tokens, Token, Sentence) :-
    Token = token(symbol, ":", _, _),
    foreign(prolog, Tokens, Token, Sentence).
neck(Term, Tokens, Token, Sentence) :-
    ( Term = (First, _) -> true ; First = Term ),
    functor(First, Name, 2),
    memberchk(Name, [:=, ->]),
    atom_string(Name, Sign),
    Token = token(symbol, Sign, _, _),
    memberchk(Token, Tokens),
    format(string(Sentence), "a clause has :- between head and body, and not ~s", [Sign]).

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
    append(_, [token(var, Name, Line, Column),Token,token(name, Method, Line, Column2)|After], Tokens),
    Token = token(symbol, ".", Line, Column1),
    \+ memberchk(Method, ["get", "put"]),      % of dicts
    string_length(Name, Length),
    Column1 =:= Column + Length,
    Column2 =:= Column1 + 1,
    ( After = [token(punct, "(", _, _)|_] -> Instead = "write a goal of a relation, with the list as one \c
                                                         argument and the result as another one"
    ; Instead = "no dot takes a part of a term: name its parts in the head, such as p(tree(X, Left, Right))"
    ),
    format(string(Sentence), "Prolog has no ~s.~s as Python has: ~s", [Name, Method, Instead]).

full_stop_sentence(Text, Sentence) :-
    format(string(Sentence), "a clause ends with a full stop, and not with ~s", [Text]).

%!  unnecked_fault(+Text, +Line, +Column, -Fault) is semidet.
%
%   True when Fault says that :- is missing before the statement of Text, an answer set program,
%   that is at Line and Column: it has commas and no :-, or a comparison before it.
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

unnecked_fault(Text, Line, Column, Fault) :-
    place_statement(asp, Text, Line, Column, Statement),
    ( append(Head, [token(symbol, ":-", _, _)|_], Statement) -> true ; Head = Statement ),
    \+ memberchk(token(symbol, ":~", _, _), Head),
    member(Sign, Head),
    Sign = token(_, Compares, _, _),
    memberchk(Compares, ["!=", "=", "==", "<", ">", "<=", ">="]),
    \+ ( member(token(punct, Bracket, _, _), Head), memberchk(Bracket, ["{", "}"]) ),
    !,
    place(Sign, Place),
    placed_fault(Text, Place, "a comparison is no head: a constraint begins with :- , and all that may not \c
                               hold together stands behind it", Fault).

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

%   The statement of Text at a place.  Of a long text only the rows around that one are read, from a row
%   on before which a clause ends.

place_statement(Language, Text, Line, Column, Statement) :-
    (   string_length(Text, Length),
        Length =< 5 000
    ->  Line0 = 1,
        Near = Text
    ;   text_rows(Text, Rows),
        rows_around(Rows, Line, Line0, Some),
        atomic_list_concat(Some, '\n', Near)
    ),
    string_length(Near, Size),
    Size =< 50 000,
    text_tokens(Language, Near, Line0, Tokens),
    tokens_statements(Tokens, Statements),
    statement_at(Statements, Line, Column, Statement),
    length(Statement, Number),
    Number =< 2000.     % nobody writes one as long as that, and a search would take long

text_rows(Text, Rows) :-
    split_string(Text, "\n", "\r", Rows).

rows_around(Rows, Line, Line0, Some) :-
    First is max(1, Line - 100),
    findall(N, ( between(First, Line, N), N < Line, nth1(N, Rows, Row), ends_clause(Row) ), Ends),
    ( last(Ends, End) -> Line0 is End + 1 ; Line0 = First ),
    Last is Line + 20,
    findall(Row, ( between(Line0, Last, N), nth1(N, Rows, Row) ), Some).

ends_clause(Row) :-
    split_string(Row, "", " \t", [Bare]),
    sub_string(Bare, _, 1, 0, ".").

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
    (   python_line(Solid, Token, Sentence)
    ;   percent(Language, Whole, Token, Sentence)
    ;   quote(Solid, Token, Sentence)
    ;   foreign(Language, Solid, Token, Sentence)
    ;   brackets(Solid, [], Token, Sentence)
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

%   A comment that goes on with a calculation: behind something that can be calculated with, and
%   without two words side by side.

percent(Language, Tokens, Token, Sentence) :-
    append(_, [Before,Token|_], Tokens),
    Token = token(comment, Comment, Line, _),
    Before = token(_, _, Line, _),
    operand_ends(Before),
    string_concat("%", Rest, Comment),
    text_tokens(Language, Rest, 1, Calculation),
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
        ->  stops_missing([Other|After], Missing),
            ( Missing =:= 0 -> More = "" ; format(string(More), ", and of ~d more", [Missing]) ),
            string_concat("a full stop is missing at the end of this line", More, Sentence)
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

%   So many more lines end so, up to where the statement ends.

stops_missing(Tokens, Number) :-
    findall(x, ( append(_, [One,token(name, Text, _, 1)|_], Tokens), \+ operator(Text), operand_ends(One) ),
            Found),
    length(Found, Number0),
    ( last(Tokens, Last), \+ kind(Last, end) -> Number is Number0 + 1 ; Number = Number0 ).

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

/** <examples>

?- unread_fault(prolog, "def p(x):\n    return x", 1, 1, Fault).
?- unread_query_fault("X = [1,2", Fault).
*/
