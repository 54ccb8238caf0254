:- use_module('../../../logic/lessons/check').
:- use_module(library(apply), [include/3]).
:- use_module(library(lists), [member/2]).

:- begin_tests(lessons_meant).

%   What names the mistake is kept in told.txt; here stands what is told of none, and what is no answer.

task(sum,
     "total([], 0).\ntotal([X|Xs], N) :- total(Xs, M), N is M + X.",
     "query(total([], _)). query(total([1], _)). query(total([2], _)). query(total([3,4], _)).").

remark(Line) :-
    member(Begin, ["line ", "no clause of ", "each clause of ", "it is right if "]),
    sub_string(Line, 0, _, _, Begin),
    \+ ( member(Other, ["occurs only once", "which is false", "the latter is right"]),
         sub_string(Line, _, _, _, Other) ).

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
