:- module(why_source,
          [ goal_source/3,         % +By, +Goal, -Source
            goal_relation/2,       % +Goal, -Relation
            goal_control/2,        % +Goal, -Called
            name_relation/2,       % +Name, -Relation
            relation_place/3,      % +Relation, -File, -Line
            relation_use/4,        % +Relation, -User, -File, -Line
            file_call/3            % +File, -Call, -Line
          ]).

/** <module> Where a relation is defined, and where it is used

First, what a goal means where it is called: clauses that can be read, a library, a table.
*/

:- use_module(library(apply), [maplist/4]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [append/3, memberchk/2]).
:- use_module(library(solution_sequences), [distinct/2]).
:- use_module(clause, [goal_calls/2, grammar_goal/4]).
:- autoload(library(prolog_xref), [xref_called/5, xref_defined/3, xref_source/2]).

%!  goal_source(+By, +Goal, -Source) is det.
%
%   True when Source says what Goal, Module:G, means where it is called from a
%   clause of By, `rules` or `library`:
%
%     * rules(Head): clauses that can be read;
%     * library(Head): those of a library predicate that calls goals, and of what
%       it calls in its own library;
%     * table(Goal), native(Goal): it is called as it is;
%     * if(If_1, G1, G2): that of if_/3;
%     * not(G), findall(T, G, L), aggregate_all(S, G, R), forall(G1, G2): what these
%       mean is known, and G is named with its module.
%
%       ?- goal_source(rules, user:atom_length(abc, L), Source).
%       Source = native(user:atom_length(abc, L)).

goal_source(By, Module:Goal, Source) :-
    (   known(Goal, Module, Source)
    ->  true
    ;   predicate_property(Module:Goal, defined),
        \+ predicate_property(Module:Goal, foreign),
        definition(Module:Goal, Definition, Head),
        module_property(Definition, class(Class)),
        clauses_source(Class, By-Module, Definition:Head, Source)
    ->  true
    ;   Source = native(Module:Goal)
    ).

known(if_(If_1, Then, Else), Module, if(Module:If_1, Module:Then, Module:Else)) :-
    predicate_property(Module:if_(_, _, _), imported_from(shared_reified)).
known(=(X, Y, Truth), Module, native(Module:(=(X, Y, Truth)))) :-
    predicate_property(Module:(=(_, _, _)), imported_from(shared_reified)).
known(\+ Goal, Module, not(Module:Goal)).
known(not(Goal), Module, not(Module:Goal)).
known(findall(Template, Goal, List), Module, findall(Template, Module:Goal, List)).
known(aggregate_all(Spec, Goal, Result), Module, aggregate_all(Spec, Module:Goal, Result)).
known(forall(Condition, Action), Module, forall(Module:Condition, Action)).

clauses_source(library, By-Module, Definition:Head, library(Definition:Head)) :-
    !,
    (   By == library,
        Module == Definition
    ->  true
    ;   predicate_property(Definition:Head, meta_predicate(Spec)),
        arg(_, Spec, Mode),
        integer(Mode)
    ->  true
    ).
clauses_source(Class, _, Head, Source) :-
    Class \== system,
    (   predicate_property(Head, tabled)
    ->  Source = table(Head)
    ;   Source = rules(Head)
    ).

%   Where a goal is defined, and its arguments with their modules, if they are goals.

definition(Module0:Goal, Module, Head) :-
    (   predicate_property(Module0:Goal, imported_from(Module1))
    ->  Module = Module1
    ;   Module = Module0
    ),
    (   predicate_property(Module:Goal, meta_predicate(Spec))
    ->  Goal =.. [Name|Args0],
        Spec =.. [_|Modes],
        maplist(qualified(Module0), Modes, Args0, Args),
        Head =.. [Name|Args]
    ;   Head = Goal
    ).

qualified(Module, Mode, Arg0, Arg) :-
    (   ( integer(Mode) ; memberchk(Mode, [^, :, //]) ),
        \+ ( nonvar(Arg0), Arg0 = _:_ )
    ->  Arg = Module:Arg0
    ;   Arg = Arg0
    ).

%!  goal_relation(+Goal, -Relation) is semidet.
%
%   True when Goal is defined by clauses that can be read.  Relation is Module:Name/Arity, where
%   Module is that of the clauses.
%
%       ?- goal_relation(user:goal_source(_, _, _), Relation).
%       Relation = why_source:goal_source/3.

goal_relation(Goal0, Module:Name/Arity) :-
    strip_module(Goal0, Module0, Goal),
    goal_source(rules, Module0:Goal, Source),
    memberchk(Source, [rules(Module:Head), table(Module:Head)]),
    functor(Head, Name, Arity).

%!  goal_control(+Goal, -Called) is semidet.
%
%   True when Goal does no more than call a goal, in the way that Called says:
%   goal(G), once(G), ignore(G), catch(G, Error, Recovery) or
%   cleanup(Setup, G, Cleanup).
%
%       ?- goal_control(call(plus(1), 2, X), Called).
%       Called = goal(plus(1, 2, X)).

goal_control(Goal, goal(Called)) :-
    compound(Goal),
    compound_name_arguments(Goal, call, [Closure|More]),
    closure_goal(Closure, More, Called).
goal_control(phrase(Body, Text), Called) :-
    goal_control(phrase(Body, Text, []), Called).
goal_control(phrase(Body0, Text, Rest), goal(Called)) :-
    must_be(list_or_partial_list, Text),
    must_be(list_or_partial_list, Rest),
    must_be(callable, Body0),
    strip_module(Body0, Module, Body),
    grammar_goal(Body, Text, Rest, Goal),
    ( Body == Body0 -> Called = Goal ; Called = Module:Goal ).
goal_control(once(Goal), once(Goal)).
goal_control(ignore(Goal), ignore(Goal)).
goal_control(catch(Goal, Error, Recovery), catch(Goal, Error, Recovery)).
goal_control(setup_call_cleanup(Setup, Goal, Cleanup), cleanup(Setup, Goal, Cleanup)).
goal_control(call_cleanup(Goal, Cleanup), cleanup(true, Goal, Cleanup)).

closure_goal(Closure, More, Goal) :-
    (   var(Closure)
    ->  throw(error(instantiation_error, _))
    ;   Closure = Module:Inner
    ->  Goal = Module:Called,
        closure_goal(Inner, More, Called)
    ;   Closure =.. List0,
        append(List0, More, List),
        Goal =.. List
    ).

% ---- Where a relation is defined, and where it is used ----

%!  name_relation(+Name, -Relation) is nondet.
%
%   True when Relation, Module:Name/Arity, is defined by clauses of a file that is no library.
%
%       ?- name_relation(name_relation, Relation).
%       Relation = why_source:name_relation/2 .

name_relation(Name, Module:Name/Arity) :-
    current_module(Module),
    own_relation(Module, Name, Arity),
    once(relation_place(Module:Name/Arity, _, _)).

own_relation(Module, Name, Arity) :-
    \+ module_property(Module, class(system)),
    \+ module_property(Module, class(library)),
    current_predicate(Module:Name/Arity),
    functor(Head, Name, Arity),
    \+ predicate_property(Module:Head, imported_from(_)),
    predicate_property(Module:Head, number_of_clauses(_)).

%!  relation_place(+Relation, -File, -Line) is nondet.
%
%   True when a clause of Relation begins in this Line of File.
%
%       ?- relation_place(why_source:name_relation/2, File, _), file_base_name(File, Base).
%       Base = 'source.pl' .

relation_place(Module:Name/Arity, File, Line) :-
    functor(Head, Name, Arity),
    nth_clause(Module:Head, _, Clause),
    clause_property(Clause, file(File)),
    clause_property(Clause, line_count(Line)).

%!  relation_use(+Relation, -User, -File, -Line) is nondet.
%
%   True when a clause of the relation User, Name/Arity, which begins in this Line of File, calls
%   Relation: as a goal, or as a goal to which arguments are added, such as that of maplist/3.
%
%       ?- relation_use(why_source:relation_call/5, User, _, _).
%       User = relation_use/4 .

relation_use(Module:Name/Arity, User, File, Line) :-
    functor(Goal, Name, Arity),
    distinct(File-Line, relation_call(Module, Goal, User, File, Line)).

relation_call(Module, Goal, UserName/UserArity, File, Line) :-
    current_module(From),
    (   From == Module
    ->  true
    ;   predicate_property(From:Goal, imported_from(Module))
    ),
    own_relation(From, UserName, UserArity),
    functor(Head, UserName, UserArity),
    clause(From:Head, Body, Clause),
    goal_calls(From:Body, Calls),
    memberchk(call(_:Goal, _), Calls),
    clause_property(Clause, file(File)),
    clause_property(Clause, line_count(Line)).

% ---- Which relations a file calls ----
%
%   The calls are read from the text, so that nothing is loaded.

%!  file_call(+File, -Call, -Line) is nondet.
%
%   True when Call is call(User, Used, From): a clause of the relation User, which begins in this
%   Line of File, calls the relation Used of the file From.  Both are Name/Arity.  A goal to which
%   arguments are added, such as that of maplist/3, counts with them.  A call of User itself is left
%   out.
%
%       ?- module_property(why_source, file(_File)), file_call(_File, call(User, call_place/4, _), _).
%       User = file_call/3.

file_call(File, call(User, Used, From), Line) :-
    xref_source(File, [silent(true)]),
    distinct(User-Used-Line, call_place(File, User, Used-From, Line)).

call_place(File, UserName/UserArity, Name/Arity-From, Line) :-
    xref_called(File, Goal, Head, _, Line),
    callable(Head),
    strip_module(Head, _, By),
    functor(Goal, Name, Arity),
    functor(By, UserName, UserArity),
    Name/Arity \== UserName/UserArity,
    Name/Arity \== (:)/2,          % a goal of a named module
    xref_defined(File, Goal, How),
    definer(How, File, From).

definer(local(_), File, File).
definer(imported(From), _, From).

/** <examples>

?- goal_source(rules, user:maplist(succ, [1,2], L), Source).
?- goal_control(once(member(X, [1,2])), Called).
?- name_relation(guess_secret_feedback, Relation), relation_use(Relation, User, File, Line).
*/
