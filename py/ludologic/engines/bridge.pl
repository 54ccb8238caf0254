:- module(ludologic_bridge,
          [ load/3,                % +File, -Errors, -Warnings
            module_file/2,         % +Module, -File
            follow/1,              % +Folder
            keep_time/0,           %
            ask/4,                 % +Asked, +Seconds, -Status, -Text
            outputs_text/5         % +Module, +Name, +Inputs, +Outputs, -Text
          ]).

/** <module> The Prolog side of the door to Python

Goals come in as terms, never as text.  Each answers with a text, its last argument.
*/

%   No library rewrites goals of the rules (see logic/trace.pl).

:- set_prolog_flag(optimise_apply, false).

:- use_module('../logic/shared/values', [raw_json/1]).
:- autoload('../logic/shared/beginner', [syntax_mistake/5]).
:- use_module('../logic/shared/limit', [goal_ended/3]).
:- use_module('../logic/shared/releases', [tables_abandoned/1]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).

%   library(time) declares options of its own, which would load what checks them.

:- set_prolog_flag(autoload, explicit).
:- use_module(library(time), [alarm/4, call_with_time_limit/2, remove_alarm/1]).
:- set_prolog_flag(autoload, true).

%!  load(+File, -Errors, -Warnings) is det.
%
%   Load File, of which nothing is imported: each game has an ask/2.  Errors and Warnings are the
%   texts of all that was said on the way, each with its file and line.  In a definition, which a
%   learner may edit, a warning is a warning; elsewhere it is an error.

:- thread_local message/2.

load(File, Errors, Warnings) :-
    setup_call_cleanup(
        asserta((user:message_hook(Term, Kind, Lines) :-
                     ludologic_bridge:note(Kind, Term, Lines)), Ref),
        catch(load_files(File, [if(not_loaded), imports([])]), Error, print_message(error, Error)),
        erase(Ref)),
    findall(Text, retract(message(error, Text)), Errors),
    findall(Text, retract(message(warning, Text)), Warnings).

note(Kind, Term, Lines) :-
    memberchk(Kind, [error, warning]),
    once(noted(Term, Lines, Text)),
    (   Kind == warning,
        source_location(File, _),
        file_base_name(File, 'definition.pl')
    ->  assertz(message(warning, Text))
    ;   assertz(message(error, Text))
    ).

noted(error(existence_error(source_sink, Spec), _), _, Text) :-
    source_location(File, Line),
    file_directory_name(File, Folder),
    absolute_file_name(Spec, Missing, [relative_to(Folder), extensions([pl])]),
    format(string(Text), "~w is missing: ~w, line ~d, loads it", [Missing, File, Line]).
noted(error(syntax_error(What), file(File, Line0, Column0, _)), _, Text) :-
    Column1 is Column0 + 1,
    syntax_mistake(What, file(File), place(Line0, Column1), place(Line, Column), Sentence),
    format(string(Text), "~w, line ~d, column ~d: ~s", [File, Line, Column, Sentence]).
noted(_, Lines, Text) :-
    message_text(Lines, Said0),
    split_string(Said0, "", " \n", [Said]),
    (   source_location(File, Line)
    ->  format(string(Text), "~w, line ~d: ~s", [File, Line, Said])
    ;   Text = Said
    ).

message_text(Lines, Text) :-
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)).

%!  module_file(+Module, -File) is nondet.
%
%   True when File is the file of Module, or one that it loads, directly or not, in the order of
%   their paths, libraries left out.  What is loaded only when it is first called does not count: else
%   the answer would depend on what was asked before.

module_file(Module, File) :-
    modules_reached([Module], [], Modules),
    findall(One, ( member(Reached, Modules), module_property(Reached, file(One)) ), Files0),
    sort(Files0, Files),
    member(File, Files).

modules_reached([], Modules, Modules).
modules_reached([Module|Left], Modules0, Modules) :-
    (   memberchk(Module, Modules0)
    ->  modules_reached(Left, Modules0, Modules)
    ;   findall(Loaded, module_loads(Module, Loaded), Loads),
        append(Loads, Left, Left1),
        modules_reached(Left1, [Module|Modules0], Modules)
    ).

module_loads(Module, Loaded) :-
    source_file_property(File, load_context(Module, _:_, _)),  % on a line of a file
    module_property(Loaded, file(File)),
    module_property(Loaded, class(user)).

%   No rule may end Prolog, and Python with it, however it calls this.

:- redefine_system_predicate(system:halt).
:- redefine_system_predicate(system:halt(_)).

system:halt :-
    halt(0).

system:halt(_) :-
    throw(error(permission_error(end, process, prolog), _)).

%   Nor may one start Python in this process of Python, which would end it.

:- multifile user:prolog_load_file/2.
:- dynamic user:prolog_load_file/2.

user:prolog_load_file(_:File, _) :-
    ludologic_bridge:janus(File),
    throw(error(permission_error(load, library, janus), _)).

janus(library(janus)) :-
    !.
janus(Path) :-      % which it is if one of its relations is called
    atom(Path),
    file_name_extension(Place, _, Path),
    file_base_name(Place, janus),
    absolute_file_name(library(janus), File, [file_type(prolog), access(exist), file_errors(fail)]),
    file_name_extension(Place, _, File).

%   Ctrl-C and a limit of time wait until a library is loaded that is needed for the first time: what
%   was loaded halfway would stay so.

:- if(( current_prolog_flag(threads, true),
        '$c_current_predicate'(_, '$autoload':'$autoload2'(_)) )).

:- redefine_system_predicate(system:'$autoload'(_)).
:- meta_predicate system:'$autoload'(:).

system:'$autoload'(Relation) :-
    (   source_location(File, _)
    ->  setup_call_cleanup('$start_aux'(File, Context),
                           sig_atomic('$autoload':'$autoload2'(Relation)),
                           '$end_aux'(File, Context))
    ;   sig_atomic('$autoload':'$autoload2'(Relation))
    ).

:- endif.

%   Atoms are collected in the thread that makes them: a thread of its own would keep the
%   process from ending.

:- set_prolog_gc_thread(false).

%   What a search remembers, a few megabytes, goes with the atoms: sooner than Prolog would by
%   itself, which counts only how many they are.

:- set_prolog_flag(agc_margin, 1_000).

%!  follow(+Folder) is det.
%
%   Folder is the one in which the process is: Prolog remembers another one, in which it was.

follow(Folder) :-
    catch(chdir(Folder), error(_, _), true).

%!  keep_time is det.
%
%   Start the thread that keeps the time limits of goals.  It takes no signal
%   that the caller has blocked: a Ctrl-C that came to it would be lost.

keep_time :-
    call_with_time_limit(1, true).

%!  ask(+Asked, +Seconds, -Status, -Text) is det.
%
%   Asked is one of
%
%     - call(Module, Name, Inputs): what the last argument of the goal is bound to, after Inputs
%     - open(Solutions, Most, Module, Name, Inputs), next(Solutions): the same of its solutions, which
%       are found when they are asked for, at most Most at once, each with the end of a line; the first
%       answers the number of the engine that finds them
%     - close(Solutions): no more of them are wanted
%     - keep(Handle, Module, Name, Inputs): the last argument may be any value, and stays
%     - handle(Handle, Module, Name, Inputs): as call, with what Handle names before Inputs
%     - end(Handle): it is gone, and its thread has ended: Prolog may end then, too
%
%   Status is `yes`, `no`, `time` after so many Seconds, which may be `inf`; `interrupt` after
%   Ctrl-C; `fault` or `impossible` with the sentence of shared/values.pl; `error` with a message, or
%   `memory` where that ran out.

ask(Asked, Seconds, Status, Text) :-
    catch(( asked(Asked, Seconds, Text0) -> Status = yes, Text = Text0 ; Status = no, Text = "" ),
          Error,
          ( tables_abandoned(_), failure(Error, Status, Text) )).

asked(call(Module, Name, Inputs), Seconds, Text) :-
    goal(Name, Inputs, [Text], Goal),
    in_time(Seconds, Module:Goal).
asked(open(Solutions, Most, Module, Name, Inputs), _, Number) :-
    goal(Name, Inputs, [Text], Goal),
    engine_create(Batch, batch(Module:Goal, Solutions, Most, Text, Batch), _, [alias(Solutions)]),
    thread_property(Solutions, id(Id)),
    number_string(Id, Number).
asked(next(Solutions), Seconds, Text) :-
    engine_post(Solutions, Seconds, Text).
asked(keep(Handle, Module, Name, Inputs), Seconds, "") :-
    goal(Name, Inputs, [Value], Goal),
    thread_self(Self),
    handle_text(Handle, thread_create(keep(Self, Handle, Module:Goal, Value), _, [alias(Handle)]),
              Seconds, _).
asked(handle(Handle, Module, Name, Inputs), Seconds, Text) :-
    goal(Name, [Value|Inputs], [Text0], Goal),
    thread_self(Self),
    handle_text(Handle, thread_send_message(Handle, ask(Self, Module:Goal, Value, Text0)),
              Seconds, Text).
asked(close(Solutions), _, "") :-
    catch(engine_destroy(Solutions), error(existence_error(_, _), _), true),
    retractall(found(Solutions, _)).
asked(end(Handle), _, "") :-
    catch(thread_send_message(Handle, close), error(_, _), true),    % it may have ended itself
    catch(thread_join(Handle, _), error(existence_error(_, _), _), true).

goal(Name, Inputs, Outputs, Goal) :-
    append(Inputs, Outputs, Arguments),
    Goal =.. [Name|Arguments].

%   Goal may have a limit of inferences inside.  If the time is up, or Ctrl-C comes, just while that limit is
%   taken off, it would stay and end a later question.  The limit around Goal puts back what was before.

in_time(Seconds, Goal) :-
    call_with_inference_limit(timed(Seconds, Goal), 1_000_000_000_000_000_000, Result),
    (   Result \== inference_limit_exceeded
    ->  true
    ;   Seconds == inf
    ->  throw(ludologic_interrupt)
    ;   throw(time_limit_exceeded(asker))
    ).

timed(Seconds, Goal) :-
    (   Seconds == inf
    ->  call(Goal)
    ;   goal_ended(Seconds, Goal, Ended),
        ( Ended == time -> throw(time_limit_exceeded(asker)) ; true )
    ).

%   The cuts: what else is thrown has a message.

failure(ludologic_interrupt, Status, Text) :-
    !,
    Status = interrupt,
    Text = "".
failure(time_limit_exceeded(asker), Status, Text) :-
    !,
    Status = time,
    Text = "".
failure(error(bad_input(Sentence), _), Status, Text) :-
    !,
    Status = fault,
    Text = Sentence.
failure(error(impossible(Sentence), _), Status, Text) :-
    !,
    Status = impossible,
    Text = Sentence.
failure(Error, Status, Text) :-
    (   Error = error(resource_error(_), _)
    ->  Status = memory
    ;   Status = error
    ),
    phrase('$messages':translate_message(Error), Lines),
    message_text(Lines, Text).

%   Solutions of Goal that were found since the last batch, in an engine of Prolog: at most so many, or
%   those of 0.05 seconds.  Each batch has its own limit of time, which counts in the engine alone.  If
%   the time is up, those by then are a batch, too.

:- dynamic found/2.     % of which solutions, and the text of one

batch(Goal, Me, Most, Text, Batch) :-
    begin_time,
    get_time(Begun),
    State = batch(0, Begun),
    (   catch(Goal, Error, true),
        (   nonvar(Error)
        ->  end_time,
            taken(Me, Batch0),
            (   Error == time_limit_exceeded(asker),
                Batch0 \== ""
            ->  ( Batch = Batch0 ; throw(Error) )
            ;   throw(Error)
            )
        ;   assertz(found(Me, Text)),
            is_full(State, Most),
            end_time,
            taken(Me, Batch),
            (   true
            ;   begin_time,     % the next one is wanted
                get_time(Now),
                nb_setarg(2, State, Now),
                fail
            )
        )
    ;   end_time,
        taken(Me, Batch),
        Batch \== ""
    ).

is_full(State, Most) :-
    State = batch(Count0, Begun),
    Count is Count0 + 1,
    get_time(Now),
    (   ( Count >= Most ; Now - Begun > 0.05 )
    ->  nb_setarg(1, State, 0)
    ;   nb_setarg(1, State, Count),
        fail
    ).

taken(Engine, Batch) :-
    with_output_to(string(Batch), forall(retract(found(Engine, Text)), ( write(Text), nl ))).

begin_time :-
    engine_fetch(Seconds),
    (   Seconds == inf
    ->  Alarm = none
    ;   alarm(Seconds, throw(time_limit_exceeded(asker)), Alarm, [])
    ),
    nb_setval(ludologic_alarm, Alarm).

end_time :-
    nb_getval(ludologic_alarm, Alarm),
    (   Alarm == none
    ->  true
    ;   remove_alarm(Alarm)
    ).

%   What is kept may be large, and change: it lives on the stacks of a thread of its own, which
%   calls what is asked of it.  (An engine of Prolog may not be asked from another thread.)

keep(Asker, Handle, Goal, Value) :-
    replied(Goal, "", Reply),
    thread_send_message(Asker, handle(Handle, Reply)),
    (   Reply = yes(_)
    ->  replies(Handle, Value)
    ;   true
    ),
    abolish_private_tables.     % they would outlive the thread

%   A goal leaves nothing on the stacks but what it changed in Value.

replies(Handle, Value) :-
    repeat,
    thread_get_message(Message),
    (   Message = ask(Asker, Goal, Value, Text)
    ->  replied(Goal, Text, Reply),
        thread_send_message(Asker, handle(Handle, Reply)),
        fail
    ;   !       % close
    ).

%   Ctrl-C counts only while the goal runs.  The outer catch is for a Ctrl-C between the
%   goal's end and the note that it has ended.

replied(Goal, Text, Reply) :-
    catch(( nb_setval(ludologic_runs, true),
            catch(( call(Goal) -> Reply = yes(Text) ; Reply = no ), Error,
                  ( tables_abandoned(_), Reply = threw(Error) )),
            nb_setval(ludologic_runs, false)
          ),
          ludologic_interrupt,
          ( nb_setval(ludologic_runs, false), Reply = threw(ludologic_interrupt) )).

interrupted :-
    (   nb_current(ludologic_runs, true)
    ->  throw(ludologic_interrupt)
    ;   true
    ).

%   What is thrown there is thrown here; Ctrl-C here, or the end of the time, ends the goal there,
%   if it was asked: Ctrl-C comes before Ask or after it.

handle_text(Handle, Ask, Seconds, Text) :-
    Asked = asked(false),
    catch(( undisturbed(( call(Ask), nb_setarg(1, Asked, true) )),
            in_time(Seconds, thread_get_message(handle(Handle, Reply))) ),
          Error, true),
    (   nonvar(Error)
    ->  ( Asked = asked(true) -> undisturbed(handle_ended(Handle)) ; true ),
        throw(Error)
    ;   Reply = threw(Thrown)
    ->  throw(Thrown)
    ;   Reply = yes(Text)
    ).

%   The thread is told again and again, since it may not have begun when it is told first.

handle_ended(Handle) :-
    thread_self(Self),
    repeat,
    catch(thread_signal(Handle, interrupted), error(_, _), true),    % it may have ended itself
    thread_get_message(Self, handle(Handle, _), [timeout(0.1)]),
    !.

%!  outputs_text(+Module, +Name, +Inputs, +Outputs, -Text) is nondet.
%
%   Text is a JSON array of what the arguments of Module:Name after Inputs are bound to, as many as
%   Outputs says.

outputs_text(Module, Name, Inputs, Count, Text) :-
    length(Outputs, Count),
    goal(Name, Inputs, Outputs, Goal),
    call(Module:Goal),
    must_be(ground, Outputs),
    with_output_to(string(Text), raw_json(Outputs)).

%   What Python raises where a goal runs, after Ctrl-C.

stop(_) :-
    (   nb_current(ludologic_waits, true)
    ->  nb_setval(ludologic_waits, interrupted)
    ;   throw(ludologic_interrupt)
    ).

%   Ctrl-C during Goal counts when Goal has ended: thread_create/3 can't handle an
%   exception.

undisturbed(Goal) :-
    nb_setval(ludologic_waits, true),
    catch(Goal, Error, true),
    nb_getval(ludologic_waits, Waits),
    nb_setval(ludologic_waits, false),
    (   nonvar(Error)
    ->  throw(Error)
    ;   Waits == interrupted
    ->  throw(ludologic_interrupt)
    ;   true
    ).
