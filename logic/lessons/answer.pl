:- module(lessons_answer,
          [ text_module/4,         % +Texts, +Module, -Faults, -Warnings
            relations_faults/3,    % +Module, +Relations, -Faults
            goal_result/5,         % +Module, +Goal, +Most, +Inferences, -Result
            lesson_limit/2         % ?Of, -Limit
          ]).

/** <module> A learner's program, and what it answers

The text is the program of a beginner, or of somebody who plays tricks.  It may run on,
print without end, ask for files, or try to end Prolog.  It is loaded in SWI-Prolog's
sandbox, which accepts only what changes nothing outside the module.  Each query has a
limit of inferences, of memory and of answers (lesson_limit/2).  None of these stops a single
step that sleeps or fills the memory: for that, the process that asks has its own limits.
*/

:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [append/3, last/2, member/2, memberchk/2, reverse/2]).
:- use_module(library(modules), []).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(sandbox), [safe_goal/1]).
:- use_module(library(solution_sequences), [limit/2]).
:- use_module('../shared/releases', [python_call/1]).
:- use_module('../shared/beginner', [clause_mistake/5, placed_fault/4]).
:- use_module('../shared/tokens', [text_deep/2]).
:- use_module(clauses, [shown_blank/3, variable_name/3]).
:- use_module(telling, [ error_fault/3, message_fault/5, near/2, refused_call/1, told_text/2,
                          variables_text/2 ]).
% What a program may load: in the sandbox itself it could not be loaded.
:- use_module(library(aggregate), []).
:- use_module(library(assoc), []).
:- use_module(library(clpb), []).
:- use_module(library(clpfd), []).
:- use_module(library(dcg/basics), []).
:- use_module(library(ordsets), []).
:- use_module(library(pairs), []).
:- use_module(library(yall), []).

:- thread_local loading/1, said/2.

%!  text_module(+Texts, +Module, -Faults, -Warnings) is det.
%
%   True when Texts, strings, are loaded into Module one after the other, and
%   Faults and Warnings are the sentences that Prolog says about the last of them: its
%   errors, and the variables that occur once.  Each begins with its line, if it has one.
%
%       ?- text_module(["p(1).\nq(X)."], lesson_example, Faults, [Warning]).
%       Faults = [],
%       Warning = "line 2: X occurs only once: is it misspelt? (If nobody asks for it, write _X.)".

%   The module has what Prolog and its libraries have, and not what others loaded into user, such as
%   the cells of a page and the rules of a game.

%   A header of a module, and what would start a program, say nothing of its relations.

text_module(Texts0, Module, Faults, Warnings) :-
    set_module(Module:base(system)),
    append(Given, [Text0], Texts0),
    !,      % the last one
    without_header(Text0, Text),
    append(Given, [Text], Texts),
    texts_loaded(Texts, Module, Faults, Warnings).

without_header(Text0, Text) :-
    (   member(Begin, [":- module(", ":- initialization(main"]),
        sub_string(Text0, Before, _, _, Begin),
        sub_string(Text0, Before, _, 0, Rest),
        setup_call_cleanup(open_string(Rest, Stream),
                           ( catch(read(Stream, _), _, fail), character_count(Stream, Length) ),
                           close(Stream))
    ->  sub_string(Text0, 0, Before, _, First),
        sub_string(Rest, 0, Length, After, Header),
        sub_string(Rest, Length, After, 0, Last),
        findall(Char, ( string_codes(Header, Codes), member(Code, Codes), ( Code == 0'\n -> Char = Code ; Char = 0'\s ) ),
                Blank),
        format(string(Text1), "~s~s~s", [First, Blank, Last]),
        without_header(Text1, Text)
    ;   Text = Text0
    ).

texts_loaded([], _, [], []).
texts_loaded([Text|Texts], Module, Faults, Warnings) :-
    operators(Module),
    setup_call_cleanup(open_string(Text, Stream),
                       text_faults(Stream, Module, Text, Faults0),
                       close(Stream)),
    (   Faults0 = [_|_]
    ->  Faults = Faults0,
        Warnings = []
    ;   Texts == []
    ->  loaded(Module, last, Text, Faults, Warnings)
    ;   length(Texts, Left),
        loaded(Module, Left, Text, _, _),
        texts_loaded(Texts, Module, Faults, Warnings)
    ).

%   The text is read before it is loaded, for a directive would run before anybody can stop it.
%   So that it is read in the same way both times, all operators that it may come to have are
%   there from the beginning.

operators(Module) :-
    forall(( member(Library, [clpb, clpfd, yall]),
             module_property(Library, exported_operators(Operators)),
             member(op(Priority, Type, Name), Operators), strip_module(Name, _, Plain) ),
           op(Priority, Type, Module:Plain)).

text_faults(_, _, Text, [Fault]) :-
    text_deep(Text, Fault),
    !.
text_faults(Stream, Module, Text, Faults) :-
    terms_faults(Stream, Module, Text, Faults).

terms_faults(Stream, Module, Text, Faults) :-
    catch(read_term(Stream, Term, [ module(Module), syntax_errors(error), variable_names(Names),
                                    term_position(Position) ]),
          Error, true),
    (   nonvar(Error)
    ->  findall(Fault, message_fault(error, Error, [], Text, Fault), Faults, Faults1),
        more_faults(Stream, Module, Text, Faults1)
    ;   Term == end_of_file
    ->  Faults = []
    ;   stream_position_data(line_count, Position, Line),
        stream_position_data(line_position, Position, Before),
        (   Column is Before + 1,
            clause_mistake(Term, text(Text), place(Line, Column), Place, Sentence)
        ->  placed_fault(Text, Place, Sentence, Fault0),
            Faults = [Fault0|Faults1],
            more_faults(Stream, Module, Text, Faults1)
        ;   findall(Fault, refused(Term, Names, Line, Fault), Faults, Faults1),
            terms_faults(Stream, Module, Text, Faults1)
        )
    ).

%   To look for a mistake takes a walk through the whole text: in a long one only the first is told.

more_faults(Stream, Module, Text, Faults) :-
    (   short(Text)
    ->  terms_faults(Stream, Module, Text, Faults)
    ;   Faults = []
    ).

short(Text) :-
    string_length(Text, Length),
    Length =< 5 000.

%   No library rewrites the goals of an answer: apply_macros, which clpfd loads for all, gives
%   a lambda that is written without `/` other variables than it has when it is called.

loaded(Module, Place, Text, Faults, Warnings) :-
    retractall(said(_, _)),
    atomic_list_concat([Module, '/', Place], Name),
    setup_call_cleanup(
        ( open_string(Text, Stream),  % first: what is no text leaves nothing behind
          asserta(loading(Text), Ref),
          asserta((user:message_hook(Term, Kind, Lines) :- lessons_answer:heard(Term, Kind, Lines)),
                  Ref1),
          asserta((system:goal_expansion(_, _) :- lessons_answer:loading(_), !, fail), Ref2),
          asserta((system:goal_expansion(_, _, _, _) :- lessons_answer:loading(_), !, fail), Ref3)
        ),
        catch(quiet(load_files(Module:Name,
                               [ stream(Stream), module(Module), silent(true), sandboxed(true),
                                 optimise(false) ])),
              Error,
              print_message(error, Error)),
        ( close(Stream),
          erase(Ref),
          erase(Ref1),
          erase(Ref2),
          erase(Ref3)
        )),
    findall(Fault, said(error, Fault), Faults),
    findall(Warning, said(warning, Warning), Warnings).

%   All output is dropped, however much it is.  So are messages, since printing one can
%   call a goal in it.

:- meta_predicate quiet(0).

quiet(Goal) :-
    current_output(Before),
    setup_call_cleanup(
        ( thread_self(Self),
          open_null_stream(Null),
          set_output(Null),
          assertz((user:message_hook(_, _, _) :- thread_self(Self)), Ref)
        ),
        Goal,
        ( erase(Ref), set_output(Before), close(Null) )).

heard(Term, Kind, Lines) :-
    loading(Text),
    (   memberchk(Kind, [error, warning])
    ->  forall(message_fault(Kind, Term, Lines, Text, Fault), assertz(said(Kind, Fault)))
    ;   true
    ).

refused(Term, Names, Line, Fault) :-
    nonvar(Term),
    value_words(Term, Names, Words),
    !,
    format(string(Fault), "line ~d: ~s", [Line, Words]).
refused(Term, Names, Line, Fault) :-
    nonvar(Term),
    refusal(Term, Shown, Format),
    named_as_written(Names),
    term_variables(Shown, Open),
    maplist(=('$VAR'('_')), Open),
    told_text(Shown, Text),
    format(string(Fault0), Format, [Text]),
    format(string(Fault), "line ~d: ~s", [Line, Fault0]).

%   What has no name is _.

named_as_written([]).
named_as_written([Name = '$VAR'(Name)|Names]) :- named_as_written(Names).

refusal((?- Query), Query, "?- ~s. is a query: an answer has only clauses, without ?-").
refusal((:- Directive), Directive, ":- ~s. is not run here: accepted are dynamic, discontiguous, \c
           table, and use_module of the libraries aggregate, apply, assoc, clpb, clpfd, dcg/basics, \c
           lists, ordsets, pairs, solution_sequences, yall") :-
    \+ ( nonvar(Directive), accepted(Directive) ).
refusal(Clause, Clause, "~s: an answer must not change how it is read") :-
    head_of(Clause, Head),
    nonvar(Head),
    strip_module(Head, _, Plain),
    named(Plain, Name),
    memberchk(Name, [goal_expansion, term_expansion]).
refusal(Clause, Clause, "~s: a list is no clause") :-
    is_list(Clause).
refusal(Clause, Clause, "~s: a number is no clause; a fact is a name with its arguments, such as \c
                         p(1, a)") :-
    number(Clause).
refusal(Clause, Module:Goal, "~s: an answer stands by itself, and asks no other module") :-
    sub_term(Module:Goal, Clause),
    atom(Module),
    nonvar(Goal),
    module_property(Module, class(Class)),
    memberchk(Class, [user, temporary]),
    !.
refusal(Clause, Part, Format) :-
    once(( sub_term(Part, Clause), named(Part, Name), withheld(Name) )),
    refused_call(Format).

named(Term, Name) :-
    (   atom(Term)
    ->  Name = Term
    ;   compound(Term),
        compound_name_arity(Term, Name, _)
    ).

head_of(Clause, Head) :-
    ( memberchk(Clause, [(Head :- _), (Head --> _), (Head => _)]) -> true ; Head = Clause ).

%   A head that is given a value, as a function is; and a value that is called.

value_words(Clause, Names, Words) :-
    head_of(Clause, Head),
    compound(Head),
    Head =.. [Sign,Left,Right],
    memberchk(Sign, [=, ==, is, =:=]),
    callable(Left),
    \+ ( callable(Right), last_shared(Left, Right) ),
    (   atom(Left)
    ->  format(string(Words), "~w is given a value, and Prolog stores none: a fact is a name with its \c
                               arguments, such as ~w(1, a)", [Left, Left])
    ;   truth(Right, Names, Told)
    ->  shown_blank(Left, Names, Text),
        format(string(Words), "a clause holds by itself: write ~s without ~w ~w", [Text, Sign, Told])
    ;   ( compound(Right), Right \= [_|_] -> true ; Value = Right ),
        Left =.. Parts,
        append(Parts, [Value], Parts1),
        Goal =.. Parts1,
        shown_blank(Goal, ['Value' = Value|Names], Text),
        format(string(Words), "a relation has no value, but one more argument: write ~s, not ~w", [Text, Sign])
    ).
value_words(Clause, _, "a clause has :- between head and body, and not a sign such as = or is") :-
    compound(Clause),
    Clause =.. [Sign,Left,Right],
    memberchk(Sign, [=, ==, is, =:=]),
    callable(Left),
    callable(Right),
    last_shared(Left, Right).
value_words((_ :- Body), Names, Words) :-
    conjunct(Body, Goal),
    var(Goal),
    truth(Goal, Names, Told),
    format(string(Words), "~w is a variable, and no goal: leave it out where nothing has to hold, and write \c
                           fail where nothing may", [Told]),
    !.      % the first one

%   The result of the head is an argument of the other side already.

last_shared(Left, Right) :-
    compound(Left),
    compound(Right),
    Right =.. [_|Arguments],
    functor(Left, _, Arity),
    arg(Arity, Left, Result),
    var(Result),
    last(Arguments, Last),
    Last == Result.

conjunct(Body, Goal) :-
    (   nonvar(Body),
        Body = (First, Rest)
    ->  ( conjunct(First, Goal) ; conjunct(Rest, Goal) )
    ;   Goal = Body
    ).

truth(Value, Names, Told) :-
    ( var(Value) -> variable_name(Value, Names, Told) ; Told = Value ),
    memberchk(Told, [true, false, 'True', 'False', 'None']).

%   These are refused although the sandbox accepts them, since they can call any goal:
%   messages, whose format may call one; relations that change a term in place, after the
%   sandbox has checked it; and attributes, which may be those of freeze/2.  So is what ends
%   the check with the answer, everything that belongs to Prolog itself, and Python.

withheld(Name) :-
    memberchk(Name, [ abort, assertion, print_message, print_message_lines, message_to_codes,
                      message_to_string, translate_message,
                      setarg, nb_setarg, nb_linkarg, b_set_dict, nb_set_dict, nb_link_dict,
                      put_attr, put_attrs, unwind, sleep ]).
withheld(Name) :-
    atom(Name),
    sub_atom(Name, 0, 1, _, $),
    \+ memberchk(Name, [$, '$VAR']).

withheld(Name) :-
    python_call(Name).

%   These change nothing, but are on no list of the sandbox.

:- multifile sandbox:safe_primitive/1.

sandbox:safe_primitive(system:divmod(_, _, _, _)).
sandbox:safe_primitive(system:nl).
sandbox:safe_primitive(system:print(_)).
sandbox:safe_primitive(system:put_char(_)).
sandbox:safe_primitive(system:tab(_)).
sandbox:safe_primitive(system:write(_)).
sandbox:safe_primitive(system:write_canonical(_)).
sandbox:safe_primitive(system:writeq(_)).

accepted(dynamic(_)).
accepted(discontiguous(_)).
accepted(table(Spec)) :- \+ calling(Spec).
accepted(use_module(library(Name))) :- accepted_library(Name).
accepted(use_module(library(Name), Imports)) :-
    accepted_library(Name),
    \+ ( sub_term(Part, Imports), nonvar(Part), Part = (_ as _) ).

%   Such a table joins two answers by a goal that the sandbox has not checked.

calling(Spec) :-
    sub_term(Part, Spec),
    compound(Part),
    compound_name_arity(Part, Name, 1),
    memberchk(Name, [lattice, po]).

%   Nothing else is loaded by an answer: these are here already.

accepted_library(Name) :-
    ground(Name),
    memberchk(Name, [aggregate, apply, assoc, clpb, clpfd, dcg/basics, lists, ordsets, pairs,
                     solution_sequences, yall]).

%!  relations_faults(+Module, +Relations, -Faults) is det.
%
%   True when Faults are sentences that say which of Relations, Name/Arity,
%   Module does not define, or which of them reaches for what a program in the
%   sandbox may not do.
%
%       ?- text_module(["p(X) :- q(X).\nq(1)."], lesson_example2, [], _),
%          relations_faults(lesson_example2, [p/1,r/2], Faults).
%       Faults = ["r/2 is not defined: the program defines p/1, q/1"].

relations_faults(Module, Relations, Faults) :-
    findall(Fault, ( member(Relation, Relations), relation_fault(Module, Relation, Fault) ),
            Faults).

relation_fault(Module, Name/Arity, Fault) :-
    functor(Head, Name, Arity),
    defined(Module, Own),
    (   own(Module, Head)
    ->  catch(( safe_goal(Module:Head), fail ), Error0, true),
        (   blamed(Module, Line, Error)
        ->  error_fault(Error, Own, Fault0),
            format(string(Fault), "line ~d: ~s", [Line, Fault0])
        ;   error_fault(Error0, Own, Fault)
        )
    ;   own(Module, Other),
        functor(Other, Name1, Arity1),
        (   Name1 == Name
        ->  format(string(Fault), "~w/~d is not defined: ~w has ~d arguments in the program, and the task \c
                                   asks for ~d", [Name, Arity, Name, Arity1, Arity])
        ;   Arity1 =:= Arity,
            near(Name1, Name),
            format(string(Fault), "~w/~d is not defined: is ~w misspelt?", [Name, Arity, Name1])
        )
    ->  true
    ;   (   Own == []
        ->  Defines = nothing
        ;   atomic_list_concat(Own, ', ', Defines)
        ),
        format(string(Fault), "~w/~w is not defined: the program defines ~w",
               [Name, Arity, Defines])
    ).

%   The goal of a clause that the sandbox refuses, and not one of what that calls.

blamed(Module, Line, Error) :-
    own(Module, Head),
    clause(Module:Head, Body, Ref),
    body_goal(Body, Goal),
    \+ own(Module, Goal),
    catch(( safe_goal(Module:Goal), fail ), error(Formal, _), true),
    (   subsumes_term(permission_error(_, sandboxed, _), Formal)
    ;   subsumes_term(instantiation_error, Formal),     % of a goal that it puts together itself
        \+ ( predicate_property(Module:Goal, meta_predicate(Modes)), arg(_, Modes, Mode), integer(Mode) )
    ),
    !,      % the first one
    Error = error(permission_error(call, sandboxed, Goal), _),
    clause_property(Ref, line_count(Line)).

body_goal(Body, Goal) :-
    (   compound(Body),
        compound_name_arguments(Body, Name, Parts),
        memberchk(Name, [',', ;, ->, *->, \+])
    ->  member(Part, Parts),
        body_goal(Part, Goal)
    ;   Goal = Body
    ).

%   What a program defines, and what it is given.

defined(Module, Own) :-
    findall(Text, ( own(Module, Head), functor(Head, Name, Arity), told_text(Name/Arity, Text) ),
            Own0),
    sort(Own0, Own).

own(Module, Head) :-
    ( var(Head) ; callable(Head) ),
    predicate_property(Module:Head, number_of_clauses(Number)),
    Number > 0,
    \+ predicate_property(Module:Head, imported_from(_)),
    \+ '$tabled_helper'(Head).

'$tabled_helper'(Head) :-
    functor(Head, Name, _),
    (   sub_atom(Name, _, _, 0, ' tabled')
    ;   sub_atom(Name, 0, 1, _, '$')
    ).

%!  goal_result(+Module, +Goal, +Most, +Inferences, -Result) is det.
%
%   True when Result is result(Answers, End): the answers of Goal in Module, in
%   their order, each a text as Prolog prints it; and how it came to its end:
%   `end`, `more` after Most answers, `stopped` if it took more than so many
%   Inferences, `memory`, or error(Text).
%
%       ?- goal_result(lists, member(_, [a,b]), 10, 1000, Result).
%       Result = result(["A = a", "A = b"], end).

goal_result(Module, Goal, Most, Inferences, result(Answers, End)) :-
    term_variables(Goal, Variables),
    State = found([]),
    lesson_limit(stack, Bytes),
    current_prolog_flag(stack_limit, Before),
    setup_call_cleanup(
        set_prolog_flag(stack_limit, Bytes),
        catch(quiet(call_with_inference_limit(counted(all(Module:Goal, Variables, Most, State), Took),
                                              Inferences, Limit)),
              Error, true),
        set_prolog_flag(stack_limit, Before)),
    arg(1, State, Found),
    reverse(Found, Answers),
    (   nonvar(Error)
    ->  error_end(Error, Module, End)
    ;   ( Limit == inference_limit_exceeded ; Took + 20 > Inferences )
    ->  End = stopped
    ;   length(Found, Most)
    ->  End = more
    ;   End = end
    ).

%   The limit is an exception, which a program may catch: so what it took is looked at, too.

:- meta_predicate counted(0, -), all(0, +, +, +).

counted(Goal, Took) :-
    statistics(inferences, Before),
    call(Goal),
    statistics(inferences, After),
    Took is After - Before.

all(Goal, Variables, Most, State) :-
    forall(limit(Most, Goal),
           ( variables_text(Variables, Text),
             arg(1, State, Found),
             nb_setarg(1, State, [Text|Found]) )).

error_end(Error, Module, End) :-
    (   subsumes_term(error(resource_error(_), _), Error)
    ->  End = memory
    ;   defined(Module, Own),
        error_fault(Error, Own, Text),
        (   sub_string(Text, _, _, _, "Cannot allocate memory")
        ->  End = memory
        ;   End = error(Text)
        )
    ).

%!  lesson_limit(?Of, -Limit) is nondet.
%
%   True when Limit is the most that is allowed of the following:
%
%     - characters: of the text of an answer;
%     - steps: inferences for a query, or fifty times as many as the reference takes;
%     - first_steps: the same, before we try to prove that there is no end;
%     - all_steps: inferences for all queries together;
%     - reference_steps: what the reference itself may take;
%     - stack: bytes of memory for a query;
%     - answers: of a query that are compared;
%     - sets: answer sets that are compared.
%
%       ?- lesson_limit(sets, Sets).
%       Sets = 500.

lesson_limit(characters, 100 000).
lesson_limit(steps, 3 000 000).
lesson_limit(first_steps, 20 000).
lesson_limit(all_steps, 20 000 000).
lesson_limit(reference_steps, 5 000 000).
lesson_limit(stack, 100 000 000).
lesson_limit(answers, 200).
lesson_limit(sets, 500).

/** <examples>

?- goal_result(lists, append(_, _, [1,2]), 10, 1000, Result).
?- goal_result(lists, length(_, _), 3, 1000, Result).
?- lesson_limit(Of, Limit).
*/
