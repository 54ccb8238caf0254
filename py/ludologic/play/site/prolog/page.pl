:- module(page,
          [ page_run/3,              % +Query, +Text, +File
            page_cell/4,             % +Text, +File, +Meant, -Json
            page_load/2,             % +File, -Messages
            page_why/5,              % +Text, +File, +Inferences, +Shown, -Json
            page_tree/4,             % +Text, +File, +Nodes, -Json
            page_relation/3,         % +Name, +File, -Json
            page_support/5,          % +Ground, +Set, +Atom, +Most, -Json
            page_tests/2,            % +File, -Json
            page_question/5,         % +Game, +Name, +Arguments, +Handle, -Json
            page_open/4              % +Game, +Name, +Arguments, -Json
          ]).

/** <module> What a page asks of the engine

A query is answered as the toplevel answers it.  JavaScript has window.page_say(Query,
Kind, Text), and window.page_wait(Query), a promise of `next` or `stop`.
*/

:- use_module(library(apply), [maplist/3, partition/4]).
:- use_module(library(gensym), [gensym/2]).
:- use_module(library(json), [atom_json_dict/3, json_write_dict/3]).
:- use_module(library(lists), [append/2, append/3, member/2]).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(pairs), [pairs_keys/2]).
:- use_module(library(wasm)).
:- use_module('/logic/shared/beginner', 
              [clause_mistake/5, commented_fault/2, syntax_mistake/5, unread_query_fault/2]).
:- use_module('/logic/lessons/telling', [message_fault/5]).
:- use_module('/logic/lessons/cell', [text_cell/5, text_facts/2, text_parts/3]).

:- set_prolog_flag(message_context, []).

%   library(wasm) makes [] an operator, for JavaScript's arrays: then X = [] would be written
%   X = ([]).

:- op(0, yf, user:[]).

:- at_halt(endless).

endless :-
    format(user_error, "% A page has no end: halt does nothing here.~n", []),
    cancel_halt('a page has no end').

%   page_run(+Query, +Text, +File): say each answer of the query, until no more are wanted.  The
%   relations that File has for itself are asked before others of their names.

page_run(Query, Text, File) :-
    catch(run(Query, Text, File), Error, say_error(Query, Error)).

run(Query, Text, File) :-
    query_goal(Text, File, Goal, Bindings),
    (   solution(Goal, Bindings, Det, Answer),
        (   Det == true
        ->  say(Query, "last", Answer),
            !
        ;   say(Query, "more", Answer),
            Promise := window.page_wait(Query),
            await(Promise, Pressed),
            \+ memberchk(Pressed, [next, "next"])
        ->  !
        )
    ;   say(Query, "last", "false")
    ).

query_goal(Text, File, Goal, Bindings) :-
    catch(term_string(Goal0, Text, [variable_names(Bindings0), module(user)]), Error,
          throw_unread(Error, Text)),
    (   commented_fault(Text, Fault)
    ->  throw(error(unread(Fault), _))
    ;   clause_kind(Goal0, Kind)
    ->  throw(error(no_query(Kind), _))
    ;   true
    ),
    '$toplevel':call_expand_query(Goal0, Goal1, Bindings0, Bindings),
    goal_module(Goal1, File, Module),
    '$dwim_correct_goal'(Module:Goal1, Bindings, Goal2),
    expand_goal(Goal2, Goal3),
    ( Module == user -> Goal = Goal3 ; Goal = Module:Goal3 ).

goal_module(Goal, File0, Module) :-
    atom_string(File, File0),
    (   module_property(Module0, file(File)),
        sub_term(Called, Goal),
        callable(Called),
        predicate_property(Module0:Called, file(File)),
        \+ predicate_property(user:Called, file(File))
    ->  Module = Module0
    ;   Module = user
    ).

%   A beginner's mistake is told in a sentence.

throw_unread(Error, Text) :-
    (   Error = error(syntax_error(_), _),
        unread_query_fault(Text, Fault)
    ->  throw(error(unread(Fault), _))
    ;   throw(Error)
    ).

%   Also if another goal stands before the clause.

clause_kind(Goal, Kind) :-
    nonvar(Goal),
    (   Goal = (_, Last)
    ->  clause_kind(Last, Kind)
    ;   goal_kind(Goal, Kind)
    ).

goal_kind((_ :- _), clause).
goal_kind((_ --> _), clause).
goal_kind((:- _), directive).

:- multifile prolog:error_message//1, prolog:message//1.

prolog:error_message(unread(Fault)) -->
    { split_string(Fault, "\n", "", Lines) },
    page:rows(Lines).
prolog:error_message(no_query(directive)) -->
    [ 'This is a directive, not a query: a query begins with ?-, not with :-'-[] ].
prolog:error_message(no_query(Kind)) -->
    [ 'This is a ~w, not a query. In a lesson, write it above the query, without ?-; \c
       in the lab, write it into mine.pl, and load it.'-[Kind] ].

rows([Line]) --> !, [ '~s'-[Line] ].
rows([Line|Lines]) --> [ '~s'-[Line], nl ], rows(Lines).

prolog:message(ignored_weak_import(_, _:Relation)) -->
    [ 'When you ask ~p, these clauses answer from now on; the rules keep their own. \c
       If this is a query, ask it, and remove it here.'-[Relation] ].

solution(Goal, Bindings, Det, Text) :-
    '$wfs_call'(Goal, user:Delays),
    deterministic(Det),
    flush_output(user_output),
    answer_text(Bindings, Delays, Text).

%   As in a terminal, constraints on variables that the answer does not show are not told.

answer_text(Bindings, Delays, Text) :-
    \+ \+ ( answer_lines(Bindings, Delays, Lines),
            lines_text(Lines, '', Text0),
            nb_setval(page_answer, Text0)
          ),
    nb_getval(page_answer, Text1),
    (   split_string(Text1, "", " \n", [""])
    ->  Text = "true"
    ;   Text = Text1
    ).

answer_lines(Bindings, Delays, Lines) :-
    '$toplevel':translate_bindings(Bindings, Bindings1, [], user:Residuals),
    '$toplevel':omit_qualifier(Delays, user, Delays1),
    '$toplevel':name_vars(Bindings, Bindings1, t(Residuals, Delays1)),
    residuals_told(Residuals, Residuals1),
    phrase('$messages':result(Bindings1, Delays1, Residuals1), Lines).

%   Constraints that remain are told as a person writes them.

residuals_told(Residuals-Hidden, Told-Hidden) :-
    maplist(constraint_goals, Residuals, Lists),
    append(Lists, Told).

lines_text(Lines, Prefix, Text) :-
    with_output_to(string(Text), print_message_lines(current_output, Prefix, Lines)).

%   Strings reach JavaScript as they are; an atom would be evaluated.

say(Query, Kind, Text0) :-
    string_concat(Text0, "", Text),
    _ := window.page_say(Query, Kind, Text).

say_error(Query, Error) :-
    flush_output(user_output),
    error_text(Error, Text),
    say(Query, "error", Text).

error_text(unwind(abort), "% stopped\n") :- !.
error_text('$aborted', "% stopped\n") :- !.
error_text(Error0, Text) :-
    (   Error0 = error(existence_error(procedure, Called), _)
    ->  Error = error(existence_error(procedure, Called), _)
    ;   Error0 = error(Formal, context(_, Message)), nonvar(Message)
    ->  Error = error(Formal, context(_, Message))
    ;   Error = Error0
    ),
    '$messages':translate_message(Error, Lines, []),
    lines_text(Lines, '', Text0),
    own_text(Error, Text1),
    string_concat(Text0, Text1, Text).

%   A relation that a file does not export can be asked with the file's module before it.

own_text(Error, Text) :-
    (   Error = error(existence_error(procedure, Called), _),
        strip_module(user:Called, user, Name/Arity),
        setof(Module, own_relation(Name/Arity, Module), Modules)
    ->  findall(Asked, ( member(Module, Modules),
                         format(string(Asked), "~q", [Module:Name]) ), Askeds),
        atomic_list_concat(Askeds, '(...) or ', List),
        format(string(Text), "A file has it for itself. Ask ~w(...).~n", [List])
    ;   Text = ""
    ).

own_relation(Name/Arity, Module) :-
    functor(Head, Name, Arity),
    module_property(Module, class(user)),
    predicate_property(Module:Head, file(File)),
    sub_atom(File, 0, _, _, '/logic/'),
    \+ predicate_property(Module:Head, imported_from(_)).

%   page_cell(+Text, +File, +Meant, -Json): the clauses of a cell, the queries among them, and what
%   may be one.  Meant is a JSON object: the cell's text in the lesson, and what was added as a clause.
%   The facts of that text are meant as clauses, too.

page_cell(Text, File, Meant, Json) :-
    atom_json_dict(Meant, _{first: First, added: Added}, [value_string_as_atom(false)]),
    text_parts(Text, Clauses0, Asked),
    text_parts(First, Own, Asked1),
    append(Asked, Asked1, Known),
    text_facts(Own, Facts),
    append(Added, Facts, Meant1),
    text_cell(Clauses0, File, Known, Meant1, cell(Clauses, Queries, Doubts0, Faults)),
    findall(_{query: Query, sentence: Sentence}, member(doubt(Query, Sentence), Doubts0), Doubts),
    json_text(_{clauses: Clauses, asked: Asked, queries: Queries, doubts: Doubts, faults: Faults}, Json).

%   page_load(+File, -Json): load a file again; Messages are what swipl would print, and of a warning
%   a remark.

:- dynamic note/5, listening/0.
:- multifile user:message_hook/3.
:- dynamic user:message_hook/3.

user:message_hook(Message, Kind, Lines) :-
    page:listening,
    memberchk(Kind, [error, warning]),
    page:message_place_text(Message, Lines, File, Line, Text),
    page:message_remark(Kind, Message, Lines, Remark),
    assertz(page:note(Kind, File, Line, Text, Remark)).

%   What can be read, but is no clause.

:- multifile user:term_expansion/2.
:- dynamic user:term_expansion/2.

user:term_expansion(Term, []) :-
    page:listening,
    source_location(File, Line0),
    clause_mistake(Term, file(File), place(Line0, 1), place(Line, Column), Sentence),
    format(string(Text), "~s (column ~d).", [Sentence, Column]),
    assertz(page:note(error, File, Line, Text, "")).

message_place_text(error(syntax_error(What), file(File, Line0, Column0, _)), _, File, Line, Text) :-
    !,
    Column1 is Column0 + 1,
    syntax_mistake(What, file(File), place(Line0, Column1), place(Line, Column), Sentence),
    format(string(Text), "Syntax error: ~s (column ~d).", [Sentence, Column]).
message_place_text(Message, Lines, File, Line, Text) :-
    message_place(Message, File, Line),
    lines_text(Lines, '', Text).

message_remark(error, _, _, "") :- !.
message_remark(warning, Message, Lines, Remark) :-
    (   setof(Fault, message_fault(warning, Message, Lines, "", Fault), Faults)
    ->  atomic_list_concat(Faults, ' ', Remark)
    ;   message_fault(error, Message, Lines, "", Remark)
    ).

message_place(error(_, Place), File, Line) :-
    nonvar(Place),
    (   Place = file(File, Line, _, _)
    ;   Place = stream(_, Line, _, _),
        source_location(File, _)
    ),
    !.
message_place(_, File, Line) :-
    source_location(File, Line),
    !.
message_place(_, '', 0).

page_load(File, Json) :-
    findall(Head, source_file(user:Head, File), Heads),
    noted(load_files(user:File, [if(true), optimise(true)]), Notes),
    forall(member(Head, Heads), imported_again(Head)),
    json_text(Notes, Json).

%   A relation of the rules, of which the file had clauses before, is that of the rules again.

imported_again(Head) :-
    (   \+ predicate_property(user:Head, number_of_clauses(_)),
        predicate_property(ludologic:Head, imported_from(Module))
    ->  functor(Head, Name, Arity),
        user:import(Module:Name/Arity)
    ;   true
    ).

noted(Goal, Notes) :-
    retractall(note(_, _, _, _, _)),
    setup_call_cleanup(
        asserta(listening),
        catch(ignore(Goal), Error, print_message(error, Error)),
        retractall(listening)),
    findall(_{kind: Kind, file: File, line: Line, text: Text, remark: Remark},
            retract(note(Kind, File, Line, Text, Remark)), Notes).

json_text(Term, Text) :-
    with_output_to(string(Text), json_write_dict(current_output, Term, [width(0)])).

%   page_why(+Text, +File, +Inferences, +Shown, -Json): the proofs of the first answer, or what failed, or
%   what does not end, with the smallest part of the program that is to blame.  Shown is `plain`, or
%   `all` for what is true by itself, too.

page_why(Text, File, Inferences, Shown, Json) :-
    catch(why_dict(Text, File, Inferences, Shown, Dict), Error,
          ( error_text(Error, Said), Dict = _{error: Said} )),
    json_text(Dict, Json).

why_dict(Text, File, Inferences, Shown, Dict) :-
    query_goal(Text, File, Goal, _),
    catch(goal_dict(Goal, Inferences, Shown, Dict), error(resource_error(inferences), _),
          ( goal_endless_lines(user:Goal, 1 000 000, Lines),
            Dict = _{endless: true, slice: Lines} )).

goal_dict(Goal, Inferences, Shown, Dict) :-
    (   goal_within_proofs(Goal, Inferences, Proofs0)
    ->  ( memberchk(Shown, [all, "all"]) -> Proofs = Proofs0 ; plain_proofs(Proofs0, Proofs) ),
        maplist(proof_dict, Proofs, Dicts),
        Dict = _{holds: true, proofs: Dicts}
    ;   goal_within_failures(Goal, Inferences, Failures0),
        ( memberchk(Shown, [all, "all"]) -> Failures = Failures0 ; plain_failures(Failures0, Failures) ),
        findall(_{depth: Depth, goal: GoalText},
                ( member(failure(Depth, Failed), Failures), goal_text(Failed, GoalText) ), Dicts),
        ( failures_sentence(Failures, Sentence) -> true ; Sentence = "No answer." ),
        goal_failure_lines(user:Goal, Inferences, Lines),
        Dict = _{holds: false, sentence: Sentence, failures: Dicts, slice: Lines}
    ).

proof_dict(proof(Goal, By, Proofs), Dict) :-
    goal_text(Goal, Text),
    maplist(proof_dict, Proofs, Dicts),
    (   By = clause(File, Line)
    ->  Dict = _{goal: Text, by: clause, file: File, line: Line, proofs: Dicts}
    ;   Dict = _{goal: Text, by: By, proofs: Dicts}
    ).

%   page_tree(+Text, +File, +Nodes, -Json): the search tree, its first Nodes goals, in rows.

page_tree(Text, File, Nodes, Json) :-
    catch(tree_dict(Text, File, Nodes, Dict), Error,
          ( error_text(Error, Said), Dict = _{error: Said} )),
    json_text(Dict, Json).

tree_dict(Text, File, Nodes, _{sentence: Sentence, rows: Dicts}) :-
    query_goal(Text, File, Goal, Names),
    goal_names_tree(Goal, Names, most(Nodes, 120), Tree),
    tree_rows(Tree, Rows),
    rows_sentence(Rows, Sentence),
    maplist(row_dict, Rows, Dicts).

row_dict(row(Depth, Start, Says, Place, Bindings, Node), Dict) :-
    ( Place = File-Line -> true ; File = "", Line = 0 ),
    ( Node = goal(Text, Rest) -> Kind = goal ; Node = end(Kind, Text), Rest = [] ),
    Dict = _{depth: Depth, start: Start, says: Says, file: File, line: Line, bindings: Bindings,
             kind: Kind, text: Text, rest: Rest}.

%   page_relation(+Name, +File, -Json): the relations called Name, those of File first: where each is
%   defined, and the clauses that use it.

page_relation(Name0, File0, Json) :-
    atom_string(Name, Name0),
    atom_string(File, File0),
    findall(Relation, name_relation(Name, Relation), Relations0),
    partition(defined_in(File), Relations0, Own, Others),
    append(Own, Others, Relations),
    maplist(relation_dict, Relations, Dicts),
    json_text(Dicts, Json).

defined_in(File, Relation) :-
    relation_place(Relation, File, _),
    !.

relation_dict(Relation, _{name: Text, file: File, line: Line, uses: Uses}) :-
    Relation = _:Name/Arity,
    format(string(Text), "~w/~d", [Name, Arity]),
    once(relation_place(Relation, File, Line)),
    findall(_{name: UserText, file: UserFile, line: UserLine},
            ( relation_use(Relation, User, UserFile, UserLine),
              format(string(UserText), "~w", [User]) ), Uses).

%   page_support(+Ground, +Set, +Atom, +Most, -Json): what supports Atom in an answer set of a ground
%   program, or keeps it out.  Set has an atom in each line.

page_support(Ground, Set0, Atom, Most, Json) :-
    split_string(Set0, "\n", "", Set),
    ground_set_atom_support(Ground, Set, Atom, Most, Nodes),
    maplist(node_dict, Nodes, Dicts),
    json_text(Dicts, Json).

node_dict(node(Atom, Standing, Sentence, Rules),
          _{atom: Atom, standing: Standing, sentence: Sentence, rules: Dicts}) :-
    findall(_{text: Text, literals: Literals},
            ( member(rule(Text, All), Rules),
              findall(_{text: Literal, holds: Truth, atoms: Atoms},
                      member(literal(Literal, Truth, Atoms), All), Literals) ), Dicts).

%   page_tests(+File, -Json): load a file of tests and run them.

page_tests(File, Json) :-
    use_module(library(plunit)),
    set_test_options([load(always), output(always), format(log)]),
    noted(load_files(user:File, [if(true), must_be_module(false)]), Load),
    findall(Unit-Module, ( plunit:current_unit(Unit, Module, _, _),
                           module_property(Module, file(File)) ), Units),
    findall(Test, ( member(_-Module, Units), Module:'unit test'(Test, _, _, _) ), Tests),
    length(Tests, Count),
    pairs_keys(Units, Names),
    noted(( run_tests(Names) -> Passed = true ; Passed = false ), Notes0),
    append(Load, Notes0, Notes),
    json_text(_{tests: Count, passed: Passed, notes: Notes}, Json).

%   page_question(+Game, +Name, +Arguments, +Handle, -Json): what the door answers, as it writes it,
%   to the question called Name; a list of all replies if the name begins with each_.  Arguments is
%   a JSON object, Handle the name of a value that stays (page_open/4), or "".

page_question(Game, Name, Arguments, Handle, Json) :-
    catch(question_text(Game, Name, Arguments, Handle, Json), Error,
          broken_text(Error, Json)).

question_text(Game, Name0, Arguments, Handle, Json) :-
    question_pairs(Game, Name0, Arguments, Module, Name, Pairs),
    handle_value(Handle, Value),
    (   string_concat("each_", _, Name0)
    ->  findall(Text, shared_questions:handle_asked_text(Value, Module, Name, Pairs, Text), Texts),
        atomic_list_concat(Texts, ',', Replies),
        format(string(Json), "[~w]", [Replies])
    ;   once(shared_questions:handle_asked_text(Value, Module, Name, Pairs, Json))
    ).

question_pairs(Game, Name0, Arguments, Module, Name, Pairs) :-
    atom_string(Name, Name0),
    format(atom(Module), "~w_ask", [Game]),
    atom_json_dict(Arguments, Dict, [value_string_as_atom(false)]),
    json_raw(Dict, object(Pairs)).

broken_text(Error, Json) :-
    error_text(Error, Said),
    json_text(_{broken: Said}, Json).

%   page_open(+Game, +Name, +Arguments, -Json): a value that answers the question called Name stays
%   in the engine, as a global variable, for it has no threads.  The answer is its name, or null.

page_open(Game, Name0, Arguments, Json) :-
    catch(opened_text(Game, Name0, Arguments, Json), Error,
          (   ( Error = error(bad_input(Said), _) ; Error = error(impossible(Said), _) )
          ->  json_text(_{fault: Said}, Json)
          ;   broken_text(Error, Json)
          )).

opened_text(Game, Name0, Arguments, Json) :-
    question_pairs(Game, Name0, Arguments, Module, Name, Pairs),
    (   shared_questions:opened(Module, Name, Pairs, Value)
    ->  gensym(page_handle, Handle),
        nb_linkval(Handle, Value),
        json_text(_{answer: Handle}, Json)
    ;   json_text(_{answer: null}, Json)
    ).

handle_value(Handle0, Value) :-
    atom_string(Handle, Handle0),
    (   nb_current(Handle, Value0)
    ->  Value = Value0
    ;   Value = none
    ).

%   Values as ../logic/shared/values.pl reads them.

json_raw(Value, object(Pairs)) :-
    is_dict(Value),
    !,
    dict_pairs(Value, _, Pairs0),
    maplist(pair_raw, Pairs0, Pairs).
json_raw(Values, Raws) :-
    is_list(Values),
    !,
    maplist(json_raw, Values, Raws).
json_raw(Value, Value).

pair_raw(Name-Value, Name-Raw) :-
    json_raw(Value, Raw).
