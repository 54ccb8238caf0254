:- module(sheets_parser,
          [ kif_expressions/2,     % +Text, -Expressions
            expression_kif/2,      % +Expression, -Text
            text_term/2,           % +Text, -Term
            term_expression/2,     % +Term, -Expression
            term_kif/2,            % +Term, -Text
            expressions_clauses/2, % +Expressions, -Clauses
            expression_rule/4,     % +Expression, -Clause, -Names, -Conditions
            expression_relation/2, % +Expression, -Relation
            clauses_unsaid/2,      % +Clauses, -Relations
            clauses_kinds/2        % +Clauses, -Kinds
          ]).

/** <module> Parser: a rule sheet in KIF, the form in which they are published, as rules

A rule sheet is a row of expressions: words, and lists in parentheses.  A comment begins with a
semicolon and ends with its line.  Capital letters make a difference in the words of a sheet, and
none in those of the language: `TRUE` is `true`, but `X` is not `x`.

A word becomes an atom, or an integer if it is one that is written in the usual way (`01` is an
atom), and a list a list; a variable, `?x`, becomes var(x).  The text is read once, from left to
right.  If a list is not closed, an error names its line.

__Rules.__  `(<= HEAD CONDITION ...)` is Head if all conditions hold; HEAD alone is a fact.  A clause
is clause(Head, Conditions), where a condition is true(Fact), does(Role, Move), distinct(Term,
Term1), not(Condition), some(Rows), one of whose rows of conditions holds, or call(Relation).

Conditions stand in an order in which they can be asked: `not` and `distinct` after those that
say what their variables are.  If a sheet has no rules of a game, an error names the
expression.
*/

:- use_module(library(apply), [exclude/3, include/3, maplist/2, maplist/3, maplist/4]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3, reverse/2, select/3]).
:- use_module(library(ordsets), [ord_intersection/2, ord_memberchk/2, ord_subset/2, ord_subtract/3,
                                ord_union/3]).
:- use_module(library(ugraphs), [neighbours/3, transitive_closure/2, vertices_edges_to_ugraph/3]).
:- use_module('../shared/user_rules', [rules_error/2]).

%!  kif_expressions(+Text, -Expressions) is det.
%
%   True when Expressions are those of Text, an atom or a string, of a million
%   characters at most.
%
%       ?- kif_expressions("(role X) ; who begins\n(<= (p ?y) (q ?y 10))", Expressions).
%       Expressions = [[role, 'X'], [<=, [p, var(y)], [q, var(y), 10]]].

kif_expressions(Text, Expressions) :-
    string_length(Text, Length),
    (   Length =< 1 000 000
    ->  true
    ;   rules_error('the rule sheet has ~D characters: at most 1,000,000 are accepted', [Length])
    ),
    string_codes(Text, Codes),
    phrase(expressions(1, [], [], Expressions), Codes).

%   Open has the lists that are not closed yet, each open(Line, Items, Depth), the
%   innermost first, and Items what comes before, the last first.  Depth lists are open up to this one.

expressions(Line, Open, Items, Expressions) -->
    [Code],
    !,      % each code says what is read next
    expression(Code, Line, Open, Items, Expressions).
expressions(_, Open, Items, Expressions) -->
    {   Open = [open(Line, _, _)|_]
    ->  rules_error('line ~d: the parenthesis ( is not closed', [Line])
    ;   reverse(Items, Expressions)
    }.

expression(0'\n, Line, Open, Items, Expressions) -->
    !,
    { Line1 is Line + 1 },
    expressions(Line1, Open, Items, Expressions).
expression(0'\s, Line, Open, Items, Expressions) -->
    !,
    expressions(Line, Open, Items, Expressions).
expression(0'(, Line, Open, Items, Expressions) -->
    !,
    { deeper(Open, Line, Depth) },
    expressions(Line, [open(Line, Items, Depth)|Open], [], Expressions).
expression(0'), Line, Open, Items, Expressions) -->
    !,
    {   Open = [open(_, Items1, _)|Open1]
    ->  reverse(Items, List)
    ;   rules_error('line ~d: the parenthesis ) closes none', [Line])
    },
    expressions(Line, Open1, [List|Items1], Expressions).
expression(0';, Line, Open, Items, Expressions) -->
    !,
    comment,
    expressions(Line, Open, Items, Expressions).
expression(Code, Line, Open, Items, Expressions) -->
    (   { code_type(Code, space) }
    ->  { Items1 = Items }
    ;   word(Codes),
        { codes_item([Code|Codes], Line, Item),
          Items1 = [Item|Items]
        }
    ),
    expressions(Line, Open, Items1, Expressions).

deeper(Open, Line, Depth) :-
    ( Open = [open(_, _, Depth0)|_] -> true ; Depth0 = 0 ),
    (   Depth0 < 1000
    ->  Depth is Depth0 + 1
    ;   rules_error('line ~d: more than 1,000 parentheses are open: no more are accepted', [Line])
    ).

comment, [0'\n] --> [0'\n], !.
comment --> [_], !, comment.
comment --> [].

word([Code|Codes]) -->
    [Code],
    { \+ code_type(Code, space), \+ memberchk(Code, `();`) },
    !,      % the longest word
    word(Codes).
word([]) --> [].

codes_item(Codes, Line, Item) :-
    (   Codes = [0'?|Name]
    ->  (   Name == []
        ->  rules_error('line ~d: a variable has a name, as in ?x', [Line])
        ;   atom_codes(Variable, Name),
            Item = var(Variable)
        )
    ;   whole_number(Codes)
    ->  number_codes(Item, Codes)
    ;   atom_codes(Word, Codes),
        (   downcase_atom(Word, Lower),
            language_word(Lower)
        ->  Item = Lower
        ;   Item = Word
        )
    ).

%   `01` and `1` are two words.

whole_number([0'0]).
whole_number([Code|Codes]) :-
    between(0'1, 0'9, Code),
    length(Codes, Count),
    Count =< 8,
    maplist(between(0'0, 0'9), Codes).

language_word(Word) :-
    memberchk(Word, [ role, init, true, does, legal, next, terminal, goal, sees, random, base, input,
                      distinct, not, or, and ]).

%!  expression_kif(+Expression, -Text) is det.
%
%   True when Text is how Expression is written, whole.
%
%       ?- expression_kif([<=, [p, var(y)], [q, var(y), 10]], Text).
%       Text = "(<= (p ?y) (q ?y 10))".

expression_kif(Expression, Text) :-
    phrase(written(Expression), Parts),
    atomics_to_string(Parts, Text).

written(Expression) -->
    (   { is_list(Expression) }
    ->  ['('], row(Expression), [')']
    ;   { Expression = var(Name) }
    ->  [?, Name]
    ;   [Expression]
    ).

row([]) --> [].
row([Expression|Expressions]) --> written(Expression), more(Expressions).

more([]) --> [].
more([Expression|Expressions]) --> [' '], written(Expression), more(Expressions).

%   True when Text is how Expression is written, cut after 60 characters.

expression_text(Expression, Text) :-
    expression_kif(Expression, Whole),
    (   sub_string(Whole, 0, 60, After, Cut),
        After > 0
    ->  string_concat(Cut, "...", Text)
    ;   Text = Whole
    ).

%   ---- Terms in KIF: mark(1, 1) is `(mark 1 1)` ----

%!  text_term(+Text, -Term) is semidet.
%
%   True when Text, in KIF, stands for Term, which has no variables.
%
%       ?- text_term("( mark 1 1 )", Term).
%       Term = mark(1, 1).

text_term(Text, Term) :-
    catch(kif_expressions(Text, [Expression]), error(guessing_game(_), _), fail),
    expression_term(Expression, Term).

expression_term([Name|Items], Term) :-
    atom(Name),
    !,      % a list is a term with arguments
    maplist(expression_term, Items, Arguments),
    compound_name_arguments(Term, Name, Arguments).
expression_term(Word, Word) :-
    atomic(Word),
    Word \== [].

%!  term_kif(+Term, -Text) is det.
%
%   True when Text is Term in KIF.
%
%       ?- term_kif(mark(1, at(b)), Text).
%       Text = "(mark 1 (at b))".

term_kif(Term, Text) :-
    term_expression(Term, Expression),
    expression_kif(Expression, Text).

%!  term_expression(+Term, -Expression) is det.
%
%   True when Expression stands for Term.
%
%       ?- term_expression(mark(1, at(b)), Expression).
%       Expression = [mark, 1, [at, b]].

term_expression(Term, [Name|Items]) :-
    compound(Term),
    !,      % a list is a term with arguments
    compound_name_arguments(Term, Name, Arguments),
    maplist(term_expression, Arguments, Items).
term_expression(Word, Word).

%   ---- Rules ----

%!  expressions_clauses(+Expressions, -Clauses) is det.
%
%   True when Clauses are what Expressions say.
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
    maplist(told_by_some(Relations), [role/1, legal/2, next/1, terminal/0, goal/2]),
    findall(Role, member(clause(role(Role), _), Clauses), Roles),
    ( ground(Roles) -> forall(member(clause(Head, _), Clauses), head_of_role(Head, Roles)) ; true ).

head_of_role(Head, Roles) :-
    (   ( Head = legal(Role, _) ; Head = goal(Role, _) ),
        ground(Role),
        \+ memberchk(Role, Roles)
    ->  functor(Head, Name, _),
        maplist(expression_of_term, [Role|Roles], [Text|Texts]),
        atomic_list_concat(Texts, ', ', All),
        rules_error('~w names ~w, and there is no such role: the roles are ~w', [Name, Text, All])
    ;   true
    ).

expression_of_term(Term, Text) :-
    term_expression(Term, Expression),
    expression_text(Expression, Text).

%   What the language has for programs that generate games: players do not need it.

unused([Word|_]) :- memberchk(Word, [base, input]).
unused([<=,[Word|_]|_]) :- memberchk(Word, [base, input]).

sheet_relations(Clauses, Relations) :-
    findall(Name/Arity, ( member(clause(Head, _), Clauses), functor(Head, Name, Arity) ), Heads),
    sort(Heads, Relations).

told_by_some(Relations, Name/Arity) :-
    (   memberchk(Name/Arity, Relations)
    ->  true
    ;   rules_error('no rule says ~w: a game has role, legal, next, terminal and goal', [Name])
    ).

%!  clauses_unsaid(+Clauses, -Relations) is det.
%
%   True when Relations, each Name/Arity, are asked by conditions of Clauses, and no clause says
%   them: they never hold.
%
%       ?- clauses_unsaid([clause(p, [call(q(a)), not(call(p))])], Relations).
%       Relations = [q/1].

clauses_unsaid(Clauses, Unsaid) :-
    sheet_relations(Clauses, Relations),
    findall(Relation,
            ( member(clause(_, Conditions), Clauses),
              conditions_relation(Conditions, _, Relation) ),
            Asked0),
    sort(Asked0, Asked),
    ord_subtract(Asked, Relations, Unsaid).

faulty(Expression, Format, Arguments) :-
    expression_text(Expression, Text),
    format(atom(Why), Format, Arguments),
    rules_error('~w: ~w', [Text, Why]).

%   What a condition calls, and whether something is not to hold.

conditions_relation(Conditions, Sign, Name/Arity) :-
    conditions_goal(Conditions, Sign, Goal),
    functor(Goal, Name, Arity).

conditions_goal(Conditions, Sign, Goal) :-
    member(Condition, Conditions),
    condition_goal(Condition, Sign, Goal).

condition_goal(call(Goal), yes, Goal).
condition_goal(not(Condition), no, Goal) :-
    condition_goal(Condition, _, Goal).
condition_goal(some(Rows), Sign, Goal) :-
    member(Row, Rows),
    conditions_goal(Row, Sign, Goal).

expression_clause(Expression, Clause) :-
    expression_rule(Expression, Clause, _, _).

%!  expression_relation(+Expression, -Relation) is semidet.
%
%   True when Expression tells a rule of Relation, Name/Arity, that players need.
%
%       ?- expression_relation([<=,[line,var(x)],[row,var(x)]], Relation).
%       Relation = line/1.

expression_relation(Expression, Name/Arity) :-
    \+ unused(Expression),
    ( Expression = [<=,Head|_] -> true ; Head = Expression ),
    (   Head = [Name|Arguments]
    ->  length(Arguments, Arity)
    ;   Name = Head,
        Arity = 0
    ).

%!  expression_rule(+Expression, -Clause, -Names, -Conditions) is det.
%
%   True when Clause is what Expression says, Names are Name=Variable, where a name is as in `?x`,
%   and Conditions those of Clause as they are told, in the order of Expression.
%
%       ?- expression_rule([<=,[p,var(x)],[not,[q,var(x)]],[true,var(x)]], _, Names, Conditions).
%       Names = ['?x'=X], Conditions = [not(call(q(X))), true(X)].

expression_rule(Expression, clause(Head, Conditions), Names, Conditions0) :-
    (   Expression = [<=,Head0|Body]
    ->  true
    ;   Expression == [<=]
    ->  faulty(Expression, 'a rule has a head', [])
    ;   Head0 = Expression,
        Body = []
    ),
    term(Head0, Expression, Names0, Head),
    head(Head, Expression),
    maplist(condition(Expression, Names0), Body, Conditions0),
    length(Names0, _),
    !,      % its end was open
    maplist(variable_name, Names0, Names),
    ordered(Conditions0, Expression, [], Bound, Conditions),
    term_variables(Head, Variables0),
    sort(Variables0, Variables),
    (   ord_subset(Variables, Bound)
    ->  true
    ;   faulty(Expression, 'a variable of the head stands in no condition', [])
    ).

variable_name(Name0-Variable, Name=Variable) :-
    atom_concat(?, Name0, Name).

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
        ;   \+ memberchk(Name, [true, does, distinct, not, or, and, <=])
        )
    ->  true
    ;   faulty(Expression, 'a rule begins with a relation that it says, as in (legal x (mark 1))', [])
    ).

word_arity(role, 1).
word_arity(init, 1).
word_arity(next, 1).
word_arity(legal, 2).
word_arity(goal, 2).
word_arity(sees, 2).
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
    ( Item = [and|Items] -> true ; Items = [Item] ),
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
%   Clauses, Name/Arity: whether it depends on what is played, `moves`, or on the state alone,
%   `changes`, or `stays`, and whether it depends on itself, `recursive` or `plain`.  It is an error if something is said to
%   hold if it does not: if a rule leads back to itself by way of a negation.  One rule leads to
%   another if a condition of the first and the head of the other can be the same.
%
%       ?- clauses_kinds([clause(p(a), [true(b)]), clause(q(X), [call(q(X))])], Kinds).
%       Kinds = [kind(p/1, changes, plain), kind(q/1, stays, recursive)].

clauses_kinds(Clauses, Kinds) :-
    sheet_relations(Clauses, Relations),
    findall(Relation-Relation1, clauses_edge(Clauses, _, Relation, Relation1), Edges),
    vertices_edges_to_ugraph([does,true|Relations], Edges, Graph),
    transitive_closure(Graph, Closure),
    findall(Relation,
            ( clauses_edge(Clauses, no, Relation, Relation1),
              leads(Closure, Relation1, Relation) ),
            Negated0),
    sort(Negated0, Negated),
    stratified(Negated, Closure, Clauses),
    maplist(relation_kind(Closure), Relations, Kinds).

%   The relations that may depend on their own negation are Negated; is there such a rule among
%   those that lead to them and back?

stratified([], _, _) :-
    !.      % most sheets need no more
stratified(Negated, Closure, Clauses) :-
    include(in_circle(Negated, Closure), Clauses, Rules),
    findall(From-To-Sign, rules_edge(Rules, From, To, Sign), Signed),
    findall(From-To, member(From-To-_, Signed), Edges),
    vertices_edges_to_ugraph([], Edges, Graph),
    transitive_closure(Graph, RulesClosure),
    (   member(From-To-no, Signed),
        ( From == To ; leads(RulesClosure, To, From) )
    ->  findall(Other, ( leads(RulesClosure, To, Other), leads(RulesClosure, Other, From) ), Others),
        findall(Name,
                ( member(Number, [From,To|Others]),
                  nth1(Number, Rules, clause(Head, _)),
                  functor(Head, Name, _) ),
                Names0),
        sort(Names0, Names),
        nth1(From, Rules, clause(Circular, _)),
        functor(Circular, Name1, _),
        circle_told(Name1, Names)
    ;   true
    ).

in_circle(Negated, Closure, clause(Head, [_|_])) :-
    functor(Head, Name, Arity),
    member(Relation, Negated),
    leads(Closure, Relation, Name/Arity),
    leads(Closure, Name/Arity, Relation),
    !.      % one is enough

rules_edge(Rules, From, To, Sign) :-
    nth1(From, Rules, clause(_, Conditions)),
    conditions_goal(Conditions, Sign, Goal),
    nth1(To, Rules, clause(Head, _)),
    \+ Goal \= Head.

circle_told(Name, Names) :-
    (   Names = [Name]
    ->  rules_error('the rules of ~w say that it holds if it does not', [Name])
    ;   append(First, [Last], Names),
        atomic_list_concat(First, ', ', List),
        rules_error('the rules of ~w and ~w say that ~w holds if it does not', [List, Last, Name])
    ).

clauses_edge(Clauses, Sign, Name/Arity, Relation) :-
    member(clause(Head, Conditions), Clauses),
    functor(Head, Name, Arity),
    (   conditions_relation(Conditions, Sign, Relation)
    ;   Sign = yes,
        member(Relation-Asked, [true-true(_), does-does(_, _)]),
        conditions_ask(Conditions, Asked)
    ).

conditions_ask(Conditions, Asked) :-
    member(Condition, Conditions),
    (   Condition = Asked
    ;   Condition = not(Condition1),
        conditions_ask([Condition1], Asked)
    ;   Condition = some(Rows),
        member(Row, Rows),
        conditions_ask(Row, Asked)
    ),
    !.      % one is enough

leads(Closure, Relation, Relation1) :-
    neighbours(Relation, Closure, Reached),
    ord_memberchk(Relation1, Reached).

relation_kind(Closure, Relation, kind(Relation, Changes, Recursive)) :-
    (   leads(Closure, Relation, does)
    ->  Changes = moves
    ;   leads(Closure, Relation, true)
    ->  Changes = changes
    ;   Changes = stays
    ),
    ( leads(Closure, Relation, Relation) -> Recursive = recursive ; Recursive = plain ).

/** <examples>

?- kif_expressions("(init (cell 1 b)) (<= (next (cell 1 x)) (does x mark))", Expressions).
*/
