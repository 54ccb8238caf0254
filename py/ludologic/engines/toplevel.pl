:- module(ludologic_toplevel, []).

/** <module> The toplevel of `ludologic swipl`: how to add clauses

SWI-Prolog's own toplevel answers a clause by "Unknown procedure: (:-)/2".  This file is loaded
after the rules, and before a learner's files.
*/

:- use_module(library(gensym), [gensym/2]).
:- use_module(library(readutil), [read_file_to_string/3, read_line_to_string/2]).
:- use_module('../logic/shared/beginner', [clause_mistake/5, placed_fault/4, syntax_mistake/5]).
:- use_module('../logic/shared/tokens', [text_deep/2]).

:- multifile prolog:error_message//1, prolog:message//1, user:expand_query/4, user:message_hook/3.
:- dynamic user:expand_query/4, user:message_hook/3.

%   A clause is no query.  A query may begin with ?- as it does in the lessons.

user:expand_query(Term, Query, Bindings0, Bindings) :-
    nonvar(Term),
    Term = (?- Query0),
    ludologic_toplevel:answers_named(Query0, Query, Bindings0, Bindings).
user:expand_query(Term, ludologic_toplevel:load_typed, Bindings, Bindings) :-
    nonvar(Term),
    memberchk(Term, [[user], consult(user)]).
user:expand_query(Term, _, _, _) :-
    nonvar(Term),
    ludologic_toplevel:term_kind(Term, Kind),
    throw(error(no_query(Kind), _)).

user:expand_query(Term, _, _, _) :-
    callable(Term),
    ludologic_toplevel:kept(Term, Relation),
    throw(error(existence_error(procedure, Relation),
                context(_, 'DWIM could not correct goal'))).

%   $X is the X of an earlier answer.  Some releases of SWI-Prolog replace it before a query is
%   expanded, and others only where nothing else expands the query.

answers_named(Query0, Query, Bindings0, Bindings) :-
    (   current_predicate(toplevel_variables:expand_query/4)
    ->  toplevel_variables:expand_query(Query0, Query, Bindings0, Bindings)
    ;   Query = Query0,
        Bindings = Bindings0
    ).

%   A relation that a file keeps to itself is not there, though SWI-Prolog would offer it as a
%   correction.

kept(Term, Name/Arity) :-
    \+ predicate_property(user:Term, visible),
    functor(Term, Name, Arity),
    current_predicate(_:Name/Arity),
    !.

term_kind((_ :- _), clause).
term_kind((_ --> _), clause).
term_kind((:- _), directive).

prolog:error_message(no_query(Kind)) -->
    [ 'This is a ~w, not a query.'-[Kind], nl ],
    ludologic_toplevel:how_to_add.

how_to_add -->
    [ 'To add clauses, type [user]. and then the clauses, and end with Ctrl-D;', nl,
      'or write them into a file mine.pl, and type [mine].' ].

%   A fact looks like a query of a relation that is not there.

prolog:message(error(existence_error(procedure, Relation), Context)) -->
    { nonvar(Context),
      Context = context(_, 'DWIM could not correct goal')
    },
    [ 'There is no relation ~p. Is its name right?'-[Relation], nl ],
    ludologic_toplevel:how_to_add.

%   What is typed behind [user]. is read up to its end, so that its text is known, and then loaded.

:- dynamic typed/1.

load_typed :-
    prompt(Before, '|: '),
    typed_lines(Rows),
    prompt(_, Before),
    atomic_list_concat(Rows, '\n', Atom),
    atom_string(Atom, Text),
    gensym('user:', Id),    % what was typed before stays
    (   text_deep(Text, Fault)
    ->  format(user_error, "~w~n", [Fault])
    ;   setup_call_cleanup(
            ( open_string(Text, Stream), asserta(typed(Text), Ref) ),
            load_files(user:Id, [stream(Stream)]),
            ( close(Stream), erase(Ref) ))
    ).

typed_lines(Rows) :-
    read_line_to_string(user_input, Row),
    (   ( Row == end_of_file ; Row == "end_of_file." )
    ->  Rows = [""]
    ;   Rows = [Row|Rows1],
        typed_lines(Rows1)
    ).

%   A text that can't be read to its end is told as an answer to an exercise is.  Of many mistakes only the
%   first five are told, since each takes a walk through the whole text.

:- dynamic told/2.

first_mistakes :-
    ( prolog_load_context(stream, Stream) -> true ; Stream = none ),
    ( retract(told(Stream, Number0)) -> true ; retractall(told(_, _)), Number0 = 0 ),
    Number is Number0 + 1,
    assertz(told(Stream, Number)),
    ( Stream == none -> true ; Number =< 5 ).

more_mistakes :-
    (   told(_, 6)
    ->  format(user_error, "More of it can't be read: mend these first.~n", [])
    ;   true
    ).

user:message_hook(error(syntax_error(What), file(File, Line, Column0, _)), error, _) :-
    Column is Column0 + 1,
    ludologic_toplevel:source(File, Source),
    syntax_mistake(What, Source, place(Line, Column), Place, Sentence),
    ludologic_toplevel:mistake_told(File, Source, Place, Sentence).

%   What can be read, but is no clause.

:- multifile user:term_expansion/2.
:- dynamic user:term_expansion/2.

user:term_expansion(Term, []) :-
    prolog_load_context(module, user),
    source_location(File, Line),
    ludologic_toplevel:source(File, Source),
    clause_mistake(Term, Source, place(Line, 1), Place, Sentence),
    ludologic_toplevel:mistake_told(File, Source, Place, Sentence).

source(File, Source) :-
    ( exists_file(File) -> Source = file(File) ; Source = from(ludologic_toplevel:typed) ).

mistake_told(File, Source, Place, Sentence) :-
    (   first_mistakes
    ->  ( Source = file(_) -> read_file_to_string(File, Text, []) ; typed(Text) ),
        placed_fault(Text, Place, Sentence, Fault),
        file_base_name(File, Name),
        format(user_error, "~w, ~w~n", [Name, Fault])
    ;   more_mistakes
    ).

%   A learner's clauses for a relation of the rules.

prolog:message(ignored_weak_import(_, _:Relation)) -->
    [ 'At the prompt, ~p now has these clauses. The rules keep their own.'-[Relation] ].
