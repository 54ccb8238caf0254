:- module(games_program,
          [ guarded/1,             % :Goal
            file_module/3          % +File, +Limit, -Module
          ]).

/** <module> A game in a file of one's own

`FILE.pl` is somebody's program, loaded like a script.  It may loop, print, or try to end
Prolog; this file protects you from that.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module('guessing/asking', [asked_directive/2]).
:- use_module('guessing/fault', [query_text/2, told/2]).

%   running: somebody else's program runs.  loading(Path, Most): the one in this file is being
%   loaded, by so many inferences at most.  said(Text): an error in that.  directive(Goal):
%   what it wants to be run.

:- thread_local running/0, loading/2, said/1, directive/1.

%!  guarded(:Goal) is semidet.
%
%   True when Goal, which runs somebody else's program, is true; its first answer only.
%   The program can't end Prolog, and its output is dropped.
%
%       ?- guarded(write(lost)).
%       true.

:- meta_predicate guarded(0).

guarded(Goal) :-
    setup_call_cleanup(
        ( asserta(running, Ref),
          asserta((user:message_hook(_, Kind, Lines) :- games_program:heard(Kind, Lines)), Ref1)
        ),
        with_output_to(string(_), Goal),
        ( erase(Ref),
          erase(Ref1)
        )).

%   In a program's own file some goals and directives are replaced, and in no other file: not in
%   the libraries that it loads, either.

:- multifile user:goal_expansion/2, user:term_expansion/2.
:- dynamic user:goal_expansion/2, user:term_expansion/2.

user:goal_expansion(Goal, Replaced) :-
    games_program:loading(Path, _),
    prolog_load_context(source, Path),
    games_program:goal_replaced(Goal, Replaced).

user:term_expansion((:- Directive), []) :-
    games_program:loading(Path, _),
    prolog_load_context(source, Path),
    games_program:put_off(Directive).

%   Where a clause says halt, an error is thrown.  What calls it otherwise is kept
%   from it by at_halt/1, which Prolog puts up with ten times.
%
%   While a file is being loaded, neither a time limit nor Ctrl-C stops a goal; only a limit of
%   inferences does.  So a directive that declares nothing runs after the file has been loaded.
%   The condition of an `if`, which is expanded while no term is, may take a tenth of that limit.

goal_replaced(Goal, games_program:no_end) :-
    ends_prolog(Goal).
goal_replaced(Goal, games_program:condition(Module:Goal)) :-
    Goal \= _:condition(_),
    Goal \= condition(_),
    \+ ( prolog_load_context(term, Term), Term \== [] ),
    prolog_load_context(module, Module).

ends_prolog(Goal) :-
    nonvar(Goal),
    memberchk(Goal, [halt, halt(_)]).

no_end :-
    throw(error(permission_error(end, process, prolog), _)).

:- at_halt(( games_program:running -> cancel_halt('a game may not end Prolog') ; true )).

%   Somebody else's errors are heard here, before any other hook.

heard(Kind, Lines) :-
    running,
    heard_kind(Kind, Lines).

heard_kind(warning, _).
heard_kind(error, Lines) :-
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)),
    assertz(said(Text)).

condition(Goal) :-
    loading(_, Most),
    \+ said(_),
    Some is Most // 10,
    call_with_inference_limit(Goal, Some, Result),
    !,      % a condition is true once
    (   Result == inference_limit_exceeded
    ->  strip_module(Goal, _, Condition),
        query_text(Condition, Text),
        format(atom(Said), 'the condition ~w runs on', [Text]),
        assertz(said(Said)),
        fail
    ;   true
    ).

put_off(Directive) :-
    nonvar(Directive),
    \+ declares(Directive),
    (   Directive = initialization(Goal)
    ->  true
    ;   Directive = initialization(Goal, _)
    ->  true
    ;   Goal = Directive
    ),
    (   ends_prolog(Goal)
    ->  true
    ;   prolog_load_context(module, Module),
        assertz(directive(Module:Goal))
    ).

declares(Directive) :-
    functor(Directive, Name, _),
    memberchk(Name, [module, use_module, reexport, ensure_loaded, include, load_files, dynamic,
                     discontiguous, multifile, table, op, set_prolog_flag, style_check, if, elif,
                     else, endif, meta_predicate, encoding, autoload]).

%!  file_module(+File, +Limit, -Module) is det.
%
%   True when Module is that of the program in File, the path of a file as an
%   atom: its own, or one named by the path.  Limit is seconds(S), the time that
%   loading it and each of its directives may take, or `inf`.  To be called
%   guarded.  A program that can't be loaded is an error that says why.
%
%       ?- catch(guarded(file_module('nowhere.pl', inf, _)), error(Error, _), true).
%       Error = guessing_game(told('nowhere.pl can\'t be read: there is no such file')).

file_module(File, Limit, Module) :-
    (   exists_file(File)
    ->  program_module(File, Limit, Module)
    ;   told('~w can\'t be read: there is no such file', [File])
    ).

program_module(File, Limit, Module) :-
    absolute_file_name(File, Path),
    retractall(said(_)),
    retractall(directive(_)),
    current_prolog_flag(optimise, Optimise),
    limit_inferences(Limit, Most),
    setup_call_cleanup(
        ( set_prolog_flag(optimise, true),
          asserta(loading(Path, Most), Ref)
        ),
        catch(loaded(Path, Most), Error, print_message(error, Error)),
        ( erase(Ref),
          set_prolog_flag(optimise, Optimise)
        )),
    (   said(Text0)
    ->  normalize_space(atom(Text1), Text0),
        told('~w can\'t be loaded: ~w', [File, Text1])
    ;   findall(Directive, retract(directive(Directive)), Directives),
        forall(member(Directive, Directives), asked_directive(Directive, Limit))
    ),
    (   module_property(Module0, file(Path))
    ->  Module = Module0
    ;   Module = Path
    ).

loaded(Path, Most) :-
    call_with_inference_limit(load_files(Path:Path, [if(true), silent(true)]), Most, Result),
    (   Result == inference_limit_exceeded
    ->  assertz(said('it runs on while it is read'))
    ;   true
    ).

%   About as many as there is time for, and no more than some ten seconds take.

limit_inferences(inf, 200 000 000).
limit_inferences(seconds(Seconds), Most) :-
    Most is min(200 000 000, ceiling(Seconds * 10 000 000)).

/** <examples>

?- guarded(( write(lost), X = found )).
*/
