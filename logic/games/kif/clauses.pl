:- module(games_clauses,
          [ expressions_clauses/2, % +Expressions, -Clauses
            clauses_kinds/2        % +Clauses, -Kinds
          ]).

/** <module> The rules of a sheet in KIF, as terms

`(<= HEAD CONDITION ...)` is Head if all conditions hold; HEAD alone is a fact.  A clause is
clause(Head, Conditions), where a condition is true(Fact), does(Role, Move), distinct(Term,
Term1), not(Condition), some(Rows), one of whose rows of conditions holds, or call(Relation).

Conditions stand in an order in which they can be asked: `not` and `distinct` after those that
say what their variables are.  If a sheet has no rules of a game, an error names the
expression.
*/

:- use_module(library(apply), [exclude/3, foldl/4, maplist/2, maplist/3, maplist/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, select/3]).
:- use_module(library(ordsets), [ord_intersection/2, ord_memberchk/2, ord_subset/2, ord_union/3]).
:- autoload(library(ugraphs), [neighbours/3, transitive_closure/2, vertices_edges_to_ugraph/3]).
:- use_module('../guessing/fault', [told/2]).
:- use_module(expressions, [expression_text/2]).

%!  expressions_clauses(+Expressions, -Clauses) is det.
%
%   True when Clauses are what Expressions say (expressions.pl).
%
%       ?- expressions_clauses([[role,x], [role,o], [init,a], [legal,x,go], [goal,x,100],
%                               [<=,terminal,[true,b]],
%                               [<=,[next,[f,var(x)]],[distinct,var(x),b],[true,var(x)]]],
%                              Clauses),
%          last(Clauses, clause(next(f(X)), Conditions)).
%       Conditions = [true(X), distinct(X, b)].

expressions_clauses(Expressions0, Clauses) :-
    exclude(unused, Expressions0, Expressions),
    maplist(expression_clause, Expressions, Clauses),
    sheet_relations(Clauses, Relations),
    maplist(told_by_some(Relations), [role/1, init/1, legal/2, next/1, terminal/0, goal/2]),
    maplist(known_relations(Relations), Expressions, Clauses).

%   What the language has for programs that generate games: players do not need it.

unused([Word|_]) :- memberchk(Word, [base, input]).
unused([<=,[Word|_]|_]) :- memberchk(Word, [base, input]).

sheet_relations(Clauses, Relations) :-
    findall(Name/Arity, ( member(clause(Head, _), Clauses), functor(Head, Name, Arity) ), Heads),
    sort(Heads, Relations).

told_by_some(Relations, Name/Arity) :-
    (   memberchk(Name/Arity, Relations)
    ->  true
    ;   told('no rule says ~w: a game has role, init, legal, next, terminal and goal', [Name])
    ).

known_relations(Relations, Expression, clause(_, Conditions)) :-
    (   conditions_relation(Conditions, _, Name/Arity),
        \+ ord_memberchk(Name/Arity, Relations)
    ->  faulty(Expression, 'no rule says ~w', [Name/Arity])
    ;   true
    ).

faulty(Expression, Format, Arguments) :-
    expression_text(Expression, Text),
    format(atom(Why), Format, Arguments),
    told('~w: ~w', [Text, Why]).

%   What a condition calls, and whether something is not to hold.

conditions_relation(Conditions, Sign, Relation) :-
    member(Condition, Conditions),
    condition_relation(Condition, Sign, Relation).

condition_relation(call(Goal), yes, Name/Arity) :-
    functor(Goal, Name, Arity).
condition_relation(not(Condition), no, Relation) :-
    condition_relation(Condition, _, Relation).
condition_relation(some(Rows), Sign, Relation) :-
    member(Row, Rows),
    conditions_relation(Row, Sign, Relation).

expression_clause(Expression, clause(Head, Conditions)) :-
    (   Expression = [<=,Head0|Body]
    ->  true
    ;   Expression == [<=]
    ->  faulty(Expression, 'a rule has a head', [])
    ;   Head0 = Expression,
        Body = []
    ),
    term(Head0, Expression, Names, Head),
    head(Head, Expression),
    maplist(condition(Expression, Names), Body, Conditions0),
    ordered(Conditions0, Expression, [], Bound, Conditions),
    term_variables(Head, Variables0),
    sort(Variables0, Variables),
    (   ord_subset(Variables, Bound)
    ->  true
    ;   faulty(Expression, 'a variable of the head stands in no condition', [])
    ).

%   Terms: a variable of a rule is the same wherever its name is.

term(var(Name), _, Names, Variable) :- !, memberchk(Name-Variable, Names).
term([Name|Items], Expression, Names, Term) :-
    atom(Name),
    !,      % a list is a term with arguments
    maplist(argument(Expression, Names), Items, Arguments),
    Term =.. [Name|Arguments].
term(Word, _, _, Word) :- atomic(Word), Word \== [], !.
term(_, Expression, _, _) :-
    faulty(Expression, 'a list begins with a word', []).

argument(Expression, Names, Item, Argument) :-
    term(Item, Expression, Names, Argument).

head(Head, Expression) :-
    (   callable(Head),
        functor(Head, Name, Arity),
        (   word_arity(Name, Known)
        ->  Arity == Known
        ;   \+ memberchk(Name, [true, does, distinct, not, or, and, sees, <=])
        )
    ->  true
    ;   faulty(Expression, 'a rule begins with a relation that it says, as in (legal x (mark 1))', [])
    ).

word_arity(role, 1).
word_arity(init, 1).
word_arity(next, 1).
word_arity(legal, 2).
word_arity(goal, 2).
word_arity(terminal, 0).

condition(Expression, Names, Item, Condition) :-
    (   item_condition(Item, Expression, Names, Condition0)
    ->  Condition = Condition0
    ;   expression_text(Item, Text),
        faulty(Expression, '~w is no condition', [Text])
    ).

item_condition([not,Item], Expression, Names, not(Condition)) :-
    !,
    condition(Expression, Names, Item, Condition).
item_condition([or|Items], Expression, Names, some(Rows)) :-
    !,
    maplist(row(Expression, Names), Items, Rows).
item_condition([and|Items], Expression, Names, some([Row])) :-
    !,
    maplist(condition(Expression, Names), Items, Row).
item_condition(Item, Expression, Names, Condition) :-
    term(Item, Expression, Names, Term),
    callable(Term),
    functor(Term, Name, Arity),
    (   memberchk(Name/Arity, [true/1, does/2, distinct/2])
    ->  Condition = Term
    ;   \+ memberchk(Name, [true, does, distinct, not, init, next, sees, <=]),
        Condition = call(Term)
    ).

row(Expression, Names, Item, Row) :-
    (   Item = [and|Items]
    ->  true
    ;   Items = [Item]
    ),
    maplist(condition(Expression, Names), Items, Row).

%   The first condition that can be asked with the variables that are Bound comes
%   first, and before it one that only excludes.

ordered([], _, Bound, Bound, []).
ordered([Condition0|Conditions0], Expression, Bound0, Bound, [Condition|Conditions]) :-
    (   select(Excluding, [Condition0|Conditions0], Rest),
        excludes(Excluding),
        ready(Excluding, Expression, Bound0, Bound1, Condition)
    ->  true
    ;   select(Saying, [Condition0|Conditions0], Rest),
        \+ excludes(Saying),
        ready(Saying, Expression, Bound0, Bound1, Condition)
    ->  true
    ;   faulty(Expression, 'a variable stands only in conditions that exclude, not or distinct', [])
    ),
    ordered(Rest, Expression, Bound1, Bound, Conditions).

excludes(not(_)).
excludes(distinct(_, _)).

ready(distinct(Term, Term1), _, Bound, Bound, distinct(Term, Term1)) :-
    all_bound(Term-Term1, Bound).
ready(not(Condition0), Expression, Bound, Bound, not(Condition)) :-
    all_bound(Condition0, Bound),
    ready(Condition0, Expression, Bound, _, Condition).
ready(some(Rows0), Expression, Bound0, Bound, some(Rows)) :-
    catch(maplist(ordered_row(Expression, Bound0), Rows0, Bounds, Rows),
          error(guessing_game(_), _), fail),
    ord_intersection(Bounds, Both),
    ord_union(Bound0, Both, Bound).
ready(Condition, _, Bound0, Bound, Condition) :-
    ( Condition = true(_) ; Condition = does(_, _) ; Condition = call(_) ),
    term_variables(Condition, Variables0),
    sort(Variables0, Variables),
    ord_union(Bound0, Variables, Bound).

ordered_row(Expression, Bound0, Row0, Bound, Row) :-
    ordered(Row0, Expression, Bound0, Bound, Row).

all_bound(Term, Bound) :-
    term_variables(Term, Variables0),
    sort(Variables0, Variables),
    ord_subset(Variables, Bound).

%!  clauses_kinds(+Clauses, -Kinds) is det.
%
%   True when Kinds has a kind(Relation, Changes, Recursive) for each relation of
%   Clauses, Name/Arity: whether it depends on the state, `changes` or `stays`, and
%   whether it depends on itself, `recursive` or `plain`.  It is an error if a relation
%   depends on its own negation.
%
%       ?- clauses_kinds([clause(p(a), [true(b)]), clause(q(X), [call(q(X))])], Kinds).
%       Kinds = [kind(p/1, changes, plain), kind(q/1, stays, recursive)].

clauses_kinds(Clauses, Kinds) :-
    sheet_relations(Clauses, Relations),
    findall(Relation-Relation1, clauses_edge(Clauses, _, Relation, Relation1), Edges),
    vertices_edges_to_ugraph([true|Relations], Edges, Graph),
    transitive_closure(Graph, Closure),
    (   clauses_edge(Clauses, no, Relation, Relation1),
        leads(Closure, Relation1, Relation)
    ->  Relation = Name/_,
        told('the rules of ~w say that it holds if it does not', [Name])
    ;   maplist(relation_kind(Closure), Relations, Kinds)
    ).

clauses_edge(Clauses, Sign, Name/Arity, Relation) :-
    member(clause(Head, Conditions), Clauses),
    functor(Head, Name, Arity),
    (   conditions_relation(Conditions, Sign, Relation)
    ;   Sign = yes,
        asks_state(Conditions),
        Relation = true
    ).

asks_state(Conditions) :-
    member(Condition, Conditions),
    (   memberchk(Condition, [true(_), does(_, _)])
    ->  true
    ;   Condition = not(Condition1)
    ->  asks_state([Condition1])
    ;   Condition = some(Rows),
        member(Row, Rows),
        asks_state(Row)
    ).

leads(Closure, Relation, Relation1) :-
    neighbours(Relation, Closure, Reached),
    ord_memberchk(Relation1, Reached).

relation_kind(Closure, Relation, kind(Relation, Changes, Recursive)) :-
    ( leads(Closure, Relation, true) -> Changes = changes ; Changes = stays ),
    ( leads(Closure, Relation, Relation) -> Recursive = recursive ; Recursive = plain ).

/** <examples>

?- catch(expressions_clauses([[role,x]], Clauses), error(Error, _), true).
?- clauses_kinds([clause(p(X), [call(q(X))]), clause(q(a), [])], Kinds).
*/
