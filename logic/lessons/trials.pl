:- module(lessons_trials,
          [ answer_trials/6,       % +Given, +Reference, +Asked, +Wrongs, +Program, -Trials
            run_verdict/6,         % +Program, +Run, +Yours, +Right, +Others, -Verdict
            asp_fault/3            % +Said, +Text, -Fault
          ]).

/** <module> Whether an answer set program is right, and where it is not

clingo runs outside of Prolog, and differently on a page.  So this file says what clingo is to run,
and judges what it found.  Whoever runs it decides nothing.
*/

:- use_module(library(apply), [include/3, maplist/3]).
:- use_module(library(dcg/basics), [blanks//0, integer//1, string//1, string_without//2]).
:- use_module(library(lists),
              [ append/3, last/2, list_to_set/2, member/2, memberchk/2, nth1/3, subtract/3 ]).
:- use_module(answer, [lesson_limit/2]).
:- use_module('../shared/beginner', [lone_variable/4, unnecked_fault/4, unread_fault/5]).
:- use_module(meant, [small_sentence/2]).
:- use_module('../shared/tokens', [text_tokens/4, tokens_statements/2]).
:- use_module('../shared/wording', [row_marked/3]).

%!  answer_trials(+Given, +Reference, +Asked, +Wrongs, +Program, -Trials) is det.
%
%   True when Trials is what clingo is to run so that Program can be compared with Reference:
%   fault([Sentence]) if Program is not to be run at all, or trials(Runs).  A run(Query, Mode,
%   Options, Yours, Right, Others) has the two programs as texts, and the Options of clingo for both.
%   Asked is the exercise's text: first `% brave` or `% cautious` if consequences are compared
%   and not answer sets, then what is shown, then an instance a line.  Others are those of Wrongs,
%   wrong(Text, Reason), that are written like Program: with what clingo is to run.
%
%       ?- answer_trials("", "a.", "#show a/0.\nb.", [], "a :- b.", Trials).
%       Trials = trials([run("b.", sets, "501 --opt-mode=optN --project=show",
%                            "a :- b.\n\nb.\n#show a/0.", "a.\n\nb.\n#show a/0.", [])]).

answer_trials(Given, Reference, Asked, Wrongs, Program, Trials) :-
    (   refused_directive(Program, Directive)
    ->  format(string(Sentence), "~s is not accepted in an answer: leave it out", [Directive]),
        Trials = fault([Sentence])
    ;   asked_mode_show_queries(Asked, Mode, Show, Queries),
        mode_options(Mode, Options),
        include(like(Program), Wrongs, Like),
        findall(run(Query, Mode, Options, Yours, Right, Others),
                ( member(Query, Queries),
                  joined([Program, Given, Query, Show], Yours),
                  joined([Reference, Given, Query, Show], Right),
                  findall(wrong(Other, Reason), ( member(wrong(Text, Reason), Like),
                                                  joined([Text, Given, Query, Show], Other) ), Others) ),
                Runs),
        Trials = trials(Runs)
    ).

%   Its tokens are of the same kinds: so the reason that it is wrong fits if it gives the same.

like(Program, wrong(Text, _)) :-
    maplist(kinds, [Program,Text], [Kinds,Kinds]).

kinds(Text, Kinds) :-
    text_tokens(asp, Text, 1, Tokens),
    findall(Kind, ( member(token(Kind, _, _, _), Tokens), Kind \== comment ), Kinds).

%   The program comes first, so that clingo counts its lines.

joined(Texts, Text) :-
    atomic_list_concat(Texts, '\n', Atom),
    atom_string(Atom, Text).

asked_mode_show_queries(Asked, Mode, Show, Queries) :-
    split_string(Asked, "\n", " \t\r", Lines0),
    subtract(Lines0, [""], Lines),
    (   Lines = ["% brave"|Rest]
    ->  Mode = brave
    ;   Lines = ["% cautious"|Rest]
    ->  Mode = cautious
    ;   Mode = sets,
        Rest = Lines
    ),
    Rest = [Show|Queries].

%   If there are costs, the best sets are compared; else optN changes nothing.  Two sets that
%   show the same count as one.  Of consequences all are needed.

mode_options(Mode, Options) :-
    (   Mode == sets
    ->  lesson_limit(sets, Most),
        Limit is Most + 1,
        format(string(Options), "~d --opt-mode=optN --project=show", [Limit])
    ;   format(string(Options), "0 --opt-mode=optN --enum-mode=~w", [Mode])
    ).

%   The first directive of Text, a program, that an answer may not have.  One that stands in a
%   comment or in a quoted text is none.

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

%!  run_verdict(+Program, +Run, +Yours, +Right, +Others, -Verdict) is det.
%
%   True when Verdict is the result of Run.  Yours and Right are what clingo found for the two
%   programs: found(Sets, Said, Failed), where a set(Atoms, Costs) is one that it printed, in
%   its order, Said is what it remarked, and Failed is true if it gave up.  Verdict is
%   solved([]), fault(Sentences) or differs(Query, Yours, Reference, What, Part),
%   where Part is empty.  Others are what it found for those of Run, if they were run: one with the
%   same sets has its reason told.
%
%       ?- run_verdict("a.", run("b.", sets, "", "", "", []), found([set(["a"], [])], "", false),
%                      found([set(["a"], []), set([], [])], "", false), [], Verdict).
%       Verdict = differs("b.", "{a}", "{} {a}", "an answer set is missing: {}", "").

run_verdict(Program, run(Query, Mode, _, _, Task, Wrongs), Yours, Right, Others, Verdict) :-
    (   Yours = found(_, Said, true)
    ->  asp_fault(Said, Program, Fault),
        Verdict = fault([Fault])
    ;   Right = found(_, Said, true)
    ->  throw(error(lesson_reference(Said), _))
    ;   found_sets(Mode, Yours, Sets1),
        found_sets(Mode, Right, Sets0),
        (   Sets1 == Sets0
        ->  Verdict = solved([])
        ;   difference(Mode, Sets1, Sets0, What0),
            Yours = found(_, Said, _),
            Right = found(_, Said0, _),
            findall(Line, ( small_remark(Program, Task, Line)
                          ; undefined_atom(Said, Program, Atom),
                            \+ sub_string(Said0, _, _, _, Atom),
                            \+ task_name(Atom, Task),
                            undefined_sentence(Atom, Line)
                          ; nth1(Place, Others, Other),
                            found_sets(Mode, Other, Sets1),
                            nth1(Place, Wrongs, wrong(_, Line)) ),
                    Lines0),
            list_to_set(Lines0, Lines),
            append(Lines, [What0], All),
            atomic_list_concat(All, '\n', What1),
            atom_string(What1, What),
            maplist(sets_text, [Sets1, Sets0], [Text1, Text0]),
            Verdict = differs(Query, Text1, Text0, What, "")
        )
    ).

%   The task has this name, for as many arguments: only this instance makes no such atom true.

task_name(Atom, Task) :-
    text_tokens(asp, Atom, 1, Tokens),
    text_tokens(asp, Task, 1, Known),
    ( sub_string(Atom, _, _, 0, "(...)") -> Tokens = [token(_, Name, _, _)|_] ; atom_head(Tokens, Name, Number) ),
    append(_, Rest, Known),
    atom_head(Rest, Name, Number),
    !.

atom_head([token(name, Name, _, _)|Tokens], Name, Number) :-
    (   Tokens = [token(punct, "(", _, _)|Inside]
    ->  commas(Inside, 1, 1, Number)
    ;   Number = 0
    ).

commas([token(_, Text, _, _)|Tokens], Depth0, Number0, Number) :-
    (   memberchk(Text, ["(", "["])
    ->  Depth is Depth0 + 1,
        commas(Tokens, Depth, Number0, Number)
    ;   memberchk(Text, [")", "]"])
    ->  Depth is Depth0 - 1,
        ( Depth =:= 0 -> Number = Number0 ; commas(Tokens, Depth, Number0, Number) )
    ;   Text == ",",
        Depth0 =:= 1
    ->  Number1 is Number0 + 1,
        commas(Tokens, Depth0, Number1, Number)
    ;   commas(Tokens, Depth0, Number0, Number)
    ).

%   Names that should be variables, in the first rule of Text that has such: short names, one of
%   them twice, that do not occur in Task.

small_remark(Text, Task, Remark) :-
    string_length(Text, Length),
    Length =< 20 000,
    text_tokens(asp, Task, 1, Known),
    text_tokens(asp, Text, 1, Tokens),
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

%   Said, clingo's messages, says that no rule makes Atom true, and its name stands in Text.

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

undefined_sentence(Atom, Sentence) :-
    (   sub_string(Atom, 0, _, _, "dif(")
    ->  Sentence = "ASP has no dif: write != between the two, such as X != Y"
    ;   format(string(Sentence), "no rule makes ~s true: is its name right?", [Atom])
    ).

%   Those that count, sorted: all; the best if there are costs; of consequences the last.

found_sets(Mode, found(Found, _, _), Sets) :-
    (   last(Found, Last)
    ->  (   Mode == sets
        ->  Last = set(_, Costs),
            findall(Set, ( member(set(Atoms, Costs), Found), sort(Atoms, Set) ), Sets0),
            sort(Sets0, Sets)
        ;   Last = set(Atoms, _),
            sort(Atoms, Set),
            Sets = [Set]
        )
    ;   Sets = []
    ).

difference(_, [], _, "it has no answer set") :-
    !.      % of consequences, too
difference(sets, Yours, Right, What) :-
    !,      % whole sets
    (   subtract(Right, Yours, [Missing|_])
    ->  set_text(Missing, Text),
        string_concat("an answer set is missing: ", Text, What)
    ;   subtract(Yours, Right, [Wrong|_]),
        set_text(Wrong, Text),
        string_concat("an answer set is too many: ", Text, What)
    ).
difference(_, _, [], "it has an answer set, and should have none") :-
    !.      % one that is wrong
difference(Mode, [Yours], [Right], What) :-
    (   subtract(Right, Yours, [Atom|_])
    ->  missing(Mode, Format)
    ;   subtract(Yours, Right, [Atom|_]),
        extra(Mode, Format)
    ),
    format(string(What), Format, [Atom]).

missing(brave, "~s is in no answer set, and should be in one").
missing(cautious, "~s should be in every answer set, and is not").

extra(brave, "~s is in an answer set, and should be in none").
extra(cautious, "~s is in every answer set, and should not be").

sets_text(Sets, Text) :-
    length(Sets, Number),
    (   Number =:= 0
    ->  Text = "no answer set"
    ;   (   Number > 6
        ->  length(Some, 6),
            append(Some, _, Sets),
            More is Number - 6,
            format(string(Last), "and ~d more", [More]),
            Rest = [Last]
        ;   Some = Sets,
            Rest = []
        ),
        maplist(set_text, Some, Shown0),
        append(Shown0, Rest, Shown),
        atomic_list_concat(Shown, ' ', Atom),
        atom_string(Atom, Text)
    ).

set_text(Atoms, Text) :-
    atomic_list_concat(Atoms, ', ', Inner),
    format(string(Text), "{~w}", [Inner]).

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
    ;   append(_, [place(_, _, syntax(_))|Unsafe], Places),
        Unsafe = [place(_, _, unsafe(_)),_|_],
        unsafe_sentence(Unsafe, Text, Line, Column, What),
        nth1(Line, Rows, Row)
    ->  row_marked(Row, Column, Marked),
        format(string(Fault), "line ~d, column ~d: ~s~n~s", [Line, Column, What, Marked])
    ;   last(Places, place(Line, _, _)),
        Line > Number
    ->  format(string(Fault), "line ~d: the text ends in the middle of a rule: is a full stop \c
                               missing?", [Number])
    ;   last(Places, place(Line, Column, What0)),
        nth1(Line, Rows, Row),
        place_sentence(What0, Text, Line, Column, What),
        row_marked(Row, Column, Marked),
        format(string(Fault), "line ~d, column ~d: ~s~n~s", [Line, Column, What, Marked])
    ).

%   Of several variables of a rule: one that is given a value of others is not to blame.

unsafe_sentence(Unsafe, Text, Line, Column, Sentence) :-
    \+ ( member(place(_, _, What), Unsafe), What \= unsafe(_) ),
    text_tokens(asp, Text, 1, Tokens),
    tokens_statements(Tokens, Statements),
    Unsafe = [place(Line0, Column0, _)|_],
    member(Statement, Statements),
    memberchk(token(var, _, Line0, Column0), Statement),
    !,
    findall(place(At, From)-Name, ( member(place(At, From, unsafe(Name)), Unsafe),
                                    \+ append(_, [token(var, Name, _, _),token(symbol, "=", _, _)|_], Statement) ),
            [place(Line, Column)-First|More]),
    findall(Name, ( member(_-Name, More), Name \== First ), Names0),
    list_to_set([First|Names0], Names),
    atomic_list_concat(Names, ', ', Shown),
    ( Names = [_] -> Are = is ; Are = are ),
    ( memberchk(token(punct, "{", _, _), Statement) -> Outside = ", outside of the braces" ; Outside = "" ),
    format(string(Sentence), "~w ~w unsafe: each variable has to occur in an atom that is not negated~s",
           [Shown, Are, Outside]).

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

/** <examples>

?- answer_trials("", "a.", "% brave\n#show a/0.\nb.\nc.", [], "a :- b.", Trials).
?- answer_trials("", "a.", "#show a/0.\nb.", [], "#show.", Trials).
*/
