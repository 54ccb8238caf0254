:- use_module('../../../logic/lessons/answer', [text_module/4]).
:- use_module('../../../logic/lessons/cause').
:- use_module('../../../logic/lessons/check').
:- use_module('../../../logic/shared/releases').
:- use_module(library(apply), [exclude/3, include/3]).

:- begin_tests(lessons_check).

%   A proof that a query has no end, and the part of a program that fails.

%   deep
test(no_end) :-
    text_module(["p(X) :- q(X), p(_).\nq(1)."], lesson_endless, [], _),
    lessons_check:goal_loops(lesson_endless:p(_), 10 000).

test(an_end, fail) :-
    lessons_check:goal_loops(lists:member(_, [a]), 10 000).

test(nothing_is_to_blame, true(Lines == [])) :-
    Text = "p(X) :- member(X, [1,2]), X > 2.",
    text_module([Text], lesson_slice, [], _),
    answer_slice_lines(Text, lists:member(_, [2]), lesson_slice,
                       result([], end)-result(["A = 2"], end), Lines).

%   What is said of a program that is to define p(1) and p(2); its causes and the part to blame are
%   left out.

verdict(Text, Verdict) :-
    whole_verdict(Text, Verdict0),
    without_causes(Verdict0, Verdict).

without_causes(Verdict0, Verdict) :-
    (   Verdict0 = differs(Query, Yours, Reference, What0, _)
    ->  split_string(What0, "\n", "", Lines0),
        exclude(cause, Lines0, Lines),
        atomic_list_concat(Lines, '\n', What1),
        atom_string(What1, What),
        Verdict = differs(Query, Yours, Reference, What)
    ;   Verdict = Verdict0
    ).

cause(Line) :-
    member(Begin, ["line ", "each clause ", "no clause ", "an answer leaves "]),
    sub_string(Line, 0, _, _, Begin),
    \+ sub_string(Line, _, _, _, "occurs only once").

whole_verdict(Text, Verdict) :-
    answer_verdict("", "p(1).\np(2).", "query(p(_)).", [], Text, Verdict).

test(solved, [forall(member(Text, [ "p(1). p(2).",
                                    "p(2). p(1).",
                                    "p(X) :- member(Y, [2,1]), X = Y.",
                                    ":- use_module(library(clpfd)).\np(X) :- X in 1..2, label([X]).",
                                    ":- use_module(library(clpb)).\np(X) :- \c
                                     sat(A), labeling([B]), X is A + B.",
                                    ":- table p/1.\np(X) :- p(X). p(1). p(2).",
                                    "append(1). p(X) :- member(X, [1,2]), append(_).",
                                    "append([], [], 1). p(X) :- append([], [], X). p(2).",
                                    "p(X) :- write(one), nl, print(X), member(X, [1,2]), writeq(X).",
                                    "p(X) :- member(Y, [3,5]), divmod(Y, 2, X, 1), write_canonical(X).",
                                    "p(X) :- member(X, [1,2]), maplist([N]>>(N =< X), [0,1]).",
                                    "p(X) :- member(X, [1,2]), foldl([N,S0,S]>>(S is S0+N*X), [1,2], 0, S), S =:= 3*X.",
                                    "p(X) :- member(X, [2,1]), include([N]>>(N > X), [1,2,3], [_|_]).",
                                    "p(X) :- phrase(d(X), [_]). d(X) --> { member(X, [1,2]) }, [X].",
                                    "p(X) :- member(X, [1,2]), write(X), print(X), writeq(X), nl, tab(2), \c
                                     write_canonical(X), put_char(a).",
                                    "p(Größe) :- member(Größe, [1,2]), été = été, 'λ→' \\== 'μ'.",
                                    "p(X) :- format('~*c', [100000, 0'x]), member(X, [1,2])."
                                  ])),
              true(Verdict == solved([]))]) :-
    verdict(Text, Verdict).

test(differs, [forall(member(Text-What, [ "p(1)."-"p(2) should hold, but no clause covers it\nan answer is missing: A = 2",
                                          "p(1). p(2). p(3)."-"an answer is too many: A = 3",
                                          "p(1). p(2). p(2)."-"A = 2 is answered 2 times instead of 1",
                                          "p(1) :- fail."-"p(1) should hold: line 1 fails at fail\nan answer is missing: A = 1",
                                          "p(1). p(2). p(X) :- p(X)."-"A = 1 is answered 100 times \c
                                                                       instead of 1",
                                          "p(_)."-"an answer is missing: A = 1",
                                          "p(X) :- between(1, inf, X)."-"an answer is too many: A = 3"
                                        ])),
               true(Verdict = differs("p(A)", _, "A = 1 ; A = 2", What))]) :-
    verdict(Text, Verdict).

test(part_to_blame, [forall(member(Text-Lines, [
         "p(X) :- q(X), r(X).\nq(1).\nr(2)."
         - [ "Without the goals marked * it fails, too: look for the mistake in what is left.",
             "    ?- p(1).",
             "    p(X) :- * q(X), r(X).",
             "    r(2)." ],
         "p(f(X)) :- r(X). r(1)."
         - [ "No head of a clause of p/1 fits:",
             "    ?- p(1)." ],
         "p(X) :- member(X, [1,2]), p(X), r(X). r(1)."
         - [ "Even with false in these places it does not end: look for the mistake in what has no star.",
             "    ?- p(_), false.",
             "    p(X) :- member(X, [1,2]), p(X), false, * r(X)." ],
         "p(3)." - [ "" ],
         "p(_)." - [ "" ]
       ])),
       true(Part == Lines)]) :-
    whole_verdict(Text, differs(_, _, _, _, Part0)),
    split_string(Part0, "\n", "", Part).

test(no_end, [forall(member(Text, [ "p(X) :- p(X).",
                                    "p(X) :- writeln(hello), p(X).",
                                    "p(X) :- member(X, [1,2]), p(Y), Y > X.",
                                    "p(X) :- p(Y), q(Y, X). q(1, 2).",
                                    "p(X) :- q(Xs), Xs = [X,X,3|_]. \c
                                     q([]). q([X|Xs]) :- member(X, [1,2]), q(Xs)."
                                  ])),
              true(sub_string(What, 0, _, _, "it does not come to an end"))]) :-
    verdict(Text, differs("p(A)", _, _, What)).

%   That these have no end is true, but not proved, and the others end.

%   deep
test(slow, [forall(member(Text, [ "p(X) :- n(0, X). n(N, X) :- M is N + 1, n(M, X).",
                                  "p(1) :- findall(x, repeat, _)."
                                ])),
            true(sub_string(What, 0, _, _, "it takes more than 3,000,000 steps"))]) :-
    verdict(Text, differs("p(A)", _, _, What)).

%   deep
test(slow_otherwise,
     [forall(member(Text, [ "p(X) :- numlist(1, 10, L), permutation(L, [A|_]), A = X, X > 3.",
                            ":- dynamic(c/1). c(0). p(X) :- c(N), N < 3 000 000, p(X)."
                          ])),
      true(sub_string(What, 0, _, _, "it takes more than 3,000,000 steps"))]) :-
    verdict(Text, differs("p(A)", _, _, What)).

test(slow_but_right, true(Verdict == solved([]))) :-
    verdict("p(X) :- findall(N, between(1, 300 000, N), Ns), sum_list(Ns, _), member(X, [1,2]).",
            Verdict).

test(slow_in_part, true(Part == [ "Even with false in these places it takes as long: look for the \c
                                   mistake in what has no star.",
                                  "    ?- p(_), false.",
                                  "    p(X) :- n(0), false, * X = 1.",
                                  "    n(N) :- M is N+1, n(M), false." ])) :-
    whole_verdict("p(X) :- n(0), X = 1. n(N) :- M is N+1, n(M).", differs(_, _, _, _, Part0)),
    split_string(Part0, "\n", "", Part).

test(memory, [forall(member(Text, [ "p(X) :- length(X, 2000000000).",
                                    "p(X) :- functor(X, f, 100000000).",
                                    "p(X) :- X is 1 << 100000000000."
                                  ])),
              true(Verdict = differs(_, _, _, "it needs more and more memory"))]) :-
    verdict(Text, Verdict).

test(error, true(Verdict = differs("p(A)",
                                   "ERROR: >/2: Arguments are not sufficiently instantiated: \c
                                    a variable has no value yet",
                                   _, _))) :-
    verdict("p(X) :- X > 0.", Verdict).

test(forwards_first, true(Query-What == "d([1], [2], A)"-"an answer is missing: A = 1")) :-
    Right = "d([], [], 0).\nd([X|Xs], [X|Ys], N) :- d(Xs, Ys, N).\n\c
             d([X|Xs], [Y|Ys], N) :- dif(X, Y), d(Xs, Ys, M), N is M + 1.",
    Queries = "query(d([1], [_], 1)). query(d([1], [X], _)) :- member(X, [1,2]).",
    Text = "d([], [], 0).\nd([X|Xs], [X|Ys], N) :- d(Xs, Ys, N).\n\c
            d([X|Xs], [Y|Ys], N) :- dif(X, Y), d(Xs, Ys, M), N = M + 1.",
    answer_verdict("", Right, Queries, [], Text, Verdict),
    without_causes(Verdict, differs(Query, _, _, What0)),
    split_string(What0, "\n", "", [What|_]).

%   The answers of the reference are dif(A, 1) and dif(B, A).

test(same_constraints, [forall(member(Text, [ "p(X) :- X #\\= 1.",
                                              "p(X) :- 1 #\\= X.",
                                              "p(X) :- X #< 1 #\\/ X #> 1.",
                                              "p(X) :- X #< 1. p(X) :- X #> 1.",
                                              "p(X) :- dif(1, X)." ])),
                        true(Verdict = solved(_))]) :-
    string_concat(":- use_module(library(clpfd)).\n", Text, Whole),
    answer_verdict("", "p(X) :- dif(X, 1).", "query(p(_)). query(p(X)) :- member(X, [0,1,2]).",
                   [], Whole, Verdict).

test(other_constraints, [forall(member(Text-What, [
         "p(X) :- X #> 1." - "an answer is missing: A = -1000003",
         "p(X) :- X #\\= 1, X #\\= 5." - "an answer is missing: A = 5",
         "p(X) :- X in 0..100, X #\\= 1." - "an answer is missing: A = -1000003",
         "p(X) :- X #\\= 2." - "an answer is missing: A = 2",
         "p(X) :- X #\\= 1. p(7)." - "A = 7 is answered 2 times instead of 1",
         "p(X) :- X #= 0." - "an answer is missing: dif(A, 1)" ])),
     true(Said == What)]) :-
    string_concat(":- use_module(library(clpfd)).\n", Text, Whole),
    answer_verdict("", "p(X) :- dif(X, 1).", "query(p(_)).", [], Whole, Verdict),
    without_causes(Verdict, differs(_, _, _, What0)),
    split_string(What0, "\n", "", [Said|_]).

%   What must be predicted is not told.

test(prediction, [forall(member(Text-Verdict, [
         "p(1, a). p(2, b)." - solved([]),
         "p(1, a). p(2, c)." - differs("p(2, A)", "A = c", "something else",
                                       "this prediction does not come true"),
         "p(1, a)." - differs("p(2, A)", "false", "something else", "this is not predicted yet"),
         "p(1, a). p(2, b). p(2, c)." - differs("p(2, A)", "A = b ; A = c", "something else",
                                                "number 2 has 2 predictions: write one fact for it\n\c
                                                 this prediction does not come true") ])),
     true(Said == Verdict)]) :-
    answer_verdict("", "p(1, a).\np(2, b).", "query(p(N, _)) :- member(N, [1,2]).", [], Text, Said0),
    without_causes(Said0, Said).

%   What could be better in a right answer, and what is as good as the reference.

remarks(Right, Queries, Text, Remarks) :-
    answer_verdict("", Right, Queries, [], Text, solved(Remarks)).

test(choicepoint, true(Remarks == ["?- q([], A). leaves a choicepoint: after its last answer Prolog \c
                                    looks for another one. The solution leaves none."])) :-
    remarks("q([], 0).\nq([_|Xs], N) :- q(Xs, M), N is M + 1.",
            "query(q(Xs, _)) :- member(Xs, [[],[a]]).",
            "q(Xs, N) :- c(N, Xs).\nc(0, []).\nc(N, [_|Xs]) :- c(M, Xs), N is M + 1.\nc(_, _) :- fail.",
            Remarks).

test(no_choicepoint, [forall(member(Right-Text, [
         "q(1, a). q(2, b)." - "q(2, b). q(1, a).",
         "q(X, Y) :- member(X-Y, [1-a,2-b])." - "q(X, Y) :- member(X-Y, [2-b,1-a])." ])),
         true(Remarks == [])]) :-
    remarks(Right, "query(q(_, Y)) :- member(Y, [a,b]).", Text, Remarks).

%   What a page's cells and the rules of a game define is not there for an answer.

test(alone, [ setup(assertz(user:helper(a))),
              cleanup(abolish(user:helper/1)),
              true(Verdicts == [
                  fault(["helper/1 is called, but it is not defined: the program defines p/1"]),
                  fault(["line 1: user:helper(X): an answer stands by itself, and asks no other module"])
              ]) ]) :-
    findall(Verdict,
            ( member(Text, ["p(X) :- helper(X).", "p(X) :- user:helper(X)."]),
              answer_verdict("", "p(a).", "query(p(_)).", [], Text, Verdict) ),
            Verdicts).

test(backwards, [forall(member(Text-Remarks, [
         "q(X, Y) :- member(X-Y, [a-1,b-2])." - [],
         "q(X, Y) :- ( X == a -> Y = 1 ; X == b -> Y = 2 )."
         - [ "Not asked for: the solution can be asked backwards, too, as by ?- q(A, 2). \c
              With this program an answer is missing: A = b." ],
         "q(X, Y) :- atom_length(X, _), member(X-Y, [a-1,b-2])."
         - [ "Not asked for: the solution can be asked backwards, too, as by ?- q(A, 2). \c
              With this program it ends with an error: atom_length/2: Arguments are not sufficiently instantiated: \c
              a variable has no value yet." ] ])),
     true(Said == Remarks)]) :-
    remarks("q(X, Y) :- member(X-Y, [a-1,b-2]).", "query(q(X, _)) :- member(X, [a,b]).", Text, Said).

test(reference_not_backwards, true(Remarks == [])) :-
    remarks("q(X, Y) :- atom_length(X, Y).", "query(q(X, _)) :- member(X, [a,bb]).",
            "q(X, Y) :- atom_codes(X, Cs), length(Cs, Y).", Remarks).

reversed(linear, "r(Xs, Ys) :- r(Xs, [], Ys).\nr([], Ys, Ys).\nr([X|Xs], Ys, Zs) :- r(Xs, [X|Ys], Zs).").
reversed(square, "r([], []).\nr([X|Xs], Ys) :- r(Xs, Zs), append(Zs, [X], Ys).").

test(square, [forall(member(Right-Yours-Number, [ linear-square-1, linear-linear-0, square-linear-0,
                                                  square-square-0 ])),
              true(Found == Number)]) :-
    reversed(Right, Reference),
    reversed(Yours, Text),
    remarks(Reference, "query(r(Xs, _)) :- member(Xs, [[],[a],[a,b,c]]).", Text, Remarks),
    include([Remark]>>sub_string(Remark, 0, _, _, "For a list that is twice as long it takes about \c
                                                   four times as many steps ("),
            Remarks, Squares),
    length(Squares, Found).

test(fault, [forall(member(Text-Begin, [ "p(1) :- .\n"-"line 1, column ",
                                         "p(1).\np(2"-"line 2, column ",
                                         ""-"p/1 is not defined: the program defines nothing",
                                         "my_p(1). my_p(2)."-"p/1 is not defined: the program defines my_p/1",
                                         "p(X) :- halt, X = 1."-"halt",
                                         "p(X) :- open(a, read, X)."-"open(",
                                         "p(X) :- shell(ls), X = 1."-"shell(",
                                         "p(X) :- assertz(user:f(X))."-"user:f(X): an answer stands by itself",
                                         "p(X) :- lessons_check:most(X)."-"lessons_check:most(",
                                         "p(X) :- write(user_error, X)."-"write(",
                                         "user:p(1)."-"user:p(1): an answer stands by itself, and asks no other module",
                                         "length(1, 2). p(1). p(2)."-"line 1: length belongs to",
                                         "F = 1-2."-"line 1: = belongs to Prolog, and a program \c
                                                     can't add clauses to it: write clauses of \c
                                                     the relation that you are asked for",
                                         "p(X) :- foo(X)."-"foo/1 is called, but it is not defined: \c
                                                                the program defines p/1",
                                         "loop :- loop.\n?- loop.\np(1)."-"?- loop. is a query",
                                         "?- p(1)."-"?- p(1). is a query",
                                         ":- if(shell(ls)).\n:- endif.\np(1)."-":- if(shell(ls)). is",
                                         ":- 'i\x66\'(X #= 1, shell(ls)).\np(1)."-":- if(#=(X, 1)",
                                         "term_expansion(a, (:- loop)).\na.\np(1)."-"term_expansion(",
                                         "p(X) :- atom_concat(tmp, 1, M), M:p(X)."-"a goal that is put",
                                         "p(X) :- other:p(X)."-"other:p(A) can't be called",
                                         "p(X) :- clause(lessons_check:most(X), true)."-"lessons_check:most(X): an answer stands by itself",
                                         "p(X) :- consult('a.pl'), X = 1."-"consult('a.pl') can't be called here",
                                         "p(X) :- see('a.pl'), read(X)."-"see(",
                                         "p(X) :- retractall(lessons_check:most(_)), X = 1."-"lessons_check:most(_): an answer stands by itself",
                                         "p(X), q(X), r(X)."-"line 1: there is a comma before",
                                         "p(1)\np(2)."-"line 1, column ",
                                         ":- initialization(halt). p(1)."-":- initialization",
                                         "loop :- loop.\n:- loop.\np(1)."-":- loop.",
                                         ":- assertz(f(1)). p(1)."-":- assertz",
                                         ":- use_module(library(process)). p(1)."-":- use_module",
                                         ":- use_module('a.pl'). p(1)."-":- use_module",
                                         "goal_expansion(a, b) :- shell(ls).\np(1) :- a."-"goal_expansion(",
                                         "term_expansion(a, p(1)) :- shell(ls).\na."-"term_expansion(",
                                         "p(1) :- thread_create(true, _)."-"thread_create",
                                         "p(1) :- nb_setval(k, 1)."-"nb_"
                                       ])),
             true(begins(Fault, Begin))]) :-
    verdict(Text, fault([Fault|_])).

%   Most have their line before them.

begins(Fault, Begin) :-
    sub_string(Fault, 0, _, _, Begin).
begins(Fault, Begin) :-
    sub_string(Fault, 0, 5, _, "line "),
    sub_string(Fault, Before, 2, After, ": "),
    Before < 8,
    sub_string(Fault, _, After, 0, Rest),
    sub_string(Rest, 0, _, _, Begin).

%   Python inside Prolog is refused by name, also where there is none.

test(python, [ forall(( python_call(Name), member(Format, [ "p(1) :- ~w.",
                                                            "p(1) :- ~w(x).",
                                                            "p(1) :- janus:~w(x, _).",
                                                            "p(1) :- maplist(~w, [x])." ]) )),
               true(sub_string(Fault, _, _, 0, "can't be called here: an answer neither reaches outside \c
                                                the program nor ends Prolog")) ]) :-
    format(string(Text), Format, [Name]),
    verdict(Text, fault([Fault|_])).

test(python_in_a_directive, [ forall(( python_call(Name), member(Format, [ ":- ~w.\np(1).",
                                                                         ":- ~w(x).\np(1).",
                                                                         ":- if(~w(x)).\n:- endif." ]) )),
                            true(sub_string(Fault, _, _, _, "is not run here: accepted are")) ]) :-
    format(string(Text), Format, [Name]),
    verdict(Text, fault([Fault|_])).

test(python_in_a_message, [ forall(( python_call(Name),
                                     member(Format, [ "user:message_hook(_, _, _) :- ~w(x).",
                                                      "prolog:message(_) --> { ~w(x) }." ]) )),
                            true(sub_string(Fault, _, _, 0, "an answer stands by itself, and asks no other module")) ]) :-
    format(string(Text), Format, [Name]),
    verdict(Text, fault([Fault|_])).

%   What anybody may write has a meaning of its own.

test(names_that_python_shares, [forall(member(Name, [keys, key, items, values]))]) :-
    format(string(Text), "~w(1, 1). p(X) :- ~w(X, _). p(2).", [Name, Name]),
    verdict(Text, solved(_)).

test(shown_at_its_place, true(Fault == "line 2, column 13: a full stop is missing at the end \c
                                        of this line\n    p(X) :- q(X)\n                ^")) :-
    verdict("q(1).\np(X) :- q(X)\n\np(2).", fault([Fault|_])).

test(misspelt, true(sub_string(What, 0, _, _, "line 1: Y occurs only once: is it misspelt? \c
                                               (If nobody asks for it, write _Y.)"))) :-
    verdict("p(1) :- Y = 1.", differs(_, _, _, What)).

test(what_is_promised, true(Verdict == differs("p(A)", "true", "dif(A, 1)",
                                               "an answer is missing: dif(A, 1)"))) :-
    answer_verdict("", "p(X) :- dif(X, 1).", "query(p(_)).", [], "p(_).", Verdict0),
    without_causes(Verdict0, Verdict).

test(smallest, true(Verdict == differs("n([1])", "true", "false", "it holds where it should fail"))) :-
    answer_verdict("", "n([]).", "query(n([2,1])). query(n([2])). query(n([1])). query(n([])).",
                   [], "n(_).", Verdict0),
    without_causes(Verdict0, Verdict).

test(library, [forall(member(Text, ["p(1). p(2).", "p(1)."]))]) :-
    verdict(Text, _),
    \+ ( current_module(Module), sub_atom(Module, 0, _, _, 'tmp-') ).

:- end_tests(lessons_check).
