:- use_module(library(plunit)).
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

:- end_tests(program).
