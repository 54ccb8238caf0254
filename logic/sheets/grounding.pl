:- module(sheets_grounding,
          [ clauses_grounded/3,    % +Clauses, +Most, +Module
            rules_units/3,         % +Rules, :Rank_2, -Units
            units_simple/3         % +Units0, :Derived_1, -Units
          ]).

/** <module> Grounding: the rules of a sheet without variables, in an order in which they can be asked

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
    what was played, and here(Number), which atoms it can make true (compiler.pl);
  - timed(Head, Literals): the same rule, where what was played is a literal, too (stamped.pl);
  - asked(Relation, Needed): a relation, Name/Arity, needs another one;
  - rank(Relation, Rank, Kind): relations that need others have a higher rank, and those that need
    each other have the same.  The kind is `stays`, `state` or `moves`.
*/

:- use_module(library(apply), [exclude/3, foldl/4, maplist/2, maplist/3]).
:- use_module(library(assoc), [empty_assoc/1, get_assoc/3, list_to_assoc/2, put_assoc/4]).
:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2, nth1/3, nth1/4]).
:- use_module(library(ordsets), [ord_intersect/2, ord_subset/2, ord_union/3]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module(library(ugraphs), [transitive_closure/2, vertices_edges_to_ugraph/3]).

:- meta_predicate
       rules_units(+, 2, -),
       units_simple(+, 1, -).

%!  clauses_grounded(+Clauses, +Most, +Module) is semidet.
%
%   True when Module is told what Clauses (parser.pl) can make true.  Fails if these are more
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

%   True when Ranks has a reached(Relation, Rank, Reached) for each relation of Edges, which are
%   pairs Relation-Needed: Reached are those that it needs.  These have a lower rank, or the same
%   if they need it, too.

relations_ranks(Edges, Ranks) :-
    vertices_edges_to_ugraph([], Edges, Graph),
    transitive_closure(Graph, Closure),
    findall(Count-Reached-Relation,
            ( member(Relation-Reached0, Closure),
              sort([Relation|Reached0], Reached),
              length(Reached, Count) ),
            Keyed0),
    sort(Keyed0, Keyed),
    group_pairs_by_key(Keyed, Groups),
    findall(reached(Relation, Rank, Reached),
            ( nth1(Rank, Groups, (_-Reached)-Relations), member(Relation, Relations) ),
            Ranks).

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

%   ---- Ground rules in order ----
%
%   A rule is rule(Head, Literals).  A _unit_ is unit(Kind, Rules), rules that are asked at the same
%   time.  If it is `once`, no head of its rules stands in their conditions.  If it is `again`, its rules
%   are asked until nothing new follows.

%!  rules_units(+Rules, :Rank_2, -Units) is det.
%
%   True when Units have Rules in order.  Rank_2 says the rank of a head: rules of a higher one
%   may need those of a lower one.  If heads of one rank need each other, they are in units of their
%   own, one after the other, or in one that is asked again.  It is an error if an atom needs its
%   own negation.
%
%       ?- rules_units([rule(2, [1]), rule(1, []), rule(3, [-2])], [N,N]>>true, Units).
%       Units = [unit(once, [rule(1,[])]), unit(once, [rule(2,[1])]), unit(once, [rule(3,[-2])])].

rules_units(Rules, Rank_2, Units) :-
    findall(Rank-rule(Head, Literals),
            ( member(rule(Head, Literals), Rules), call(Rank_2, Head, Rank) ),
            Pairs0),
    keysort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups),
    maplist(group_units, Groups, UnitsOf),
    append(UnitsOf, Units).

group_units(_-Rules, Units) :-
    findall(Head-true, member(rule(Head, _), Rules), Heads0),
    sort(Heads0, Heads),
    list_to_assoc(Heads, Own),
    (   rules_own(Rules, Own, _)
    ->  heads_levels(Heads, Rules, Own, Levels),
        (   Levels == cycle
        ->  (   rules_own(Rules, Own, Literal),
                Literal < 0
            ->  throw(error(grounded(cycle), _))
            ;   Units = [unit(again, Rules)]
            )
        ;   findall(Level-rule(Head, Literals),
                    ( member(rule(Head, Literals), Rules), get_assoc(Head, Levels, Level) ),
                    Leveled0),
            keysort(Leveled0, Leveled),
            group_pairs_by_key(Leveled, Groups),
            findall(unit(once, Rules1), member(_-Rules1, Groups), Units)
        )
    ;   Units = [unit(once, Rules)]
    ).

%   A literal of a rule whose atom is one of its Own.

rules_own(Rules, Own, Literal) :-
    member(rule(_, Literals), Rules),
    member(Literal, Literals),
    Atom is abs(Literal),
    get_assoc(Atom, Own, _).

%   The level of a head is how many rules must be asked before it.

heads_levels(Heads, Rules, Own, Levels) :-
    findall(Head-Atoms,
            ( member(rule(Head, Literals), Rules),
              findall(Atom,
                      ( member(Literal, Literals), Atom is abs(Literal), get_assoc(Atom, Own, _) ),
                      Atoms) ),
            Pairs0),
    keysort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups0),
    findall(Head-Atoms,
            ( member(Head-AtomsOf, Groups0), append(AtomsOf, Atoms0), sort(Atoms0, Atoms) ),
            Groups),
    list_to_assoc(Groups, Needs),
    empty_assoc(Levels0),
    (   catch(foldl(head_level(Needs), Heads, Levels0, Levels1), cycle, fail)
    ->  Levels = Levels1
    ;   Levels = cycle
    ).

head_level(Needs, Head-_, Levels0, Levels) :-
    level(Head, Needs, _, Levels0, Levels).

level(Head, Needs, Level, Levels0, Levels) :-
    (   get_assoc(Head, Levels0, Level0)
    ->  ( Level0 == open -> throw(cycle) ; Level = Level0 ),
        Levels = Levels0
    ;   put_assoc(Head, Levels0, open, Levels1),
        get_assoc(Head, Needs, Atoms),
        needs_level(Atoms, Needs, 0, Level, Levels1, Levels2),
        put_assoc(Head, Levels2, Level, Levels)
    ).

needs_level([], _, Level, Level, Levels, Levels).
needs_level([Atom|Atoms], Needs, Level0, Level, Levels0, Levels) :-
    level(Atom, Needs, Level1, Levels0, Levels1),
    Level2 is max(Level0, Level1 + 1),
    needs_level(Atoms, Needs, Level2, Level, Levels1, Levels).

%!  units_simple(+Units0, :Derived_1, -Units) is det.
%
%   True when Units say the same as Units0 with fewer literals.  Derived_1 is true of atoms that
%   rules say.  One that no rule says never holds, and one that a rule says without conditions
%   always does.
%
%       ?- units_simple([unit(once, [rule(1, [])]), unit(once, [rule(2, [1,5]), rule(3, [4])])],
%                       >(5), Units).
%       Units = [unit(once, [rule(1, [])]), unit(once, [rule(2, [5])])].

units_simple(Units0, Derived_1, Units) :-
    empty_assoc(Known),
    units_simple(Units0, Derived_1, Known, Units).

%   Known: `always` or `maybe`, for each atom that a rule says.

units_simple([], _, _, []).
units_simple([unit(Kind, Rules0)|Units0], Derived_1, Known0, Units) :-
    (   Kind == again
    ->  foldl(head_known(maybe), Rules0, Known0, Known1)
    ;   Known1 = Known0
    ),
    findall(rule(Head, Literals),
            ( member(rule(Head, Literals0), Rules0),
              literals_simple(Literals0, Derived_1, Known1, Literals) ),
            Rules1),
    sort(Rules1, Rules2),
    findall(rule(Head, []), member(rule(Head, []), Rules2), Always),
    exclude(needless(Always), Rules2, Rules),
    foldl(head_known(maybe), Rules, Known1, Known2),
    foldl(head_known(always), Always, Known2, Known),
    ( Rules == [] -> Units = Units1 ; Units = [unit(Kind, Rules)|Units1] ),
    units_simple(Units0, Derived_1, Known, Units1).

head_known(How, rule(Head, _), Known0, Known) :-
    put_assoc(Head, Known0, How, Known).

needless(Always, rule(Head, [_|_])) :-
    memberchk(rule(Head, []), Always).

literals_simple([], _, _, []).
literals_simple([Literal|Literals0], Derived_1, Known, Literals) :-
    Atom is abs(Literal),
    (   call(Derived_1, Atom)
    ->  ( get_assoc(Atom, Known, How) -> true ; How = never ),
        ( Literal > 0 -> Sign = yes ; Sign = no ),
        literal_kept(How, Sign, Kept)
    ;   Kept = true
    ),
    ( Kept == true -> Literals = [Literal|Literals1] ; Literals = Literals1 ),
    literals_simple(Literals0, Derived_1, Known, Literals1).

%   Fails if the literal can't hold.

literal_kept(maybe, _, true).
literal_kept(always, yes, false).
literal_kept(never, no, false).

/** <examples>

?- clauses_grounded([clause(init(a), []), clause(next(b), [true(a)])], 10, two).
*/
