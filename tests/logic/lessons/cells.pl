/** The cells of lessons, run: `swipl -O cells.pl IN`

IN holds a list of lessons as JSON, each a list of cells {"text":T, "answer":A}.
A cell is clauses, a query `?- Goal.`, or both; clauses stay, and take the place of
older ones of the same name.  A is what Prolog prints: `X = 1, Y = 2 ;` and so on to
the last answer, `true.`, `false.` or `ERROR: Text`; `...` stands for what is left
out.  If its info begins with `tree`, A is the search tree of the query, as why_tree/1 prints
it, without the places of the clauses.  Before the answer of a query of why_not/1 and its kind
stands what it prints.  Writes a list of lists of texts: the empty one, or what is wrong.
*/

:- use_module(library(apply)).
:- use_module(library(http/json)).
:- use_module(library(lists)).
:- use_module(library(filesex), [delete_directory_and_contents/1]).
:- use_module(library(main)).
:- use_module(library(memfile)).
:- use_module(library(solution_sequences)).
:- use_module(library(thread)).
:- use_module('../../../logic/load').

:- initialization(main, main).

main([In]) :-
    set_prolog_flag(stack_limit, 40 000 000),
    setup_call_cleanup(open(In, read, Stream, [encoding(utf8)]),
                       json_read_dict(Stream, Lessons),
                       close(Stream)),
    tmp_file(lessons, Folder),
    asserta(folder(Folder)),
    setup_call_cleanup(make_directory(Folder),
                       maplist(lesson, Lessons, Wrong),
                       delete_directory_and_contents(Folder)),
    json_write(current_output, Wrong, [width(0)]).

:- dynamic folder/1.

lesson(Cells, Wrong) :-
    flag(cell, Number, Number),
    atom_concat(lesson_, Number, Module),
    maplist(cell(Module), Cells, Wrong).

%   Each in a thread of its own: what SWI-Prolog keeps of a thread, as how many inferences it may
%   take, is of one cell alone.

cell(Module, Cell, Wrong) :-
    first_solution(Wrong, [cell_wrong(Module, Cell, Wrong)], []).

cell_wrong(Module, Cell, Wrong) :-
    flag(cell, Number0, Number0 + 1),
    Number is Number0 + 1,
    clauses_query(Cell.text, Clauses, Query),
    loaded(Module, Number, Clauses, Error),
    (   ( Error \== "" ; Query == none )
    ->  Wrong = Error
    ;   sub_string(Cell.info, 0, _, _, "tree")
    ->  searched(Module, Query, Cell.answer, Wrong)
    ;   sub_string(Query, 0, _, _, "why")
    ->  explained(Module, Query, Cell.answer, Wrong)
    ;   asked(Module, Query, Cell.answer, Wrong)
    ).

explained(Module, Query, Answer, Wrong) :-
    without_end(Query, Text),
    term_string(Goal, Text, [module(Module)]),
    stream_property(Before, alias(user_error)),
    setup_call_cleanup(
        ( new_memory_file(File),
          open_memory_file(File, write, Stream),
          set_stream(Stream, alias(user_error)) ),
        ( Module:Goal -> End = "true." ; End = "false." ),
        ( set_stream(Before, alias(user_error)),
          close(Stream) )),
    memory_file_to_string(File, Printed),
    string_concat(Printed, End, Said),
    (   Said == Answer
    ->  Wrong = ""
    ;   string_concat("it prints\n", Said, Wrong)
    ).

searched(Module, Query, Answer, Wrong) :-
    without_end(Query, Text),
    term_string(Goal, Text, [variable_names(Names), module(Module)]),
    goal_names_tree(Module:Goal, Names, most(200, 120), Tree),
    tree_rows(Tree, Rows0),
    maplist(unplaced, Rows0, Rows),
    rows_sentence(Rows, Sentence),
    rows_lines(Rows, Lines),
    atomic_list_concat([Sentence|Lines], '\n', Drawn),
    (   atom_string(Drawn, Answer)
    ->  Wrong = ""
    ;   string_concat("its tree is\n", Drawn, Wrong)
    ).

unplaced(row(Depth, Start, Says, _, Bindings, Node),
         row(Depth, Start, Says, none, Bindings, Node)).

clauses_query(Text, Clauses, Query) :-
    string_concat("\n", Text, Text1),
    (   sub_string(Text1, Before, _, After, "\n?- ")
    ->  sub_string(Text1, 0, Before, _, Clauses),
        sub_string(Text1, _, After, 0, Query)
    ;   Clauses = Text,
        Query = none
    ).

:- dynamic said/1.

user:message_hook(Term, Kind, Lines) :-
    memberchk(Kind, [error, warning]),
    source_location(_, _),
    Term \= redefined_procedure(_, _),
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)),
    assertz(said(Text)).
user:message_hook(redefined_procedure(_, _), _, _).

loaded(Module, Number, Text, Error) :-
    retractall(said(_)),
    folder(Folder),
    format(atom(File), "~w/~w_~d.pl", [Folder, Module, Number]),
    setup_call_cleanup(open(File, write, Stream, [encoding(utf8)]),
                       write(Stream, Text),
                       close(Stream)),
    load_files(Module:File, [module(Module), silent(true)]),
    (   said(Error)
    ->  true
    ;   Error = ""
    ).

asked(Module, Query, Answer, Wrong) :-
    catch(wrong(Module, Query, Answer, Wrong), Error, thrown(Error, Answer, Wrong)),
    !.
asked(_, _, _, "its answer can't be read").

thrown(Error, Answer, Wrong) :-
    error_text(Error, Text),
    (   string(Answer),
        string_concat("ERROR: ", Said0, Answer),
        ( sub_string(Said0, Before, _, 0, "...") -> sub_string(Said0, 0, Before, _, Said)
        ; Said = Said0 ),
        normalize_space(string(Said1), Said),
        sub_string(Text, 0, _, _, Said1)
    ->  Wrong = ""
    ;   string_concat("it throws: ", Text, Wrong)
    ).

error_text(Error, Text) :-
    (   Error = error(resource_error(_), _)
    ->  Text = "Stack limit exceeded"
    ;   Error = error(Formal, _)
    ->  phrase('$messages':translate_message(error(Formal, _)), Lines),
        with_output_to(string(Text0), print_message_lines(current_output, '', Lines)),
        normalize_space(string(Text), Text0)
    ;   format(string(Text), "~p", [Error])
    ).

wrong(_, _, Answer, "there is no answer below it") :-
    \+ string(Answer),
    !.
wrong(Module, Query, Answer, Wrong) :-
    without_end(Answer, Plain),
    (   Plain == "false"
    ->  Alternatives = []
    ;   split_answers(Plain, Alternatives)
    ),
    without_end(Query, Goal),
    length(Alternatives, Length),
    Most is Length + 1,
    term_string(Term, Goal, [variable_names(Bindings), module(Module)]),
    findall(Bindings, limit(Most, Module:Term), Found),
    compared(Alternatives, 1, Module, Found, Wrong).

without_end(Text0, Text) :-
    normalize_space(string(Text1), Text0),
    (   string_concat(Text, ".", Text1), \+ sub_string(Text1, _, _, 0, "...")
    ->  true
    ;   Text = Text1
    ).

split_answers(Text, Answers) :-
    (   sub_string(Text, Before, 3, After, " ; ")
    ->  sub_string(Text, 0, Before, _, First),
        sub_string(Text, _, After, 0, Rest),
        Answers = [First|More],
        split_answers(Rest, More)
    ;   Answers = [Text]
    ).

compared([], N, _, Found, Wrong) :-
    length(Found, Length),
    (   Length < N
    ->  Wrong = ""
    ;   nth1(N, Found, Bindings),
        format(string(Wrong), "there is an answer ~d: ~p", [N, Bindings])
    ).
compared(["..."], N, _, Found, Wrong) :-
    !,
    (   length(Found, Length), Length >= N
    ->  Wrong = ""
    ;   format(string(Wrong), "there is no answer ~d", [N])
    ).
compared([Answer|Answers], N, Module, Found, Wrong) :-
    (   nth1(N, Found, Bindings)
    ->  (   same(Answer, Module, Bindings)
        ->  N1 is N + 1,
            compared(Answers, N1, Module, Found, Wrong)
        ;   shown(Bindings, Shown),
            format(string(Wrong), "answer ~d is ~s", [N, Shown])
        )
    ;   N1 is N - 1,
        format(string(Wrong), "there are only ~d answers", [N1])
    ).

%   Each value that is told is the one found; variables whose name begins with _ are not told.

same("true", _, Bindings) :-
    !,
    \+ ( member(Name = Value, Bindings), told(Name), nonvar(Value) ).
same(Answer, Module, Bindings) :-
    copy_term(Bindings, Copy, Constraints),
    term_string(Told, Answer, [variable_names(Names), module(Module)]),
    conjuncts(Told, Conjuncts),
    partition([_ = _]>>true, Conjuncts, Equations, Kept),
    maplist(of_equation(Names), Equations, Pairs),
    maplist(equated(Names), Pairs),
    findall(Name = Value, ( member(Name = Value, Copy), told(Name), nonvar(Value) ), Must),
    forall(member(Name = _, Must), memberchk(Name-_, Pairs)),
    findall(Value-Value1, ( member(Name-Value, Pairs), memberchk(Name = Value1, Copy) ), Both),
    length(Both, Length),
    length(Pairs, Length),
    findall(Value, member(Value-_, Both), Values),
    findall(Value, member(_-Value, Both), Values1),
    Values =@= Values1,
    forall(member(Constraint, Kept),
           \+ \+ ( maplist(named(Copy), Names),
                   member(Constraint0, Constraints),
                   strip_module(Constraint0, _, Constraint1),
                   Constraint1 == Constraint )).

named(Copy, Name = Variable) :-
    (   memberchk(Name = Value, Copy)
    ->  Variable = Value
    ;   true
    ).

told(Name) :- \+ sub_atom(Name, 0, _, _, '_').

conjuncts(Term, [Equation|Equations]) :-
    (   Term = (Equation, Rest)
    ->  conjuncts(Rest, Equations)
    ;   Equation = Term,
        Equations = []
    ).

of_equation(Names, Variable = Value, Name-Value) :-
    member(Name = Variable1, Names),
    Variable1 == Variable.

%   As in X = Y, Y = 1.

equated(Names, Name-Value) :-
    memberchk(Name = Value, Names).

shown(Bindings, Shown) :-
    findall(Name = Value, ( member(Name = Value, Bindings), told(Name), nonvar(Value) ), Told),
    copy_term(Told, Copy, _),
    numbervars(Copy, 0, _),
    findall(Text, ( member(Name = Value, Copy),
                    format(string(Text), "~w = ~W", [Name, Value, [quoted(true), numbervars(true),
                                                     spacing(next_argument), portray(true)]]) ),
            Texts),
    atomic_list_concat(Texts, ', ', Shown0),
    atom_string(Shown0, Shown).
