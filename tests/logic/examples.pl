/** Examples of the documentation, run: `swipl -O examples.pl IN`

IN holds a line of JSON for each example, {"file":F, "goal":G, "answers":[A, ...]}.
A is what Prolog prints for a solution, bindings such as `X = 1, Y = 2`; with no
answers G only has to succeed, with null it has to fail.  Writes a line of JSON
for each: the empty text, or what is wrong.
*/

:- use_module(library(apply)).
:- use_module(library(http/json)).
:- use_module(library(main)).
:- use_module(library(solution_sequences)).
:- use_module(library(time)).

:- use_module('../../logic/load').

:- initialization(main, main).

main([In]) :-
    setup_call_cleanup(open(In, read, Stream, [encoding(utf8)]),
                       ( json_read_dict(Stream, Examples), maplist(example, Examples) ),
                       close(Stream)).

example(Example) :-
    example_loaded(Example.file),
    (   catch(call_with_time_limit(60, wrong(Example, Wrong)), Error,
              format(string(Wrong), "~p", [Error]))
    ->  true
    ;   Wrong = ""
    ),
    json_write_dict(current_output, Wrong, [width(0)]),
    nl.

%   Each game has an ask/2 of its own.

example_loaded(File) :-
    (   file_base_name(File, 'ask.pl')
    ->  use_module(File, [])
    ;   use_module(user:File)
    ).

wrong(Example, "it has a solution") :-
    Example.answers == null,
    !,
    term_string(Goal, Example.goal),
    user:Goal,
    !.
wrong(Example, "it has no solution") :-
    Example.answers == [],
    !,
    term_string(Goal, Example.goal),
    \+ user:Goal.
wrong(Example, Wrong) :-
    nth1(N, Example.answers, Answer),
    format(string(Text), "(~w)-(~w)", [Example.goal, Answer]),
    term_string(Goal-Bindings, Text),
    (   call_nth(user:Goal, N)
    ->  \+ holds(Bindings),
        format(string(Wrong), "solution ~d is ~p", [N, Bindings])
    ;   format(string(Wrong), "there is no solution ~d", [N])
    ),
    !.

%   Each binding, its variable bound by the goal, is an identity by now.

holds((A, B)) :- !, holds(A), holds(B).
holds(X = Y) :- !, X =@= Y.
holds(true) :- !.
holds(Constraint) :-            % one that remains on its variables
    copy_term(Constraint, Copy, Goals),
    member(Goal, Goals),
    strip_module(Goal, _, Plain),
    Plain == Copy.
