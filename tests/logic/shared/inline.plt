:- use_module(library(plunit)).
:- use_module('../../../logic/load').
:- use_module('../../../logic/shared/inline').
:- use_module('../../../logic/shared/transposition').

%   What is inlined here: a value, a test, a sum, and a clause that compares.

ninety(X) :- X is 9 * 10.
even(N) :- N mod 2 =:= 0.
sum(X, Y, Z) :- Z is X + Y.
first(pair(X, _), X).
bounds(X, Low, High) :- ( X > 0 -> Low = 0, High = X ; Low = X, High = 0 ).

:- set_prolog_flag(optimise, true).
two(1).
two(2).

least(X, Y) :- member(Y, [X, 1]), Y < 2, !.

:- inline([ninety/1, even/1, sum/3, first/2, bounds/3, two/1, least/2]).

asked(X, Y, Z) :- ninety(X), even(X), sum(X, 1, Y), \+ even(Y), first(pair(Y, x), Z).
two_of(X, Low-High) :- bounds(X, Low, High).
called(X, Y) :- two(X), least(X, Y).
stored(Table, Entry) :- table_store(Table, 1000, 5), table_entry(Table, 1000, Entry).

:- begin_tests(shared_inline).

%   The body of a clause that calls what another file has inlined, in a module that is loaded
%   as if it were in Folder.

called_body(Folder, Optimise, Body) :-
    atom_concat(Folder, '/inline_beside.pl', File),
    module_property(shared_branch_and_bound, file(Incumbent)),
    format(string(Text), ":- module(inline_beside, []). :- use_module(~q). \c
                          best(I, B) :- incumbent_value(I, B).", [Incumbent]),
    setup_call_cleanup(open_string(Text, Stream),
                       load_files(File, [stream(Stream), optimise(Optimise)]),
                       close(Stream)),
    clause(inline_beside:best(_, _), Body),
    unload_file(File).

test(the_same_answers, all(X-Y-Z == [90-91-91])) :-
    user:asked(X, Y, Z).

test(no_call_is_left, fail) :-
    clause(user:asked(_, _, _), Body),
    sub_term(Goal, Body),
    callable(Goal),
    functor(Goal, Name, _),
    memberchk(Name, [ninety, even, sum, first]).

test(control, all(Bounds == [0-3, (-3)-0])) :-
    member(X, [3, -3]),
    user:two_of(X, Bounds).

test(another_file, Entry == 5) :-
    size_bits_table(97, 4, Table),
    user:stored(Table, Entry).

test(among_the_rules, Body =@= arg(1, _, _)) :-
    module_property(shared_inline, file(Inline)),
    file_directory_name(Inline, Search),
    called_body(Search, true, Body).

test(a_stranger_beside_the_rules, Body =@= incumbent_value(_, _)) :-
    called_body('/stranger', true, Body).

test(traced, Body =@= incumbent_value(_, _)) :-
    module_property(shared_inline, file(Inline)),
    file_directory_name(Inline, Search),
    called_body(Search, false, Body).

%   A relation of two clauses, or with a cut, is called as before.

test(not_inlined, all(X-Y == [1-1, 2-1])) :-
    user:called(X, Y).

%   What stands in place of a goal is known again, whatever has become of its branches.

test(written, Goal =@= if_(f(_) = b, p, q)) :-
    goal_written(( f(X) == b -> other ; fail -> other ; if_(f(X) = b, p, q) ), Goal).

test(not_what_stands_for_a_goal, fail) :-
    member(Body, [_, if_(_ = b, p, q), ( _ == b -> p ; q ), ( a == b -> p ; if_(_ = b, p, q) )]),
    goal_written(Body, _).

:- end_tests(shared_inline).
