:- use_module('../../../logic/lessons/answer').
:- use_module('../../../logic/lessons/ask', []).
:- use_module('../../../logic/shared/beginner').
:- use_module('../../../logic/shared/user_program', [file_program/5, guarded/1]).
:- use_module('../../../logic/lessons/trials').
:- use_module(library(gensym), [gensym/2]).
:- use_module(library(lists), [member/2, nth1/3]).

:- begin_tests(shared_beginner).

%   Each fault is told whole: with its place, its line, and a mark below.

fault(Text, Line, Column, Sentence, Fault) :-
    split_string(Text, "\n", "", Rows),
    nth1(Line, Rows, Row),
    Width is Column - 1,
    format(string(Fault), "line ~d, column ~d: ~s~n    ~s~n    ~*c^",
           [Line, Column, Sentence, Row, Width, 0'\s]).

told(Text, Faults) :-
    gensym(lesson_beginner, Module),
    text_module([Text], Module, Faults, _).

unread("% begins a comment, so the rest of the line is not read: write X mod 2",
       [ "even(X) :- X % 2 =:= 0.\nodd(X) :- X % 2 =:= 1."-1/14 ]).
unread("% begins a comment, so the rest of the line is not read: write N mod 10",
       [ "digit(N, D) :- D is N % 10."-1/23,
         "digits(N, [D|Ds]) :-\n    N > 0,\n    D is N % 10,\n    M is N // 10,\n    digits(M, Ds)."-3/12
       ]).
unread("this is Python: instead of def, write a clause for each case, head :- goals, with a full stop \c
        at its end",
       [ "def differences(a, b):\n    n = 0\n    for x, y in zip(a, b):\n        if x != y:\n\c
          \s           n += 1\n    return n\n"-1/1,
         "def last(xs):\n    return xs[-1]"-1/1,
         "p(1).\n\ndef q(x): print(x == 1)"-3/1 ]).
unread("Prolog has no return: an answer is the value of an argument of the head",
       [ "size(Xs, N):\n    return N"-2/5,
         "twice(X) :- return 2 * X."-1/13,
         "max(X, Y) { return X }"-1/13 ]).
unread("this is Python: instead of if, write a clause for each case, with the condition as a goal \c
        behind :-",
       [ "differences(X, Y, N):\n    if X == Y:\n        N = 0"-2/5,
         "sign(X, S) :-\n    if X > 0:\n        S = 1"-2/5,
         "max(X, Y, Z) :-\n    X > Y\nelse:\n    Z = Y."-3/1 ]).
unread("this is Python: instead of for, write a clause that calls its own relation with the rest of the \c
        list",
       [ "sum(Xs, N) :-\n    for X in Xs:\n        N is N + X."-2/5,
         "all(Xs) :- for X in Xs, p(X)."-1/12,
         "count(Xs, N):\n    while Xs:\n        N += 1"-2/5 ]).
unread("Prolog has no print as in Python: to see an answer, ask a query, and it shows the values of its \c
        variables",
       [ "print(differences([1,2], [1,3]))"-1/1,
         "p(1).\nprint(\"done\")"-2/1,
         "print(p(X))\nq(1)."-1/1 ]).
unread("Prolog has no !=: write dif(X, Y) if two terms are different, and X =\\= Y if two numbers are",
       [ "p(X, Y) :- X != Y."-1/14,
         "differences([X|Xs], [Y|Ys], N) :-\n    X != Y,\n    differences(Xs, Ys, M), N is M+1."-2/7,
         "other(X):-X!=1."-1/12 ]).
unread("Prolog writes =< for at most, not <=",
       [ "small(X) :- X <= 3."-1/15,
         "between(L, H, X) :-\n    L =< X,\n    X <= H."-3/7,
         "p(X, Y) :- (X <= Y ; Y = 0)."-1/15 ]).
unread("Prolog writes >= for at least, not =>",
       [ "large(X) :- q(X), X => 3, r(X)."-1/21,
         "p(X, Y) :- X => Y, !."-1/14,
         "old(P) :-\n    age(P, A),\n    A => 18."-3/7 ]).
unread("Prolog writes a comma for and, not &&",
       [ "p(X) :- q(X) && r(X)."-1/14,
         "mid(X) :- X > 1 && X < 3."-1/17,
         "p(X, Y) :-\n    q(X) &&\n    r(Y)."-2/10 ]).
unread("Prolog writes ; for or, not ||",
       [ "p(X) :- q(X) || r(X)."-1/14,
         "end(X) :- X = 1 || X = 3."-1/17,
         "p(X, Y) :-\n    q(X) ||\n    r(Y)."-2/10 ]).
unread("Prolog writes a comma for and",
       [ "p(X) :- q(X) and r(X)."-1/14,
         "mid(X) :- X > 1 and X < 3."-1/17,
         "p(X, Y) :-\n    q(X)\n    and r(Y)."-3/5 ]).
unread("Prolog writes ; for or, or a clause for each case",
       [ "p(X) :- q(X) or r(X)."-1/14,
         "end(X) :- X = 1 or X = 3."-1/17,
         "p(X, Y) :-\n    (q(X) or\n     r(Y))."-2/11 ]).
unread("Prolog writes \\+ for not",
       [ "p(X) :- not q(X)."-1/9,
         "p(X) :- r(X), not member(X, [1]), q(X)."-1/15,
         "p(X) :- not (q(X), r(X))."-1/9 ]).
unread("a comment begins with %",
       [ "// the facts\np(1)."-1/1,
         "p(1). // the first one\np(2)."-1/7,
         "# the facts\np(1)."-1/1 ]).
unread("a full stop is missing at the end of this line",
       [ "p(1)\np(2)."-1/5,
         "p(X) :- q(X)\nq(1)."-1/13,
         "last([X], X)\nlast([_|Xs], X) :- last(Xs, X)."-1/13 ]).
unread("a comma or a full stop is missing at the end of this line",
       [ "p(X) :-\n    q(X)\n    r(X)."-2/9,
         "p(N) :-\n    M is 1\n    N is M + 1."-2/11,
         "p(X) :-\n  q(X)\n  Y = X, r(Y)."-2/7 ]).
unread("the last full stop is missing",
       [ "p(1).\np(2)"-2/5,
         "p(X) :- q(X)"-1/13,
         "p(X) :- q(X),\n    r(X)   % the end\n"-2/9 ]).
unread("this line ends with a comma, but here the clause ends: it needs a full stop",
       [ "p(X) :- q(X),\np(Y) :- r(Y)."-1/13,
         "p(X) :-\n    q(X),\n    r(X),\nq(X) :- r(X)."-3/9,
         "p(1),\nq(X) :- p(X),\nr(X) :- q(X)."-2/13 ]).
unread("this ( is never closed",
       [ "p(X) :- q((X), r(X)."-1/10, "p(f(X)."-1/2, "p(X) :- (q(X), r(X)."-1/9 ]).
unread("there is no ( that this ) closes",
       [ "p(X) :- q(X)), r(X)."-1/13, "p(1))."-1/5, "p(X) :- q(X, [a])),\n   r(X)."-1/18 ]).
unread("the [ of line 1, column 3 is closed by ), and not by ]",
       [ "p([1,2) :- q."-1/7, "p([X|Xs) :- p(Xs)."-1/8, "p([f(X),Y) :- q."-1/10 ]).
unread("the quote ' that begins here does not end in this line",
       [ "p('abc).\nq(1)."-1/3, "don't(1)."-1/4, "name(x, 'Ada Lovelace).\np(1)."-1/9 ]).
unread("the quote \" that begins here does not end in this line",
       [ "p(\"abc).\nq(1)."-1/3, "p(1).\nsay(\"hello)."-2/5, "p(X) :- X = \"a."-1/13 ]).
unread("“ is no quote here: a name that begins with a small letter needs none, others have ' or \"",
       [ "p(“a”)."-1/3, "p(1).\nname(“Ada”)."-2/6, "p(X) :- X = “a”."-1/13 ]).
unread("Member begins with a capital letter, so it is a variable: the name of a relation is member",
       [ "p(X) :- Member(X, [1,2])."-1/9,
         "p(X) :- q(X), Member(X, [1])."-1/15,
         "Member(X, [X|_]).\nMember(X, [_|Xs]) :- Member(X, Xs)."-1/1 ]).
unread("a comma stands before this, but nothing between them: leave the comma out, or write what is \c
        missing",
       [ "p(X) :- q(X),."-1/14, "p(X) :- q(X),, r(X)."-1/14, "p([1,2,])."-1/8 ]).
unread("Prolog has no +=: a variable keeps its value, so write N1 is N + 1, with a new name",
       [ "p(N) :- N += 1."-1/11, "count([_|Xs], N) :- count(Xs, N), N += 1."-1/37, "p(X) :- q(X), X += 2."-1/17 ]).
unread("a clause has :- between head and body, and not :",
       [ "last_of(X,[X]).\nlast_of(X,[_|Xs]) : last_of(X,Xs)."-2/19,
         "p(X) : q(X), r(X)."-1/6,
         "% mine\np(X) :\n    q(X)."-2/6,
         "p([X|_]) : X = 1, \\+ q(X)."-1/10,
         "p(X) : \\+ q(X)."-1/6,
         "p : q."-1/3 ]).
unread("a clause has :- between head and body, and not -:",
       [ "p(X) -: q(X)."-1/6, "p(1).\np(X)-:q(X), r(X)."-2/5, "p -: q."-1/3 ]).
unread("a clause has :- between head and body, and not :=",
       [ "p(X) := q(X)."-1/6, "p(1).\np(X, Y) := q(X), r(Y)."-2/9, "p := q."-1/3 ]).
unread("a clause has :- between head and body, and not ->",
       [ "p(X) -> q(X)."-1/6, "p(1).\np(X) ->\n    q(X)."-2/6, "p -> q."-1/3 ]).
unread(":- is one sign, without a space",
       [ "p(X) : - q(X)."-1/6, "p(X) :  -q(X)."-1/6, "p(1).\np(X) : - \\+ q(X)."-2/6 ]).
unread("a clause ends with a full stop, and not with ;",
       [ "last_of(X,[X]);\nlast_of(X,[_|Xs]) :- last_of(X,Xs)."-1/15,
         "p(1);\np(2)."-1/5, "p(1);"-1/5, "p(X) :- q(X);"-1/13 ]).
unread("a clause ends with a full stop, and not with ,",
       [ "last_of(X,[X]),\nlast_of(X,[_|Xs]) :- last_of(X,Xs)."-1/15,
         "p(1),\np(2)."-1/5, "p(1),   % one"-1/5, "p(X) :- q(X),"-1/13 ]).
unread("there is a space before this parenthesis: write last_of(",
       [ "last_of (X,[X])."-1/9, "p(1).\np(X) :- last_of (X, [1])."-2/17,
         "last_of(X,[X]).\nlast_of(X,[_|Xs]) :-\n    last_of  (X,Xs)."-3/14 ]).
unread("Prolog writes :- for if",
       [ "p(X) if q(X)."-1/6, "p(X, Y) if q(X), r(Y)."-1/9, "p(X) where q(X)."-1/6 ]).

test(unread, [forall(( unread(Sentence, Texts), member(Text-Line/Column, Texts) )),
              true(Faults = [Fault|_])]) :-
    told(Text, Faults),
    fault(Text, Line, Column, Sentence, Fault).

%   The first line of a script, and what newer releases read.

otherwise_read(Text) :- sub_string(Text, 0, _, _, "#").
otherwise_read(Text) :- sub_string(Text, _, _, _, "“").

%   The same is told of a game, and in the engine of the pages by the lab.

test(of_a_program, [forall(( unread(Sentence, Texts), member(Text-Line/Column, Texts),
                             \+ otherwise_read(Text) )),
                    true(Said == told(Line, Column, Sentence))]) :-
    tmp_file_stream(File, Out, [extension(pl), encoding(utf8)]),
    format(Out, "~s", [Text]),
    close(Out),
    program_said(File, Line, Column, Sentence, Said),
    delete_file(File).

:- if(exists_file('/page/page.pl')).
:- use_module('/page/page.pl', []).

program_said(File, Line, Column, Sentence, Said) :-
    asserta((user:message_hook(Message, error, Lines) :-
                 page:message_place_text(Message, Lines, File, L, Text),
                 assertz(page:note(error, File, L, Text, ""))), Ref),    % before that of the tests
    page:noted(load_files(user:File, []), Notes),
    erase(Ref),
    unload_file(File),
    format(string(Named), "~s (column ~d).", [Sentence, Column]),
    (   member(Note, Notes), Note.line == Line, sub_string(Note.text, _, _, 0, Named)
    ->  Said = told(Line, Column, Sentence)
    ;   Said = Notes
    ).

:- else.

program_said(File, Line, Column, Sentence, Said) :-
    catch(guarded(file_program(File, inf, user, _, _)), error(guessing_game(told(Text)), _), true),
    format(string(Named), ": line ~d, column ~d: ~s", [Line, Column, Sentence]),
    ( sub_string(Text, _, _, 0, Named) -> Said = told(Line, Column, Sentence) ; Said = Text ).

:- endif.

test(three_programs_each, [forall(( unread(Sentence, Texts), \+ sub_string(Sentence, 0, 1, _, "%") )),
                           true(Number >= 3)]) :-
    length(Texts, Number).

test(a_number_is_no_clause,
     true(Faults == [ "line 1: 1: a number is no clause; a fact is a name with its arguments, such as p(1, a)",
                      "line 2: [b]: a list is no clause" ])) :-
    told("1. p.\n[b].", Faults).

test(an_operator_may_stand_before_a_parenthesis, true(Faults == [])) :-
    told(":- dynamic (q/1).\np(X) :- X is 7 mod (2 + 1), X = - (1), ( X = 1 ; X = 2 ).", Faults).

%   The same for answer set programs, with the place where clingo could not read on.

unread_asp("ASP writes != for unequal, not \\=",
           [ "p(X) :- q(X), X \\= 1."-1/18-1/17,
             "other(X, Y) :- c(X), c(Y), X \\= Y."-1/31-1/30,
             "c(1).\np(X) :- c(X),\n    X \\= 1."-3/8-3/7 ]).
unread_asp("Red begins with a capital letter, so it is a variable: if it is meant as a name, write red",
           [ "colour(Red)."-1/8-1/8, "p(X, Red) :- q(X)."-1/6-1/6, "c(1).\nc(1, Red)."-2/6-2/6 ]).
unread_asp("is :- missing at the beginning? Without it, the commas stand in a head, and mean that one of \c
            its atoms is true",
           [ "secret(P, N), secret(Q, N), P != Q."-1/11-1/1, "drew(N), not black(N)."-1/6-1/1,
             "a(1..2).\nn(N),\n  m(N)."-2/3-2/1 ]).
unread_asp("Colour begins with a capital letter, so it is a variable: the name of an atom is colour",
           [ "Colour(red)."-1/7-1/1, "p(X) :- Colour(X)."-1/15-1/9, "p.\nColour(1..3)."-2/7-2/1 ]).
unread_asp("a full stop is missing at the end of this line",
           [ "p(X) :- q(X)\nr(1)."-2/1-1/13, "q(1)\nq(2)."-2/1-1/5,
             "q(1).\n:- q(1), q(2)\nq(3)."-3/1-2/14 ]).
unread_asp("the last full stop is missing",
           [ "p(X) :- q(X)"-2/1-1/13, "q(1).\nq(2)\n"-3/1-2/5, ":- q(1), not q(2)   % no\n"-2/1-1/18 ]).
unread_asp("ASP has no lists: write an atom for each element, such as place(1, a)",
           [ "p([1,2])."-1/3-1/3, "p(X) :- X = [1]."-1/13-1/13, "q.\ncode([1,2,3])."-2/6-2/6 ]).
unread_asp("% begins a comment, so the rest of the line is not read: write X \\ 2",
           [ "p(X) :- q(X), X % 2 = 0.\nr(1)."-2/1-1/17, "even(X) :- n(X), X % 2 = 0."-2/1-1/20,
             ":- n(X), X % 2 = 1.\nn(1)."-2/5-1/12 ]).
unread_asp("ASP writes <= for at most, not =<",
           [ "p(X) :- q(X), X =< 1."-1/18-1/17, ":- n(X), 3 =< X."-1/14-1/12,
             "c(1).\np(X) :- c(X),\n    X =< 1."-3/8-3/7 ]).
unread_asp("ASP writes = for is: N = M + 1",
           [ "p(N) :- q(M), N is M + 1."-1/17-1/17, "s(N) :- N is 1 + 2."-1/11-1/11,
             "q(1).\np(N) :- q(M),\n    N is M."-3/7-3/7 ]).

test(unread_asp, [forall(( unread_asp(Sentence, Texts), member(Text-L/C-Line/Column, Texts) )),
                  true(Fault == Expected)]) :-
    (   member(Begin-Name, ["Red"-"Red", "is :- missing"-"N"]),
        sub_string(Sentence, 0, _, _, Begin)
    ->  format(string(Said), "-:~d:~d-9: error: unsafe variables in:~n-:~d:~d-9: note: '~s' is unsafe",
               [L, C, L, C, Name])
    ;   format(string(Said), "-:~d:~d-9: error: syntax error, unexpected", [L, C])
    ),
    asp_fault(Said, Text, Fault),
    fault(Text, Line, Column, Sentence, Expected).

test(aggregate_is_no_comment,
     true(Fault == "line 1, column 27: syntax error, unexpected <\n\c
                    \s   p(X) :- #count { Y : q(Y) } < #count { Y : r(Y) }.\n\c
                    \s                             ^")) :-
    asp_fault("-:1:27-28: error: syntax error, unexpected <",
              "p(X) :- #count { Y : q(Y) } < #count { Y : r(Y) }.", Fault).

test(small_letters_in_asp,
     [forall(member(Text-Remarks,
                    [ ":- drew(n), not black(n)."-
                      ["line 1: n begins with a small letter, so it is a name, not a variable: write N"],
                      "a.\n:- secret(p,s), secret(q,s), p != q."-
                      ["line 2: p, s, q begin with a small letter, so they are names, not variables: \c
                        write P, S, Q"],
                      ":- edge(a,b), edge(b,a)."-[],
                      ":- drew(red), not black(red)."-[],
                      "a :- b, not c. d :- b, b."-[],
                      ":- drew(N), not black(N)."-[] ])),
      true(Found == Remarks)]) :-
    findall(Remark, lessons_trials:small_remark(Text, "edge(a, b). edge(b, c).", Remark), Found).

test(atom_of_no_rule, [nondet, true(Atom == "edg(1,2)")]) :-
    lessons_trials:undefined_atom("info: atom does not occur in any rule head:\n  edg(1,2)",
                                  "a :- edg(1,2).", Atom).

test(refused_directive, true(Directive == "#script")) :-
    lessons_trials:refused_directive("a(\"#show\"). % #show a/1.\n#script (python) #end.", Directive).

test(as_editors_write, true(Text == "p(1).\n")) :-
    lessons_ask:typed_text("\ufeffp(1).\r\n", Text).

test(not_too_long, fail) :-
    lessons_ask:too_long("p(1).", _).

%   The fault is that of the statement that can't be read, not of another one.

test(of_its_statement, true(Fault == "line 3, column 9: Prolog writes \\+ for not\n\c
                                      \s   p(X) :- not q(X).\n            ^")) :-
    told("q(1). % X and Y, 7 % 2\nq(' “ != ').\np(X) :- not q(X).", [Fault]).

test(a_query, [forall(member(Text-Column-Sentence,
                             [ "X is 7 % 2"-8-"% begins a comment, so the rest of the line is not read: \c
                                                write 7 mod 2",
                               "member(X, [1,2], X > 1"-7-"this ( is never closed",
                               "p(X) and q(X)"-6-"Prolog writes a comma for and" ])),
               true(Fault == Expected)]) :-
    unread_query_fault(Text, Fault),
    fault(Text, 1, Column, Sentence, Expected).

test(a_long_text, fail) :-
    format(string(Text), "~*c != p.", [200 000, 0'p]),
    unread_fault(prolog, Text, 1, 1, _).

:- end_tests(shared_beginner).
