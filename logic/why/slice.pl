:- module(why_slice,
          [ program_failure_slice/3, % +Program, +Inferences, -Slice
            program_endless_slice/3, % +Program, +Inferences, -Slice
            goal_failure_lines/3,    % :Goal, +Inferences, -Lines
            goal_endless_lines/3,    % :Goal, +Inferences, -Lines
            failure_slice_lines/2,   % +Slice, -Lines
            endless_slice_lines/2    % +Slice, -Lines
          ]).

/** <module> The smallest part of a program that still fails, or still does not end

Leave goals out of a program, and it is more general: if its query still fails, then the mistake is in
the rest.  Insert `false`, and it does less: if its query still does not end, then nothing behind
`false` is to blame.  So we leave out one goal after the other, and insert `false` as early as we can,
as long as the query behaves as before.

A slice is slice(Program, Part): in Program the query may be more general, and Part (program.pl) says
what is left out.

Sources: U. Neumerkel and F. Mesnard, _Localizing and explaining reasons for nonterminating logic
programs with failure slices_ (1999); U. Neumerkel, S. Kral, _Declarative program development in
Prolog with GUPU_ (2002).
*/

:- use_module(library(apply), [foldl/4, partition/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, reverse/2]).
:- use_module(library(occurs), [occurrences_of_var/3]).
:- use_module(clause,
              [ body_edits_calls/5, body_edits_goal/4, body_edits_marks/3, body_sequences/3
              ]).
:- use_module(program,
              [ goal_program/2, program_asks/2, program_part_calls/3, program_part_outcome/6,
                program_query_program/3
              ]).

%!  program_failure_slice(+Program, +Inferences, -Slice) is det.
%
%   True when Slice is a slice in which the query of Program still fails; or holds, endless or
%   error(Error), if it does not fail within so many Inferences.  A goal is left out only where it
%   stands openly (clause.pl).
%
%       ?- text_program("p(X) :- q(X), r(X). q(1). r(2).", p(3), Program),
%          program_failure_slice(Program, 100 000, slice(_, part(_, Edits))).
%       Edits = [1-out([2])].

program_failure_slice(Program, Inferences, Slice) :-
    Whole = part(kept, []),
    program_asks(Program, Asks),
    trie_new(Trie),
    Asked = asked(Trie, Asks, none, Trie),
    statistics(inferences, Before),
    program_part_outcome(Program, Whole, whole(Asked), first, limit(Inferences, 60), Outcome),
    statistics(inferences, After),
    (   Outcome == fails
    ->  Limit is min(Inferences, 2 * (After - Before) + 20 000),
        End is After + 10 000 000,
        Bound = bound(Limit, End, Asked),
        (   still_fails(Program, part(dropped, []), Bound)
        ->  Part0 = part(dropped, [])
        ;   Part0 = Whole
        ),
        left_out(Program, Bound, Part0, Part),
        general(Program, Bound, Part, Slice)
    ;   Slice = Outcome
    ).

still_fails(Program, Part, bound(Limit, End, asked(Trie, Asks, _, _))) :-
    trie_new(Own),
    statistics(inferences, Now),
    Now < End,
    program_part_outcome(Program, Part, part(asked(Trie, Asks, none, Own)), first, limit(Limit, 0.2), fails).

%   First all goals at once: often no head fits.

left_out(Program, Bound, Part0, Part) :-
    Part0 = part(Cuts, Edits0),
    findall(Out, program_part_out(Program, Part0, Out), Outs),
    append(Edits0, Outs, Edits),
    (   still_fails(Program, part(Cuts, Edits), Bound)
    ->  Part = part(Cuts, Edits)
    ;   Program = program(Clauses, _),
        foldl(clause_left_out(Program, Bound), Clauses, Part0, Part)
    ).

%   Number-out(Path), a goal that stands openly in a clause that is reached.

program_part_out(Program, Part, Number-out(Path)) :-
    program_part_calls(Program, Part, Calls),
    member(Number-open, Calls),
    part_out(Program, Part, Number, Path).

part_out(program(Clauses, _), part(Cuts, _), Number, Path) :-
    memberchk(Number-written(_, _, _, _, Body), Clauses),
    body_sequences(Body, Cuts, Sequences),
    member(sequence(_, Steps0, _), Sequences),
    reverse(Steps0, Steps),
    member(Path-open, Steps).

clause_left_out(Program, Bound, Number-_, Part0, Part) :-
    program_part_calls(Program, Part0, Calls),
    (   memberchk(Number-open, Calls)
    ->  findall(Path, part_out(Program, Part0, Number, Path), Paths),
        foldl(path_left_out(Program, Bound, Number), Paths, Part0, Part)
    ;   Part = Part0
    ).

path_left_out(Program, Bound, Number, Path, Part0, Part) :-
    Part0 = part(Cuts, Edits),
    Part1 = part(Cuts, [Number-out(Path)|Edits]),
    (   \+ ( member(Number-out(Outer), Edits), append(_, Outer, Path) ),
        still_fails(Program, Part1, Bound)
    ->  Part = Part1
    ;   Part = Part0
    ).

%   general(Program, Bound, Part, Slice): the query's arguments, one after the other, may be
%   anything.

general(Program, Bound, Part0, slice(General, Part)) :-
    Program = program([0-written(Module:_, _, _, _, Body)|_], _),
    Part0 = part(Cuts, Edits0),
    findall(Edit, member(0-Edit, Edits0), Edits),
    body_edits_goal(Body, kept, Edits, Goal0),
    findall(Number-Edit, ( member(Number-Edit, Edits0), Number \== 0 ), Others),
    Part1 = part(Cuts, Others),
    (   program_query_program(Program, Module:Goal0, Program1),
        still_fails(Program1, Part1, Bound)
    ->  goal_paths(Goal0, Module, [], Paths),
        generalised(Paths, Goal0, Module, Program1, Part1, Bound, General),
        Part = Part1
    ;   General = Program,
        Part = Part0
    ).

goal_paths((A, B), Module, Path, Paths) :-
    !,
    goal_paths(A, Module, [1|Path], PathsA),
    goal_paths(B, Module, [2|Path], PathsB),
    append(PathsA, PathsB, Paths).
goal_paths(Goal, Module, Path, Paths) :-
    (   compound(Goal),
        \+ predicate_property(Module:Goal, meta_predicate(_))
    ->  arg_paths(Goal, Path, Paths)
    ;   Paths = []
    ).

arg_paths(Term, Path, Paths) :-
    findall([Number|Path], arg(Number, Term, _), Paths).

generalised([], _, _, Program, _, _, Program).
generalised([Path|Paths], Goal0, Module, Program0, Part, Bound, Program) :-
    reverse(Path, Way),
    way_replaced(Way, Goal0, Old, _, Goal1),
    (   var(Old),
        occurrences_of_var(Old, Goal0, 1)
    ->  generalised(Paths, Goal0, Module, Program0, Part, Bound, Program)
    ;   program_query_program(Program0, Module:Goal1, Program1),
        still_fails(Program1, Part, Bound)
    ->  generalised(Paths, Goal1, Module, Program1, Part, Bound, Program)
    ;   (   compound(Old)
        ->  arg_paths(Old, Path, Inner),
            append(Inner, Paths, Paths1)
        ;   Paths1 = Paths
        ),
        generalised(Paths1, Goal0, Module, Program0, Part, Bound, Program)
    ).

way_replaced([], Old, Old, New, New).
way_replaced([Number|Way], Term0, Old, New, Term) :-
    Term0 =.. [Name|Args0],
    nth_replaced(Number, Args0, Arg0, Arg, Args),
    way_replaced(Way, Arg0, Old, New, Arg),
    Term =.. [Name|Args].

nth_replaced(Number, Args0, Arg0, Arg, Args) :-
    (   Number =:= 1
    ->  Args0 = [Arg0|Rest],
        Args = [Arg|Rest]
    ;   Args0 = [First|Rest0],
        Args = [First|Rest],
        Before is Number - 1,
        nth_replaced(Before, Rest0, Arg0, Arg, Rest)
    ).

%!  program_endless_slice(+Program, +Inferences, -Slice) is det.
%
%   True when Slice is a slice in which a run of the query of Program for all its answers still does
%   not end; or fails or error(Error), if it ends within so many Inferences.  Where a goal does not
%   stand openly, `false` is inserted only behind what is never reached.
%
%       ?- text_program("p(X) :- p(Y), q(X, Y). q(1, 2).", p(_), Program),
%          program_endless_slice(Program, 1 000 000, slice(_, part(_, Edits))).
%       Edits = [1-stop([2], false), 0-stop([], false)].

program_endless_slice(Program, Inferences, Slice) :-
    within_slice(100 000, Inferences, Program, Slice).

%   What ends within ten times the limit was slow, and not endless.

within_slice(Limit0, Inferences, Program, Slice) :-
    Limit is min(Limit0, Inferences),
    More is min(10 * Limit, Inferences),
    program_part_outcome(Program, part(kept, []), none, all, limit(Limit, 0.1), Outcome),
    (   Outcome == endless,
        Program = program(Clauses, _),
        foldl(clause_stopped(Program, Limit), Clauses, part(kept, []), Part),
        ( More =:= Limit ; program_part_outcome(Program, Part, none, all, limit(More, 0.3), endless) )
    ->  Slice = slice(Program, Part)
    ;   Outcome == endless,
        More > Limit
    ->  within_slice(More, Inferences, Program, Slice)
    ;   Slice = Outcome
    ).

clause_stopped(Program, Limit, Number-written(_, _, _, _, Body), Part0, Part) :-
    program_part_calls(Program, Part0, Calls),
    (   memberchk(Number-How, Calls)
    ->  body_sequences(Body, kept, Sequences),
        foldl(sequence_stopped(Program, Limit, Number, How), Sequences, Part0, Part)
    ;   Part = Part0
    ).

sequence_stopped(Program, Limit, Number, How, sequence(Path, Steps, HowEnd), Part0, Part) :-
    Part0 = part(Cuts, Edits),
    (   \+ unreached(Path, Number, Edits),
        append(Steps, [Path-HowEnd], Points),
        member(Point-HowPoint, Points),
        ( How == open, HowPoint == open -> Goal = false ; Goal = throw(why_reached) ),
        Part1 = part(Cuts, [Number-stop(Point, Goal)|Edits]),
        program_part_outcome(Program, Part1, none, all, limit(Limit, 0.1), endless)
    ->  Part = Part1
    ;   Part = Part0
    ).

%   A body in a goal that is stopped, or behind one that is.

unreached(Path, Number, Edits) :-
    append(_, [Place|Outer], Path),
    integer(Place),
    member(Number-stop([Stop|Outer], _), Edits),
    integer(Stop),
    Stop =< Place.

% ---- A slice as lines of text ----
%
%   The clauses stand there as they are written.  A star is before each goal that plays no part.

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

%   A part is tried only if it is safe (program.pl).

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

?- text_program("p(X) :- q(X), p(X), r(X). q(1). r(1).", p(_), Program),
   program_endless_slice(Program, 1 000 000, Slice).
?- goal_failure_lines(permutation([1,2], [1,1]), 100 000, Lines).
?- goal_endless_lines(length(_, _), 100 000, Lines).
*/
