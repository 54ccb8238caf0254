:- module(door_clauses,
          [ relation_clause/2,     % +Relation, -Clause
            logic_file/2           % +Path, -File
          ]).

/** <module> Where a relation of the rules is told
*/

%!  relation_clause(+Relation, -Clause) is semidet.
%
%   True when Relation, Module:Name/Arity, is defined at Clause, clause(File, Line, Text): the
%   file in `logic/`, and the line of its first clause.  Text is Name/Arity.
%
%       ?- relation_clause(connect4_definition:board_end/2, clause(File, _, Text)).
%       File = "connect4/definition.pl", Text = "board_end/2".

relation_clause(Module:Name/Arity, clause(File, Line, Text)) :-
    functor(Head, Name, Arity),
    once(nth_clause(Module:Head, 1, Reference)),
    clause_property(Reference, file(Path)),
    clause_property(Reference, line_count(Line)),
    logic_file(Path, File),
    format(string(Text), "~w/~w", [Name, Arity]).

%!  logic_file(+Path, -File) is semidet.
%
%   True when File is the name within `logic/` of the file at Path, a text.  Fails for any other.
%
%       ?- module_property(connect4_definition, file(Path)), logic_file(Path, File).
%       Path = Path, File = "connect4/definition.pl".

logic_file(Path, File) :-
    module_property(door_clauses, file(Here)),
    file_directory_name(Here, Door),
    file_directory_name(Door, Logic),
    string_concat(Logic, Rest, Path),
    string_concat("/", File, Rest).

/** <examples>

?- relation_clause(connect4_definition:board_end/2, clause(File, Line, _)).
*/
