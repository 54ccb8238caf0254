:- use_module('../../../logic/lessons/check').
:- use_module(library(apply), [include/3]).
:- use_module(library(lists), [member/2]).

:- begin_tests(lessons_meant).

%   Three tasks: the number of places in which two lists differ, the last element of a list, the sum
%   of a list.

task(differences,
     "differences([], [], 0).\n\c
      differences([X|Xs], [X|Ys], N) :- differences(Xs, Ys, N).\n\c
      differences([X|Xs], [Y|Ys], N) :- dif(X, Y), differences(Xs, Ys, M), N is M + 1.",
     "query(differences([], [], _)). query(differences([1], [1], _)). query(differences([1], [2], _)).\n\c
      query(differences([1,2], [1,1], _)). query(differences([1], [_], 1)).").
task(last,
     "last_of([X], X).\nlast_of([_|Xs], X) :- last_of(Xs, X).",
     "query(last_of([], _)). query(last_of([a], _)). query(last_of([a,b], _)).\n\c
      query(last_of([a,b,c], _)).").
task(sum,
     "total([], 0).\ntotal([X|Xs], N) :- total(Xs, M), N is M + X.",
     "query(total([], _)). query(total([1], _)). query(total([2], _)). query(total([3,4], _)).").

remarks(Task, Text, Remarks) :-
    task(Task, Reference, Queries),
    answer_verdict("", Reference, Queries, [], Text, differs(_, _, _, What, _)),
    split_string(What, "\n", "", Lines),
    include(remark, Lines, Remarks).

remark(Line) :-
    member(Begin, ["line ", "no clause of ", "each clause of ", "it is right if "]),
    sub_string(Line, 0, _, _, Begin),
    \+ ( member(Other, ["occurs only once", "which is false", "the latter is right"]),
         sub_string(Line, _, _, _, Other) ).

meant(differences,
      "differences([], [], 0).\n\c
       differences([x|xs], [x|ys], n) :- differences(xs, ys, n).\n\c
       differences([x|xs], [y|ys], n) :- dif(x, y), differences(xs, ys, m), n is m + 1.",
      "line 2: x, xs, ys, n begin with a small letter, so they are names, not variables: write X, \c
       Xs, Ys, N").
meant(last,
      "last_of([X], X).\nlast_of([_|xs], X) :- last_of(xs, X).",
      "line 2: xs begins with a small letter, so it is a name, not a variable: write Xs").
meant(sum,
      "total([], 0).\ntotal([X|Xs], n) :- total(Xs, m), n is m + X.",
      "line 2: n, m begin with a small letter, so they are names, not variables: write N, M").
meant(differences,
      "differences([], [], 0).\n\c
       differences([X|Xs], [X|Ys], N) :- differences(Xs, Ys, N).\n\c
       differences([X|Xs], [Y|Ys], N) :- dif(X, Y), differences(Xs, Ys, M), N = M + 1.",
      "line 3: = does not calculate, and N=M+1 makes two terms equal: write N is M+1").
meant(sum,
      "total([], 0).\ntotal([X|Xs], N) :- total(Xs, M), N = M + X.",
      "line 2: = does not calculate, and N=M+X makes two terms equal: write N is M+X").
meant(sum,
      "total([], N) :- N = 0 * 1.\ntotal([X|Xs], N) :- total(Xs, M), N is M + X.",
      "line 1: = does not calculate, and N=0*1 makes two terms equal: write N is 0*1").
meant(differences,
      "differences([], [], 0).\n\c
       differences([X|Xs], [X|Ys], N) :- differences(Xs, Ys, N).\n\c
       differences([X|Xs], [Y|Ys], N + 1) :- dif(X, Y), differences(Xs, Ys, N).",
      "line 3: N+1 is not worked out in an argument: write a goal such as K is N+1, and K instead of \c
       it").
meant(sum,
      "total([], 0).\ntotal([X|Xs], M + X) :- total(Xs, M).",
      "line 2: M+X is not worked out in an argument: write a goal such as K is M+X, and K instead of \c
       it").
meant(sum,
      "total(Xs, N) :- total(Xs, 0, N).\ntotal([], N, N).\n\c
       total([X|Xs], M, N) :- total(Xs, M + X, N).",
      "line 3: M+X is not worked out in an argument: write a goal such as K is M+X, and K instead of \c
       it").
meant(differences,
      "differences([], [], N) :- N == 0.\n\c
       differences([X|Xs], [X|Ys], N) :- differences(Xs, Ys, N).\n\c
       differences([X|Xs], [Y|Ys], N) :- dif(X, Y), differences(Xs, Ys, M), N is M + 1.",
      "line 1: == only compares, and N has no value before it: write N=0").
meant(last,
      "last_of([X], Y) :- Y == X.\nlast_of([_|Xs], X) :- last_of(Xs, X).",
      "line 1: == only compares, and Y has no value before it: write Y=X").
meant(sum,
      "total([], N) :- N == 0.\ntotal([X|Xs], N) :- total(Xs, M), N is M + X.",
      "line 1: == only compares, and N has no value before it: write N=0").
meant(differences,
      "differences([], [], 0).\n\c
       differences([X|Xs], [X|Ys], N) :- differences(Xs, Ys, N).\n\c
       differences([X|Xs], [Y|Ys], N) :- dif(X, Y), differences(Xs, Ys, M), N == M + 1.",
      "line 3: == compares two terms as they are written, so N==M+1 does not calculate: write N is \c
       M+1").
meant(sum,
      "total([], 0).\ntotal([X|Xs], N) :- total(Xs, M), N == M + X.",
      "line 2: == compares two terms as they are written, so N==M+X does not calculate: write N is \c
       M+X").
meant(sum,
      "total([], 0).\ntotal([X|Xs], N) :- total(Xs, M), N is M + X, M == N - 1.",
      "line 2: == compares two terms as they are written, so M==N-1 does not calculate: write \c
       M=:=N-1").
meant(differences,
      "differences([], [], 0).\n\c
       differences([X|Xs], [X|Ys], N) :- differences(Xs, Ys, N).\n\c
       differences([X|Xs], [Y|Ys], N) :- dif(X, Y), N is M + 1, differences(Xs, Ys, M).",
      "line 3: N is M+1 stands before the goal that finds M: put it behind that goal").
meant(sum,
      "total([], 0).\ntotal([X|Xs], N) :- N is M + X, total(Xs, M).",
      "line 2: N is M+X stands before the goal that finds M: put it behind that goal").
meant(sum,
      "total([], 0).\ntotal([X|Xs], N) :- M < 10, total(Xs, M), N is M + X.",
      "line 2: M<10 stands before the goal that finds M: put it behind that goal").
meant(differences,
      "differences([], [], 0).\n\c
       differences([X|Xs], [X|Ys], N) :- differences(Xs, Ys, N).\n\c
       differences([X|Xs], [Y|Ys], N) :- dif(X, Y), differences(Xs, Ys, N), N is N + 1.",
      "line 3: N is N+1 is never true: a variable keeps its value, so the new number needs a new \c
       name").
meant(sum,
      "total([], 0).\ntotal([X|Xs], N) :- total(Xs, N), N is N + X.",
      "line 2: N is N+X is never true: a variable keeps its value, so the new number needs a new \c
       name").
meant(sum,
      "total(Xs, N) :- go(Xs, 0, N).\ngo([], N, N).\ngo([X|Xs], M, N) :- M is X + M, go(Xs, M, N).",
      "line 3: M is X+M is never true: a variable keeps its value, so the new number needs a new \c
       name").
meant(differences,
      "differences([], [], 0).\n\c
       differences([X|Xs], [Y|Ys], N) :-\n\c
       \s   (X = Y -> differences(Xs, Ys, N) ; differences(Xs, Ys, M), N is M + 1).",
      "line 2: X=Y as a condition makes the two equal if they can be, and the other case is lost: \c
       write a clause for each case, with dif(X, Y) in one of them").
meant(differences,
      "differences([], [], 0).\n\c
       differences([X|Xs], [Y|Ys], N) :-\n\c
       \s   (X == Y -> differences(Xs, Ys, N) ; differences(Xs, Ys, M), N is M + 1).",
      "line 2: X==Y as a condition asks what is known so far, and the two may be made equal later: \c
       write a clause for each case, with dif(X, Y) in one of them").
meant(differences,
      "differences([], [], 0).\n\c
       differences([X|Xs], [Y|Ys], N) :-\n\c
       \s   (X \\= Y -> differences(Xs, Ys, M), N is M + 1 ; differences(Xs, Ys, N)).",
      "line 2: X\\=Y as a condition asks what is known so far, and the two may be made equal later: \c
       write a clause for each case, with dif(X, Y) in one of them").
meant(differences,
      "differences([X|Xs], [X|Ys], N) :- differences(Xs, Ys, N).\n\c
       differences([X|Xs], [Y|Ys], N) :- dif(X, Y), differences(Xs, Ys, M), N is M + 1.",
      "no clause of differences/3 covers the empty list in the first argument").
meant(last,
      "last_of([_,_|Xs], X) :- last_of(Xs, X).",
      "no clause of last_of/2 covers a list of 1 element in the first argument").
meant(sum,
      "total(Xs, N) :- count(Xs, 0, N).\n\c
       count([X|Xs], M, N) :- K is M + X, count(Xs, K, N).",
      "no clause of count/3 covers the empty list, where its recursion ends").
meant(differences,
      "differences([], 0, []).\n\c
       differences([X|Xs], N, [X|Ys]) :- differences(Xs, N, Ys).\n\c
       differences([X|Xs], N, [Y|Ys]) :- dif(X, Y), differences(Xs, M, Ys), N is M + 1.",
      "it is right if the second argument and the third argument are exchanged").
meant(last,
      "last_of(X, [X]).\nlast_of(X, [_|Xs]) :- last_of(X, Xs).",
      "it is right if the first argument and the second argument are exchanged").
meant(sum,
      "total(0, []).\ntotal(N, [X|Xs]) :- total(M, Xs), N is M + X.",
      "it is right if the first argument and the second argument are exchanged").
meant(differences,
      "differences([], [], 0).\n\c
       differences([X|Xs], [X|Ys], N) :- differences(Xs, Ys, N).\n\c
       differences([X|Xs], [Y|Ys], N) :- dif(X, Y),\ndifferences(Xs, Ys, N).",
      "line 4 begins at the margin, but belongs to the clause above it: should that end with a full \c
       stop, and not with a comma?").
meant(last,
      "last_of([X], X) :- true,\nlast_of([X,_], X).",
      "line 2 begins at the margin, but belongs to the clause above it: should that end with a full \c
       stop, and not with a comma?").
meant(sum,
      "total([], 0).\ntotal([X|Xs], N) :- total(Xs, N).\n    plus(N, X, N).",
      "line 3 is indented, but the clause above it ends before it: should that line end with a \c
       comma, and not with a full stop?").
meant(last,
      "last_of([\"a\"], \"a\").\nlast_of([_|Xs], X) :- last_of(Xs, X).",
      "line 1: \"a\" is a text and no name: write a").

meant(sum,
      "total([], 0).\ntotal([X|Xs], N) :- N is X + total(Xs).",
      "line 2: total(Xs) stands where a value has to, but total is a relation and gives no value: \c
       write a goal with one more argument, such as total(Xs, Value), and Value instead of it").
meant(sum,
      "total([], 0).\ntotal([X|Value], X + total(Value)).",
      "line 2: total(Value) stands where a value has to, but total is a relation and gives no value: \c
       write a goal with one more argument, such as total(Value, Value1), and Value1 instead of it").
meant(last,
      "last_of([X], X).\nlast_of([_|Xs], X) :- X = last_of(Xs).",
      "line 2: last_of(Xs) stands where a value has to, but last_of is a relation and gives no value: \c
       write a goal with one more argument, such as last_of(Xs, Value), and Value instead of it").
meant(last,
      "last_of([X], X).\nlast_of([_,Xs], X) :- last_of(Xs, X).",
      "line 2: [_, Xs] is a list of 2 elements: write [_|Xs] if Xs is the rest of the list").
meant(sum,
      "total([], 0).\ntotal([X,Xs], N) :- total(Xs, M), N is M + X.",
      "line 2: [X, Xs] is a list of 2 elements: write [X|Xs] if Xs is the rest of the list").
meant(differences,
      "differences([], [], 0).\n\c
       differences([X|Xs], [X|Ys], N) :- differences(Xs, Ys, N).\n\c
       differences([X|Xs], [Z,Y,Ys], N) :- dif(X, Y), differences(Xs, [Z|Ys], M), N is M + 1.",
      "line 3: [Z, Y, Ys] is a list of 3 elements: write [Z, Y|Ys] if Ys is the rest of the list").

test(meant, [forall(meant(Task, Text, Remark)), true(memberchk(Remark, Remarks))]) :-
    remarks(Task, Text, Remarks).

test(right_programs_have_none, [forall(task(Task, Reference, Queries)), true(Verdict == solved([]))]) :-
    answer_verdict("", Reference, Queries, [], Reference, Verdict),
    atom(Task).

%   Names of the task, and pairs, are meant as they stand.

test(no_false_remark, [forall(member(Text, [ "kind(red, a). kind(blue, b). kind(green, a).",
                                             "kind(X, a) :- member(X, [red]).",
                                             "kind(X, K) :- P = X-K, member(P, [red-a]).",
                                             "kind(Colour, k) :- colour(Colour, k).\ncolour(red, a).",
                                             "kind(X, K) :- call(other(X), K).\nother(red, a).",
                                             "kind(X, K) :- member([X,Y], [[red,a]]), K = Y." ])),
                       true(Remarks == [])]) :-
    answer_verdict("", "kind(red, a). kind(blue, k).", "query(kind(_, _)).", [], Text,
                   differs(_, _, _, What, _)),
    split_string(What, "\n", "", Lines),
    include(remark, Lines, Remarks).

test(what_prints, [forall(member(Goal, ["print(N)", "write(N)", "writeln(N)", "nl"])),
                   true(sub_string(Said, _, _, _, "prints, and nobody reads that: an answer is the \c
                                                   value of an argument of the head"))]) :-
    format(string(Text), "total(Xs, N) :- sumlist(Xs, N), ~s, fail.", [Goal]),
    task(sum, Reference, Queries),
    answer_verdict("", Reference, Queries, [], Text, Verdict),
    ( Verdict = fault([Said|_]) ; Verdict = differs(_, _, _, Said, _) ),
    !.

test(a_relation_of_the_game, [forall(member(Goal-Name-File,
                                            [ "variant_code(v, X)"-"variant_code/2"
                                              -"mastermind/definition.pl",
                                              "guess_secret_feedback(X, X, _)"
                                              -"guess_secret_feedback/3"-"mastermind/definition.pl",
                                              "board_mover(X, _)"-"board_mover/2"
                                              -"connect4/definition.pl" ])),
                              true(Said == Fault)]) :-
    format(string(Text), "total([], 0).\ntotal([X|_], N) :- ~s, N = 1.", [Goal]),
    task(sum, Reference, Queries),
    answer_verdict("", Reference, Queries, [], Text, fault([Said|_])),
    format(string(Fault), "~s is of the game (~s), and not given here: you have total/2",
           [Name, File]).

test(foreign_relations, [forall(member(Goal-Name-Sentence,
                                       [ "and(X > 1, X < 3)"-"and/2"-"Prolog writes a comma for and",
                                         "or(X = 1, X = 2)"-"or/2"-"Prolog writes ; for or, or a \c
                                                                    clause for each case",
                                         "(X => 1 ; X = 0)"-"(=>)/2"-"Prolog writes >= for at least, \c
                                                                       not =>" ])),
                         true(memberchk(Said, [Fault,Fault1]))]) :-
    format(string(Text), "total(Xs, X) :- Xs = [X], ~s.", [Goal]),
    task(sum, Reference, Queries),
    answer_verdict("", Reference, Queries, [], Text, fault([Said])),
    format(string(Fault), "~s is called, but it is not defined: ~s", [Name, Sentence]),
    format(string(Fault1), "=>/2 is called, but it is not defined: ~s", [Sentence]).

:- end_tests(lessons_meant).
