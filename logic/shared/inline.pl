:- module(shared_inline,
          [ inline/1,              % +Names
            quick/2,               % +Goal, +Body
            goal_written/2         % +Body, -Goal
          ]).

/** <module> Names that cost nothing

A search asks small questions millions of times, so even the call of a relation takes time.  With

    bit(Set, N) :- Set /\ 1 << N =\= 0.
    :- inline([bit/2]).

a question has a name, and the call costs nothing.  When a file is loaded, bit(Set, 3) is replaced
by the body of the clause, Set /\ 8 =\= 0, in each clause further down and in other rules that
import bit/2.  A name for a value, such as the set of all cells, is replaced by the value.

If a relation is more than a name, its usual case can still be decided where it is called: quick/2.

SWI-Prolog asks goal_expansion/2 about each goal that it loads; the clauses of it here look at the
names.  If arithmetic is not compiled (../trace.pl), calls stay as they are.
*/

:- use_module(library(apply), [foldl/5, maplist/3]).
:- use_module(library(lists), [member/2, memberchk/2]).

%   compiled(Body, Goal): another expansion of goals made Body of Goal.

:- multifile compiled/2.
:- dynamic compiled/2.

:- dynamic inlined/3.       % Goal, Module, clause or quick(Goal, Body)

%!  inline(+Names) is det.
%
%   A directive: from now on the relations Names, each a Name/Arity of the module that is being
%   loaded, are inlined.  Such a relation has one clause, and it stands before the calls.  There
%   is no cut in it.  Each argument of its head is a constant, or a variable that occurs only once
%   in the head.

inline(Names) :-
    prolog_load_context(module, Module),
    forall(( member(Name/Arity, Names),
             functor(Goal, Name, Arity),
             \+ inlined(Goal, Module, clause) ),
           assertz(inlined(Goal, Module, clause))).

%!  quick(+Goal, +Body) is det.
%
%   A directive: from now on Body stands in place of each call that is an instance of Goal.  Body is
%   ( If -> Then ; ... ; Goal ).  It must mean the same as Goal: the conditions, which change nothing
%   and call only what every module sees, decide the usual case, and Goal itself is called in all
%   others.  A call stays as it is if a goal in it has a cut, or is not known.

quick(Goal, Body) :-
    prolog_load_context(module, Module),
    functor(Goal, Name, Arity),
    functor(AnyGoal, Name, Arity),
    (   inlined(AnyGoal, Module, quick(Goal1, _)),
        Goal1 =@= Goal
    ->  true
    ;   assertz(inlined(AnyGoal, Module, quick(Goal, Body)))
    ).

%!  goal_written(+Body, -Goal) is semidet.
%
%   True when Body, of a clause, stands there in place of Goal, as quick/2 said.
%
%       ?- goal_written(( a == b -> p ; atomic(a), atomic(b) -> q ; r ), Goal).
%       false.

goal_written(Body, Goal) :-
    compiled(Body, Goal).
goal_written(( If -> _ ; Else ), Goal) :-
    last_branch(Else, Goal),
    callable(Goal),
    inlined(Goal, _, quick(Goal0, ( If0 -> _ ; _ ))),
    subsumes_term(If0-Goal0, If-Goal).

last_branch(Body, Last) :-
    (   nonvar(Body),
        Body = ( _ -> _ ; Else )
    ->  last_branch(Else, Last)
    ;   Last = Body
    ).

:- multifile system:goal_expansion/2.
:- dynamic system:goal_expansion/2.

system:goal_expansion(Goal, Expanded) :-
    inlined(Goal, Module, How),
    prolog_load_context(module, Context),
    inlined_in(Context, Goal, Module),
    current_prolog_flag(optimise, true),
    (   How = quick(Goal0, _)
    ->  subsumes_term(Goal0, Goal),
        How = quick(Goal, Body0),
        \+ has_cut(Body0),
        tested(Body0, Expanded)
    ;   goal_value(Goal, Module, Expanded)
    ->  true
    ;   goal_body(Goal, Module, Context, Body),
        worked_out(Body, Expanded)
    ).

%   Whether a term that the call names is atomic is known when the file is loaded.

tested(Goal0, Goal) :-
    (   control(Goal0, Goals0)
    ->  functor(Goal0, Name, _),
        maplist(tested, Goals0, Goals),
        Goal =.. [Name|Goals]
    ;   Goal0 = atomic(Term),
        nonvar(Term)
    ->  ( atomic(Term) -> Goal = true ; Goal = fail )
    ;   Goal = Goal0
    ).

%   Calls are inlined in the module itself, and in modules of `logic/` that import the relation.
%   Any other module calls it.

inlined_in(Context, Goal, Module) :-
    (   Context == Module
    ->  true
    ;   predicate_property(Context:Goal, imported_from(Module)),
        module_property(Context, file(File)),
        module_property(shared_inline, file(Here)),
        file_directory_name(Here, Room),
        file_directory_name(Room, Logic),
        atom_concat(Logic, /, Folder),
        sub_atom(File, 0, _, _, Folder)
    ).

%   The value of a name: the one answer, if nothing is known.

goal_value(Goal, Module, Place = Value) :-
    Goal =.. [Name, Place],
    Question =.. [Name, Value],
    catch(findall(Value, Module:Question, [Value]), error(_, _), fail),
    ground(Value).

%   The body of the clause, with what is Given in the call.

goal_body(Goal, Module, Context, Body) :-
    functor(Goal, Name, Arity),
    functor(Head, Name, Arity),
    findall(Head-Body0, clause(Module:Head, Body0), [Head-Body0]),
    \+ has_cut(Body0),
    called_from(Context, Module, Body0, Body1),
    Goal =.. [_|Given],
    Head =.. [_|Arguments],
    foldl(argument_given, Arguments, Given, Body, Body1).

has_cut(!).
has_cut(Goal) :-
    control(Goal, Goals),
    member(Goal1, Goals),
    has_cut(Goal1).

control((A, B), [A, B]).
control((A ; B), [A, B]).
control((A -> B), [A, B]).
control((A *-> B), [A, B]).
control(\+ A, [A]).

%   A constant in the head is compared when the goal is called.  If it were unified now, it could
%   bind a variable of the calling clause, for all its goals.

argument_given(Argument, Given, Body, Body0) :-
    (   var(Argument)
    ->  Argument = Given,
        Body = Body0
    ;   Body = (Given = Argument, Body0)
    ).

%   The names in the body have the meaning that they have in Module.

called_from(Context, Module, Goal0, Goal) :-
    (   control(Goal0, Goals0)
    ->  functor(Goal0, Name, _),
        maplist(called_from(Context, Module), Goals0, Goals),
        Goal =.. [Name|Goals]
    ;   predicate_property(Module:Goal0, implementation_module(Home)),
        predicate_property(Context:Goal0, implementation_module(Home))
    ->  Goal = Goal0
    ;   Goal = Module:Goal0
    ).

%   Arithmetic on known numbers is done when the file is loaded.

worked_out(Goal0, Goal) :-
    (   Goal0 = (A0, B0)
    ->  worked_out(A0, A),
        worked_out(B0, B),
        Goal = (A, B)
    ;   Goal0 = (Value is Expression),
        ground(Expression)
    ->  Known is Expression,
        Goal = (Value = Known)
    ;   Goal0 =.. [Name, Sum0, Sum1],
        memberchk(Name, [is, =:=, =\=, <, >, =<, >=])
    ->  maplist(sum_worked_out, [Sum0, Sum1], Sums),
        Goal =.. [Name|Sums]
    ;   Goal = Goal0
    ).

%   So 1 << 3 is 8, wherever it stands in a sum.

sum_worked_out(Sum0, Sum) :-
    (   \+ compound(Sum0)
    ->  Sum = Sum0
    ;   ground(Sum0)
    ->  Sum is Sum0
    ;   Sum0 =.. [Name|Parts0],
        maplist(sum_worked_out, Parts0, Parts),
        Sum =.. [Name|Parts]
    ).

/** <examples>

?- goal_written(( X == 1 -> true ; X \= 1 -> fail ; if_(X = 1, true, fail) ), Goal).
*/
