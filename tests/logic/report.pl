/** Tests of files, for pytest: `swipl -O report.pl`

Reads lines of two paths, FILE and OUT, and names UNIT:TEST, with tabs between.  The
rules are loaded once; each file's tests run in a fork of their own, so that none sees
what another left behind.  For each line two are written: the fork's process, and how it
ended.

The fork writes lines of JSON to OUT.  The first says what was wrong when FILE was
loaded, `{"load": Text}`.  Then comes `{"unit": U, "test": T}` for each test, and
for those that are named the same with "result" and "text" once it ran.  Tests that
share a name are one test.

Only what plunit makes public is used: the form of its files, run_tests/1, and messages.
Each test is noted as it is read, and notes itself that it ran.
*/

% Newer releases have it under this name alone.
:- if(exists_source(library(http/json))).
:- use_module(library(http/json)).
:- else.
:- use_module(library(json)).
:- endif.
:- use_module(library(main)).
:- use_module(library(plunit)).
:- use_module(library(readutil)).

% Where there are no processes, report/3 is called by itself: see pages.cjs.
:- if(exists_source(library(unix))).
:- use_module(library(unix)).
:- endif.

% In a module of its own: a file of tests has to say itself what it uses.
:- use_module(rules:'../../logic/load', []).

:- initialization(main, main).

:- dynamic
    said/2,             % Kind, Text
    unit/2,             % Unit, Options: the one that is being read
    noted/3,            % Unit, Test, Options
    ran/1.              % Unit:Test

% With arithmetic compiled (-O), plunit would leave the tests out, and assertions.
:- set_test_options([load(always)]).
:- set_prolog_flag(optimise_debug, false).

% Newer releases would gather what a test prints, and limit its time by what it may throw itself.
:- forall(member(Option, [output(always), timeout(0)]),
          catch(set_test_options([Option]), error(_, _), true)).

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
            dup(2, 1),          % what tests print is no reply
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
    findall(Unit:Test, noted(Unit, Test, _), Names0),
    list_to_set(Names0, Names),
    forall(member(Name, Names),
           ( put(Stream, Name, _{}),
             name_text(Name, Asked),
             (   memberchk(Asked, Wanted)
             ->  result(Name, Result, Text),
                 put(Stream, Name, _{result: Result, text: Text})
             ;   true
             )
           )),
    close(Stream).

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

%   A file is read: a test notes its options, and its body begins with a note that it ran.  That a
%   test is expected to fail is judged here: plunit counts it as passed.

:- multifile user:term_expansion/2.
:- dynamic user:term_expansion/2.

user:term_expansion((:- begin_tests(Unit)), _) :-
    begun(Unit, []).
user:term_expansion((:- begin_tests(Unit, Options)), _) :-
    begun(Unit, Options).
user:term_expansion((:- end_tests(_)), _) :-
    retractall(unit(_, _)),
    fail.
user:term_expansion((test(Test) :- Body),
                    (test(Test) :- user:assertz(ran(Unit:Test)), Body)) :-
    noted(Unit, Test, [], _).
user:term_expansion((test(Test, Options0) :- Body),
                    (test(Test, Options) :- user:assertz(ran(Unit:Test)), Body)) :-
    noted(Unit, Test, Options0, Options).

begun(Unit, Options) :-
    retractall(unit(_, _)),
    assertz(unit(Unit, Options)),
    fail.

noted(Unit, Test, Options0, Options) :-
    unit(Unit, UnitOptions),
    (   is_list(Options0)
    ->  List = Options0
    ;   List = [Options0]
    ),
    append(UnitOptions, List, All),
    assertz(noted(Unit, Test, All)),
    exclude(expected, List, Options).

expected(fixme(_)).

%   A test of a name that is blocked stands for all of that name.

result(Unit:Test, skipped, Text) :-
    noted(Unit, Test, Options),
    memberchk(blocked(Reason), Options),
    !,
    format(string(Text), "blocked: ~w", [Reason]).
result(Name, Result, Text) :-
    retractall(said(_, _)),
    retractall(ran(_)),
    (   catch(run_tests(Name), Error, ( print_message(error, Error), fail ))
    ->  Passed = true
    ;   Passed = false
    ),
    outcome(Name, Passed, Result, Why),
    said(Said),
    string_concat(Why, Said, Text).

%   All tests of a name must be expected to fail, for one of them to fail as expected.

outcome(Name, Passed, Result, Why) :-
    (   ( Passed == false ; said(error, _) )
    ->  Result0 = failed
    ;   Result0 = passed
    ),
    (   Result0 == failed,
        expected_reason(Name, Reason)
    ->  Result = xfailed,
        format(string(Why), "fixme: ~w", [Reason])
    ;   Result0 == failed
    ->  Result = failed,
        Why = ""
    ;   ran(Name)
    ->  Result = passed,
        Why = ""
    ;   Result = skipped,
        Why = "its condition does not hold, or there is no case to run"
    ).

expected_reason(Unit:Test, Reason) :-
    once(noted(Unit, Test, _)),
    forall(noted(Unit, Test, Options), memberchk(fixme(_), Options)),
    noted(Unit, Test, Options),
    memberchk(fixme(Reason), Options),
    !.

%   Errors and warnings are kept instead of printed.

said(Text) :-
    findall(Line, retract(said(_, Line)), Lines),
    atomics_to_string(Lines, Text).

:- multifile user:message_hook/3.

user:message_hook(_, Kind, Lines) :-
    memberchk(Kind, [error, warning]),
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)),
    assertz(said(Kind, Text)).
