:- module(why_marked,
          [ goal_failure_lines/3,    % :Goal, +Inferences, -Lines
            goal_endless_lines/3,    % :Goal, +Inferences, -Lines
            failure_slice_lines/2,   % +Slice, -Lines
            endless_slice_lines/2    % +Slice, -Lines
          ]).

/** <module> A slice as lines of text

The clauses stand there as they are written.  A star is before each goal that plays no part.
*/

:- use_module(library(apply), [partition/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(body, [body_edits_marks/3]).
:- use_module(slice, [program_endless_slice/3, program_failure_slice/3]).
:- use_module(trial, [program_part_calls/3]).
:- use_module(written, [goal_program/2]).

:- meta_predicate goal_failure_lines(0, +, -), goal_endless_lines(0, +, -).

%!  goal_failure_lines(:Goal, +Inferences, -Lines) is det.
%
%   True when Lines show the smallest part of the program in which Goal still fails, or say that it
%   does not fail within so many Inferences.
%
%       ?- goal_failure_lines(fail, 1000, Lines).
%       Lines = ["No clause that can be read takes part: a relation of a library fails.",
%                "    ?- fail."].

goal_failure_lines(Goal, Inferences, Lines) :-
    (   goal_program(Goal, Program)
    ->  program_failure_slice(Program, Inferences, Slice),
        failure_slice_lines(Slice, Lines)
    ;   unwritten(Lines)
    ).

%!  goal_endless_lines(:Goal, +Inferences, -Lines) is det.
%
%   True when Lines show the smallest part of the program in which a run of Goal for all its answers
%   still does not end, or say that it ends within so many Inferences.
%
%       ?- goal_endless_lines(repeat, 100 000, Lines).
%       Lines = ["No clause that can be read takes part: a relation of a library does not end.",
%                "    ?- repeat, false."].

goal_endless_lines(Goal, Inferences, Lines) :-
    (   goal_program(Goal, Program)
    ->  program_endless_slice(Program, Inferences, Slice),
        endless_slice_lines(Slice, Lines)
    ;   unwritten(Lines)
    ).

unwritten(["The query has a value that can't be written as text: name it in a clause of your own."]).

%!  failure_slice_lines(+Slice, -Lines) is det.
%
%   True when Lines show Slice, that of a query that fails: a sentence on how to read it, the query
%   and the clauses.
%
%       ?- text_program("p(X) :- q(X), r(X). q(1).", p(3), Program),
%          failure_slice_lines(slice(Program, part(kept, [1-out([2])])), Lines).
%       Lines = ["Without the goals marked * it fails, too: look for the mistake in what is left.",
%                "    ?- p(3).", "    p(X) :- q(X), * r(X).", "    q(1)."].

failure_slice_lines(holds, ["It does not fail: it has an answer."]).
failure_slice_lines(endless, ["It has not come to an end within the limit: ask why_endless/1."]).
failure_slice_lines(error(Error), [Line]) :-
    error_line(Error, Line).
failure_slice_lines(slice(Program, Part), [Sentence|Lines]) :-
    shown(Program, Part, Query, Clauses0, Marks),
    without_closed(Program, Part, Clauses0, Clauses),
    (   Clauses == []
    ->  Sentence = "No clause that can be read takes part: a relation of a library fails.",
        Shown = []
    ;   Clauses = [_|_],
        \+ ( member(Number-_, Clauses), part_goal(Program, Part, Number) )
    ->  heads_sentence(Program, Clauses, Sentence),
        Shown = []
    ;   Marks == []
    ->  Sentence = "Look for the mistake in these clauses: each of their goals plays a part.",
        Shown = Clauses
    ;   Sentence = "Without the goals marked * it fails, too: look for the mistake in what is left.",
        Shown = Clauses
    ),
    query_clauses_lines(Query, Shown, Lines).

%   A part is tried only if it is safe (trial.pl).

error_line(Error, Line) :-
    (   subsumes_term(error(permission_error(call, sandboxed, _), _), Error)
    ->  Error = error(permission_error(_, _, Called), _),
        strip_module(Called, _, Plain),
        functor(Plain, Name, Arity),
        format(string(Line), "~q may change something outside: no part of the program is tried.",
               [Name/Arity])
    ;   subsumes_term(error(existence_error(procedure, _), sandbox(_, _)), Error)
    ->  Error = error(existence_error(_, Called), _),
        strip_module(Called, _, Plain),
        functor(Plain, Name, Arity),
        format(string(Line), "There is no relation ~q: is its name right?", [Name/Arity])
    ;   subsumes_term(error(_, sandbox(_, _)), Error)
    ->  Line = "A goal is put together while the program runs: no part of the program is tried."
    ;   phrase('$messages':translate_message(Error), Parts),
        with_output_to(string(Text), print_message_lines(current_output, '', Parts)),
        normalize_space(string(Said), Text),
        format(string(Line), "It ends with an error: ~s", [Said])
    ).

heads_sentence(Program, Clauses, Sentence) :-
    clauses_relations(Program, Clauses, Names),
    format(string(Sentence), "No head of a clause of ~w fits:", [Names]).

%   Of goals that are denied, collected or decided nothing can be left out.  If their clauses are
%   many, they are named.

without_closed(Program, Part, Clauses0, Clauses) :-
    program_part_calls(Program, Part, Calls),
    partition(closed(Calls), Clauses0, Closed, Open),
    (   length(Closed, Number),
        Number > 8,
        Open = [_|_]
    ->  clauses_relations(Program, Closed, Names),
        format(string(Line), "% And the clauses of ~w, as they are.", [Names]),
        append(Open, [more-Line], Clauses)
    ;   Clauses = Clauses0
    ).

closed(Calls, Number-_) :-
    memberchk(Number-closed, Calls).

clauses_relations(program(Numbered, _), Clauses, Names) :-
    findall(Text, ( member(Number-_, Clauses),
                    memberchk(Number-written(_:Name/Arity, _, _, _, _), Numbered),
                    format(string(Text), "~q/~d", [Name, Arity]) ), All),
    sort(All, Relations),
    atomic_list_concat(Relations, ', ', Names).

%   A goal of a clause that is not left out.

part_goal(program(Numbered, _), part(_, Edits), Number) :-
    memberchk(Number-written(_, _, _, _, sequence(_, Nodes)), Numbered),
    member(node(Path, _, _, _), Nodes),
    \+ memberchk(Number-out(Path), Edits).

%!  endless_slice_lines(+Slice, -Lines) is det.
%
%   True when Lines show Slice, that of a query that does not end: a sentence on how to read it, the
%   query and the clauses.
%
%       ?- text_program("p(X) :- p(X), q(X).", p(3), Program),
%          endless_slice_lines(slice(Program, part(kept, [1-stop([2], false)])), [_|Lines]).
%       Lines = ["    ?- p(3).", "    p(X) :- p(X), false, * q(X)."].

endless_slice_lines(fails, ["It comes to an end."]).
endless_slice_lines(endless, ["It does not end within the limit, but each part of it does."]).
endless_slice_lines(error(Error), [Line]) :-
    error_line(Error, Line).
endless_slice_lines(slice(Program, Part), [Sentence|Lines]) :-
    shown(Program, Part, Query, Clauses, Marks),
    (   Clauses == []
    ->  Sentence = "No clause that can be read takes part: a relation of a library does not end."
    ;   Marks == []
    ->  Sentence = "It does not end, and each goal of these clauses plays a part:"
    ;   Sentence = "Even with false in these places it does not end: look for the mistake in what has \c
                    no star."
    ),
    query_clauses_lines(Query, Clauses, Lines).

shown(Program, Part, Query, Clauses, Marks) :-
    program_part_calls(Program, Part, Calls),
    findall(Number-Text, ( member(Number-_, Calls), clause_shown(Program, Part, Number, Text) ),
            [_-Query|Clauses]),
    Program = program(Numbered, _),
    findall(Mark, ( member(Number-_, Calls),
                    memberchk(Number-Written, Numbered),
                    clause_marks(Written, Number, Part, Marks0),
                    member(Mark, Marks0) ), Marks).

clause_marks(written(_, _, Neck, _, Body), Number, part(_, Edits0), Marks) :-
    findall(Edit, member(Number-Edit, Edits0), Edits),
    body_edits_marks(Body, Edits, Marks0),
    findall(Place-Mark, ( member(Place0-Mark, Marks0),
                          ( Place0 == neck -> Place = Neck ; Place = Place0 ) ), Marks).

clause_shown(program(Numbered, _), Part, Number, Marked) :-
    memberchk(Number-Written, Numbered),
    Written = written(_, Text, _, _, _),
    clause_marks(Written, Number, Part, Marks),
    marked(Marks, 0, Text, Parts),
    atomic_list_concat(Parts, Marked0),
    atom_string(Marked0, Marked).

%   Places are those of the text without its marks, and rise.

marked([], _, Text, [Text]).
marked([Place-Mark|Marks], Before, Text, [First,Mark|Parts]) :-
    Length is Place - Before,
    sub_string(Text, 0, Length, Rest, First),
    sub_string(Text, Length, Rest, 0, Text1),
    marked(Marks, Place, Text1, Parts).

%   Of many clauses the first are shown.

query_clauses_lines(Query, Clauses, Lines) :-
    length(Clauses, Number),
    (   Number > 30
    ->  length(First, 30),
        append(First, _, Clauses),
        More is Number - 30,
        format(string(Last), "% ... and ~D more clauses", [More]),
        append(First, [more-Last], Shown)
    ;   Shown = Clauses
    ),
    findall(Line, ( member(Text, [Query]), text_line(Text, Line)
                  ; member(_-Text, Shown), text_line(Text, Line) ), Lines).

text_line(Text, Line) :-
    split_string(Text, "\n", "", Rows),
    member(Row, Rows),
    string_concat("    ", Row, Line).

/** <examples>

?- goal_failure_lines(permutation([1,2], [1,1]), 100 000, Lines).
?- goal_endless_lines(length(_, _), 100 000, Lines).
*/
