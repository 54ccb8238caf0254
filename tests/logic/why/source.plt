:- use_module(library(plunit)).
:- use_module('../../../logic/load').

:- begin_tests(uses).

used(Relation, Users) :-
    findall(User-Base, ( relation_use(Relation, User, File, _), file_base_name(File, Base) ), All),
    sort(All, Users).

test(as_a_goal, Users == [blacks/3-'definition.pl', guess_secret_feedback/3-'definition.pl']) :-
    used(mastermind_definition:blacks/3, Users).

test(as_a_goal_that_is_given, Users == [consistent/2-'definition.pl']) :-
    used(mastermind_definition:explained/2, Users).

%   deep
test(in_another_module, [nondet]) :-
    used(mastermind_definition:guess_secret_feedback/3, Users),
    memberchk(explained/2-'definition.pl', Users),
    memberchk(guess_tells_apart/3-'distinguishing.pl', Users).

test(place, Base-Line == 'definition.pl'-First) :-
    once(name_relation(guess_secret_feedback, Relation)),
    once(relation_place(Relation, File, Line)),
    file_base_name(File, Base),
    clause(mastermind_definition:guess_secret_feedback(_, _, _), _, Clause),
    clause_property(Clause, line_count(First)).

test(no_library, [fail]) :-
    name_relation(maplist, _).

:- end_tests(uses).
