:- module(search_inline,
          [ inline/1               % +Names
          ]).

/** <module> Names that cost nothing

What a search asks most often, such as whether a bit is set, has a name and a
clause like anything else.  Where it is called, below its clause or in files
that import it, the clause's body takes its place when they are loaded: so the
file reads well, and the call costs nothing.  Where arithmetic is not compiled
(../trace.pl) calls stay as they are.
*/

:- use_module(library(apply), [foldl/5]).
:- use_module(library(lists), [member/2]).

:- dynamic inlined/2.       % Goal, Module

%!  inline(+Names) is det.
%
%   A directive.  Each of Names, Name/Arity, is a relation of the module that is
%   being loaded, of one clause of built-in relations, whose body is to take the place
%   of its calls.  The arguments of its head are constants, or variables that come
%   once there.
%
%       ?- inline([]).
%       true.

inline(Names) :-
    prolog_load_context(module, Module),
    forall(( member(Name/Arity, Names),
             functor(Goal, Name, Arity),
             \+ inlined(Goal, Module) ),
           assertz(inlined(Goal, Module))).

:- multifile system:goal_expansion/2.
:- dynamic system:goal_expansion/2.

system:goal_expansion(Goal, Body) :-
    inlined(Goal, Module),
    current_prolog_flag(optimise, true),
    prolog_load_context(module, Context),
    (   Context == Module
    ->  true
    ;   predicate_property(Context:Goal, imported_from(Module))
    ),
    functor(Goal, Name, Arity),
    functor(Head, Name, Arity),
    clause(Module:Head, Body0),
    Goal =.. [_|Given],
    Head =.. [_|Arguments],
    foldl(argument_given, Arguments, Given, Body, Body0).

%   A constant is compared where the goal is called: a variable that were bound now
%   would be bound in all of the clause.

argument_given(Argument, Given, Body, Body0) :-
    (   var(Argument)
    ->  Argument = Given,
        Body = Body0
    ;   Body = (Given = Argument, Body0)
    ).

/** <examples>

?- inline([]).
*/
