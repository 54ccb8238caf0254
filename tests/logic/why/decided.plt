:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(why_decided).

%   Rules in a file of their own, which is written and loaded again.

rules(Text, Goal) :-
    setup_call_cleanup(
        tmp_file_stream(File, Stream, [encoding(utf8), extension(pl)]),
        format(Stream, ":- module(decided_rules, []).~n~n~s", [Text]),
        close(Stream)),
    setup_call_cleanup(load_files(File, []), Goal, ( unload_file(File), delete_file(File) )).

shown(Goal, Followed, Shown) :-
    goal_decided(decided_rules:Goal, Followed, 100 000, Decided),
    Decided =.. [Outcome,Clauses],
    findall(Relation-Lines,
            ( member(Ruled, Clauses),
              Ruled = ruled(_, Relation, _, _),
              ruled_lines(Ruled, [], Lines0),
              findall(Text-State-Words,
                      ( member(line(_, Text, State, Bounds), Lines0),
                        findall(Word, member(bound(Word, _), Bounds), Words) ),
                      Lines) ),
            Told),
    Shown = Outcome-Told.

test(held, Shown == held-[falls/2-["falls(Stones, Row) :-"-plain-["Stones = [x, o]"],
                                   "    length(Stones, N),"-held-["N = 2"],
                                   "    N < 6,"-held-["2 < 6"],
                                   "    Row is N + 1."-held-["Row = 3"]]]) :-
    rules("falls(Stones, Row) :-\n    length(Stones, N),\n    N < 6,\n    Row is N + 1.\n",
          shown(falls([x,o], _), [], Shown)).

%   The rule as it was changed is what is told.

test(changed, Shown == failed-[falls/2-["falls(Stones, Row) :-"-plain-["Stones = [x, o]"],
                                        "    length(Stones, N),"-held-["N = 2"],
                                        "    N < 2,"-failed-["2 < 2 fails"],
                                        "    Row is N + 1."-plain-[]]]) :-
    rules("falls(Stones, Row) :-\n    length(Stones, N),\n    N < 2,\n    Row is N + 1.\n",
          shown(falls([x,o], _), [], Shown)).

%   Of several clauses the one is told that comes furthest; behind it what failed there.

test(furthest, Shown == failed-[p/1-["p(X) :- X > 0, q(X)."-failed-["X = 1", "1 > 0", "q(1) fails"]],
                                q/1-["q(X) :- X > 1."-failed-["X = 1", "1 > 1 fails"]]]) :-
    rules("p(X) :- X > 5.\np(X) :- X > 0, q(X).\nq(X) :- X > 1.\n", shown(p(1), [], Shown)).

test(no_head_fits, Shown == failed-[p/1-["p(1)."-failed-["p(2) fails"]]]) :-
    rules("p(1).\np(3).\n", shown(p(2), [], Shown)).

test(recursion, Shown == failed-[all/1-["all([X|Xs]) :- X < 9, all(Xs)."-failed-
                                            ["X = 1", "Xs = [2, 9]", "1 < 9", "all([2, 9]) fails"]],
                                 all/1-["all([X|Xs]) :- X < 9, all(Xs)."-failed-
                                            ["X = 9", "Xs = []", "9 < 9 fails"]]]) :-
    rules("all([]).\nall([X|Xs]) :- X < 9, all(Xs).\n", shown(all([1,2,9]), [], Shown)).

test(negation, Shown == failed-[p/1-["p(X) :- \\+ q(X)."-failed-["X = 1", "q(1) holds"]],
                                q/1-["q(1)."-plain-[]]]) :-
    rules("p(X) :- \\+ q(X).\nq(1).\n", shown(p(1), [], Shown)).

test(branches, Shown == held-[p/2-["p(X, Y) :-"-plain-["X = 3"],
                                   "    (   X < 2"-failed-["3 < 2 fails"],
                                   "    ->  Y = small"-plain-[],
                                   "    ;   X < 9"-held-["3 < 9"],
                                   "    ->  Y = middle"-held-["Y = middle"],
                                   "    ;   Y = large"-plain-[],
                                   "    )."-plain-[]]]) :-
    rules("p(X, Y) :-\n    (   X < 2\n    ->  Y = small\n    ;   X < 9\n    ->  Y = middle\n\c
           \s   ;   Y = large\n    ).\n", shown(p(3, _), [], Shown)).

%   A cut leaves out the clauses behind it.

test(cut, Shown == failed-[p/1-["p(X) :- X > 0, !, X > 5."-failed-["X = 1", "1 > 0", "1 > 5 fails"]]]) :-
    rules("p(X) :- X > 0, !, X > 5.\np(_).\n", shown(p(1), [], Shown)).

test(followed, Shown == held-[p/1-["p(X) :- findall(Y, q(Y), [X|_])."-held-["X = 7"]],
                              q/1-["q(7)."-plain-[]]]) :-
    rules("p(X) :- findall(Y, q(Y), [X|_]).\nq(7).\n", shown(p(_), [q], Shown)).

test(endless, fail) :-
    rules("p(X) :- p(X).\n", shown(p(1), [], _)).

test(error, fail) :-
    rules("p(X) :- atom_length(Y, X), q(Y).\nq(1).\n", shown(p(1), [], _)).

%   A file that was changed and not loaded again says nothing of the rules that run.

test(another_text, fail) :-
    rules("p(1).\n",
          ( nth_clause(decided_rules:p(_), 1, Reference),
            clause_property(Reference, file(File)),
            setup_call_cleanup(open(File, write, Stream), format(Stream, "~n~nq(2).~n", []),
                               close(Stream)),
            clause_read(Reference, _) )).

:- end_tests(why_decided).
