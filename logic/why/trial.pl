:- module(why_trial,
          [ program_part_outcome/5,  % +Program, +Part, +Answers, +Limit, -Outcome
            program_part_calls/3     % +Program, +Part, -Calls
          ]).

/** <module> A part of a program, tried within limits

A part is part(Cuts, Edits): Edits are Number-Edit, the edits (body.pl) of a clause of a program
(written.pl).  The part is loaded into modules of its own, which see what the program sees, and runs
only if it is safe: it may call nothing that changes anything outside (library(sandbox)).
*/

:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(modules), [in_temporary_module/3]).
:- autoload(library(sandbox), [safe_goal/1]).
:- autoload(library(time), [call_with_time_limit/2]).
:- use_module(body, [body_edits_calls/5, body_edits_goal/4]).
:- use_module(source, [goal_relation/2]).

%!  program_part_outcome(+Program, +Part, +Answers, +Limit, -Outcome) is det.
%
%   True when Outcome is what comes of the query of Program in Part, if the first answer is asked
%   for, or `all` answers: holds, fails, error(Error), or `endless` for more than Limit allows,
%   limit(Inferences, Seconds), or for too much memory.  `all` answers are none in the end: fails.
%   Seconds are needed beside Inferences, for to leave a deep call takes time and no inference.
%
%       ?- text_program("p(1). p(X) :- p(X).", p(2), Program),
%          program_part_outcome(Program, part(kept, []), first, limit(10 000, 1), Outcome).
%       Outcome = endless.

program_part_outcome(program(Clauses, Tables), Part, Answers, Limit, Outcome) :-
    findall(Module, member(_-written(Module:_, _, _, _, _), Clauses), Modules0),
    sort(Modules0, Modules),
    in_copies(Modules, [], Clauses, Tables, Part, Answers, Limit, Outcome).

in_copies([Module|Modules], Copies, Clauses, Tables, Part, Answers, Limit, Outcome) :-
    in_temporary_module(Copy, add_import_module(Copy, Module, start),
                        in_copies(Modules, [Module-Copy|Copies], Clauses, Tables, Part, Answers,
                                  Limit, Outcome)).
in_copies([], Copies, Clauses, Tables, Part, Answers, Limit, Outcome) :-
    quiet(catch(copied(Copies, Clauses, Tables, Part, Goal), Error, true)),
    (   nonvar(Error)
    ->  Outcome = error(Error)
    ;   answered(Answers, Goal, Limit, Outcome)
    ).

copied(Copies, [0-written(Module:_, _, _, _, Body)|Clauses], Tables, Part, Copy:Goal) :-
    memberchk(Module-Copy, Copies),
    clause_goal(0, Body, Part, Goal),
    setof(Relation, Number^Text^Neck^Head^Body1^
                    member(Number-written(Relation, Text, Neck, Head, Body1), Clauses), Relations),
    !,
    maplist(prepared(Copies, Tables), Relations),
    maplist(loaded(Copies, Part), Clauses),
    maplist(linked(Copies), Relations),
    safe(Relations, Copy:Goal).
copied(Copies, [0-written(Module:_, _, _, _, Body)|_], _, Part, Copy:Goal) :-
    memberchk(Module-Copy, Copies),
    clause_goal(0, Body, Part, Goal),
    safe([], Copy:Goal).

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

answered(Answers, Goal, limit(Inferences, Seconds), Outcome) :-
    quiet(catch(call_with_time_limit(
                    Seconds,
                    call_with_inference_limit(holds(Answers, Goal, Held), Inferences, Result)),
                Error, true)),
    (   nonvar(Error)
    ->  (   ( Error == time_limit_exceeded
            ; subsumes_term(error(resource_error(_), _), Error) )
        ->  Outcome = endless
        ;   Outcome = error(Error)
        )
    ;   Result == inference_limit_exceeded
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

%!  program_part_calls(+Program, +Part, -Calls) is det.
%
%   True when Calls are the clauses of Program that its query may reach in Part, Number-How: `open`
%   if every call of their relation stands openly (body.pl), else `closed`.  The query is first.
%
%       ?- text_program("p :- q, \\+ r. q. r.", p, Program),
%          program_part_calls(Program, part(kept, []), Calls).
%       Calls = [0-open, 1-open, 2-open, 3-closed].

program_part_calls(program(Clauses, _), Part, Calls) :-
    Clauses = [0-written(Module:Query, _, _, _, _)|_],
    reach([call(Module:Query, open)], Clauses, Part, [], Reached),
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

?- goal_program(permutation([1,2], [1,1]), Program),
   program_part_outcome(Program, part(kept, []), first, limit(10 000, 1), Outcome).
*/
