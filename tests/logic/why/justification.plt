:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(why_justification).

%   Rules in a file of their own, which is written and loaded again.

rules(Text, Goal) :-
    setup_call_cleanup(
        tmp_file_stream(File, Stream, [encoding(utf8), extension(pl)]),
        format(Stream, ":- module(decided_rules, []).~n~n~s", [Text]),
        close(Stream)),
    setup_call_cleanup(load_files(File, []), Goal,
                       ( abolish_all_tables, unload_file(File), delete_file(File) )).

shown(Goal, Followed, Shown) :-
    goal_justification(decided_rules:Goal, Followed, 100 000, Decided),
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

%   What holds by a table leans on what is derived before it, down to the facts.  Left, right, mutual and
%   symmetric recursion, transitive closure, and even and odd, on thirty graphs: the rounds are counted
%   apart (derived/2).

relations([left/2, right/2, both/2, symmetric/2, there/2, back/2, even/2, odd/2]).

rule(left(X, Y), [left(X, Z), edge(Z, Y)]).
rule(left(X, Y), [edge(X, Y)]).
rule(right(X, Y), [edge(X, Z), right(Z, Y)]).
rule(right(X, Y), [edge(X, Y)]).
rule(both(X, Y), [both(X, Z), both(Z, Y)]).
rule(both(X, Y), [edge(X, Y)]).
rule(symmetric(X, Y), [symmetric(Y, X)]).
rule(symmetric(X, Y), [edge(X, Y)]).
rule(there(X, Y), [back(Y, X)]).
rule(there(X, Y), [there(X, Z), there(Z, Y)]).
rule(back(X, Y), [there(Y, X)]).
rule(back(X, Y), [edge(Y, X)]).
rule(even(X, X), [node(X)]).
rule(even(X, Y), [odd(X, Z), edge(Z, Y)]).
rule(odd(X, Y), [even(X, Z), edge(Z, Y)]).

graph(Seed, Facts) :-
    findall(node(X), between(1, 5, X), Nodes),
    findall(edge(X, Y), ( between(1, 5, X), between(1, 5, Y),
                          (7 * X * X + 13 * Y + Seed * X * Y + 5 * Seed) mod 11 < 3 ), Edges),
    append(Nodes, Edges, Facts).

%   derived(Facts, Ranks): Ranks are Goal-Round.

derived(Facts, Ranks) :-
    findall(Fact-0, member(Fact, Facts), Ranks0),
    derived(1, Ranks0, Ranks).

derived(Round, Ranks0, Ranks) :-
    findall(Head-Round, ( rule(Head, Body), forall_in(Body, Ranks0), \+ memberchk(Head-_, Ranks0) ),
            New0),
    sort(New0, New),
    (   New == []
    ->  Ranks = Ranks0
    ;   append(Ranks0, New, Ranks1),
        Next is Round + 1,
        derived(Next, Ranks1, Ranks)
    ).

forall_in([], _).
forall_in([Goal|Goals], Ranks) :- member(Goal-_, Ranks), forall_in(Goals, Ranks).

%   asked(Ranks, Goal): of each relation the goal that is derived last.

asked(Ranks, Goal) :-
    relations(Relations),
    member(Name/2, Relations),
    functor(Goal, Name, 2),
    findall(Rank-Goal, member(Goal-Rank, Ranks), All),
    sort(All, Sorted),
    last(Sorted, _-Goal).

rules_text(Facts, Text) :-
    relations(Relations),
    findall(Line, ( member(Relation, Relations),
                    format(string(Line), ":- table ~q.", [Relation])
                  ; rule(Head, Body), comma_list(Goals, Body),
                    numbervars(Head-Goals, 0, _),
                    format(string(Line), "~W :- ~W.", [Head, [numbervars(true)], Goals, [numbervars(true)]])
                  ; member(Fact, Facts), format(string(Line), "~q.", [Fact]) ), Lines),
    atomic_list_concat([":- discontiguous(edge/2)."|Lines], '\n', Text).

%   A chain of clauses ends in facts if each goal that a clause leans on has a lower rank, and is told.

ends_in_facts(Told, Ranks) :-
    findall(Head, member(Head-_, Told), Heads),
    forall(( member(Head-Goals, Told), member(Goal, Goals) ),
           ( memberchk(Head-Rank, Ranks), memberchk(Goal-Rank1, Ranks), Rank1 < Rank,
             memberchk(Goal, Heads) )).

clauses_told(Clauses, Name, Told) :-
    findall(Head-Goals,
            ( member(ruled(_, _, true, [step(_, _, _, Head0, _)|Steps]), Clauses),
              call(Name, Head0, Head),
              findall(Goal, ( member(step(_, _, _, Goal0, _), Steps), call(Name, Goal0, Goal) ), Goals) ),
            Told).

test(tables_are_founded, [forall(between(1, 6, Seed)), true(Wrong == [])]) :-
    table_unfounded(Seed, Wrong).

%   deep
test(more_tables_are_founded, [forall(between(7, 30, Seed)), true(Wrong == [])]) :-
    table_unfounded(Seed, Wrong).

table_unfounded(Seed, Wrong) :-
    graph(Seed, Facts),
    derived(Facts, Ranks),
    rules_text(Facts, Text),
    rules(Text, findall(Goal, ( asked(Ranks, Goal),
                                \+ ( goal_justification(decided_rules:Goal, all, 2 000 000, held(Clauses)),
                                     clauses_told(Clauses, =, [Goal-Goals|Told]),
                                     ends_in_facts([Goal-Goals|Told], Ranks) ) ), Wrong)).

test(proofs_are_founded, [forall(between(1, 6, Seed)), true(Wrong == [])]) :-
    proof_unfounded(Seed, Wrong).

%   deep
test(more_proofs_are_founded, [forall(between(7, 30, Seed)), true(Wrong == [])]) :-
    proof_unfounded(Seed, Wrong).

proof_unfounded(Seed, Wrong) :-
    graph(Seed, Facts),
    derived(Facts, Ranks),
    rules_text(Facts, Text),
    rules(Text, findall(Goal, ( asked(Ranks, Goal),
                                \+ ( goal_within_proofs(decided_rules:Goal, 10 000 000, [Proof]),
                                     proof_ends(Proof, Ranks, 1000) ) ), Wrong)).

proof_ends(proof(Goal, By, Proofs), Ranks, Above) :-
    memberchk(Goal-Rank, Ranks),
    Rank < Above,
    ( By == above -> true ; By = clause(_, _), forall(member(Proof, Proofs), proof_ends(Proof, Ranks, Rank)) ).

%   The same rules as a sheet.

sheet_text(Facts, Text) :-
    findall(Line, ( rule(Head, Body), numbervars(Head-Body, 0, _), kif(Head, HeadText),
                    maplist(kif, Body, Texts), atomic_list_concat(Texts, ' ', Conditions),
                    format(string(Line), "(<= ~w ~w)", [HeadText, Conditions])
                  ; member(Fact, Facts), kif(Fact, Line) ), Lines),
    atomic_list_concat(["(role w) (init here) (legal w go) (next there) (<= terminal (true there)) (goal w 100)"|Lines],
                       '\n', Text).

kif('$VAR'(N), Text) :- !, format(string(Text), "?v~d", [N]).
kif(Term, Text) :-
    Term =.. [Name|Args],
    maplist(kif, Args, Texts),
    atomic_list_concat([Name|Texts], ' ', Text0),
    ( Args == [] -> Text = Text0 ; format(string(Text), "(~w)", [Text0]) ).

plain(Goal0, Goal) :-
    strip_module(Goal0, _, Called),
    Called =.. [Told|Args],
    atom_concat(kif_, Name, Told),
    Goal =.. [Name|Args].

graph_sheet(Seed, Ranks, Game-State) :-
    graph(Seed, Facts),
    derived(Facts, Ranks),
    sheet_text(Facts, Text),
    atom_concat(decided_sheet_, Seed, Game),
    ( current_module(Game) -> true ; sheet_module(Text, Game) ),
    sheets_written:sheet_written(Game, 'graph.kif', Text),
    Game:init(State).

test(sheets_are_founded, [forall(between(1, 6, Seed)), true(Wrong == [])]) :-
    sheet_unfounded(Seed, Wrong).

%   deep
test(more_sheets_are_founded, [forall(between(7, 30, Seed)), true(Wrong == [])]) :-
    sheet_unfounded(Seed, Wrong).

sheet_unfounded(Seed, Wrong) :-
    graph_sheet(Seed, Ranks, Game-State),
    findall(Goal, ( asked(Ranks, Goal),
                    \+ ( sheet_goal(Game, State, [], Goal, Called),
                         goal_justification(Called, all, 2 000 000, held(Clauses)),
                         clauses_told(Clauses, plain, [Goal-Goals|Told]),
                         ends_in_facts([Goal-Goals|Told], Ranks) ) ), Wrong).

%   No arrow leads to 6: nothing begins the loops of what is false.

test(false_of_sheets, [forall(between(1, 6, Seed)), true(Wrong == [])]) :-
    sheet_false(Seed, Wrong).

%   deep
test(false_of_more_sheets, [forall(between(7, 30, Seed)), true(Wrong == [])]) :-
    sheet_false(Seed, Wrong).

sheet_false(Seed, Wrong) :-
    graph_sheet(Seed, _, Game-State),
    findall(Goal, ( member(Goal-Loop, [left(1, 6)-_, right(1, 6)-_, both(1, 6)-_, symmetric(1, 6)-loop,
                                       there(1, 6)-_, back(6, 1)-_, even(1, 6)-_, odd(1, 6)-_]),
                    \+ ( sheet_goal(Game, State, [], Goal, Called),
                         goal_justification(Called, [], 2 000 000, failed(Clauses)),
                         ( Loop == loop -> member(ruled(_, _, _, Steps), Clauses),
                                           member(step(_, _, failed, loop(_), _), Steps)
                         ; true ) ) ), Wrong).

%   What is false because it leans on itself is told so.

test(loop, Shown == failed-[p/2-["p(X, Y) :- p(Y, X)."-failed-
                                     ["X = 1", "Y = 2", "p(2, 1) fails"]],
                            p/2-["p(X, Y) :- p(Y, X)."-failed-
                                     ["X = 2", "Y = 1", "p(1, 2) fails: nothing begins this loop"]]]) :-
    rules(":- table p/2.\np(X, Y) :- p(Y, X).\np(3, 4).\n", shown(p(1, 2), [], Shown0)),
    Shown0 = Shown.

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

:- end_tests(why_justification).
