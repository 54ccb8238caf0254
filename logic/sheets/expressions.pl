:- module(sheets_expressions,
          [ kif_expressions/2,     % +Text, -Expressions
            expression_kif/2,      % +Expression, -Text
            expression_text/2,     % +Expression, -Text
            text_term/2,           % +Text, -Term
            term_kif/2             % +Term, -Text
          ]).

/** <module> Expressions of KIF, the form in which rule sheets are published

A rule sheet is a row of expressions: words, and lists in parentheses.  A comment begins with a
semicolon and ends with its line.  Capital letters make a difference in the words of a sheet, and
none in those of the language: `TRUE` is `true`, but `X` is not `x`.

A word becomes an atom, or an integer if it is one that is written in the usual way (`01` is an
atom), and a list a list; a variable, `?x`, becomes var(x).  The text is read once, from left to
right.  If a list is not closed, an error names its line.
*/

:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(lists), [memberchk/2, reverse/2]).
:- use_module('../guessing/user_rules', [told/2]).

%!  kif_expressions(+Text, -Expressions) is det.
%
%   True when Expressions are those of Text, an atom or a string, of a million
%   characters at most.
%
%       ?- kif_expressions("(role X) ; who begins\n(<= (p ?y) (q ?y 10))", Expressions).
%       Expressions = [[role, 'X'], [<=, [p, var(y)], [q, var(y), 10]]].

kif_expressions(Text, Expressions) :-
    string_length(Text, Length),
    (   Length =< 1 000 000
    ->  true
    ;   told('the rule sheet has ~D characters: at most 1,000,000 are accepted', [Length])
    ),
    string_codes(Text, Codes),
    phrase(expressions(1, [], [], Expressions), Codes).

%   Open has the lists that are not closed yet, each open(Line, Items, Depth), the
%   innermost first, and Items what comes before, the last first.  Depth lists are open up to this one.

expressions(Line, Open, Items, Expressions) -->
    [Code],
    !,      % each code says what is read next
    expression(Code, Line, Open, Items, Expressions).
expressions(_, Open, Items, Expressions) -->
    {   Open = [open(Line, _, _)|_]
    ->  told('line ~d: the parenthesis ( is not closed', [Line])
    ;   reverse(Items, Expressions)
    }.

expression(0'\n, Line, Open, Items, Expressions) -->
    !,
    { Line1 is Line + 1 },
    expressions(Line1, Open, Items, Expressions).
expression(0'\s, Line, Open, Items, Expressions) -->
    !,
    expressions(Line, Open, Items, Expressions).
expression(0'(, Line, Open, Items, Expressions) -->
    !,
    { deeper(Open, Line, Depth) },
    expressions(Line, [open(Line, Items, Depth)|Open], [], Expressions).
expression(0'), Line, Open, Items, Expressions) -->
    !,
    {   Open = [open(_, Items1, _)|Open1]
    ->  reverse(Items, List)
    ;   told('line ~d: the parenthesis ) closes none', [Line])
    },
    expressions(Line, Open1, [List|Items1], Expressions).
expression(0';, Line, Open, Items, Expressions) -->
    !,
    comment,
    expressions(Line, Open, Items, Expressions).
expression(Code, Line, Open, Items, Expressions) -->
    (   { code_type(Code, space) }
    ->  { Items1 = Items }
    ;   word(Codes),
        { codes_item([Code|Codes], Line, Item),
          Items1 = [Item|Items]
        }
    ),
    expressions(Line, Open, Items1, Expressions).

deeper(Open, Line, Depth) :-
    ( Open = [open(_, _, Depth0)|_] -> true ; Depth0 = 0 ),
    (   Depth0 < 1000
    ->  Depth is Depth0 + 1
    ;   told('line ~d: more than 1,000 parentheses are open: no more are accepted', [Line])
    ).

comment, [0'\n] --> [0'\n], !.
comment --> [_], !, comment.
comment --> [].

word([Code|Codes]) -->
    [Code],
    { \+ code_type(Code, space), \+ memberchk(Code, `();`) },
    !,      % the longest word
    word(Codes).
word([]) --> [].

codes_item(Codes, Line, Item) :-
    (   Codes = [0'?|Name]
    ->  (   Name == []
        ->  told('line ~d: a variable has a name, as in ?x', [Line])
        ;   atom_codes(Variable, Name),
            Item = var(Variable)
        )
    ;   whole_number(Codes)
    ->  number_codes(Item, Codes)
    ;   atom_codes(Word, Codes),
        (   downcase_atom(Word, Lower),
            language_word(Lower)
        ->  Item = Lower
        ;   Item = Word
        )
    ).

%   `01` and `1` are two words.

whole_number([0'0]).
whole_number([Code|Codes]) :-
    between(0'1, 0'9, Code),
    length(Codes, Count),
    Count =< 8,
    maplist(between(0'0, 0'9), Codes).

language_word(role).
language_word(init).
language_word(true).
language_word(does).
language_word(legal).
language_word(next).
language_word(terminal).
language_word(goal).
language_word(sees).
language_word(random).
language_word(base).
language_word(input).
language_word(distinct).
language_word(not).
language_word(or).
language_word(and).

%!  expression_kif(+Expression, -Text) is det.
%
%   True when Text is how Expression is written, whole.
%
%       ?- expression_kif([<=, [p, var(y)], [q, var(y), 10]], Text).
%       Text = "(<= (p ?y) (q ?y 10))".

expression_kif(Expression, Text) :-
    phrase(written(Expression), Parts),
    atomics_to_string(Parts, Text).

written(Expression) -->
    (   { is_list(Expression) }
    ->  ['('], row(Expression), [')']
    ;   { Expression = var(Name) }
    ->  [?, Name]
    ;   [Expression]
    ).

row([]) --> [].
row([Expression|Expressions]) --> written(Expression), more(Expressions).

more([]) --> [].
more([Expression|Expressions]) --> [' '], written(Expression), more(Expressions).

%!  expression_text(+Expression, -Text) is det.
%
%   True when Text is how Expression is written, cut after 60 characters.
%
%       ?- expression_text([init, [cell, 1, b]], Text).
%       Text = "(init (cell 1 b))".

expression_text(Expression, Text) :-
    expression_kif(Expression, Whole),
    (   sub_string(Whole, 0, 60, After, Cut),
        After > 0
    ->  string_concat(Cut, "...", Text)
    ;   Text = Whole
    ).

%   ---- Terms in KIF: mark(1, 1) is `(mark 1 1)` ----

%!  text_term(+Text, -Term) is semidet.
%
%   True when Text, in KIF, stands for Term, which has no variables.
%
%       ?- text_term("( mark 1 1 )", Term).
%       Term = mark(1, 1).

text_term(Text, Term) :-
    catch(kif_expressions(Text, [Expression]), error(guessing_game(_), _), fail),
    expression_term(Expression, Term).

expression_term([Name|Items], Term) :-
    atom(Name),
    !,      % a list is a term with arguments
    maplist(expression_term, Items, Arguments),
    compound_name_arguments(Term, Name, Arguments).
expression_term(Word, Word) :-
    atomic(Word),
    Word \== [].

%!  term_kif(+Term, -Text) is det.
%
%   True when Text is Term in KIF.
%
%       ?- term_kif(mark(1, at(b)), Text).
%       Text = "(mark 1 (at b))".

term_kif(Term, Text) :-
    term_expression(Term, Expression),
    expression_kif(Expression, Text).

term_expression(Term, [Name|Items]) :-
    compound(Term),
    !,      % a list is a term with arguments
    compound_name_arguments(Term, Name, Arguments),
    maplist(term_expression, Arguments, Items).
term_expression(Word, Word).

/** <examples>

?- kif_expressions("(init (cell 1 b)) (<= (next (cell 1 x)) (does x mark))", Expressions).
?- text_term("(move wp a 2 a 3)", Term), term_kif(Term, Text).
*/
