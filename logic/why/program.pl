:- module(why_program,
          [ text_program/3,          % +Text, :Goal, -Program
            goal_program/2,          % :Goal, -Program
            program_query_program/3, % +Program0, :Goal, -Program
            program_part_outcome/6,  % +Program, +Part, +Asked, +Answers, +Limit, -Outcome
            program_part_calls/3,    % +Program, +Part, -Calls
            program_asks/2           % +Program, -Asks
          ]).

/** <module> A program: the clauses that a goal may use, as they are written

A program is program(Clauses, Tables).  Clauses are Number-written(Relation, Text, Neck, Head, Body):
Relation is Module:Name/Arity, Text the clause as it stands in its file, Neck the place in Text where
its head ends, and Body its goals, each with its place (clause.pl).  Clause 0 is the query.  Tables are
Relation-Spec, what `:- table Spec` says of Relation.

A part is part(Cuts, Edits): Edits are Number-Edit, the edits (clause.pl) of a clause of a program.
*/

:- use_module(library(apply), [foldl/4, maplist/2, maplist/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth0/3]).
:- use_module(library(modules), [in_temporary_module/3]).
:- use_module(library(solution_sequences), [distinct/2]).
:- use_module(clause,
              [ body_cut/1, body_edits_calls/5, body_edits_goal/4, body_form/3, clause_parts/5,
                goal_calls/2, term_body/3
              ]).
:- use_module(source, [goal_relation/2]).
:- use_module('../shared/limit', [goal_ended/3, stops/1]).
:- autoload(library(listing), [portray_clause/3]).
:- autoload(library(readutil), [read_file_to_string/3]).
:- autoload(library(sandbox), [safe_goal/1]).

:- meta_predicate goal_program(0, -), text_program(+, 0, -),
                  program_query_program(+, 0, -).

%!  text_program(+Text, :Goal, -Program) is semidet.
%
%   True when Program has Goal as its query, and the clauses of Text, read as the module of Goal
%   reads them.  Fails if Goal can't be written as text.
%
%       ?- text_program("p(X) :- q(X).", p(1), program([0-_, 1-Written], [])),
%          Written = written(Relation, Text, Neck, Head, Body).
%       Relation = user:p/1, Text = "p(X) :- q(X).", Neck = 4 .

text_program(Text, Module:Goal, program(Numbered, Tables)) :-
    goal_query(Module:Goal, Query),
    text_terms(Text, Module, Terms),
    findall(Clause, ( member(term(_, Term, Positions, Own), Terms),
                      term_written(Module, Term, Positions, Own, Clause) ), Clauses),
    findall(Table, terms_table(Terms, Module, Table), Tables),
    numbered([Query|Clauses], Numbered).

numbered(Clauses, Numbered) :-
    findall(Number-Clause, nth0(Number, Clauses, Clause), Numbered).

terms_table(Terms, Module, Module:Name/Arity-Spec) :-
    member(term(_, (:- table(Specs)), _, _), Terms),
    comma_member(Spec, Specs),
    ( Spec = _/_ -> Spec = Name/Arity ; functor(Spec, Name, Arity) ).

comma_member(Spec, Specs) :-
    (   nonvar(Specs),
        Specs = (A, B)
    ->  ( comma_member(Spec, A) ; comma_member(Spec, B) )
    ;   Spec = Specs,
        callable(Spec)
    ).

%   The terms of a text, term(Line, Term, Positions, Text): a term that can't be read is left out.

text_terms(Text, Module, Terms) :-
    setup_call_cleanup(open_string(Text, Stream),
                       stream_terms(Stream, Text, Module, Terms),
                       close(Stream)).

stream_terms(Stream, Text, Module, Terms) :-
    catch(read_term(Stream, Term, [ module(Module), term_position(Place), syntax_errors(error),
                                    subterm_positions(Positions) ]), Error, true),
    (   nonvar(Error)
    ->  stream_terms(Stream, Text, Module, Terms)
    ;   Term == end_of_file
    ->  Terms = []
    ;   stream_position_data(line_count, Place, Line),
        stream_position_data(char_count, Place, Start),
        character_count(Stream, End),
        sub_string(Text, Start, _, 0, From),
        Length is End - Start,
        sub_string(From, 0, Length, _, Own),
        Terms = [term(Line, Term, Start-Positions, Own)|Terms1],
        stream_terms(Stream, Text, Module, Terms1)
    ).

term_written(Module, Term, Positions, Text, written(Relation, Text, Neck, Head, Body)) :-
    Term \= (:- _),
    Term \= (?- _),
    Term \= (_ => _),
    clause_parts(Term, Positions, Head, Neck, Body),
    callable(Head),
    Head \= _:_,
    functor(Head, Name, Arity),
    Relation = Module:Name/Arity.

%!  goal_program(:Goal, -Program) is semidet.
%
%   True when Program has Goal as its query, and the clauses that a run of Goal may use and that can
%   be read: none of a library.  Fails if Goal can't be written as text.
%
%       ?- goal_program(member(_, []), program([0-Query], Tables)), arg(2, Query, Text).
%       Text = "?- member(_, []).", Tables = [] .

goal_program(Module:Goal, program(Numbered, Tables)) :-
    goal_query(Module:Goal, Query),
    Query = written(_, _, _, _, Body),
    body_relations(Body, Module, Relations),
    reached(Relations, [], files([]), Clauses, Tables),
    numbered([Query|Clauses], Numbered).

%!  program_query_program(+Program0, :Goal, -Program) is semidet.
%
%   True when Program has Goal as its query, and else is Program0.
%
%       ?- program_query_program(program([0-_], []), p(_), program([0-Query], [])),
%          arg(2, Query, Text).
%       Text = "?- p(_)." .

program_query_program(program([_|Clauses], Tables), Goal, program([0-Query|Clauses], Tables)) :-
    goal_query(Goal, Query).

goal_query(Module:Goal, written(Module:(?-)/0, Text, 2, ?-, Body)) :-
    copy_term(Goal, Copy, Constraints),
    foldl(with_constraint, Constraints, Copy, Whole),
    query_text(Module, Whole, Text),
    text_terms(Text, Module, [term(_, (?- Read), Start-term_position(_, _, _, _, [Position]), _)]),
    Read =@= Whole,
    term_body(Read, Start-Position, Body).

with_constraint(Constraint0, Goal, (Constraint, Goal)) :-
    strip_module(Constraint0, _, Constraint).

query_text(Module, Goal, Text) :-
    copy_term(Goal, Copy),
    numbervars(Copy, 0, _, [singletons(true)]),
    format(string(Text), "?- ~W.", [Copy, [ quoted(true), numbervars(true), module(Module),
                                            spacing(next_argument), priority(1199) ]]).

clause_text(Module, Clause, Text) :-
    with_output_to(string(Text0),
                   portray_clause(current_output, Clause,
                                  [module(Module), spacing(next_argument)])),
    split_string(Text0, "", "\n", [Text]).

%   The relations that a body calls, each Module:Name/Arity, where they are defined.

body_relations(Body, Module, Relations) :-
    body_edits_calls(Body, Module, kept, [], Calls),
    findall(Relation, ( member(call(Called, _), Calls), goal_relation(Called, Relation) ), Relations).

reached([], _, _, [], []).
reached([Relation|Relations], Seen, Files0, Clauses, Tables) :-
    (   memberchk(Relation, Seen)
    ->  reached(Relations, Seen, Files0, Clauses, Tables)
    ;   relation_clauses(Relation, Files0, Files, Own0),
        relation_tables(Relation, Files, Own0, Own, OwnTables),
        Relation = Module:_,
        findall(Called, ( member(written(_, _, _, _, Body), Own),
                          body_relations(Body, Module, All),
                          member(Called, All) ), Called),
        append(Relations, Called, Relations1),
        append(Own, Clauses1, Clauses),
        append(OwnTables, Tables1, Tables),
        reached(Relations1, [Relation|Seen], Files, Clauses1, Tables1)
    ).

%   Of a table that no file declares, nothing can be left out.

relation_tables(Module:Name/Arity, files(Known), Own0, Own, Tables) :-
    functor(Head, Name, Arity),
    (   predicate_property(Module:Head, tabled)
    ->  findall(Table, ( member(_-Terms, Known),
                         terms_table(Terms, Module, Table),
                         Table = Module:Name/Arity-_ ), Tables),
        ( Tables == [] -> Own = [] ; Own = Own0 )
    ;   Own = Own0,
        Tables = []
    ).

relation_clauses(Module:Name/Arity, Files0, Files, Clauses) :-
    functor(Head, Name, Arity),
    findall(Reference, catch(clause(Module:Head, _, Reference), error(_, _), fail), References),
    references_clauses(References, Module:Name/Arity, none, Files0, Files, Clauses).

%   Clauses that begin in one line are told apart by their order.

references_clauses([], _, _, Files, Files, []).
references_clauses([Reference|References], Relation, Before, Files0, Files, [Clause|Clauses]) :-
    (   clause_property(Reference, file(File)),
        clause_property(Reference, line_count(Line))
    ->  Place = File:Line,
        file_terms(File, Relation, Files0, Files1, Terms)
    ;   Place = none,
        Files1 = Files0,
        Terms = []
    ),
    ( Before = Place-Number0 -> Number is Number0 + 1 ; Number = 0 ),
    reference_clause(Terms, Place, Number, Reference, Relation, Clause),
    references_clauses(References, Relation, Place-Number, Files1, Files, Clauses).

reference_clause(Terms, Place, Number, Reference, Relation, Clause) :-
    Relation = Module:_,
    clause(_:Head, Body, Reference),
    (   Place = _:Line,
        findall(Written, ( member(term(Line, Term, Positions, Text), Terms),
                           term_written(Module, Term, Positions, Text, Written),
                           Written = written(Relation, _, _, _, _) ), All),
        nth0(Number, All, Found),
        Found = written(_, _, _, Head1, _),
        subsumes_term(Head1, Head)     % unifications of the body may stand in the head that is told
    ->  Clause = Found
    ;   clause_text(Module, (Head :- Body), Text),
        text_terms(Text, Module, [term(_, Term1, Positions1, _)]),
        term_written(Module, Term1, Positions1, Text, Clause)
    ).

file_terms(File, Module:_, files(Known), Files, Terms) :-
    (   memberchk(File-Terms0, Known)
    ->  Terms = Terms0,
        Files = files(Known)
    ;   catch(read_file_to_string(File, Text, []), error(_, _), fail)
    ->  text_terms(Text, Module, Terms),
        Files = files([File-Terms|Known])
    ;   Terms = [],
        Files = files([File-[]|Known])
    ).

% ---- A part of a program, tried within limits ----
%
%   The part is loaded into modules of its own, which see what the program sees, and runs only if it
%   is safe: it may call nothing that changes anything outside (library(sandbox)).

%
%   A goal is _monotone_ if it can only gain answers when its variables lose their values; a negation,
%   a condition, a cut and `==` are not.  A part proves nothing if it asks such a goal of a variable
%   where the whole program asks it of a value.  So the goals of the whole program are kept, and
%   compared with those of a part.  asked(Whole, Asks, _, Own) has them in the trie Whole, and in Own
%   what a part asks.

%!  program_part_outcome(+Program, +Part, +Asked, +Answers, +Limit, -Outcome) is det.
%
%   True when Outcome is what comes of the query of Program in Part, if the first answer is asked
%   for, or `all` answers: holds, fails, error(Error), or `endless` for more than Limit allows,
%   limit(Inferences, Seconds), or for too much memory.  `all` answers are none in the end: fails.
%   Seconds are needed beside Inferences, for to leave a deep call takes time and no inference.
%   Asked is `none`; whole(Asked), which keeps what is asked, or part(Asked): then `open` is the
%   outcome if a goal that is not monotone is asked of more than before.
%
%       ?- text_program("p(1). p(X) :- p(X).", p(2), Program),
%          program_part_outcome(Program, part(kept, []), none, first, limit(10 000, 1), Outcome).
%       Outcome = endless.

program_part_outcome(program(Clauses, Tables), Part0, Asked, Answers, Limit, Outcome) :-
    with_asks(Asked, Part0, Part),
    findall(Module, member(_-written(Module:_, _, _, _, _), Clauses), Modules0),
    sort(Modules0, Modules),
    in_copies(Modules, [], Clauses, Tables, Part, run(Asked, Answers, Limit), Outcome).

in_copies([Module|Modules], Copies, Clauses, Tables, Part, Run, Outcome) :-
    in_temporary_module(Copy, add_import_module(Copy, Module, start),
                        in_copies(Modules, [Module-Copy|Copies], Clauses, Tables, Part, Run, Outcome)).
in_copies([], Copies, Clauses, Tables, Part, Run, Outcome) :-
    Run = run(Asked, Answers, Limit),
    quiet(catch(copied(Copies, Clauses, Tables, Part, Asked, Goal), Error, true)),
    (   nonvar(Error)
    ->  Outcome = error(Error)
    ;   b_setval(why_asked, Asked),
        answered(Answers, Goal, Limit, Outcome0),
        (   Asked = part(Kept),
            ( arg(3, Kept, open) ; Outcome0 == fails, lost(Kept) )
        ->  Outcome = open
        ;   Outcome = Outcome0
        )
    ).

%   What is asked before goals is put into a part, and the run that keeps it is the one that is safe.

with_asks(Asked, part(Cuts, Edits), part(Cuts, All)) :-
    (   Asked == none
    ->  All = Edits
    ;   arg(1, Asked, asked(_, Asks, _, _)),
        append(Asks, Edits, All)
    ).

copied(Copies, [0-written(Module:_, _, _, _, Body)|Clauses], Tables, Part, Asked, Copy:Goal) :-
    memberchk(Module-Copy, Copies),
    clause_goal(0, Body, Part, Goal),
    findall(Relation, distinct(Relation, member(_-written(Relation, _, _, _, _), Clauses)), Relations),
    maplist(prepared(Copies, Tables), Relations),
    maplist(cut_asked(Copies, Part), Relations),
    maplist(loaded(Copies, Part), Clauses),
    maplist(linked(Copies), Relations),
    ( Asked = part(_) -> true ; safe(Relations, Copy:Goal) ).

%   Where a cut decides, the clause is chosen by what its relation is called with.

cut_asked(Copies, part(Cuts, Edits), Module:Name/Arity) :-
    (   Cuts == kept,
        memberchk(Module:Name/Arity-asks_cut, Edits)
    ->  memberchk(Module-Copy, Copies),
        functor(Head, Name, Arity),
        assertz(Copy:(Head :- why_program:asked(Name/Arity, Head), fail))
    ;   true
    ).

%   A goal that is put together while it runs is safe in the rules: they change nothing.

safe(Relations, Goal) :-
    catch(safe_goal(Goal), Error, true),
    (   nonvar(Error),
        \+ ( Error = error(instantiation_error, _),
             forall(member(Module:_, Relations), rules_module(Module)) )
    ->  throw(Error)
    ;   true
    ).

rules_module(Module) :-
    module_property(Module, file(File)),
    rules_folder(Folder),
    sub_atom(File, 0, _, _, Folder).

:- prolog_load_context(directory, Why),
   file_directory_name(Why, Folder),
   assertz(rules_folder(Folder)).

clause_goal(Number, Body, part(Cuts, Edits0), Goal) :-
    findall(Edit, member(Number-Edit, Edits0), Edits),
    body_edits_goal(Body, Cuts, Edits, Goal).

prepared(Copies, Tables, Module:Name/Arity) :-
    memberchk(Module-Copy, Copies),
    dynamic(Copy:Name/Arity),
    (   memberchk(Module:Name/Arity-Spec, Tables)
    ->  table(Copy:Spec)
    ;   true
    ).

loaded(Copies, Part, Number-written(Module:_, _, _, Head, Body)) :-
    memberchk(Module-Copy, Copies),
    clause_goal(Number, Body, Part, Goal),
    assertz(Copy:(Head :- Goal)).

%   What another module imports, its copy imports from the copy.

linked(Copies, Module:Name/Arity) :-
    memberchk(Module-Copy, Copies),
    functor(Head, Name, Arity),
    forall(( member(Other-OtherCopy, Copies),
             Other \== Module,
             predicate_property(Other:Head, imported_from(Module)) ),
           ( Copy:export(Copy:Name/Arity),
             OtherCopy:import(Copy:Name/Arity) )).

%   The limit of time stands outside: if a limit of inferences ends a goal that has an alarm, library(time)
%   may stay locked, and the process hangs when it halts.

answered(Answers, Goal, limit(Inferences, Seconds), Outcome) :-
    quiet(catch(goal_ended(Seconds,
                           call_with_inference_limit(holds(Answers, Goal, Held), Inferences, Result),
                           Ended),
                Error, true)),
    (   nonvar(Error)
    ->  (   stops(Error)
        ->  throw(Error)
        ;   subsumes_term(error(resource_error(_), _), Error)
        ->  Outcome = endless
        ;   Outcome = error(Error)
        )
    ;   ( Ended == time ; Result == inference_limit_exceeded )
    ->  Outcome = endless
    ;   Outcome = Held
    ).

holds(first, Goal, Held) :-
    (   \+ Goal
    ->  Held = fails
    ;   Held = holds
    ).
holds(all, Goal, fails) :-
    \+ ( Goal, fail ).

%   Nothing is printed.

:- meta_predicate quiet(0).

quiet(Goal) :-
    current_output(Before),
    current_prolog_flag(stack_limit, Stack0),
    Stack is min(Stack0, 200 000 000),
    setup_call_cleanup(
        ( open_null_stream(Null),
          set_output(Null),
          set_prolog_flag(stack_limit, Stack)
        ),
        Goal,
        ( set_prolog_flag(stack_limit, Stack0),
          set_output(Before),
          close(Null)
        )).

%   asked(Id, Terms): the run comes to a goal that is not monotone and that decides by Terms.  A
%   value stands for all values; but where the whole program asks of a variable, too, all that it asks
%   has to be asked still: what has become a variable would not be noticed there.

asked(Id, Terms) :-
    b_getval(why_asked, Run),
    arg(1, Run, Asked),
    Asked = asked(Whole, _, _, Own),
    shape(Terms, Shape),
    (   Run = whole(_)
    ->  kept(Whole, shape(Id, Shape)),
        kept(Whole, Id, Terms)
    ;   trie_gen(Whole, shape(Id, Before)),
        ( Shape == value -> true ; subsumes_term(Before, Shape) )
    ->  kept(Own, Id, Terms)
    ;   Shape == value
    ->  true
    ;   nb_setarg(3, Asked, open),
        throw(why_open)
    ).

kept(Trie, Id, Terms) :-
    copy_term(Terms, Copy, _),
    numbervars(Copy, 0, _),
    term_hash(Copy, Hash),
    kept(Trie, asks(Id, Hash)).

kept(Trie, Key) :-
    ( trie_insert(Trie, Key) -> true ; true ).

lost(asked(Whole, _, _, Own)) :-
    trie_gen(Whole, shape(Id, General)),
    trie_gen(Whole, shape(Id, Shape)),
    General \== value,
    ( Shape == value ; General \=@= Shape, subsumes_term(General, Shape) ),
    trie_gen(Whole, asks(Id, Hash)),
    \+ trie_gen(Own, asks(Id, Hash)),
    !.

shape(Term, Shape) :-
    (   ground(Term)
    ->  Shape = value
    ;   attvar(Term)
    ->  Shape = constrained
    ;   var(Term)
    ->  Shape = Term
    ;   compound_name_arguments(Term, Name, Args0),
        maplist(shape, Args0, Args),
        compound_name_arguments(Shape, Name, Args)
    ).

:- multifile sandbox:safe_primitive/1.

sandbox:safe_primitive(why_program:asked(_, _)).

%!  program_asks(+Program, -Asks) is det.
%
%   True when Asks are the edits that ask before each goal of Program that is not monotone.
%
%       ?- text_program("p(X) :- q(X), \\+ r(X). q(1). r(1).", p(_), Program), program_asks(Program, Asks).
%       Asks = [1-ask([2], why_program:asked(1-[2]))].

program_asks(program(Clauses, _), Asks) :-
    findall(Ask, ( member(Number-written(Relation, _, _, _, Body), Clauses),
                   body_ask(Body, Number, Relation, Clauses, Ask) ), Asks).

body_ask(Body, _, Relation, _, Relation-asks_cut) :-
    body_cut(Body).
body_ask(Body, Number, Module:_, Clauses, Number-ask(Path, why_program:asked(Id))) :-
    body_form(Body, Path, Form),
    \+ ( Form = goal(Goal), monotone(Goal, Module, Clauses) ),
    ( Number == 0, Form = goal(Goal), callable(Goal) -> functor(Goal, Name, _), Id = 0-Name ; Id = Number-Path ).

%   Of goals that are called, each is of the program, or monotone, or stops with an error if a
%   variable has no value.

monotone(Goal, Module, Clauses) :-
    callable(Goal),
    goal_calls(Module:Goal, Calls),
    \+ ( member(call(Called, How), Calls),
         \+ ( How == open,
              ( called_relation(Clauses, Called, Relation),
                memberchk(_-written(Relation, _, _, _, _), Clauses)
              ; monotone(Called)
              ) ) ).

monotone(_:Goal) :-
    functor(Goal, Name, _),
    memberchk(Name, [ true, fail, false, =, dif, ',', ;, call, maplist, foldl, phrase, if_, append, member,
                      select, permutation, nth0, nth1, last, length, between, succ, plus, is, <, >, =<,
                      >=, =:=, =\=, arg, functor, =.., sum_list, sumlist, max_list, min_list, numlist,
                      #=, #\=, #<, #>, #=<, #>=, in, ins, all_different, all_distinct, label, labeling,
                      sum, sat, reverse, same_length ]),
    \+ ( compound(Goal),
         memberchk(Name, [call, maplist, foldl, phrase]),
         arg(1, Goal, Closure),
         strip_module(Closure, _, Plain),
         \+ callable(Plain) ).

%!  program_part_calls(+Program, +Part, -Calls) is det.
%
%   True when Calls are the clauses of Program that its query may reach in Part, Number-How: `open`
%   if every call of their relation stands openly (clause.pl), else `closed`.  The query is first.
%
%       ?- text_program("p :- q, \\+ r. q. r.", p, Program),
%          program_part_calls(Program, part(kept, []), Calls).
%       Calls = [0-open, 1-open, 2-open, 3-closed].

program_part_calls(program(Clauses, Tables), Part, Calls) :-
    Clauses = [0-written(Module:Query, _, _, _, _)|_],
    findall(call(Table, closed), ( member(Table-Spec, Tables), Spec \= _/_ ), Best), % the best answer is kept
    reach([call(Module:Query, open)|Best], Clauses, Part, [], Reached),
    findall(Number-How, ( member(Number-written(Relation, _, _, _, _), Clauses),
                          ( memberchk(call(Relation, closed), Reached) -> How = closed
                          ; memberchk(call(Relation, open), Reached) -> How = open
                          ) ), Calls).

reach([], _, _, Reached, Reached).
reach([Call|Calls], Clauses, Part, Reached0, Reached) :-
    (   memberchk(Call, Reached0)
    ->  reach(Calls, Clauses, Part, Reached0, Reached)
    ;   Call = call(Relation, How),
        Part = part(Cuts, Edits0),
        findall(Next, ( member(Number-written(Relation, _, _, _, Body), Clauses),
                        Relation = Module:_,
                        findall(Edit, member(Number-Edit, Edits0), Edits),
                        body_edits_calls(Body, Module, Cuts, Edits, Inner),
                        member(call(Goal, How1), Inner),
                        called_relation(Clauses, Goal, Called),
                        ( How == closed -> Next = call(Called, closed)
                        ; Next = call(Called, How1)
                        ) ), Next, Calls),
        reach(Next, Clauses, Part, [Call|Reached0], Reached)
    ).

called_relation(Clauses, Module:Goal, Relation) :-
    functor(Goal, Name, Arity),
    (   memberchk(_-written(Module:Name/Arity, _, _, _, _), Clauses)
    ->  Relation = Module:Name/Arity
    ;   goal_relation(Module:Goal, Relation)
    ).

/** <examples>

?- goal_program(permutation([1,2], _), Program).
?- text_program("p(1).\np(X) :- X > 1, \\+ p(2).", p(3), Program).
?- goal_program(permutation([1,2], [1,1]), Program),
   program_part_outcome(Program, part(kept, []), none, first, limit(10 000, 1), Outcome).
*/
