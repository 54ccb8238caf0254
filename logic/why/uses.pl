:- module(why_uses,
          [ name_relation/2,         % +Name, -Relation
            relation_place/3,        % +Relation, -File, -Line
            relation_use/4           % +Relation, -User, -File, -Line
          ]).

/** <module> Where a relation is defined, and where it is used
*/

:- use_module(library(solution_sequences), [distinct/2]).

%!  name_relation(+Name, -Relation) is nondet.
%
%   True when Relation, Module:Name/Arity, is defined by clauses of a file that is no library.
%
%       ?- name_relation(name_relation, Relation).
%       Relation = why_uses:name_relation/2 .

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
%       ?- relation_place(why_uses:name_relation/2, File, _), file_base_name(File, Base).
%       Base = 'uses.pl' .

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
%       ?- relation_use(why_uses:relation_call/5, User, _, _).
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
    functor(Goal, Name, Arity),
    clause(From:Head, Body, Clause),
    Body \== true,
    body_calls(Body, From, 0, Name, Arity),
    clause_property(Clause, file(File)),
    clause_property(Clause, line_count(Line)).

%   body_calls(Goal, Module, More, Name, Arity): Goal with More arguments is, or calls, Name/Arity.

body_calls(Goal, Module, More, Name, Arity) :-
    callable(Goal),
    (   Goal = _:Inner
    ->  body_calls(Inner, Module, More, Name, Arity)
    ;   functor(Goal, Name, Given),
        Given + More =:= Arity
    ->  true
    ;   functor(Goal, Called, Given),
        Whole is Given + More,
        functor(Head, Called, Whole),
        catch(predicate_property(Module:Head, meta_predicate(Spec)), _, fail),
        between(1, Given, Place),
        arg(Place, Spec, Mode),
        added(Mode, Added),
        arg(Place, Goal, Argument),
        body_calls(Argument, Module, Added, Name, Arity)
    ),
    !.

added(Mode, Mode) :- integer(Mode).
added(^, 0).
added(//, 2).

/** <examples>

?- name_relation(guess_secret_feedback, Relation), relation_use(Relation, User, File, Line).
*/
