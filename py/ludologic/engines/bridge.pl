:- module(ludologic_bridge,
          [ load/2,                % +File, -Messages
            module_files/2,        % +Module, -Files
            keep_time/0,           %
            ask/8,                 % +Mode, +Module, +Name, +Inputs, +Outputs, +Seconds, -Status, -Text
            solutions_open/5,      % +Module, +Name, +Inputs, +Outputs, -Solutions
            solutions_next/2,      % +Solutions, -Values
            solutions_close/1,     % +Solutions
            kept_open/4,           % +Module, +Name, +Inputs, -Kept
            kept_ask/6,            % +Kept, +Module, +Name, +Inputs, +Outputs, -Values
            kept_close/1,          % +Kept
            on_interrupt/1         % +Then
          ]).

/** <module> The Prolog side of the door to Python

Goals come in as terms, never as text.  What they answer goes out as one
JSON text: numbers (no rationals), atoms and strings as they are, a list as an array, and
a compound f(X, Y) as the object {"f": [X, Y]}; what else there is, as it is written.
*/

:- use_module(library(error), [must_be/2]).
:- use_module(library(gensym), [gensym/2]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, numlist/3]).
:- use_module(library(time), [call_with_time_limit/2]).

%!  load(+File, -Messages) is det.
%
%   Load File, of which nothing is imported: each game has an ask/2.  Messages are the texts of
%   all errors and warnings on the way.
%   Arithmetic is compiled, as by load.pl.

:- thread_local message/1.

load(File, Messages) :-
    current_prolog_flag(optimise, Before),
    setup_call_cleanup(
        ( set_prolog_flag(optimise, true),
          asserta((user:message_hook(_, Kind, Lines) :- ludologic_bridge:note(Kind, Lines)), Ref)
        ),
        catch(load_files(File, [if(not_loaded), imports([])]), Error, print_message(error, Error)),
        ( erase(Ref),
          set_prolog_flag(optimise, Before)
        )),
    findall(Text, retract(message(Text)), Messages).

note(Kind, Lines) :-
    memberchk(Kind, [error, warning]),
    message_text(Lines, Text),
    assertz(message(Text)).

message_text(Lines, Text) :-
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)).

%!  module_files(+Module, -Files) is det.
%
%   Files are the file of Module and all that it loads, directly or not, in the order of their
%   paths, libraries left out.

module_files(Module, Files) :-
    modules_reached([Module], [], Modules),
    findall(File, ( member(One, Modules), module_property(One, file(File)) ), Files0),
    sort(Files0, Files).

modules_reached([], Modules, Modules).
modules_reached([Module|Left], Modules0, Modules) :-
    (   memberchk(Module, Modules0)
    ->  modules_reached(Left, Modules0, Modules)
    ;   findall(Loaded, module_loads(Module, Loaded), Loads),
        append(Loads, Left, Left1),
        modules_reached(Left1, [Module|Modules0], Modules)
    ).

module_loads(Module, Loaded) :-
    source_file_property(File, load_context(Module, _, _)),
    module_property(Loaded, file(File)),
    module_property(Loaded, class(user)).

%   Atoms are collected where they are made: a thread for it would outlive its process's will to end.

:- set_prolog_gc_thread(false).

%!  keep_time is det.
%
%   Start the thread that keeps the time limits of goals.  It takes no signal
%   that the caller has blocked: a Ctrl-C that came to it would be lost.

keep_time :-
    call_with_time_limit(1, true).

%!  ask(+Mode, +Module, +Name, +Inputs, +Outputs, +Seconds, -Status, -Text) is det.
%
%   Call Module:Name with Inputs and as many unbound arguments more as Outputs
%   says.  Mode is `once` or `text`.  Status is `yes` and Text the list of what
%   the outputs are bound to (for `text` the one output itself); or `no`;
%   `error` with a message, or `memory` where that ran out; `fault` or `impossible` with
%   the sentence of door/values.pl; `interrupt` after
%   Ctrl-C; `time` after so many Seconds, which may be `inf`.

ask(Mode, Module, Name, Inputs, Outputs, Seconds, Status, Text) :-
    catch(in_time(Seconds, answer(Mode, Module, Name, Inputs, Outputs, Status, Text)),
          Error,
          failure(Error, Status, Text)).

in_time(Seconds, Goal) :-
    (   Seconds == inf
    ->  call(Goal)
    ;   call_with_time_limit(Seconds, Goal)
    ).

answer(Mode, Module, Name, Inputs, Outputs, Status, Text) :-
    goal(Name, Inputs, Outputs, Goal, Unbound),
    answer(Mode, Module:Goal, Unbound, Status, Text).

goal(Name, Inputs, Outputs, Goal, Unbound) :-
    length(Unbound, Outputs),
    append(Inputs, Unbound, Args),
    Goal =.. [Name|Args].

answer(once, Goal, Outputs, Status, Text) :-
    (   call(Goal)
    ->  Status = yes,
        json_text(Outputs, Text)
    ;   Status = no,
        Text = ""
    ).
answer(text, Goal, [Text0], Status, Text) :-
    (   call(Goal)
    ->  Status = yes,
        Text = Text0
    ;   Status = no,
        Text = ""
    ).

%   The cuts: what else is thrown has a message.

failure(ludologic_interrupt, Status, Text) :-
    !,
    Status = interrupt,
    Text = "".
failure(time_limit_exceeded, Status, Text) :-
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

%!  solutions_open(+Module, +Name, +Inputs, +Outputs, -Solutions) is det.
%
%   Solutions names the solutions of the goal that ask/8 would call.  They are
%   found one by one, by solutions_next/2, and other goals may run in between.

solutions_open(Module, Name, Inputs, Outputs, Solutions) :-
    goal(Name, Inputs, Outputs, Goal, Unbound),
    gensym(ludologic_solutions, Solutions),
    engine_create(Unbound, Module:Goal, _, [alias(Solutions)]).

%!  solutions_next(+Solutions, -Values) is semidet.
%
%   Values is what the outputs are bound to in the next solution.  Fails after
%   the last one.  With that, or an exception in the goal, Solutions is gone.

solutions_next(Solutions, Values) :-
    engine_next(Solutions, Values).

%!  solutions_close(+Solutions) is det.
%
%   No more of Solutions are wanted, if there are any.

solutions_close(Solutions) :-
    catch(engine_destroy(Solutions), error(existence_error(_, _), _), true).

%!  kept_open(+Module, +Name, +Inputs, -Kept) is det.
%
%   Kept names a value that stays: the last argument of Module:Name, called with
%   Inputs before it.  It may be large, and change: it lives on the stacks of a thread of its
%   own, which calls what is asked of it, by kept_ask/6, until kept_close/1.

kept_open(Module, Name, Inputs, Kept) :-
    goal(Name, Inputs, 1, Goal, [Value]),
    gensym(ludologic_kept, Kept),
    thread_self(Self),
    thread_create(keep(Self, Kept, Module:Goal, Value), _, [alias(Kept)]),
    thread_get_message(kept(Kept, Result)),
    (   Result == yes(made)
    ->  true
    ;   thread_join(Kept, _),
        kept_values(Result, _)
    ).

keep(Asker, Kept, Goal, Value) :-
    kept_result(Goal, made, Result),
    thread_send_message(Asker, kept(Kept, Result)),
    (   Result == yes(made)
    ->  answers(Kept, Value)
    ;   true
    ).

%   A goal leaves nothing on the stacks but what it changed in Value.

answers(Kept, Value) :-
    repeat,
    thread_get_message(Message),
    (   Message = ask(Asker, Module:Goal, Value, Outputs)
    ->  kept_result(Module:Goal, Outputs, Result),
        thread_send_message(Asker, kept(Kept, Result)),
        fail
    ;   !       % close
    ).

%   Ctrl-C counts while the goal runs, and not a moment longer: the outer catch is for
%   the one between the goal's end and the word that it has ended.

kept_result(Goal, Outputs, Result) :-
    catch(kept_run(Goal, Outputs, Result), ludologic_interrupt,
          ( nb_setval(ludologic_runs, false), Result = threw(ludologic_interrupt) )).

kept_run(Goal, Outputs, Result) :-
    nb_setval(ludologic_runs, true),
    catch(( call(Goal) -> Result = yes(Outputs) ; Result = no ), Error, Result = threw(Error)),
    nb_setval(ludologic_runs, false).

kept_interrupted :-
    (   nb_current(ludologic_runs, true)
    ->  throw(ludologic_interrupt)
    ;   true
    ).

%!  kept_ask(+Kept, +Module, +Name, +Inputs, +Outputs, -Values) is semidet.
%
%   Values is what the outputs are bound to in the first solution of Module:Name, called
%   with what Kept names, Inputs, and as many unbound arguments as Outputs says.
%   What is thrown there is thrown here; Ctrl-C here ends the goal there.

kept_ask(Kept, Module, Name, Inputs, Outputs, Values) :-
    goal(Name, [Value|Inputs], Outputs, Goal, Unbound),
    thread_self(Self),
    thread_send_message(Kept, ask(Self, Module:Goal, Value, Unbound)),
    kept_answer(Kept, Values).

kept_answer(Kept, Values) :-
    catch(thread_get_message(kept(Kept, Result)), Error, true),
    (   var(Error)
    ->  kept_values(Result, Values)
    ;   thread_signal(Kept, kept_interrupted),
        kept_ended(Kept),
        throw(Error)
    ).

%   A second Ctrl-C does not leave its answer behind, for the next question to find.

kept_ended(Kept) :-
    catch(thread_get_message(kept(Kept, _)), _, fail),
    !.
kept_ended(Kept) :-
    kept_ended(Kept).

kept_values(yes(Values), Values).
kept_values(threw(Error), _) :-
    throw(Error).

%!  kept_close(+Kept) is det.
%
%   What Kept names is gone, and its thread has ended: Prolog may end then, too.

kept_close(Kept) :-
    thread_send_message(Kept, close),
    thread_join(Kept, _).

%!  on_interrupt(+Then) is det.
%
%   Ctrl-C ends the goal that runs if Then is `stop`, and is no longer
%   Prolog's business if it is `default`.

on_interrupt(Then) :-
    on_signal(int, _, Then).

stop(_) :-
    throw(ludologic_interrupt).

json_text(Term, Text) :-
    with_output_to(string(Text), json(Term)).

json(Term) :-
    (   is_list(Term)
    ->  write('['),
        json_items(Term),
        write(']')
    ;   compound(Term)
    ->  Term =.. [Name|Args],
        write('{'),
        json_string(Name),
        write(':['),
        json_items(Args),
        write(']}')
    ;   ( integer(Term) ; float(Term), abs(Term) < inf )
    ->  write(Term)
    ;   ( atom(Term) ; string(Term) )
    ->  json_string(Term)
    ;   must_be(nonvar, Term),
        format(string(Text), "~q", [Term]),
        json_string(Text)
    ).

json_items([]).
json_items([Item|Items]) :-
    json(Item),
    json_more(Items).

json_more([]).
json_more([Item|Items]) :-
    write(','),
    json(Item),
    json_more(Items).

json_string(Text) :-
    put_char('"'),
    (   json_plain(Text)
    ->  write(Text)
    ;   forall(sub_atom(Text, _, 1, _, Char), json_char(Char))
    ),
    put_char('"').

%   Most texts have no character that is to be escaped: this is looked up at once.
%   split_string/4 takes character 0 for the end of its characters.

json_plain(Text) :-
    \+ sub_string(Text, _, 1, _, "\000\"),
    numlist(1, 31, Controls),
    string_codes(Escaped, [0'", 0'\\|Controls]),
    split_string(Text, Escaped, "", [_]).

json_char(Char) :-
    char_code(Char, Code),
    (   ( Char == '"' ; Char == (\) )
    ->  put_char(\),
        put_char(Char)
    ;   Code < 0x20
    ->  format('\\u~|~`0t~16r~4+', [Code])
    ;   put_char(Char)
    ).
