:- use_module(library(plunit)).
:- use_module('../../../logic/shared/releases').
:- use_module('../../../logic/load').

:- begin_tests(program).

%   The module of a program with this text, or what is wrong with it.

loaded(Text, Result) :-
    setup_call_cleanup(
        ( tmp_file_stream(File, Stream, [extension(pl)]), write(Stream, Text), close(Stream) ),
        catch(guarded(file_module(File, seconds(0.05), Result)),
              error(guessing_game(told(Said)), _), Result = fault(Said)),
        delete_file(File)).

test(module, Module == my_own) :-
    loaded(":- module(my_own, []). p(1).", Module).

test(no_module) :-
    loaded("p(1).", Module),
    Module:p(1).

%   What only looks like a beginner's mistake.

test(no_mistake, X == b) :-
    loaded("m:q(1). p(D, X) :- X = D.put(a, 1).get(a). p(D, X) :- X = D.a. r(_{a: b}). s(X) :- r(D), p(D, X).",
           Module),
    once(( Module:r(D), X = D.a )).

%   What is loaded may depend on a condition, and what is defined before it is known there.

test(conditions, all(X == [1, 3])) :-
    loaded("p(1). q(X) :- p(X). :- if(q(1)). p(3). :- else. p(4). :- endif. \c
            :- if((q(X), X > 8)). p(5). :- endif. :- if(\\+ q(5)). :- elif(halt). :- endif.", Module),
    Module:p(X).

%   Nothing runs on while a file is read.

test(endless, [forall(member(Text, [":- if((repeat, fail)). :- endif.",
                                    "l :- l. :- if(l). :- elif(l). :- endif. :- if(l). :- endif.",
                                    "l :- l. :- if((fail ; l)). :- endif.",
                                    "term_expansion(p, _) :- repeat, fail. p. p. p.",
                                    "goal_expansion(p, _) :- repeat, fail. q :- p. r :- p."])),
               true(Result = fault(_))]) :-
    loaded(Text, Result).

test(said, true(sub_atom(Said, _, _, 0, 'the condition repeat,fail runs on'))) :-
    loaded(":- if((repeat, fail)). :- endif.", fault(Said)).

test(halt, true(Result = fault(_))) :-
    loaded(":- if(halt). :- endif.", Result).

%   A library that the program loads is loaded as it is: its directives are run.

test(library, X == 9) :-
    loaded(":- use_module(library(csv)). p(X) :- phrase(csv([row(X)]), `9`).", Module),
    Module:p(X).

%   A stranger's module that is loaded while a program runs is none of it.

test(stranger, Body-Ran == halt(1)-yes) :-
    Text = ":- module(program_stranger, []). :- nb_setval(program_stranger, yes). p :- halt(1).",
    setup_call_cleanup(open_string(Text, Stream),
                       guarded(load_files('/stranger.pl', [stream(Stream)])),
                       close(Stream)),
    clause(program_stranger:p, Body),
    nb_getval(program_stranger, Ran).

%   Python inside Prolog is refused by name, also where there is none.

test(python, [ forall(( python_call(Name),
                        member(Format, [ "p(X) :- ~w(X).",
                                         "p :- ~w.",
                                         "p(X) :- maplist(janus:~w, X).",
                                         ":- ~w(x).",
                                         ":- initialization(~w).",
                                         ":- if(~w(x)).\n:- endif.",
                                         ":- multifile prolog:message//1.\nprolog:message(_) --> { ~w(x) }.",
                                         "user:message_hook(_, _, _) :- ~w(x)." ]) )),
               true(sub_string(Said, _, _, _, Part)) ]) :-
    (   sub_string(Format, 0, _, _, "user:message_hook")
    ->  Part = "a program may not define message_hook/3"
    ;   Part = "a program may not call Python"
    ),
    format(string(Text), Format, [Name]),
    loaded(Text, fault(Said)).

:- end_tests(program).
