:- use_module('../../../logic/load').
:- use_module('../../../logic/lessons/cell').

:- begin_tests(cell).

said(Text, File, Cell) :-
    text_cell(Text, File, [], [], Cell).

doubt(Query, doubt(Query, Sentence)) :-
    format(string(Sentence), "Did you mean the query ?- ~s?", [Query]).

%   Said of the second cell, where the first one has made blacks/3.

said_second(Text, Cell) :-
    tmp_file(cells, Folder),
    directory_file_path(Folder, 'cell001.pl', First),
    directory_file_path(Folder, 'cell002.pl', Second),
    make_directory(Folder),
    setup_call_cleanup(
        ( setup_call_cleanup(open(First, write, Out),
              format(Out, "blacks([], [], 0).~nblacks([_|Xs], [_|Ys], N) :- blacks(Xs, Ys, N).~n", []),
              close(Out)),
          load_files(user:First, [silent(true)]) ),
        said(Text, Second, Cell),
        ( unload_file(First), delete_directory_and_contents(Folder) )).

test(a_query_of_the_rules,
     Cell == cell("% q\n                                       \n", [], [Doubt], [])) :-
    said("% q\nguess_secret_feedback([1], [1], Found).\n", 'cell1.pl', Cell),
    doubt("guess_secret_feedback([1], [1], Found)", Doubt).
test(the_rest_stays, Cell == cell("p(1).\n                \np(2). ", [], [Doubt], [])) :-
    said("p(1).\nmember(X, [1]). \np(2). ", 'cell1.pl', Cell),
    doubt("member(X, [1])", Doubt).
test(added, Cell == cell("member(X, [1]).", [], [], [])) :-
    text_cell("member(X, [1]).", 'cell1.pl', [], ["member(X, [1])"], Cell).
test(a_query_of_several_goals, Cell == cell("                           ", ["member(X, [1,2]),\n    X > 1"],
                                             [], [])) :-
    said("member(X, [1,2]),\n    X > 1.", 'cell1.pl', cell(Clauses0, Queries, Doubts, Faults)),
    split_string(Clauses0, "\n", "", Rows),
    atomic_list_concat(Rows, Atom),
    atom_string(Atom, Clauses),
    Cell = cell(Clauses, Queries, Doubts, Faults).
test(a_program, Cell == cell(Text, [], [], [])) :-
    Text = "append([], Ys, Ys).\nappend([X|Xs], Ys, [X|Zs]) :- append(Xs, Ys, Zs).\n",
    said(Text, 'cell1.pl', Cell).
test(facts, [forall(member(Text, ["line(a). line(b).", "likes(a, b).", "p(1). p(_)."])),
             Cell == cell(Text, [], [], [])]) :-
    said(Text, 'cell1.pl', Cell).
test(what_cannot_be_read_is_told,
     Cell == cell("p( q.\n               ", [], [Doubt],
                  ["line 1, column 2: this ( is never closed\n    p( q.\n     ^"])) :-
    said("p( q.\nmember(X, [1]).", 'cell1.pl', Cell),
    doubt("member(X, [1])", Doubt).
test(a_last_clause_without_its_full_stop,
     Cell == cell(Text, [], [],
                  ["line 1, column 15: the last full stop is missing\n    member(X, [1])\n\c
                    \s                 ^"])) :-
    Text = "member(X, [1])",
    said(Text, 'cell1.pl', Cell).
test(a_query_of_an_earlier_cell, Doubts == [Doubt]) :-
    said_second("blacks([1], [2], N).", cell(_, [], Doubts, [])),
    doubt("blacks([1], [2], N)", Doubt).
test(an_earlier_cell_written_anew, Doubts == []) :-
    said_second("blacks([], [], 1).", cell(_, [], Doubts, [])).
test(a_fact_that_says_something, Doubts == []) :-
    said_second("blacks(Code, Code, 2).", cell(_, [], Doubts, [])).
test(a_fact_that_other_clauses_call, Doubts == []) :-
    said_second("good(X) :- blacks(X, [1], N), N > 0.\nblacks([1], _, One).",
                cell(_, [], Doubts, [])).
test(a_rule_of_the_library_written_anew, Doubts == []) :-
    said("last([X], X).", 'cell1.pl', cell(_, [], Doubts, [])).
test(a_query_with_a_variable_twice, Doubts == [Doubt]) :-
    said("guess_secret_feedback([A,B], [B,A], Found).", 'cell1.pl', cell(_, [], Doubts, [])),
    doubt("guess_secret_feedback([A,B], [B,A], Found)", Doubt).
test(a_query_below_its_relation, Cell == cell("p(1).\n     ", [], [Doubt], [])) :-
    said("p(1).\np(N).", 'cell1.pl', Cell),
    doubt("p(N)", Doubt).
test(a_fact_of_several_that_is_asked, Doubts == []) :-
    text_cell("beats(rock, scissors).\nbeats(paper, rock).", 'cell1.pl', ["beats(rock, scissors)"], [],
              cell(_, [], Doubts, [])).
test(a_query_of_the_cell, [forall(member(Asked-Text, [ "p(1, N)"-"p(1, M)", "q(1, 2)"-"q(1, 2)",
                                                       "p(X, Y)"-"p(A, B)" ])),
                           Doubts == [Doubt]]) :-
    format(string(Program), "p(0, 0).~n~s.~np(3, 3).", [Text]),
    text_cell(Program, 'cell1.pl', [Asked], [], cell(_, [], Doubts, [])),
    doubt(Text, Doubt).

test(parts, [forall(member(Text-Parts,
                           [ "?- X = 1"-["        ", "X = 1"],
                             "?- a.\n?- b."-["     \n     ", "a", "b"],
                             "?- a\n?- b."-["    \n     ", "a", "b"],
                             "p(1). ?- p(X)."-["p(1).         ", "p(X)"],
                             "p(1)\n?- p(X)."-["p(1)\n        ", "p(X)"],
                             "?- p(X).\np(1)."-["        \np(1).", "p(X)"],
                             "/* ?- a. */ p('?- b. '). % ?- c."-["/* ?- a. */ p('?- b. '). % ?- c."],
                             "?- X = (.\np(1)."-["         \np(1).", "X = ("],
                             "?-"-["  "], "/* p"-["/* p"], ""-[""] ])),
             [Clauses|Queries] == Parts]) :-
    text_parts(Text, Clauses, Queries).

:- end_tests(cell).
