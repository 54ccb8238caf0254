:- module(lessons_asp_text,
          [ asp_fault/3,           % +Said, +Text, -Fault
            undefined_atom/3,      % +Said, +Text, -Atom
            small_remark/3,        % +Text, +Task, -Remark
            refused_directive/2    % +Text, -Directive
          ]).

/** <module> The text of an answer set program, and what clingo says about it
*/

:- use_module(library(dcg/basics), [blanks//0, integer//1, string//1, string_without//2]).
:- use_module(library(lists), [append/3, last/2, list_to_set/2, member/2, memberchk/2, nth1/3]).
:- use_module(beginner, [lone_variable/4, unnecked_fault/4, unread_fault/5]).
:- use_module(meant, [small_sentence/2]).
:- use_module(tokens, [text_tokens/3, tokens_statements/2]).

%!  asp_fault(+Said, +Text, -Fault) is det.
%
%   True when Fault is a sentence on Said, clingo's messages about a program that begins with
%   Text: its line and column, and that line with a mark below.
%
%       ?- asp_fault("<block>:1:2-3: error: syntax error, unexpected .", "a..", Fault).
%       Fault = "line 1, column 2: syntax error, unexpected .\n    a..\n     ^".

asp_fault(Said, Text, Fault) :-
    split_string(Said, "\n", "", Lines),
    findall(Place, ( member(Line, Lines), string_codes(Line, Codes),
                     phrase(place(Place), Codes) ), Places),
    split_string(Text, "", "\s\t\r\n", [Bare]),
    split_string(Bare, "\n", "\r", Rows),
    length(Rows, Number),
    (   \+ last(Places, _)
    ->  Fault = Said
    ;   last(Places, place(Line, Column, syntax(_))),
        unread_fault(asp, Text, Line, Column, Fault0)
    ->  Fault = Fault0
    ;   last(Places, place(Line, Column, unsafe(_))),
        unnecked_fault(Text, Line, Column, Fault0)
    ->  Fault = Fault0
    ;   last(Places, place(Line, _, _)),
        Line > Number
    ->  format(string(Fault), "line ~d: the text ends in the middle of a rule: is a full stop \c
                               missing?", [Number])
    ;   last(Places, place(Line, Column, What0)),
        nth1(Line, Rows, Row),
        place_sentence(What0, Text, Line, Column, What),
        Width is Column - 1,
        format(string(Fault), "line ~d, column ~d: ~s~n    ~s~n    ~*c^",
               [Line, Column, What, Row, Width, 0'\s])
    ).

%   A message such as `-:3:5-6: error: syntax error` or `-:3:5-6: note: 'X' is unsafe`.

place(place(Line, Column, What)) -->
    string(_), ":", integer(Line), ":", integer(Column), string_without(`\s`, _), blanks,
    (   "error: ",
        string_without(`;`, Codes), rest,
        { string_codes(Error, Codes), What = syntax(Error) }
    ;   "note: '", string_without(`'`, Codes), "' is unsafe", rest,
        { string_codes(Name, Codes), What = unsafe(Name) }
    ),
    !.      % the first such place of a message

rest(_, []).

place_sentence(syntax(Error), _, _, _, Error).
place_sentence(unsafe(Name), Text, Line, Column, Sentence) :-
    (   string_length(Name, Length),
        Length > 2,
        lone_variable(Name, Text, Line, Column)
    ->  string_lower(Name, Small),
        format(string(Sentence), "~s begins with a capital letter, so it is a variable: if it is \c
                                  meant as a name, write ~s", [Name, Small])
    ;   format(string(Sentence), "~s is unsafe: each variable has to occur in an atom that is not \c
                                  negated", [Name])
    ).

%!  undefined_atom(+Said, +Text, -Atom) is nondet.
%
%   True when Said, clingo's messages, says that no rule makes Atom true, and its name stands
%   in Text.
%
%       ?- undefined_atom("info: atom does not occur in any rule head:\n  edg(1,2)",
%                         "a :- edg(1,2).", Atom).
%       Atom = "edg(1,2)".

undefined_atom(Said, Text, Atom) :-
    findall(Atom0, told_undefined(Said, Atom0), Atoms0),
    Atoms0 = [_|_],
    sort(Atoms0, Atoms),
    member(Atom1, Atoms),
    split_string(Atom1, "(", "", [Name|_]),
    Name \== "",
    once(word_of(Text, Name)),
    (   sub_string(Atom1, _, _, _, "#")  % clingo's own names for the parts of a term
    ->  string_concat(Name, "(...)", Atom)
    ;   Atom = Atom1
    ).

told_undefined(Said, Atom) :-
    Marker = "atom does not occur in any rule head:",
    sub_string(Said, _, _, After, Marker),
    sub_string(Said, _, After, 0, Rest0),
    split_string(Rest0, "", "\s\t\r\n", [Rest]),
    split_string(Rest, "\s\t\r\n", "", [Atom|_]).

word_of(Text, Word) :-
    sub_string(Text, Before, Length, After, Word),
    \+ ( Before > 0,
         Place is Before - 1,
         sub_string(Text, Place, 1, _, Letter),
         char_type(Letter, csym) ),
    \+ ( After > 0,
         Place is Before + Length,
         sub_string(Text, Place, 1, _, Letter),
         char_type(Letter, csym) ).

%!  small_remark(+Text, +Task, -Remark) is semidet.
%
%   True when Remark says that the first rule of Text that has such names has them where it should
%   have variables: short names, one of them twice, that do not occur in Task.
%
%       ?- small_remark(":- drew(n), not black(n).", "drew(1). black(2).", Remark).
%       Remark = "line 1: n begins with a small letter, so it is a name, not a variable: write N".

small_remark(Text, Task, Remark) :-
    string_length(Text, Length),
    Length =< 20 000,
    text_tokens(asp, Task, Known),
    text_tokens(asp, Text, Tokens),
    tokens_statements(Tokens, Statements),
    member(Statement, Statements),
    findall(Name, argument_name(Statement, Known, Name), Names0),
    list_to_set(Names0, Names),
    member(Twice, Names),
    findall(x, member(token(name, Twice, _, _), Statement), [_,_|_]),
    !,      % the first such rule
    once(( member(token(name, First, Line, _), Statement), memberchk(First, Names) )),
    small_sentence(Names, Sentence),
    format(string(Remark), "line ~d: ~s", [Line, Sentence]).

%   It stands inside of parentheses.

argument_name(Statement, Known, Name) :-
    append(Before, [token(name, Name, _, _),token(_, Next, _, _)|_], Statement),
    string_length(Name, Length),
    Length =< 2,
    Next \== "(",
    findall(x, member(token(punct, "(", _, _), Before), Opened),
    findall(x, member(token(punct, ")", _, _), Before), Closed),
    length(Opened, Open),
    length(Closed, Number),
    Open > Number,
    \+ memberchk(token(name, Name, _, _), Known).

%!  refused_directive(+Text, -Directive) is semidet.
%
%   True when Directive is the first directive of Text, a program, that an answer may not
%   have.  One that stands in a comment or in a quoted text is none.
%
%       ?- refused_directive("a(\"#show\"). % #show a/1.\n#script (python) #end.", Directive).
%       Directive = "#script".

refused_directive(Text, Directive) :-
    string_codes(Text, Codes),
    phrase(refused(Name), Codes, _),
    Name \== none,
    !,      % the first
    format(string(Directive), "#~s", [Name]).

refused(Name) -->
    (   "%*"
    ->  comment_end,
        refused(Name)
    ;   "%"
    ->  string_without(`\n`, _),
        refused(Name)
    ;   "\""
    ->  quoted_end,
        refused(Name)
    ;   "#"
    ->  blanks,
        letters(Codes),
        (   { atom_codes(Word, Codes), accepted(Word) }
        ->  refused(Name)
        ;   { Name = Codes }
        )
    ;   [_]
    ->  refused(Name)
    ;   { Name = none }
    ).

%   clingo counts comments within comments.

comment_end -->
    (   "*%" -> []
    ;   "%*" -> comment_end, comment_end
    ;   [_]  -> comment_end
    ;   []
    ).

quoted_end -->
    (   "\""       -> []
    ;   "\\", [_]  -> quoted_end
    ;   [_]        -> quoted_end
    ;   []
    ).

letters(Codes) -->
    (   [Code],
        { code_type(Code, csym) }
    ->  { Codes = [Code|Rest] },
        letters(Rest)
    ;   { Codes = [] }
    ).

accepted(Word) :-
    memberchk(Word, [ minimize, maximize, minimise, maximise, count, sum, min, max, const,
                      defined, true, false, inf, infimum, sup, supremum ]).

/** <examples>

?- refused_directive("a. #include \"b.lp\".", Directive).
*/
