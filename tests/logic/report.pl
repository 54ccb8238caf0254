/** Tests of files, for pytest: `swipl -O report.pl`

Reads lines of two paths, FILE and OUT, and names UNIT:TEST, with tabs between.  The
rules are loaded once; each file's tests run in a fork of their own, so that none sees
what another left behind.  For each line two are written: the fork's process, and how it
ended.

The fork writes lines of JSON to OUT.  The first says what was wrong when FILE was
loaded, `{"load": Text}`.  Then comes `{"unit": U, "test": T}` for each test, and
for those that are named the same with "result" and "text" once it ran.  Tests that
share a name are one test.
*/

:- use_module(library(http/json)).
:- use_module(library(main)).
:- use_module(library(plunit)).
:- use_module(library(readutil)).
:- use_module(library(unix)).

% In a module of its own: a file of tests has to say itself what it uses.
:- use_module(rules:'../../logic/load', []).

:- initialization(main, main).

:- dynamic said/2.      % Kind, Text

% With arithmetic compiled (-O), plunit would leave the tests out.
:- set_test_options([load(always)]).

main([]) :-
    set_prolog_gc_thread(false),        % a fork has but one thread
    repeat,
    read_line_to_string(user_input, Line),
    (   Line == end_of_file
    ->  !
    ;   split_string(Line, "\t", "", [File, Out|Wanted]),
        fork(Process),
        (   Process == child
        ->  set_prolog_gc_thread(true),
            set_prolog_IO(user_input, user_error, user_error),
            report(File, Out, Wanted),
            halt
        ;   writeln(Process),
            wait(Process, Status),
            print(Status), nl,
            fail
        )
    ).

report(File, Out, Wanted) :-
    open(Out, write, Stream, [encoding(utf8)]),
    catch(load_files(user:File, [must_be_module(false)]), Error,
          print_message(error, Error)),
    said(Load),
    line(Stream, _{load: Load}),
    findall((Unit:Test)-Options, test(Unit, Test, Options), Tests),
    findall(Name, member(Name-_, Tests), Names0),
    list_to_set(Names0, Names),
    forall(member(Name, Names),
           ( put(Stream, Name, _{}),
             name_text(Name, Asked),
             (   memberchk(Asked, Wanted)
             ->  findall(Options, member(Name-Options, Tests), OptionsList),
                 result(Name, OptionsList, Result, Text),
                 put(Stream, Name, _{result: Result, text: Text})
             ;   true
             )
           )),
    close(Stream).

test(Unit, Test, Options) :-
    plunit:current_unit(Unit, Module, _, UnitOptions),
    Module:'unit test'(Test, _, TestOptions, _),
    append(UnitOptions, TestOptions, Options).

name_text(Unit:Test, Text) :-
    format(string(Text), "~w:~w", [Unit, Test]).

put(Stream, Unit:Test, More) :-
    format(string(UnitText), "~w", [Unit]),
    format(string(TestText), "~w", [Test]),
    line(Stream, More.put(_{unit: UnitText, test: TestText})).

line(Stream, Dict) :-
    json_write_dict(Stream, Dict, [width(0)]),
    nl(Stream),
    flush_output(Stream).

%   A test of a name that is blocked stands for all of that name.

result(_, OptionsList, skipped, Text) :-
    member(Options, OptionsList),
    memberchk(blocked(Reason), Options),
    !,
    format(string(Text), "blocked: ~w", [Reason]).
result(Name, _, Result, Text) :-
    retractall(said(_, _)),
    (   catch(run_tests(Name), Error, ( print_message(error, Error), fail ))
    ->  Passed = true
    ;   Passed = false
    ),
    outcome(Passed, Result, Why),
    said(Said),
    string_concat(Why, Said, Text).

outcome(false, failed, "") :- !.
outcome(_, failed, "") :- said(error, _), !.
outcome(_, xfailed, Text) :-
    plunit:fixme(_, _, _, Reason, failed),
    !,
    format(string(Text), "fixme: ~w", [Reason]).
outcome(_, passed, "") :- plunit:passed(_, _, _, _, _), !.
outcome(_, passed, "") :- plunit:fixme(_, _, _, _, _), !.
outcome(_, skipped, "its condition does not hold, or there is no case to run").

%   Errors and warnings are kept instead of printed.

said(Text) :-
    findall(Line, retract(said(_, Line)), Lines),
    atomics_to_string(Lines, Text).

:- multifile user:message_hook/3.

user:message_hook(_, Kind, Lines) :-
    memberchk(Kind, [error, warning]),
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)),
    assertz(said(Kind, Text)).
