:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module('../../../logic/shared/reified').

:- begin_tests(search_tree).

p(1).
p(2).
p(3).

first(X) :- p(X), X > 1, !.
first(0).

other(X) :- p(X), \+ X = 2.

count(0).
count(N) :- count(M), N is M + 1.

large(X, Y) :- ( X > 2 -> Y = yes ; Y = no ).

broken(X) :- p(X), arg(nothing, f(X), X).
broken(_).

caller(X) :- call(( p(X), ! )).
caller(7).

drawn(Goal, Names, Nodes, Sentence, Lines) :-
    goal_names_tree(Goal, Names, most(Nodes, 30), Tree),
    tree_rows(Tree, Rows),
    rows_sentence(Rows, Sentence),
    rows_lines(Rows, Lines0),
    maplist(unplaced, Lines0, Lines).

%   Without the lines of this file.

unplaced(Line0, Line) :-
    (   member(File, ["search_tree.plt", "definition.pl"]),
        format(string(Place), " fits, ~s:", [File]),
        sub_string(Line0, Before, _, After, Place),
        sub_string(Line0, _, After, 0, Rest),
        sub_string(Rest, Dot, 1, _, "."),
        sub_string(Rest, Dot, _, 0, End)
    ->  sub_string(Line0, 0, Before, _, Start),
        string_concat(Start, " fits", Start1),
        string_concat(Start1, End, Line)
    ;   Line = Line0
    ).

test(cut, Sentence-Lines == "1 answer, 1 branch fails, 2 are not tried."-
    [ "?- first(X).",
      "  Clause 1 fits. ?- p(X), X>1, !.",
      "    Clause 1 fits. X = 1. ?- 1>1, !.",
      "      It fails.",
      "    Clause 2 fits. X = 2. ?- 2>1, !.",
      "      It holds. ?- !.",
      "        It removes the branches that are left. Answer: X = 2.",
      "    Clause 3 fits. Cut away.",
      "  Clause 2 fits. Cut away."
    ]) :-
    drawn(first(X), ['X'=X], 100, Sentence, Lines).

test(negation, Sentence-Lines == "1 answer, 1 branch fails."-
    [ "?- other(3).",
      "  Clause 1 fits. ?- p(3), \\+3=2.",
      "    Clause 3 fits. ?- \\+3=2.",
      "      The goal inside, by itself. ?- 3=2.",
      "        It fails.",
      "      The goal inside has no answer: the negation holds. Answer: true."
    ]) :-
    drawn(other(3), [], 100, Sentence, Lines).

test(negation_that_fails, Sentence-Lines == "0 answers, 1 branch fails."-
    [ "?- other(2).",
      "  Clause 1 fits. ?- p(2), \\+2=2.",
      "    Clause 2 fits. ?- \\+2=2.",
      "      The goal inside, by itself. ?- 2=2.",
      "        It holds. It holds inside.",
      "      It fails: the goal inside has an answer."
    ]) :-
    drawn(other(2), [], 100, Sentence, Lines).

test(endless, Sentence-Lines ==
    "3 answers. The tree goes on: only its first 6 goals are drawn."-
    [ "?- count(N).",
      "  Clause 1 fits. N = 0. Answer: N = 0.",
      "  Clause 2 fits. ?- count(M), N is M+1.",
      "    Clause 1 fits. M = 0. ?- N is 0+1.",
      "      It holds. N = 1. Answer: N = 1.",
      "    Clause 2 fits. ?- count(M2), M is M2+1, N is M+1.",
      "      Clause 1 fits. M2 = 0. ?- M is 0+1, N is M+1.",
      "        It holds. M = 1. ?- N is 1+1.",
      "          It holds. N = 2. Answer: N = 2.",
      "      Clause 2 fits. Not drawn: the tree has too many goals."
    ]) :-
    drawn(count(N), ['N'=N], 6, Sentence, Lines).

test(no_end_in_depth, Last == "                                                            Clause 1 fits. Not drawn: this branch is too long. It may have no end.") :-
    drawn(again, [], 100, _, Lines),
    last(Lines, Last).

again :- again.

test(condition, Lines ==
    [ "?- large(1, Y).",
      "  Clause 1 fits. ?- ( 1>2->Y=yes;Y=no ).",
      "    First the condition. ?- 1>2, Y=yes.",
      "      It fails.",
      "    Otherwise. ?- Y=no.",
      "      It holds. Y = no. Answer: Y = no."
    ]) :-
    drawn(large(1, Y), ['Y'=Y], 100, _, Lines).

test(one_answer_is_enough, Lines ==
    [ "?- p(X).",
      "  Clause 1 fits. X = 1. Answer: X = 1.",
      "  Clause 2 fits. Not tried: one answer is enough.",
      "  Clause 3 fits. Not tried: one answer is enough."
    ]) :-
    drawn(once(p(X)), ['X'=X], 100, _, Lines).

test(a_cut_in_a_call_is_local, Lines ==
    [ "?- caller(X).",
      "  Clause 1 fits. ?- p(X), !.",
      "    Clause 1 fits. X = 1. ?- !.",
      "      It removes the branches that are left. Answer: X = 1.",
      "    Clause 2 fits. Cut away.",
      "    Clause 3 fits. Cut away.",
      "  Clause 2 fits. X = 7. Answer: X = 7."
    ]) :-
    drawn(caller(X), ['X'=X], 100, _, Lines).

test(error, Sentence-Lines == "0 answers, 3 are not tried, 1 stops with an error."-
    [ "?- broken(_).",
      "  Clause 1 fits. ?- p(X), arg(nothing, f(X), X).",
      "    Clause 1 fits. X = 1. ?- arg(nothing, f(1), 1).",
      "      It stops with an error: Type error: `integer' expected, found `nothing' (an atom)",
      "    Clause 2 fits. Not tried, because of the error.",
      "    Clause 3 fits. Not tried, because of the error.",
      "  Clause 2 fits. Not tried, because of the error."
    ]) :-
    drawn(broken(_), [], 100, Sentence, Lines).

test(open_condition, Lines ==
    [ "?- A=1?.",
      "  Yes. A = 1. ?- B=x.",
      "    It holds. B = x. Answer: A = 1, B = x.",
      "  No. ?- B=y.",
      "    It holds. B = y. Answer: B = y, dif(A, 1)."
    ]) :-
    drawn(if_(A = 1, B = x, B = y), ['A'=A, 'B'=B], 100, _, Lines).

%   A condition that was compiled is drawn as it is written.

test(as_it_is_written, Lines ==
    [ "?- blacks([], [], 0), if_(A=1, B=x, B=y).",
      "  Clause 1 fits. ?- A=1?.",
      "    Yes. A = 1. ?- B=x.",
      "      It holds. B = x. Answer: A = 1, B = x.",
      "    No. ?- B=y.",
      "      It holds. B = y. Answer: B = y, dif(A, 1)."
    ]) :-
    Goal = ( A == 1 -> B = x ; atomic(A) -> B = y ; if_(A = 1, B = x, B = y) ),
    drawn(mastermind_definition:( blacks([], [], 0), Goal ), ['A'=A, 'B'=B], 100, _, Lines).

test(answers_are_looked_for_one_by_one, Lines ==
    [ "?- between(1, inf, X), X>1, !.",
      "  It holds. X = 1. ?- 1>1, !.",
      "    It fails.",
      "  It holds. X = 2. ?- 2>1, !.",
      "    It holds. ?- !.",
      "      It removes the branches that are left. Answer: X = 2.",
      "  Its other answers. Cut away."
    ]) :-
    drawn(( between(1, inf, X), X > 1, ! ), ['X'=X], 100, _, Lines).

test(solutions_inside, Lines ==
    [ "?- findall(X, p(X), [_]).",
      "  The goal inside, by itself. ?- p(X).",
      "    Clause 1 fits. X = 1. It holds inside.",
      "    Clause 2 fits. X = 2. It holds inside.",
      "    Clause 3 fits. X = 3. It holds inside.",
      "  It fails."
    ]) :-
    drawn(findall(X, p(X), [_]), ['X'=X], 100, _, Lines).

%   The rules of a grammar have branches, and their own names.

digits([D|Ds]) --> [D], { D > 5 }, more(Ds).
more([]) --> [].
more(Ds) --> digits(Ds).

test(grammar, Lines ==
    [ "?- digits(Ds, [7, 2], Rest).",
      "  Clause 1 fits. Ds = [7|Ds2]. ?- 7>5, _=[2], more(Ds2, _, Rest).",
      "    It holds. ?- _=[2], more(Ds2, _, Rest).",
      "      It holds. ?- more(Ds2, [2], Rest).",
      "        Clause 1 fits. Ds2 = []. ?- [2]=Rest.",
      "          It holds. Rest = [2]. Answer: Ds = [7], Rest = [2].",
      "        Clause 2 fits. ?- digits(Ds2, [2], Rest).",
      "          Clause 1 fits. Ds2 = [2|Ds3]. ?- 2>5, _=[], more(Ds3, _, Rest).",
      "            It fails."
    ]) :-
    drawn(phrase(digits(Ds), [7,2], Rest), ['Ds'=Ds, 'Rest'=Rest], 100, _, Lines).

%   The tree has the answers that Prolog has, in its order.

agrees(first(X), X).
agrees(other(X), X).
agrees(caller(X), X).
agrees(large(3, X), X).
agrees(( p(X), p(Y), X < Y, \+ Y = 2 ), X-Y).
agrees(( p(X) -> p(Y) ; Y = 0 ), X-Y).
agrees(mastermind_definition:guess_secret_feedback([1,2], [2,1], Y), Y).
agrees(mastermind_definition:guess_secret_feedback(X, [2,1], 0-2), X).
agrees(( member(X, [1,2,3]), ( X > 1, ! ; X > 0 ) ), X).

test(answers, [forall(agrees(Goal, Answer)), true(Found == Expected)]) :-
    findall(Text, ( Goal, format(string(Text), "Answer: Said = ~W.",
                                 [Answer, [spacing(next_argument)]]) ), Expected),
    goal_names_tree(( Goal, Answer = Said ), ['Said'=Said], most(1000, 200), Tree),
    tree_rows(Tree, Rows),
    findall(Text, member(row(_, _, _, _, _, end(answer, Text)), Rows), Found).

:- end_tests(search_tree).
