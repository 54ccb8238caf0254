:- module(shared_user_program,
          [ file_checked/2,        % +File, +Most
            file_time/2,           % +File, -Time
            file_error/3,           % +File, +Format, +Arguments
            guarded/1,             % :Goal
            file_module/3,         % +File, +Limit, -Module
            file_program/5,        % +File, +Limit, +Parent, -Module, -Warnings
            without_module/3       % +Module, +Text, -Plain
          ]).

/** <module> A program in the user's own file

`FILE.pl` is somebody's program, loaded like a script.  It may loop, print, or try to end
Prolog; this file protects you from that.
*/

:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(modules), [in_temporary_module/3]).
:- use_module(library(occurs), [contains_var/2, sub_term/2]).
:- autoload(library(readutil), [read_file_to_string/3]).
:- use_module(beginner, [clause_mistake/5, syntax_mistake/5]).
:- use_module(limit, [stops/1]).
:- use_module(releases, [python_call/1]).
:- use_module(tokens, [text_deep/2]).
:- use_module(user_rules, [asked_directive/2, query_text/2, rules_error/2]).
:- use_module(wording, [quoted/3]).

%!  file_checked(+File, +Most) is det.
%
%   If File, the path of a file as an atom, is none, or has more bytes than Most, an error says so.
%
%       ?- catch(file_checked('nowhere.csv', 10), error(Error, _), true).
%       Error = guessing_game(told('\'nowhere.csv\' can\'t be read: there is no such file')).

file_checked(File, Most) :-
    (   file_time(File, _)
    ->  size_file(File, Size),
        (   Size =< Most
        ->  true
        ;   file_error(File, 'is too large: at most ~D bytes are accepted', [Most])
        )
    ;   catch(access_file(File, exist), error(_, _), fail)
    ->  file_error(File, 'can\'t be read: it is no file', [])
    ;   file_error(File, 'can\'t be read: there is no such file', [])
    ).

%!  file_time(+File, -Time) is semidet.
%
%   True when the file File was changed last at Time.  A name that no system accepts names none.
%
%       ?- length(Chars, 5_000), maplist(=(a), Chars), atom_chars(File, Chars), file_time(File, _).
%       false.

file_time(File, Time) :-
    catch(exists_file(File), error(_, _), fail),
    time_file(File, Time).

%!  file_error(+File, +Format, +Arguments) is det.
%
%   Throws the error that says of File, the path of a file, what format/2 writes.
%
%       ?- catch(file_error('my.csv', 'has no ~w', [rows]), error(Error, _), true).
%       Error = guessing_game(told('\'my.csv\' has no rows')).

file_error(File, Format, Arguments) :-
    quoted(File, 200, Name),
    format(string(Said), Format, Arguments),
    rules_error('~s ~s', [Name, Said]).

%   running: somebody else's program runs.  loading(Path, Most): the one in this file is being
%   loaded, by so many inferences at most.  said(Kind, Text): an error in that, or a warning; `sum`
%   for arithmetic that can't be compiled.
%   directive(Goal): what it wants to be run.

:- thread_local running/0, loading/2, said/2, directive/1.

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
          asserta((user:message_hook(Term, Kind, Lines) :-
                       shared_user_program:heard(Kind, Term, Lines)), Ref1)
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
    shared_user_program:loading(Path, _),
    prolog_load_context(source, Path),
    shared_user_program:goal_replaced(Goal, Replaced).

user:term_expansion(Term, []) :-
    shared_user_program:loading(Path, _),
    prolog_load_context(source, Path),
    (   shared_user_program:refused(Term, What)
    ->  shared_user_program:remarked(What)
    ;   shared_user_program:no_clause(Term, Path)
    ->  true
    ;   Term = (:- Directive),
        shared_user_program:put_off(Directive)
    ).

%   Where a clause says halt, an error is thrown.  What calls it otherwise is kept
%   from it by at_halt/1, which Prolog puts up with ten times.
%
%   While a file is being loaded, neither a time limit nor Ctrl-C stops a goal; only a limit of
%   inferences does.  So a directive that declares nothing runs after the file has been loaded.
%   The condition of an `if`, which is expanded while no term is, may take a tenth of that limit.

goal_replaced(Goal, shared_user_program:no_end) :-
    ends_prolog(Goal).
goal_replaced(Goal, shared_user_program:condition(Module:Goal)) :-
    Goal \= _:condition(_),
    Goal \= condition(_),
    \+ ( prolog_load_context(term, Term), Term \== [] ),
    prolog_load_context(module, Module).

ends_prolog(Goal) :-
    nonvar(Goal),
    memberchk(Goal, [halt, halt(_)]).

no_end :-
    throw(error(permission_error(end, process, prolog), _)).

:- at_halt(( shared_user_program:running -> cancel_halt('a game may not end Prolog') ; true )).

%   Somebody else's errors are heard here, before any other hook.

heard(error, _, _) :-
    running,
    said(error, _),
    !.      % only the first is told
heard(Kind, Term, Lines0) :-
    running,
    memberchk(Kind, [error, warning]),
    message_place(Term, Place, Lines0, Lines),
    with_output_to(string(Said0), print_message_lines(current_output, '', Lines)),
    normalize_space(string(Said1), Said0),
    (   early_sum(Term, Said2)
    ->  true
    ;   member(Rest, [" Defined at ", " Reachable from: ", " Earlier definition "]),
        sub_string(Said1, Before, _, _, Rest)
    ->  sub_string(Said1, 0, Before, _, Said2)
    ;   Said2 = Said1
    ),
    ( loading(Path, _) -> without_module(Path, Said2, Said) ; Said = Said2 ),
    string_concat(Place, Said, Text),
    (   subsumes_term(error(type_error(evaluable, _), _), Term),
        current_prolog_flag(optimise, true)
    ->  assertz(said(sum, Text))
    ;   assertz(said(Kind, Text))
    ).

%   A variable that is calculated with before any goal gives it a value.

early_sum(error(instantiation_error, _), Said) :-
    source_location(File, Line),
    prolog_load_context(module, Module),
    setup_call_cleanup(open(File, read, In, [encoding(utf8)]),
                       ( forall(between(2, Line, _), skip(In, 0'\n)),
                         catch(read_term(In, (Head :- Body), [variable_names(Names), module(Module)]),
                               error(_, _), fail) ),
                       close(In)),
    sub_term(Goal, Body),
    compound(Goal),
    compound_name_arguments(Goal, Sign, [Left,Right]),
    memberchk(Sign, [is, =:=, =\=, <, >, =<, >=]),
    ( Sign == is -> Sum = Right ; Sum = Left-Right ),
    member(Name = Variable, Names),
    contains_var(Variable, Sum),
    \+ contains_var(Variable, Head),
    \+ before_sum(Body, Goal, Variable),
    !,      % the first one
    format(string(Said), "~w has no value where ~W calculates with it: a goal before it has to give it one",
           [Name, Goal, [quoted(true), variable_names(Names)]]).

%   Variable stands in what comes before Goal in Body.

before_sum(Body, Goal, Variable) :-
    compound(Body),
    Body \== Goal,
    Body =.. [_,First|Rest],
    (   \+ ( sub_term(Part, First), Part == Goal )
    ->  ( contains_var(Variable, First) -> true ; member(Next, Rest), before_sum(Next, Goal, Variable) )
    ;   before_sum(First, Goal, Variable)
    ).

%!  without_module(+Module, +Text, -Plain) is det.
%
%   True when Plain is Text without each `Module:` in it: that of a program is its path, which
%   tells a reader nothing.
%
%       ?- without_module('/mine.pl', "'/mine.pl':p/1 is '/mine.pl':q/1", Plain).
%       Plain = "p/1 is q/1".

without_module(Module, Text, Plain) :-
    format(atom(Named), "~q:", [Module]),
    atomic_list_concat(Parts, Named, Text),
    atomic_list_concat(Parts, Atom),
    atom_string(Atom, Plain).

%   The line of the clause that is being loaded.  An error of syntax has its own.

message_place(error(syntax_error(What), file(File, Line, Column0, _)), Said, _, []) :-
    !,      % it has no other place
    Column is Column0 + 1,
    syntax_mistake(What, file(File), place(Line, Column), Place, Sentence),
    mistake_said(File, Place, Sentence, Said).
message_place(_, Place, Lines, Lines) :-
    (   source_location(File, Line)
    ->  line_place(File, Line, Place)
    ;   Place = ""
    ).

mistake_said(File, place(Line, Column), Sentence, Said) :-
    ( loading(File, _) -> Of = "" ; format(string(Of), "~w, ", [File]) ),
    format(string(Said), "~sline ~d, column ~d: ~s", [Of, Line, Column, Sentence]).

no_clause(Term, Path) :-
    source_location(_, Line),
    clause_mistake(Term, file(Path), place(Line, 1), Place, Sentence),
    mistake_said(Path, Place, Sentence, Said),
    assertz(said(error, Said)).

line_place(File, Line, Place) :-
    (   loading(File, _)
    ->  format(string(Place), "line ~d: ", [Line])
    ;   format(string(Place), "~w, line ~d: ", [File, Line])
    ).

condition(Goal) :-
    loading(_, Most),
    \+ said(error, _),
    ( refused(Goal, What) -> remarked(What), fail ; true ),
    Some is Most // 10,
    call_with_inference_limit(Goal, Some, Result),
    !,      % a condition is true once
    (   Result == inference_limit_exceeded
    ->  strip_module(Goal, _, Condition),
        query_text(Condition, Text),
        format(atom(Said), 'the condition ~w runs on', [Text]),
        assertz(said(error, Said)),
        fail
    ;   true
    ).

%   What would change Prolog for whoever runs the program, and why it may not.

refused((:- Directive), 'a program may not change how much memory Prolog takes') :-
    subsumes_term(set_prolog_flag(stack_limit, _), Directive).
refused((:- Directive), 'a program may not change how much memory Prolog takes') :-
    subsumes_term(set_prolog_stack(_, _), Directive).
refused(Clause, 'a program may not define message_hook/3 of user, which hears what Prolog says') :-
    ( subsumes_term(( _ :- _ ), Clause) -> Clause = (Head :- _) ; Head = Clause ),
    subsumes_term(user:message_hook(_, _, _), Head).

refused(Term, 'a program may not call Python') :-
    sub_term(Part, Term),
    ( atom(Part) -> Name = Part ; compound(Part), compound_name_arity(Part, Name, _) ),
    python_call(Name),
    !.

remarked(What) :-
    source_location(File, Line),
    line_place(File, Line, Place),
    string_concat(Place, What, Text),
    assertz(said(error, Text)).

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
%       Error = guessing_game(told('\'nowhere.pl\' can\'t be read: there is no such file')).

file_module(File, Limit, Module) :-
    file_program(File, Limit, user, Module, _).

%!  file_program(+File, +Limit, +Parent, -Module, -Warnings) is det.
%
%   As file_module(File, Limit, Module).  The program may call the relations that the module Parent
%   has, and Warnings are sentences, each with its line.
%
%       ?- catch(guarded(file_program('nowhere.pl', inf, user, _, _)), error(Error, _), true).
%       Error = guessing_game(told('\'nowhere.pl\' can\'t be read: there is no such file')).

file_program(File, Limit, Parent, Module, Warnings) :-
    file_checked(File, 1 000 000),
    program_module(File, Limit, Parent, Module, Warnings).

program_module(File, Limit, Parent, Module, Warnings) :-
    absolute_file_name(File, Path),
    limit_inferences(Limit, Most),
    (   path_unread(Path, Unread)
    ->  file_error(File, 'can\'t be loaded: ~w', [Unread])
    ;   true
    ),
    loaded(true, Path, Most),
    (   findall(Sum, said(sum, Sum), [Sum|Sums])
    ->  loaded(false, Path, Most),     % as Prolog loads it: the clause is an error when it is called
        forall(member(One, [Sum|Sums]), assertz(said(warning, One)))
    ;   true
    ),
    (   said(error, Text)
    ->  file_error(File, 'can\'t be loaded: ~w', [Text])
    ;   true
    ),
    (   module_property(Module0, file(Path))
    ->  Module = Module0
    ;   Module = Path
    ),
    ( Parent == user -> true ; add_import_module(Module, Parent, start) ),
    findall(Directive, retract(directive(Directive)), Directives),
    forall(member(Directive, Directives), asked_directive(Directive, Limit)),
    findall(Warning, said(warning, Warning), Warnings).

%   A program is read before it is loaded, which takes ten times as long.

path_unread(Path, Said) :-
    catch(read_file_to_string(Path, Text, [encoding(octet)]), error(_, _), fail),
    text_deep(Text, Said),
    !.
path_unread(Path, Said) :-
    setup_call_cleanup(
        ( open(Path, read, In), asserta(loading(Path, 0), Ref) ),
        ( Error = error(_, _),      % and no limit of time
          catch(in_temporary_module(Module, true, all_read(In, Module)), Error, true),
          subsumes_term(error(syntax_error(_), file(_, _, _, _)), Error),
          message_place(Error, Said, _, _)
        ),
        ( close(In), erase(Ref) )).

%   Up to a directive that may change how the rest is read.

all_read(In, Module) :-
    repeat,
    read_term(In, Term, [module(Module), syntax_errors(error)]),
    (   Term == end_of_file
    ->  true
    ;   nonvar(Term),
        Term = (:- Directive),
        nonvar(Directive),
        \+ as_before(Directive, Module),
        declares(Directive)
    ),
    !.

as_before(op(Priority, Type, Names), Module) :-
    catch(op(Priority, Type, Module:Names), error(_, _), true).
as_before(module(_, Exports), Module) :-
    forall(( is_list(Exports), member(op(Priority, Type, Names), Exports) ),
           as_before(op(Priority, Type, Names), Module)).
as_before(Directive, Module) :-
    ( Directive = use_module(Spec) ; Directive = use_module(Spec, _) ),
    subsumes_term(library(_), Spec),
    catch(Module:use_module(Spec), error(_, _), true).
as_before(Directive, _) :-
    functor(Directive, Name, _),
    memberchk(Name, [dynamic, discontiguous, multifile, table, meta_predicate, style_check]).

loaded(Optimise, Path, Most) :-
    retractall(said(_, _)),
    retractall(directive(_)),
    current_prolog_flag(optimise, Optimise0),
    setup_call_cleanup(
        ( set_prolog_flag(optimise, Optimise),
          asserta(loading(Path, Most), Ref)
        ),
        catch(loaded(Path, Most), Error, stopped(Error)),
        ( erase(Ref),
          set_prolog_flag(optimise, Optimise0)
        )).

loaded(Path, Most) :-
    call_with_inference_limit(load_files(Path:Path, [if(true), silent(true)]), Most, Result),
    (   Result == inference_limit_exceeded
    ->  assertz(said(error, 'it runs on while it is read'))
    ;   true
    ).

%   The time of whoever asks, or Ctrl-C, is no fault of the file.

stopped(Error) :-
    (   stops(Error)
    ->  throw(Error)
    ;   print_message(error, Error)
    ).

%   About as many as there is time for, and no more than some ten seconds take.

limit_inferences(inf, 200 000 000).
limit_inferences(seconds(Seconds), Most) :-
    Most is min(200 000 000, ceiling(Seconds * 10 000 000)).

/** <examples>

?- guarded(( write(lost), X = found )).
*/
