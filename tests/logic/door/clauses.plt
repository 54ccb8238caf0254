:- use_module(library(plunit)).
:- use_module(library(readutil)).
:- use_module('../../../logic/load').

:- begin_tests(door_clauses).

%   The line that is named begins the relation.

test(line, forall(member(Relation, [ connect4_definition:board_end/2,
                                     connect4_choice:solver_exact_position_choice/4,
                                     door_values:raw_value/4 ]))) :-
    relation_clause(Relation, clause(File, Line, Text)),
    Relation = _:Name/Arity,
    format(string(Expected), "~w/~w", [Name, Arity]),
    assertion(Text == Expected),
    module_property(ludologic, file(Load)),
    file_directory_name(Load, Logic),
    format(atom(Path), "~w/~s", [Logic, File]),
    setup_call_cleanup(open(Path, read, Stream),
                       ( forall(between(2, Line, _), read_line_to_string(Stream, _)),
                         read_line_to_string(Stream, First) ),
                       close(Stream)),
    format(string(Head), "~w(", [Name]),
    string_concat(Head, _, First).

test(of_no_rule, fail) :-
    relation_clause(lists:append/3, _).

test(of_no_relation, fail) :-
    relation_clause(connect4_definition:nothing/2, _).

:- end_tests(door_clauses).
