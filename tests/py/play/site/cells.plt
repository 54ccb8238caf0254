:- module(test_cells, []).

:- use_module(library(plunit)).
:- user:use_module('../../../../logic/load').
:- use_module('../../../../py/ludologic/play/site/prolog/cells').

:- begin_tests(cells).

said(Text, File, Queries-Remarks) :-
    text_cell(Text, File, _, Queries, Remarks).

% said of the second cell, where the first one has made blacks/3

said_second(Text, Found) :-
    tmp_file(cells, Folder),
    directory_file_path(Folder, 'cell001.pl', First),
    directory_file_path(Folder, 'cell002.pl', Second),
    make_directory(Folder),
    setup_call_cleanup(
        ( setup_call_cleanup(open(First, write, Out),
              format(Out, "blacks([], [], 0).~nblacks([_|Xs], [_|Ys], N) :- blacks(Xs, Ys, N).~n", []),
              close(Out)),
          load_files(user:First, [silent(true)]) ),
        said(Text, Second, Found),
        ( unload_file(First), delete_directory_and_contents(Folder) )).

test(a_query_of_the_rules,
     Clauses-Queries-Remarks == "% q\n                                       \n"
                                - ["guess_secret_feedback([1], [1], Found)"] - []) :-
    text_cell("% q\nguess_secret_feedback([1], [1], Found).\n", 'cell1.pl',
              Clauses, Queries, Remarks).
test(the_rest_stays, Clauses-Queries == "p(1).\n                \np(2). "-["member(X, [1])"]) :-
    text_cell("p(1).\nmember(X, [1]). \np(2). ", 'cell1.pl', Clauses, Queries, _).
test(a_query_of_several_goals, Queries == ["member(X, [1,2]),\n    X > 1"]) :-
    text_cell("member(X, [1,2]),\n    X > 1.", 'cell1.pl', _, Queries, _).
test(a_program, Clauses-Queries-Remarks == Text-[]-[]) :-
    Text = "append([], Ys, Ys).\nappend([X|Xs], Ys, [X|Zs]) :- append(Xs, Ys, Zs).\n",
    text_cell(Text, 'cell1.pl', Clauses, Queries, Remarks).
test(two_facts, Queries == []) :-
    text_cell("line(a). line(b).", 'cell1.pl', _, Queries, _).
test(a_fact_of_its_own, Queries == []) :-
    text_cell("likes(a, b).", 'cell1.pl', _, Queries, _).
test(what_cannot_be_read_is_left, Clauses-Queries == "p( q.\n               "-["member(X, [1])"]) :-
    text_cell("p( q.\nmember(X, [1]).", 'cell1.pl', Clauses, Queries, _).
test(a_last_clause_without_its_full_stop, Clauses-Queries-Remarks == Text-[]-[]) :-
    Text = "member(X, [1])",
    text_cell(Text, 'cell1.pl', Clauses, Queries, Remarks).
test(a_query_of_an_earlier_cell, Found == ["blacks([1], [2], N)"]-[]) :-
    said_second("blacks([1], [2], N).", Found).
test(an_earlier_cell_written_anew, Found == []-[]) :-
    said_second("blacks([], [], 1).", Found).
test(a_query_below_its_relation,
     Found == []-["line 2: N occurs only once. If this is a query, begin it with ?-"]) :-
    said("p(1).\np(N).", 'cell1.pl', Found).

:- end_tests(cells).
