:- module(sheets_grounded_atoms,
          [ clauses_grounded/3     % +Clauses, +Most, +Module
          ]).

/** <module> Which ground atoms the rules of a sheet can make true

Rules are _grounded_: instead of variables they have every term that may stand there.  An atom is
possible if a rule says it whose conditions are possible, where `not` is no obstacle, unless it
speaks of a relation that stays.  Each possible atom gets a number.  A relation that stays is
known exactly, so its conditions are gone when a rule is grounded.

In the module that is told, there are then

  - ground_atom(Number, Atom), and for each relation a predicate `ground NAME`, which has the number
    as its last argument;
  - instance(Head, Literals): a rule whose head depends on the state alone.  Literals are numbers of
    atoms, negative if the atom is not to hold;
  - moved(Rank, Head, Literals): a rule whose head depends on the moves.  It asks joint(Role, Move),
    what was played, and here(Number), which atoms it can make true (grounded_moves.pl);
  - timed(Head, Literals): the same rule, where what was played is a literal, too (stamped.pl);
  - asked(Relation, Needed): a relation, Name/Arity, needs another one;
  - rank(Relation, Rank, Kind): relations that need others have a higher rank, and those that need
    each other have the same.  The kind is `stays`, `state` or `moves`.
*/

:- use_module(library(apply), [foldl/4, maplist/2]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3, nth1/4]).
:- use_module(library(ordsets), [ord_intersect/2, ord_subset/2, ord_union/3]).
:- use_module(grounded_units, [relations_ranks/2]).

%!  clauses_grounded(+Clauses, +Most, +Module) is semidet.
%
%   True when Module is told what Clauses (clauses.pl) can make true.  Fails if these are more
%   than Most atoms, or terms without end.
%
%       ?- clauses_grounded([clause(init(a), []), clause(next(b), [true(a)])], 10, two_facts),
%          findall(Fact, two_facts:ground_atom(_, true(Fact)), Facts).
%       Facts = [a, b].

clauses_grounded(Clauses, Most, Module) :-
    findall(rule(Head, Conditions), clauses_rule(Clauses, Head, Conditions), Rules),
    rules_ranks(Rules, Ranks, Asked),
    maplist(relation_declared(Module), Ranks),
    trie_new(Numbers),
    maplist(declared(Module), [atom_numbers/1, asked/2, ground_atom/2, fires/2, begins/1, settles/3, settled/2, waiting/3,
                               instance/2, moved/3, timed/2, joint/2, here/1]),
    assertz(Module:atom_numbers(Numbers)),
    forall(member(One, Asked), assertz(Module:One)),
    findall(Rank, member(rank(_, Rank, stays), Ranks), Staying0),
    sort(Staying0, Staying),
    Atoms = atoms(Most, 0),
    catch(( foldl(staying_closed(Rules, Ranks, Module, Atoms), Staying, 1, Number),
            changing_closed(Rules, Ranks, Module, Atoms, Number) ),
          large, fail),
    forall(( member(rule(Head, Conditions), Rules), relation(Head, Relation),
             memberchk(rank(Relation, Rank, Kind), Ranks) ),
           instance_told(Kind, Rank, Ranks, Module, Head, Conditions)).

declared(Module, Predicate) :-
    dynamic(Module:Predicate).

relation_declared(Module, Ranked) :-
    Ranked = rank(Name/Arity, _, _),
    functor(Atom, Name, Arity),
    atom_goal(Atom, _, Goal),
    functor(Goal, Told, Arity1),
    declared(Module, Told/Arity1),
    assertz(Module:Ranked).

%   A rule for each way in which the conditions `some` and `not` can hold.

clauses_rule(Clauses, Head, Conditions) :-
    member(clause(Head, Conditions0), Clauses),
    phrase(plain(Conditions0), Conditions).

plain([]) --> [].
plain([Condition|Conditions]) --> plain_condition(Condition), plain(Conditions).

plain_condition(some(Rows)) --> !, { member(Row, Rows) }, plain(Row).
plain_condition(not(not(Condition))) --> !, plain_condition(Condition).
plain_condition(not(distinct(Term, Term))) --> !, [].
plain_condition(not(distinct(_, _))) --> !, { fail }.
plain_condition(not(some(Rows))) --> !, none(Rows).
plain_condition(Condition) --> [Condition].

none([]) --> [].
none([Row|Rows]) -->
    { member(Condition, Row) },
    plain_condition(not(Condition)),
    none(Rows).

%   Relations, and the atom of which a condition speaks.

relation(Atom, Name/Arity) :-
    functor(Atom, Name, Arity).

condition_atom(call(Atom), Atom).
condition_atom(true(Fact), true(Fact)).
condition_atom(does(Role, Move), does(Role, Move)).
condition_atom(not(Condition), Atom) :- condition_atom(Condition, Atom).

atom_goal(Atom, Number, Goal) :-
    Atom =.. [Name|Arguments0],
    atom_concat('ground ', Name, Told),
    append(Arguments0, [Number], Arguments),
    Goal =.. [Told|Arguments].

rules_ranks(Rules, Ranks, Asked) :-
    findall(Relation-Asked,
            ( member(rule(Head, Conditions), Rules),
              relation(Head, Relation),
              (   Asked = Relation
              ;   member(Condition, Conditions),
                  condition_atom(Condition, Atom),
                  relation(Atom, Asked)
              ) ),
            Edges0),
    sort([legal/2-(true/1), goal/2-(true/1), terminal/0-(true/1), next/1-(does/2), sees/2-(does/2),
          init/1-(init/1)|Edges0], Edges),
    relations_ranks(Edges, Reached),
    findall(rank(Relation, Rank, Kind),
            ( member(reached(Relation, Rank, Reach), Reached), relation_kind(Relation, Reach, Kind) ),
            Ranks),
    findall(asked(Relation, Needed),
            ( member(reached(Relation, _, Reach), Reached), member(Needed, Reach) ),
            Asked).

relation_kind(Relation, Reach, Kind) :-
    (   ( Relation == does/2 ; Relation == true/1 )
    ->  Kind = state
    ;   memberchk(does/2, Reach)
    ->  Kind = moves
    ;   memberchk(true/1, Reach)
    ->  Kind = state
    ;   Kind = stays
    ).

%   Atoms are numbered as they are found, and each is then looked at once: what follows from it?

staying_closed(Rules, Ranks, Module, Most, Rank, Number0, Number) :-
    findall(Relation, member(rank(Relation, Rank, _), Ranks), Own),
    (   member(rule(Head, Conditions), Rules),
        relation(Head, Relation),
        memberchk(Relation, Own),
        member(not(Condition), Conditions),
        condition_atom(Condition, Atom),
        relation(Atom, Asked),
        memberchk(Asked, Own)
    ->  throw(large)
    ;   true
    ),
    forall(( member(rule(Head, Conditions), Rules), relation(Head, Relation),
             memberchk(Relation, Own) ),
           rule_told(Own, Ranks, Module, Head, Conditions)),
    closed(Module, Most, Number0, Number).

changing_closed(Rules, Ranks, Module, Most, Number) :-
    findall(Relation, ( member(rank(Relation, _, Kind), Ranks), Kind \== stays ), Own),
    forall(( member(rule(Head, Conditions), Rules), relation(Head, Relation),
             memberchk(Relation, Own) ),
           rule_told(Own, Ranks, Module, Head, Conditions)),
    assertz(( Module:begins(true(Fact)) :- Module:'ground init'(Fact, _) )),
    assertz(Module:fires(next(Fact), true(Fact))),
    assertz(Module:fires(legal(Role, Move), does(Role, Move))),
    closed(Module, Most, Number, _).

%   If one condition has all the variables of the head, one way to make the others
%   possible is enough.

rule_told(Own, Ranks, Module, Head, Conditions) :-
    include_own(Conditions, Own, Triggers),
    (   Triggers == []
    ->  closing_goal(Module, Conditions, [], Ranks, Body),
        assertz(Module:(begins(Head) :- Body))
    ;   Triggers = [_,_|_],
        settling(Triggers, Head, Trigger)
    ->  removed(Trigger, Conditions, Rest),
        condition_atom(Trigger, Atom),
        term_variables(Atom, Bound0),
        sort(Bound0, Bound),
        closing_goal(Module, Rest, Bound, Ranks, Body),
        Rule = settled(Atom, Head),
        assertz(Module:(Rule :- Body), Reference),
        assertz(Module:settles(Atom, Head, Reference))
    ;   forall(member(Trigger, Triggers),
               ( removed(Trigger, Conditions, Rest),
                 condition_atom(Trigger, Atom),
                 term_variables(Atom, Bound0),
                 sort(Bound0, Bound),
                 closing_goal(Module, Rest, Bound, Ranks, Body),
                 assertz(Module:(fires(Atom, Head) :- Body)) ))
    ).

include_own([], _, []).
include_own([Condition|Conditions], Own, Triggers) :-
    (   own_condition(Own, Condition)
    ->  Triggers = [Condition|Triggers1]
    ;   Triggers = Triggers1
    ),
    include_own(Conditions, Own, Triggers1).

own_condition(Own, Condition) :-
    Condition \= not(_),
    condition_atom(Condition, Atom),
    relation(Atom, Relation),
    memberchk(Relation, Own).

settling(Triggers, Head, Trigger) :-
    term_variables(Head, Variables0),
    sort(Variables0, Variables),
    member(Trigger, Triggers),
    Trigger \= does(_, _),
    term_variables(Trigger, Bound0),
    sort(Bound0, Bound),
    ord_subset(Variables, Bound),
    !.      % the first one

removed(Condition, [Condition1|Conditions], Rest) :-
    (   Condition1 == Condition
    ->  Rest = Conditions
    ;   Rest = [Condition1|Rest1],
        removed(Condition, Conditions, Rest1)
    ).

closed(Module, Most, Number0, Number) :-
    forall(Module:begins(Head), atom_found(Module, Most, Head)),
    retractall(Module:begins(_)),
    looked(Module, Most, Number0, Number),
    retractall(Module:fires(_, _)),
    retractall(Module:settled(_, _)),
    retractall(Module:settles(_, _, _)),
    retractall(Module:waiting(_, _, _)).

looked(Module, Most, Number0, Number) :-
    (   Module:ground_atom(Number0, Atom)
    ->  forall(Module:fires(Atom, Head), atom_found(Module, Most, Head)),
        forall(Module:settles(Atom, Head, Reference),
               settled(Module, Most, Atom, Head, Reference)),
        Number1 is Number0 + 1,
        looked(Module, Most, Number1, Number)
    ;   forall(retract(Module:waiting(Atom, Head, Reference)),
               settled(Module, Most, Atom, Head, Reference)),
        (   Module:ground_atom(Number0, _)
        ->  looked(Module, Most, Number0, Number)
        ;   Number = Number0
        )
    ).

settled(Module, Most, Atom, Head, Reference) :-
    (   Module:atom_numbers(Numbers),
        trie_lookup(Numbers, Head, _)
    ->  true
    ;   clause(Module:settled(Atom, Head), Body, Reference),
        once(Module:Body)
    ->  atom_found(Module, Most, Head)
    ;   assertz(Module:waiting(Atom, Head, Reference))
    ).

%   A trie finds an atom at once, of whatever arguments.

atom_found(Module, Most, Atom) :-
    Module:atom_numbers(Numbers),
    (   trie_lookup(Numbers, Atom, _)
    ->  true
    ;   Most = atoms(Limit, Count),
        Number is Count + 1,
        term_size(Atom, Size),
        (   Number =< Limit,
            Size =< 500         % function symbols can make terms without end
        ->  true
        ;   throw(large)
        ),
        nb_setarg(2, Most, Number),         % a count that backtracking keeps
        trie_insert(Numbers, Atom, Number),
        atom_goal(Atom, Number, Goal),
        assertz(Module:Goal),
        assertz(Module:ground_atom(Number, Atom))
    ).

%   Conditions in the order in which they have the fewest answers, each with its cost: 0 if its
%   variables are known.

planned([], _, []).
planned(Conditions, Bound0, [Cost-Condition|Planned]) :-
    Conditions = [_|_],
    findall(Cost0-N, ( nth1(N, Conditions, One), cost(One, Bound0, Cost0) ), Costs),
    keysort(Costs, [Cost-Best|_]),
    nth1(Best, Conditions, Condition, Rest),
    term_variables(Condition, Variables0),
    sort(Variables0, Variables),
    ord_union(Bound0, Variables, Bound),
    planned(Rest, Bound, Planned).

cost(Condition, Bound, Cost) :-
    term_variables(Condition, Variables0),
    sort(Variables0, Variables),
    (   ord_subset(Variables, Bound)
    ->  Cost = 0
    ;   ( Condition = not(_) ; Condition = distinct(_, _) )
    ->  Cost = 9
    ;   ord_intersect(Variables, Bound)
    ->  Cost = 1
    ;   Cost = 2
    ).

%   The goal that asks conditions, and the literals that remain of them.

closing_goal(Module, Conditions, Bound, Ranks, Goal) :-
    planned(Conditions, Bound, Planned),
    Module:atom_numbers(Numbers),
    conditions_goal(Planned, closing, Numbers, Ranks, Goal, _, _).

conditions_goal([], _, _, _, true, Literals, Literals).
conditions_goal([Cost-Condition|Conditions], Mode, Numbers, Ranks, (Goal, Goals),
                Literals0, Literals) :-
    condition_goal(Condition, Cost, Mode, Numbers, Ranks, Goal, Literals0, Literals1),
    conditions_goal(Conditions, Mode, Numbers, Ranks, Goals, Literals1, Literals).

condition_goal(distinct(Term, Term1), _, _, _, _, Term \== Term1, Literals, Literals) :-
    !.      % no atom
condition_goal(Condition, Cost, Mode, Numbers, Ranks, Goal, Literals0, Literals) :-
    ( Condition = not(_) -> Sign = no ; Sign = yes ),
    condition_atom(Condition, Atom),
    relation(Atom, Relation),
    memberchk(rank(Relation, _, Kind), Ranks),
    (   Cost =:= 0
    ->  Asked = trie_lookup(Numbers, Atom, Number)
    ;   atom_goal(Atom, Number, Asked)
    ),
    (   Kind == stays
    ->  Literals = Literals0,
        sign_goal(Sign, Asked, Goal)
    ;   Mode == closing
    ->  ( Sign == yes -> Goal = Asked ; Goal = true )
    ;   Mode == ruled,
        Atom = does(Role, Move)
    ->  Literals = Literals0,
        sign_goal(Sign, joint(Role, Move), Goal)
    ;   ( Mode-Kind == ruled-moves -> Known = (Asked, here(Number)) ; Known = Asked ),
        (   Sign == yes
        ->  Goal = Known,
            Literals0 = [Number|Literals]
        ;   Goal = (   Known
                   ->  Negative is -Number,
                       Literals0 = [Negative|Literals]
                   ;   Literals0 = Literals
                   )
        )
    ).

sign_goal(yes, Goal, Goal).
sign_goal(no, Goal, \+ Goal).

instance_told(stays, _, _, _, _, _).
instance_told(state, _, Ranks, Module, Head, Conditions) :-
    ruled(ruled, Module, Conditions, Ranks, Head, Number, Body, Literals),
    assertz(Module:(instance(Number, Literals) :- Body)).
instance_told(moves, Rank, Ranks, Module, Head, Conditions) :-
    ruled(ruled, Module, Conditions, Ranks, Head, Number, Body, Literals),
    assertz(Module:(moved(Rank, Number, Literals) :- Body)),
    ruled(timed, Module, Conditions, Ranks, Head, Number1, Body1, Literals1),
    assertz(Module:(timed(Number1, Literals1) :- Body1)).

%   The mode is `closing`, which asks what is possible, `ruled` or `timed`.

ruled(Mode, Module, Conditions, Ranks, Head, Number, (Body, Goal), Literals) :-
    Module:atom_numbers(Numbers),
    Goal = trie_lookup(Numbers, Head, Number),
    planned(Conditions, [], Planned),
    conditions_goal(Planned, Mode, Numbers, Ranks, Body, Literals, []).

/** <examples>

?- clauses_grounded([clause(init(a), []), clause(next(b), [true(a)])], 10, two).
*/
